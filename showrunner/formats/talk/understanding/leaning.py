"""Whom an act is about that no rule reads, but that all the evidence amounts to."""

from __future__ import annotations

from showrunner.formats.talk.understanding.acts import Act
from showrunner.formats.talk.understanding.evidence import Meant
from showrunner.formats.talk.understanding.line import Line
from showrunner.formats.talk.understanding.patterns import members


def acts_of(line: Line, meant: Meant) -> list[Act]:
    """The acts that are meant, about whoever they can be about."""
    kind, they = meant.kind, _they(line)
    if kind == "propose":
        return [Act(kind, seat) for seat in they]
    if kind in ("agree", "refuse"):
        return [Act(kind, line.pending)] if line.pending else []
    if kind == "warn":
        return [Act(kind, line.listener, they[-1] if they else "")]
    people = {"you": line.listener, "I": line.speaker, "nobody": ""}
    if they:
        people["they"] = they[0] if kind == "accuse" else they[-1]
    who = next((who for who in meant.about() if who in people), "nobody")
    detail = meant.detail()
    if detail == "final" and who == "you":
        return [Act(kind, seat, detail) for seat in (line.listener, *they)]
    return [Act(kind, people[who], detail)]


def _they(line: Line) -> list[str]:
    """Who else is meant: the last one named and those joined to them, or the one proposed."""
    if named := list(line.named(0, len(line.codes))):
        meant = [at for at in named if not at or line.codes[at - 1] not in ASIDE]
        return line.all_named((meant or named)[-1])
    seat = "" if HE.isdisjoint(line.codes) else line.somebody(0)
    return [seat] if seat and seat not in (line.speaker, line.listener) else []


HE = frozenset(members("[he she him her his]"))
ASIDE = frozenset(members("[not from to with about told than by]"))
