"""The facts that any format can tell.

A fact is written to files and read by other programs, so every type says in its docstring what
happened, and to whom it is told; every field is plain data.
"""

from __future__ import annotations

from typing import Any, Final

from showrunner.formats.fact import Fact, encode_sealed, encode_words, facts_in
from showrunner.formats.interviews.facts import ClaimJudged, InterviewAnswered, InterviewAsked
from showrunner.formats.lifecycle import GameEnded
from showrunner.formats.settings import Pronouns
from showrunner.formats.stand_in import Instructions
from showrunner.kernel import Text

INSTRUCTIONS: Final = "instructions"
"""The kind of a note in which a person says what their stand-in is to go by."""


class SeasonBegan(Fact, frozen=True, kw_only=True):
    """The season began. `parameters` are the ones in force, by name. To everybody."""

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
    """Producers changed a parameter (DS-1.3). To everybody where announced, else to producers."""

    name: str
    value: Any


class StoryTold(Fact, frozen=True, kw_only=True):
    """Producers told a story (DS-9.3). To those they told it to."""

    story: Text


class OrderTaken(Fact, frozen=True, kw_only=True):
    """An order of the producers took effect. To producers.

    `touches` says whether it is one that makes the season "produced" (DS-9.8).
    """

    name: str
    by: str
    terms: dict[str, Any]
    touches: bool


class OrderScheduled(Fact, frozen=True, kw_only=True):
    """An order waits for its window. `number` names it for a withdrawal. To producers."""

    number: int
    name: str
    by: str
    terms: dict[str, Any]
    when: dict[str, Any]


class OrderWithdrawn(Fact, frozen=True, kw_only=True):
    """A scheduled order was withdrawn before it took effect. To producers."""

    number: int


class OrderFellThrough(Fact, frozen=True, kw_only=True):
    """A scheduled order came due and could not be obeyed any more. To producers."""

    number: int
    why: str


class OrderCameDue(Fact, frozen=True, kw_only=True):
    """A scheduled order came due and was obeyed. To producers."""

    number: int


class ConditionSeen(Fact, frozen=True, kw_only=True):
    """A fact was told that a scheduled order waits for, so many `times` by now. To producers."""

    number: int
    times: int


class WindowStopped(Fact, frozen=True, kw_only=True):
    """Producers want a stop before a phase, or (`before` empty) to go on. To producers.

    `before` is `any` for the next phase that comes, and `here` once the season stands still.
    """

    before: str


class MemoWritten(Fact, frozen=True, kw_only=True, omit_defaults=True):
    """A contestant wrote a note for themselves. To that seat.

    `kind`: `diary`, `takeaway`, or `instructions` for who stands in for them; of these the last
    counts, and an empty one takes it back. What they ask for is in `instructions`, too, but for
    notes from before there was that field.
    """

    seat: str
    kind: str
    words: Text
    instructions: Instructions | None = None


class ThoughtHad(Fact, frozen=True, kw_only=True):
    """What a contestant's player thought in making a decision (`kind`). To producers.

    `intent` is what was meant by it, in a word, and `about` whom; `plan` holds what the contestant
    means to do, trusts and fears, where the player has said so.
    """

    seat: str
    kind: str
    intent: str
    about: tuple[str, ...]
    plan: dict[str, Any]
    words: Text | None


class AnsweredFor(Fact, frozen=True, kw_only=True):
    """Not the seat's player answered but `stand-in`, `clock` or `producer`. To producers."""

    seat: str
    kind: str
    by: str


def tells_who_plays(fact: Fact) -> bool:
    """Whether this tells a person from a bot: who was stood in for, notes, thoughts."""
    if isinstance(fact, AnsweredFor):
        return fact.by != "producer"
    return isinstance(fact, MemoWritten | ThoughtHad)


class HoldChanged(Fact, frozen=True, kw_only=True):
    """Producers hold the answers to these kinds of decision from here on. To producers."""

    kinds: tuple[str, ...]


class DecisionRuled(Fact, frozen=True, kw_only=True):
    """Producers released, vetoed or replaced a held answer (DS-9.8). To producers."""

    seat: str
    kind: str
    verdict: str


class LuckRenewed(Fact, frozen=True, kw_only=True):
    """Everything not yet rolled is rolled with fresh luck from here on. To producers."""


class SecretsRevealed(Fact, frozen=True, kw_only=True):
    """All that was told before is open to everybody from here on (DS-12.8). To everybody."""


COMMON_FACTS: Final = facts_in(__name__)
"""What can happen in a season of any format."""

__all__ = [
    "COMMON_FACTS",
    "INSTRUCTIONS",
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
