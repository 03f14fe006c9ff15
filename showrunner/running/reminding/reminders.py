"""Sends reminders: each is written down first and then sent, so that it is sent only once."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from datetime import datetime, timedelta

import structlog
from tenacity import (
    AsyncRetrying,
    retry_if_exception,
    stop_after_attempt,
    wait_random_exponential,
)

from showrunner.addresses import AllowedAddresses
from showrunner.errors import NotSent, WrongParameter
from showrunner.players.casting import OUTSIDE
from showrunner.running.reminding.mail import Mail
from showrunner.running.reminding.message import message_of
from showrunner.running.reminding.push import WebPush
from showrunner.running.reminding.way import Way
from showrunner.running.reminding.webhook import Webhooks
from showrunner.settings import PUBLIC_URL, PUSH_HOSTS, WEBHOOK_HOSTS, ReminderSettings
from showrunner.store import Store
from showrunner.store.contacts import ENGLISH, SeatContact
from showrunner.store.models import now
from showrunner.store.reminder_book import AskToRemind, What

log = structlog.get_logger()

LOOK_SECONDS = 20.0
"""How often it checks which reminders are due."""
MAX_TRIES = 4
FIRST_WAIT_SECONDS = 2.0
LONGEST_WAIT_SECONDS = 30.0
MAX_AT_ONCE = 32
"""How many reminders are being sent at the same time at most."""


class Reminders:
    """Reminds people by the ways that the operator's settings allow, if any.

    Several processes can do this with one database. Raises WrongParameter for settings that cannot
    be used. `clock` returns the time in UTC.
    """

    def __init__(
        self, store: Store, settings: ReminderSettings, clock: Callable[[], datetime] = now
    ) -> None:
        self.ways: Mapping[str, Way] = _ways(store, settings)
        """How this server can reach people: any of `email`, `webhook` and `push`."""
        self._push = self.ways.get("push")
        self._store = store
        self._public_url = settings.public_url
        self._grace = timedelta(seconds=settings.grace)
        self._clock = clock

    async def leave(
        self,
        season: str,
        seat: str,
        *,
        email: str | None,
        webhook: str | None,
        language: str = ENGLISH,
    ) -> SeatContact:
        """Store where a seat's player wants to get reminders, apart from their browsers.

        Letters are in this language, one of the console's.

        Show the contact's secret to the player once, now: it signs what the webhook gets. Raises
        WrongParameter or AddressRefused for addresses that this server does not send to.
        """
        for way, address in (("email", email), ("webhook", webhook)):
            if address is None:
                continue
            if way not in self.ways:
                raise WrongParameter(f"this server sends no {way}", f"omit {way}")
            self.ways[way].check(address)
        return await self._store.contacts.put(season, seat, email, webhook, language)

    async def push_key(self) -> str | None:
        """The key with which a browser subscribes to pushes; None if this server sends none."""
        return await self._push.public_key() if isinstance(self._push, WebPush) else None

    async def set_browser(self, season: str, seat: str, address: str, on: bool) -> None:
        """Start or stop pushes to a browser. Raises WrongParameter or AddressRefused."""
        if on:
            if self._push is None:
                raise WrongParameter("this server sends no push notifications", "leave an e-mail")
            self._push.check(address)
        await self._store.contacts.set_browser(season, seat, address, on)

    async def run(self) -> None:
        """Remind people until cancelled; returns at once if no way is set up."""
        while self.ways:
            try:
                await self.send_due()
                await self._store.contacts.delete_over()
            except Exception:
                log.exception("reminders failed")
            await asyncio.sleep(LOOK_SECONDS)

    async def send_due(self) -> None:
        """Send all reminders that are due; returns when each has arrived or failed."""
        at = self._clock()
        room = asyncio.Semaphore(MAX_AT_ONCE)
        async with asyncio.TaskGroup() as group:
            for ask in await self._store.reminders.open_asks(OUTSIDE, at):
                for name, way in self.ways.items():
                    whats = reminders_due(ask, name, at, self._grace)
                    if whats and way.address(ask.contact) is not None:
                        group.create_task(self._remind(ask, name, whats, room))

    async def _remind(
        self, ask: AskToRemind, way: str, whats: tuple[What, ...], room: asyncio.Semaphore
    ) -> None:
        async with room:
            try:
                await self._send_once(ask, way, whats)
            except Exception as problem:
                why = str(problem) if isinstance(problem, NotSent) else type(problem).__name__
                log.warning("reminder lost", season=ask.season, seat=ask.seat, way=way, why=why)

    async def _send_once(self, ask: AskToRemind, way: str, whats: tuple[What, ...]) -> None:
        """Write the reminder down, then send it with a few retries."""
        at = self._clock()
        if not await self._store.reminders.note(ask, way, whats, at):
            return
        message = message_of(ask, whats[-1], at, self._public_url)
        attempts = AsyncRetrying(
            retry=retry_if_exception(lambda why: isinstance(why, NotSent) and why.may_pass),
            wait=wait_random_exponential(FIRST_WAIT_SECONDS, LONGEST_WAIT_SECONDS),
            stop=stop_after_attempt(MAX_TRIES),
            reraise=True,
        )
        await attempts(self.ways[way].send, ask, message)


def reminders_due(ask: AskToRemind, way: str, at: datetime, grace: timedelta) -> tuple[What, ...]:
    """What to remind of now; only one message is sent, for the last of these.

    Somebody who answers within the `grace` period gets none. A decision counts as `due` soon when a
    quarter of its time is left; after a pause, that can be a little earlier.
    """
    waited = at - ask.opened_at
    left = ask.seconds_left
    if waited < grace or (left is not None and left <= 0):
        return ()
    sent_at = ask.sent.get((way, "asked"))
    missing: list[What] = [] if sent_at else ["asked"]
    is_due_soon = left is not None and left * 3 <= waited.total_seconds()
    just_sent = sent_at is not None and at - sent_at < grace
    if is_due_soon and not just_sent and (way, "due") not in ask.sent:
        missing.append("due")
    return tuple(missing)


def _ways(store: Store, settings: ReminderSettings) -> dict[str, Way]:
    ways: dict[str, Way] = {}
    if settings.smtp_url and settings.mail_to:
        ways["email"] = Mail(settings)
    allowed = AllowedAddresses(settings.webhook_hosts, WEBHOOK_HOSTS)
    if allowed:
        ways["webhook"] = Webhooks(allowed)
    services = AllowedAddresses(settings.push_hosts, PUSH_HOSTS)
    if services:
        ways["push"] = WebPush(store, settings, services)
    if ways and not settings.public_url.startswith(("https://", "http://")):
        right = "set it to where people find this server, like https://show.example.org"
        raise WrongParameter(f"{PUBLIC_URL}={settings.public_url}", right)
    return ways
