"""The phases of a match, a module for each."""
