"""Reminders by webhook: a small JSON document that is posted to a person's URL."""

from __future__ import annotations

import hmac
from typing import Final

import msgspec
from aiohttp import ClientError, ClientTimeout
from typing_extensions import override
from yarl import URL

from showrunner.addresses import AllowedAddresses
from showrunner.errors import NotSent
from showrunner.running.reminding.message import ReminderMessage
from showrunner.running.reminding.way import SEND_SECONDS, Way
from showrunner.store.contacts import SeatContact
from showrunner.store.reminder_book import AskToRemind

SIGNATURE: Final = "Showrunner-Signature"
_PASSES: Final = frozenset({408, 425, 429})
"""Status codes of temporary errors, besides 5xx."""


class Webhooks(Way):
    """Posts to the hosts that the operator lists. Only the status of the reply is read."""

    def __init__(self, allowed: AllowedAddresses) -> None:
        self._allowed = allowed

    @override
    def check(self, address: str) -> None:
        self._allowed.check(address)

    @override
    def address(self, contact: SeatContact) -> str | None:
        return contact.webhook

    @override
    async def send(self, ask: AskToRemind, message: ReminderMessage) -> None:
        url = ask.contact.webhook or ""
        self.check(url)
        body = msgspec.json.encode(message.terms)
        headers = {
            "Content-Type": "application/json",
            "User-Agent": "Showrunner",
            SIGNATURE: signature(ask.contact.secret, int(message.at.timestamp()), body),
        }
        try:
            async with (
                self._allowed.session(ClientTimeout(total=SEND_SECONDS)) as session,
                session.post(
                    URL(url, encoded=True), data=body, headers=headers, allow_redirects=False
                ) as reply,
            ):
                status = reply.status
        except (ClientError, OSError) as problem:
            raise NotSent(type(problem).__name__, may_pass=True) from None
        if not 200 <= status < 300:
            raise NotSent(f"HTTP {status}", may_pass=status >= 500 or status in _PASSES)


def signature(secret: str, at: int, body: bytes) -> str:
    """The signature that proves that this server sent a body at this time (Unix seconds).

    It is `t=TIME,v1=HEX`, where HEX is the HMAC-SHA256 of `TIME.BODY` with the contact's secret.
    """
    signed = hmac.digest(secret.encode(), f"{at}.".encode() + body, "sha256")
    return f"t={at},v1={signed.hex()}"
