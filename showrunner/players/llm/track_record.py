"""What a seat knows for certain of votes and promises: a line for each, made by code.

Promises come from the acts of messages, and what became of them from the ballots that the seat
knows. Nothing is guessed: where ballots stay secret and totals prove nothing, the line says so.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final, Literal, NamedTuple

from showrunner.formats.format import Format
from showrunner.formats.sheet import Sheet
from showrunner.formats.talk.facts import Said
from showrunner.formats.votes import Vote
from showrunner.formats.wording import listed

Verdict = Literal["kept", "broken", "open", "not shown"]
_VERDICTS: Final[Mapping[Verdict, str]] = {
    "kept": "kept",
    "broken": "broken",
    "open": "still open",
    "not shown": "the count does not show whether it was kept",
}
_PROMISED = ("safety", "vote", "final")
"""The details of a promise that ballots can test."""


class PromiseMade(NamedTuple):
    """A promise that the seat gave or got, and in which round."""

    round: int
    giver: str
    to: tuple[str, ...]
    what: str
    about: str


class TrackRecord:
    """One seat's promises and votes: a fold over the facts of its own view."""

    def __init__(self, format: Format, seat: str, sheet: Sheet) -> None:
        self._seat = seat
        self._sheet = sheet
        self._book = format.votes()
        self._promises: dict[tuple[str, tuple[str, ...], str, str], PromiseMade] = {}

    def take(self, fact: object, listeners: Sequence[str]) -> None:
        """Take in a fact of the seat's view; `listeners` are who heard it, if it was said."""
        self._book.take(fact)  # type: ignore[arg-type]
        if not isinstance(fact, Said) or not fact.spoken_by:
            return
        to = tuple(seat for seat in listeners if seat != fact.spoken_by)
        for act in fact.acts:
            if act.act == "promise" and act.what in _PROMISED:
                self._promise(fact.spoken_by, to, act.what, act.about)

    def _promise(self, giver: str, to: tuple[str, ...], what: str, about: str) -> None:
        """Record a promise; repeated, it counts from the round in which it was last made."""
        about = about or (to[0] if len(to) == 1 and what != "vote" else "")
        if not about or about == giver or (what == "vote" and (about,) == to):
            return
        if self._seat in (giver, about, *to):
            key = (giver, to, what, about)
            self._promises.pop(key, None)
            self._promises[key] = PromiseMade(self._sheet.round, *key)

    # -- as lines of a prompt ----------------------------------------------------------------------

    @property
    def promises(self) -> list[str]:
        """A line for each promise that the seat gave or got, those still open last."""
        lines: dict[bool, list[str]] = {True: [], False: []}
        for promise in self._promises.values():
            verdict = self._verdict(promise)
            if verdict is not None:
                lines[verdict == "open"].append(self._promise_line(promise, verdict))
        return [*lines[False], *lines[True]]

    @property
    def votes(self) -> list[str]:
        """A line for each earlier vote of the seat, and for each in which its name came up."""
        rounds: dict[int, list[Vote]] = {}
        for vote in self._book.grid.votes:
            rounds.setdefault(vote.round, []).append(vote)
        lines = []
        for number, votes in rounds.items():
            parts = [*self._own_ballots(votes), *self._votes_for_me(votes)]
            if parts:
                when = f"Round {number}" if number else "At the start"
                lines.append(f"{when}: {', '.join(parts)}.")
        return lines

    def _own_ballots(self, votes: Sequence[Vote]) -> Iterator[str]:
        ballots = [
            (ballot.voter, ballot.name, vote)
            for vote in votes
            for ballot in vote.ballots
            if ballot.name and self._book.seat_of(ballot.voter) == self._seat
        ]
        for voter, name, vote in ballots:
            went = " (out)" if vote.decides == "out" and name in vote.result else ""
            yield f"{'you' if voter == self._seat else voter} wrote {self._name(name)}{went}"

    def _votes_for_me(self, votes: Sequence[Vote]) -> Iterator[str]:
        count = sum(
            total
            for vote in votes
            for name, total in (vote.totals or {}).items()
            if vote.decides != "winner" and self._book.seat_of(name) == self._seat
        )
        if not count:
            return
        voters = dict.fromkeys(
            self._name(self._book.seat_of(ballot.voter))
            for vote in votes
            for ballot in vote.ballots
            if ballot.name and self._book.seat_of(ballot.name) == self._seat
            if self._book.seat_of(ballot.voter) != self._seat
        )
        by = f"from {listed(list(voters))}" if voters else "you do not know whose"
        yield f"{count} {'vote' if count == 1 else 'votes'} for you ({by})"

    def _name(self, one: str) -> str:
        return self._sheet.names.get(one) or self._book.grid.names.get(one, one)

    def _promise_line(self, promise: PromiseMade, verdict: Verdict) -> str:
        mine, about = promise.giver == self._seat, self._person(promise.about)
        to = listed([self._person(seat) for seat in promise.to]) or "everybody"
        what = {
            "safety": f"not to vote for {about}",
            "vote": f"to vote for {about}",
            "final": f"to go to the end with {about}",
        }[promise.what]
        giver = "You" if mine else self._person(promise.giver)
        return f"{giver} promised {to} in round {promise.round} {what}: {_VERDICTS[verdict]}."

    def _person(self, seat: str) -> str:
        return "you" if seat == self._seat else self._name(seat)

    # -- what became of a promise ------------------------------------------------------------------

    def _verdict(self, promise: PromiseMade) -> Verdict | None:
        """What became of a promise, as far as the seat can know; None if nothing tested it."""
        later = promise.what == "final"
        tests = [
            vote
            for vote in self._book.grid.votes
            if (vote.round >= promise.round if later else vote.round == promise.round)
            and vote.decides != "winner"
            and promise.giver in vote.voters
            and promise.about in (vote.candidates or vote.voters)
        ]
        verdicts = [_test(promise, vote) for vote in tests]
        if "broken" in verdicts:
            return "broken"
        if later:
            here = {promise.giver, promise.about} <= {*self._sheet.active}
            return "open" if here else None
        tested = tests and all(vote.result for vote in tests)
        if promise.round == self._sheet.round and not tested:
            return "open"
        if promise.what == "vote" and "kept" in verdicts:
            return "kept"
        return verdicts[0] if len({*verdicts}) == 1 else "not shown" if verdicts else None


def _test(promise: PromiseMade, vote: Vote) -> Verdict:
    """What the known ballots and totals of one vote say of a promise."""
    names = [ballot.name for ballot in vote.named_by(promise.giver) if ballot.name]
    wrote_it = promise.about in names
    if names:
        return "kept" if wrote_it == (promise.what == "vote") else "broken"
    if vote.totals is not None and not vote.voided and not vote.totals.get(promise.about):
        return "broken" if promise.what == "vote" else "kept"  # nobody wrote that name
    return "not shown"
