"""What a player thinks in making a decision: told to producers, never read by the rules."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from showrunner.errors import IllegalAnswer, Problem, Unreadable, suggest
from showrunner.kernel import Seal, Text
from showrunner.questions import Words

MOST_LETTERS = 100
Name = Annotated[str, Meta(max_length=MOST_LETTERS)]
Level = Annotated[int, Meta(ge=-100, le=100)]
WORDS = Words(label="What you think", most_words=1000, may_pass=True, cut=True)


class Plan(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """What a contestant means to do, and how they see the others.

    `trust` and `threat` are by seat, -100 to 100; `allies` are whom they want to keep, `promised`
    whom they have given their word, `targets` whom they want gone, the first first.
    """

    targets: list[Name] = []
    allies: list[Name] = []
    promised: list[Name] = []
    trust: dict[Name, Level] = {}
    threat: dict[Name, Level] = {}

    def people(self) -> set[str]:
        """Everybody it names."""
        return {*self.targets, *self.allies, *self.promised, *self.trust, *self.threat}


class Thought(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """A thought: what is meant by the decision, in a word, and about whom; in words; the plan."""

    intent: Name = ""
    about: list[Name] = []
    words: Text | None = None
    plan: Plan | None = None


def thought_is_plain(plain: Mapping[str, Any], seats: Collection[str]) -> bool:
    """Whether this is an intent about somebody and no more, as most thoughts are."""
    if not isinstance(plain, dict) or len(plain) != 2:
        return False
    intent, about = plain.get("intent"), plain.get("about")
    if not isinstance(intent, str) or len(intent) > MOST_LETTERS or not isinstance(about, list):
        return False
    return not [seat for seat in about if not isinstance(seat, str) or seat not in seats]


def read_thought(plain: Mapping[str, Any], seats: Collection[str], seal: Seal) -> dict[str, Any]:
    """A thought in plain normal form, its words sealed.

    Raises IllegalAnswer for what is no thought, or names somebody who is not in the cast.
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
    normal: dict[str, Any] = msgspec.to_builtins(msgspec.structs.replace(thought, words=None))
    return normal if thought.words is None else {**normal, "words": thought.words}
