"""The votes board: each vote with its ballots, what decided it, and what would have changed it."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from showrunner.story.beat import Beat
from showrunner.story.finding import BeatBook
from showrunner.story.record import Council

OF_A_TALK = "deciding talk"
OF_A_BALLOT = "one ballot"


class BoardBallot(Struct, frozen=True, kw_only=True):
    """A ballot: who wrote whom, in which step of the vote; `fact` told it.

    `voter` and `name` are seats; `target` is who stands for `name` in the vote, such as a Survivor
    of theirs. Both are empty for a no in a vote on one suspect.
    """

    voter: str
    name: str
    target: str
    step: str
    counts: bool
    fact: int


class VoteLine(Struct, frozen=True, kw_only=True):
    """A vote that is over.

    `blindside` gives, for each castaway who left, the percentage of those who wrote their name who
    had pointed them to another name or promised them safety; 0 if they did not write another name.
    `deciding_talk` and `one_ballot` are beats: the talk in which the name was taken up, and the
    ballot that would have changed the result. `beats` are all others that this vote completed, the
    most important first. `began` and `decided` are facts.
    """

    round: int
    place: str
    decides: str
    out: tuple[str, ...]
    how: str
    counts: dict[str, int]
    ballots: tuple[BoardBallot, ...]
    blindside: dict[str, int]
    deciding_talk: Beat | None
    one_ballot: Beat | None
    beats: tuple[Beat, ...]
    began: int
    decided: int


def vote_lines(book: BeatBook) -> Iterator[VoteLine]:
    """The votes that are over, in order."""
    of_vote: dict[int, list[Beat]] = {}
    for beat in book.beats:
        of_vote.setdefault(beat.last, []).append(beat)
    for council in book.record.councils:
        yield _line(council, of_vote.get(council.decided, []))


def _line(council: Council, beats: list[Beat]) -> VoteLine:
    kinds = {beat.kind: beat for beat in beats}
    others = [beat for beat in beats if beat.kind not in (OF_A_TALK, OF_A_BALLOT)]
    return VoteLine(
        round=council.round,
        place=council.place,
        decides=council.decides,
        out=council.out,
        how=council.how,
        counts=dict(council.counts),
        ballots=tuple(
            BoardBallot(
                voter=cast.voter,
                name=cast.name,
                target=cast.target,
                step=cast.vote.step,
                counts=cast.counts,
                fact=cast.number,
            )
            for cast in council.ballots
        ),
        blindside={seat: _blindside(seat, council, beats) for seat in council.out},
        deciding_talk=kinds.get(OF_A_TALK),
        one_ballot=kinds.get(OF_A_BALLOT),
        beats=tuple(sorted(others, key=lambda beat: -beat.importance)),
        began=council.began,
        decided=council.decided,
    )


def _blindside(victim: str, council: Council, beats: list[Beat]) -> int:
    """The percentage of those who wrote the victim's name who had misled the victim."""
    writers = {cast.voter for cast in council.deciding if cast.name == victim}
    misled_by = {
        seat
        for beat in beats
        if beat.kind == "blindside" and beat.values["victim"] == victim
        for seat in beat.values["misled_by"]
    }
    return round(100 * len(misled_by & writers) / len(writers)) if writers else 0
