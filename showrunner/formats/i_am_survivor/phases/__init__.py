"""The phases of a season, one module each."""
