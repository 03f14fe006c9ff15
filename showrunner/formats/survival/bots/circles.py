"""What a sensible player says where few listen: to the Buddy, in one ear, among Memories."""

from __future__ import annotations

from typing import Any

from showrunner.formats.survival.bots.memory import Memory
from showrunner.formats.survival.bots.nights import Answer, offered
from showrunner.formats.survival.bots.reading import as_good, best, reading, worst
from showrunner.kernel import Dice
from showrunner.questions import Question

STANDS_OUT = 8
"""A suspicion worth a whisper is so far above the middle of all readings."""


def buddy_chat(memory: Memory, question: Question[Any], dice: Dice) -> Answer:
    """SV-4.24: whom to vote for together; and what one has that saves both."""
    ours = memory.living_of("evil") if memory.evil else []
    open_ = [seat for seat in memory.others if seat != memory.buddy and seat not in ours]
    name = worst(as_good(memory) if memory.evil else reading(memory), open_)
    parts = []
    if memory.mine.role == "ranger":
        parts.append("I protect one of us where I can.")
    if name is not None:
        parts.append(f"Vote for {memory.names[name]}.")
    if memory.third:
        parts.append("Then we are the last two, and win.")
    return {"words": " ".join(parts) or None}


def whisper(memory: Memory, question: Question[Any], dice: Dice) -> Answer:
    """SV-6.2: the Evil Forces agree whom to name; a Good one shares what is more than a feeling."""
    present = offered(question)
    if memory.evil:
        ours = memory.living_of("evil")
        ear = next((seat for seat in present if seat in ours), None)
        prey = [seat for seat in present if seat not in ours and seat != memory.buddy]
        name = worst(as_good(memory), prey)
        if ear is None or name is None:
            return dict(question.default)
        return {"name": ear, "words": f"Let us name {memory.names[name]} today."}
    scores = reading(memory)
    ear = memory.buddy if memory.buddy in present else best(scores, present)
    name = worst(scores, [seat for seat in scores if seat not in (ear, memory.buddy)])
    if ear is None or name is None or scores[name] < _middle(scores) + STANDS_OUT:
        return dict(question.default)
    return {"name": ear, "words": f"Between us: I fear {memory.names[name]}."}


def lounge(memory: Memory, question: Question[Any], dice: Dice) -> Answer:
    """SV-4.25: one who knows all counts what is left; one who does not still has a suspicion."""
    evil = [memory.names[seat] for seat in memory.living_of("evil")]
    if memory.me in memory.seated and evil:
        left = f"{len(evil)} of them left" if len(evil) > 1 else "One of them left"
        return {"words": f"{left}, and {dice.pick(evil)} sleeps well."}
    name = worst(reading(memory), memory.living)
    return {"words": f"I still say it is {memory.names[name]}." if name else None}


def _middle(scores: dict[str, int]) -> int:
    return sorted(scores.values())[len(scores) // 2]
