"""Acts as models write them: short lines such as `promise safety zora`.

An object with four parts for each act would cost three times the tokens, in the prompt and in the
answer. Lines are only how models write acts; the stored answer has the same form as anybody's.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, NamedTuple

from showrunner.errors import Problem
from showrunner.formats.talk.acts import MAX_ACTS, Act, ActKind, Acts
from showrunner.kernel import Text
from showrunner.questions import Option
from showrunner.questions.field import Schema

MAX_LINE_CHARACTERS: Final = 80
SCHEMA: Final[Schema] = {
    "type": "array",
    "items": {"type": "string", "maxLength": MAX_LINE_CHARACTERS},
    "maxItems": MAX_ACTS,
}
"""The schema of a list of lines; the prompt explains once what a line may contain."""
OTHER: Final = "other"
"""The detail of an act that fits none of its kind's details. It is not written in a line."""

_SMALL_WORDS = ("a", "and", "by", "for", "from", "out", "that", "the", "to", "with", "you")
"""Words without meaning that models write between the parts of a line."""
_MARKS = "“”\"'`.,;:!?()[]{}#"
_BY = re.compile(r"\b(?:by|from)\b", re.IGNORECASE)
"""The word before the castaway who is the source of something."""
_Given = dict[str, Any]


class ActLines(NamedTuple):
    """The acts read from a model's lines, and why other lines were ignored."""

    acts: list[_Given]
    left_out: tuple[str, ...]


def describe(field: Acts, whose: str = "your") -> str:
    """What the list may contain, in one sentence (short, as it is in many prompts)."""
    kinds = ", ".join(map(_kind_in_words, field.kinds))
    votes = any(kind.kind == "propose" for kind in field.kinds)
    examples = "`propose NAME` or `tell ballot NAME by NAME`" if votes else "`warn NAME by NAME`"
    return (
        f"What {whose} words do in the game, a line each, such as {examples}; "
        f"[] if nothing. Each line begins with one of: {kinds}"
    )


def act_line(act: Act, names: Mapping[str, str]) -> str:
    """Write an act as a line, with castaways' names."""
    detail = act.name.words or "" if act.name is not None else act.what
    about, by = [names.get(seat, seat) for seat in (act.about, act.by)]
    parts = [act.act, "" if detail == OTHER else detail, about, by and f"by {by}"]
    return " ".join(filter(None, parts))


def read_act_lines(field: Acts, given: object) -> ActLines:
    """Read the acts a model gave for this field. Wrong lines are ignored, never refused."""
    lines: Sequence[object] = given if isinstance(given, list) else [given] if given else []
    acts: list[_Given] = []
    left_out = [f"{_shown(line)}: more than {MAX_ACTS} acts" for line in lines[MAX_ACTS:]]
    for line in lines[:MAX_ACTS]:
        problems: list[Problem] = []
        act = _read_line(field, line, problems) if isinstance(line, str) else line
        if not problems:
            field.read("act", [act], lambda words: Text("", words), problems)
        if problems:
            left_out.append(f"{_shown(line)}: {problems[0].wrong}")
        elif isinstance(act, Mapping):
            acts.append(dict(act))
    return ActLines(acts, tuple(left_out))


def _kind_in_words(kind: ActKind) -> str:
    details = "|".join(what for what in kind.whats if what != OTHER)
    if kind.numbers:
        details = f"1-{kind.numbers}"
    words = f"{kind.kind} {'ALLIANCE' if kind.named else details}".strip()
    return f"{words} ({kind.hint})" if kind.hint else words


def _read_line(field: Acts, line: str, problems: list[Problem]) -> _Given:
    """Read a line's parts: the act's kind, a detail, the castaway it is about, and its source."""
    word, _, rest = line.strip(f"{_MARKS} ").partition(" ")
    kind = next((one for one in field.kinds if one.kind == word.strip(_MARKS).lower()), None)
    if kind is None:
        problems.append(Problem("act", f"there is no act {word!r}", ""))
        return {}
    rest, *source = _BY.split(rest, maxsplit=1)
    people, rest = people_in(rest, field.people)
    sources, others = people_in(" ".join(source), field.people)
    words = [one for one in (part.strip(_MARKS) for part in f"{rest} {others}".split()) if one]
    detail = next((one.lower() for one in words if one.lower() in (*kind.details, OTHER)), "")
    what_it_counts = kind.meaning.lower().split() if kind.numbers else ()
    known = {detail, *_SMALL_WORDS, *what_it_counts}
    unknown = [one for one in words if one.lower() not in known]
    if kind.named:
        detail, unknown = " ".join(unknown), []
    if unknown:
        problems.append(Problem("act", f"there is no castaway or detail {unknown[0]!r}", ""))
    if sources and "`by`" in kind.meaning and not people:
        people = [""]
    people += sources
    if len(people) > 2:
        problems.append(Problem("act", f"it names {len(people)} castaways", ""))
    about, by = (*people, "", "")[:2]
    return {"act": kind.kind, "about": about, "what": detail or None, "by": by}


def people_in(text: str, people: Iterable[Option]) -> tuple[list[str], str]:
    """The castaways named in a text, in order, and the text without their names."""
    seats = {name.casefold(): one.value for one in people for name in (one.value, one.label)}
    names = "|".join(re.escape(name) for name in sorted(seats, key=len, reverse=True))
    if not names:
        return [], text
    pattern = re.compile(rf"(?<!\w)(?:{names})(?!\w)", re.IGNORECASE)
    found = [seats[name.casefold()] for name in pattern.findall(text)]
    return list(dict.fromkeys(found)), pattern.sub(" ", text)


def _shown(line: object) -> str:
    return repr(line)[:60]
