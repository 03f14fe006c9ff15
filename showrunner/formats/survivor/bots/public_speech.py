"""What a castaway says in front of everybody: at the vote, on leaving, and to or on the jury."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from showrunner.formats.survivor.bots import jury
from showrunner.formats.survivor.bots.moves import Move
from showrunner.formats.survivor.bots.promises import LIE_CERTAINTY
from showrunner.formats.survivor.bots.talk_turn import BLUFF_GUILE
from showrunner.formats.survivor.bots.votes import BY_VOTES
from showrunner.formats.talk.acts import Act
from showrunner.formats.wording import number as in_words
from showrunner.kernel import Dice

if TYPE_CHECKING:
    from showrunner.formats.survivor.bots.mind import Mind

BOASTED_FOOD = 4
"""Least food per round that a finalist boasts of."""


def comment(mind: Mind, dice: Dice) -> Move | None:
    """DS-10.1: answer the host, or say something more urgent; None to pass."""
    character = mind.character
    votes, host = mind.votes, mind.talks.host
    liar = next((seat for seat in mind.promises.lies if seat in mind.candidates()), "")
    if liar and dice.chance(character.nerve, 16):
        return Move("comment.liar", "accuse", (Act("accuse", liar, "lie"),), liar)
    if votes.named_by.get(mind.me) and not mind.mine.immune:
        by = next((seat for seat in votes.proposers_of(mind.me) if seat != mind.me), "")
        if character.guile >= BLUFF_GUILE and dice.chance(1, 3):
            holds_card = bool(mind.sheet.hand(mind.me))
            acts = (Act("tell", mind.me, "card"),)
            intent = "comment" if holds_card else "lie"
            return Move("comment.idol", intent, acts, lies=not holds_card)
        if by in mind.candidates() and character.nerve >= 6:
            return Move("comment.name", "propose", (Act("propose", by),), by)
        if host is None or host.topic in ("safe", "had_votes"):
            return Move("comment.plea", "comment")
    if host is None:
        return Move("comment.calm", "comment") if dice.chance(character.nerve, 12) else None
    if host.topic == "safe":
        return _comment_at_ease(mind, dice)
    given = {"number": in_words(host.count) if host.count else ""}
    return Move(f"host.{host.topic}", "comment", (), host.about, given)


def _comment_at_ease(mind: Mind, dice: Dice) -> Move:
    """Answer whether it is me tonight, when I have not heard my name."""
    camp = mind.camp
    if camp.event_today and dice.chance(1, 2):
        return Move("comment.event", "comment")
    if camp.hungry and dice.chance(1, 3):
        return Move("comment.hungry", "comment")
    if mind.alliances.main is not None and dice.chance(1, 3):
        return Move("comment.people", "comment")
    return Move("comment.loyal" if mind.character.loyalty >= 7 else "comment.calm", "comment")


def last_words(mind: Mind, dice: Dice) -> Move:
    """DS-10.9: last words, to a liar, to a friend, or to everybody."""
    vote = mind.votes.today
    liars = [
        outcome.promise
        for outcome in mind.promises.outcomes
        if not outcome.kept
        and outcome.certainty >= LIE_CERTAINTY
        and outcome.promise.giver not in (vote.ballot, vote.first_ballot)
    ]
    if liars:
        lie = next((promise for promise in liars if promise.what == "safety"), liars[0])
        section = "last_words.safety" if lie.what == "safety" else "last_words.lied"
        return Move(section, "accuse", (Act("accuse", lie.giver, "lie"),), lie.giver)
    if vote.how not in BY_VOTES:
        return Move("last_words.dice", "last_words")
    if vote.unanimous(mind.me):
        return Move("last_words.all", "last_words")
    friends = [
        seat
        for seat in mind.bonds.closest(mind.sheet.active)
        if mind.bonds.is_friend(seat) and seat not in (vote.ballot, vote.first_ballot)
    ]
    if friends and dice.chance(2, 3):
        return Move("last_words.friend", "last_words", (), friends[0])
    return Move("last_words.bitter" if mind.character.nerve > 6 else "last_words", "last_words")


# -- the final -------------------------------------------------------------------------------------


def jury_speech(mind: Mind, dice: Dice) -> Move:
    """DS-11.2: say why I should win, by the best of my game."""
    wins = mind.sheet.solo_wins.get(mind.me, 0)
    rounds = mind.sheet.round or 1
    if mind.votes.successful_votes * 2 >= rounds and mind.votes.successful_votes > 2:
        given = {"number": in_words(mind.votes.successful_votes)}
        return Move("jury_speech.votes", "jury_speech", given=given)
    if wins > 1:
        return Move("jury_speech.wins", "jury_speech", given={"number": in_words(wins)})
    if mind.character.loyalty >= 7 and not mind.promises.ever_deceived:
        return Move("jury_speech.loyal", "jury_speech")
    if mind.camp.food_brought >= BOASTED_FOOD * rounds:
        given = {"number": str(mind.camp.food_brought)}
        return Move("jury_speech.food", "jury_speech", given=given)
    return Move("jury_speech", "jury_speech")


def juror(mind: Mind, finalists: Sequence[str], dice: Dice) -> Move | None:
    """DS-11.2: as a juror, accuse a finalist, praise one, or comment; None to pass."""
    liar = next((seat for seat in finalists if seat in mind.promises.lies), "")
    if liar:
        lie = mind.promises.lies[liar]
        given = {"other": lie.about} if lie.about not in (mind.me, liar) else {}
        section = "juror.lied_safety" if lie.what == "safety" else "juror.lied"
        return Move(section, "accuse", (Act("accuse", liar, "lie"),), liar, given)
    best = jury.jury_ballot(mind, finalists)
    my_vote = next(
        (vote for vote in [*mind.votes.past, mind.votes.today] if vote.out == mind.me), None
    )
    if my_vote is not None and my_vote.unanimous(mind.me):
        voters = [seat for seat in finalists if seat in my_vote.present]
        if voters:
            return Move("juror.wrote_me", "accuse", (Act("accuse", voters[0], "vote"),), voters[0])
    if mind.bonds.trust(best) > 15:
        return Move("juror.praise", "praise", (), best)
    if dice.chance(5 - mind.character.nerve // 3, 10):
        return None
    return Move("juror", "comment", (), best)


def juror_question(mind: Mind, finalists: Sequence[str], dice: Dice) -> tuple[str, Move]:
    """DS-11.2: as a juror, choose a finalist and a question; a liar is asked why they lied."""
    for seat in finalists:
        if seat in mind.promises.lies:
            acts: tuple[Act, ...] = (Act("accuse", seat, "lie"),)
            return seat, Move("juror_question.lie", "accuse", acts, seat)
    finalist = dice.pick(finalists)
    section = dice.pick(("juror_question.move", "juror_question.vote", "juror_question.who"))
    return finalist, Move(section, "ask", (Act("ask", finalist, "other"),), finalist)


def jury_answer(mind: Mind, dice: Dice) -> Move:
    """DS-11.2: as a finalist, answer the juror's question, by its acts."""
    accused = any(act.act == "accuse" and act.about == mind.me for act in mind.talks.final_question)
    if accused and mind.talks.final_juror not in mind.promises.ever_deceived:
        return Move("jury_answer.deny", "answer")
    if accused:
        section = "jury_answer.own_up" if mind.character.guile > 3 else "jury_answer.sorry"
        return Move(section, "confess")
    if mind.votes.successful_votes > 2:
        given = {"number": in_words(mind.votes.successful_votes)}
        return Move("jury_answer.votes", "answer", given=given)
    wins = mind.sheet.solo_wins.get(mind.me, 0)
    if wins:
        return Move("jury_answer.wins", "answer", given={"number": in_words(wins)})
    return Move("jury_answer", "answer")
