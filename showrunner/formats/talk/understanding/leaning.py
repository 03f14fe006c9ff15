"""What a line does that no rule reads: acts of the kinds that its clues amount to."""

from __future__ import annotations

from collections.abc import Iterator

from showrunner.formats.talk.understanding import asking
from showrunner.formats.talk.understanding.acts import Act, ActKind
from showrunner.formats.talk.understanding.evidence import meant
from showrunner.formats.talk.understanding.line import ME, YOU, Line
from showrunner.formats.talk.understanding.patterns import NAMES, members, patterns
from showrunner.formats.talk.understanding.settling import CAMP, GAME, Reading


def readings(line: Line) -> Iterator[Reading]:
    """The acts that the line as a whole does."""
    kinds = list(meant(line.codes, line.pending))
    if not kinds:
        yield from _supposed(line)
        if asks := _asked(line):
            yield asks
    if "propose" in kinds and (asks := _asked(line)) and ASKING.match(line.codes):
        yield asks
        kinds.remove("propose")
    for kind in kinds:
        place = _asking(line) if kind == "ask" else 0
        for act in _act(line, kind):
            yield Reading(act, line.sentence(place), place, of_vote=False)


def _supposed(line: Line) -> Iterator[Reading]:
    """Whoever is talked of alone, and not for camp's sake, is talked of as one who may go."""
    named = list(line.named(0, len(line.codes)))
    if named and not line.pending and KINDLY.isdisjoint(line.codes):
        seats = {line.seat(at) for at in named}
        if len(seats) == 1 and not line.asked(named[0]):
            yield Reading(Act("propose", *seats), line.sentence(named[0]), named[0], of_vote=False)


def _asked(line: Line) -> Reading | None:
    """A question that is none of the camp's."""
    place = _asking(line)
    if (
        not line.asked(place)
        or not CAMP.isdisjoint(line.codes)
        or INQUISITIVE.isdisjoint(line.codes)
    ):
        return None
    return Reading(_question(line), line.sentence(place), place, of_vote=False)


def _act(line: Line, kind: ActKind) -> Iterator[Act]:
    """The act of this kind, about whoever it can be about."""
    said, third = line.codes, _third(line)
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
            yield _promise(line, third)
        case "ask":
            yield _question(line)
        case "accuse":
            blamed = third[-1] if third and YOU.isdisjoint(said) else line.listener
            detail = "vote" if _says(said, VOTED) else "lie" if _says(said, LIE) else "other"
            yield Act(kind, blamed, detail)
        case "agree" | "refuse":
            if line.pending:
                yield Act(kind, line.pending)
        case "warn":
            yield Act(kind, line.listener, third[-1] if third else "")


def _third(line: Line) -> list[str]:
    """Who else is meant: the last one named and those joined to them, or the one proposed."""
    if named := list(line.named(0, len(line.codes))):
        meant = [at for at in named if not at or line.codes[at - 1] not in ASIDE]
        return line.all_named((meant or named)[-1])
    seat = "" if HE.isdisjoint(line.codes) else line.somebody(0)
    return [seat] if seat and seat not in (line.speaker, line.listener) else []


def _promise(line: Line, third: list[str]) -> Act:
    said = line.codes
    if _says(said, END):
        return Act("promise", line.listener, "final")
    if _says(said, BALLOT) and not _says(said, DENIAL):
        return Act("promise", third[-1] if third else "", "vote")
    return Act("promise", line.listener, "safety" if _says(said, DENIAL) else "other")


def _asking(line: Line) -> int:
    """Where the sentence begins that is a question, else the last."""
    starts = [start for start, _ in line.sentences]
    return next((start for start in starts if line.asked(start)), starts[-1] if starts else 0)


def _question(line: Line) -> Act:
    said, place = line.codes, _asking(line)
    if _says(said, WHO):
        nobody = line.listener if _says(said, DID) and not YOU.isdisjoint(said) else ""
        detail = "target" if _says(said, TAKEN) else "other"
        return Act("ask", asking.about(line, place, nobody), detail)
    detail = "trust" if _says(said, TRUST) else "other"
    return Act("ask", asking.about(line, place, line.listener), detail)


def _says(said: str, words: frozenset[str]) -> bool:
    return not words.isdisjoint(said)


KINDLY = CAMP | frozenset(
    members("[good nice brilliant funny kind friend brother sister sweet sick]")
)
ASKING = patterns(
    "[so and but]? (what [BE DO did has have]|what would you|who|when|where|[did has have] PERSON)"
)[0].expression
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
INQUISITIVE = GAME | TRUST | frozenset(NAMES + members("[WHO my other any anything]"))
