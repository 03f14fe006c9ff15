"""Practice seasons: one person plays among bots and models, and sees what others hid from them."""

from __future__ import annotations

from typing import Any

from showrunner.api.access import Seat
from showrunner.errors import Forbidden, Refused
from showrunner.formats.settings import SeasonSettings
from showrunner.players.casting import OUTSIDE
from showrunner.store import Store


def is_practice(row: Any, settings: SeasonSettings) -> bool:
    """Whether this is a practice season. A fork of one is not."""
    return settings.practice is True and row.parent is None


async def need_learner(store: Store, here: Seat) -> SeasonSettings:
    """The settings of a practice season, for the one person in it; Forbidden for all others."""
    settings = await store.seasons.settings(here.season)
    players = await store.seasons.players(here.season)
    others = [seat for seat, player in players.items() if player == OUTSIDE and seat != here.seat]
    learns = settings.players.get(here.seat) == OUTSIDE
    if not is_practice(here.row, settings) or others or not learns:
        wrong = "only the one person in a practice season has a coach"
        raise Forbidden(wrong, "ask how it ended for you when the season is over")
    return settings


def refuse_second_person(row: Any, settings: SeasonSettings, seat: str) -> None:
    """Raise Refused if it is a practice season, and a person plays another seat than this one."""
    if is_practice(row, settings) and settings.players.get(seat) != OUTSIDE:
        raise Refused("one person plays this practice season: nobody else can be invited to play")
