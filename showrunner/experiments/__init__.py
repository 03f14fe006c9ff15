"""Experiments: many seasons by one plan, their tables, and what they show ([experiments.md])."""
