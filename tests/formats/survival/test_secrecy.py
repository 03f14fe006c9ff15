"""S1: observers who are not told a secret see the same, whatever it is, until it is disclosed.

Two seasons have the same luck and, question by question, the same random answers; they differ in
one secret: two contestants have each other's card, or one secret choice is another. What a viewer
is shown (facts as bytes with their numbers, questions in all their forms) is compared up to the
first difference, which must be one of the facts that may disclose such a secret.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

import pytest

from showrunner.formats.facts import encode_words
from showrunner.formats.settings import Castaway, SeasonSettings
from showrunner.formats.survival import facts
from showrunner.formats.survival.cards import side_of
from showrunner.kernel import PRODUCER, PUBLIC, Answer, Ask, Dice, Viewer, contestant, view
from tests.formats.survival.table import Table, cast_of
from tests.quick import first_of
from tests.secrecy.game import Game
from tests.secrecy.observer import difference, shown
from tests.secrecy.plantations import INTERVIEW, Garden, Place, Plantation, asked
from tests.secrecy.searching import found as marks_found

SPECIALS = (
    "scientist",
    "ranger",
    "activist",
    "polar_bear",
    "mother_nature",
    "gmo",
    "engineer",
    "agency",
)
CARDS = cast_of(16, 4, *SPECIALS)
HOLDER = dict(zip(CARDS, "abcdefghijklmnop", strict=True))

IN_THE_OPEN = {"Eliminated", "NobodyEliminated", "NairobiSummoned", "SeasonWon"}
"""What dawn makes of the night."""
CAUGHT = {"ActivistCaught", "survival.nominate"}
"""The Evil channel is told whom it caught, and cannot go for them as well (SV-4.20)."""
OWN_FINDINGS = {"ScientistAsked", "PeekSucceeded", "BecameMemory", *CAUGHT}
"""What a role owner or the Evil channel finds out, and what a Memory is shown."""

DISCLOSES = {
    "protect": IN_THE_OPEN,
    "engineer": IN_THE_OPEN,
    "ask": set(),
    "summon": IN_THE_OPEN,
    "watch": IN_THE_OPEN | CAUGHT | {"PeekSucceeded"},
    "nominate": IN_THE_OPEN | {"PeekSucceeded"},
    "peek": IN_THE_OPEN | CAUGHT,
    "buddies": IN_THE_OPEN | {"BuddiesMet", "survival.buddy_chat"},
    "buddy_chat": set(),
    "lounge": set(),
    "whisper": set(),
    "recap": set(),
    "polar": {"RestrictionBegan", "VoteBegan", "survival.vote"},
}
"""What may disclose a secret choice to those who are not told of it."""

MOST = 400
"""So many entries of a season are looked at."""


class Flip:
    """Another answer to one question: the n-th of its kind that a season asks."""

    def __init__(self, kind: str, nth: int) -> None:
        self.kind = f"survival.{kind}"
        self.nth = nth
        self.seat = ""


def play(
    seed: int, cards: tuple[str, ...] = CARDS, flip: Flip | None = None, **parameters: Any
) -> Table:
    """A season of random answers that depend on nothing but whose question it is, and which."""
    table = Table(cards, seed=f"secrecy {seed}", mode="advanced", debate_rounds=1, **parameters)
    asked: Counter[tuple[str, str]] = Counter()
    kinds: Counter[str] = Counter()
    assert table.kernel
    while table.open_asks and len(table.steps) < MOST and not table.over:
        ask = table.open_asks[0]
        kind = ask.question.kind
        asked[ask.seat, kind] += 1
        kinds[kind] += 1
        again = 0
        if flip is not None and kind == flip.kind and kinds[kind] == flip.nth:
            again, flip.seat = 1, ask.seat
        answer(table, ask, seed, asked[ask.seat, kind], again)
    return table


def answer(table: Table, ask: Ask[Any], seed: int, nth: int, again: int) -> None:
    if ask.question.kind == "survival.speak":  # what one can claim depends on one's card
        table.enter(Answer(ask.id, ask.question.default))
        return
    names = (seed, ask.seat, ask.question.kind, nth)
    given = ask.question.random(Dice(b"secrecy", names))
    for more in range(1, 20 * again):
        other = ask.question.random(Dice(b"secrecy", (*names, more)))
        if other != given:
            given = other
            break
    table.enter(Answer(ask.id, given, salt="0" * 16))


def leaks(one: Table, other: Table, viewer: Viewer, may: set[str]) -> str:
    found = difference(shown(one, viewer, True), shown(other, viewer, True))
    if found is None or not may.isdisjoint(found.discloses):
        return ""
    return f"{viewer}: {found.discloses} {found}"


def uninvolved(seats: str) -> list[Viewer]:
    return [PUBLIC, *(contestant(seat) for seat in HOLDER.values() if seat not in seats)]


ALSO = {"buddy_chat": True, "memory_lounge": True, "memory_scorekeeper": True, "whispers": True}


def shown_of_cards(seed: int) -> list[str]:
    """Where two seasons part for others in which two contestants have each other's card."""
    dice = Dice(b"swap", (seed,))
    first, second = sorted(dice.shuffle(range(16))[:2])
    swapped = list(CARDS)
    swapped[first], swapped[second] = swapped[second], swapped[first]
    one, other = play(seed, reveal="never"), play(seed, tuple(swapped), reveal="never")
    assert shown(one, PRODUCER, False) != shown(other, PRODUCER, False)
    evil = {side_of(CARDS[place]) for place in (first, second)} != {"good"}
    seats = [HOLDER[CARDS[place]] for place in (first, second)]
    found = []
    for viewer in uninvolved("".join(seats)):
        if evil and one.sheet.players.get(viewer.seat, one.sheet.players["p"]).side == "evil":
            continue
        found.append(leaks(one, other, viewer, IN_THE_OPEN | OWN_FINDINGS | {"BuddiesMet"}))
    return [leak for leak in found if leak]


