"""SV-6.5: each voter casts one ballot, which has the right weight and is counted once."""

from __future__ import annotations

from collections import Counter

from showrunner.checking.definitions import CheckedParameters
from showrunner.checking.facts import CheckedFact
from showrunner.checking.laws import Book, Mismatch, Mismatches, on
from showrunner.checking.survival.roles import Roles


class ConferenceVotes(Book):
    """The open vote of a Conference, and the votes for the Spotlight's first holder."""

    def __init__(self, parameters: CheckedParameters, roles: Roles) -> None:
        self._parameters = parameters
        self._roles = roles
        self._spotlight = ""
        self._proposed: dict[str, str | None] = {}
        self._elected: dict[str, str | None] = {}
        self._vote: CheckedFact | None = None
        self._cast: dict[str, str | None] = {}

    # -- the Spotlight -----------------------------------------------------------------------------

    @on("SpotlightNominated", "SpotlightVoted")
    def election(self, fact: CheckedFact) -> Mismatches:
        """SV-2.1: Everybody proposes once, and votes once for somebody proposed, or for nobody."""
        is_proposal, name = fact.kind == "SpotlightNominated", fact["name"]
        votes = self._proposed if is_proposal else self._elected
        names = list(self._roles.living) if is_proposal else [*self._proposed.values()]
        if fact["seat"] in votes or name not in (*names, None):
            yield Mismatch(f"{fact}", f"once, one of {names}")
        votes[fact["seat"]] = name

    @on("SpotlightGiven")
    def spotlight(self, fact: CheckedFact) -> Mismatches:
        """SV-2.1: The first holder was proposed, and all have voted; later holders are alive."""
        if fact["how"] == "handed on":
            if not self._roles.of(fact["seat"]).alive:
                yield Mismatch(f"{fact}", f"alive are {self._roles.living}", "SV-7.9")
        elif (
            fact["seat"] not in self._proposed.values()
            or self._elected.keys() != self._roles.people.keys()
            or self._spotlight
        ):
            yield Mismatch(f"{fact}", f"one of {self._proposed}; voted have {list(self._elected)}")
        self._spotlight = fact["seat"]

    def _weight(self, seat: str) -> int:
        return 2 if seat == self._spotlight else 1

    # -- Conferences -------------------------------------------------------------------------------

    @on("VoteBegan")
    def begins(self, fact: CheckedFact) -> Mismatches:
        """SV-6.3: Participants vote for participants, and only one vote is open at a time."""
        participants = set(self._roles.participants)
        if self._vote is not None or not {*fact["voters"], *fact["candidates"]} <= participants:
            right = f"participants are {sorted(participants)}; the open vote is {self._vote}"
            yield Mismatch(f"{fact}", right)
        self._vote, self._cast = fact, {}

    @on("BallotCast")
    def cast(self, fact: CheckedFact) -> Mismatches:
        """SV-6.5: A voter casts one ballot, for a candidate or nobody; the Spotlight's counts 2."""
        vote, seat, name = self._vote, fact["seat"], fact["name"]
        if vote is None or fact["step"] != vote["step"] or seat not in vote["voters"]:
            yield Mismatch(f"{fact}", f"the vote is {vote}", "SV-6.3")
        elif seat in self._cast or name not in (*self._names(vote), None):
            yield Mismatch(f"{fact}", f"one ballot, for one of {self._names(vote)}", "SV-6.3")
        if fact["weight"] != self._weight(seat):
            yield Mismatch(f"{fact}", f"it counts {self._weight(seat)}")
        self._cast[seat] = name

    def _names(self, vote: CheckedFact) -> list[str]:
        return ["yes", "no"] if vote["step"] == "verdict" else list(vote["candidates"])

    @on("VotesCounted")
    def counted(self, fact: CheckedFact) -> Mismatches:
        """SV-6.5: All voters vote, and the told counts are those of their weighted ballots."""
        shown, vote = self._parameters["vote_visibility"], self._vote
        totals: Counter[str] = Counter()
        for seat, name in self._cast.items():
            if name is not None:
                totals[name] += self._weight(seat)
        if fact["votes"] != (self._cast if shown == "public" else {}):
            yield Mismatch(f"{fact}", f"cast were {self._cast}, told is {shown}", "SV-6.4")
        if fact["totals"] != ({} if shown == "secret" else totals):
            yield Mismatch(f"{fact}", f"the totals are {dict(totals)}, told is {shown}")
        if vote is None or set(vote["voters"]) != self._cast.keys() or fact["step"] != vote["step"]:
            yield Mismatch(f"{fact}", f"cast were {self._cast} in {vote}", "SV-6.3")
        self._vote = None

    @on("CoinTossed")
    def coin(self, fact: CheckedFact) -> Mismatches:
        """SV-6.10: The drawn name is one of the tied."""
        if fact["drawn"] not in fact["among"]:
            yield Mismatch(f"{fact}", "one of those tied")

    @on("ConferenceEnded", "SeasonWon")
    def conference_ends(self, fact: CheckedFact) -> Mismatches:
        """SV-6.5: No vote is left uncounted."""
        if self._vote is not None:
            yield Mismatch(f"{fact}", f"{self._vote} is not counted")
