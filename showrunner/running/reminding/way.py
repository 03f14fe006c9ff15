"""A way to reach somebody who is not there."""

from __future__ import annotations

from typing import Protocol

from showrunner.running.reminding.notice import Notice
from showrunner.store.contacts import SeatContact
from showrunner.store.reminder_book import AskToRemind

SECONDS = 15.0
"""How long one try may take, whatever the other side does."""


class Way(Protocol):
    """By e-mail, or by webhook."""

    def check(self, address: str) -> None:
        """Raise WrongParameter or AddressRefused for an address that nothing may be sent to."""

    def address(self, contact: SeatContact) -> str | None:
        """Where somebody wants to be reached by this way; None where they do not."""

    async def send(self, asked: AskToRemind, notice: Notice) -> None:
        """Send it. Raises NotSent, and what `check` raises where the list has changed since."""
