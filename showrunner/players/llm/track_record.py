"""What a seat knows for certain of votes and promises: a line for each, made by code.

Promises come from the acts of messages, and what became of them from the ballots that the seat
knows. Nothing is guessed: where ballots stay secret and totals prove nothing, the line says so.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from showrunner.formats.fact import Fact
from showrunner.formats.format import Format
from showrunner.formats.sheet import Sheet
from showrunner.formats.talk.facts import GroupTalkBegan, Said, TalkBegan
from showrunner.formats.talk.promises import PromiseMade, Verdict, promises_in, verdict
from showrunner.formats.votes import Decides, Vote
from showrunner.formats.wording import listed, promised

_VERDICTS: Final[Mapping[Verdict, str]] = {
    "kept": "kept",
    "broken": "broken",
    "open": "still open",
    "not shown": "the count does not show whether it was kept",
}


class VotesForMe(NamedTuple):
    """The votes for a seat at one decision: their number, and the known voters by name."""

    round: int
    decides: Decides
    total: int
    voters: list[str]


class TrackRecord:
    """One seat's promises and votes: a fold over the facts of its own view."""

    def __init__(self, format: Format, seat: str, sheet: Sheet) -> None:
        self._seat = seat
        self._sheet = sheet
        self._book = format.votes()
        self._promises: dict[tuple[object, ...], PromiseMade] = {}
        self._members: dict[str, Sequence[str]] = {}
        """Who takes part in each talk."""

    def take(self, fact: Fact) -> None:
        """Take in a fact of the seat's view; `sheet` has taken it in."""
        self._book.take(fact)
        if isinstance(fact, TalkBegan | GroupTalkBegan):
            self._members[fact.talk] = fact.seats
        if not isinstance(fact, Said) or not fact.spoken_by:
            return
        to = tuple(seat for seat in self._listeners(fact) if seat != fact.spoken_by)
        for promise in promises_in(fact, to, self._sheet.round):
            if self._seat in (promise.giver, promise.about, *to):
                self._promise(promise)

    def _listeners(self, fact: Fact) -> Sequence[str]:
        """Who heard a fact that somebody said; empty for everybody."""
        to = getattr(fact, "to", "")
        alone = [to] if isinstance(to, str) and to else []
        return self._members.get(getattr(fact, "talk", ""), alone)

    def _promise(self, promise: PromiseMade) -> None:
        """Record a promise; repeated, it counts from the round in which it was last made."""
        key = promise[1:]
        self._promises.pop(key, None)
        self._promises[key] = promise

    @property
    def judged(self) -> list[tuple[PromiseMade, Verdict]]:
        """The promises that the seat gave or got and what became of them, those still open last."""
        judged: dict[bool, list[tuple[PromiseMade, Verdict]]] = {True: [], False: []}
        for promise in self._promises.values():
            found = verdict(promise, self._book.grid.votes, self._sheet.round, self._sheet.active)
            if found is not None:
                judged[found == "open"].append((promise, found))
        return [*judged[False], *judged[True]]

    @property
    def votes_for_me(self) -> list[VotesForMe]:
        """The votes for the seat, a jury's included, by what they decided in which round."""
        by_decision: dict[tuple[int, Decides], list[Vote]] = {}
        for vote in self._book.grid.votes:
            by_decision.setdefault((vote.round, vote.decides), []).append(vote)
        found = (
            VotesForMe(round, decides, *self._for_me(votes))
            for (round, decides), votes in by_decision.items()
        )
        return [votes for votes in found if votes.total or votes.voters]

    def promise_words(self, promise: PromiseMade) -> str:
        """A promise as a sentence to the seat's player, without its end."""
        about = self._person(promise.about)
        to = listed([self._person(seat) for seat in promise.to]) or "everybody"
        what = promised(promise.what, about)
        giver = "You" if promise.giver == self._seat else self._person(promise.giver)
        return f"{giver} promised {to} in round {promise.round} {what}"

    @property
    def votes_by_round(self) -> dict[int, list[str]]:
        """What the seat wrote at the votes of each round, and the votes for it, in words."""
        rounds: dict[int, list[Vote]] = {}
        for vote in self._book.grid.votes:
            rounds.setdefault(vote.round, []).append(vote)
        said = {
            number: [*self._own_ballots(votes), *self._against_me(votes)]
            for number, votes in rounds.items()
        }
        return {number: parts for number, parts in said.items() if parts}

    # -- as lines of a prompt ----------------------------------------------------------------------

    @property
    def promises(self) -> list[str]:
        """A line for each promise that the seat gave or got, those still open last."""
        return [
            f"{self.promise_words(promise)}: {_VERDICTS[found]}." for promise, found in self.judged
        ]

    @property
    def votes(self) -> list[str]:
        """A line for each earlier vote of the seat, and for each in which its name came up."""
        return [
            f"{f'Round {number}' if number else 'At the start'}: {', '.join(parts)}."
            for number, parts in self.votes_by_round.items()
        ]

    def _own_ballots(self, votes: Sequence[Vote]) -> Iterator[str]:
        for vote in votes:
            for ballot in vote.ballots:
                if ballot.name and self._book.seat_of(ballot.voter) == self._seat:
                    went = " (out)" if vote.decides == "out" and ballot.name in vote.result else ""
                    yield self._own_ballot(vote, ballot.voter, ballot.name) + went

    def _own_ballot(self, vote: Vote, voter: str, name: str) -> str:
        if vote.step == "verdict":
            return f"you voted {name} on {self._votable(vote.candidates[0])}"
        oneself = "yourself" if voter == self._seat else "itself"
        whom = oneself if name == voter else self._votable(name)
        return f"{self._votable(voter)} {self._book.voted} {whom}"

    def _votable(self, id: str) -> str:
        """Somebody, or a Survivor of theirs such as `Ben’s #12`, as this seat's player knows it."""
        owner = self._book.seat_of(id)
        if owner in ("", id):
            return self._person(id)
        return f"your {id}" if owner == self._seat else f"{self._name(owner)}’s {id}"

    def _against_me(self, votes: Sequence[Vote]) -> Iterator[str]:
        count, voters = self._for_me([vote for vote in votes if vote.decides != "winner"])
        if count:
            by = f"from {listed(voters)}" if voters else "you do not know whose"
            yield f"{count} {'vote' if count == 1 else 'votes'} for you ({by})"

    def _for_me(self, votes: Sequence[Vote]) -> tuple[int, list[str]]:
        """How many of these votes are for the seat, and the names of those known to have voted."""
        count = sum(
            total
            for vote in votes
            for name, total in (vote.totals or {}).items()
            if self._book.seat_of(name) == self._seat
        )
        voters = dict.fromkeys(
            self._name(self._book.seat_of(ballot.voter))
            for vote in votes
            for ballot in vote.ballots
            if ballot.name and self._book.seat_of(ballot.name) == self._seat
            if self._book.seat_of(ballot.voter) != self._seat
        )
        return count, list(voters)

    def _name(self, one: str) -> str:
        return self._sheet.names.get(one) or self._book.grid.names.get(one, one)

    def _person(self, seat: str) -> str:
        return "you" if seat == self._seat else self._name(seat)
