"""MS-4: votes, from the lines that were sent to the Survivors who fall."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Mapping
from typing import NamedTuple

from showrunner.checking.books import Problem, Problems, enters, law
from showrunner.checking.causes import Due, due
from showrunner.checking.facts import CheckedFact
from showrunner.checking.mini_survivor.falls import falling, removal
from showrunner.checking.mini_survivor.season import Season, SeasonBook

MOMENT = 4
"""MS-8.3: when in its round this segment is."""


class Resolved(NamedTuple):
    """MS-4.5: a tribe's votes as they count."""

    votes: dict[int, int]
    void: list[int]
    converted: list[int]

    def totals(self, members: Iterable[int]) -> dict[int, int]:
        """What each has, also nothing."""
        return {one: Counter(self.votes.values())[one] for one in members}


def resolved(
    members: Collection[int],
    sent: Mapping[int, int],
    gone: Collection[int],
    shielded: Collection[int],
) -> Resolved:
    """MS-4.2, MS-4.3, MS-4.4, in this order: for oneself, void, turned round by an idol."""
    votes = {}
    for voter in members:
        target = sent.get(voter, voter)
        votes[voter] = target if target in members or target in gone else voter
    void = [voter for voter, target in votes.items() if target in gone]
    counted = {voter: target for voter, target in votes.items() if voter not in void}
    converted = [
        voter for voter, target in counted.items() if target in shielded and target != voter
    ]
    return Resolved(counted | {voter: voter for voter in converted}, void, converted)


def most_voted(totals: Mapping[int, int], saved: Collection[int], two: bool) -> list[int]:
    """MS-4.6, MS-4.7: all with most votes; with `two` the next as well, where one has most."""
    most = max(totals.values(), default=0)
    out = [one for one, votes in totals.items() if votes == most]
    if not most:
        return [one for one in out if one not in saved] or out
    rest = [votes for votes in totals.values() if votes < most]
    if two and len(out) == 1 and rest:
        out += [one for one, votes in totals.items() if votes == max(rest)]
    return out


class Idol(NamedTuple):
    """MS-5.1: an idol that is played, and whether there is a vote to be kept from."""

    seat: str
    survivor: int
    serves: bool


def idols(season: Season) -> list[Idol]:
    """MS-5.1, MS-5.4: the idols that are played, as far as they are held."""
    played = []
    for seat in season.players:
        left = season.of(seat).idols
        for one in season.sent[seat].idols if seat in season.sent else ():
            serves = bool(season.piece(one).tribe)
            if left > 0:
                played.append(Idol(seat, one, serves))
                left -= serves or not season.parameters["idol_refund_if_moot"]
    return played


def voting(season: Season) -> Iterable[Due]:
    """MS-4.5, MS-4.6: what the segment must bring, from idols to the tribes that go."""
    played = idols(season)
    for idol in played:
        yield due("MS-5.4", "IdolsChanged", seat=idol.seat, amount=-1, cause="played")
        yield due("MS-5.1", "IdolPlayed", seat=idol.seat, survivor=idol.survivor)
        if not idol.serves and season.parameters["idol_refund_if_moot"]:
            yield due("MS-5.4", "IdolsChanged", seat=idol.seat, amount=1, cause="moot")
    shielded = {idol.survivor for idol in played if idol.serves}
    saved = shielded if season.parameters["idol_saves_from_zero_tie"] else set()
    sent = {one: target for lines in season.sent.values() for one, target in lines.votes.items()}
    tribes = {tribe: members for tribe, members in season.tribes.items() if members}
    fallen: list[int] = []
    for tribe, members in tribes.items():
        votes = resolved(members, sent, season.gone, shielded)
        totals = votes.totals(members)
        yield due("MS-4.5", "VotesResolved", tribe=tribe, votes=_named(votes.votes))
        yield due("MS-4.8", "VotesCounted", tribe=tribe, totals=_named(totals))
        fallen += most_voted(totals, saved, "double_elimination" in season.twists)
    yield from falling(season, "MS-4.6", fallen, "voting", MOMENT)
    yield from removal(season, {tribe: len(each) for tribe, each in tribes.items()}, fallen)


def _named(numbers: Mapping[int, int]) -> dict[str, int]:
    return {str(one): value for one, value in numbers.items()}


