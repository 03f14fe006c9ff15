"""Answers producers: truthfully in private, and guardedly in front of everybody."""

from __future__ import annotations

from typing import Any

from showrunner.formats.bots import Answer, Remark
from showrunner.formats.interviews.answering import truthful
from showrunner.formats.survival.bots import days
from showrunner.formats.survival.bots.mind import SurvivalMind
from showrunner.formats.survival.claims import CLAIMS
from showrunner.formats.wording import listed
from showrunner.kernel import Dice
from showrunner.questions import Question


def interview(mind: SurvivalMind, question: Question[Any], dice: Dice) -> Answer:
    """DS-9.4: answer truthfully, including the vote it intends as things stand."""
    vote = days.target(mind, mind.others) if mind.mine.alive and mind.others else None
    claims = truthful(question, CLAIMS, mind, mind.me, {"vote": vote} if vote else {})
    words = mind.speaker.say(answer(mind, vote), dice)
    return {"words": words, **claims}


def answer(mind: SurvivalMind, vote: str | None) -> Remark:
    """Pick the remark: its role, its Evil Forces, or the vote it intends."""
    mine = mind.mine
    if not mine.role:
        return Remark("interview_before")
    role = mind.card_words(mine.role)
    if mind.evil and mine.alive:
        ours = [mind.names[seat] for seat in mind.living_of("evil") if seat != mind.me]
        return Remark("interview_evil", given={**role, "ours": listed(ours)} if ours else role)
    if vote is None:
        return Remark("interview_out", given=role)
    return Remark("interview_good", about=vote, given=role)


def open_mic(mind: SurvivalMind, question: Question[Any], dice: Dice) -> Answer:
    """Answer in public, revealing no more than the bot has claimed before."""
    claim = mind.claims.get(mind.me, "")
    return mind.speaker.message(Remark("open_mic", given=mind.card_words(claim)), dice)
