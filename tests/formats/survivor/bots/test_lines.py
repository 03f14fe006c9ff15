"""The castaways' lines: each can be said with what the code gives, and all are short and plain."""

from __future__ import annotations

import ast
import re
from collections.abc import Collection, Iterator, Mapping
from functools import cache
from importlib.resources import files
from typing import get_args

import pytest

from benchmarks.bots_survivor import drawn_cast, settings
from benchmarks.playing import played
from showrunner.formats.settings import Pronouns
from showrunner.formats.survivor.bots.diary import NOTES
from showrunner.formats.survivor.bots.speech import lines
from showrunner.formats.survivor.facts import HostTopic
from showrunner.formats.talk.lines import PRONOUNS, Lines, Template, fill, parse
from showrunner.kernel import Dice

PACKAGE = files("showrunner.formats.survivor.bots")
ALL = lines()
NAMES = "alliance names"
"""The only section with names of alliances, not lines."""
LINES = [(section, line) for section in ALL if section != NAMES for line in ALL[section]]
USUAL_WORDS, MOST_WORDS, LONG = 14, 20, 0.05
"""Usual and largest number of words in a line, and how many lines may be longer than usual."""
MOST_LINES = 1200

WITHOUT_NAME = {
    *("ask_target", "ask_target.friend", "scramble.ask", "thanks", "safe", "safe.back"),
    *(
        "final",
        "safe.asked",
        "seal.promise",
        "final.yes",
        "final.maybe",
        "vague",
        "vague.you",
        "shocked",
        "never_mind",
        "close",
    ),
    *("day", "day.event", "day.staged", "day.merged", "day.swapped", "day.hungry", "day.won"),
    *("day.lost", "day.i_won", "group.day", "pair.answer", "seal"),
    *("alliance.found", "alliance.invite", "alliance.yes", "alliance.no"),
    *("card.none", "card.have", "card.mind"),
    *("comment.plea", "comment.event", "comment.hungry", "comment.loyal", "comment.calm"),
    *("comment.people", "comment.idol", "card.bluff", "idol.ask"),
    *("host.immune", "host.had_votes", "host.wins", "host.merged", "host.last_vote"),
    *("last_words", "last_words.all", "last_words.bitter", "last_words.dice"),
    *("jury_speech", "jury_speech.votes", "jury_speech.wins", "jury_speech.loyal"),
    *("jury_speech.food", "jury_answer", "jury_answer.own_up", "jury_answer.sorry"),
    *("jury_answer.deny", "jury_answer.votes", "jury_answer.wins"),
    *("diary.votes_on_me", "diary.card", "diary.won", "diary.merged", "diary.quiet"),
    *("diary.alone", "diary.came", "interview.holds", "interview.holds_one", "interview.empty"),
    *("interview.points", "interview.one_point", "interview.poor", "interview.traded"),
    *("interview.gave_all", "interview.immune", "interview.unnamed", "interview.hungry"),
    *("interview.alone", "interview.well", "interview.final", "interview.plain"),
}
"""Sections that may be used without {name}."""
ALSO_GIVEN: Mapping[str, set[str]] = {
    "by": {
        *(
            "warn",
            "agree.joined",
            "seal.numbers",
            "seal.majority",
            "alliance.invite",
            "insist.joined",
            "insist.pair",
        ),
        *("propose.lied", "propose.liar", "propose.joined"),
        *("propose.alliance", "propose.pair", "propose.idol"),
    },
    "number": {
        *("propose.numbers", "insist.numbers", "propose.wins", "insist.wins", "propose.votes"),
        *("insist.votes", "seal.numbers", "seal.majority", "jury_speech.votes", "jury_speech.wins"),
        *("jury_speech.food", "jury_answer.votes", "jury_answer.wins", "host.wins"),
        *("interview.holds", "interview.points"),
    },
    "other": {
        *("counter", "counter.friend", "pair", "tell_named", "confront.vote", "diary.outvoted"),
    },
    "alliance": {
        *("alliance.found", "alliance.invite", "alliance.yes"),
        "alliance.no",
    },
    "staged": {"day.staged"},
    "goal": {"diary.came"},
}
"""Sections for which each other placeholder is always filled."""
KNOWN_NAME = {"diary.revenge"}
"""Sections that are used only where it is clear who is meant."""


def given_always(section: str) -> set[str]:
    """Return the placeholders that are always filled for a section."""
    name = set() if section in WITHOUT_NAME else {"name"}
    return name | {place for place, sections in ALSO_GIVEN.items() if section in sections}


