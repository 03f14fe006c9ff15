"""What a bot says: deals in private talks, a line in its turn, and honest answers to producers."""

from __future__ import annotations

from collections.abc import Iterator

from showrunner.formats.bots import Answer, Remark, offered
from showrunner.formats.interviews.answering import truthful
from showrunner.formats.surviving_the_game import facts
from showrunner.formats.surviving_the_game.bots.mind import GameMind
from showrunner.formats.surviving_the_game.cards import (
    IDENTITIES,
    LAST_CLOSING_LEVEL,
    name_of,
)
from showrunner.formats.surviving_the_game.claims import CLAIMS
from showrunner.formats.talk.acts import Act
from showrunner.kernel import Dice
from showrunner.questions import Question

WANTED_MESSAGES = 2
"""After how many messages of its own it ends a talk."""
LINE_CHANCE = (1, 2)
"""The chance to say something about what has happened in its turn."""
NEARLY_CLOSED = 2
"""How few obstacles a level has when it is worth closing."""
TALK_CHANCE = (1, 3)
"""The chance to look for a private talk in a round."""
WEAK = 40
"""The Health below which nothing above should be woken."""


# -- private talks ---------------------------------------------------------------------------------


def preferences(mind: GameMind, question: Question[object], dice: Dice) -> Answer:
    """Open to everybody; now and then it looks for one talk, with whoever is strongest."""
    others = offered(question, "open")
    if not dice.chance(*TALK_CHANCE):
        return {"open": others, "ranked": []}
    return {"open": others, "ranked": [dice.pick(others)]}


def talk(mind: GameMind, question: Question[object], dice: Dice) -> Answer:
    """Reply to what was proposed, or propose something."""
    ends = mind.messages + 1 >= WANTED_MESSAGES
    remark = reply(mind) or (None if mind.messages else next(openings(mind, dice), None))
    if remark is None:
        remark, ends = Remark(small_talk(mind)), bool(mind.messages)
    return {**mind.speaker.message(remark, dice, "say"), "end": ends}


def small_talk(mind: GameMind) -> str:
    """The section of a line that proposes nothing."""
    if mind.messages:
        return "close_talk"
    if mind.addressed:
        return "small_talk_back"
    return "small_talk" if mind.entered else "training_talk"


def reply(mind: GameMind) -> Remark | None:
    """The answer to the first proposal in the partner's last message."""
    for act in mind.heard:
        if (remark := reply_to(mind, act)) is not None:
            return remark
    return None


def reply_to(mind: GameMind, act: Act) -> Remark | None:
    """The answer to one act; None where it needs none."""
    yes, no = (Act("agree"),), (Act("refuse"),)
    match act.act:
        case "want":
            mine = mind.identity(mind.me).colour
            needed = act.what in (mine, "any") and bool(mine)
            given = {"colour": act.what}
            section = "refuse_want" if needed else "agree_want"
            return Remark(section, no if needed else yes, given=given)
        case "close":
            weak = mind.mine.health < WEAK
            section = "refuse_close" if weak else "agree_close"
            return Remark(section, no if weak else yes, given={"level": act.what})
        case "leave":
            return Remark("agree_leave", yes, given={"level": act.what})
        case "warn" if act.about == mind.me:
            return Remark("ahead_me")
        case "warn" if act.about in mind.names:
            return Remark("thanks_for_that", about=act.about)
    return None


def openings(mind: GameMind, dice: Dice) -> Iterator[Remark]:
    """What it may propose, in random order."""
    remarks = []
    colour = mind.identity(mind.me).colour
    if colour and mind.entered:
        remarks.append(Remark("want", (Act("want", what=colour),), given={"colour": colour}))
    if mind.entered:
        level = mind.mine.level
        given = {"level": str(level)}
        nearly = level <= LAST_CLOSING_LEVEL and mind.left_in(level) <= NEARLY_CLOSED
        if nearly and mind.mine.health >= WEAK:
            remarks.append(Remark("close", (Act("close", what=str(level)),), given=given))
        if mind.mine.health < WEAK:
            remarks.append(Remark("leave", (Act("leave", what=str(level)),), given=given))
    leader = leading(mind)
    if leader not in ("", mind.me, mind.partner):
        remarks.append(Remark("ahead", (Act("warn", leader),), leader))
    yield from dice.shuffle(remarks)


def leading(mind: GameMind) -> str:
    """Who alone has the most points; empty if nobody has."""
    points = {seat: mind.points(seat) for seat in mind.active}
    most = max(points.values())
    leaders = [seat for seat, each in points.items() if each == most]
    return leaders[0] if len(leaders) == 1 and most > 0 else ""


def after_talk(mind: GameMind, question: Question[object], dice: Dice) -> Answer:
    """A note where something was agreed."""
    agreed = any(act.act in ("want", "close") for act in mind.heard)
    note = mind.speaker.say(Remark("note", about=mind.partner), dice) if agreed else None
    return {**question.default, "note": note}


# -- lines in a turn -------------------------------------------------------------------------------


def line(mind: GameMind, question: Question[object], dice: Dice) -> Answer:
    """D10: about what has happened in its turn, if anything."""
    if "say" not in question.fields:
        return {}
    remarks = list(remarks_on_turn(mind))
    if not remarks or not dice.chance(*LINE_CHANCE):
        return mind.speaker.message(None, dice, "say")
    return mind.speaker.message(dice.pick(remarks), dice, "say")


def remarks_on_turn(mind: GameMind) -> Iterator[Remark]:
    """What there is to say to everybody."""
    for fact in mind.news:
        match fact:
            case facts.IdentityBought():
                yield Remark("identity", given={"card": IDENTITIES[fact.identity].name})
            case facts.ObstacleBeaten():
                climb = Act("climb", what=str(min(fact.level + 1, 5)))
                yield Remark("beaten", (climb,), given={"card": name_of(fact.obstacle)})
            case facts.CombatLost(trap=False):
                leave = Act("leave", what=str(fact.level))
                yield Remark("hit", (leave,), given={"card": name_of(fact.obstacle)})
            case facts.AreaClosed():
                yield Remark("closed", given={"level": str(fact.level)})
    leader = leading(mind)
    if leader not in ("", mind.me):
        yield Remark("lead", (Act("warn", leader),), leader)


# -- interviews ------------------------------------------------------------------------------------


def interview(mind: GameMind, question: Question[object], dice: Dice) -> Answer:
    """DS-9.4: truthfully; where it goes next is decided by the hand that it will have."""
    claims = truthful(question, CLAIMS, mind, mind.me, {})
    if mind.mine.status != "inside":
        remark = Remark("interview_out")
    elif not mind.entered:
        remark = Remark("interview_training")
    else:
        given = {"health": str(mind.mine.health), "level": str(mind.mine.level)}
        remark = Remark("interview_inside", given=given)
    return {"words": mind.speaker.say(remark, dice), **claims}
