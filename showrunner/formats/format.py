"""What a format provides, and how formats are found.

A format is one game: a package that offers a `Format` under the entry point group
`showrunner.formats`. Nothing else of Showrunner needs to know of it.
"""

from __future__ import annotations

from bisect import bisect_right
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, cached_property
from importlib.metadata import entry_points
from typing import Any, Literal, NamedTuple, Protocol, runtime_checkable

from msgspec import Struct

from showrunner.errors import UnknownName, VersionMismatch, WrongParameter
from showrunner.formats.changes import COMMON_CHANGES
from showrunner.formats.fact import Fact, encode_sealed, facts_in, told_types
from showrunner.formats.facts import COMMON_FACTS, OrderTaken
from showrunner.formats.interviews.claims import Claims, SuggestedQuestion
from showrunner.formats.interviews.secrets import Secret, given_away, no_secrets
from showrunner.formats.ledger import HandLedger, hand_ledger
from showrunner.formats.lifecycle import GameEnded, PhaseBegan, RoundBegan
from showrunner.formats.narration import Narration
from showrunner.formats.orders import COMMON_DECISIONS, COMMON_ORDERS, ProducerOrder
from showrunner.formats.parameters import CommonParameters
from showrunner.formats.schedule import END_OF_ROUND
from showrunner.formats.season import Season
from showrunner.formats.settings import Castaway, SeasonSettings
from showrunner.formats.sheet import Sheet
from showrunner.formats.talk.facts import TALK_FACTS
from showrunner.formats.talk.sheet import TalkSheet
from showrunner.formats.votes import VoteBook, VotingGrid
from showrunner.formats.wording import listed
from showrunner.kernel import PRODUCER, Dice, Kernel, Order, Told, Viewer, contestant, known
from showrunner.questions import Question

ENTRY_POINTS = "showrunner.formats"

MarkKind = Literal["vote", "card", "order", "end"]
"""What a mark on a timeline stands for: a count of votes, a card played, an order, the end."""


class Ending(NamedTuple):
    """Who has won (some games crown several), by which rule, and the reason in words."""

    winners: tuple[str, ...]
    rule: str
    reason: str


class Considered(NamedTuple):
    """An answer with what was thought in giving it (see `thoughts.Thought`)."""

    value: dict[str, Any]
    thought: dict[str, Any]


class Bot(Protocol):
    """A player made of code: a plain function of its own view.

    What it trusts and plans is a fold over the facts it has seen, so it need not be saved.
    """

    def see(self, fact: Fact) -> None:
        """Take in one fact of its own view."""

    def answer(self, question: Question[Any], dice: Dice) -> dict[str, Any] | Considered:
        """Decide. Changes nothing in the bot; chance comes from the dice handed in."""


@runtime_checkable
class Diarist(Bot, Protocol):
    """A bot that keeps a diary."""

    diary_due: bool
    """Whether it wants to write now: it has seen what it writes about, and not yet its own note.

    It is looked at after each fact that everybody hears, and after each note.
    """

    def diary(self, dice: Dice) -> str:
        """What it writes. Changes nothing in the bot."""


class Idea(NamedTuple):
    """An order that a director would give: its name and its plain terms."""

    order: str
    terms: Mapping[str, Any]


class Director(Protocol):
    """A producer made of code: a plain function of what producers see (DS-9.1).

    What it has done and plans is a fold over the facts it has seen, so it need not be saved.
    """

    def see(self, fact: Fact) -> None:
        """Take in one fact, whoever may know it."""

    def ideas(self, dice: Dice) -> Iterable[Idea]:
        """What it would order now, the best first; the first that is legal is given.

        It is asked again after each entry. Changes nothing in the director; chance comes from the
        dice handed in.
        """


