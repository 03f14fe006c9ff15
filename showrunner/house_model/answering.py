"""An answer to a chat-completions request: a value for the schema that the request asks for.

The value is within the limits that the schema's descriptions state. Nothing is bought: where an
object's fields may spend something, each takes what is free.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from hashlib import blake2b
from random import Random
from typing import Any, NamedTuple

import msgspec

from showrunner.house_model.asking import Asked, Schema, prompt_key, read_request
from showrunner.house_model.speech import UNSTATED, AnswerWriter, Length

FREE = ("none", "nothing", "no", "pass", "sleep")
"""Options that cost nothing."""
NULL = {"type": "null"}
NULL_SHARE = 0.7
"""How often null is given where it is one of several forms."""
LIST = r"a list of (\d+)(?: to (\d+))? of "
"""How a description says the length of a list."""
MOST_OBJECTS = 2
NULL_TEXT_ONE_IN, NULL_ONE_IN = 12, 3
TRUE_SHARE, TRUE_SHARES = 1 / 3, {"end": 1 / 8, "means_it": 7 / 8}
"""How often null is given for a text and for anything else, and true for booleans, by name."""


class Answer(NamedTuple):
    """What was asked for, the value made for its schema, and that value as text.

    `names` are the names of the others, as far as the prompt tells them.
    """

    asked: Asked
    names: Sequence[str]
    value: Any
    text: str


def answer(request: Mapping[str, Any], seed: str = "house", nth: int = 0) -> Answer:
    """Answer a request: a function of the seed, the messages, and how often they came before.

    Raises HouseError for a request that is not understood.
    """
    return answer_to(read_request(request), dice(seed, "answer", prompt_key(request), nth))


def answer_to(asked: Asked, dice: Random) -> Answer:
    """Answer what was asked, by these dice."""
    speaker = AnswerWriter(dice, asked.text)
    if asked.schema is None:
        return Answer(asked, speaker.names, None, speaker.words())
    value = Filling(dice, speaker, asked.schema.get("$defs")).value(asked.schema)
    return Answer(asked, speaker.names, value, msgspec.json.encode(value).decode())


def dice(seed: str, purpose: str, prompt: bytes, nth: int) -> Random:
    """Separate luck for each purpose, prompt, and time that this prompt came."""
    name = blake2b(f"{seed}/{purpose}/{nth}/".encode() + prompt, digest_size=8)
    return Random(int.from_bytes(name.digest()))


class Filling:
    """Fills one answer in."""

    def __init__(
        self, dice: Random, speaker: AnswerWriter, definitions: Mapping[str, Schema] | None = None
    ) -> None:
        self._dice = dice
        self._speaker = speaker
        self._definitions = definitions or {}

    def value(self, schema: Schema, name: str = "", priced: bool = False) -> Any:
        """Make a value for this schema; `priced` is whether it may cost something."""
        if "$ref" in schema:
            return self.value(self._definitions[schema["$ref"].rpartition("/")[2]], name, priced)
        if "anyOf" in schema:
            if NULL in schema["anyOf"] and self._dice.random() < NULL_SHARE:
                return None
            forms = [form for form in schema["anyOf"] if form.get("type") not in ("string", "null")]
            return self.value((forms or schema["anyOf"])[0], name, priced)
        given = schema.get("type", "object")
        kinds = [given] if isinstance(given, str) else list(given)
        kind = next((kind for kind in kinds if kind != "null"), "null")
        options = [option for option in schema.get("enum", ()) if option is not None]
        description = str(schema.get("description", ""))
        if kind == "null" or ("null" in kinds and self._leaves_out(kind, options, priced)):
            return None
        if options:
            free = [option for option in options if option in FREE or option == 0] if priced else []
            return self._dice.choice(free or options)
        match kind:
            case "object":
                self._speaker.said = []
                priced = "You can spend at most" in description
                fields = (schema.get("properties") or {}).items()
                return {field: self.value(inner, field, priced) for field, inner in fields}
            case "array" if name == "acts" and "enum" not in schema["items"]:
                return self._speaker.acts()
            case "array" if name == "people":
                return [f"ally {name} 6" for name in self._speaker.names[:1]]
            case "array" if "enum" not in schema["items"] and _last(LIST, description):
                least, most = list_size(description, MOST_OBJECTS)
                count = self._dice.randint(least, most)
                return [self.value(schema["items"], name, priced) for _ in range(count)]
            case "array":
                items = schema["items"].get("enum", ())
                least, most = list_size(description, len(items))
                size = least if priced else self._dice.randint(least, most)
                return self._dice.sample(items, size)
            case "integer" | "number":
                least, most = number_range(description)
                least = max(least, int(schema.get("minimum", least)))
                most = min(most, int(schema.get("maximum", most)))
                least = min(least, most) if "maximum" in schema else least
                return least if priced else self._dice.randint(least, max(least, most))
            case "boolean" if priced and "in exchange for" not in description:
                return False
            case "boolean":
                return self._dice.random() < TRUE_SHARES.get(name, TRUE_SHARE)
        return self._speaker.words(text_length(description))

    def _leaves_out(self, kind: str, options: list[Any], priced: bool) -> bool:
        if priced and (options or kind in ("integer", "array")):
            return True
        is_text = kind == "string" and not options
        return not self._dice.randrange(NULL_TEXT_ONE_IN if is_text else NULL_ONE_IN)


def _last(pattern: str, text: str) -> re.Match[str] | None:
    """Find the last match: limits stand at the end, and a label may contain something similar."""
    found = list(re.finditer(pattern, text))
    return found[-1] if found else None


def number_range(description: str) -> tuple[int, int]:
    """Read the least and the greatest value of a whole number."""
    if found := _last(r"a whole number from (-?\d+) to (-?\d+)", description):
        return int(found[1]), int(found[2])
    found = _last(r"Give (-?\d+)(?:, or null)?\.?$", description)
    return (int(found[1]), int(found[1])) if found else (0, 3)


def list_size(description: str, options: int) -> tuple[int, int]:
    """Read how many of these options a list may name, at least and at most."""
    found = _last(LIST, description)
    if not found:
        return 0, 0 if re.search(r"\ban empty list\b", description) else options
    return min(int(found[1]), options), min(int(found[2] or found[1]), options)


def text_length(description: str) -> Length:
    """Read how long a text may be."""
    found = _last(r"at most (\d+) (words|characters)", description)
    if not found:
        return UNSTATED
    number = int(found[1])
    return Length(words=number) if found[2] == "words" else Length(number, number)
