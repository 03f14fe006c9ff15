"""What a person asks of the bot that stands in for them, as far as plain words are understood.

They are a note of the kind `instructions` that the person leaves at their seat (`MemoWritten`): the
last one counts, and an empty one takes it back. Bots read it in their own view; rules never do.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Literal

from msgspec import Struct

from showrunner.formats.facts import INSTRUCTIONS, MemoWritten
from showrunner.formats.fold import folds
from showrunner.formats.sheet import Sheet
from showrunner.formats.talk.understanding import understand

Belonging = Literal["points", "cards", "idols"]


class Instructions(Struct, frozen=True):
    """Whom to vote out, the first first; whom never to, if there is anybody else; what to keep."""

    targets: tuple[str, ...] = ()
    friends: tuple[str, ...] = ()
    kept: frozenset[Belonging] = frozenset()

    def rank(self, name: str) -> int:
        """For sorting those who can be voted out: targets, then anybody, then friends."""
        if name in self.targets:
            return self.targets.index(name) - len(self.targets)
        return int(name in self.friends)


NONE = Instructions()


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
            self.instructions = understood(words, self.may_be_named, fact.seat)

    @property
    def may_be_named(self) -> Mapping[str, str]:
        """What a vote can fall on, by what it is called."""
        return self.names


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
        frozenset(kept),
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

    It is read as any castaway would understand it, and by plain verbs.
    """
    for act in understand(sentence, speaker=writer, listener="", names=names):
        if act.kind in ("propose", "spare") and act.about in names:
            yield act.about, act.kind == "propose"
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
