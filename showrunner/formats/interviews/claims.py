"""Claims: what a castaway can say in an interview that can be compared with something (DS-9.4).

A game registers its own by name (`Format.claims`). One about the past or present has a `truth`:
what its castaway knows, out of their own sheet. So who is mistaken without knowing it has not lied.
A stated intention has `follows`, which looks at each later fact and says when it is decided.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

from showrunner.errors import Misused
from showrunner.formats.fact import Fact
from showrunner.formats.interviews.book import ClaimMade
from showrunner.formats.interviews.facts import Verdict
from showrunner.questions import Field, Option, Subset, options
from showrunner.questions.choices import Choice


class Judgement(NamedTuple):
    """A claim's verdict, and what it was compared with (None: nothing)."""

    verdict: Verdict
    truth: Any = None


UNVERIFIABLE = Judgement("unverifiable")


@dataclass(frozen=True, kw_only=True)
class Claim:
    """One thing that can be claimed, of the past and present or as an intention.

    `help` says it in words, for producers. `field` gives what the form asks, out of the castaway's
    own sheet and nothing else; None where there is nothing to ask of them. It may be passed (null).
    """

    help: str
    field: Callable[[Any, str], Field | None]
    truth: Callable[[Any, str], Any] | None = None
    """What is so, as plain data, by the castaway's own sheet; None where they cannot know."""
    follows: Callable[[Any, ClaimMade, Fact], Judgement | None] | None = None
    """What a later fact makes of an intention, by the sheet of all facts; None: not decided yet."""
    asked_in: tuple[str, ...] = ()
    """The kinds of question whose answers it is about."""
    told_as: tuple[type[Fact], ...] = ()
    """The facts that such answers become: of one given before the claim they say nothing."""
    in_hand: Callable[[Any], Any] | None = None
    """Of past and present: what an answer to `asked_in` says that is not told yet."""

    def __post_init__(self) -> None:
        """A claim is about the record, or about what follows."""
        if (self.truth is None) == (self.follows is None):
            raise Misused("a claim has either a truth or a way in which it is decided")


Claims = Mapping[str, Claim]


class SuggestedQuestion(NamedTuple):
    """A question that producers may put with these claims, as their console offers it."""

    question: str
    claims: tuple[str, ...] = ()


def as_kept(value: Any) -> Any:
    """A claim's value as it comes back from a file: several are a list."""
    return list(value) if isinstance(value, tuple) else value


def met(claim: ClaimMade, did: Any) -> Judgement:
    """Whether a castaway did what they had said they would."""
    return Judgement("kept" if did == claim.said else "broken", did)


def one_of(label: str, choices: tuple[Option, ...]) -> Choice | None:
    """A choice that may be passed; None where there is nothing to choose from."""
    return Choice(label=label, options=choices, may_pass=True) if choices else None


def some_of(label: str, values: tuple[str, ...]) -> Subset:
    """Any of these, or null: one would rather not say."""
    return Subset(label=label, options=options(values), may_pass=True)
