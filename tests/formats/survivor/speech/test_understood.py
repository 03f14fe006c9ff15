"""What bots say, others can make out: the moves come back as acts of the common kinds."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from showrunner.formats.survivor.bots.speech import Move, say
from showrunner.formats.talk.understanding import Act, understand
from showrunner.kernel import Dice
from tests.formats.survivor.speech.chatter import NAMES, VOICES, move_for, twelve

LINES_EACH = 400
UNDERSTOOD = 0.95


def names_target(act: Act, move: Move) -> bool:
    return act.kind == "propose" and act.about == move.about


HEARD: dict[str, Callable[[Act, Move], bool]] = {
    "propose": names_target,
    "insist": names_target,
    "promise": lambda act, move: act.kind == "promise" and act.detail == move.kind,
    "ask_safety": lambda act, move: act.kind == "ask",
    "probe": lambda act, move: act.kind == "ask",
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
    assert len(missed) <= LINES_EACH * (1 - UNDERSTOOD), missed
