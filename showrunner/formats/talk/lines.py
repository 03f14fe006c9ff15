"""What bots say, as text files that a writer edits: sections of lines with places to fill in.

A file has sections; each line below a section's name is one way to say it:

    # A comment.
    [propose]
    Let's vote {name}.
    {name} lied to me. I'm writing {them} down.

`{name}`, `{by}`, `{to}` and so on are filled in with what the bot gives. Pronouns are those of
`{name}`: {they}, {them}, {their}, {themself}, {they're}, {they've}, and the verb forms {is}, {was},
{has}, {does}, {isn't} and so on, and {s} ("{they} lie{s}"); with a capital letter where a sentence
begins.
A line with a pronoun and no {name} is only said where it is clear who is meant.
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

_ONE = {"is": "is", "was": "was", "has": "has", "does": "does", "s": "s"} | {
    f"{verb}n't": f"{verb}n't" for verb in ("is", "was", "has", "does")
}
_MANY = {"is": "are", "was": "were", "has": "have", "does": "do", "s": ""} | {
    "isn't": "aren't",
    "wasn't": "weren't",
    "hasn't": "haven't",
    "doesn't": "don't",
}


def _forms(words: str, verbs: Mapping[str, str]) -> Mapping[str, str]:
    """`words` are those that stand for they, them, their, theirs, themself, they're and they've."""
    places = ("they", "them", "their", "theirs", "themself", "they're", "they've")
    return {**dict(zip(places, words.split(), strict=True)), **verbs}


PRONOUNS: Mapping[Pronouns, Mapping[str, str]] = {
    "he": _forms("he him his his himself he's he's", _ONE),
    "she": _forms("she her her hers herself she's she's", _ONE),
    "they": _forms("they them their theirs themself they're they've", _MANY),
}
"""What stands for each pronoun in lines, and the verbs that go with it."""

_PLACE = re.compile(r"\{([A-Za-z']+)\}")
_ENDS_A_SENTENCE = re.compile(r"(^|[.!?] )$")
_IS_A_PRONOUN = frozenset(PRONOUNS["they"])


class Template(NamedTuple):
    """A line with places: what it needs to be given, and whether it needs `name` to be known."""

    text: str
    places: frozenset[str]
    refers: bool
    """Whether a pronoun in it stands for somebody whom it does not name."""


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
        """One line of a section, drawn among those whose places can all be filled.

        `pronouns` are those of `{name}`; `known` says that it is clear who that is without the
        name. Lines that were `said` before come again only where there is no other. Raises
        Misused where no line of the section can be said.
        """
        filled = self.fitting(section, given, pronouns, known)
        if not filled:
            raise Misused(f"no line of [{section}] can be said with {', '.join(given)} alone")
        new = [line for line in filled if line not in said]
        return dice.pick(new or filled)

    def fitting(
        self,
        section: str,
        given: Mapping[str, str],
        pronouns: Pronouns = "they",
        known: bool = False,
    ) -> list[str]:
        """The lines of a section whose places can all be filled, filled in."""
        return [
            fill(template.text, given, pronouns)
            for template in self[section]
            if template.places <= given.keys() and (known or not template.refers)
        ]


def fill(text: str, given: Mapping[str, str], pronouns: Pronouns = "they") -> str:
    """A template's text with its places filled in."""
    forms = PRONOUNS[pronouns]

    def filled(place: re.Match[str]) -> str:
        name = place[1]
        word = given[name] if name in given else forms[name.lower()]
        begins = name[0].isupper() or _ENDS_A_SENTENCE.search(text[: place.start()])
        return word[:1].upper() + word[1:] if begins else word

    return _PLACE.sub(filled, text)


def _template(text: str) -> Template:
    places = set(_PLACE.findall(text))
    pronouns = {place for place in places if place.lower() in _IS_A_PRONOUN}
    others = places - pronouns
    return Template(text, frozenset(others), bool(pronouns) and "name" not in others)


def parse(text: str) -> dict[str, list[str]]:
    """The sections of a file of lines. Raises Unreadable for a line outside any section."""
    sections: dict[str, list[str]] = {}
    lines: list[str] | None = None
    for number, line in enumerate(map(str.strip, text.splitlines()), start=1):
        if not line or line.startswith("#"):
            continue
        if line.startswith("[") and line.endswith("]"):
            lines = sections.setdefault(line[1:-1].strip(), [])
        elif lines is None:
            raise Unreadable(f"line {number} stands before any [section]: {line!r}")
        else:
            lines.append(line)
    return sections


@cache
def load_lines(package: str, folder: str = "lines") -> Lines:
    """The lines of all `.txt` files in a folder of a package, read once."""
    sections: dict[str, list[str]] = {}
    places = files(package).joinpath(folder).iterdir()
    for path in sorted(places, key=lambda path: path.name):
        if path.name.endswith(".txt"):
            for name, lines in parse(path.read_text(encoding="utf-8")).items():
                sections.setdefault(name, []).extend(lines)
    return Lines(sections)
