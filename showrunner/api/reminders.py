"""Routes for reminders: where a contestant is reminded, and the link that stops e-mails."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Controller, Request, delete, get, post, put
from litestar.params import JSONBody, QueryParameter
from msgspec import Meta, Struct

from showrunner.api import given
from showrunner.api.languages import language_for
from showrunner.errors import Forbidden
from showrunner.running.reminding import Reminders
from showrunner.store.contacts import SeatContact

MAX_ADDRESS_LENGTH = 2_000
Address = Annotated[str, Meta(min_length=3, max_length=MAX_ADDRESS_LENGTH)]
Short = Annotated[str, QueryParameter(max_length=200)]


class NewContact(Struct, forbid_unknown_fields=True, kw_only=True):
    """Where to remind you of a new decision, and of one that is soon due."""

    email: Address | None = None
    webhook: Address | None = None


class KeptContact(Struct, kw_only=True):
    """Where you are reminded. `ways` are those that this server supports.

    `browsers` is the number of your browsers that get pushes; `push_key` is what a browser needs
    to subscribe to them. `secret` is only given when you set a webhook: messages to it are signed
    with this secret.
    """

    email: str | None
    webhook: str | None
    browsers: int
    ways: list[str]
    push_key: str | None
    secret: str | None = None


class Browser(Struct, forbid_unknown_fields=True, kw_only=True):
    """A browser's push address (its subscription's `endpoint`), and whether to send pushes."""

    endpoint: Address
    on: bool = True


class RemindersController(Controller):
    """Where the contestant who sends the request is reminded."""

    path = "/seasons/{season:str}/seat"
    tags = ("my seat",)

    @get("/contact", summary="Where am I reminded?")
    async def contact(
        self, here: given.Seat, store: given.Store, reminders: given.Reminders
    ) -> KeptContact:
        """Where you are reminded, and the ways that this server supports."""
        contact = await store.contacts.get(here.season, here.seat)
        return await _kept(reminders, contact)

    @put("/contact", summary="Be reminded")
    async def leave_contact(
        self,
        data: JSONBody[NewContact],
        here: given.Seat,
        reminders: given.Reminders,
        once: given.Once,
        request: Request[Any, Any, Any],
    ) -> KeptContact:
        """Set where you want to be reminded, apart from browsers; this replaces what you set.

        Letters are in the language that your browser gets the console in.
        """
        await once.before()
        contact = await reminders.leave(
            here.season,
            here.seat,
            email=data.email,
            webhook=data.webhook,
            language=language_for(request),
        )
        await once.note()
        kept = await _kept(reminders, contact)
        kept.secret = contact.secret if contact.webhook else None
        return kept

    @put("/push", summary="Notify this browser", status_code=200)
    async def notify(
        self,
        data: JSONBody[Browser],
        here: given.Seat,
        store: given.Store,
        reminders: given.Reminders,
        once: given.Once,
    ) -> KeptContact:
        """Start or stop push notifications to a browser. They have no content."""
        await once.before()
        await reminders.set_browser(here.season, here.seat, data.endpoint, data.on)
        await once.note()
        return await _kept(reminders, await store.contacts.get(here.season, here.seat))

    @delete("/contact", summary="Stop being reminded", status_code=200)
    async def forget_contact(self, here: given.Seat, store: given.Store, once: given.Once) -> None:
        """Delete your contact."""
        await once.before()
        await store.contacts.remove(here.season, here.seat)
        await once.note()


@post("/reminders/stop", tags=["reminders"], summary="Stop the emails", status_code=200)
async def stop_letters(season: Short, seat: Short, code: Short, store: given.Store) -> None:
    """Forget the address that an email went to. Every email links to this (RFC 8058)."""
    if not await store.contacts.stop_mail(season, seat, code):
        wrong = "no emails are sent there any more, or the link is outdated"
        raise Forbidden(wrong, "use the link in a newer email")


async def _kept(reminders: Reminders, contact: SeatContact | None) -> KeptContact:
    return KeptContact(
        email=contact.email if contact else None,
        webhook=contact.webhook if contact else None,
        browsers=len(contact.browsers) if contact else 0,
        ways=sorted(reminders.ways),
        push_key=await reminders.push_key(),
    )
