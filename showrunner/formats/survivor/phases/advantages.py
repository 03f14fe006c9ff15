"""DS-8, DS-10.2, DS-10.4: ask who plays a card at a moment, and resolve the cards played."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from showrunner.formats.survivor import facts, questions
from showrunner.formats.survivor.cards.effects import Play, Why
from showrunner.formats.survivor.cards.kinds import Power
from showrunner.formats.survivor.cards.moments import Moment
from showrunner.formats.survivor.questions import CardPlay
from showrunner.formats.survivor.state import SurvivorState
from showrunner.questions import Question


async def advantages(season: SurvivorState, attending: Sequence[str], moment: Moment) -> None:
    """DS-10.10: ask everybody present, sealed, so that being asked reveals nothing.

    Whether there is such a moment depends on a parameter and never on who holds a card, so that it
    reveals nothing either.
    """
    if moment not in season.sheet.parameters.card_moments:
        return
    answers = await season.stage.ask_all(
        {seat: partial(_card_play, season, seat, moment, attending) for seat in attending}
    )
    resolve(season, answers)


def _card_play(
    season: SurvivorState, seat: str, moment: Moment, attending: Sequence[str]
) -> Question[CardPlay] | None:
    present = season.still_at_vote(attending)
    if seat not in present:
        return None
    return questions.card_play(season.sheet, seat, moment, present)


def resolve(season: SurvivorState, answers: Mapping[str, CardPlay]) -> None:
    """DS-8.3: resolve cards played at the same moment, by the order of effects, then of seats.

    A card keeps the power that it had when it was chosen. A card that another castaway has taken
    meanwhile is not played.
    """
    sheet = season.sheet
    plays: list[tuple[Play, Power]] = []
    for seat, answer in answers.items():
        if answer.play is not None and seat in sheet.active:
            chosen = parse_play(season, seat, answer.play)
            plays.append((chosen, sheet.power_of(sheet.cards[chosen.card])))
    for chosen, power in sorted(plays, key=lambda chosen_and_power: chosen_and_power[1].rank):
        if sheet.cards[chosen.card].holder == chosen.seat:
            play(season, chosen, power)


def parse_play(season: SurvivorState, seat: str, answer: str) -> Play:
    """Parse an answer: `card`, `card>seat` or `card>seat:kind` (see `questions.votes.ways`)."""
    card, _, target = answer.partition(">")
    on, _, named = target.partition(":")
    kind = season.sheet.cards[card].kind
    return Play(seat, card, kind, on, named, season.sheet.kinds[kind].secret)


def play(season: SurvivorState, chosen: Play, power: Power) -> None:
    """DS-8.1: play a card and apply its effects in order, until one of them has no effect.

    DS-8.4: a fake is played as the card that it looks like.
    """
    seat, card, on = chosen.seat, chosen.card, chosen.on
    season.tell(facts.CardPlayed(seat=seat, card=card, kind=chosen.kind, on=on), chosen.audience)
    if why := _apply_effects(season, chosen, power):
        cancelled = facts.CardCancelled(card=card, seat=seat, on=on or seat, why=why)
        season.tell(cancelled, chosen.cancel_audience(why))
    season.after_play(card)


def _apply_effects(season: SurvivorState, chosen: Play, power: Power) -> Why | None:
    if season.sheet.kind_of(season.sheet.cards[chosen.card]).looks_like:
        return "fake"
    for effect in power.effects:
        if why := effect.happen(season, chosen):
            return why
    return None
