"""Seasons full of cards: any of the deck in any hand, at any round, and all moments held."""

from __future__ import annotations

from random import Random
from typing import Any, get_args

from showrunner.formats.settings import Castaway, Scheduled, SeasonSettings
from showrunner.formats.survivor import FORMAT
from showrunner.formats.survivor.cards import CARDS, Moment
from showrunner.running.rehearsal import Rehearsal
from tests.formats.survivor.strategies import PLAYERS

MOMENTS = list(get_args(Moment))


def dealt(number: int, size: int | None = None, player: str = "random") -> Rehearsal:
    """The season of this number, not yet started: a third of all hands get a card each round."""
    luck = Random(number)
    size = size or luck.randint(4, 12)
    cast = tuple(Castaway(id=f"s{nth:02}", name=f"S {nth}") for nth in range(size))
    settings = SeasonSettings(
        format="survivor",
        version=FORMAT.version,
        changes=FORMAT.changes,
        title="A season of cards",
        cast=cast,
        parameters={
            "card_moments": MOMENTS,
            "camp_deck": luck.sample(sorted(CARDS), luck.randint(1, len(CARDS))),
            "camp_advantages": luck.randint(0, 3),
            "restock": luck.choice(["when_played", "each_round", "never"]),
            "bonus_target": 8,
            "bonus_match": "at_least",
            "bonus_roll_price": 0,
            "finalists": luck.choice([2, 3]),
            "jury_size": luck.choice([1, 5]),
            "tie_break": luck.choice([[], ["revote_tied", "revote_untied"], ["survival_roll"]]),
            "conversations_per_player": 1,
            "turns_per_conversation": 2,
            "absent_vote": luck.choice(["understudy", "abstain"]),
        },
        schedule=tuple(gifts(luck, [person.id for person in cast])),
    )
    FORMAT.verify(settings)
    bots = {person.id: PLAYERS[player]() for person in cast}
    return Rehearsal(settings, str(number), bots=bots)


def gifts(luck: Random, seats: list[str]) -> list[Scheduled]:
    """Cards given one by one, so that one that cannot be given falls through alone."""
    given = []
    for round in range(1, 8):
        for seat in luck.sample(seats, max(2, len(seats) // 2)):
            effect: dict[str, Any] = {
                "effect": "card",
                "seat": seat,
                "kind": luck.choice(sorted(CARDS)),
            }
            terms = {"story": "A parcel.", "seats": [seat], "effects": [effect]}
            phase = luck.choice(["competition", "vote"])
            given.append(
                Scheduled(order="event", terms=terms, when={"round": round, "phase": phase})
            )
    return given
