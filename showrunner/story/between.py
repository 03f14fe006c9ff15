"""What stands between two people who talk: the past that viewers need to follow what they say."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from showrunner.story.common.promises import all_facts
from showrunner.story.record import CastBallot, Council, Record
from showrunner.story.told import Sentence


def between(seats: Sequence[str], before: int, record: Record) -> Iterator[Sentence]:
    """The strongest thing between two before this fact, in one sentence; none for more people."""
    if len(seats) != 2:
        return
    first, second = seats
    for found in (_ballot, _promise, _alliance, _last_vote):
        for sentence in found(first, second, before, record):
            yield sentence
            return


def _councils(before: int, record: Record) -> list[Council]:
    return [one for one in record.councils if one.decides == "out" and one.decided < before]


def _ballot(first: str, second: str, before: int, record: Record) -> Iterator[Sentence]:
    """The last ballots of one for the other, of the last vote in which there were any."""
    name = record.name
    for council in reversed(_councils(before, record)):
        cast: dict[str, CastBallot] = {}
        for one in council.ballots:
            if {one.voter, one.name} == {first, second} and one.voter != one.name:
                cast.setdefault(one.voter, one)
        if cast:
            when = f"in round {council.round}"
            if council is _councils(before, record)[-1]:
                when = "at the last vote"
            voter, *both = cast
            target = second if voter == first else first
            text = f"{name(voter)} had {record.had_voted} {name(target)} "
            if both:
                text = f"They had {record.had_voted} each other "
            proof = all_facts(ballot.number for ballot in cast.values())
            yield Sentence(text=f"{text}{when}.", facts=proof)
            return


def _promise(first: str, second: str, before: int, record: Record) -> Iterator[Sentence]:
    """The end that one of them has promised the other."""
    name = record.name
    for given in reversed(record.promises):
        made = given.made
        pair = {made.giver, made.about} == {first, second} and made.about in made.to
        if given.number < before and made.what == "final" and pair:
            text = f"{name(made.giver)} has promised {name(made.about)} the end."
            yield Sentence(text=text, facts=(given.number,))
            return


def _alliance(first: str, second: str, before: int, record: Record) -> Iterator[Sentence]:
    shared = record.alliances.of(first, second)
    if shared is not None and max(shared.members[first], shared.members[second]) < before:
        text = f"Both are of “{shared.title}”."
        proof = all_facts((shared.members[first], shared.members[second]))
        yield Sentence(text=text, facts=proof)


def _last_vote(first: str, second: str, before: int, record: Record) -> Iterator[Sentence]:
    """Whom each of them had voted for at the last vote."""
    name = record.name
    councils = [one for one in _councils(before, record) if one.of_people]
    if not councils or not councils[-1].votes:
        return
    cast = {one.voter: one for one in councils[-1].of(councils[-1].votes[0]) if one.name}
    if not cast.keys() >= {first, second}:
        return
    one, other = cast[first], cast[second]
    text = f"At the last vote {name(first)} {record.voted} {name(one.name)}, and {name(second)} "
    text += f"{record.voted} {name(other.name)}."
    if one.name == other.name:
        text = f"At the last vote both {record.voted} {name(one.name)}."
    yield Sentence(text=text, facts=all_facts((one.number, other.number)))
