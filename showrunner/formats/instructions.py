"""What a person asks of the bot that stands in for them.

The person leaves a note of the kind `instructions` at their seat (`MemoWritten`). Only the last one
counts, and an empty one withdraws it. The note has the instructions as plain data; older notes have
only words, which are interpreted here. The rules read neither.
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
"""The maximum number of names in one list of instructions."""


class Instructed(Sheet):
    """The sheet of a bot that can stand in for a person, with the instructions they left."""

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
    """Read a note's plain data; anything wrong is added to `problems`.

    `names` are the names of everything that can be named, by seat.
    """
    options_by_field: dict[str, Sequence[str]] = {
        "targets": list(names),
        "friends": list(names),
        "kept": list(BELONGINGS),
    }
    for field in details.keys() - options_by_field.keys():
        problems.append(
            Problem(field, "there is no such field", suggest(field, list(options_by_field)))
        )
    lists = {
        field: _read_list(field, details.get(field), options, problems)
        for field, options in options_by_field.items()
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
    for index, value in enumerate(given):
        if value not in options:
            wrong = f"{shown(value)} cannot be named"
            problems.append(Problem(f"{field}[{index}]", wrong, suggest(str(value), options)))
    return tuple(dict.fromkeys(value for value in given if value in options))


def understood(words: str, names: Mapping[str, str], writer: str) -> Instructions:
    """What these words ask for; later words override earlier ones. `names` are by seat."""
    vote_out_by_seat: dict[str, bool] = {}
    saved: set[Belonging] = set()
    others = {seat: name for seat, name in names.items() if seat != writer}
    for sentence in _SENTENCES.split(words.replace("’", "'")):
        for seat, vote_out in _about_people(sentence, others, writer):
            if vote_out_by_seat.get(seat) is not vote_out:
                vote_out_by_seat.pop(seat, None)
            if vote_out is not None:
                vote_out_by_seat[seat] = vote_out
        for belonging, save in _about_belongings(sentence):
            saved = saved | {belonging} if save else saved - {belonging}
    return Instructions(
        tuple(seat for seat, vote_out in vote_out_by_seat.items() if vote_out),
        tuple(seat for seat, vote_out in vote_out_by_seat.items() if not vote_out),
        tuple(belonging for belonging in BELONGINGS if belonging in saved),
    )


_SENTENCES = re.compile(r"[.!?;\n]+")
_CLAUSE = re.compile(r",|\b(?:but|and|then)\b", re.IGNORECASE)
_NEGATION = re.compile(r"\b(?:not|never|no|cannot|\w+n't)\b", re.IGNORECASE)
_VOTE_OUT_VERBS = (
    r"vot(?:e|ing)(?: for| out| against| off)?|target(?: is)?|write(?: down)?|get rid of"
)
_KEEP_SAFE_VERBS = (
    r"trust|(?:stick|work|side|stay|go|ally|team up|vote) with|stand by|loyal to|protect|spare|"
    r"save|friends? (?:is|are)|ally is|allies are"
)


def _about_people(
    sentence: str, names: Mapping[str, str], writer: str
) -> Iterator[tuple[str, bool | None]]:
    """Seats that the sentence names: True to vote out, False to keep, None for no longer a friend.

    The sentence is read like a message of a talk, and by some plain verbs.
    """
    people = tuple(Option(seat, name) for seat, name in names.items())
    acts = Acts(kinds=(KINDS["propose"], KINDS["spare"]), people=people, words_in="words")
    for act in read_acts(sentence, writer, (), acts):
        if act.about in names:
            yield act.about, act.act == "propose"
    seats_by_name = {name.casefold(): seat for seat, name in names.items()}
    seats_by_name |= {name.split()[0]: seat for name, seat in reversed(seats_by_name.items())}
    if not seats_by_name:
        return
    name = "|".join(sorted(map(re.escape, seats_by_name), key=len, reverse=True))
    list_of_names = rf"(?:#?(?:{name})\b[\s,]*(?:(?:and|or|then)\s+)?)+"
    for verb, vote_out in ((_VOTE_OUT_VERBS, True), (_KEEP_SAFE_VERBS, False)):
        for match in re.finditer(rf"\b(?:{verb}):?\s+({list_of_names})", sentence, re.IGNORECASE):
            negated = _is_negated(sentence, match.start())
            for named in re.findall(rf"#?({name})\b", match[1], re.IGNORECASE):
                drops_friend = negated and not vote_out
                yield seats_by_name[named.casefold()], None if drops_friend else vote_out != negated


_BELONGINGS: Mapping[str, tuple[Belonging, ...]] = {
    r"points?": ("points",),
    r"cards?|advantages?": ("cards",),
    r"idols?|immunit(?:y|ies)": ("idols",),
    r"anything|everything": ("points", "cards", "idols"),
}
_KEEP_VERBS = r"keep|save|hold|hold on to|hold onto|hoard"
_SPEND_VERBS = r"play|use|spend|waste|trade|give away|buy|sell"


def _about_belongings(sentence: str) -> Iterator[tuple[Belonging, bool]]:
    """The belongings that the sentence names: True to save, False to use freely."""
    for verb, saves in ((_KEEP_VERBS, True), (_SPEND_VERBS, False)):
        for noun, belongings in _BELONGINGS.items():
            pattern = rf"\b(?:{verb})\b(?:\s+\w+){{0,3}}?\s+(?:{noun})\b"
            for match in re.finditer(pattern, sentence, re.IGNORECASE):
                for belonging in belongings:
                    yield belonging, saves != _is_negated(sentence, match.start())


def _is_negated(sentence: str, at: int) -> bool:
    """Whether the verb at this position is negated within its clause."""
    return _NEGATION.search(_CLAUSE.split(sentence[:at])[-1]) is not None
