"""The diary and the note after a talk: what a castaway writes for themselves."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple

from showrunner.formats.facts import MemoWritten
from showrunner.formats.fold import folds
from showrunner.formats.survivor import facts
from showrunner.formats.survivor.bots.moves import Move
from showrunner.formats.survivor.bots.part import Part
from showrunner.formats.survivor.bots.votes import BY_VOTES
from showrunner.kernel import Dice

if TYPE_CHECKING:
    from showrunner.formats.survivor.bots.mind import Mind

WORTH_WRITING = 6
"""The importance from which on a day is worth a diary."""
SHAKEN = 8
"""The importance from which on a day makes somebody think of why they came."""

NOTES = ("brought", "joined", "planted", "pretended", "doubt", "wants", "promised")
"""What a talk may come to: a name agreed on, mine or theirs, meant or not; or less than that."""


class Story(NamedTuple):
    """One thing that happened to me today: how much it matters, and its section of lines."""

    importance: int
    section: str
    name: str = ""
    other: str = ""


class Diary(Part):
    """Whether the last day brought something that is worth writing down."""

    story: Story | None = None
    """What it brought; kept until it is written."""

    @folds(facts.RoundEnded)
    def _round_ended(self, fact: facts.RoundEnded) -> None:
        story = max(_stories(self.mind), default=None) if self.mind.playing else None
        self.story = story if story is not None and story.importance >= WORTH_WRITING else None

    @folds(MemoWritten)
    def _written(self, fact: MemoWritten) -> None:
        if fact.kind == "diary":
            self.story = None


def _stories(mind: Mind) -> Iterator[Story]:
    """What happened to me today."""
    vote, promises, camp = mind.votes.today, mind.promises, mind.camp
    was_there = mind.me in vote.present
    if was_there:
        if vote.saved == mind.me:
            own = vote.saved_by == mind.me
            yield Story(12, "diary.saved_myself" if own else "diary.saved", vote.saved_by)
        for verdict in promises.verdicts:
            promise = verdict.promise
            if not verdict.kept and verdict.certainty >= 60:
                mine = promise.what == "safety"
                section = "diary.betrayed" if mine else "diary.lied_to"
                other = promise.about if promise.about != vote.out else ""
                yield Story(10 if mine else 8, section, promise.giver, other)
        for taker in promises.lied_to_by_me:
            if taker == vote.out and vote.ballot == taker:
                yield Story(9, "diary.i_betrayed", taker)
            elif taker in mind.sheet.active and promises.lied_to_by_me[taker] != vote.out:
                yield Story(4, "diary.i_lied", taker, vote.ballot)
        against = vote.deciding.get(mind.me, 0)
        if against > 1:
            yield Story(7 + against // 2, "diary.votes_on_me")
        if vote.out and vote.how == "vote" and vote.ballot not in ("", vote.out):
            yield Story(6 + mind.character.nerve % 2, "diary.outvoted", vote.out, vote.ballot)
        if vote.out and vote.how not in BY_VOTES:
            yield Story(5, "diary.dice", vote.out)
    mine = vote.out in (vote.ballot, vote.first_ballot)
    if vote.out and not mine and mind.bonds.is_friend(vote.out):
        ally = vote.out in {seat for one in mind.alliances.known.values() for seat in one.members}
        yield Story(8 if ally else 6, "diary.friend_gone", vote.out)
    as_written = vote.out != "" and vote.out == vote.ballot and vote.how == "vote"
    if as_written and mind.character.ambition >= 6 and len(vote.deciding) > 1:
        yield Story(5, "diary.as_planned", vote.out)
    if camp.found_today:
        yield Story(7, "diary.card")
    if mind.me in camp.winners and mind.merged:
        yield Story(5, "diary.won")
    if camp.merged_today:
        yield Story(4, "diary.merged")


def entry(mind: Mind, dice: Dice) -> list[Move]:
    """The sentences of tonight's diary: what happened, what it means, what comes next."""
    story = mind.diary.story or Story(0, "diary.quiet")
    given = {"other": story.other}
    moves = [Move(story.section, "diary", name=story.name, given=given)]
    if story.name and story.name in mind.promises.lies and story.name in mind.sheet.active:
        moves.append(Move("diary.revenge", "diary", name=story.name))
    elif mind.persona.goal and story.importance >= SHAKEN and dice.chance(1, 3):
        moves.append(Move("diary.came", "diary", given={"goal": mind.persona.goal}))
    elif dice.chance(1, 2):
        moves += _outlook(mind, story, dice)
    return moves


def _outlook(mind: Mind, story: Story, dice: Dice) -> list[Move]:
    """Who is left to me, or who should go next."""
    target = mind.plans.target(mind.votable([seat for seat in mind.team if seat != mind.me])) or ""
    hurt = {target, *mind.promises.lied_to_by_me, mind.votes.today.ballot}
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
    """DS-5.4: what the talk just ended came to (see `NOTES`), and whom it is about."""
    talk = mind.talks.last
    if talk is None or not mind.candidates():
        return "", ""
    partner = talk.partner_of(mind.me)
    theirs = talk.proposed.get(partner, "")
    if talk.agreed:
        mine = talk.first_by.get(talk.agreed) == mind.me
        meant = (partner, talk.agreed) not in mind.plans.untrue
        if meant:
            return ("brought" if mine else "joined"), talk.agreed
        return ("planted" if mine else "pretended"), talk.agreed
    if partner in mind.promises.lies:
        return "doubt", partner
    if theirs and theirs != mind.me:
        return "wants", theirs
    if partner in mind.promises.given_me("safety"):
        return "promised", partner
    return "", ""
