"""Survival: hidden roles, nights and Global Conferences (rule ids SV-)."""

from showrunner.formats.survival.definition import FORMAT

__all__ = ["FORMAT"]
