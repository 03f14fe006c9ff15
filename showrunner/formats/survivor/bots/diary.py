"""A castaway's diary entries, and the notes they make after talks."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple

from showrunner.formats.facts import MemoWritten
from showrunner.formats.fold import folds
from showrunner.formats.survivor import facts
from showrunner.formats.survivor.bots.mind_part import MindPart
from showrunner.formats.survivor.bots.moves import Move
from showrunner.formats.survivor.bots.promises import LIE_CERTAINTY
from showrunner.formats.survivor.bots.votes import BY_VOTES
from showrunner.kernel import Dice

if TYPE_CHECKING:
    from showrunner.formats.survivor.bots.mind import Mind

MIN_IMPORTANCE = 6
"""Least importance of a story that is written down."""
SHAKEN_IMPORTANCE = 8
"""Least importance of a story after which castaways may recall why they came."""

NOTES = ("brought", "joined", "planted", "pretended", "doubt", "wants", "promised")
"""How a talk may end, for notes: agreement on a name (mine or theirs, sincere or not), or less."""


class DiaryStory(NamedTuple):
    """Something that happened to me today: its importance, and the section of lines about it."""

    importance: int
    section: str
    name: str = ""
    other: str = ""


class Diary(MindPart):
    """Keeps the most important story of the last round, if it is worth writing down."""

    story: DiaryStory | None = None
    """The story that is still to be written."""

    @folds(facts.RoundEnded)
    def _round_ended(self, fact: facts.RoundEnded) -> None:
        story = max(_stories(self.mind), default=None) if self.mind.playing else None
        self.story = story if story is not None and story.importance >= MIN_IMPORTANCE else None

    @folds(MemoWritten)
    def _written(self, fact: MemoWritten) -> None:
        if fact.kind == "diary":
            self.story = None


def _stories(mind: Mind) -> Iterator[DiaryStory]:
    """Yield everything that happened to me today."""
    vote, promises, camp = mind.votes.today, mind.promises, mind.camp
    was_there = mind.me in vote.present
    if was_there:
        if vote.saved == mind.me:
            saved_myself = vote.saved_by == mind.me
            yield DiaryStory(
                12, "diary.saved_myself" if saved_myself else "diary.saved", vote.saved_by
            )
        for outcome in promises.outcomes:
            promise = outcome.promise
            if not outcome.kept and outcome.certainty >= LIE_CERTAINTY:
                about_my_safety = promise.what == "safety"
                section = "diary.betrayed" if about_my_safety else "diary.lied_to"
                other = promise.about if promise.about != vote.out else ""
                yield DiaryStory(10 if about_my_safety else 8, section, promise.giver, other)
        for receiver in promises.deceived_today:
            if receiver == vote.out and vote.ballot == receiver:
                yield DiaryStory(9, "diary.i_betrayed", receiver)
            elif receiver in mind.sheet.active and promises.deceived_today[receiver] != vote.out:
                yield DiaryStory(4, "diary.i_lied", receiver, vote.ballot)
        votes_on_me = vote.deciding_counts.get(mind.me, 0)
        if votes_on_me > 1:
            yield DiaryStory(7 + votes_on_me // 2, "diary.votes_on_me")
        if vote.out and vote.how == "vote" and vote.ballot not in ("", vote.out):
            yield DiaryStory(6 + mind.character.nerve % 2, "diary.outvoted", vote.out, vote.ballot)
        if vote.out and vote.how not in BY_VOTES:
            yield DiaryStory(5, "diary.dice", vote.out)
    was_my_vote = vote.out in (vote.ballot, vote.first_ballot)
    if vote.out and not was_my_vote and mind.bonds.is_friend(vote.out):
        was_ally = vote.out in {
            seat for alliance in mind.alliances.known.values() for seat in alliance.members
        }
        yield DiaryStory(8 if was_ally else 6, "diary.friend_gone", vote.out)
    as_written = vote.out != "" and vote.out == vote.ballot and vote.how == "vote"
    if as_written and mind.character.ambition >= 6 and len(vote.deciding_counts) > 1:
        yield DiaryStory(5, "diary.as_planned", vote.out)
    if camp.holds_card_found_today:
        yield DiaryStory(7, "diary.card")
    if mind.me in camp.winners and mind.merged:
        yield DiaryStory(5, "diary.won")
    if camp.merged_today:
        yield DiaryStory(4, "diary.merged")


def entry(mind: Mind, dice: Dice) -> list[Move]:
    """Return the diary's sentences: what happened, what it means, and sometimes what comes next."""
    story = mind.diary.story or DiaryStory(0, "diary.quiet")
    given = {"other": story.other}
    moves = [Move(story.section, "diary", name=story.name, given=given)]
    if story.name and story.name in mind.promises.lies and story.name in mind.sheet.active:
        moves.append(Move("diary.revenge", "diary", name=story.name))
    elif mind.persona.goal and story.importance >= SHAKEN_IMPORTANCE and dice.chance(1, 3):
        moves.append(Move("diary.came", "diary", given={"goal": mind.persona.goal}))
    elif dice.chance(1, 2):
        moves += _outlook(mind, story, dice)
    return moves


def _outlook(mind: Mind, story: DiaryStory, dice: Dice) -> list[Move]:
    """Write about the friends that are left, or about who should go next."""
    target = mind.plans.target(mind.votable([seat for seat in mind.team if seat != mind.me])) or ""
    hurt = {target, *mind.promises.deceived_today, mind.votes.today.ballot}
    friends = [
        seat
        for seat in mind.bonds.closest(mind.others)
        if mind.bonds.is_friend(seat) and seat not in hurt
    ]
    if target not in ("", story.name) and dice.chance(1, 2):
        return [Move("diary.next", "diary", name=target)]
    if friends:
        return [Move("diary.friend", "diary", name=friends[0])]
    return [Move("diary.alone", "diary")] if mind.bonds.closest(mind.others) else []


def note(mind: Mind) -> tuple[str, str]:
    """DS-5.4: how the last talk ended (one of `NOTES`), and the seat that it is about."""
    talk = mind.talks.last_private
    if talk is None or not mind.candidates():
        return "", ""
    partner = talk.partner_of(mind.me)
    partners_name = talk.proposed.get(partner, "")
    if talk.agreed:
        my_name = talk.first_named_by.get(talk.agreed) == mind.me
        is_sincere = (partner, talk.agreed) not in mind.plans.insincere
        if is_sincere:
            return ("brought" if my_name else "joined"), talk.agreed
        return ("planted" if my_name else "pretended"), talk.agreed
    if partner in mind.promises.lies:
        return "doubt", partner
    if partners_name and partners_name != mind.me:
        return "wants", partners_name
    if partner in mind.promises.given_me("safety"):
        return "promised", partner
    return "", ""
