"""MS-4.8, MS-8.7: each vote is cast once, and is either void or counted once."""

from __future__ import annotations

from collections import Counter

from showrunner.checking.facts import CheckedFact
from showrunner.checking.laws import Book, Mismatch, Mismatches, on
from showrunner.checking.mini_survivor.pieces import Pieces


class TribeVotes(Book):
    """The votes of the tribes in one round."""

    def __init__(self, pieces: Pieces) -> None:
        self._pieces = pieces
        self._cast: dict[str, Counter[int]] = {}
        """The votes that are not counted yet, by tribe."""
        self._counted: set[str] = set()

    @on("VotesResolved")
    def resolved(self, fact: CheckedFact) -> Mismatches:
        """MS-4.1: Each Survivor in a tribe has one vote, for a member of the tribe or void."""
        members, votes = self._pieces.tribes.get(fact["tribe"], []), fact["votes"]
        if sorted([*map(int, votes), *fact["void"]]) != members:
            yield Mismatch(f"{fact}", f"in {fact['tribe']} are {members}")
        if not set(votes.values()) <= set(members):
            yield Mismatch(f"{fact}", f"votes are for {members}")
        self._cast[fact["tribe"]] = Counter(votes.values())

    @on("VotesCounted")
    def counted(self, fact: CheckedFact) -> Mismatches:
        """MS-4.8: A tribe's votes are counted once, for each of its Survivors."""
        cast = self._cast.pop(fact["tribe"], Counter())
        members = self._pieces.tribes.get(fact["tribe"], [])
        if fact["totals"] != {str(number): cast[number] for number in members} or not members:
            yield Mismatch(f"{fact}", f"{members} have {dict(cast)}")
        if fact["tribe"] in self._counted:
            yield Mismatch(f"{fact}", "once a round")
        self._counted.add(fact["tribe"])

    @on("RoundEnded")
    def round_ends(self, fact: CheckedFact) -> Mismatches:
        """MS-4.8: No votes are left uncounted at the end of a round."""
        if self._cast:
            yield Mismatch("the round ends", f"not counted are the votes of {list(self._cast)}")
        self._counted.clear()


class CandidateVotes(Book):
    """The vote on the Elimination Candidate."""

    def __init__(self, pieces: Pieces) -> None:
        self._pieces = pieces
        self._vote: CheckedFact | None = None
        self._cast: dict[str, str | None] = {}
        self._named = False

    @on("CandidateTied")
    def begins(self, fact: CheckedFact) -> Mismatches:
        """MS-8.7: A vote on a tie begins once the vote before it is counted."""
        if self._vote is not None:
            yield Mismatch(f"{fact}", f"{self._vote} is not counted")
        self._vote, self._cast = fact, {}

    @on("CandidateVoteCast")
    def cast(self, fact: CheckedFact) -> Mismatches:
        """MS-8.7: A voter votes once, for one of the tied or for nobody."""
        vote, seat = self._vote, fact["seat"]
        if vote is None or seat not in vote["weights"] or seat in self._cast:
            yield Mismatch(f"{fact}", f"one vote each in {vote}")
        elif fact["candidate"] not in (*vote["tied"], None):
            yield Mismatch(f"{fact}", f"for one of {vote['tied']}")
        self._cast[seat] = fact["candidate"]

    @on("CandidateVotesCounted")
    def counted(self, fact: CheckedFact) -> Mismatches:
        """MS-8.7: Everybody who may vote does so, and each vote counts with its weight."""
        weights = self._vote["weights"] if self._vote else {}
        right: Counter[str] = Counter()
        for seat, name in self._cast.items():
            if name is not None:
                right[name] += weights.get(seat, 0)
        missing = weights.keys() - self._cast.keys() - self._pieces.removed
        if Counter(fact["counts"]) != right or missing:
            yield Mismatch(f"{fact}", f"cast were {dict(right)}, nothing by {sorted(missing)}")
        self._vote = None

    @on("CandidateNamed")
    def named(self, fact: CheckedFact) -> Mismatches:
        """MS-8.3: The candidate is named once, after the votes are counted."""
        if self._named or self._vote is not None:
            yield Mismatch(f"{fact}", "once, after the count")
        self._named = True

    @on("RankingShown")
    def ranked(self, fact: CheckedFact) -> Mismatches:
        """MS-8.9: Each player has one place in the ranking."""
        ranked = sorted(seat for place in fact["places"] for seat in place)
        if ranked != sorted(self._pieces.players):
            yield Mismatch(f"ranked are {ranked}", f"players are {self._pieces.players}")
