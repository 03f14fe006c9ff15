"""Promises: which ones a message makes, and what ballots say of them."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from typing import Final, Literal, NamedTuple

from showrunner.formats.talk.facts import Said
from showrunner.formats.votes import Vote

Verdict = Literal["kept", "broken", "open", "not shown"]
TESTABLE: Final = ("safety", "vote", "final")
"""The details of a promise that ballots can test."""


class PromiseMade(NamedTuple):
    """A promise: who gave it to whom, in which round, what, and whom it is about."""

    round: int
    giver: str
    to: tuple[str, ...]
    what: str
    about: str


def promises_in(fact: Said, to: Sequence[str], round: int) -> Iterator[PromiseMade]:
    """The testable promises in what somebody said to these listeners."""
    giver = fact.spoken_by
    for act in fact.acts:
        if act.act != "promise" or act.what not in TESTABLE:
            continue
        about = act.about or (to[0] if len(to) == 1 and act.what != "vote" else "")
        if about and about != giver and not (act.what == "vote" and (about,) == tuple(to)):
            yield PromiseMade(round, giver, tuple(to), act.what, about)


def verdict(
    promise: PromiseMade, votes: Iterable[Vote], round: int, active: Collection[str]
) -> Verdict | None:
    """What became of a promise, as far as these votes show; None if nothing tested it.

    `round` is the round that is on, and `active` are those still in the game.
    """
    later = promise.what == "final"
    tests = [vote for vote in votes if is_test(promise, vote)]
    verdicts = [tested(promise, vote) for vote in tests]
    if "broken" in verdicts:
        return "broken"
    if later:
        return "open" if promise.giver in active and promise.about in active else None
    over = tests and all(vote.result for vote in tests)
    if promise.round == round and not over:
        return "open"
    if promise.what == "vote" and "kept" in verdicts:
        return "kept"
    return verdicts[0] if len({*verdicts}) == 1 else "not shown" if verdicts else None


def is_test(promise: PromiseMade, vote: Vote) -> bool:
    """Whether a vote puts a promise to the test: the giver votes, and could name whom it is about.

    A promise for the end lasts; the others are for the round in which they were made.
    """
    in_time = (
        vote.round >= promise.round if promise.what == "final" else vote.round == promise.round
    )
    return (
        in_time
        and vote.decides != "winner"
        and promise.giver in vote.voters
        and promise.about in (vote.candidates or vote.voters)
    )


def tested(promise: PromiseMade, vote: Vote) -> Verdict:
    """What the known ballots and totals of one vote say of a promise."""
    names = [ballot.name for ballot in vote.named_by(promise.giver) if ballot.name]
    if names:
        return "kept" if (promise.about in names) == (promise.what == "vote") else "broken"
    if vote.totals is not None and not vote.voided and not vote.totals.get(promise.about):
        return "broken" if promise.what == "vote" else "kept"  # nobody wrote that name
    return "not shown"
