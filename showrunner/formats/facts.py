"""The facts that a season of any format can tell.

A fact is written to files and read by other programs, so every type says in its docstring what
happened, and to whom it is told; every field is plain data.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from showrunner.formats.fact import AiredFact, Fact, encode_sealed, encode_words, facts_in
from showrunner.formats.interviews.facts import ClaimJudged, InterviewAnswered, InterviewAsked
from showrunner.formats.lifecycle import GameEnded
from showrunner.formats.settings import Pronouns
from showrunner.formats.stand_in import Instructions
from showrunner.kernel import Text

INSTRUCTIONS: Final = "instructions"
"""The kind of note in which a person instructs the bot that stands in for them."""
PLAN: Final = "plan"
"""The kind of note in which a contestant keeps what they mean to do next."""


class SeasonBegan(Fact, frozen=True, kw_only=True):
    """The season began. `parameters` has the values in force, by name. To everybody."""

    title: str
    format: str
    version: int
    parameters: dict[str, Any]


class CastawayIntroduced(Fact, frozen=True, kw_only=True, omit_defaults=True):
    """A contestant took a seat and was introduced. To everybody."""

    seat: str
    name: str
    age: int
    home: str
    work: str
    biography: str
    pronouns: Pronouns = "they"


class ParameterChanged(Fact, frozen=True, kw_only=True):
    """Producers changed a parameter (DS-1.3). To everybody if announced, else to producers."""

    name: str
    value: Any


class StoryTold(Fact, frozen=True, kw_only=True):
    """Producers told a story (DS-9.3). To those they told it to."""

    story: Text


class OrderTaken(Fact, frozen=True, kw_only=True):
    """An order of the producers took effect. To producers.

    `touches` says whether the order makes the season "produced" (DS-9.8).
    """

    name: str
    by: str
    terms: dict[str, Any]
    touches: bool


class OrderScheduled(Fact, frozen=True, kw_only=True):
    """An order waits for its window. `number` identifies it, as for withdrawing. To producers."""

    number: int
    name: str
    by: str
    terms: dict[str, Any]
    when: dict[str, Any]


class OrderWithdrawn(Fact, frozen=True, kw_only=True):
    """A scheduled order was withdrawn before it took effect. To producers."""

    number: int


class OrderFellThrough(Fact, frozen=True, kw_only=True):
    """A scheduled order came due but could no longer be obeyed. To producers."""

    number: int
    why: str


class OrderCameDue(Fact, frozen=True, kw_only=True):
    """A scheduled order came due and was obeyed. To producers."""

    number: int


class ConditionSeen(Fact, frozen=True, kw_only=True):
    """A fact that a scheduled order waits for was told, `times` times so far. To producers."""

    number: int
    times: int


class WindowStopped(Fact, frozen=True, kw_only=True):
    """Producers asked to stop before a phase, or to go on (`before` empty). To producers.

    `before` is `any` to stop before the next phase, whichever it is, and `here` once the season
    has stopped.
    """

    before: str


class MemoWritten(Fact, frozen=True, kw_only=True, omit_defaults=True):
    """A contestant wrote a note for themselves. To that seat.

    `kind` is `diary`, `takeaway`, `plan`, or `instructions` for the bot that stands in for them.
    Only the last instructions count, and empty ones withdraw them. What they ask for is also in the
    field `instructions`, except in notes written before that field existed. A note of the kind
    `plan` says what the contestant means to do next; its field `plan` has their allies, targets and
    trust, as in `ThoughtHad`.
    """

    seat: str
    kind: str
    words: Text
    instructions: Instructions | None = None
    plan: dict[str, Any] = msgspec.field(default_factory=dict)

    def airs(self, told_to_cast: bool) -> bool:
        """Instructions for a stand-in do not air: they say that a person plays."""
        return told_to_cast and self.kind != INSTRUCTIONS


class ThoughtHad(AiredFact, frozen=True, kw_only=True):
    """What a contestant's player thought while making a decision (`kind`). To producers.

    `intent` is the intention in a word, and `about` the people it concerns. `plan` holds what the
    contestant intends, trusts and fears, if the player has said so.
    """

    seat: str
    kind: str
    intent: str
    about: tuple[str, ...]
    plan: dict[str, Any]
    words: Text | None


class AnsweredFor(Fact, frozen=True, kw_only=True):
    """Somebody else answered for a seat: `stand-in`, `clock` or `producer`. To producers."""

    seat: str
    kind: str
    by: str


def tells_who_plays(fact: Fact) -> bool:
    """Whether this fact reveals if a person or a bot plays: stand-ins, notes, thoughts."""
    if isinstance(fact, AnsweredFor):
        return fact.by != "producer"
    return isinstance(fact, MemoWritten | ThoughtHad)


class HoldChanged(Fact, frozen=True, kw_only=True):
    """From here on, producers hold back answers to these kinds of decision. To producers."""

    kinds: tuple[str, ...]


class DecisionRuled(Fact, frozen=True, kw_only=True):
    """Producers released, vetoed or replaced a held answer (DS-9.8). To producers."""

    seat: str
    kind: str
    verdict: str


class LuckRenewed(Fact, frozen=True, kw_only=True):
    """From here on, all rolls use a new random seed. To producers."""


class SecretsRevealed(Fact, frozen=True, kw_only=True):
    """Everything told so far is now open to everybody (DS-12.8). To everybody."""


COMMON_FACTS: Final = facts_in(__name__)
"""The facts that can happen in a season of any format."""

__all__ = [
    "COMMON_FACTS",
    "INSTRUCTIONS",
    "PLAN",
    "AiredFact",
    "AnsweredFor",
    "CastawayIntroduced",
    "ClaimJudged",
    "DecisionRuled",
    "Fact",
    "GameEnded",
    "HoldChanged",
    "InterviewAnswered",
    "InterviewAsked",
    "LuckRenewed",
    "MemoWritten",
    "OrderCameDue",
    "OrderFellThrough",
    "OrderScheduled",
    "OrderTaken",
    "OrderWithdrawn",
    "ParameterChanged",
    "SeasonBegan",
    "SecretsRevealed",
    "StoryTold",
    "WindowStopped",
    "encode_sealed",
    "encode_words",
]