def sayable(section: str) -> list[Template]:
    """Return the section's lines that can always be used."""
    given = given_always(section)
    known = section in KNOWN_NAME
    return [line for line in ALL[section] if line.places <= given and (known or not line.refers)]


@pytest.mark.parametrize("section", [section for section in ALL if section != NAMES])
def test_every_section_has_a_line_that_can_always_be_said(section: str):
    assert sayable(section), given_always(section)


PLACES = {"name", "by", "other", "to", "number", "alliance", "staged", "goal"}


def test_every_placeholder_is_filled_by_the_code():
    for section, line in LINES:
        assert line.places <= PLACES, (section, line.text)


# -- the code and the files name the same sections -------------------------------------------------


def strings(node: ast.AST, around: ast.AST) -> Iterator[str]:
    """Return the texts that an expression may evaluate to, with `{}` for computed parts."""
    match node:
        case ast.Constant(value=str(text)):
            yield text
        case ast.JoinedStr(values=values):
            yield "".join(
                str(part.value) if isinstance(part, ast.Constant) else "{}" for part in values
            )
        case ast.IfExp(body=part, orelse=other):
            yield from (*strings(part, around), *strings(other, around))
        case ast.Call(args=args):  # dice.pick(texts)
            for arg in args:
                yield from strings(arg, around)
        case ast.Tuple(elts=elements) | ast.List(elts=elements):
            for part in elements:
                yield from strings(part, around)
        case ast.Subscript(value=part):
            yield from strings(part, around)
        case ast.Name(id=name):
            for assigning in ast.walk(around):
                match assigning:
                    case ast.Assign(targets=[ast.Name(id=target)]) if target == name:
                        yield from strings(assigning.value, around)
                    case ast.Assign(targets=[ast.Tuple(elts=[*_, ast.Name(id=target)])]) if (
                        target == name and isinstance(assigning.value, ast.Tuple)
                    ):
                        yield from strings(assigning.value.elts[-1], around)
                    case ast.Call(
                        func=ast.Attribute(attr="append", value=ast.Name(id=target)), args=[arg]
                    ) if target == name:
                        yield from strings(arg, around)


def arguments(*callees: str) -> Iterator[tuple[str, str]]:
    """Return what the code passes to these callees as the name of a section."""
    section_argument = {"DiaryStory": 1}
    for path in PACKAGE.iterdir():
        if not path.name.endswith(".py"):
            continue
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for function in ast.walk(tree):
            if not isinstance(function, ast.FunctionDef):
                continue
            for call in ast.walk(function):
                match call:
                    case ast.Call(func=ast.Name(id=callee), args=args) if callee in callees:
                        for text in strings(args[section_argument.get(callee, 0)], function):
                            yield callee, text


@cache
def used() -> frozenset[str]:
    """Return every section that the code may ask for."""
    reasons = {text for _, text in arguments("Reason")}
    found = {"alliance names"}
    for callee, text in arguments("Move", "DiaryStory", "_say"):
        if callee == "_say":
            found.add(f"interview.{text}")
        elif text == "interview.{}":
            pass  # see _say
        elif text == "day.{}":
            found |= {"day.won", "day.lost"}
        elif text == "host.{}":
            found |= {f"host.{topic}" for topic in get_args(HostTopic)} - {"host.safe"}
        elif text == "note.{}":
            found |= {f"note.{kind}" for kind in NOTES}
        elif text.endswith(".{}"):
            found |= {text.replace("{}", reason) for reason in reasons}
        else:
            found.add(text)
    # sections named after a claim
    claims = ("trusts_most", "trusts_least", "voted")
    return frozenset(found | {f"interview.{claim}" for claim in claims})


def test_every_section_that_the_code_asks_for_exists():
    missing = {
        section for section in used() if section not in ALL and section.partition(".")[0] not in ALL
    }
    assert not missing
    assert len(used()) > 100


def test_every_section_of_the_files_is_asked_for():
    general = {section.partition(".")[0] for section in used()}
    assert not {section for section in ALL if section not in used() and section not in general}


# -- how lines read --------------------------------------------------------------------------------

