"""Talk: what to say to everybody in the morning and in private, as acts that lines word."""

from __future__ import annotations

from typing import Any

from showrunner.formats.bots import Answer, Remark, offered
from showrunner.formats.i_am_survivor.bots.mind import IslandMind
from showrunner.formats.i_am_survivor.claims import CLAIMS
from showrunner.formats.interviews.answering import truthful
from showrunner.formats.talk.acts import Act
from showrunner.kernel import Dice
from showrunner.questions import Question

MESSAGES_IN_A_TALK = 2
"""How many messages a bot sends in one talk."""


def _news(mind: IslandMind) -> Remark | None:
    """What is on my mind: thanks, a need, something to spare, somebody in the lead."""
    if mind.helped_me:
        friend = mind.helped_me[0]
        if friend in mind.others:
            return Remark("thanks", (Act("thank", friend),), friend)
    needs = mind.needs
    for goods in ("water", "food"):
        if needs[goods] > 0:
            return Remark(f"need_{goods}", (Act("need", what=goods),))
    for goods in ("water", "food"):
        if needs[goods] < -1:
            return Remark(f"have_{goods}", (Act("have", what=goods),))
    if mind.strength >= 8:
        return Remark("have_weapon", (Act("have", what="weapon"),))
    return None


def speak(mind: IslandMind, question: Question[Any], dice: Dice) -> Answer:
    """Say in the morning what one needs or has."""
    remark = _news(mind)
    return mind.speaker.message(remark, dice)


def preferences(mind: IslandMind, question: Question[Any], dice: Dice) -> Answer:
    """Talk to those who said that they have what I need, then to those I trust."""
    others = offered(question, "ranked")
    wanted = [goods for goods, lack in mind.needs.items() if lack > 0]

    def rank(seat: str) -> tuple[int, int, str]:
        has = sum(seat in mind.offers_of.get(goods, ()) for goods in wanted)
        return -has, -mind.trust[seat], seat

    ranked = sorted((seat for seat in others if mind.trust[seat] > -4), key=rank)
    return {"open": [seat for seat in others if mind.trust[seat] > -4], "ranked": ranked[:3]}


def talk(mind: IslandMind, question: Question[Any], dice: Dice) -> Answer:
    """Ask for what is needed, answer needs, promise not to attack."""
    field: Any = question.fields["acts"]
    partner = next(iter(field.listeners), "")
    talks = [name for name, number in mind.said_to.items() if partner in name and number]
    times = sum(mind.said_to[name] for name in talks)
    remark = _to_partner(mind, partner, times)
    end = times + 1 >= MESSAGES_IN_A_TALK
    return {**mind.speaker.message(remark, dice, "say"), "end": end}


def _to_partner(mind: IslandMind, partner: str, times: int) -> Remark | None:
    if times == 0:
        theirs = mind.needs_of.get(partner, set())
        spare = [goods for goods in ("water", "food") if mind.needs[goods] < -1 and goods in theirs]
        if spare:
            act = Act("have", partner, spare[0])
            return Remark(f"have_{spare[0]}", (act,), partner)
        return _news(mind) or Remark("truce", (Act("truce", partner),), partner)
    if mind.trust[partner] >= 0:
        return Remark("truce", (Act("truce", partner),), partner)
    return None


def interview(mind: IslandMind, question: Question[Any], dice: Dice) -> Answer:
    """DS-9.4: answer producers truthfully; whom to attack is decided when it comes to it."""
    claims = truthful(question, CLAIMS, mind, mind.me, {})
    remark = Remark("interview_here" if mind.me in mind.active else "interview_gone")
    return {"words": mind.speaker.say(remark, dice), **claims}
