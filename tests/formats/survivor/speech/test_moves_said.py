"""What a plan hands over comes back as words: all of it, with names, numbers and grammar right."""

from __future__ import annotations

import re

import pytest

from showrunner.formats.settings import Castaway
from showrunner.formats.survivor.bots.speech import (
    INTENTS,
    OWN,
    REASONS,
    TEXTS,
    Move,
    Reason,
    Voice,
    say,
    text,
)
from showrunner.formats.survivor.bots.speech.lines import LINES
from showrunner.formats.survivor.bots.speech.places import NUMBERS, People
from showrunner.kernel import Dice
from tests.formats.survivor.speech.chatter import (
    ABOUT_LISTENER,
    CAST,
    NAMES,
    VOICES,
    every_reason,
    move_for,
    reason_for,
    twelve,
)

WRONG = {
    "a place left open": re.compile(r"[{}|$<>#]"),
    "a space too many": re.compile(r"  | [,.?!;:…]|^ | $"),
    "marks in a row": re.compile(r"[.,:;][.,:;]|[?!][.,:;]|\.\?|,[?!]"),
    "small after a full stop": re.compile(r"[.?!] [a-z]"),
    "a small beginning": re.compile(r"^[a-z]"),
    "a capital after a comma": re.compile(rf", (?!I\b|{'|'.join(NAMES.values())})[A-Z]"),
    "no end": re.compile(r"[^.?!…]$"),
    "I as an object": re.compile(r"\b(with|to|from|for|of|beat|behind|by|beside) I\b(?!')"),
    "I with another's verb": re.compile(r"\bI (has|is|keeps|wins|does)\b"),
    "you with another's verb": re.compile(
        r"(?<!about )\b[Yy]ou (has|am|was|keeps|wins|talks|tells)\b"
    ),
    "a name's possessive of I or you": re.compile(r"\b(I's|you's|me's|your was|my was)\b"),
    "1 of many": re.compile(r"\b(one|1) (votes (?!as|tog)|wins|competitions|counters)\b"),
    "many of one": re.compile(r"\b(two|three|four|five|six|nine) (vote|win|competition|counter)\b"),
    "an before a consonant": re.compile(r"\ban [bcdfgjklmnpqrstvwxyz]"),
    "a before a vowel": re.compile(r"\ba [aeio]\w"),
    "a number of times": re.compile(r"\b(one|two|1|2) times\b"),
    "a name twice to one": re.compile(r"(?:^|, )([A-Z]\w+)\b[^.?!:]*, \1[.?!]"),
    "who is somebody": re.compile(r"\bsomebody somebody\b"),
}


def faults(words: str) -> list[str]:
    return [name for name, wrong in WRONG.items() if wrong.search(words)]


def moves_of(intent: str, about: str, reason: Reason | None) -> list[Move]:
    return [Move(intent, about, reason, kind) for kind in INTENTS[intent] or ("",)]


@pytest.mark.parametrize("seat", CAST)
def test_every_intent_takes_every_reason_about_anybody(seat: str):
    """Somebody else, the listener, or nobody; to one, or to all at the fire."""
    dice = Dice(b"every", (seat,))
    to, third, fourth = [other for other in dice.shuffle(sorted(CAST)) if other != seat][:3]
    for listener in (to, ""):
        for who, other in ((third, fourth), (to, third), (third, to), (third, seat), (third, "")):
            for number in (1, 2, 7):
                for reason in (None, *every_reason(seat, who, other, number, listener)):
                    for intent in INTENTS:
                        yours = intent in ABOUT_LISTENER or "promise" in intent
                        about = dice.pick((third, fourth, to if yours else third, ""))
                        move = dice.pick(moves_of(intent, about, reason))
                        words = say([move], VOICES[seat], listener, NAMES, dice, ())
                        assert not faults(words), (faults(words), move, words)


@pytest.mark.parametrize("kind", TEXTS)
def test_every_text_takes_every_reason(kind: str):
    """From nobody's to four reasons, about somebody or nobody."""
    dice = Dice(b"texts", (kind,))
    for seat in CAST:
        third, fourth = [other for other in dice.shuffle(sorted(CAST)) if other != seat][:2]
        about = dice.pick((third, third, ""))
        who = third if kind.startswith("note:") else dice.pick((seat, third))  # the partner's
        reasons = every_reason(seat, who, fourth, 1 + dice.below(9), about)
        for first in range(0, len(reasons), 4):
            some = dice.shuffle(reasons)[first : first + 4]
            words = text(kind, some, VOICES[seat], about, NAMES, dice, ())
            assert not faults(words), (faults(words), kind, some, words)
        words = text(kind, (), VOICES[seat], about, NAMES, dice, ())
        assert not faults(words), (kind, words)


def test_every_place_is_one_that_is_filled():
    """A place that nobody fills would keep its line from ever being said."""
    people = People("ama", "nour", NAMES)
    places = people.places("caio", Reason("beat", "caio", "effie", 2)).keys() | {"r", "image"}
    for pool, lines in LINES.items():
        for line in lines:
            assert line.pattern.needs <= places, pool


