"""Reminders by Web Push (RFC 8030, RFC 8292): a browser says "You are asked", even while closed.

A push has no content. So its service learns nothing but that there was one, and nothing has to be
encrypted; the words are in the console's service worker.
"""

from __future__ import annotations

import time
from typing import Final
from urllib.parse import urlsplit

from aiohttp import ClientError, ClientSession, ClientTimeout
from py_vapid import Vapid02, VapidException
from py_vapid.utils import b64urlencode
from typing_extensions import override
from yarl import URL

from showrunner.addresses import AllowedAddresses
from showrunner.errors import AddressRefused, NotSent, ShowrunnerError, WrongParameter
from showrunner.running.reminding.message import ReminderMessage
from showrunner.running.reminding.way import SEND_SECONDS, Way
from showrunner.settings import VAPID_KEY, ReminderSettings
from showrunner.store import Store
from showrunner.store.contacts import SeatContact
from showrunner.store.reminder_book import AskToRemind

KEY_NAME: Final = "push"
TOKEN_SECONDS: Final = 12 * 3600
"""How long a signature is valid; services accept at most a day."""
MAX_KEPT_SECONDS: Final = 28 * 86400
"""How long a service keeps a push for a browser that is offline, at most."""
_GONE: Final = frozenset({404, 410})
_PASSES: Final = frozenset({408, 413, 425, 429})


class WebPush(Way):
    """Sends pushes to the services that the operator allows.

    The key that signs them is the operator's, or one that the server made and stored.
    """

    def __init__(self, store: Store, settings: ReminderSettings, allowed: AllowedAddresses) -> None:
        self._store = store
        self._allowed = allowed
        self._public_url = settings.public_url
        self._own_key = settings.vapid_key
        if self._own_key:
            _vapid(self._own_key)  # so that a wrong key is reported at the start

    async def public_key(self) -> str:
        """The key that a browser needs to subscribe."""
        vapid = await self._key()
        return _signature(vapid, "https://push.example", self._public_url).partition("k=")[2]

    @override
    def check(self, address: str) -> None:
        self._allowed.check(address)

    @override
    def address(self, contact: SeatContact) -> str | None:
        return next(iter(contact.browsers), None)

    @override
    async def send(self, ask: AskToRemind, message: ReminderMessage) -> None:
        vapid = await self._key()
        refused: ShowrunnerError | None = None
        async with self._allowed.session(ClientTimeout(total=SEND_SECONDS)) as session:
            for browser in ask.contact.browsers:
                try:
                    await self._push(session, vapid, browser, ask, message)
                except (NotSent, AddressRefused) as why:  # the other browsers are still told
                    refused = why
        if refused is not None:
            raise refused

    async def _push(
        self,
        session: ClientSession,
        vapid: Vapid02,
        browser: str,
        ask: AskToRemind,
        message: ReminderMessage,
    ) -> None:
        """Send one push; a browser that has unsubscribed is forgotten."""
        self.check(browser)
        parts = urlsplit(browser)
        kept = MAX_KEPT_SECONDS
        if message.due is not None:
            kept = min(kept, max(0, int((message.due - message.at).total_seconds())))
        headers = {
            "Authorization": _signature(
                vapid, f"{parts.scheme}://{parts.netloc}", self._public_url
            ),
            "TTL": str(kept),
            "Urgency": "high" if message.what == "due" else "normal",
            "Topic": ask.season,  # a later push takes the place of one that was not delivered yet
        }
        try:
            async with session.post(
                URL(browser, encoded=True), headers=headers, allow_redirects=False
            ) as reply:
                status = reply.status
        except (ClientError, OSError) as problem:
            raise NotSent(type(problem).__name__, may_pass=True) from None
        if status in _GONE:
            await self._store.contacts.set_browser(ask.season, ask.seat, browser, on=False)
        elif not 200 <= status < 300:
            raise NotSent(f"HTTP {status}", may_pass=status >= 500 or status in _PASSES)

    async def _key(self) -> Vapid02:
        return _vapid(self._own_key or await self._store.keys.get(KEY_NAME, _new_key))


def _signature(vapid: Vapid02, service: str, public_url: str) -> str:
    """The header that proves who sends a push to this service (RFC 8292)."""
    claims = {"aud": service, "sub": public_url, "exp": int(time.time()) + TOKEN_SECONDS}
    return str(vapid.sign(claims)["Authorization"])


def _new_key() -> str:
    vapid = Vapid02()
    vapid.generate_keys()
    number = vapid.private_key.private_numbers().private_value
    return str(b64urlencode(number.to_bytes(32, "big")))


def _vapid(key: str) -> Vapid02:
    try:
        return Vapid02.from_string(key)
    except (VapidException, ValueError):
        raise WrongParameter(
            f"{VAPID_KEY} cannot be read", "give a private key of P-256, base64url-encoded"
        ) from None
