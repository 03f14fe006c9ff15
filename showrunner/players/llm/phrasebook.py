"""What code says in prompts (questions, fields, legal values), in the language of a season.

The English texts are the keys. A key may have placeholders, such as `It costs {price}.`; what
stands there is translated as well if it is among the `parts`, and else stays as it is. In the place
of `{names}` stands a list of names, of which only the word before the last one is translated.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

import msgspec
import structlog
from msgspec import Struct
from msgspec.structs import replace

from showrunner.errors import WrongParameter
from showrunner.questions import Form, Option

log = structlog.get_logger()

FILE: Final = "forms.toml"
"""The phrasebook's name in the folder of its language."""
PLACEHOLDER: Final = re.compile(r"\{(\w+)\}")
NAMES: Final = "names"
"""The placeholder for a list of names."""
_MAX_REMEMBERED: Final = 4096


class _Tables(Struct, frozen=True, forbid_unknown_fields=True):
    """A phrasebook as its file has it."""

    games: tuple[str, ...]
    texts: dict[str, str]
    parts: dict[str, str]


class _Phrase(NamedTuple):
    """A text with placeholders: the pattern that finds it, and its translation."""

    pattern: re.Pattern[str]
    translation: str

    def filled(self, values: Mapping[str, str], phrasebook: Phrasebook) -> str:
        """The translation with these English values, translated, in place of its placeholders."""

        def value(place: re.Match[str]) -> str:
            name = place[1]
            return (phrasebook.names if name == NAMES else phrasebook.part)(values[name])

        return PLACEHOLDER.sub(value, self.translation)


class Phrasebook:
    """The phrases of one language, for these games; an empty one is for English."""

    def __init__(
        self, texts: Mapping[str, str], parts: Mapping[str, str], games: Sequence[str] = ()
    ) -> None:
        self.games = games
        self.texts = texts
        self.parts = parts
        find_text, find_part = self._finder(texts), self._finder(parts)
        self._text = lru_cache(_MAX_REMEMBERED)(find_text)
        self._part = lru_cache(_MAX_REMEMBERED)(find_part)

    def text(self, english: str) -> str:
        """The translation of a whole text. If there is none, it stays as it is, and is logged."""
        if not english or not self.texts:
            return english
        translation = self._text(english)
        if translation is None:
            log.warning("a text in a prompt is not translated", text=english)
        return english if translation is None else translation

    def part(self, english: str) -> str:
        """The translation of a part of a text; names and numbers stay as they are."""
        translation = self._part(english) if english and self.parts else None
        return english if translation is None else translation

    def names(self, listed: str) -> str:
        """A list of names such as `Ada, Ben and Cleo` in this language."""
        others, conjunction, last = listed.rpartition(" and ")
        return f"{others} {self.part('and')} {last}" if conjunction else self.part(listed)

    def option(self, option: Option) -> Option:
        """The option with its label and its note translated, where they are known."""
        if not self.parts:
            return option
        return replace(option, label=self.part(option.label), note=self.part(option.note))

    def form(self, form: Form) -> Form:
        """The form with its text translated; its fields are translated when they are described."""
        return replace(form, text=self.text(form.text)) if self.texts else form

    def _finder(self, phrases: Mapping[str, str]) -> Callable[[str], str | None]:
        """A function that finds the translation of a text; the longest key that fits counts."""
        keys = sorted(
            filter(PLACEHOLDER.search, phrases), key=lambda key: -len(PLACEHOLDER.sub("", key))
        )
        with_placeholders = [_Phrase(pattern_of(key), phrases[key]) for key in keys]

        def find(english: str) -> str | None:
            if english in phrases:
                return phrases[english]
            for phrase in with_placeholders:
                if found := phrase.pattern.fullmatch(english):
                    return phrase.filled(found.groupdict(), self)
            return None

        return find


def read_phrasebook(name: str, file: str) -> Phrasebook:
    """Read a phrasebook. Raises WrongParameter, also for translations that lose a placeholder."""
    try:
        tables = msgspec.toml.decode(file, type=_Tables)
    except msgspec.DecodeError as problem:
        raise WrongParameter(f"{name}: {problem}", "correct it") from None
    for english, translation in (*tables.texts.items(), *tables.parts.items()):
        if set(PLACEHOLDER.findall(english)) != set(PLACEHOLDER.findall(translation)):
            wrong = f"{name}: {english!r} and its translation have different placeholders"
            raise WrongParameter(wrong, "use the same ones")
    return Phrasebook(tables.texts, tables.parts, tables.games)


def pattern_of(key: str) -> re.Pattern[str]:
    """The pattern of a key, with a group for each placeholder."""
    pieces = PLACEHOLDER.split(key)
    pattern = "".join(
        f"(?P<{piece}>.+?)" if place % 2 else re.escape(piece) for place, piece in enumerate(pieces)
    )
    return re.compile(pattern, re.DOTALL)


ENGLISH: Final = Phrasebook({}, {})