def test_a_proposal_names_its_target():
    for number in range(2000):
        dice = Dice(b"target", (number,))
        seats = twelve(dice)
        me, to = seats[:2]
        move = move_for(dice, dice.pick(("propose", "insist", "bargain")), me, to, seats)
        words = say([move], VOICES[me], to, NAMES, dice, ())
        assert NAMES[move.about] in words, (move, words)


@pytest.mark.parametrize("kind", REASONS)
def test_a_reason_is_told_with_its_names_and_numbers(kind: str):
    for number in range(150):
        dice = Dice(b"told", (kind, number))
        seats = twelve(dice)
        me, to, third, *others = seats
        reason = reason_for(dice, kind, me, third, others)
        words = say([Move("smalltalk", "", reason)], VOICES[me], to, NAMES, dice, ())
        told = LINES[kind]
        for place, seat in (("who", reason.who), ("other", reason.other)):
            if all(_names(line.pattern.needs, place) for line in told) and seat != me:
                assert NAMES[seat] in words, (reason, words)
        if all(line.pattern.needs & {"n", "w", "times"} for line in told):
            assert _spoken(reason.number) & set(re.findall(r"\w+", words.lower())), (reason, words)


@pytest.mark.parametrize("kind", OWN)
def test_what_only_a_diary_or_a_speech_tells_is_told_with_names_and_numbers(kind: str):
    for number, seat in enumerate(CAST):
        dice = Dice(b"own", (kind, number))
        third, fourth = [other for other in dice.shuffle(sorted(CAST)) if other != seat][:2]
        votes = 1 + dice.below(8)
        reason = Reason(kind, third, fourth, votes)
        begin = kind.partition(":")[0]
        told_in = "interview:asked" if begin == "interview" else begin
        words = text(told_in, [reason], VOICES[seat], "", NAMES, dice, ())
        assert not faults(words), (faults(words), words)
        for place, other in (("who", third), ("other", fourth)):
            if all(_names(line.pattern.needs, place) for line in LINES[kind]):
                assert NAMES[other] in words, words
        if all(line.pattern.needs & {"n", "w", "times"} for line in LINES[kind]):
            assert _spoken(votes) & set(re.findall(r"\w+", words.lower())), words


def _names(needs: frozenset[str], place: str) -> bool:
    return not needs.isdisjoint((place, place + "m", place + "s"))


def _spoken(number: int) -> set[str]:
    words = {str(number), {1: "once", 2: "twice"}.get(number, "")}
    return words | set(NUMBERS[number : number + 1])


def test_the_listener_is_you_and_the_speaker_is_i():
    fed = {"fed", "you", "brought"}
    for number in range(60):
        dice = Dice(b"persons", (number,))
        thanks = Move("thank", "nour", Reason("fed", "nour", "", 7))
        words = say([thanks], VOICES["ama"], "nour", NAMES, dice, ())
        assert re.search(r"\b(you|your)\b", words.lower()), (fed, words)
        assert not re.search(r"Nour (brought|came|put)", words), words
        won = text(
            "jury_speech", [Reason("wins", "ama", "", 3)], VOICES["ama"], "", NAMES, dice, ()
        )
        assert "Ama" not in won
        assert re.search(r"three (times|wins|competitions)", won), won


def test_a_diary_is_25_to_80_words_and_names_the_target():
    for number in range(400):
        dice = Dice(b"diary", (number,))
        seats = twelve(dice)
        me, target = seats[:2]
        kinds = dice.shuffle(sorted(REASONS))[: dice.below(5)]
        reasons = [reason_for(dice, kind, me, dice.pick(seats[1:]), seats) for kind in kinds]
        words = text("diary", reasons, VOICES[me], target, NAMES, dice, ())
        assert 25 <= len(words.split()) <= 80, words
        assert NAMES[target] in words


def test_a_jury_speech_has_two_to_four_parts():
    for number in range(200):
        dice = Dice(b"jury", (number,))
        reasons = [Reason("wins", "ama", "", 2), Reason("fed", "ama", "", 8), Reason("kept", "ama")]
        said = text("jury_speech", reasons[: number % 4], VOICES["ama"], "", NAMES, dice, ())
        assert len(re.findall(r"[.?!…]( |$)", said)) >= 2, said


def test_somebody_without_a_manner_has_one_of_their_seat():
    first, again = Voice(Castaway(id="quim", name="Quim")), Voice(Castaway(id="quim", name="Quim"))
    assert first.manner == again.manner
    assert len(first.manner) == 5
    others = {Voice(Castaway(id=f"seat{number}", name="N")).manner for number in range(20)}
    assert len(others) > 10
    names = {**NAMES, "quim": "Quim"}
    for intent in INTENTS:
        dice = Dice(b"newcomer", (intent,))
        assert say([Move(intent, "ama")], first, "nour", names, dice, ())
