"""DS-10.2, DS-10.4: the two opportunities to play an advantage at a vote."""

from __future__ import annotations

from collections.abc import Sequence

from showrunner.formats.survivor import facts, questions
from showrunner.formats.survivor.cards import Moment
from showrunner.formats.survivor.questions import CardPlay
from showrunner.formats.survivor.state import SurvivorState
from showrunner.kernel import EVERYBODY


async def advantages(season: SurvivorState, attending: Sequence[str], moment: Moment) -> None:
    """DS-10.10: everybody present is asked, sealed, so that being asked tells nobody anything."""
    plays = await season.stage.ask_all(
        {seat: _card_play(season, seat, moment, attending) for seat in attending}
    )
    for seat, answer in plays.items():
        if answer.play is not None:
            play(season, seat, *answer.play.split(">"))


def _card_play(
    season: SurvivorState, seat: str, moment: Moment, attending: Sequence[str]
) -> questions.Build[CardPlay]:
    def build() -> questions.Question[CardPlay] | None:
        present = season.still_in(attending)
        if seat not in present:
            return None
        return questions.card_play(season.sheet, seat, moment, present)

    return build


def play(season: SurvivorState, seat: str, card: str, on: str) -> None:
    """DS-8.1, DS-8.2: a card is played once; a hidden immunity protects somebody at this vote."""
    held = season.sheet.cards[card]
    season.tell(facts.CardPlayed(seat=seat, card=card, kind=held.kind, on=on), EVERYBODY)
    season.give_immunity([on], f"{held.kind} of {seat}")
    season.restock(held.camp)
