"""What a sensible player tells producers: the truth in private, and little before everybody."""

from __future__ import annotations

from typing import Any

from showrunner.formats.bots import Answer, Remark
from showrunner.formats.interviews.answering import truthful
from showrunner.formats.survival.bots import days
from showrunner.formats.survival.bots.memory import Memory
from showrunner.formats.survival.claims import CLAIMS
from showrunner.formats.wording import listed
from showrunner.kernel import Dice
from showrunner.questions import Question


def interview(memory: Memory, question: Question[Any], dice: Dice) -> Answer:
    """DS-9.4: the truth, and whom it would vote for by now."""
    vote = days.target(memory, memory.others) if memory.mine.alive and memory.others else None
    claims = truthful(question, CLAIMS, memory, memory.me, {"vote": vote} if vote else {})
    words = memory.speaker.say(answer(memory, vote), dice)
    return {"words": words, **claims}


def answer(memory: Memory, vote: str | None) -> Remark:
    """What it is, with whom, and whom it would vote for."""
    mine = memory.mine
    if not mine.role:
        return Remark("interview_before")
    role = memory.card(mine.role)
    if memory.evil and mine.alive:
        ours = [memory.names[seat] for seat in memory.living_of("evil") if seat != memory.me]
        return Remark("interview_evil", given={**role, "ours": listed(ours)} if ours else role)
    if vote is None:
        return Remark("interview_out", given=role)
    return Remark("interview_good", about=vote, given=role)


def open_mic(memory: Memory, question: Question[Any], dice: Dice) -> Answer:
    """An answer in the open, which says no more than was said before."""
    claim = memory.claims.get(memory.me, "")
    return memory.speaker.message(Remark("open_mic", given=memory.card(claim)), dice)
