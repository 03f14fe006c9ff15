"""What is done in sentences that no rule reads: of a kind that their clues amount to."""

from __future__ import annotations

from collections.abc import Iterator, Set

from showrunner.formats.talk.understanding import asking
from showrunner.formats.talk.understanding.acts import Act, ActKind
from showrunner.formats.talk.understanding.evidence import meant
from showrunner.formats.talk.understanding.line import ME, YOU, Line
from showrunner.formats.talk.understanding.patterns import members
from showrunner.formats.talk.understanding.settling import Reading, Sentence


def readings(line: Line, read: Set[Sentence]) -> Iterator[Reading]:
    """The acts in sentences that are not among those read."""
    if left := unread(line, read):
        said = text(line, left)
        for kind in meant(said, line.pending):
            place = _asking(line, left) if kind == "ask" else left[0]
            for act in _act(line, kind, left, said):
                yield Reading(act, place, place[0], of_vote=False)


def unread(line: Line, read: Set[Sentence]) -> list[Sentence]:
    """The other sentences of the line."""
    return [span for span in line.sentences() if span not in read]


def text(line: Line, sentences: list[Sentence]) -> str:
    """These sentences, in codes."""
    return "".join([line.codes[start : end + 1] for start, end in sentences])


def _act(line: Line, kind: ActKind, left: list[Sentence], said: str) -> Iterator[Act]:
    """The act of this kind, about whoever it can be about."""
    third = _third(line, left)
    match kind:
        case "propose":
            for seat in third:
                yield Act(kind, seat)
        case "spare":
            if third:
                yield Act(kind, third[-1])
            elif not ME.isdisjoint(said):
                yield Act(kind, line.speaker)
        case "promise":
            yield _promise(line, third, said)
        case "ask":
            yield _question(line, left, said)
        case "accuse":
            blamed = third[-1] if third and YOU.isdisjoint(said) else line.listener
            detail = "vote" if _says(said, VOTED) else "lie" if _says(said, LIE) else "other"
            yield Act(kind, blamed, detail)
        case "agree" | "refuse":
            if line.pending:
                yield Act(kind, line.pending)
        case "warn":
            yield Act(kind, line.listener, third[-1] if third else "")


def _third(line: Line, left: list[Sentence]) -> list[str]:
    """Who else is meant: the last one named and those joined to them, or the one proposed."""
    named = [at for start, end in left for at in line.named(start, end)]
    meant = [at for at in named if not at or line.codes[at - 1] not in ASIDE]
    if meant or named:
        return line.all_named((meant or named)[-1])
    he = any(not HE.isdisjoint(line.codes[start:end]) for start, end in left)
    seat = line.somebody(left[0][0]) if he else ""
    return [seat] if seat and seat not in (line.speaker, line.listener) else []


def _promise(line: Line, third: list[str], said: str) -> Act:
    if _says(said, END):
        return Act("promise", line.listener, "final")
    if _says(said, BALLOT) and not _says(said, DENIAL):
        return Act("promise", third[-1] if third else "", "vote")
    return Act("promise", line.listener, "safety" if _says(said, DENIAL) else "other")


def _asking(line: Line, left: list[Sentence]) -> Sentence:
    """The sentence that is a question, else the last."""
    return next((span for span in left if line.asked(span[0])), left[-1])


def _question(line: Line, left: list[Sentence], said: str) -> Act:
    place = _asking(line, left)[0]
    if _says(said, WHO):
        nobody = line.listener if _says(said, DID) and not YOU.isdisjoint(said) else ""
        detail = "target" if _says(said, TAKEN) else "other"
        return Act("ask", asking.about(line, place, nobody), detail)
    detail = "trust" if _says(said, TRUST) else "other"
    return Act("ask", asking.about(line, place, line.listener), detail)


def _says(said: str, words: frozenset[str]) -> bool:
    return not words.isdisjoint(said)


HE = frozenset(members("[he she him her his]"))
END = frozenset(members("[end final finals last two finish together]"))
BALLOT = frozenset(members("[vote votes write writing voting name ballot parchment paper pen]"))
VOTED = frozenset(members("[vote votes voted wrote ballot parchment]"))
LIE = frozenset(members("[LIED word promise promised swore swear story true truth hand]"))
DENIAL = frozenset(members("[NOT rather sooner safe]"))
WHO = frozenset(members("[who whom whose]"))
DID = frozenset(members("[did was were told last]"))
TAKEN = frozenset(members("[vote votes write writing voting name want list take cut out going go]"))
ASIDE = frozenset(members("[not from to with about told than by]"))
TRUST = frozenset(members("[TRUST with WITH side]"))
