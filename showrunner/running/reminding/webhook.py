"""Reminders by webhook: a small JSON that is posted to where a person says."""

from __future__ import annotations

import hmac
from typing import Final

import msgspec
from aiohttp import ClientError, ClientTimeout
from typing_extensions import override
from yarl import URL

from showrunner.addresses import AllowedAddresses
from showrunner.errors import NotSent
from showrunner.running.reminding.notice import Notice
from showrunner.running.reminding.way import SECONDS, Way
from showrunner.store.contacts import SeatContact
from showrunner.store.reminder_book import AskToRemind

SIGNATURE: Final = "Showrunner-Signature"
_PASSES: Final = frozenset({408, 425, 429})
"""What a server says that wants to be asked again, besides 5xx."""


class Webhooks(Way):
    """Posts to the hosts that the operator listed. Of a reply only the status is read."""

    def __init__(self, allowed: AllowedAddresses) -> None:
        self._allowed = allowed

    @override
    def check(self, address: str) -> None:
        self._allowed.check(address)

    @override
    def address(self, contact: SeatContact) -> str | None:
        return contact.webhook

    @override
    async def send(self, asked: AskToRemind, notice: Notice) -> None:
        url = asked.contact.webhook or ""
        self.check(url)
        body = msgspec.json.encode(notice.terms)
        headers = {
            "Content-Type": "application/json",
            "User-Agent": "Showrunner",
            SIGNATURE: signature(asked.contact.secret, int(notice.at.timestamp()), body),
        }
        try:
            async with (
                self._allowed.session(ClientTimeout(total=SECONDS)) as session,
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
    """What proves that this server sent a body at this time (in seconds since 1970).

    `t=TIME,v1=HEX`, where HEX is the HMAC-SHA256 of `TIME.BODY` under the contact's secret.
    """
    signed = hmac.digest(secret.encode(), f"{at}.".encode() + body, "sha256")
    return f"t={at},v1={signed.hex()}"
