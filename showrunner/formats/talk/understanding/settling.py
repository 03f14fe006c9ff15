"""Which of several readings of the same words stand."""

from __future__ import annotations

from showrunner.formats.talk.understanding.acts import Act
from showrunner.formats.talk.understanding.line import Line


def settled(line: Line, found: list) -> tuple[Act, ...]:
    """One act for each thing done, in the order in which it is said."""
    kept: dict[tuple[str, str, str], Act] = {}
    kinds = {act.kind for act, *_ in found}
    spared = {act.about for act, *_ in found if act.kind == "spare"}
    proposed = {act.about for act, *_ in found if act.kind == "propose"}
    accused = {act.about for act, *_ in found if act.kind == "accuse"}
    told = {line.sentence(start) for act, start, *_ in found if act.kind not in ("ask", "accuse", "agree")}
    asked: set[tuple[int, int]] = set()
    found = sorted(found, key=lambda each: (each[0].kind == "ask" and DETAILS.index(each[0].detail), each[1]))
    for act, start, *_ in found:
        kind = act.kind
        if kind == "propose" and (act.about in spared or "agree" in kinds - {"refuse"} and act.about == line.pending):
            continue
        if kind == "ask":
            sentence = line.sentence(start)
            if sentence in asked and DETAILS.index(act.detail) or sentence in told:
                continue
            asked.add(sentence)
        if kind == "agree" and ("refuse" in kinds or not line.pending):
            continue
        if kind == "refuse" and not line.pending:
            continue
        if kind == "warn" and (act.detail in accused | proposed):
            continue
        if kind == "spare" and act.about and line.pending == act.about:
            kept.setdefault(("refuse", act.about, ""), Act("refuse", act.about))
        kept.setdefault((kind, act.about, act.detail if kind in ("promise", "warn", "accuse") else ""), act)
    return tuple(kept.values())


DETAILS = ("target", "trust", "other")