@pytest.mark.parametrize("seed", first_of(4, range(12)))
def test_S1_a_swapped_card_shows_nowhere_until_it_is_disclosed(seed: int) -> None:
    assert not shown_of_cards(seed)


OFTEN = {"buddies": 1, "polar": 1, "nominate": 12}
"""How many of such choices a night has, where it is not three; the last nominations decide."""


OF_CHOICES = {**ALSO, "memories_see_all": False, "reveal": "never"}


@cache
def unflipped(seed: int) -> Table:
    """The season with which those of another choice are compared."""
    return play(seed, **OF_CHOICES)


def shown_of_choice(kind: str, seed: int) -> list[str] | None:
    """Where two seasons part for others in which one such choice is another; None without one."""
    flip = Flip(kind, 1 + seed % OFTEN.get(kind, 3))
    one, other = unflipped(seed), play(seed, flip=flip, **OF_CHOICES)
    if not flip.seat:
        return None
    audience = told_of(kind, one, flip.seat)
    if difference(shown(one, PRODUCER, False), shown(other, PRODUCER, False)) is None:
        return None
    found = [leaks(one, other, viewer, DISCLOSES[kind]) for viewer in uninvolved(audience)]
    return [leak for leak in found if leak]


@pytest.mark.parametrize("kind", DISCLOSES)
@pytest.mark.parametrize("seeds", first_of(1, [4, 10]))
def test_S1_a_secret_choice_shows_nowhere_until_it_is_disclosed(kind: str, seeds: int) -> None:
    looked = [found for seed in range(seeds) if (found := shown_of_choice(kind, seed)) is not None]
    assert looked
    assert not any(looked), looked


def told_of(kind: str, table: Table, seat: str) -> str:
    """Who is told of such a choice."""
    if kind in ("watch", "nominate"):
        return "abcd"
    if kind in ("buddy_chat", "buddies"):
        pairs = [fact.buddies for fact in table.facts(facts.BuddiesMet)]
        return "".join((seat, *(name for pair in pairs for name in pair)))
    if kind == "lounge":
        return "".join(table.sheet.memories)
    if kind == "whisper":
        return seat + whispered_to(table)
    return seat


def whispered_to(table: Table) -> str:
    return "".join(
        name
        for told in table.kernel.story.told
        if isinstance(told.fact, facts.ChannelSpoke) and told.fact.channel == "whisper"
        for name in told.audience.seats
    )


