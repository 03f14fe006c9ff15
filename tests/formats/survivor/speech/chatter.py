"""Moves and reasons at random, as a season would ask for them: what the tests of speech go by."""

from __future__ import annotations

from showrunner.files.cast_files import library
from showrunner.formats.survivor.bots.speech import INTENTS, REASONS, Move, Reason, Voice
from showrunner.kernel import Dice

CAST = {person.id: person for person in library()}
NAMES = {seat: person.name for seat, person in CAST.items()}
VOICES = {seat: Voice(person) for seat, person in CAST.items()}
HOSTILE = [
    "wins",
    "result",
    "beat",
    "topped",
    "last",
    "pair",
    "stranger",
    "close_to",
    "popular",
    "named_me",
    "said_by",
    "lied",
]
HOSTILE += [
    "broke",
    "blindside",
    "votes",
    "strong_end",
    "quiet",
    "few_left",
    "jury",
    "together",
    "little",
    "empty",
]
KIND = ["fed", "kept", "voted_with", "useful", "loyal", "result", "topped", "wins"]
CAMP = [
    "hungry",
    "plenty",
    "topped",
    "last",
    "fed",
    "empty",
    "worn",
    "pair",
    "blindside",
    "few_left",
    "beat",
    "quiet",
    "gone",
    "best_fed",
    "worst_fed",
    "best_roll",
    "won_today",
    "lost_today",
]
OF_ONESELF = ("worn",)
OF_OTHERS = ("best_fed", "worst_fed", "best_roll", "gone")
FITTING = {
    "open": CAMP,
    "probe": ["stranger", "pair", "popular"],
    "propose": HOSTILE,
    "insist": HOSTILE,
    "bargain": HOSTILE,
    "refuse": [*KIND, "safe"],
    "accuse": ["lied", "broke", "named_me", "little", "empty"],
    "doubt": ["lied", "broke", "pair", "close_to"],
    "warn": ["said_by", "votes"],
    "comfort": ["kept", "fed", "useful", "loyal", "together"],
    "thank": ["fed", "kept", "voted_with"],
    "gossip": ["pair"],
    "smalltalk": CAMP,
}
"""Which reasons a plan would give with an intent."""
ABOUT_LISTENER = ("accuse", "comfort", "thank", "warn", "doubt", "ask_safety")
SHARE = {
    **{"open": 10, "probe": 12, "propose": 14, "insist": 7, "bargain": 6, "promise": 7},
    **{"agree": 9, "refuse": 6, "deflect": 5, "accuse": 4, "doubt": 4, "confess": 2, "warn": 4},
    **{"comfort": 3, "ask_safety": 3, "thank": 4, "gossip": 5, "smalltalk": 8, "close": 5},
    "gossip_answer": 3,
}
"""How often each intent comes in a season's talk."""
LOT = [intent for intent, share in SHARE.items() for _ in range(share)]


def reason_for(dice: Dice, kind: str, me: str, who: str, seats: list[str]) -> Reason:
    """A reason of this kind, about `who` where it can be, with numbers such as a season has."""
    other = dice.pick([seat for seat in seats if seat not in (me, who)])
    number = 1 + dice.below(60 if kind in ("result", "last") else 9)
    return Reason(kind, me if kind in OF_ONESELF else who, other, number)


def move_for(dice: Dice, intent: str, me: str, to: str, seats: list[str]) -> Move:
    """A move of this intent that makes sense between these two."""
    others = [seat for seat in seats if seat not in (me, to)]
    about = to if intent in ABOUT_LISTENER else dice.pick(others)
    kind = dice.pick(INTENTS[intent]) if INTENTS[intent] else ""
    if intent == "promise" and kind != "vote":
        about = to
    if intent == "probe" and dice.chance(1, 2):
        about = ""
    kinds = FITTING.get(intent, ())
    with_reason = bool(kinds) and (intent in ("propose", "insist", "gossip") or dice.chance(2, 3))
    who = about or dice.pick(others)
    reason = reason_for(dice, dice.pick(kinds), me, who, seats) if with_reason else None
    return Move(intent, about, reason, kind)


def moves_for(dice: Dice, me: str, to: str, seats: list[str]) -> list[Move]:
    """One move, or two or three."""
    moves = [move_for(dice, dice.pick(LOT), me, to, seats)]
    while len(moves) < 3 and dice.chance(1, 4):
        moves.append(move_for(dice, dice.pick(LOT), me, to, seats))
    return moves


def twelve(dice: Dice) -> list[str]:
    """Who is in a season."""
    return dice.shuffle(sorted(CAST))[:12]


def every_reason(me: str, who: str, other: str, number: int, to: str = "") -> list[Reason]:
    """A reason of every kind; some are of third persons alone, others of oneself."""
    return [
        Reason(kind, me if kind in OF_ONESELF else who, other, number)
        for kind in REASONS
        if kind not in OF_OTHERS or not {who, other} & {me, to}
    ]
