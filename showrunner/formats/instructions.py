"""What a person asks of the bot that stands in for them.

They are a note of the kind `instructions` that the person leaves at their seat (`MemoWritten`): the
last one counts, and an empty one takes it back. It carries what is asked as plain data. Notes from
before there was such data have words alone, which are read here. Rules never read either.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from showrunner.errors import Problem, suggest
from showrunner.formats.facts import INSTRUCTIONS, MemoWritten
from showrunner.formats.fold import folds
from showrunner.formats.sheet import Sheet
from showrunner.formats.stand_in import BELONGINGS, NONE, Belonging, Instructions
from showrunner.formats.talk.acts import KINDS, Acts
from showrunner.formats.talk.reader import read_acts
from showrunner.questions import Option
from showrunner.questions.field import shown

__all__ = ["NONE", "Belonging", "Instructed", "Instructions", "read_instructions", "understood"]

MAX_NAMES = 100
"""The most names that a list of instructions can have."""


class Instructed(Sheet):
    """The sheet of a bot that may stand in for somebody who has left instructions."""

    instructions: Instructions

    def __init__(self) -> None:
        super().__init__()
        self.instructions = NONE

    @folds(MemoWritten)
    def _memo_written(self, fact: MemoWritten) -> None:
        if fact.kind == INSTRUCTIONS:
            words = fact.words.words or ""
            self.instructions = (
                understood(words, self.may_be_named, fact.seat)
                if fact.instructions is None
                else fact.instructions
            )


def read_instructions(
    details: Mapping[str, Any], names: Mapping[str, str], problems: list[Problem]
) -> Instructions:
    """What a note says as plain data; what is wrong goes into `problems`.

    `names` are what can be named, by seat.
    """
    known: dict[str, Sequence[str]] = {
        "targets": list(names),
        "friends": list(names),
        "kept": list(BELONGINGS),
    }
    for field in details.keys() - known.keys():
        problems.append(Problem(field, "there is no such field", suggest(field, list(known))))
    lists = {
        field: _read_list(field, details.get(field), options, problems)
        for field, options in known.items()
    }
    for name in set(lists["targets"]) & set(lists["friends"]):
        wrong = f"{name} is to be voted out and kept safe"
        problems.append(Problem("friends", wrong, "name everybody in one list"))
    return Instructions(lists["targets"], lists["friends"], lists["kept"])


def _read_list(
    field: str, given: object, options: Sequence[str], problems: list[Problem]
) -> tuple[Any, ...]:
    if given is None:
        return ()
    if not isinstance(given, list | tuple) or len(given) > MAX_NAMES:
        wrong = f"{shown(given)} is not a list of at most {MAX_NAMES} names"
        problems.append(Problem(field, wrong, f"give some of {', '.join(options)}"))
        return ()
    for at, one in enumerate(given):
        if one not in options:
            wrong = f"{shown(one)} cannot be named"
            problems.append(Problem(f"{field}[{at}]", wrong, suggest(str(one), options)))
    return tuple(dict.fromkeys(one for one in given if one in options))


def understood(words: str, names: Mapping[str, str], writer: str) -> Instructions:
    """What these words ask for; of what they say twice, the last counts. `names` are by seat."""
    wanted: dict[str, bool] = {}
    kept: set[Belonging] = set()
    others = {seat: name for seat, name in names.items() if seat != writer}
    for sentence in _SENTENCES.split(words.replace("’", "'")):
        for seat, gone in _about_people(sentence, others, writer):
            if wanted.get(seat) is not gone:
                wanted.pop(seat, None)
            if gone is not None:
                wanted[seat] = gone
        for what, keep in _about_belongings(sentence):
            kept = kept | {what} if keep else kept - {what}
    return Instructions(
        tuple(seat for seat, gone in wanted.items() if gone),
        tuple(seat for seat, gone in wanted.items() if not gone),
        tuple(what for what in BELONGINGS if what in kept),
    )


_SENTENCES = re.compile(r"[.!?;\n]+")
_CLAUSE = re.compile(r",|\b(?:but|and|then)\b", re.IGNORECASE)
_NOT = re.compile(r"\b(?:not|never|no|cannot|\w+n't)\b", re.IGNORECASE)
_GONE = r"vot(?:e|ing)(?: for| out| against| off)?|target(?: is)?|write(?: down)?|get rid of"
_SAFE = (
    r"trust|(?:stick|work|side|stay|go|ally|team up|vote) with|stand by|loyal to|protect|spare|"
    r"save|friends? (?:is|are)|ally is|allies are"
)


def _about_people(
    sentence: str, names: Mapping[str, str], writer: str
) -> Iterator[tuple[str, bool | None]]:
    """Who is to be voted out, is not, or is a friend no more.

    It is read as any talk is, and by plain verbs.
    """
    people = tuple(Option(seat, name) for seat, name in names.items())
    acts = Acts(kinds=(KINDS["propose"], KINDS["spare"]), people=people, words_in="words")
    for act in read_acts(sentence, writer, (), acts):
        if act.about in names:
            yield act.about, act.act == "propose"
    called = {name.casefold(): seat for seat, name in names.items()}
    called |= {name.split()[0]: seat for name, seat in reversed(called.items())}
    if not called:
        return
    name = "|".join(sorted(map(re.escape, called), key=len, reverse=True))
    some = rf"(?:#?(?:{name})\b[\s,]*(?:(?:and|or|then)\s+)?)+"
    for verb, gone in ((_GONE, True), (_SAFE, False)):
        for match in re.finditer(rf"\b(?:{verb}):?\s+({some})", sentence, re.IGNORECASE):
            denied = _denied(sentence, match.start())
            for one in re.findall(rf"#?({name})\b", match[1], re.IGNORECASE):
                yield called[one.casefold()], gone != denied if gone or not denied else None


_BELONGINGS: Mapping[str, tuple[Belonging, ...]] = {
    r"points?": ("points",),
    r"cards?|advantages?": ("cards",),
    r"idols?|immunit(?:y|ies)": ("idols",),
    r"anything|everything": ("points", "cards", "idols"),
}
_KEEP = r"keep|save|hold|hold on to|hold onto|hoard"
_SPEND = r"play|use|spend|waste|trade|give away|buy|sell"


def _about_belongings(sentence: str) -> Iterator[tuple[Belonging, bool]]:
    """What is to be kept, and what need not be."""
    for verb, keeps in ((_KEEP, True), (_SPEND, False)):
        for noun, what in _BELONGINGS.items():
            pattern = rf"\b(?:{verb})\b(?:\s+\w+){{0,3}}?\s+(?:{noun})\b"
            for match in re.finditer(pattern, sentence, re.IGNORECASE):
                for one in what:
                    yield one, keeps != _denied(sentence, match.start())


def _denied(sentence: str, at: int) -> bool:
    """Whether what begins here is denied in its clause."""
    return _NOT.search(_CLAUSE.split(sentence[:at])[-1]) is not None
