"""The parts of a season, a module for each."""
