"""Talks as used by several games: private talks by mutual preference, group talks, debates."""
