"""The route that stops reminders by email, linked in every email."""

from __future__ import annotations

from typing import Annotated

from litestar import post
from litestar.params import QueryParameter

from showrunner.api import given
from showrunner.errors import Forbidden

Short = Annotated[str, QueryParameter(max_length=200)]


@post("/reminders/stop", tags=["reminders"], summary="Stop the emails", status_code=200)
async def stop_letters(season: Short, seat: Short, code: Short, store: given.Store) -> None:
    """Forget the address that an email went to. Every email links to this (RFC 8058)."""
    if not await store.contacts.stop_mail(season, seat, code):
        wrong = "no emails are sent there any more, or the link is outdated"
        raise Forbidden(wrong, "use the link in a newer email")
