"""Claims: statements in an interview that can be checked (DS-9.4).

A game registers its claims by name (`Format.claims`). A claim about the past or present has a
`truth`: what the castaway knows, from their own sheet. So an honest mistake does not count as a
lie. A stated intention has `follows`, which looks at each later fact and says once it is decided.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

from msgspec import Struct

from showrunner.errors import Misused
from showrunner.formats.fact import Fact
from showrunner.formats.interviews.book import ClaimMade
from showrunner.formats.interviews.facts import Verdict
from showrunner.questions import Field, Option, Subset, options
from showrunner.questions.choices import Choice


class Judgement(NamedTuple):
    """A claim's verdict, and the value it was compared with (None if nothing)."""

    verdict: Verdict
    truth: Any = None


UNVERIFIABLE = Judgement("unverifiable")


@dataclass(frozen=True, kw_only=True)
class Claim:
    """A type of claim: about the past and present, or an intention.

    `help` describes it for producers. `field` returns the form's field, built only from the
    castaway's own sheet, or None if the claim does not apply to them. Players may leave the field
    unanswered (null).
    """

    help: str
    field: Callable[[Any, str], Field | None]
    truth: Callable[[Any, str], Any] | None = None
    """The truth as plain data, from the castaway's own sheet; None if they cannot know it."""
    follows: Callable[[Any, ClaimMade, Fact], Judgement | None] | None = None
    """The judgement that a later fact gives, using the sheet of all facts; None if undecided."""
    asked_in: tuple[str, ...] = ()
    """The kinds of question whose answers the claim is about.

    An intention cannot be judged any more once somebody else answers such a question.
    """
    told_as: tuple[type[Fact], ...] = ()
    """The facts that tell these answers; they do not judge a claim made after the answer."""
    in_hand: Callable[[Any], Any] | None = None
    """For past and present: reads the claimed value from an answer that is not told yet."""

    def __post_init__(self) -> None:
        """Check that the claim has either a `truth` or a `follows`."""
        if (self.truth is None) == (self.follows is None):
            raise Misused("a claim must have either `truth` or `follows`, and not both")


Claims = Mapping[str, Claim]


class SuggestedQuestion(Struct, frozen=True):
    """A question, with claims, that the console suggests to producers for interviews."""

    question: str
    claims: tuple[str, ...] = ()


def as_stored(value: Any) -> Any:
    """A claim's value in the form in which it is read back from a file: a tuple becomes a list."""
    return list(value) if isinstance(value, tuple) else value


def met(claim: ClaimMade, did: Any) -> Judgement:
    """Compare a claim with what the castaway did: kept if they are equal, else broken."""
    return Judgement("kept" if did == claim.said else "broken", did)


def one_of(label: str, choices: tuple[Option, ...]) -> Choice | None:
    """A choice that may be passed; None if there is nothing to choose from."""
    return Choice(label=label, options=choices, may_pass=True) if choices else None


def some_of(label: str, values: tuple[str, ...]) -> Subset:
    """A choice of any number of these values, or null for not saying."""
    return Subset(label=label, options=options(values), may_pass=True)
