"""Which of several readings of the same words stand."""

from __future__ import annotations

from showrunner.formats.talk.understanding.acts import Act
from showrunner.formats.talk.understanding.line import Line
from showrunner.formats.talk.understanding.patterns import members

SMALL = frozenset(members("SMALL"))
DETAILS = ("target", "trust", "other")


def settled(line: Line, found: list) -> tuple[Act, ...]:
    """One act for each thing done, in the order in which it is said."""
    plainly = {line.sentence(start) for act, start, _, hint in found if not hint}
    found = [
        each
        for each in found
        if not each[3]
        or (sentence := line.sentence(each[1])) not in plainly
        and SMALL.isdisjoint(line.codes[sentence[0] : sentence[1]])
    ]
    kept: dict[tuple[str, str, str], Act] = {}
    kinds = {act.kind for act, *_ in found}
    answers = [(start, act.kind) for act, start, *_ in found if act.kind in ("agree", "refuse")]
    answer = max(answers, default=(0, ""))[1]
    spared = {act.about for act, *_ in found if act.kind in ("spare", "refuse")}
    proposed = {act.about for act, *_ in found if act.kind == "propose"}
    accused = {act.about for act, *_ in found if act.kind == "accuse"}
    bound = {act.about for act, *_ in found if act.kind == "promise"}
    told = {line.sentence(start) for act, start, *_ in found if act.kind not in ("ask", "accuse", "agree")}
    asked: dict[tuple[int, int], str] = {}
    found = sorted(found, key=lambda each: (each[0].kind == "ask" and DETAILS.index(each[0].detail), each[1]))
    for act, start, *_ in found:
        kind = act.kind
        if kind == "propose" and (act.about in spared or answer == "agree" and act.about == line.pending):
            continue
        if kind == "ask":
            sentence = line.sentence(start)
            if asked.setdefault(sentence, act.detail) != act.detail or act.detail == "other" and sentence in told:
                continue
            if (kind, sentence) in kept and act.detail != "target":
                continue
            kept.setdefault((kind, sentence, act.about if act.detail == "target" else ""), act)
            continue
        if kind in ("agree", "refuse") and (kind != answer or not line.pending):
            continue
        if kind == "warn" and (act.about in accused or act.detail in accused or act.about in bound):
            continue
        if kind == "promise" and act.detail == "other" and len(bound) and "vote" in {a.detail for a, *_ in found if a.kind == "promise"}:
            continue
        if kind == "spare" and act.about and line.pending == act.about and answer != "agree":
            kept.setdefault(("refuse", act.about, ""), Act("refuse", act.about))
        if kind == "promise" and act.detail == "vote" and act.about and act.about == line.pending:
            kept.setdefault(("agree", act.about, ""), Act("agree", act.about))
        kept.setdefault((kind, act.about, act.detail if kind in ("promise", "accuse") else ""), act)
    return tuple(kept.values())
