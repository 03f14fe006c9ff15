"""DS-12.1 to DS-12.4, checked over the facts of a season alone: a second set of books.

    books = audit(told)          # fails with the first fact that breaks an invariant
    books.close()                # for a season that is over

Nothing here reads a sheet; tests compare what these books come to with what the sheet holds.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any, TypeVar

from showrunner.formats.facts import CastawayIntroduced, Fact, SeasonBegan
from showrunner.formats.survivor import facts
from showrunner.formats.survivor.cards import CARDS
from showrunner.formats.survivor.parameters import SurvivorParameters

F = TypeVar("F", bound=Fact)


class Book:
    """One set of books: for each fact type that it keeps, a method that takes such facts."""

    def __init__(self) -> None:
        self.entries: dict[type[Fact], Callable[[Any], None]] = {}

    def keep(self, fact: type[F], method: Callable[[F], None]) -> None:
        self.entries[fact] = method

    def take(self, fact: Fact) -> None:
        if method := self.entries.get(type(fact)):
            method(fact)

    def close(self) -> None:
        """Check what must be so when the season is over."""


class People(Book):
    """DS-12.1: who is in the game, who is out of it, and who wins."""

    def __init__(self) -> None:
        super().__init__()
        self.active: list[str] = []
        self.out: list[str] = []
        self.finalists: tuple[str, ...] = ()
        self.winners: list[str] = []
        self.keep(CastawayIntroduced, lambda fact: self.active.append(fact.seat))
        self.keep(facts.RoundBegan, self.round)
        self.keep(facts.VotedOut, self.leaves)
        self.keep(facts.CastawayRemoved, self.leaves)
        self.keep(facts.CastawayReturned, self.returns)
        self.keep(facts.FinalBegan, self.final)
        self.keep(facts.WinnerCrowned, lambda fact: self.winners.append(fact.seat))

    def round(self, fact: facts.RoundBegan) -> None:
        assert sorted(fact.castaways) == sorted(self.active), "a round begins with all in the game"

    def leaves(self, fact: facts.VotedOut | facts.CastawayRemoved) -> None:
        assert not self.finalists, f"{fact.seat} leaves in the final"
        assert fact.seat in self.active, f"{fact.seat} leaves and is not in the game"
        self.active.remove(fact.seat)
        self.out.append(fact.seat)
        assert self.active, "nobody is left"

    def returns(self, fact: facts.CastawayReturned) -> None:
        assert not self.finalists, f"{fact.seat} returns in the final"
        assert fact.seat in self.out, f"{fact.seat} returns and was not out"
        self.out.remove(fact.seat)
        self.active.append(fact.seat)

    def final(self, fact: facts.FinalBegan) -> None:
        assert not self.finalists, "there is one final"
        assert sorted(fact.finalists) == sorted(self.active), "all who are left are finalists"
        assert len(set(fact.jury)) == len(fact.jury), "each juror has one seat"
        assert set(fact.jury) <= set(self.out), "jurors are out of the game"
        size = len(fact.jury)
        assert not size or (size % 2 and size % 3), f"a jury of {size}"
        self.finalists = fact.finalists

    def close(self) -> None:
        assert len(self.winners) == 1, f"the winners are {self.winners}"
        assert self.winners[0] in self.finalists
        assert not set(self.out) & set(self.finalists)
        assert len(set(self.out)) == len(self.out), "everybody is out once"


class Accounts(Book):
    """DS-12.2: points, counters and food are what their causes come to, and never below 0."""

    def __init__(self) -> None:
        super().__init__()
        self.points: dict[str, int] = {}
        self.counters: dict[str, int] = {}
        self.food: dict[str, int] = {}
        self.parameters = SurvivorParameters()
        self.keep(SeasonBegan, self.begin)
        self.keep(CastawayIntroduced, self.introduce)
        self.keep(facts.TeamsFormed, self.teams)
        self.keep(facts.PointsChanged, self.points_change)
        self.keep(facts.CountersChanged, self.counters_change)
        self.keep(facts.FoodChanged, self.food_changes)

    def begin(self, fact: SeasonBegan) -> None:
        self.parameters = SurvivorParameters.read(dict(fact.parameters))

    def introduce(self, fact: CastawayIntroduced) -> None:
        self.points[fact.seat] = self.parameters.starting_reward_points
        self.counters[fact.seat] = 0

    def teams(self, fact: facts.TeamsFormed) -> None:
        assert fact.teams.keys() == fact.food.keys(), "each team has its food"
        members = [seat for team in fact.teams.values() for seat in team]
        assert len(members) == len(set(members)), "somebody is in two teams"
        assert all(amount >= 0 for amount in fact.food.values()), "food below 0"
        if fact.why == "start":
            each = self.parameters.starting_resources_per_player
            assert fact.food == {name: each * len(team) for name, team in fact.teams.items()}
        else:
            before, after = sum(self.food.values()), sum(fact.food.values())
            assert before == after, f"{before} food became {after} as teams were formed"
        self.food = dict(fact.food)

    def points_change(self, fact: facts.PointsChanged) -> None:
        for seat in caused(fact):
            self.points[seat] += fact.amount
            assert self.points[seat] >= 0, f"{seat} has {self.points[seat]} points: {fact}"

    def counters_change(self, fact: facts.CountersChanged) -> None:
        """A public cause (food) takes a counter from all who have one; who had none is not told."""
        for seat in caused(fact):
            left = self.counters[seat] + fact.amount
            assert left >= 0 or fact.cause in ("fed", "event"), f"{seat} has {left} counters"
            self.counters[seat] = max(0, left)

    def food_changes(self, fact: facts.FoodChanged) -> None:
        assert fact.cause, "food changes without a cause"
        self.food[fact.team] += fact.amount
        assert self.food[fact.team] >= 0, f"{fact.team} has {self.food[fact.team]} food"


def caused(fact: facts.PointsChanged | facts.CountersChanged) -> tuple[str, ...]:
    """The castaways whom a change touches: each once, for a reason."""
    assert fact.cause, f"no cause: {fact}"
    assert fact.amount, f"a change by nothing: {fact}"
    assert len(set(fact.seats)) == len(fact.seats), f"somebody twice: {fact}"
    return fact.seats


class Cards(Book):
    """DS-12.3: each card is held by one castaway at most, and played once at most."""

    def __init__(self) -> None:
        super().__init__()
        self.at_camp: dict[str, str] = {}
        self.taken: dict[str, str] = {}
        self.held: dict[str, tuple[str, str]] = {}
        self.gone: set[str] = set()
        self.keep(facts.CardPlanted, self.planted)
        self.keep(facts.CardTaken, self.take_away)
        self.keep(facts.CardGained, self.gained)
        self.keep(facts.CardTransferred, self.transferred)
        self.keep(facts.CardPlayed, self.played)
        self.keep(facts.CardLost, self.lost)
        self.keep(facts.RoundBegan, lambda _: self.check_holders())

    def planted(self, fact: facts.CardPlanted) -> None:
        assert fact.card not in self.at_camp and fact.card not in self.gone, f"twice: {fact}"
        self.at_camp[fact.card] = fact.kind

    def take_away(self, fact: facts.CardTaken) -> None:
        self.taken[fact.card] = self.at_camp.pop(fact.planted)
        self.gone.add(fact.planted)

    def gained(self, fact: facts.CardGained) -> None:
        assert fact.card not in self.held and fact.card not in self.gone, f"twice: {fact}"
        if fact.how == "found":
            planted = self.taken.pop(fact.card)
            look = CARDS[planted].looks_like if planted in CARDS else ""
            assert (look or planted) == fact.kind, f"another card was found: {fact}"
        self.held[fact.card] = fact.seat, fact.kind

    def transferred(self, fact: facts.CardTransferred) -> None:
        assert self.held[fact.card] == (fact.giver, fact.kind), f"not held: {fact}"
        self.held[fact.card] = fact.taker, fact.kind

    def played(self, fact: facts.CardPlayed) -> None:
        assert self.held.pop(fact.card, None) == (fact.seat, fact.kind), f"not held: {fact}"
        self.gone.add(fact.card)

    def lost(self, fact: facts.CardLost) -> None:
        if fact.holder:
            assert self.held.pop(fact.card, ("", ""))[0] == fact.holder, f"not held: {fact}"
        else:
            assert self.at_camp.pop(fact.card, None), f"not at a camp: {fact}"
        self.gone.add(fact.card)

    def holders(self) -> list[str]:
        return [seat for seat, _ in self.held.values()]

    def check_holders(self) -> None:
        assert not self.taken, "a card was taken by nobody"


class Votes(Book):
    """DS-12.1 and DS-12.4: ballots are conserved, and nobody immune is voted for or goes."""

    def __init__(self) -> None:
        super().__init__()
        self.immune_by: dict[str, set[str]] = {}
        self.left: set[str] = set()
        self.present: tuple[str, ...] = ()
        self.cast: dict[str, list[tuple[str, str | None]]] = {}
        self.lost: Counter[str] = Counter()
        self.gained: Counter[str] = Counter()
        self.read: list[facts.BallotRead] = []
        self.revealed = False
        self.decided = True
        self.jury: dict[bool, list[str | None]] = {}
        self.jury_read: Counter[str] = Counter()
        self.keep(facts.ImmunityGiven, self.protect)
        self.keep(facts.PhaseBegan, self.compete_again)
        self.keep(facts.RoundEnded, lambda _: self.immune_by.clear())
        self.keep(facts.VoteBegan, self.begin)
        self.keep(facts.BallotCast, self.ballot)
        self.keep(facts.BallotRead, self.read_one)
        self.keep(facts.VotesCounted, self.counted)
        self.keep(facts.CardPlayed, self.card)
        self.keep(facts.VoteLost, lambda fact: self.lost.update([fact.seat]))
        self.keep(facts.VoteGained, lambda fact: self.gained.update([fact.seat]))
        self.keep(facts.VoteLeft, self.walk_away)
        self.keep(facts.VotesRecounted, self.recounted)
        self.keep(facts.VotedOut, self.voted_out)
        self.keep(facts.NobodyVotedOut, lambda _: self.decide())
        self.keep(facts.CastawayRemoved, lambda fact: self.leaves(fact.seat))
        self.keep(facts.CastawayReturned, lambda fact: self.left.discard(fact.seat))
        self.keep(facts.JuryBallotCast, self.jury_ballot)
        self.keep(facts.JuryBallotRead, self.jury_reading)
        self.keep(facts.JuryVotesCounted, self.jury_counted)

    @property
    def immune(self) -> set[str]:
        return set(self.immune_by)

    def protect(self, fact: facts.ImmunityGiven) -> None:
        for seat in fact.seats:
            self.immune_by.setdefault(seat, set()).add(fact.cause)

    def compete_again(self, fact: facts.PhaseBegan) -> None:
        """What a competition gave ends where it is held again."""
        if fact.phase == "competition":
            for seat, causes in list(self.immune_by.items()):
                causes.discard("competition")
                if not causes:
                    del self.immune_by[seat]

    def begin(self, fact: facts.VoteBegan) -> None:
        assert set(fact.immune) == self.immune & set(fact.present), "immunity is as it was given"
        assert not self.left & set(fact.present), "who is out comes to no vote"
        self.present, self.cast, self.read = fact.present, {}, []
        self.lost, self.gained = Counter(), Counter()
        self.revealed = self.decided = False

    def ballot(self, fact: facts.BallotCast) -> None:
        ballots = self.cast.setdefault(fact.step, [])
        cast = [seat for seat, _ in ballots].count(fact.seat)
        first = fact.step == "vote"
        most = 1 - self.lost[fact.seat] + self.gained[fact.seat] if first else 1
        assert fact.seat in self.present and cast < most, f"may not vote: {fact}"
        assert fact.name != fact.seat, f"{fact.seat} votes for themselves"
        if fact.name is not None:
            assert fact.name in self.present, f"{fact.name} is not at the vote"
            assert self.can_go(fact.name), f"{fact.name} is voted for and cannot go"
        ballots.append((fact.seat, fact.name))

    def can_go(self, seat: str) -> bool:
        return seat not in self.immune and seat not in self.left

    def read_one(self, fact: facts.BallotRead) -> None:
        assert fact.counts == self.can_go(fact.name), f"counts or not: {fact}"
        self.read.append(fact)

    def counted(self, fact: facts.VotesCounted) -> None:
        cast = [name for _, name in self.cast.get(fact.step, ()) if name is not None]
        assert fact.cast == len(cast), f"{len(cast)} ballots were cast: {fact}"
        assert sum(fact.counts.values()) == fact.cast - fact.voided, f"ballots are missing: {fact}"
        assert Counter(ballot.name for ballot in self.read) == Counter(cast), "all are read out"
        valid = Counter(ballot.name for ballot in self.read if ballot.counts)
        assert Counter(fact.counts) == valid, f"read out were {valid}: {fact}"
        assert all(map(self.can_go, fact.counts)), f"somebody safe has votes: {fact}"
        self.read, self.revealed = [], True

    def recounted(self, fact: facts.VotesRecounted) -> None:
        names = [name for _, name in self.cast["vote"] if name is not None]
        valid = Counter(name for name in names if self.can_go(name))
        assert self.revealed and not self.decided, f"after the reading: {fact}"
        assert (Counter(fact.counts), fact.cast) == (valid, len(names)), f"the recount: {fact}"
        assert fact.voided == fact.cast - valid.total(), f"ballots are missing: {fact}"

    def walk_away(self, fact: facts.VoteLeft) -> None:
        assert fact.seat in self.present, f"was not at the vote: {fact}"
        self.present = tuple(seat for seat in self.present if seat != fact.seat)

    def card(self, fact: facts.CardPlayed) -> None:
        """DS-8.4: the super idol alone is played on votes that were read."""
        playable = CARDS[fact.kind].playable if fact.kind in CARDS else ()
        if set(playable) & {"before the votes", "after the votes"}:
            assert not self.revealed and not self.decided, "played before the votes are read"

    def voted_out(self, fact: facts.VotedOut) -> None:
        assert fact.seat in self.present, f"{fact.seat} was not at the vote"
        assert self.can_go(fact.seat), f"{fact.seat} is immune, or gone"
        self.decide()
        self.leaves(fact.seat)

    def decide(self) -> None:
        assert not self.decided, "one vote decides once"
        self.decided = True

    def leaves(self, seat: str) -> None:
        self.left.add(seat)
        self.immune_by.pop(seat, None)

    def jury_ballot(self, fact: facts.JuryBallotCast) -> None:
        self.jury.setdefault(fact.again, []).append(fact.finalist)

    def jury_reading(self, fact: facts.JuryBallotRead) -> None:
        self.jury_read[fact.finalist] += 1

    def jury_counted(self, fact: facts.JuryVotesCounted) -> None:
        cast = Counter(name for name in self.jury.get(fact.again, ()) if name is not None)
        assert Counter(fact.counts) == cast == self.jury_read, f"the jury's ballots: {fact}"
        self.jury_read.clear()


class Books:
    """All the books of one season."""

    def __init__(self) -> None:
        self.people = People()
        self.accounts = Accounts()
        self.cards = Cards()
        self.votes = Votes()

    def take(self, fact: Fact) -> None:
        for book in (self.people, self.accounts, self.cards, self.votes):
            book.take(fact)

    def close(self) -> None:
        """The season is over: what must be so at its end."""
        self.people.close()
        self.cards.check_holders()
        self.votes.close()
        idle = set(self.cards.holders()) - set(self.people.finalists)
        assert not idle, f"{idle} are out of the game and hold cards (DS-8.5)"


def audit(told: Iterable[Fact]) -> Books:
    """The books of these facts, which begin with the season's first. Fails where one is broken."""
    books = Books()
    for fact in told:
        books.take(fact)
    return books
