"""What a format provides, and how formats are found.

A format is one game: a package that registers a `Format` under the entry point group
`showrunner.formats`. No other part of Showrunner needs to know about it.
"""

from __future__ import annotations

from bisect import bisect_right
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, cached_property, reduce
from importlib.metadata import entry_points
from operator import or_
from typing import Any, Literal, NamedTuple, Protocol, runtime_checkable

from msgspec import Struct

from showrunner.errors import UnknownName, VersionMismatch, WrongParameter
from showrunner.formats.changes import COMMON_CHANGES
from showrunner.formats.chronicle import Chronicle
from showrunner.formats.decoding import build_decoders
from showrunner.formats.episodes import Episodes
from showrunner.formats.fact import Fact, encode_sealed, facts_in, told_types
from showrunner.formats.facts import COMMON_FACTS, OrderTaken
from showrunner.formats.interviews.claims import Claims, SuggestedQuestion
from showrunner.formats.interviews.secrets import Secret, given_away, no_secrets
from showrunner.formats.ledger import HandLedger, hand_ledger
from showrunner.formats.lifecycle import GameEnded, PhaseBegan, RoundBegan
from showrunner.formats.moments import Moment
from showrunner.formats.narration import Narration
from showrunner.formats.orders import COMMON_DECISIONS, COMMON_ORDERS, ProducerOrder
from showrunner.formats.parameters import CommonParameters
from showrunner.formats.prospects import Prospect, no_prospects, unknown_length
from showrunner.formats.schedule import END_OF_ROUND
from showrunner.formats.season import Season
from showrunner.formats.settings import Castaway, SeasonSettings
from showrunner.formats.sheet import Sheet
from showrunner.formats.table import Table
from showrunner.formats.talk.facts import TALK_FACTS
from showrunner.formats.talk.sheet import TalkSheet
from showrunner.formats.votes import VoteBook, VotingGrid
from showrunner.formats.wording import listed
from showrunner.kernel import PRODUCER, Dice, Kernel, Order, Told, Viewer, contestant, known
from showrunner.questions import Question

ENTRY_POINTS = "showrunner.formats"

MoveKind = Literal["talk", "ballot", "card", "trade"]
"""What a decision is in the game, when a past season is weighed move by move."""

MarkKind = Literal["vote", "card", "order", "end"]
"""What a mark on a timeline means: votes were counted, a card played, an order given, the end."""


class Ending(NamedTuple):
    """The winners (some games have several), the id of the rule, and the reason in words."""

    winners: tuple[str, ...]
    rule: str
    reason: str


class Considered(NamedTuple):
    """An answer together with the thought behind it (see `thoughts.Thought`)."""

    value: dict[str, Any]
    thought: dict[str, Any]


class Bot(Protocol):
    """A player that is a program: its answers depend only on its own view and the dice.

    Its trust and plans are built up from the facts it has seen, so they need not be saved.
    """

    def see(self, fact: Fact) -> None:
        """Take in one fact of its own view."""

    def answer(self, question: Question[Any], dice: Dice) -> dict[str, Any] | Considered:
        """Decide. Does not change the bot; all randomness comes from `dice`."""


@runtime_checkable
class GrudgeHolder(Bot, Protocol):
    """A bot that trusts others by what they did in an earlier season."""

    def recall(self, regard: Mapping[str, int]) -> None:
        """Take in how much more (or less) it trusts others, of 100; before the first fact."""


@runtime_checkable
class Diarist(Bot, Protocol):
    """A bot that keeps a diary."""

    diary_due: bool
    """Whether it wants to write now: there is something to write about, and no note of it yet.

    Checked after each fact that everybody hears, and after each note.
    """

    def diary(self, dice: Dice) -> str:
        """The diary entry. Does not change the bot."""


class Idea(NamedTuple):
    """An order that a director wants to give: its name, and its terms as plain data."""

    order: str
    terms: Mapping[str, Any]


