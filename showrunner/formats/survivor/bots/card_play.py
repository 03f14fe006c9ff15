"""Cards: what playing one is worth to a castaway now, effect by effect, on whom."""

from __future__ import annotations

from collections.abc import Sequence

from showrunner.formats.survivor.bots.bonds import MOST
from showrunner.formats.survivor.bots.plans import Plans
from showrunner.formats.survivor.cards import effects
from showrunner.formats.survivor.cards.effects import AnyCardEffect

ENOUGH = 4
"""A play that is worth so much is made."""
LAST_CHANCE = 3
"""What it adds that the card is worth nothing after tonight."""
LATE = 5
"""With so many left an idol that is kept too long is lost."""


def best_play(plans: Plans, ways: Sequence[str]) -> str | None:
    """DS-8.3: the way to play a card that is worth most to me, if any is worth a card."""
    worth = {way: _worth(plans, way) for way in ways if not _kept(plans, way)}
    best = max(worth, key=lambda way: (worth[way], way), default=None)
    return best if best is not None and worth[best] >= ENOUGH else None


def _kept(plans: Plans, way: str) -> bool:
    """Whether whom I stand in for wants this card kept: any, or what makes somebody immune."""
    kept = plans.instructions.kept
    if "idols" not in kept or "cards" in kept:
        return "cards" in kept
    card = plans.cards[way.partition(">")[0]]
    return any(isinstance(effect, effects.Immune) for effect in plans.power_of(card).effects)


def _worth(plans: Plans, way: str) -> int:
    card, _, target = way.partition(">")
    on, _, asked_for = target.partition(":")
    held = plans.cards[card]
    expires = plans.kinds[held.kind].expires
    known = plans.power_of(held).effects
    score = sum(_effect(plans, effect, on or plans.me, asked_for) for effect in known)
    last = expires is not None and expires.due(plans.round + 1, len(plans.active) - 1)
    return score + LAST_CHANCE if last and score > 0 else score


def danger(plans: Plans, seat: str) -> int:
    """How likely somebody is to go tonight, as far as I heard, or by the count: 0 to 10."""
    if plans.players[seat].immune:
        return 0
    if counts := plans.deciding_counts:
        return 10 if counts.get(seat, 0) == max(counts.values()) else 0
    named = len(plans.names_today.get(seat, ()))
    late = 4 if len(plans.active) <= LATE and plans.phase == "vote" else 0
    return min(10, 3 * named + (late if seat == plans.me else 0))


def _effect(plans: Plans, effect: AnyCardEffect, on: str, asked_for: str) -> int:
    mine = on == plans.me
    dislike = -plans.trust(on) // 12 if not mine else 0
    match effect:
        case effects.Immune():
            return _safety(plans, on)
        case effects.LeaveVote():
            return danger(plans, plans.me) - 2
        case effects.GiveUpVote() | effects.Luck():
            return -1
        case effects.FurtherVote():
            return 4 if plans.in_danger or len(plans.my_team) <= 6 else 1
        case effects.StealVote() | effects.BlockVote():
            names_me = on in plans.names_today.get(plans.me, ())
            return (5 if names_me else 1) + dislike
        case effects.Nullify():
            late = len(plans.active) <= 2 * LATE
            return 4 if late and on == plans.target(plans.voting_tonight()) else 0
        case effects.TakeCard():
            return dislike + _likely_held(plans, on, asked_for)
        case effects.DealTeams():
            return 5 if plans.last_counts.get(plans.me) else 0
        case effects.ShiftCounters():
            return min(3, plans.mine.counters) + dislike
        case effects.TakePoints():
            return min(effect.most, 3) + dislike
        case effects.GivePoints():
            return 4 if mine else -dislike
        case effects.CompetitionAdvantage():
            return 4 if mine and (plans.merged or plans.in_danger) else 0
        case effects.Spy():
            return 3 + plans.threat(on) // 25
        case effects.VetoJuror():
            return dislike * 3
        case effects.BonusRolls() | effects.GainCard():
            return 4


def _likely_held(plans: Plans, on: str, kind: str) -> int:
    """Whether somebody may have such a card: it lay in the camps, and was not asked for in vain."""
    if (on, kind) in plans.asked_in_vain:
        return -MOST
    return 2 if kind in plans.parameters.camp_deck else 0


def _safety(plans: Plans, on: str) -> int:
    """Immunity for myself where I need it, or for an ally whose name goes round."""
    if on == plans.me:
        return danger(plans, on)
    if on in plans.allies and not plans.in_danger:
        return danger(plans, on) + plans.character.loyalty - 9
    return -5
