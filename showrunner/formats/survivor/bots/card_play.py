"""Cards: what playing one is worth to a castaway now, effect by effect, on whom."""

from __future__ import annotations

from collections.abc import Sequence

from showrunner.formats.survivor.bots.bonds import LIMIT
from showrunner.formats.survivor.bots.mind import Mind
from showrunner.formats.survivor.cards import effects
from showrunner.formats.survivor.cards.effects import AnyCardEffect

ENOUGH = 4
"""A play that is worth so much is made."""
LAST_CHANCE = 3
"""What it adds that the card is worth nothing after tonight."""
LATE = 5
"""With so many left an idol that is kept too long is lost."""


def best_play(mind: Mind, ways: Sequence[str]) -> str | None:
    """DS-8.3: the way to play a card that is worth most to me, if any is worth a card."""
    worth = {way: _worth(mind, way) for way in ways if not _kept(mind, way)}
    best = max(worth, key=lambda way: (worth[way], way), default=None)
    return best if best is not None and worth[best] >= ENOUGH else None


def _kept(mind: Mind, way: str) -> bool:
    """Whether whom I stand in for wants this card kept: any, or what makes somebody immune."""
    kept = mind.instructions.kept
    if "idols" not in kept or "cards" in kept:
        return "cards" in kept
    card = mind.sheet.cards[way.partition(">")[0]]
    return any(isinstance(effect, effects.Immune) for effect in mind.sheet.power_of(card).effects)


def _worth(mind: Mind, way: str) -> int:
    card, _, target = way.partition(">")
    on, _, asked_for = target.partition(":")
    held = mind.sheet.cards[card]
    expires = mind.sheet.kinds[held.kind].expires
    known = mind.sheet.power_of(held).effects
    score = sum(_effect(mind, effect, on or mind.me, asked_for) for effect in known)
    last = expires is not None and expires.due(mind.sheet.round + 1, len(mind.sheet.active) - 1)
    return score + LAST_CHANCE if last and score > 0 else score


def danger(mind: Mind, seat: str) -> int:
    """How likely somebody is to go tonight, as far as I heard, or by the count: 0 to 10."""
    if mind.sheet.players[seat].immune:
        return 0
    if counts := mind.votes.today.deciding:
        return 10 if counts.get(seat, 0) == max(counts.values()) else 0
    named = len(mind.votes.named.get(seat, ()))
    late = 4 if len(mind.sheet.active) <= LATE and mind.sheet.phase == "vote" else 0
    return min(10, 3 * named + (late if seat == mind.me else 0))


def _effect(mind: Mind, effect: AnyCardEffect, on: str, asked_for: str) -> int:
    mine = on == mind.me
    dislike = -mind.bonds.trust(on) // 12 if not mine else 0
    match effect:
        case effects.Immune():
            return _safety(mind, on)
        case effects.LeaveVote():
            return danger(mind, mind.me) - 2
        case effects.GiveUpVote() | effects.Luck():
            return -1
        case effects.FurtherVote():
            return 4 if mind.plans.in_danger or len(mind.team) <= 6 else 1
        case effects.StealVote() | effects.BlockVote():
            names_me = on in mind.votes.named.get(mind.me, ())
            return (5 if names_me else 1) + dislike
        case effects.Nullify():
            late = len(mind.sheet.active) <= 2 * LATE
            return 4 if late and on == mind.plans.target(mind.candidates()) else 0
        case effects.TakeCard():
            return dislike + _likely_held(mind, on, asked_for)
        case effects.RedealTeams():
            return 5 if mind.votes.last.counts.get(mind.me) else 0
        case effects.ShiftCounters():
            return min(3, mind.mine.counters) + dislike
        case effects.TakePoints():
            return min(effect.most, 3) + dislike
        case effects.GivePoints():
            return 4 if mine else -dislike
        case effects.CompetitionAdvantage():
            return 4 if mine and (mind.merged or mind.plans.in_danger) else 0
        case effects.Spy():
            return 3 + mind.bonds.threat(on) // 25
        case effects.VetoJuror():
            return dislike * 3
        case effects.BonusRolls() | effects.GainCard():
            return 4


def _likely_held(mind: Mind, on: str, kind: str) -> int:
    """Whether somebody may have such a card: it lay in the camps, and was not asked for in vain."""
    if (on, kind) in mind.votes.asked_in_vain:
        return -LIMIT
    return 2 if kind in mind.sheet.parameters.camp_deck else 0


def _safety(mind: Mind, on: str) -> int:
    """Immunity for myself where I need it, or for an ally whose name goes round."""
    if on == mind.me:
        return danger(mind, on)
    if (
        on in [*mind.alliances.with_me(mind.others), *mind.bonds.finalists]
        and not mind.plans.in_danger
    ):
        return danger(mind, on) + mind.character.loyalty - 9
    return -5