class Director(Protocol):
    """A producer that is a program: its orders depend only on what producers see (DS-9.1).

    Its past and plans are built up from the facts it has seen, so they need not be saved.
    """

    def see(self, fact: Fact) -> None:
        """Take in one fact, including secret ones."""

    def ideas(self, dice: Dice) -> Iterable[Idea]:
        """The orders it wants to give now, best first; the first legal one is given.

        Called again after each journal entry. Does not change the director; all randomness comes
        from `dice`.
        """


@dataclass(frozen=True, kw_only=True)
class Format:
    """One game, complete.

    `version` is increased with every change that makes an old journal replay differently, unless
    the change has a name in `own_changes` and the rules check it with `Stage.since`. Fields that
    begin with `own_` leave out what all games have in common.
    """

    name: str
    title: str
    about: str = ""
    """What the game is about, in a sentence or two, for producers who choose a game."""
    version: int = 1
    own_changes: tuple[str, ...] = ()
    sizes: Sequence[int]
    """The allowed cast sizes, smallest first."""
    teams: bool = False
    """Whether a season's settings may assign castaways to teams."""
    sheet: type[Sheet]
    season: type[Season[Any]]
    facts_in: str
    """The module or package that defines or imports all of the game's facts."""
    own_orders: tuple[type[ProducerOrder], ...] = ()
    own_decisions: Mapping[str, str]
    """What each kind of question of this game decides, by kind."""
    moves: Mapping[str, MoveKind] = field(default_factory=dict)
    """The kinds of question that are weighed move by move after a season."""
    own_verify: Callable[[SeasonSettings], None] | None = None
    """Raises WrongParameter for settings that break this game's own limits."""
    bots: Mapping[str, Callable[[Castaway], Bot]]
    """The bots that can play this game, by name; the first is the default."""
    narrator: Narration
    outcome: Callable[[Any], Ending | None]
    """Who has won, as far as a sheet knows. All endings of the game, in one ordered function."""
    votes: type[VoteBook] = VoteBook
    """Folds a viewer's own facts into the voting grid, in games whose sheet `has_votes`."""
    chronicle: type[Chronicle] = Chronicle
    """Folds a viewer's own facts into who left when, tribes, competitions and advantages."""
    episodes: type[Episodes] = Episodes
    """Counts the episodes in which a season is told and released."""
    own_statistics: Callable[[Iterable[Fact]], dict[str, int | str | float]] | None = None
    """Computes `statistics`; by default these count each type of the game's own facts."""
    own_opens_round: tuple[type[Fact], ...] = ()
    """Further facts, besides `RoundBegan`, at which stepping through a season by round stops."""
    own_opens_phase: Mapping[type[Fact], str] = field(default_factory=dict)
    """Further facts, besides `PhaseBegan`, that open a phase, with the phase's name."""
    own_marks: Mapping[type[Fact], MarkKind] = field(default_factory=dict)
    """Facts that are marked on a timeline, besides orders and the end."""
    moments: Mapping[type[Fact], Moment] = field(default_factory=dict)
    """Facts for which pages have a picture."""
    directors: Mapping[str, Callable[[], Director]] = field(default_factory=dict)
    """The programs that can produce this game, by name."""

    claims: Claims = field(default_factory=dict)
    """The checkable claims that an interview can ask for, by name (DS-9.4)."""
    suggested_questions: tuple[SuggestedQuestion, ...] = ()
    """Interview questions that suit this game."""
    chapters: Mapping[str, str] = field(default_factory=dict)
    """The titles of the rulebook's chapters that have parameters, by chapter id such as `DS-3`."""
    cards: Mapping[str, Struct] = field(default_factory=dict)
    """The game's cards by id; empty in a game without cards."""
    table: Callable[[Any], Table] | None = None
    """Describes what lies on the table, as far as a sheet knows; None in a game without one."""
    secrets: Callable[[Any], Iterable[Secret]] = no_secrets
    """The secrets in a sheet that a question could give away to somebody who does not know them."""
    prospects: Callable[[Any], Iterable[Prospect]] = no_prospects
    """What a sheet says of who is in danger besides by votes, and of who is close to a win."""
    expected_rounds: Callable[[Any], int] = unknown_length
    """About how many rounds a season has in all, as far as a sheet says; 0 if that is unknown."""

    @property
    def changes(self) -> tuple[str, ...]:
        """The named rule changes that apply to a season started now (see `version`)."""
        return (*COMMON_CHANGES, *self.own_changes)

    @property
    def has_votes(self) -> bool:
        """Whether castaways vote; if not, nothing about votes is shown or offered."""
        return self.sheet.has_votes

    @property
    def fewest(self) -> int:
        """The size of the smallest cast."""
        return min(self.sizes)

    @property
    def most(self) -> int:
        """The size of the largest cast."""
        return max(self.sizes)

    @property
    def parameters(self) -> type[CommonParameters]:
        """The class of the game's parameters."""
        return self.sheet.parameter_type

    def chapter(self, rule: str) -> str:
        """The title of the chapter that a rule belongs to; "" if the game gives it none."""
        return self.chapters.get(rule.partition(".")[0], "")

    @property
    def phases(self) -> tuple[str, ...]:
        """The phases of a round."""
        return tuple(window for window in self.season.windows if window != END_OF_ROUND)

    @cached_property
    def facts(self) -> tuple[type[Fact], ...]:
        """All fact types of the game; a type that extends another replaces it."""
        talks = TALK_FACTS if issubclass(self.sheet, TalkSheet) else ()
        return told_types((*COMMON_FACTS, *talks, *facts_in(self.facts_in)))

    @property
    def opens_round(self) -> tuple[type[Fact], ...]:
        """The facts that begin a round, for stepping through a season."""
        return (RoundBegan, *self.own_opens_round)

    def count_episodes(self) -> Episodes:
        """A counter of episodes, for all facts of a season in their order."""
        return self.episodes(self.opens_round)

    @property
    def opens_phase(self) -> tuple[type[Fact], ...]:
        """The facts that begin a phase; in a game without phases, those that begin a round."""
        kinds: tuple[type[Fact], ...] = (PhaseBegan, *self.own_opens_phase)
        opening = tuple(fact for fact in self.facts if issubclass(fact, kinds))
        return opening or self.opens_round

    @cached_property
    def marks(self) -> Mapping[type[Fact], MarkKind]:
        """The facts that are marked on a timeline, each with the kind of its mark."""
        ends: dict[type[Fact], MarkKind] = {
            fact: "end" for fact in self.facts if issubclass(fact, GameEnded)
        }
        return {**self.own_marks, OrderTaken: "order", **ends}

    @cached_property
    def orders(self) -> tuple[type[ProducerOrder], ...]:
        """All types of order that producers can give."""
        return (*COMMON_ORDERS, *self.own_orders)

    @cached_property
    def decisions(self) -> Mapping[str, str]:
        """What each kind of question decides, by kind."""
        return {**self.own_decisions, **COMMON_DECISIONS}

    def statistics(self, season_facts: Iterable[Fact]) -> dict[str, int | str | float]:
        """A season in numbers, under the same names for every season of the format."""
        if self.own_statistics is not None:
            return self.own_statistics(season_facts)
        counts = Counter(type(fact) for fact in season_facts)
        return {fact.__name__: counts[fact] for fact in self.facts if fact not in COMMON_FACTS}

    def verify(self, settings: SeasonSettings) -> None:
        """Raise WrongParameter for settings with which no season of this game can be played."""
        settings.verify_cast()
        size = len(settings.cast)
        if size not in self.sizes:
            gapless = len(self.sizes) == self.most - self.fewest + 1
            sizes = listed(map(str, self.sizes), "or")
            right = f"{self.fewest} to {self.most}" if gapless else sizes
            raise WrongParameter(f"a cast of {size}", f"give {right} castaways")
        self.parameters.read(dict(settings.parameters))
        if settings.teams and not self.teams:
            raise WrongParameter("teams in a game without teams", "remove [teams]")
        if self.own_verify is not None:
            self.own_verify(settings)

    def kernel(self, settings: SeasonSettings, luck: str) -> Kernel:
        """A season of this format, ready to start. Raises what `staged` raises."""
        season = self.staged(settings)
        return Kernel(season, luck, encode_sealed, self.changes, settings.changes)

    def staged(self, settings: SeasonSettings) -> Season[Any]:
        """The rules of a season with these settings.

        Raises VersionMismatch for settings of another version, and WrongParameter or OrderRefused
        for settings with which no season can be played.
        """
        if settings.version != self.version:
            raise VersionMismatch(f"the format {self.name}", settings.version, self.version)
        self.verify(settings)
        season = self.season(settings, self.sheet(), self)
        season.verify_schedule()
        return season

    def foresee_schedule(self, settings: SeasonSettings, luck: str) -> None:
        """Start a season with these settings, and check the orders on its schedule.

        Raises OrderRefused for an order that could never be obeyed.
        """
        if not settings.schedule:
            return
        kernel = self.kernel(settings, luck)
        kernel.start()
        season: Any = kernel.rules
        season.foresee_schedule()

    def hand(self, facts: Iterable[Fact]) -> HandLedger:
        """What producers did to a season, from all of its facts (DS-9.8)."""
        return hand_ledger(facts, self.opens_round, self.own_opens_phase)

    def sheet_of(self, story: Sequence[Told[Fact]], viewer: Viewer, at: int | None = None) -> Sheet:
        """The season as this viewer knows it now, or knew it after the journal entry `at`."""
        sheet = self.sheet()
        for fact in known(told_by(story, at), viewer):
            sheet.take(fact)
        return sheet

    def table_of(self, story: Sequence[Told[Fact]], viewer: Viewer, at: int | None = None) -> Table:
        """What lies on the table as this viewer knows it now, or knew it after entry `at`."""
        return self.table_on(self.sheet_of(story, viewer, at))

    def table_on(self, sheet: Sheet) -> Table:
        """What lies on the table, as far as a sheet knows."""
        return Table() if self.table is None else self.table(sheet)

    def votes_of(
        self, story: Sequence[Told[Fact]], viewer: Viewer, at: int | None = None
    ) -> VotingGrid:
        """The voting grid as this viewer knows it now, or knew it after the journal entry `at`."""
        return self.votes.of(known(told_by(story, at), viewer))

    def warning(self, story: Sequence[Told[Fact]], order: Order) -> str | None:
        """A warning to producers about a legal order; None if there is nothing to warn about.

        CM-25: warns if a question to a castaway would give away a secret they do not know.
        """
        seat, words = order.terms.get("seat"), order.terms.get("question")
        if order.name != "interview" or not isinstance(seat, str) or words is None:
            return None
        everything, own = self.sheet_of(story, PRODUCER), self.sheet_of(story, contestant(seat))
        secrets = list(given_away(self.secrets, everything, own, str(words)))
        if not secrets:
            return None
        named = "; ".join(" and ".join(secret) for secret in secrets)
        return f"the question tells {seat} what they do not know: it names {named}"


def told_by(story: Sequence[Told[Fact]], at: int | None) -> Sequence[Told[Fact]]:
    """What had been told after this journal entry (0 is the start); everything if None."""
    return story if at is None else story[: bisect_right(story, at, key=lambda told: told.entry)]


def format_names() -> list[str]:
    """The names of all formats that are installed."""
    return sorted(entry.name for entry in entry_points(group=ENTRY_POINTS))


@cache
def load_format(name: str) -> Format:
    """The format with this name. Raises UnknownName."""
    for entry in entry_points(group=ENTRY_POINTS, name=name):
        loaded: Format = entry.load()
        build_decoders(reduce(or_, loaded.facts), *loaded.orders)
        return loaded
    raise UnknownName("format", name, format_names())
