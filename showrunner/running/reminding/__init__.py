"""Reminders by e-mail or webhook for people who play a seat in a season that lasts for weeks."""

from showrunner.running.reminding.reminders import Reminders

__all__ = ["Reminders"]
