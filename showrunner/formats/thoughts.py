"""What a player thinks while making a decision: told to producers, never used by the rules."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from showrunner.errors import IllegalAnswer, Problem, Unreadable, suggest
from showrunner.formats.decoding import build_decoders
from showrunner.kernel import Seal, Text
from showrunner.questions import Words

MAX_NAME_CHARACTERS = 100
Name = Annotated[str, Meta(max_length=MAX_NAME_CHARACTERS)]
Level = Annotated[int, Meta(ge=-100, le=100)]
WORDS = Words(label="What you think", most_words=1000, may_pass=True, cut=True)


class Plan(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """What a contestant intends to do, and how they see the others.

    `targets` are the people they want out, most wanted first; `allies` those they want to keep;
    `promised` those to whom they have made a promise. `trust` and `threat` are by seat, from -100
    to 100.
    """

    targets: list[Name] = []
    allies: list[Name] = []
    promised: list[Name] = []
    trust: dict[Name, Level] = {}
    threat: dict[Name, Level] = {}

    def people(self) -> set[str]:
        """Every seat that the plan names."""
        return {*self.targets, *self.allies, *self.promised, *self.trust, *self.threat}


class Thought(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """A thought: the intention in a word, the seats it is about, the words, and the plan.

    With an `aim` (what the contestant means to do next) the contestant is told aim and plan again,
    as a note of the kind `plan`.
    """

    intent: Name = ""
    about: list[Name] = []
    words: Text | None = None
    plan: Plan | None = None
    aim: Text | None = None


build_decoders(Thought)


def thought_is_plain(plain: Mapping[str, Any], seats: Collection[str]) -> bool:
    """Whether the data has only a valid `intent` and `about`, as most thoughts have."""
    if not isinstance(plain, dict) or len(plain) != 2:
        return False
    intent, about = plain.get("intent"), plain.get("about")
    if (
        not isinstance(intent, str)
        or len(intent) > MAX_NAME_CHARACTERS
        or not isinstance(about, list)
    ):
        return False
    return not [seat for seat in about if not isinstance(seat, str) or seat not in seats]


def read_thought(plain: Mapping[str, Any], seats: Collection[str], seal: Seal) -> dict[str, Any]:
    """A thought as plain data in its normal form, with sealed words.

    Raises IllegalAnswer for data that is not a thought, or that names somebody not in the cast.
    """
    if thought_is_plain(plain, seats):
        return dict(plain)
    problems: list[Problem] = []

    def read_text(kind: type, value: object) -> object:
        text = WORDS.read("words", value, seal, problems) if kind is Text else None
        if isinstance(text, Text):
            return text
        raise Unreadable("Expected words")

    try:
        thought = msgspec.convert(plain, Thought, dec_hook=read_text)
    except msgspec.ValidationError as problem:
        right = f"it takes {', '.join(Thought.__struct_fields__)}"
        raise IllegalAnswer("thought", [Problem("thought", str(problem), right)]) from None
    people = {*thought.about, *(thought.plan.people() if thought.plan else ())}
    unknown = sorted(people.difference(seats))
    if unknown:
        wrong = f"there is no castaway {unknown[0]!r}"
        right = suggest(unknown[0], list(seats))
        raise IllegalAnswer("thought", [Problem("thought", wrong, right)])
    texts = {
        name: text
        for name, text in (("words", thought.words), ("aim", thought.aim))
        if text is not None
    }
    bare = msgspec.structs.replace(thought, words=None, aim=None)
    normal: dict[str, Any] = msgspec.to_builtins(bare)
    return {**normal, **texts}
