"""What a format provides, and how formats are found.

A format is one game: a package that offers a `Format` under the entry point group
`showrunner.formats`. Nothing else of Showrunner needs to know of it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from importlib.metadata import entry_points
from typing import Any, NamedTuple, Protocol

from showrunner.errors import UnknownName, VersionMismatch
from showrunner.formats.facts import Fact, encode_sealed
from showrunner.formats.interviews.claims import Claims, SuggestedQuestion
from showrunner.formats.interviews.secrets import Secret, given_away, no_secrets
from showrunner.formats.narration import Narrator
from showrunner.formats.orders import ProducerOrder
from showrunner.formats.parameters import CommonParameters
from showrunner.formats.season import Season
from showrunner.formats.settings import Castaway, SeasonSettings
from showrunner.formats.sheet import Sheet
from showrunner.kernel import PRODUCER, Dice, Kernel, Order, Told, Viewer, contestant, known
from showrunner.questions import Question

ENTRY_POINTS = "showrunner.formats"


class Ending(NamedTuple):
    """Who has won (some games crown several), by which rule, and the reason in words."""

    winners: tuple[str, ...]
    rule: str
    reason: str


class Bot(Protocol):
    """A player made of code: a plain function of its own view.

    What it trusts and plans is a fold over the facts it has seen, so it need not be saved.
    """

    def see(self, fact: Fact) -> None:
        """Take in one fact of its own view."""

    def answer(self, question: Question[Any], dice: Dice) -> dict[str, Any]:
        """Decide. Changes nothing in the bot; chance comes from the dice handed in."""


@dataclass(frozen=True, kw_only=True)
class Format:
    """One game, complete.

    `version` grows with every change that tells another story from the same journal, unless the
    change has a name in `changes` and rules ask for it with `Stage.since`.
    """

    name: str
    title: str
    version: int
    changes: tuple[str, ...]
    fewest: int
    most: int
    phases: tuple[str, ...]
    parameters: type[CommonParameters]
    facts: tuple[type[Fact], ...]
    orders: tuple[type[ProducerOrder], ...]
    decisions: Mapping[str, str]
    """Every kind of question, with what it decides."""
    season: Callable[[SeasonSettings], Season[Any]]
    sheet: Callable[[], Sheet]
    verify: Callable[[SeasonSettings], None]
    """Raises WrongParameter for settings that no season of this game can be played with."""
    bots: Mapping[str, Callable[[Castaway], Bot]]
    """The bots that know this game, by name; the first plays where nobody is named."""
    narrator: Callable[[Viewer], Narrator]
    outcome: Callable[[Any], Ending | None]
    """Who has won, as far as this sheet knows; every ending of the game in one ordered function."""
    statistics: Callable[[Iterable[Fact]], dict[str, int | str | float]]
    """A season's facts in numbers, with the same names for every season of the format."""
    opens_round: tuple[type[Fact], ...]
    """The facts that begin a round, for whoever goes through a season step by step."""
    opens_phase: tuple[type[Fact], ...]
    """The facts that begin a phase."""
    claims: Claims = field(default_factory=dict)
    """What can be claimed in an interview so that it can be checked, by name (DS-9.4)."""
    suggested_questions: tuple[SuggestedQuestion, ...] = ()
    """Questions for interviews that fit this game."""
    secrets: Callable[[Any], Iterable[Secret]] = no_secrets
    """What this sheet holds that a question to somebody who does not know it could give away."""

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
        settings.verify_cast()
        self.verify(settings)
        season = self.season(settings)
        season.verify_schedule()
        return season

    def sheet_of(self, story: Sequence[Told[Fact]], viewer: Viewer) -> Sheet:
        """The season as this viewer knows it by now."""
        sheet = self.sheet()
        for fact in known(story, viewer):
            sheet.take(fact)
        return sheet

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