GIVEN = {
    "name": "Nerys",
    "by": "Tevita",
    "other": "Zora",
    "to": "Caio",
    "number": "three",
    "alliance": "the Well",
    "staged": "The Long Raft",
    "goal": "finish one thing that I've started",
}
WRONG = {
    "a place left open": re.compile(r"[{}|$<>#_/\\]"),
    "a space too many": re.compile(r"  | [,.?!;:]|^ | $"),
    "marks in a row": re.compile(r"[.,:;?!][.,:;?!]"),
    "small after a full stop": re.compile(r"[.?!] [a-z]"),
    "a small beginning": re.compile(r"^[a-z]"),
    "no end": re.compile(r"[^.?!]$"),
    "a stage direction, a list or a heading": re.compile(r"[*()\[\]]|^[-•]|^\w+:|\d\."),
    "one pronoun with another's verb": re.compile(
        r"\b(they (is|was|has|does|isn't|wasn't|hasn't|doesn't)"
        r"|(he|she) (are|were|have|do|aren't|weren't|haven't|don't))\b",
        re.I,
    ),
    "a pronoun in the wrong case": re.compile(
        r"\b(to|with|from|for|of|by|trust|vote|get|write) (they|he|she)\b|"
        r"(?<! of )\b(them|him) (is|are|was|were|will|has|have|said|lied|wrote)\b",
        re.I,
    ),
    "a form of no word": re.compile(r"\b(themself's|hiss|theirs's|hers's|findss)\b", re.I),
    "I with another's verb": re.compile(r"\bI (has|is|keeps|wins|does)\b"),
    "a word about how the game is made": re.compile(
        r"\b(bot|model|prompt|player one|language model|server|seed|random|archetype|dice roll)\b",
        re.I,
    ),
}


def test_lines_read_well_with_every_pronoun():
    faults = [
        (what, section, words)
        for section, line in LINES
        for pronouns in PRONOUNS
        for words in [fill(line.text, GIVEN, pronouns)]
        for what, wrong in WRONG.items()
        if wrong.search(words)
    ]
    assert not faults


def test_lines_have_no_fixed_pronouns():
    """Pronouns depend on {name}; a fixed pronoun refers to somebody else, or is a mistake."""
    guessed = re.compile(r"\b(he|she|him|himself|herself|his|her|hers)\b", re.I)
    assert not [(section, line.text) for section, line in LINES if guessed.search(line.text)]


def test_lines_are_short():
    words = {line.text: len(line.text.split()) for _, line in LINES}
    long = {text: count for text, count in words.items() if count > USUAL_WORDS}
    assert len(long) <= LONG * len(words), long
    assert max(words.values()) <= MOST_WORDS, max(words, key=lambda text: words[text])


def test_there_are_not_too_many_lines_for_a_writer():
    assert len(LINES) <= MOST_LINES


def test_no_line_or_section_occurs_twice():
    for section in ALL:
        texts = [line.text for line in ALL[section]]
        assert len(set(texts)) == len(texts), section
    seen: dict[str, str] = {}
    for path in (PACKAGE / "lines").iterdir():
        for section in parse(path.read_text(encoding="utf-8")):
            assert seen.setdefault(section, path.name) == path.name, section


# -- seasons ---------------------------------------------------------------------------------------


class Said:
    """What seasons asked of the lines, by section."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.asked: dict[tuple[str, frozenset[str], bool], int] = {}
        say = Lines.say

        def watched(
            lines: Lines,
            section: str,
            dice: Dice,
            given: Mapping[str, str],
            pronouns: Pronouns,
            known: bool,
            said: Collection[str],
        ) -> str:
            about = section, frozenset(given), known
            self.asked[about] = self.asked.get(about, 0) + 1
            return say(lines, section, dice, given, pronouns, known, said)

        patch.setattr(Lines, "say", watched)


def play(number: int, others: str) -> None:
    """Play a season of twelve castaways of the library; every third is one of `others`."""
    cast = drawn_cast(number)
    players = {
        person.id: others if place % 3 == 0 else "bot:sensible" for place, person in enumerate(cast)
    }
    played(settings(cast, players), f"lines {number} {others}")


def assert_all_was_given(said: Said) -> None:
    """The code fills the placeholders that this file says it fills."""
    for section, given, known in said.asked:
        assert given_always(section) <= given, section
        assert known or section not in KNOWN_NAME, section


@pytest.mark.parametrize(
    ("seasons", "sections"), [(2, 80), pytest.param(30, 110, marks=pytest.mark.full)]
)
def test_seasons_ask_only_for_lines_that_can_be_said(
    monkeypatch: pytest.MonkeyPatch, seasons: int, sections: int
):
    said = Said(monkeypatch)
    for number in range(seasons):
        play(number, "bot:sensible")
        play(number, "bot:random")
    assert_all_was_given(said)
    assert len({section for section, _, _ in said.asked}) > sections
