"""Narration as data: each type of fact is told by a sentence in a TOML file.

    [narration]
    HelpGiven = "{seat} adds {cards}."

    [words."Attacked.winner"]
    "" = "nobody"

A table's name is the tone of its lines. In a sentence, `{seat}` is the fact's field `seat` in
words: those that `words` has for its value, else those that the game has for such a field.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping
from pathlib import Path
from string import Formatter
from typing import Any, ClassVar, NamedTuple, TypeVar

from showrunner.errors import Unreadable
from showrunner.formats.chapters import Chapter
from showrunner.formats.fact import Fact
from showrunner.formats.narration import Line, Tone
from showrunner.formats.sheet import Sheet

S = TypeVar("S", bound=Sheet)


class Sentence(NamedTuple):
    """How a type of fact is told; `words` are the words for the values of its fields."""

    tone: Tone
    text: str
    words: Mapping[str, Mapping[str, str]]


def read_sentences(file: Path, facts: Iterable[type[Fact]]) -> dict[type[Fact], Sentence]:
    """The sentences in a file, by type of fact.

    Raises Unreadable for an unknown fact or field, or for words without a sentence.
    """
    tables: dict[str, dict[str, Any]] = tomllib.loads(file.read_text("utf-8"))
    words: dict[str, dict[str, dict[str, str]]] = {}
    for place, in_words in tables.pop("words", {}).items():
        name, _, field = place.partition(".")
        words.setdefault(name, {})[field] = in_words
    by_name = {fact.__name__: fact for fact in facts}
    sentences: dict[type[Fact], Sentence] = {}
    for tone, told in tables.items():
        for name, text in told.items():
            fact, own_words = by_name.get(name), words.pop(name, {})
            if fact is None:
                raise Unreadable(f"{file.name}: this game has no fact {name}")
            used = {field for _, field, _, _ in Formatter().parse(text) if field}
            if unknown := {*used, *own_words}.difference(fact.__struct_fields__):
                raise Unreadable(f"{file.name}: {name} has no field {min(unknown)}")
            sentences[fact] = Sentence(Tone(tone), text, own_words)
    if words:
        raise Unreadable(f"{file.name}: there are words for {min(words)}, but no sentence")
    return sentences


class SentenceChapter(Chapter[S]):
    """Tells facts by sentences; a method for a fact comes before its sentence."""

    sentences: ClassVar[Mapping[type[Fact], Sentence]]

    @classmethod
    def handlers(cls) -> dict[type[Fact], str]:
        """Also the facts that are told by a sentence."""
        return {**dict.fromkeys(cls.sentences, "fill_in"), **super().handlers()}

    def fill_in(self, fact: Fact) -> list[Line]:
        """The sentence for this fact, with the fact's fields in words."""
        tone, text, words = self.sentences[type(fact)]
        fields: dict[str, str] = {}
        for name in fact.__struct_fields__:
            value = getattr(fact, name)
            own = words.get(name, {}).get(str(value))
            fields[name] = self.in_words(name, value) if own is None else own
        return [Line(tone, text.format_map(fields))]

    def in_words(self, field: str, value: Any) -> str:
        """The value of a field with this name in words."""
        raise NotImplementedError
