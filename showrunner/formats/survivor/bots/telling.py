"""What a castaway says before everybody: at the vote, on leaving, and before the jury."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from showrunner.formats.survivor.bots import voting
from showrunner.formats.survivor.bots.moves import Move, accuse, ask, propose
from showrunner.formats.survivor.bots.speech import in_words
from showrunner.formats.survivor.bots.turn import BLUFFS
from showrunner.formats.survivor.bots.votes import BY_VOTES
from showrunner.formats.talk.acts import Act
from showrunner.kernel import Dice

if TYPE_CHECKING:
    from showrunner.formats.survivor.bots.mind import Mind

ENOUGH_FOOD = 4
"""Food a round that is worth telling a jury."""


def comment(mind: Mind, dice: Dice) -> Move | None:
    """DS-10.1: an answer to the host, or what presses more; None passes."""
    me = mind.character
    votes, host = mind.votes, mind.talks.host
    liar = next((seat for seat in mind.promises.lies if seat in mind.candidates()), "")
    if liar and dice.chance(me.nerve, 16):
        return Move("comment.liar", "accuse", (accuse(liar, "lie"),), liar, people=True)
    if votes.named.get(mind.me) and not mind.mine.immune:
        by = next((one for one in votes.sources(mind.me) if one != mind.me), "")
        if me.guile >= BLUFFS and dice.chance(1, 3):
            hold = bool(mind.sheet.hand(mind.me))
            acts = (Act("tell", mind.me, "card"),)
            intent = "comment" if hold else "lie"
            return Move("comment.idol", intent, acts, lies=not hold, people=True)
        if by in mind.candidates() and me.nerve >= 6:
            return Move("comment.name", "propose", (propose(by),), by, people=True)
        if host is None or host.topic in ("safe", "had_votes"):
            return Move("comment.plea", "comment", people=True)
    if host is None:
        return Move("comment.calm", "comment") if dice.chance(me.nerve, 12) else None
    if host.topic == "safe":
        return _at_ease(mind, dice)
    given = {"number": in_words(host.count) if host.count else ""}
    people = host.topic in ("accused", "accuses", "had_votes", "last_vote")
    return Move(f"host.{host.topic}", "comment", (), host.about, given, people=people)


def _at_ease(mind: Mind, dice: Dice) -> Move:
    """Whether it is me tonight: what somebody says who has not heard their name."""
    camp = mind.camp
    if camp.event and dice.chance(1, 2):
        return Move("comment.event", "comment")
    if camp.hungry and dice.chance(1, 3):
        return Move("comment.hungry", "comment")
    if mind.alliances.main is not None and dice.chance(1, 3):
        return Move("comment.people", "comment", people=True)
    return Move("comment.loyal" if mind.character.loyalty >= 7 else "comment.calm", "comment")


def last_words(mind: Mind, dice: Dice) -> Move:
    """DS-10.9: to whoever broke a promise, to a friend, or to all."""
    vote = mind.votes.today
    liars = [
        verdict.promise
        for verdict in mind.promises.verdicts
        if not verdict.kept
        and verdict.certainty >= 60
        and verdict.promise.giver not in (vote.ballot, vote.first_ballot)
    ]
    if liars:
        lie = next((one for one in liars if one.what == "safety"), liars[0])
        section = "last_words.safety" if lie.what == "safety" else "last_words.lied"
        return Move(section, "accuse", (accuse(lie.giver, "lie"),), lie.giver, people=True)
    if vote.how not in BY_VOTES:
        return Move("last_words.dice", "last_words")
    if vote.unanimous(mind.me):
        return Move("last_words.all", "last_words", people=True)
    friends = [
        seat
        for seat in mind.bonds.closest(mind.sheet.active)
        if mind.bonds.is_friend(seat) and seat not in (vote.ballot, vote.first_ballot)
    ]
    if friends and dice.chance(2, 3):
        return Move("last_words.friend", "last_words", (), friends[0], people=True)
    return Move("last_words.bitter" if mind.character.nerve > 6 else "last_words", "last_words")


# -- the final -------------------------------------------------------------------------------------


def jury_speech(mind: Mind, dice: Dice) -> Move:
    """DS-11.2: why I should win: my best move, and one regret."""
    wins = mind.sheet.solo_wins.get(mind.me, 0)
    rounds = mind.sheet.round or 1
    if mind.votes.hits * 2 >= rounds and mind.votes.hits > 2:
        given = {"number": in_words(mind.votes.hits)}
        return Move("jury_speech.votes", "jury_speech", given=given, people=True)
    if wins > 1:
        return Move("jury_speech.wins", "jury_speech", given={"number": in_words(wins)})
    if mind.character.loyalty >= 7 and not mind.promises.deceived:
        return Move("jury_speech.loyal", "jury_speech", people=True)
    if mind.camp.food_brought >= ENOUGH_FOOD * rounds:
        given = {"number": str(mind.camp.food_brought)}
        return Move("jury_speech.food", "jury_speech", given=given)
    return Move("jury_speech", "jury_speech")


def juror(mind: Mind, finalists: Sequence[str], dice: Dice) -> Move | None:
    """DS-11.2: a juror names who voted them out, or speaks of whom they respect."""
    liar = next((seat for seat in finalists if seat in mind.promises.lies), "")
    if liar:
        lie = mind.promises.lies[liar]
        given = {"other": lie.about} if lie.about not in (mind.me, liar) else {}
        section = "juror.lied_safety" if lie.what == "safety" else "juror.lied"
        return Move(section, "accuse", (accuse(liar, "lie"),), liar, given, people=True)
    best = voting.jury_ballot(mind, finalists)
    mine = next(
        (vote for vote in [*mind.votes.past, mind.votes.today] if vote.out == mind.me), None
    )
    if mine is not None and mine.unanimous(mind.me):
        wrote = [seat for seat in finalists if seat in mine.present]
        if wrote:
            return Move(
                "juror.wrote_me", "accuse", (accuse(wrote[0], "vote"),), wrote[0], people=True
            )
    if mind.bonds.trust(best) > 15:
        return Move("juror.praise", "praise", (), best, people=True)
    if dice.chance(5 - mind.character.nerve // 3, 10):
        return None
    return Move("juror", "comment", (), best)


def juror_question(mind: Mind, finalists: Sequence[str], dice: Dice) -> tuple[str, Move]:
    """DS-11.2: to whom, and what: who lied to me is asked why."""
    for seat in finalists:
        if seat in mind.promises.lies:
            acts: tuple[Act, ...] = (accuse(seat, "lie"),)
            return seat, Move("juror_question.lie", "accuse", acts, seat, people=True)
    about = dice.pick(finalists)
    section = dice.pick(("juror_question.move", "juror_question.vote", "juror_question.who"))
    return about, Move(section, "ask", (ask("other", about),), about)


def jury_answer(mind: Mind, dice: Dice) -> Move:
    """DS-11.2: a finalist answers the question that was just put: its act says what it is about."""
    accused = any(act.act == "accuse" and act.about == mind.me for act in mind.talks.final_question)
    if accused and mind.talks.final_juror not in mind.promises.deceived:
        return Move("jury_answer.deny", "answer", people=True)
    if accused:
        section = "jury_answer.own_up" if mind.character.guile > 3 else "jury_answer.sorry"
        return Move(section, "confess", people=True)
    if mind.votes.hits > 2:
        given = {"number": in_words(mind.votes.hits)}
        return Move("jury_answer.votes", "answer", given=given, people=True)
    wins = mind.sheet.solo_wins.get(mind.me, 0)
    if wins:
        return Move("jury_answer.wins", "answer", given={"number": in_words(wins)})
    return Move("jury_answer", "answer")
