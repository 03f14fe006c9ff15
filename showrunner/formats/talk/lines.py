"""What bots say, as text files for writers: sections of lines with placeholders.

A file has sections; each line below a section's name is one way to say the same thing:

    # A comment.
    [propose]
    Let's vote {name}.
    {name} lied to me. I'm writing {them} down.

`{name}`, `{by}`, `{to}` and so on are filled in with the values that the bot gives. Pronouns are
those of `{name}`: {they}, {them}, {their}, {themself}, {they're}, {they've}, and the verb forms
{is}, {was}, {has}, {does}, {isn't} and so on, and {s} ("{they} lie{s}"). A placeholder at the start
of a sentence is capitalised. A line with a pronoun but without {name} is only used when it is clear
who is meant.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import NamedTuple

from showrunner.errors import Misused, Unreadable
from showrunner.formats.settings import Pronouns
from showrunner.kernel import Dice

_SINGULAR_VERBS = {"is": "is", "was": "was", "has": "has", "does": "does", "s": "s"} | {
    f"{verb}n't": f"{verb}n't" for verb in ("is", "was", "has", "does")
}
_PLURAL_VERBS = {"is": "are", "was": "were", "has": "have", "does": "do", "s": ""} | {
    "isn't": "aren't",
    "wasn't": "weren't",
    "hasn't": "haven't",
    "doesn't": "don't",
}


def _forms(words: str, verbs: Mapping[str, str]) -> Mapping[str, str]:
    """Forms by placeholder; `words` has those for they, them, their … in the order used below."""
    pronouns = ("they", "them", "their", "theirs", "themself", "they're", "they've")
    return {**dict(zip(pronouns, words.split(), strict=True)), **verbs}


PRONOUNS: Mapping[Pronouns, Mapping[str, str]] = {
    "he": _forms("he him his his himself he's he's", _SINGULAR_VERBS),
    "she": _forms("she her her hers herself she's she's", _SINGULAR_VERBS),
    "they": _forms("they them their theirs themself they're they've", _PLURAL_VERBS),
}
"""The pronoun and verb forms for each placeholder, by a person's pronouns."""

_PLACEHOLDER = re.compile(r"\{([A-Za-z']+)\}")
_ENDS_A_SENTENCE = re.compile(r"(^|[.!?] )$")
_PRONOUN_PLACEHOLDERS = frozenset(PRONOUNS["they"])


class Template(NamedTuple):
    """A line with placeholders, and the names of the values that it needs."""

    text: str
    places: frozenset[str]
    refers: bool
    """Whether it has a pronoun but not the name of the person meant."""


class Lines(Mapping[str, tuple[Template, ...]]):
    """Templates by section."""

    def __init__(self, sections: Mapping[str, Sequence[str]]) -> None:
        self._sections = {
            name: tuple(_template(line) for line in lines) for name, lines in sections.items()
        }

    def __getitem__(self, section: str) -> tuple[Template, ...]:
        """The templates of a section. Raises KeyError."""
        return self._sections[section]

    def __iter__(self) -> Iterator[str]:
        """The names of the sections."""
        return iter(self._sections)

    def __len__(self) -> int:
        """How many sections there are."""
        return len(self._sections)

    def say(
        self,
        section: str,
        dice: Dice,
        given: Mapping[str, str],
        pronouns: Pronouns = "they",
        known: bool = False,
        said: Collection[str] = (),
    ) -> str:
        """A random line of a section whose placeholders can all be filled in.

        `pronouns` are those of `{name}`; `known` says that it is clear who is meant without the
        name. Lines already `said` are only used again if there is no other. Raises Misused if no
        line of the section can be filled in.
        """
        candidates = self.fitting(section, given, pronouns, known)
        if not candidates:
            raise Misused(f"no line of [{section}] can be filled in with only {', '.join(given)}")
        new = [line for line in candidates if line not in said]
        return dice.pick(new or candidates)

    def fitting(
        self,
        section: str,
        given: Mapping[str, str],
        pronouns: Pronouns = "they",
        known: bool = False,
    ) -> list[str]:
        """All lines of a section whose placeholders can be filled in, filled in."""
        return [
            fill(template.text, given, pronouns)
            for template in self[section]
            if template.places <= given.keys() and (known or not template.refers)
        ]


def fill(text: str, given: Mapping[str, str], pronouns: Pronouns = "they") -> str:
    """A template's text with its placeholders filled in."""
    forms = PRONOUNS[pronouns]

    def value(placeholder: re.Match[str]) -> str:
        name = placeholder[1]
        word = given[name] if name in given else forms[name.lower()]
        capital = name[0].isupper() or _ENDS_A_SENTENCE.search(text[: placeholder.start()])
        return word[:1].upper() + word[1:] if capital else word

    return _PLACEHOLDER.sub(value, text)


def _template(text: str) -> Template:
    places = set(_PLACEHOLDER.findall(text))
    pronouns = {place for place in places if place.lower() in _PRONOUN_PLACEHOLDERS}
    others = places - pronouns
    return Template(text, frozenset(others), bool(pronouns) and "name" not in others)


def parse(text: str) -> dict[str, list[str]]:
    """Read the sections of a file of lines. Raises Unreadable for a line outside any section."""
    sections: dict[str, list[str]] = {}
    lines: list[str] | None = None
    for number, line in enumerate(map(str.strip, text.splitlines()), start=1):
        if not line or line.startswith("#"):
            continue
        if line.startswith("[") and line.endswith("]"):
            lines = sections.setdefault(line[1:-1].strip(), [])
        elif lines is None:
            raise Unreadable(f"line {number} is before the first [section]: {line!r}")
        else:
            lines.append(line)
    return sections


@cache
def load_lines(package: str) -> Lines:
    """The lines of all `.txt` files in a package's folder `lines`; cached."""
    sections: dict[str, list[str]] = {}
    paths = files(package).joinpath("lines").iterdir()
    for path in sorted(paths, key=lambda path: path.name):
        if path.name.endswith(".txt"):
            for name, lines in parse(path.read_text(encoding="utf-8")).items():
                sections.setdefault(name, []).extend(lines)
    return Lines(sections)
