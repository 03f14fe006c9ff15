"""Reminders for people who play a seat in a season that lasts weeks, and are not there."""

from showrunner.running.reminding.reminders import Reminders

__all__ = ["Reminders"]
