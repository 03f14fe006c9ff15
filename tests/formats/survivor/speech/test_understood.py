"""What bots say, others can make out: the moves come back as acts, and a remark as none."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest

from showrunner.formats.survivor.bots.reasons import OFTEN
from showrunner.formats.survivor.bots.speech import Move, Reason, say
from showrunner.formats.talk.understanding import Act, understand
from showrunner.kernel import Dice
from tests.formats.survivor.speech.chatter import NAMES, VOICES, move_for, twelve

LINES_EACH = 400
UNDERSTOOD = 0.95
ASKED_ABOUT = 0.97
REMARKS_EACH = 800
MISHEARD = 0.01
"""So many remarks may be taken for something: they hold a phrase of somebody's own, mostly."""


def names_target(act: Act, move: Move) -> bool:
    return act.kind == "propose" and act.about == move.about


HEARD: dict[str, Callable[[Act, Move], bool]] = {
    "propose": names_target,
    "insist": names_target,
    "promise": lambda act, move: act.kind == "promise" and act.detail == move.kind,
    "ask_safety": lambda act, move: act.kind == "ask",
    "probe": lambda act, move: act.kind == "ask" and move.about in ("", act.about),
    "accuse": lambda act, move: act.kind in ("accuse", "ask"),
    "doubt": lambda act, move: act.kind in ("accuse", "ask"),
    "agree": lambda act, move: act.kind == "agree",
    "refuse": lambda act, move: act.kind == "refuse",
    "warn": lambda act, move: act.kind == "warn",
}


@pytest.mark.parametrize("intent", HEARD)
def test_what_is_meant_is_understood(intent: str):
    missed = []
    for number in range(LINES_EACH):
        dice = Dice(b"understood", (intent, number))
        seats = twelve(dice)
        me, to = seats[:2]
        move = move_for(dice, intent, me, to, seats)
        words = say([move], VOICES[me], to, NAMES, dice, ())
        pending = move.about if intent in ("agree", "refuse") else ""
        names = {seat: NAMES[seat] for seat in seats}
        acts = understand(words, speaker=me, listener=to, names=names, pending=pending)
        if not any(HEARD[intent](act, move) for act in acts):
            missed.append((words, acts))
    least = ASKED_ABOUT if intent == "probe" else UNDERSTOOD
    assert len(missed) <= LINES_EACH * (1 - least), missed


# -- remarks -------------------------------------------------------------------------------------

DAY = {
    **dict.fromkeys(("topped",), "listener"),
    **dict.fromkeys(("worn",), "speaker"),
    **dict.fromkeys(("best_fed", "worst_fed", "best_roll"), "absent"),
    **dict.fromkeys(("blindside", "gone"), "out"),
    **dict.fromkeys(("hungry", "plenty", "few_left"), ""),
    **dict.fromkeys(("merged_today", "won_today", "lost_today"), ""),
}
"""What one remarks on, and whom it is about."""
KNOWN = (
    *("loyal", "useful", "named_me", "wins", "beat", "topped", "last", "votes", "close_to"),
    *("jury", "strong_end", "popular", "empty", "little", "stranger", "result", "quiet"),
    *("broke", "said_by"),
)
"""What one says of somebody when asked."""
OF_TWO = ("beat", "close_to", "jury", "said_by")


def remark(dice: Dice, intent: str, seats: Sequence[str]) -> Move:
    """A remark as a plan would hand it over: to the second of these, the last of them is out."""
    me, to, third, fourth, *_, out = seats
    number = 1 + dice.below(9)
    if intent == "gossip":
        pair, often = Reason("pair", third, fourth, number), number >= OFTEN
        return Move(intent, reason=pair, kind="often" if often else "today")
    if intent == "thank":
        return Move(intent, to, Reason("fed", to, "", 9))
    if intent == "opinion":
        kind = dice.pick(KNOWN)
        return Move(intent, third, Reason(kind, third, fourth if kind in OF_TWO else "", number))
    if intent == "close":
        return Move(intent, third, Reason("together", third, "", number))
    if intent not in ("open", "smalltalk") or dice.chance(1, 4):
        return Move(intent, kind="blame" if intent == "deflect" else "")
    kind = dice.pick(sorted(DAY))
    who = {"listener": to, "speaker": me, "absent": third}.get(DAY[kind], "")
    return Move(intent, reason=Reason(kind, who, out if DAY[kind] == "out" else "", number))


def heard(moves: Sequence[Move], seats: Sequence[str], dice: Dice) -> tuple[str, tuple[Act, ...]]:
    """A message of the first to the second, and what it is heard as, where the last is out."""
    me, to, *_, out = seats
    words = say(moves, VOICES[me], to, NAMES, dice, ())
    names = {seat: NAMES[seat] for seat in seats if seat != out}
    return words, understand(words, speaker=me, listener=to, names=names)


REMARKS = ("open", "smalltalk", "gossip", "gossip_answer", "opinion", "comfort", "close", "thank")
BLAME_OR_NAMES = ("accuse", "propose", "agree")


@pytest.mark.parametrize("intent", [*REMARKS, "deflect"])
def test_a_remark_blames_nobody_and_puts_up_no_name(intent: str):
    misheard = []
    for number in range(REMARKS_EACH):
        dice = Dice(b"remark", (intent, number))
        seats = twelve(dice)
        words, acts = heard([remark(dice, intent, seats)], seats, dice)
        if any(act.kind in BLAME_OR_NAMES for act in acts):
            misheard.append((words, acts))
    assert len(misheard) <= REMARKS_EACH * MISHEARD, misheard


@pytest.mark.parametrize("intent", ["open", "gossip", "thank"])
@pytest.mark.parametrize("about", [True, False])
def test_after_a_remark_a_question_is_a_question_about_whom_it_names(intent: str, about: bool):
    misheard, missed = [], []
    for number in range(REMARKS_EACH):
        dice = Dice(b"leading up", (intent, about, number))
        seats = twelve(dice)
        whom = seats[4] if about else ""
        words, acts = heard([remark(dice, intent, seats), Move("probe", whom)], seats, dice)
        if any(act.kind in BLAME_OR_NAMES for act in acts):
            misheard.append((words, acts))
        if not any(act.kind == "ask" and whom in ("", act.about) for act in acts):
            missed.append((words, acts))
    assert len(misheard) <= REMARKS_EACH * MISHEARD, misheard
    assert len(missed) <= REMARKS_EACH * (1 - ASKED_ABOUT), missed


@pytest.mark.parametrize("intent", ["open", "gossip", "thank"])
def test_after_a_remark_only_the_name_put_up_is_put_up(intent: str):
    misheard = []
    for number in range(REMARKS_EACH):
        dice = Dice(b"and then", (intent, number))
        seats = twelve(dice)
        proposal = Move("propose", seats[4], Reason("quiet", seats[4]))
        words, acts = heard([remark(dice, intent, seats), proposal], seats, dice)
        if any(act.kind in BLAME_OR_NAMES and act.about != proposal.about for act in acts):
            misheard.append((words, acts))
    assert len(misheard) <= REMARKS_EACH * MISHEARD, misheard
