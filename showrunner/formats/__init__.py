"""Formats: what a game provides, what all games share, and a folder for each game."""