def evil_forces(game: Game, ask: Ask[Any], value: Mapping[str, Any]) -> Sequence[str]:
    return game.sheet.living_of("evil")


def pair(game: Game, ask: Ask[Any], value: Mapping[str, Any]) -> Sequence[str]:
    return game.sheet.buddies


def memories(game: Game, ask: Ask[Any], value: Mapping[str, Any]) -> Sequence[str]:
    return game.sheet.memories


def whispered(game: Game, ask: Ask[Any], value: Mapping[str, Any]) -> Sequence[str]:
    return (ask.seat, value["name"] or ask.seat)


GARDEN = Garden(
    SeasonSettings(
        format="survival",
        version=1,
        title="Secrets",
        cast=tuple(Castaway(id=f"s{n:02}", name=f"{chr(65 + n)}nn") for n in range(16)),
        parameters={**ALSO, "memories_see_all": False, "reveal": "never", "debate_rounds": 1},
    ),
    words={
        "survival.nominate": Place("words", "words of the Evil channel", evil_forces),
        "survival.buddy_chat": Place("words", "words of a circle", pair),
        "survival.lounge": Place("words", "words of a circle", memories),
        "survival.whisper": Place("words", "words of a circle", whispered),
        "survival.recap": Place("words", "a recap", asked),
        "interview": INTERVIEW,
    },
    telltales={
        facts.RoleDealt: "a role",
        facts.RangerProtected: "a night act",
        facts.EngineerActed: "a night act",
        facts.ScientistAsked: "a night act",
        facts.AgencySummoned: "a night act",
        facts.PeekChosen: "a night act",
    },
    over=lambda sheet: sheet.won is not None,
)


@pytest.mark.parametrize("seed", range(2))
def test_S2_no_mark_is_found_where_it_must_not_be(seed: int) -> None:
    plantation = Plantation(GARDEN, seed)
    for entries in (150, 10_000):
        found = marks_found(plantation.play(entries))
        assert not found, "\n".join(found[:5])
    assert plantation.game.kernel.over
    kinds = {canary.kind for canary in plantation.canaries}
    assert {"words of the Evil channel", "words of a circle", "a recap"} <= kinds


def test_S2_marked_words_are_nowhere_but_where_they_belong() -> None:
    table = Table(CARDS, mode="advanced", seed="canary", reveal="never", **ALSO)
    table.on("buddies", {"buddies": ("i", "p")})
    table.on("nominate", {"name": "n", "words": "MARK-evil"}, round=1)
    table.on("buddy_chat", "MARK-buddies").on("lounge", "MARK-lounge").on("recap", "MARK-recap")
    table.on("whisper", {"name": "k", "words": "MARK-whisper"}, "l")
    table.on("interview", "MARK-interview").on("open_mic", "MARK-mic")
    table.until_asked("speak")
    table.order("interview", seat="m", question="MARK-question")
    table.order("open_mic", seat="o", question="MARK-asked", public=False)
    table.order("remove_contestant", seat="j")
    table.play()
    belongs = {
        "evil": set("abcdnj"),
        "buddies": set("ipnj"),
        "lounge": set("nj"),
        "recap": {"n"},
        "whisper": set("klnj"),
        "interview": {"m"},
        "question": {"m"},
        "mic": {"o"},
        "asked": {"o"},
    }
    gone = set(table.sheet.memories)
    for viewer in (PUBLIC, *map(contestant, table.seats)):
        seen = b"".join(encode_words(one.fact) for one in view(table.kernel.story.told, viewer))
        for mark, whose in belongs.items():
            if f"MARK-{mark}".encode() in seen:
                assert viewer.seat in whose | gone, f"{viewer} reads {mark}"
    everything = b"".join(encode_words(fact) for fact in table.view("producers"))
    assert all(f"MARK-{mark}".encode() in everything for mark in belongs)


def test_S2_the_last_fact_opens_everything_unless_that_is_forbidden() -> None:
    table = Table().play()
    assert table.facts(facts.RoleDealt, "public")
    closed = Table(reveal="never").play()
    assert not closed.facts(facts.RoleDealt, "public")
