"""The interface of ways to send reminders."""

from __future__ import annotations

from typing import Protocol

from showrunner.running.reminding.message import ReminderMessage
from showrunner.store.contacts import SeatContact
from showrunner.store.reminder_book import AskToRemind

SEND_SECONDS = 15.0
"""How long one try may take."""


class Way(Protocol):
    """A way to send reminders: e-mail or webhook."""

    def check(self, address: str) -> None:
        """Raise WrongParameter or AddressRefused for an address that nothing may be sent to."""

    def address(self, contact: SeatContact) -> str | None:
        """The contact's address for this way, or None."""

    async def send(self, ask: AskToRemind, message: ReminderMessage) -> None:
        """Send a reminder. Raises NotSent, and what `check` raises for the contact's address."""
