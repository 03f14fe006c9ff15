"""Short seasons with something planted in them, whose effect is known."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from showrunner.formats.survivor.facts.vote import VoteBegan, VotedOut
from showrunner.futures.stored import StoredPast
from showrunner.kernel import Order
from showrunner.running.rehearsal import Rehearsal
from tests.store.short_season import SEATS, short_season

SETTINGS = short_season(cast=(*SEATS, "fay", "gus"), parameters={"jury_size": 5})
"""Seven castaways, two finalists, and all others are the jury."""


def past_of(season: Rehearsal, until: int | None = None) -> StoredPast:
    """A season up to this entry, as if it were stored."""
    entries = tuple(season.taken[:until])
    told = [told for told in season.kernel.story.told if told.entry <= len(entries)]
    return StoredPast(
        "planted", season.luck, season.settings, season.settings.players, entries, told
    )


def idol_for_who_goes(seed: str) -> tuple[StoredPast, str, Order]:
    """A season at the beginning of its third vote, who goes there, and a secret idol for them."""
    season = Rehearsal(SETTINGS, seed)
    season.play()
    votes = [told.entry for told in season.kernel.story.told if isinstance(told.fact, VoteBegan)]
    gone = next(
        told.fact.seat
        for told in season.kernel.story.told
        if told.entry > votes[2] and isinstance(told.fact, VotedOut)
    )
    card: Mapping[str, Any] = {
        "effect": "card",
        "seat": gone,
        "kind": "hidden_immunity",
        "secret": True,
    }
    return past_of(season, votes[2]), gone, Order("event", {"story": "A gift.", "effects": [card]})
