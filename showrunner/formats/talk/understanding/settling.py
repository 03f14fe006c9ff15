"""Which of several readings of the same words stand."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from showrunner.formats.talk.understanding.acts import Act
from showrunner.formats.talk.understanding.clues import CLUES
from showrunner.formats.talk.understanding.line import Line
from showrunner.formats.talk.understanding.patterns import members, patterns

DETAILS = ("target", "trust", "other")
WHY = frozenset(members("why"))
WE = frozenset(members("[we us]"))
WHICH = frozenset(members("which"))
SELF = frozenset(members("[no me]"))
RHETORICAL = patterns(
    "([know guess noticed see hear believe] [who whose what whom] .. (ME|stopped)"
    "|^^ guess who|see where)"
)[0].expression
TRUST = frozenset(members("TRUST"))
GAME = frozenset(members("GAME"))
CAMP = frozenset(members(f"[{CLUES['camp']}]"))

Sentence = tuple[int, int]


class Reading(Struct, frozen=True):
    """An act as one rule has read it, and where."""

    act: Act
    sentence: Sentence
    start: int
    of_vote: bool


def settled(line: Line, readings: Sequence[Reading]) -> tuple[Act, ...]:
    """One act for each thing done, in the order in which it is said."""
    acts = [reading.act for reading in readings]
    kinds = {act.kind for act in acts}
    done = {(act.kind, act.about) for act in acts}
    answer, latest, votes = "", -1, False
    finals: set[Sentence] = set()
    blaming: set[Sentence] = set()
    for reading in readings:
        act, sentence = reading.act, reading.sentence
        if act.kind == "accuse":
            blaming.add(sentence)
        elif act.kind == "promise":
            votes = votes or act.detail == "vote"
            if act.detail == "final":
                finals.add(sentence)
        elif act.kind in ANSWERS and reading.start >= latest:
            answer, latest = act.kind, reading.start
    kept: dict[tuple[object, ...], Act] = {}
    for reading in sorted(readings, key=_START):
        act = reading.act
        match act.kind:
            case "ask":
                continue
            case "propose":
                if ("spare", act.about) in done or ("refuse", act.about) in done:
                    continue
                if answer == "agree" and act.about == line.pending:
                    continue
                if reading.sentence in blaming:
                    continue
                short = reading.sentence[1] - reading.sentence[0] <= 4
                if short and Act("ask", act.about, "trust") in acts:
                    continue
            case "agree" | "refuse":
                if act.kind != answer or not line.pending:
                    continue
            case "warn":
                if ("accuse", act.about) in done or ("accuse", act.detail) in done:
                    continue
                if ("promise", act.about) in done:
                    continue
            case "promise":
                if act.detail == "other" and votes:
                    continue
                if act.detail == "final" and reading.sentence in blaming:
                    continue
                if act == ANY_VOTE and reading.sentence in finals:
                    continue
                if act.detail == "vote" and act.about and act.about == line.pending:
                    kept.setdefault(("agree", act.about, ""), Act("agree", act.about))
            case "spare":
                if act.about and act.about == line.pending and answer != "agree":
                    kept.setdefault(("refuse", act.about, ""), Act("refuse", act.about))
        detail = act.detail if act.kind in ("promise", "accuse") else ""
        key = act.kind, act.about, detail
        if act.kind == "warn" and act.detail and key in kept and not kept[key].detail:
            kept[key] = act
        kept.setdefault(key, act)
    for act in _asked(line, readings) if "ask" in kinds else ():
        kept.setdefault(("ask", act.about, act.detail), act)
    return tuple(kept.values())


def _asked(line: Line, readings: Sequence[Reading]) -> list[Act]:
    """One question a sentence, the weightiest, unless it only dresses up something else."""
    asked: dict[Sentence, list[Reading]] = {}
    told: dict[Sentence, set[str]] = {}
    for reading in readings:
        if reading.act.kind == "ask":
            asked.setdefault(reading.sentence, []).append(reading)
        else:
            told.setdefault(reading.sentence, set()).add(reading.act.kind)
    acts: list[Act] = []
    every = {kind for kinds in told.values() for kind in kinds}
    for sentence, questions in sorted(asked.items()):
        said = line.codes[slice(*sentence)]
        if _idle(line, sentence, said, every):
            continue
        kinds = told.get(sentence, set())
        rank = min(DETAILS.index(question.act.detail) for question in questions)
        if "accuse" in kinds and rank and WHY.isdisjoint(line.codes[slice(*sentence)]):
            continue
        if kinds & DRESSED[rank]:
            continue
        best = [question for question in questions if question.act.detail == DETAILS[rank]]
        of_vote = [question.act for question in best if question.of_vote]
        named = [question.act for question in best if question.act.about]
        others = [act for act in named if act.about != line.listener]
        acts.extend(of_vote or others[:1] or named[:1] or [best[0].act])
    return acts


def _idle(line: Line, sentence: Sentence, said: str, done: set[str]) -> bool:
    """Whether it is small talk, or a question that the speaker answers or wants no answer to."""
    if not CAMP.isdisjoint(said) and (GAME | TRUST).isdisjoint(said) and not line.names(*sentence):
        return True
    if "propose" in done and not WHY.isdisjoint(said) and not WE.isdisjoint(said):
        return True
    if "accuse" in done and not WHICH.isdisjoint(said):
        return True
    after = line.codes[sentence[1] + 1 : sentence[1] + 2]
    return after in SELF or RHETORICAL.search(said) is not None


def _START(reading: Reading) -> int:
    return reading.start


ANY_VOTE = Act("promise", "", "vote")
ANSWERS = ("agree", "refuse")
# What a question of each detail may only dress up: "would you write Caio with me?" proposes.
DRESSED = (
    {"propose"},
    {"propose", "refuse"},
    {"propose", "spare", "promise", "refuse", "warn"},
)
