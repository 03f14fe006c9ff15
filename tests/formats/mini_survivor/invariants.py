"""The books of a match, kept from its facts alone, which must always be in order."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from showrunner.formats.facts import Fact, SeasonBegan
from showrunner.formats.mini_survivor import facts
from showrunner.formats.mini_survivor.parameters import MiniParameters


class Books:
    """I1 to I8 and I11, looked at as the facts come in."""

    def __init__(self) -> None:
        self.parameters = MiniParameters()
        self.owner: dict[int, str] = {}
        self.place: dict[int, str] = {}
        self.fallen: dict[int, str] = {}
        self.open: set[str] = set()
        self.gone: set[str] = set()
        self.first: dict[str, tuple[int, ...]] = {}
        self.idols: Counter[str] = Counter()
        self.garnets: Counter[str] = Counter()
        self.bought: Counter[str] = Counter()
        self.played: Counter[str] = Counter()
        self.gained: Counter[str] = Counter()
        self.spent: Counter[str] = Counter()
        self.round = 0
        self.alive_at_opening = 0
        self.must_lose = False
        self.last_counted: dict[str, dict[int, int]] = {}
        self.phase = ""
        self.size = 0

    def take(self, fact: Fact) -> None:
        method = getattr(self, f"_{type(fact).__name__}", None)
        if method is not None:
            method(fact)
        assert all(count >= 0 for count in (*self.idols.values(), *self.garnets.values())), "I7"

    @property
    def living(self) -> set[int]:
        return set(self.owner) - set(self.fallen)

    def _SeasonBegan(self, fact: SeasonBegan) -> None:
        self.parameters = MiniParameters.read(dict(fact.parameters))

    def _GridLaid(self, fact: facts.GridLaid) -> None:
        self.open, self.size = set(fact.tribes), len(fact.tribes)

    def _BoardShown(self, fact: facts.BoardShown) -> None:
        placed = [one for members in fact.tribes.values() for one in members]
        shown = [*placed, *fact.outcasts]
        assert len(set(shown)) == len(shown), "I1: nobody is in two places"
        assert set(fact.tribes) == self.open, "I5"
        if fact.why == "start":
            self.first = dict(fact.tribes)
            assert sorted(placed) == list(range(1, 5 * self.size + 1))
        else:
            assert set(shown) == self.living, "I1"
        self.place = {one: tribe for tribe, ones in fact.tribes.items() for one in ones}

    def _SurvivorsDealt(self, fact: facts.SurvivorsDealt) -> None:
        for one in fact.survivors:
            assert one not in self.owner
            self.owner[one] = fact.seat
        assert len(fact.survivors) == 5
        if len(self.owner) == 5 * self.size:
            for members in self.first.values():
                assert len(members) == len({self.owner[one] for one in members}) == 5, "I2"

    def _StockGiven(self, fact: facts.StockGiven) -> None:
        self.idols[fact.seat], self.garnets[fact.seat] = fact.idols, fact.garnets

    def _IdolsChanged(self, fact: facts.IdolsChanged) -> None:
        self.idols[fact.seat] += fact.amount
        self.gained[fact.seat] += max(0, fact.amount)

    def _GarnetsChanged(self, fact: facts.GarnetsChanged) -> None:
        self.garnets[fact.seat] += fact.amount

    def _IdolBought(self, fact: facts.IdolBought) -> None:
        self.idols[fact.seat] += 1
        self.garnets[fact.seat] -= fact.price
        self.bought[fact.seat] += 1
        self.spent[fact.seat] += fact.price
        k, p = self.bought[fact.seat], self.parameters
        assert self.spent[fact.seat] == k * p.idol_price + p.idol_price_step * k * (k - 1) // 2

    def _IdolPlayed(self, fact: facts.IdolPlayed) -> None:
        self.played[fact.seat] += 1

    def _RoundBegan(self, fact: facts.RoundBegan) -> None:
        self.round = fact.round
        assert fact.alive == len(self.living)
        placed = {one for members in fact.tribes.values() for one in members}
        assert placed | set(fact.outcasts) == self.living, "I1"
        assert placed.isdisjoint(fact.outcasts), "I1"
        self.alive_at_opening = fact.alive
        self.must_lose = any(len(members) >= 3 for members in fact.tribes.values())

    def _SurvivorsFell(self, fact: facts.SurvivorsFell) -> None:
        for one, owner in fact.owners.items():
            assert one in self.living, "I1, I4"
            assert self.owner[one] == owner, "I2"
            self.fallen[one] = owner
            if fact.cause == "voting":
                totals = self.last_counted[fact.tribe]
                assert one in totals
        if fact.cause == "voting":
            self.last_counted.pop(fact.tribe)

    def _VotesResolved(self, fact: facts.VotesResolved) -> None:
        members = {one for one in self.living if self.place.get(one) == fact.tribe}
        assert set(fact.votes) | set(fact.void) == members
        assert set(fact.votes.values()) <= members
        self.voted = len(fact.votes), len(fact.void), len(members)

    def _VotesCounted(self, fact: facts.VotesCounted) -> None:
        counted, void, members = self.voted
        assert sum(fact.totals.values()) == counted == members - void, "I3"
        self.last_counted[fact.tribe] = fact.totals

    def _TribeRemoved(self, fact: facts.TribeRemoved) -> None:
        assert fact.tribe in self.open, "I5"
        self.open.discard(fact.tribe)
        self.gone.add(fact.tribe)
        assert self.open, "I5: one tribe is always open"

    def _SurvivorsCastOut(self, fact: facts.SurvivorsCastOut) -> None:
        assert set(fact.survivors) <= self.living
        for one in fact.survivors:
            self.place.pop(one, None)

    def _PhaseEnded(self, fact: facts.PhaseEnded) -> None:
        if fact.phase == "voting":
            assert not self.last_counted, "I3: each tribe that votes loses somebody"
        if fact.phase == "movement":
            threshold = self.parameters.movement_outcast_threshold
            crowds = Counter(self.place[one] for one in self.living if one in self.place)
            assert all(number > threshold for number in crowds.values()), "I6"

    def _RoundEnded(self, fact: facts.RoundEnded) -> None:
        assert fact.alive == len(self.living) <= self.alive_at_opening, "I4"
        if self.must_lose:
            assert fact.alive < self.alive_at_opening, "I4"
        assert fact.quiet is (fact.alive == self.alive_at_opening)

    def _MatchEnded(self, fact: facts.MatchEnded) -> None:
        tokens = Counter(self.owner[one] for one in self.living)
        assert {seat: n for seat, n in fact.tokens.items() if n} == dict(tokens), "I11"
        p = self.parameters
        lost = 5 * self.size
        assert self.round <= min(p.max_rounds, lost * (p.stall_rounds + 1) + 3), "I8"
        assert len(self.living) <= p.end_at or self.round == p.max_rounds, "I8"
        for seat, plays in self.played.items():
            assert plays <= p.starting_idols + self.bought[seat] + self.gained[seat], "I7"


def audit(told: Sequence[Fact]) -> Books:
    books = Books()
    for fact in told:
        books.take(fact)
    return books