@dataclass(frozen=True, kw_only=True)
class Format:
    """One game, complete.

    `version` grows with every change that tells another story from the same journal, unless the
    change has a name in `own_changes` and rules ask for it with `Stage.since`. What begins with
    `own_` is said without what all games have.
    """

    name: str
    title: str
    about: str = ""
    """What is played, in a sentence or two, for producers who choose a game."""
    version: int = 1
    own_changes: tuple[str, ...] = ()
    sizes: Sequence[int]
    """How many can play, the smallest cast first."""
    teams: bool = False
    """Whether a season may say who starts in which team."""
    sheet: type[Sheet]
    season: type[Season[Any]]
    facts_in: str
    """The module or package in which the game's facts stand, defined or imported."""
    own_orders: tuple[type[ProducerOrder], ...] = ()
    own_decisions: Mapping[str, str]
    """Every kind of question of this game, with what it decides."""
    own_verify: Callable[[SeasonSettings], None] | None = None
    """Raises WrongParameter for settings that are wrong in this game alone."""
    bots: Mapping[str, Callable[[Castaway], Bot]]
    """The bots that know this game, by name; the first plays where nobody is named."""
    narrator: Narration
    outcome: Callable[[Any], Ending | None]
    """Who has won, as far as this sheet knows; every ending of the game in one ordered function."""
    votes: Callable[[Iterable[Fact]], VotingGrid] = VoteBook.of
    """The voting grid that a viewer's own facts come to, in the order in which they happened."""
    own_statistics: Callable[[Iterable[Fact]], dict[str, int | str | float]] | None = None
    """What `statistics` gives; else it counts how often each fact is told, less the common."""
    own_opens_round: tuple[type[Fact], ...] = ()
    """Facts beside `RoundBegan` at which whoever goes through a season by rounds stops."""
    own_opens_phase: Mapping[type[Fact], str] = field(default_factory=dict)
    """Facts beside `PhaseBegan` that open a phase, with what that is called."""
    own_marks: Mapping[type[Fact], MarkKind] = field(default_factory=dict)
    """Facts that a timeline marks, beside orders and the end."""
    directors: Mapping[str, Callable[[], Director]] = field(default_factory=dict)
    """Producers made of code that know this game, by name."""

    claims: Claims = field(default_factory=dict)
    """What can be claimed in an interview so that it can be checked, by name (DS-9.4)."""
    suggested_questions: tuple[SuggestedQuestion, ...] = ()
    """Questions for interviews that fit this game."""
    chapters: Mapping[str, str] = field(default_factory=dict)
    """What its rules' chapters with parameters are called, by their ids as `DS-3`."""
    cards: Mapping[str, Struct] = field(default_factory=dict)
    """The cards that the game is played with, by their ids; empty in a game without cards."""
    secrets: Callable[[Any], Iterable[Secret]] = no_secrets
    """What this sheet holds that a question to somebody who does not know it could give away."""

    @property
    def changes(self) -> tuple[str, ...]:
        """The changes of rules that a season which starts now knows (see `version`)."""
        return (*COMMON_CHANGES, *self.own_changes)

    @property
    def fewest(self) -> int:
        """The smallest cast."""
        return min(self.sizes)

    @property
    def most(self) -> int:
        """The largest cast."""
        return max(self.sizes)

    @property
    def parameters(self) -> type[CommonParameters]:
        """What can be set."""
        return self.sheet.parameter_type

    def chapter(self, rule: str) -> str:
        """What the chapter that this rule is in is called; "" where the game calls it nothing."""
        return self.chapters.get(rule.partition(".")[0], "")

    @property
    def phases(self) -> tuple[str, ...]:
        """The phases of a round."""
        return tuple(window for window in self.season.windows if window != END_OF_ROUND)

    @cached_property
    def facts(self) -> tuple[type[Fact], ...]:
        """All that can happen; a fact of its own takes the place of the one that it extends."""
        talks = TALK_FACTS if issubclass(self.sheet, TalkSheet) else ()
        return told_types((*COMMON_FACTS, *talks, *facts_in(self.facts_in)))

    @property
    def opens_round(self) -> tuple[type[Fact], ...]:
        """The facts that begin a round, for whoever goes through a season step by step."""
        return (RoundBegan, *self.own_opens_round)

    @property
    def opens_phase(self) -> tuple[type[Fact], ...]:
        """The facts that begin a phase; in a game without phases, those that begin a round."""
        kinds: tuple[type[Fact], ...] = (PhaseBegan, *self.own_opens_phase)
        opening = tuple(fact for fact in self.facts if issubclass(fact, kinds))
        return opening or self.opens_round

    @cached_property
    def marks(self) -> Mapping[type[Fact], MarkKind]:
        """The facts that a timeline marks, each with the kind of its mark."""
        ends: dict[type[Fact], MarkKind] = {
            fact: "end" for fact in self.facts if issubclass(fact, GameEnded)
        }
        return {**self.own_marks, OrderTaken: "order", **ends}

    @cached_property
    def orders(self) -> tuple[type[ProducerOrder], ...]:
        """All that producers can do."""
        return (*COMMON_ORDERS, *self.own_orders)

    @cached_property
    def decisions(self) -> Mapping[str, str]:
        """Every kind of question, with what it decides."""
        return {**self.own_decisions, **COMMON_DECISIONS}

    def statistics(self, told: Iterable[Fact]) -> dict[str, int | str | float]:
        """A season's facts in numbers, with the same names for every season of the format."""
        if self.own_statistics is not None:
            return self.own_statistics(told)
        counted = Counter(type(fact) for fact in told)
        return {fact.__name__: counted[fact] for fact in self.facts if fact not in COMMON_FACTS}

    def verify(self, settings: SeasonSettings) -> None:
        """Raise WrongParameter for settings that no season of this game can be played with."""
        settings.verify_cast()
        size = len(settings.cast)
        if size not in self.sizes:
            every = len(self.sizes) == self.most - self.fewest + 1
            right = f"{self.fewest} to {self.most}" if every else listed(map(str, self.sizes), "or")
            raise WrongParameter(f"a cast of {size}", f"give {right} castaways")
        self.parameters.read(dict(settings.parameters))
        if settings.teams and not self.teams:
            raise WrongParameter("teams in a game without teams", "leave [teams] away")
        if self.own_verify is not None:
            self.own_verify(settings)

    def kernel(self, settings: SeasonSettings, luck: str) -> Kernel:
        """A season of this format, ready to start. Raises what `staged` raises."""
        season = self.staged(settings)
        return Kernel(season, luck, encode_sealed, self.changes, settings.changes)

    def staged(self, settings: SeasonSettings) -> Season[Any]:
        """The rules of a season with these settings.

        Raises VersionMismatch for another version's settings, WrongParameter or OrderRefused for
        settings that no season can be played with.
        """
        if settings.version != self.version:
            raise VersionMismatch(f"the format {self.name}", settings.version, self.version)
        self.verify(settings)
        season = self.season(settings, self.sheet(), self)
        season.verify_schedule()
        return season

    def foresee_schedule(self, settings: SeasonSettings, luck: str) -> None:
        """Begin such a season, and look at what it starts with on its schedule.

        Raises OrderRefused for an order that it could obey at no time.
        """
        if not settings.schedule:
            return
        kernel = self.kernel(settings, luck)
        kernel.start()
        season: Any = kernel.rules
        season.foresee_schedule()

    def hand(self, facts: Iterable[Fact]) -> HandLedger:
        """What producers did to a season of this format, out of all its facts (DS-9.8)."""
        return hand_ledger(facts, self.opens_round, self.own_opens_phase)

    def sheet_of(self, story: Sequence[Told[Fact]], viewer: Viewer, at: int | None = None) -> Sheet:
        """The season as this viewer knows it by now, or knew it after the entry `at`."""
        sheet = self.sheet()
        for fact in known(told_by(story, at), viewer):
            sheet.take(fact)
        return sheet

    def votes_of(
        self, story: Sequence[Told[Fact]], viewer: Viewer, at: int | None = None
    ) -> VotingGrid:
        """The voting grid as this viewer knows it by now, or knew it after the entry `at`."""
        return self.votes(known(told_by(story, at), viewer))

    def warning(self, story: Sequence[Told[Fact]], order: Order) -> str | None:
        """What producers should know of an order beside that it is taken; None where nothing.

        CM-25: a question to a castaway names things together that the castaway does not know.
        """
        seat, words = order.terms.get("seat"), order.terms.get("question")
        if order.name != "interview" or not isinstance(seat, str) or words is None:
            return None
        everything, own = self.sheet_of(story, PRODUCER), self.sheet_of(story, contestant(seat))
        secrets = list(given_away(self.secrets, everything, own, str(words)))
        if not secrets:
            return None
        told = "; ".join(" and ".join(secret) for secret in secrets)
        return f"the question tells {seat} what they do not know: it names {told}"


def told_by(story: Sequence[Told[Fact]], at: int | None) -> Sequence[Told[Fact]]:
    """What had been told once this entry had taken effect (0 is the start); None is now."""
    return story if at is None else story[: bisect_right(story, at, key=lambda told: told.entry)]


def format_names() -> list[str]:
    """The names of all formats that are installed."""
    return sorted(entry.name for entry in entry_points(group=ENTRY_POINTS))


@cache
def load_format(name: str) -> Format:
    """The format of this name. Raises UnknownName."""
    for entry in entry_points(group=ENTRY_POINTS, name=name):
        loaded: Format = entry.load()
        return loaded
    raise UnknownName("format", name, format_names())
