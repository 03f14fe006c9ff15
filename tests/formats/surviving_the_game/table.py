"""A table of the game whose players, cards and luck a test holds in its hands.

    table = Table(2, levels={"a": 2}, hands={"a": ["a1_rifle"]}, obstacles={2: ["mercenary"]})
    table.on("play", cards("a1_rifle"))
    table.until_told(ObstacleBeaten)

The seats are `a, b, c …`; there is one round of Training, so that round 2 is the first inside. Who
is not scripted gives a question's default answer.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from string import ascii_lowercase
from typing import Any, TypeVar

from showrunner.formats.cards.piles import kind_of
from showrunner.formats.facts import Fact
from showrunner.formats.settings import Castaway, Scheduled, SeasonSettings
from showrunner.formats.surviving_the_game import FORMAT, facts
from showrunner.formats.surviving_the_game.script import GameSeason
from showrunner.formats.surviving_the_game.sheet import GameSheet
from showrunner.kernel import EVERYBODY, Answer, Ask, Audience, EntryResult
from tests.formats.seating import LoadedStage, Seating

F = TypeVar("F", bound=Fact)
T = TypeVar("T")
Value = str | Sequence[str] | None | Mapping[str, Any] | Callable[[Ask[Any]], Any]


class LoadedCards(LoadedStage):
    """A stage on which the first cards of a shuffled pile are the kinds that the test wants."""

    def shuffle(self, name: tuple[str | int, ...], items: Sequence[T]) -> list[T]:
        shuffled: list[Any] = super().shuffle(name, items)
        self.table.shuffles.append(name)
        for kind in reversed(self.table.shuffled.get("/".join(map(str, name[:-1])), ())):
            card = next(card for card in reversed(shuffled) if kind_of(card) == kind)
            shuffled.remove(card)
            shuffled.insert(0, card)
        return shuffled

    def draw(self, name: tuple[str | int, ...], items: Sequence[T]) -> T:
        drawn = super().draw(name, items)
        self.table.draws.append((name, tuple(items)))
        return drawn


class TestedSeason(GameSeason):
    """A season that lets its table set cards where turns begin."""

    table: Table | None = None

    def tell(self, fact: Fact, to: Audience) -> None:
        super().tell(fact, to)
        if self.table is not None:
            self.table.after(fact)


class Table(Seating[GameSheet]):
    """A season that starts when it is first run."""

    season: TestedSeason

    def __init__(
        self,
        size: int = 2,
        *,
        seed: str = "table",
        identities: Mapping[str, str] | None = None,
        levels: Mapping[str, int] | None = None,
        hands: Mapping[str, Sequence[str]] | None = None,
        obstacles: Mapping[int, Sequence[str]] | None = None,
        shuffled: Mapping[str, Sequence[str]] | None = None,
        schedule: Sequence[Scheduled] = (),
        **parameters: Any,
    ) -> None:
        """`hands` are those in the first turn inside; `obstacles` are all that a level has.

        `shuffled` are the kinds on top of a pile whenever it is shuffled.
        """
        self.seats = tuple(ascii_lowercase[:size])
        given = {"training_rounds": 1, "conversations_per_player": 0, "table_talk": False}
        settings = SeasonSettings(
            format=FORMAT.name,
            version=FORMAT.version,
            changes=FORMAT.changes,
            title="A table",
            cast=tuple(Castaway(id=seat, name=seat.upper()) for seat in self.seats),
            parameters=given | parameters,
            schedule=tuple(schedule),
        )
        super().__init__(replace(FORMAT, season=TestedSeason), settings, LoadedCards, seed)
        self.season.table = self
        self.identities = dict(identities or {})
        self.levels = dict(levels or {})
        self.hands = dict(hands or {})
        self.obstacles = dict(obstacles or {})
        self.shuffled = dict(shuffled or {})
        self.shuffles: list[Any] = []
        self.draws: list[Any] = []
        self.asked_of: list[tuple[int, str, str]] = []
        self.turns: dict[tuple[str, int], Callable[[], None]] = {}

    # -- what lies on the table --------------------------------------------------------------------

    def after(self, fact: Fact) -> None:
        """Set the cards when all have entered, and when a turn begins."""
        match fact:
            case facts.FacilityEntered() if len(fact.identities) > 1:
                for level, kinds in self.obstacles.items():
                    self.put(f"obstacles/{level}", *kinds)
                for seat, kind in self.identities.items():
                    entered = facts.FacilityEntered(identities={seat: kind})
                    self.season.tell(entered, EVERYBODY)
                for seat, level in self.levels.items():
                    self.stand(seat, level)
            case facts.TurnBegan():
                if self.season.sheet.entered and fact.seat in self.hands:
                    self.put(f"hand/{fact.seat}", *self.hands.pop(fact.seat))
                self.turns.pop((fact.seat, fact.round), lambda: None)()

    def put(self, pile: str, *kinds: str) -> None:
        """These kinds of card and no others lie there, the first on top."""
        self.season.move_all(pile, "removed")
        for kind in reversed(kinds):
            self.season.lay(pile, [self.season.fresh_card(kind)])

    def stand(self, seat: str, level: int) -> None:
        """Put a standee on a level."""
        moved = facts.PlayerMoved(seat=seat, source=1, target=level, why="choice", free=True)
        self.season.tell(moved, EVERYBODY)

    def health(self, seat: str, health: int) -> None:
        """Set a player's Health."""
        changed = facts.HealthChanged(seat=seat, amount=0, health=health, why="card")
        self.season.tell(changed, EVERYBODY)

    def kinds(self, pile: str) -> list[str]:
        """The kinds of the cards of a pile, sorted."""
        return sorted(map(kind_of, self.sheet.pile(pile).known))

    # -- what players do ---------------------------------------------------------------------------

    def on(self, kind: str, value: Value, seat: str = "", round: int = 0) -> Table:
        """This is the answer to this kind of question; round 0 is every round."""
        self.script.say(self.full(kind), value, seat, round)
        return self

    def at_turn(self, seat: str, round: int, act: Callable[[], None]) -> Table:
        """Do this when that turn begins."""
        self.turns[seat, round] = act
        return self

    def answer(self, ask: Ask[Any], value: Value = ()) -> EntryResult:
        given: Any = value
        if value == ():
            given = self.script.answer(ask.question.kind, ask.seat, self.sheet.round)
        if callable(given):
            given = given(ask)
        first = next(iter(ask.question.fields))
        if given == ():
            given = {}
        if not isinstance(given, Mapping):
            given = {first: given}
        self.asked_of.append((self.sheet.round, ask.seat, ask.question.kind.partition(".")[2]))
        return self.enter(Answer(ask.id, {**ask.question.default, **given}, "player"))

    def after_turn(self, seat: str = "a", round: int = 2) -> Table:
        """Run until this turn is over."""
        self.until_told(facts.TurnBegan, seat=seat, round=round)
        self.until_told(facts.TurnEnded, seat=seat)
        return self

    def ever_asked(self, kind: str, seat: str = "a", round: int = 2) -> int:
        """How often a seat was asked this in a round."""
        return self.asked_of.count((round, seat, kind))


def cards(*kinds: str) -> Callable[[Ask[Any]], Any]:
    """An answer that names cards of these kinds, in this order, in the first field."""

    def chosen(ask: Ask[Any]) -> Any:
        field = next(iter(ask.question.fields.values()))
        left = [option.value for option in field.options]
        ids = []
        for kind in kinds:
            ids.append(next(card for card in left if kind_of(card) == kind))
            left.remove(ids[-1])
        return ids

    return chosen


def card(kind: str) -> Callable[[Ask[Any]], Any]:
    """An answer that names one card of this kind."""
    return lambda ask: cards(kind)(ask)[0]
