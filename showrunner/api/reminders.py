"""Reminders: the way out of them that every letter has."""

from __future__ import annotations

from typing import Annotated

from litestar import post
from litestar.params import QueryParameter

from showrunner.api import given
from showrunner.errors import Forbidden

Short = Annotated[str, QueryParameter(max_length=200)]


@post("/reminders/stop", tags=["reminders"], summary="Stop the letters", status_code=200)
async def stop_letters(season: Short, seat: Short, code: Short, store: given.Store) -> None:
    """Forget the address that a letter went to. Every letter has this as its way out (RFC 8058)."""
    if not await store.contacts.stop_mail(season, seat, code):
        raise Forbidden("no letters go there any more, or not by this link", "use a newer letter's")
