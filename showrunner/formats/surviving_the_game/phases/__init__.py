"""The phases of a season."""
