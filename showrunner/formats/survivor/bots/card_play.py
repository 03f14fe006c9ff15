"""How much a castaway gains by playing a card now, effect by effect and target by target."""

from __future__ import annotations

from collections.abc import Sequence

from showrunner.formats.survivor.bots.bonds import MAX_LEVEL
from showrunner.formats.survivor.bots.mind import Mind
from showrunner.formats.survivor.cards import effects
from showrunner.formats.survivor.cards.effects import AnyCardEffect

MIN_WORTH = 4
"""Least worth of a play that is made."""
EXPIRY_BONUS = 3
"""Worth added when the card expires after tonight."""
LATE_GAME_SIZE = 5
"""Number of players left at which idols should be played rather than kept too long."""


def best_play(mind: Mind, ways: Sequence[str]) -> str | None:
    """DS-8.3: the most valuable way to play a card; None if none is worth spending it."""
    worth = {way: _worth(mind, way) for way in ways if not _must_keep(mind, way)}
    best_way = max(worth, key=lambda way: (worth[way], way), default=None)
    return best_way if best_way is not None and worth[best_way] >= MIN_WORTH else None


def _must_keep(mind: Mind, way: str) -> bool:
    """Whether the person I stand in for wants this card kept: all cards, or immunity cards."""
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
    known_effects = mind.sheet.power_of(held).effects
    score = sum(_effect(mind, effect, on or mind.me, asked_for) for effect in known_effects)
    expires_tonight = expires is not None and expires.due(
        mind.sheet.round + 1, len(mind.sheet.active) - 1
    )
    return score + EXPIRY_BONUS if expires_tonight and score > 0 else score


def danger(mind: Mind, seat: str) -> int:
    """How likely somebody is to go tonight (0 to 10), by proposed names, or by the count if any."""
    if mind.sheet.players[seat].immune:
        return 0
    if counts := mind.votes.today.deciding_counts:
        return 10 if counts.get(seat, 0) == max(counts.values()) else 0
    named = len(mind.votes.named_by.get(seat, ()))
    late = 4 if len(mind.sheet.active) <= LATE_GAME_SIZE and mind.sheet.phase == "vote" else 0
    return min(10, 3 * named + (late if seat == mind.me else 0))


def _effect(mind: Mind, effect: AnyCardEffect, on: str, asked_for: str) -> int:
    is_me = on == mind.me
    dislike = -mind.bonds.trust(on) // 12 if not is_me else 0
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
            names_me = on in mind.votes.named_by.get(mind.me, ())
            return (5 if names_me else 1) + dislike
        case effects.Nullify():
            late = len(mind.sheet.active) <= 2 * LATE_GAME_SIZE
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
            return 4 if is_me else -dislike
        case effects.CompetitionAdvantage():
            return 4 if is_me and (mind.merged or mind.plans.in_danger) else 0
        case effects.Spy():
            return 3 + mind.bonds.threat(on) // 25
        case effects.VetoJuror():
            return dislike * 3
        case effects.BonusRolls() | effects.GainCard():
            return 4


def _likely_held(mind: Mind, on: str, kind: str) -> int:
    """How likely somebody holds a card of this kind.

    Likely if the kind is in the camp deck and nobody has asked this castaway for it in vain.
    """
    if (on, kind) in mind.votes.missing_cards:
        return -MAX_LEVEL
    return 2 if kind in mind.sheet.parameters.camp_deck else 0


def _safety(mind: Mind, on: str) -> int:
    """Worth of immunity for me, or for an ally whose name was put up."""
    if on == mind.me:
        return danger(mind, on)
    if (
        on in [*mind.alliances.allies_among(mind.others), *mind.bonds.final_partners]
        and not mind.plans.in_danger
    ):
        return danger(mind, on) + mind.character.loyalty - 9
    return -5