class Votes(SeasonBook):
    """One tribe's vote after the other."""

    def __init__(self, season: Season) -> None:
        super().__init__(season)
        self.shielded: set[int] = set()
        self.resolved: dict[str, CheckedFact] = {}
        self.counted: set[str] = set()

    def _right(self, tribe: str) -> Resolved:
        sent = {one: to for lines in self.season.sent.values() for one, to in lines.votes.items()}
        members = self.season.tribes.get(tribe, [])
        return resolved(members, sent, self.season.gone, self.shielded)

    @law("MS-4.9", "VotesResolved", "VotesCounted")
    def open_tribes_vote_once(self, fact: CheckedFact) -> Problems:
        """Only a tribe that is open and not empty votes, and once."""
        told = self.resolved if fact.kind == "VotesResolved" else self.counted
        if not self.season.tribes.get(fact["tribe"]) or self.season.phase != "voting":
            yield Problem(f"{fact['tribe']} votes", "an open tribe does, in the Voting segment")
        if fact["tribe"] in told:
            yield Problem(f"{fact['tribe']} votes again", "once a round")

    @law("MS-4.1", "VotesResolved")
    def all_who_are_in_the_tribe_vote(self, fact: CheckedFact) -> Problems:
        """Each living Survivor of a tribe has one vote: it counts or is void."""
        members = self.season.tribes.get(fact["tribe"], [])
        voters = sorted([*map(int, fact["votes"]), *fact["void"]])
        if voters != members:
            yield Problem(f"{voters} vote in {fact['tribe']}", f"in it are {members}")

    @law("MS-4.2", "VotesResolved")
    def a_vote_is_as_it_was_sent(self, fact: CheckedFact) -> Problems:
        """A vote is for whom it was sent; without a valid target for oneself."""
        right = self._right(fact["tribe"]).votes
        for voter, target in fact["votes"].items():
            wanted = right.get(int(voter), target)
            if target != wanted and int(voter) not in fact["converted"]:
                yield Problem(f"{voter} votes for {target}", f"its vote is for {wanted}")

    @law("MS-4.3", "VotesResolved")
    def votes_for_the_fallen_are_void(self, fact: CheckedFact) -> Problems:
        """Just the votes for Survivors who have fallen are void."""
        right = self._right(fact["tribe"]).void
        if sorted(fact["void"]) != right:
            yield Problem(f"void are {fact['void']}", f"for the fallen voted {right}")

    @law("MS-4.4", "VotesResolved")
    def idols_turn_votes_round(self, fact: CheckedFact) -> Problems:
        """Another's vote for who has an idol becomes the voter's for itself."""
        right = self._right(fact["tribe"]).converted
        if sorted(fact["converted"]) != right:
            yield Problem(f"converted are {fact['converted']}", f"idols converted {right}")
        for voter in fact["converted"]:
            if fact["votes"].get(str(voter)) != voter:
                yield Problem(f"{voter} is converted", "it votes for itself then")

    @law("MS-4.8", "VotesCounted")
    def the_count_is_of_the_votes(self, fact: CheckedFact) -> Problems:
        """The totals are those of the votes that count, of every living Survivor of the tribe."""
        votes = self.resolved.get(fact["tribe"])
        if votes is None:
            yield Problem(f"{fact}", "its votes were not resolved")
            return
        cast = Counter(map(str, votes["votes"].values()))
        right = {str(one): cast[str(one)] for one in self.season.tribes.get(fact["tribe"], [])}
        if fact["totals"] != right:
            yield Problem(f"totals are {fact['totals']}", f"the votes come to {right}")

    @law("MS-4.6", "PhaseEnded")
    def every_vote_costs_somebody(self, fact: CheckedFact) -> Problems:
        """A tribe that votes loses at least one; of what it counted none is left untold."""
        if fact["phase"] == "voting" and set(self.resolved) != self.counted:
            yield Problem(f"votes of {sorted(self.resolved)}", f"counted {sorted(self.counted)}")

    @enters("IdolPlayed")
    def shield(self, fact: CheckedFact) -> None:
        """It keeps votes of others away from a Survivor in a tribe."""
        if self.season.piece(fact["survivor"]).tribe:
            self.shielded.add(fact["survivor"])

    @enters("VotesResolved")
    def resolve(self, fact: CheckedFact) -> None:
        """They are known."""
        self.resolved[fact["tribe"]] = fact

    @enters("VotesCounted")
    def count(self, fact: CheckedFact) -> None:
        """They are counted."""
        self.counted.add(fact["tribe"])

    @enters("RoundBegan")
    def anew(self, fact: CheckedFact) -> None:
        """New votes."""
        self.shielded, self.resolved, self.counted = set(), {}, set()
