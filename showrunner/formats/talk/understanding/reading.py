"""Reads a line of talk as another castaway would: everything that it does."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import lru_cache, reduce
from operator import or_
from types import ModuleType

from showrunner.formats.talk.understanding import (
    accusing,
    answering,
    asking,
    evidence,
    promising,
    staying,
    voting_out,
    warning,
)
from showrunner.formats.talk.understanding.acts import Act, ActKind
from showrunner.formats.talk.understanding.evidence import Evidence
from showrunner.formats.talk.understanding.leaning import acts_of
from showrunner.formats.talk.understanding.line import HIM, REQUEST_WORDS, SENTENCES, WH, Line, Met
from showrunner.formats.talk.understanding.patterns import Pattern, members
from showrunner.formats.talk.understanding.settling import Reading, settled
from showrunner.formats.talk.understanding.words import (
    ABSENT,
    EARLIER,
    FIRST_NAME,
    IN_TURN,
    LISTENER,
    NAME,
    SPEAKER,
    Dictionary,
    dictionary_of,
)

Found = tuple[ActKind, str, str, int, bool]
Reader = Callable[[Line, Met], Iterator[Act]]
Sureness = dict[ActKind, int]
YOU = frozenset(members("[you your yours yourself LISTENER]"))
DENYING: tuple[ActKind, ...] = ("spare", "warn", "refuse")

_FAMILIES = (voting_out, staying, promising, asking, accusing, warning, answering)
_RULES: tuple[tuple[Pattern, Reader], ...] = tuple(
    (pattern, reader)
    for family in _FAMILIES
    for sources, reader in family.RULES
    for pattern in sources
)
_SEARCHES = [pattern.expression.search for pattern, _ in _RULES]

# A rule can only match where each of its needs is met. For each word a number tells for which rules
# it meets the rarest need, for which the next one and so on, side by side, a bit for each rule.
_RULE_COUNT, _LEVELS = len(_RULES), 3
_ALL_RULES = (1 << _RULE_COUNT) - 1
_MET_BY: dict[str, int] = defaultdict(int)
_MET_ANYHOW = 0
for _number, (_pattern, _) in enumerate(_RULES):
    for _level in range(_LEVELS):
        _bit = 1 << _number + _level * _RULE_COUNT
        if _level >= len(_pattern.needs):
            _MET_ANYHOW |= _bit
        for _word in _pattern.needs[_level] if _level < len(_pattern.needs) else ():
            _MET_BY[_word] |= _bit
_met_by = dict(_MET_BY).get


def _numbers(family: ModuleType) -> range:
    """Where the rules of a family are among all."""
    counts = [sum(len(sources) for sources, _ in each.RULES) for each in _FAMILIES]
    place = _FAMILIES.index(family)
    return range(sum(counts[:place]), sum(counts[: place + 1]))


_OF_VOTE, _ANSWERS, _QUESTIONS = map(_numbers, (voting_out, answering, asking))


def _without(*families: range) -> int:
    """The bits of all rules but those of these families."""
    return sum(
        1 << number
        for number in range(_RULE_COUNT)
        if not any(number in family for family in families)
    )


_NO_ANSWERS, _NO_QUESTIONS = _without(_ANSWERS), _without(_QUESTIONS)


_MAY_ASK = WH | REQUEST_WORDS | {"?"}


_MAY_MEAN_HIM = HIM | _MAY_ASK


def understand(
    words: str,
    *,
    speaker: str,
    listener: str,
    names: Mapping[str, str] | Dictionary,
    pending: str = "",
) -> tuple[Act, ...]:
    """What the speaker does to the listener by saying this.

    `names` are the first names of those in the game by seat, or a dictionary made of them, which is
    quicker where many lines are read; `pending` is the seat last proposed in this talk, "" if none:
    to that "works for me" agrees.
    """
    dictionary = names if isinstance(names, Dictionary) else dictionary_of(names)
    line, readings, sentences = by_rules(words, speaker, listener, dictionary, pending)
    ruled = evidence.of_rules({reading.act.kind for reading in readings})
    acts = evidence.meant(ruled + sum([one.weight for one in sentences]), sentences)
    if not acts:
        return ()
    read = settled(line, readings) if readings else ()
    found: list[Act] = []
    sure: Sureness = {}
    for act in acts:
        # Whom a question is about, the evidence knows better than the rules do.
        found += [one for one in read if one.kind == act.kind != "ask"] or acts_of(line, act)
        sure[act.kind] = act.surer
    if "propose" in sure or "refuse" in sure:
        found = [act for act in found if not _is_denied(act, found, read, sure)]
    if "promise" in sure and ("spare" in sure or "refuse" in sure):
        kept = [act.about for act in found if act.kind in ("spare", "refuse") and act.about]
        spoken_to = line.listener if YOU.isdisjoint(line.codes) else ""
        found = [_for_their_safety(act, kept, spoken_to, read) for act in found]

    def seat(person: str) -> str:
        if person in (SPEAKER, LISTENER):
            return speaker if person == SPEAKER else listener
        return pending if person == ABSENT else dictionary.seats[ord(person) - FIRST_NAME]

    return tuple(
        [
            Act(
                act.kind,
                act.about and seat(act.about),
                act.detail and seat(act.detail) if act.kind == "warn" else act.detail,
            )
            for act in found
        ]
    )


def _is_denied(act: Act, others: Sequence[Act], read: Sequence[Act], sure: Sureness) -> bool:
    """Whether it cannot be meant, since something else is done about the same person.

    Nobody is proposed who is agreed on or turned down, or is to stay, or only warned. Nobody is
    proposed and asked about at once: what rules have read is meant, else the surer; nor is anybody
    agreed on and refused. Who by the rules promises to write somebody, and by the evidence alone
    refuses, does not refuse.
    """
    about = {other.kind: other for other in others if other.about == act.about}
    if act.kind == "agree":
        return "refuse" in about and sure["refuse"] > sure["agree"]
    if act.kind == "refuse":
        promised = Act("promise", act.about, "vote") in read and act not in read
        return promised or ("agree" in about and sure["agree"] > sure["refuse"])
    if "ask" in about and "propose" in about:
        ruled = about["propose"] in read and not any(other.kind == "ask" for other in read)
        if act.kind == ("ask" if ruled or sure["propose"] >= sure["ask"] else "propose"):
            return True
    return act.kind == "propose" and (
        "agree" in about
        or any(
            kind in about and (about[kind] in read or sure[kind] > sure["propose"])
            for kind in DENYING
        )
    )


def _for_their_safety(act: Act, kept: Sequence[str], unmentioned: str, read: Sequence[Act]) -> Act:
    """Who is not to go is promised that one does not write them, if no rule reads another promise.

    A listener who is `unmentioned` beside them is not safe by that.
    """
    if act.kind != "promise" or act in read or not kept:
        return act
    if act.detail == "vote" and act.about in kept:
        return Act("promise", act.about, "safety")
    if act.detail == "safety" and act.about == unmentioned != "":
        return Act("promise", kept[0], "safety")
    return act


def by_rules(
    words: str, speaker: str, listener: str, dictionary: Dictionary, pending: str
) -> tuple[Line, list[Reading], list[Evidence]]:
    """The line, what the rules find in it, and the evidence in each of its sentences.

    Each sentence is read as if those named in it were anybody, since that has often been read.
    """
    codes = dictionary.encode(words, speaker, listener)
    discussed = he = dictionary.person(pending, speaker, listener)
    stays = discussed != "" and _he_first(codes)
    readings: list[Reading] = []
    sentences: list[Evidence] = []
    for sentence in SENTENCES(codes):
        said, turns, last = of_anybody(sentence[0])
        meant = ""
        if he and (said[-1] not in "!." or not _MAY_MEAN_HIM.isdisjoint(said)):
            meant = turns.get(he) or (turn_of(he, turns) if he == discussed else EARLIER)
        found, weighed = in_sentence(said, turn_of(discussed, turns), meant, stays)
        sentences.append(weighed)
        if found:
            back = {turn: name for name, turn in turns.items()}
            back |= {ABSENT: discussed, EARLIER: he, **_BOTH}
            begins = sentence.start()
            for kind, about, detail, start, of_vote in found:
                act = Act(kind, back[about], back.get(detail, detail))
                readings.append(Reading(act, sentence.span(1), start + begins, of_vote))
        if last and not stays:
            he = last
    return Line(codes, discussed, discussed, stays), readings, sentences


def of_anybody(sentence: str) -> tuple[str, dict[str, str], str]:
    """The sentence with names that say in which turn they come, whose each is, and the last one."""
    named = _named(sentence)
    if not named:
        return sentence, _NOBODY, ""
    turns = dict(zip(dict.fromkeys(named), IN_TURN, strict=False))
    for name, turn in turns.items():
        sentence = sentence.replace(name, turn)
    return sentence, turns, named[-1]


def turn_of(person: str, turns: Mapping[str, str]) -> str:
    """What stands for somebody in a sentence with these turns; "" for nobody."""
    return turns.get(person) or (person if person in _BOTH else ABSENT)


def _he_first(codes: str) -> bool:
    """Whether he or she stands before any name, and so means the one under discussion."""
    for word in codes:
        if ord(word) >= FIRST_NAME:
            return False
        if word in HIM:
            return True
    return False


@lru_cache(maxsize=32768)
def in_sentence(
    sentence: str, pending: str, he: str, stays: bool
) -> tuple[tuple[Found, ...], Evidence]:
    """The acts that rules find in a sentence, and all the evidence in it.

    Of an act it is said where it stands, and whether it is of a vote.

    People and bots alike say much the same again, so sentences are remembered.
    """
    line = Line(sentence, pending, he, stays)
    words = frozenset(sentence)
    met = reduce(or_, filter(None, map(_met_by, words)), _MET_ANYHOW)
    numbers = met & met >> _RULE_COUNT & met >> 2 * _RULE_COUNT & _ALL_RULES
    if not pending:
        numbers &= _NO_ANSWERS
    if sentence[-1] in "!." and _MAY_ASK.isdisjoint(words):
        numbers &= _NO_QUESTIONS
    found = []
    while numbers:
        number = (numbers & -numbers).bit_length() - 1
        numbers &= numbers - 1
        search = _SEARCHES[number]
        match = search(sentence)
        while match:
            pattern, reader = _RULES[number]
            start, end = match.span()
            who = match.start(1) if match.re.groups else -1
            for act in reader(line, Met(start, end, who, pattern.denying)):
                found.append((act.kind, act.about, act.detail, start, number in _OF_VOTE))
            match = search(sentence, end)
    acts = tuple(dict.fromkeys(found))
    return acts, evidence.evidence_in(sentence, pending, {kind for kind, *_ in acts})


_named = re.compile(f"[{NAME}]").findall
_BOTH = {"": "", SPEAKER: SPEAKER, LISTENER: LISTENER}
_NOBODY: dict[str, str] = {}
