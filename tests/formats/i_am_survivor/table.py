"""A table of I AM SURVIVOR! whose teams, cards and luck a test holds in its hands.

    table = Table({"a": ["hunter", "butcher", "girl"], "b": ["nurse"]})
    table.give("a", "spear", "trap")
    table.explore("wolf")
    table.on("plan", {"action_1": "explore"}, "a")
    table.until_told(BeastFought)

The seats are `a, b, c …`. Nobody has cards or draws any but what the test gives, and nobody talks
or trades, unless the test says so. Teams are filled up with characters that do nothing here.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any, TypeVar

from showrunner.formats.cards.piles import kind_of
from showrunner.formats.i_am_survivor import FORMAT, facts
from showrunner.formats.i_am_survivor.cards import (
    CHARACTERS,
    EXPLORE_DECK,
    RESCUE_DECK,
)
from showrunner.formats.i_am_survivor.script import IslandSeason
from showrunner.formats.i_am_survivor.sheet import IslandSheet
from showrunner.formats.settings import Castaway, SeasonSettings
from showrunner.kernel import EVERYBODY, Answer, Ask, EntryResult, Roll, seats
from tests.formats.seating import LoadedStage, Seating

T = TypeVar("T")
PILES = ("supplies", "bank", "explore", "other_sides")
QUIET: Mapping[str, Any] = {
    "start_supplies": 0,
    "flotsam": 0,
    "table_talk": 0,
    "conversations_per_player": 0,
    "trade_windows": ("battle",),
    "rescue_days": (),
}


class LoadedLuck(LoadedStage):
    """A stage on which cards and dice fall as the test wants; what is not said, by luck."""

    def roll(self, name: tuple[str | int, ...], dice: int = 3, sides: int = 6) -> Roll:
        rolled = super().roll(name, dice, sides)
        for key in (":".join(map(str, (name[0], *name[2:-1]))), str(name[0])):
            if key in self.table.dice:
                loaded = self.table.dice[key]
                return Roll((loaded.pop(0) if isinstance(loaded, list) else loaded,))
        return rolled

    def shuffle(self, name: tuple[str | int, ...], items: Sequence[T]) -> list[T]:
        shuffled = super().shuffle(name, items)
        wanted = self.table.decks.get(str(name[0]), [])
        top = [item for item in wanted if item in items]
        return [*top, *(item for item in shuffled if item not in top)]


class PreparedSeason(IslandSeason):
    """A season whose players get what a test gives them before the first morning."""

    table: Any

    async def window(self, before: str, round: int, left: int) -> None:
        if (before, round) == ("morning", 1):
            for prepare in self.table.prepared:
                prepare(self)
        await super().window(before, round, left)


class Table(Seating[IslandSheet]):
    """A season that starts when it is first run."""

    def __init__(
        self, teams: Mapping[str, Sequence[str]], *, seed: str = "table", **parameters: Any
    ) -> None:
        """`teams` are characters by seat; there are at least three seats, with three each."""
        self.dice: dict[str, Any] = {}
        self.decks: dict[str, list[str]] = {}
        self.prepared: list[Callable[[PreparedSeason], None]] = []
        seats_ = sorted({"a", "b", "c", *teams})
        named = [name for team in teams.values() for name in team]
        spare = [name for name in PLAIN if name not in named]
        self.decks["characters"] = []
        for seat in seats_:
            team = list(teams.get(seat, ()))
            while len(team) < 3:
                team.append(spare.pop(0))
            self.decks["characters"] += team
        settings = SeasonSettings(
            format="i_am_survivor",
            version=FORMAT.version,
            changes=FORMAT.changes,
            title="A table",
            cast=tuple(Castaway(id=seat, name=seat.upper()) for seat in seats_),
            parameters={**QUIET, **parameters},
        )
        season = type("OwnSeason", (PreparedSeason,), {"table": self})
        super().__init__(replace(FORMAT, season=season), settings, LoadedLuck, seed)
        self.asked_of: list[tuple[int, str, str]] = []

    # -- what players have, and what luck does -----------------------------------------------------

    def prepare(self, what: Callable[[PreparedSeason], None]) -> Table:
        """Do this before the first morning."""
        self.prepared.append(what)
        return self

    def give(self, seat: str, *kinds: str, to: str = "hand") -> Table:
        """Put cards of these kinds into a player's hand (or `equipped`, `trophies`)."""

        def give(season: PreparedSeason) -> None:
            for kind in kinds:
                move_one(season, kind, f"{to}/{seat}", seats(seat) if to == "hand" else EVERYBODY)

        return self.prepare(give)

    def campfire(self, seat: str, *fuel: str) -> Table:
        """Equip a campfire with firewood."""

        def light(season: PreparedSeason) -> None:
            fire = move_one(season, "campfire", f"equipped/{seat}", EVERYBODY)
            for wood in fuel:
                move_one(season, wood, f"fuel/{fire}", EVERYBODY)

        return self.prepare(light)

    def souls(self, seat: str, number: int) -> Table:
        """Let a player have Souls."""
        fact = facts.SoulSpent(seat=seat, use="action", number=-number)
        return self.prepare(lambda season: season.tell(fact, EVERYBODY))

    def ill(self, character: str, impairment: Any) -> Table:
        """Impair a character."""
        fact = facts.CharacterImpaired(character=character, impairment=impairment, why="test")
        return self.prepare(lambda season: season.tell(fact, EVERYBODY))

    def marked(self, character: str, marker: Any) -> Table:
        """Place a marker."""
        fact = facts.MarkerPlaced(character=character, marker=marker)
        return self.prepare(lambda season: season.tell(fact, EVERYBODY))

    def gone(self, *characters: str) -> Table:
        """Take characters out of the game."""

        def go(season: PreparedSeason) -> None:
            for name in characters:
                season.tell(facts.CharacterRemoved(character=name), EVERYBODY)

        return self.prepare(go)

    def explore(self, *kinds: str) -> Table:
        """The top cards of the Explore deck."""
        self.decks["explore"] = instances_of(kinds, EXPLORE_DECK)
        return self

    def rescuer(self, kind: str, leaves: int = 1) -> Table:
        """A rescuer waits from the start, and leaves on this day."""

        def wait(season: PreparedSeason) -> None:
            card = f"{kind}.1"
            season.move([card], "rescue", "waiting")
            fact = facts.RescuerArrived(card=card, leaves=leaves, why="day")
            season.tell(fact, EVERYBODY)

        return self.prepare(wait)

    def rescue_deck(self, *kinds: str) -> Table:
        """The top cards of the Rescue deck."""
        self.decks["rescue"] = instances_of(kinds, RESCUE_DECK)
        return self

    # -- what players do ---------------------------------------------------------------------------

    def on(self, kind: str, value: Any, seat: str = "", round: int = 0) -> Table:
        """This is the answer to this kind of question; it may be a function of the ask.

        Cards may be named by their kind: the player's first ones are meant.
        """
        self.script.say(self.full(kind), value, seat, round)
        return self

    def once(self, kind: str, value: Any, seat: str = "") -> Table:
        """The same for the next such question only."""
        self.script.say(self.full(kind), value, seat, once=True)
        return self

    def answer(self, ask: Ask[Any], value: Any = None) -> EntryResult:
        given = value
        if given is None:
            given = self.script.answer(ask.question.kind, ask.seat, self.sheet.round)
        if callable(given):
            given = given(ask)
        self.asked_of.append((self.sheet.round, ask.seat, ask.question.kind))
        filled = {
            name: by_name(wish, self.options(ask, name))
            if hasattr(ask.question.fields.get(name), "options")
            else wish
            for name, wish in given.items()
        }
        return self.enter(Answer(ask.id, {**ask.question.default, **filled}, "player"))

    def ever_asked(self, kind: str) -> list[str]:
        """The seats that answered this kind of question so far, in order."""
        return [seat for _, seat, asked in self.asked_of if asked == self.full(kind)]

    def until_day(self, number: int) -> Table:
        """Run until this day has begun, or the game is over."""
        self.until(lambda: self.sheet.round >= number or self.over, f"day {number}")
        return self

    # -- what there is -----------------------------------------------------------------------------

    def kinds(self, seat: str, pile: str = "hand") -> list[str]:
        """The kinds of a player's cards, sorted."""
        return sorted(kind_of(card) for card in self.sheet.pile(f"{pile}/{seat}").known)

    def state(self, character: str) -> Any:
        """A character's state."""
        return self.sheet.characters[character]


