"""S2 for the card games: a card planted in a hidden pile, and words, show only where they may."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any
from unittest.mock import patch

import pytest

from showrunner.formats.cards import facts as cards
from showrunner.formats.facts import encode_words
from showrunner.formats.format import load_format
from showrunner.formats.i_am_survivor import cards as island_cards
from showrunner.formats.settings import Castaway, SeasonSettings
from showrunner.formats.surviving_the_game import cards as game_cards
from showrunner.formats.talk import facts as talks
from showrunner.kernel import BROADCAST, view
from tests.secrecy.entitlement import NOT_AIRED
from tests.secrecy.leaks import (
    Leak,
    narration_of_all,
    no_audiences,
    sheet_of_all,
    told_to_everybody,
    words_in_repr,
)
from tests.secrecy.plantations import INTERVIEW, Garden, Place, Plantation, asked, talking
from tests.secrecy.searching import found

SOON = 50
"""Entries to a moment at which cards lie in every pile."""


def settings(format: str, size: int, **parameters: Any) -> SeasonSettings:
    common = {"turns_per_conversation": 2, "conversations_per_player": 1, "reveal": "never"}
    return SeasonSettings(
        format=format,
        version=load_format(format).version,
        changes=load_format(format).changes,
        title="Secrets",
        cast=tuple(Castaway(id=f"s{nth}", name=f"{chr(65 + nth)}nn") for nth in range(size)),
        parameters={**common, **parameters},
    )


def words(format: str) -> dict[str, Place]:
    return {
        f"{format}.talk": Place("say", "words of a talk", talking),
        f"{format}.after_talk": Place("note", "a note", asked),
        "interview": INTERVIEW,
    }


def owned_card(kind: str) -> None:
    card = game_cards.OwnedCard(name=kind, type="Item", found="upgrades")
    known: Any = (game_cards.CARDS, game_cards.ALL_CARDS)
    for table in known:
        table[kind] = card


def obstacle(kind: str) -> None:
    foe = game_cards.Obstacle(name=kind, level=2, copies=0, kind="foe", health=10)
    known: Any = (game_cards.OBSTACLES, game_cards.ALL_CARDS)
    for table in known:
        table[kind] = foe


def thing(kind: str) -> None:
    known: Any = (island_cards.THINGS, island_cards.CARDS)
    for table in known:
        table[kind] = island_cards.Thing(name=kind, group="Equipment", count=1)


def find(kind: str) -> None:
    known: Any = (island_cards.EXPLORE, island_cards.CARDS)
    for table in known:
        table[kind] = island_cards.Find(name=kind, count=1)


GARDENS = {
    "surviving_the_game": Garden(
        settings("surviving_the_game", 3, training_rounds=2, max_rounds=11),
        words("surviving_the_game"),
        {},
        over=lambda sheet: sheet.ended,
        cards={
            "hand/SEAT": owned_card,
            "deck/SEAT": owned_card,
            "stack/1": owned_card,
            "obstacles/2": obstacle,
        },
    ),
    "i_am_survivor": Garden(
        settings("i_am_survivor", 3, days=3, rescue_days=("2",), trade_windows=(), allow_pvp=False),
        words("i_am_survivor"),
        {},
        over=lambda sheet: sheet.ended,
        cards={"hand/SEAT": thing, "supplies": thing, "explore": find},
    ),
}


@pytest.fixture(params=list(GARDENS))
def garden(request: pytest.FixtureRequest) -> Iterator[Garden]:
    """The garden of a card game; what is planted in it is gone after the test."""
    tables: list[Any] = [game_cards.CARDS, game_cards.OBSTACLES, game_cards.ALL_CARDS]
    tables += [island_cards.THINGS, island_cards.EXPLORE, island_cards.CARDS]
    patches = [patch.dict(table) for table in tables]
    for each in patches:
        each.start()
    yield GARDENS[request.param]
    for each in patches:
        each.stop()


def test_S2_no_planted_card_and_no_word_is_found_where_it_must_not_be(garden: Garden) -> None:
    kinds: set[str] = set()
    for seed in range(2):
        plantation = Plantation(garden, seed)
        for entries in (5, SOON, 10_000):
            leaks = found(plantation.play(entries))
            assert not leaks, "\n".join(leaks[:5])
            kinds |= {canary.kind for canary in plantation.hidden()}
        assert plantation.game.kernel.over
    assert {"a card in a pile", "a card face down", "words of a talk", "a note"} <= kinds


def test_S2_the_broadcast_shows_no_card_that_lies_face_down(garden: Garden) -> None:
    plantation = Plantation(garden, 2).play(SOON)
    aired = [told.fact for told in view(plantation.game.kernel.story.told, BROADCAST)]
    text = b"\n".join(map(encode_words, aired)).decode()
    hidden = [canary for canary in plantation.hidden() if canary.kind in NOT_AIRED]
    assert any(canary.kind == "a card face down" for canary in hidden)
    assert not [canary for canary in hidden if any(mark in text for mark in canary.marks)]


LEAKS: tuple[tuple[Leak, str], ...] = (
    (told_to_everybody(talks.MessageSaid), "words of a talk"),
    (told_to_everybody(talks.NoteTaken), "a note"),
    (told_to_everybody(cards.CardsPicked), "a card in a pile"),
    (told_to_everybody(cards.CardsPicked), "a card face down"),
    (sheet_of_all, "a card in a pile"),
    (sheet_of_all, "a card face down"),
    (no_audiences, "a card in a pile"),
    (narration_of_all, "words of a talk"),
    (words_in_repr, "words of a talk"),
)


@pytest.mark.parametrize(("plant", "kind"), LEAKS)
def test_a_leak_that_is_planted_is_found(
    garden: Garden, plant: Leak, kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    plant(monkeypatch)
    leaks = (leak for seed in range(8) for leak in found(Plantation(garden, seed).play(SOON)))
    assert any(f": {kind} (" in leak for leak in leaks)
