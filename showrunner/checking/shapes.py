"""The fields of the types of fact, as docs/facts.md has them, and whether a fact has them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, Literal, NamedTuple

import msgspec

Fields = Mapping[str, Any]
Shapes = Mapping[str, Fields]

Words = str | None
"""A text, or null where it was erased or nothing was said."""
Names = list[str]


class MayLack(NamedTuple):
    """A field that is left away where it has nothing to say."""

    type: Any


ACTS: Fields = {"acts": MayLack(list[dict[str, Words]])}
"""What facts have in which somebody says something, beside the words."""

COMMON: Shapes = {
    "SeasonBegan": {"title": str, "format": str, "version": int, "parameters": dict[str, Any]},
    "CastawayIntroduced": {
        "seat": str,
        "name": str,
        "age": int,
        "home": str,
        "work": str,
        "biography": str,
        "pronouns": MayLack(Literal["he", "she", "they"]),
    },
    "ParameterChanged": {"name": str, "value": Any},
    "StoryTold": {"story": Words},
    "OrderTaken": {"name": str, "by": str, "terms": dict[str, Any], "touches": bool},
    "OrderScheduled": {
        "number": int,
        "name": str,
        "by": str,
        "terms": dict[str, Any],
        "when": dict[str, Any],
    },
    "OrderWithdrawn": {"number": int},
    "OrderFellThrough": {"number": int, "why": str},
    "OrderCameDue": {"number": int},
    "ConditionSeen": {"number": int, "times": int},
    "WindowStopped": {"before": str},
    "InterviewAsked": {"seat": str, "question": Words, "claims": MayLack(Names)},
    "InterviewAnswered": {
        "seat": str,
        "words": Words,
        "question": MayLack(Words),
        "claims": MayLack(dict[str, Any]),
        "apart": MayLack(bool),
        "sealed": MayLack(Names),
    },
    "ClaimJudged": {
        "seat": str,
        "number": int,
        "claim": str,
        "said": Any,
        "verdict": Literal["kept", "broken", "unverifiable"],
        "truth": Any,
    },
    "MemoWritten": {
        "seat": str,
        "kind": Literal["diary", "takeaway", "instructions"],
        "words": Words,
        "instructions": MayLack(dict[str, list[str]]),
    },
    "ThoughtHad": {
        "seat": str,
        "kind": str,
        "intent": str,
        "about": Names,
        "plan": dict[str, Any],
        "words": Words,
    },
    "AnsweredFor": {"seat": str, "kind": str, "by": Literal["stand-in", "clock", "producer"]},
    "HoldChanged": {"kinds": Names},
    "DecisionRuled": {
        "seat": str,
        "kind": str,
        "verdict": Literal["release", "veto", "replace"],
    },
    "LuckRenewed": {},
    "SecretsRevealed": {},
}
"""The facts of every format."""


def shape_problem(kind: str, fields: Mapping[str, Any], shape: Fields) -> str | None:
    """What is wrong with these fields of a fact of this type."""
    try:
        msgspec.convert(fields, _struct(kind, tuple(shape.items())))
    except msgspec.ValidationError as problem:
        return str(problem)
    return None


@cache
def _struct(kind: str, shape: tuple[tuple[str, Any], ...]) -> type[msgspec.Struct]:
    fields = [
        (name, type.type, None) if isinstance(type, MayLack) else (name, type)
        for name, type in shape
    ]
    return msgspec.defstruct(kind, fields, kw_only=True, forbid_unknown_fields=True)