PLAIN = (
    *("career_soldier", "butcher", "fisherman", "politician", "nurse", "old_lady", "housewife"),
    *("botanist", "survival_expert", "hunter", "yakuza", "vegetarian", "rich_daughter"),
)
"""Characters with which teams are filled up."""
assert set(PLAIN) <= set(CHARACTERS)


def instances_of(kinds: Sequence[str], deck: Sequence[str]) -> list[str]:
    """The first cards of these kinds in a deck."""
    left = list(deck)
    found = []
    for kind in kinds:
        card = next(card for card in left if kind_of(card) == kind)
        left.remove(card)
        found.append(card)
    return found


def move_one(season: PreparedSeason, kind: str, target: str, to: Any) -> str:
    """Move the last card of a kind from wherever such cards lie."""
    for pile in PILES:
        lying = [card for card in sorted(season.sheet.pile(pile).known) if kind_of(card) == kind]
        if lying:
            season.move([lying[-1]], pile, target, to)
            return lying[-1]
    raise AssertionError(f"there is no {kind} left")


def by_name(wish: Any, offered: Sequence[str]) -> Any:
    """An answer in which kinds stand for the first cards of that kind that are offered."""
    if wish is None or not isinstance(wish, str | list | tuple):
        return wish
    if isinstance(wish, str):
        return wish if wish in offered else first_of(wish, offered, ())
    found: list[str] = []
    for name in wish:
        found.append(name if name in offered else first_of(name, offered, found))
    return found


def first_of(name: str, offered: Sequence[str], taken: Sequence[str]) -> str:
    """The first option that begins with this name, whose parts are kinds or cards."""
    wanted = name.split(">")
    for option in offered:
        parts = option.split(">")
        same = len(parts) == len(wanted) and all(
            part in (own, kind_of(own)) for part, own in zip(wanted, parts, strict=True)
        )
        if same and option not in taken:
            return option
    return name
