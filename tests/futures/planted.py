"""Short seasons with something planted in them, whose effect is known."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from showrunner.formats.survivor.facts.jury import WinnerCrowned
from showrunner.formats.survivor.facts.vote import VoteBegan, VotedOut
from showrunner.futures.stored import StoredPast
from showrunner.futures.twist import SeatMoved
from showrunner.kernel import Order
from showrunner.running.rehearsal import Rehearsal
from tests.store.short_season import SEATS, short_season

SETTINGS = short_season(cast=(*SEATS, "fay", "gus"), parameters={"jury_size": 5})
"""Seven castaways, two finalists, and all others are the jury."""

Moved = Mapping[str, SeatMoved]


class Planted(NamedTuple):
    """A season up to its third vote, an order there, and what has to be seen of its effect."""

    past: StoredPast
    order: Order
    shown_by: Callable[[Moved], bool]


def past_of(season: Rehearsal, until: int | None = None) -> StoredPast:
    """A season up to this entry, as if it were stored."""
    entries = tuple(season.taken[:until])
    told = [told for told in season.kernel.story.told if told.entry <= len(entries)]
    return StoredPast(
        "planted", season.luck, season.settings, season.settings.players, entries, told
    )


def planted(effect: str, seed: str) -> Planted:
    """A season with one of the `EFFECTS`."""
    season = Rehearsal(SETTINGS, seed)
    season.play()
    story = season.kernel.story.told
    vote = [told.entry for told in story if isinstance(told.fact, VoteBegan)][2]
    gone = next(
        told.fact.seat for told in story if told.entry > vote and isinstance(told.fact, VotedOut)
    )
    winner = next(told.fact.seat for told in story if isinstance(told.fact, WinnerCrowned))
    return Planted(past_of(season, vote), *EFFECTS[effect](gone, winner))


def _idol(gone: str, winner: str) -> tuple[Order, Callable[[Moved], bool]]:
    card = {"effect": "card", "seat": gone, "kind": "hidden_immunity", "secret": True}
    order = Order("event", {"story": "A gift.", "effects": [card]})
    return order, lambda moved: _stays(moved[gone])


def _immunity(gone: str, winner: str) -> tuple[Order, Callable[[Moved], bool]]:
    return Order("grant_immunity", {"seats": [gone]}), lambda moved: _stays(moved[gone])


def _removal(gone: str, winner: str) -> tuple[Order, Callable[[Moved], bool]]:
    order = Order("remove_castaway", {"seat": winner})
    return order, lambda moved: moved[winner].win.by < 0 and moved[winner].end.by < 0


def _more_finalists(gone: str, winner: str) -> tuple[Order, Callable[[Moved], bool]]:
    order = Order("set_parameter", {"parameter": "finalists", "value": 3})
    return order, lambda moved: sum(own.end.by for own in moved.values()) > 0


def _stays(moved: SeatMoved) -> bool:
    return moved.tonight.by < 0 < moved.end.by


EFFECTS: Mapping[str, Callable[[str, str], tuple[Order, Callable[[Moved], bool]]]] = {
    "idol for who would go": _idol,
    "immunity for who would go": _immunity,
    "removal of the winner": _removal,
    "a third finalist": _more_finalists,
}
"""What is planted, for who goes at the third vote and for who wins the season."""
