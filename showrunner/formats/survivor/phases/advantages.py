"""DS-8, DS-10.2, DS-10.4: the moments at which cards may be played, and what comes of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from showrunner.formats.survivor import facts, questions
from showrunner.formats.survivor.cards.effects import Play, Why
from showrunner.formats.survivor.cards.kinds import Power
from showrunner.formats.survivor.cards.moments import Moment
from showrunner.formats.survivor.questions import CardPlay
from showrunner.formats.survivor.state import SurvivorState


async def advantages(season: SurvivorState, attending: Sequence[str], moment: Moment) -> None:
    """DS-10.10: everybody present is asked, sealed, so that being asked tells nobody anything.

    Whether a moment is held at all is a parameter, never a matter of who holds what: so that tells
    nobody anything either.
    """
    if moment not in season.sheet.parameters.card_moments:
        return
    answers = await season.stage.ask_all(
        {seat: _card_play(season, seat, moment, attending) for seat in attending}
    )
    resolve(season, answers)


def _card_play(
    season: SurvivorState, seat: str, moment: Moment, attending: Sequence[str]
) -> questions.Build[CardPlay]:
    def build() -> questions.Question[CardPlay] | None:
        present = season.staying(attending)
        if seat not in present:
            return None
        return questions.card_play(season.sheet, seat, moment, present)

    return build


def resolve(season: SurvivorState, answers: Mapping[str, CardPlay]) -> None:
    """DS-8.3: cards played at the same moment, by the order of their effects and then of seats.

    What each can do was settled when it was chosen; one that another has taken is not played.
    """
    sheet = season.sheet
    plays = []
    for seat, answer in answers.items():
        if answer.play is not None and seat in sheet.active:
            chosen = read(season, seat, answer.play)
            plays.append((chosen, sheet.power_of(sheet.cards[chosen.card])))
    for chosen, power in sorted(plays, key=lambda each: each[1].place):
        if sheet.cards[chosen.card].holder == chosen.seat:
            play(season, chosen, power)


def read(season: SurvivorState, seat: str, way: str) -> Play:
    """A way to play a card as it was chosen: `card`, `card>seat` or `card>seat:kind`."""
    card, _, target = way.partition(">")
    on, _, named = target.partition(":")
    kind = season.sheet.cards[card].kind
    return Play(seat, card, kind, on, named, season.sheet.kinds[kind].secret)


def play(season: SurvivorState, chosen: Play, power: Power) -> None:
    """DS-8.1: a card is played once; it does what it can until something has no effect.

    DS-8.4: a fake is played as what it looks like.
    """
    seat, card, on = chosen.seat, chosen.card, chosen.on
    season.tell(facts.CardPlayed(seat=seat, card=card, kind=chosen.kind, on=on), chosen.hearing)
    if why := _happen(season, chosen, power):
        cancelled = facts.CardCancelled(card=card, seat=seat, on=on or seat, why=why)
        season.tell(cancelled, chosen.hearing_why(why))
    season.played(card)


def _happen(season: SurvivorState, chosen: Play, power: Power) -> Why | None:
    if season.sheet.kind_of(season.sheet.cards[chosen.card]).looks_like:
        return "fake"
    for effect in power.effects:
        if why := effect.happen(season, chosen):
            return why
    return None
