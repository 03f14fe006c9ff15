"""A refused entry changes nothing."""

from __future__ import annotations

import pytest

from showrunner.errors import IllegalAnswer, Misused, OrderRefused, Refused, SeasonOver, StaleAsk
from showrunner.kernel import EVERYBODY, Answer, Hold, Memo, Order, Reseed, Ruling, Stage
from tests.kernel.tiny import Game, World, word

ADA = "season/1:ada"
BEN = "season/1:ben"


async def script(stage: Stage, world: World) -> None:
    for _ in range(2):
        await stage.ask_all({"ada": world.word("ada"), "ben": word()})
        stage.tell("round", EVERYBODY)


def at_half() -> Game:
    """Ada has answered, Ben has not."""
    game = Game(script)
    game.answer(ADA)
    return game


@pytest.mark.parametrize(
    ("entry", "error", "message"),
    [
        (Answer(ADA, {"word": "again"}), StaleAsk, "it is answered"),
        (Answer("season/2:ada", {"word": "early"}), StaleAsk, "there was never such a decision"),
        (Answer("", {"word": "x"}), StaleAsk, "there was never such a decision"),
        (Answer(BEN, {"word": "illegal"}), IllegalAnswer, "say a word"),
        (Answer(BEN, {}), IllegalAnswer, "say a word"),
        (Order("unknown"), OrderRefused, "there is no such order"),
        (Memo("ada", "shopping list", "rice"), Refused, "write a diary"),
        (Ruling(BEN, "release"), StaleAsk, "no answer to it is held"),
        (Ruling("nowhere", "veto"), StaleAsk, "there was never such a decision"),
        (Reseed("no hexadecimal"), OrderRefused, "64 hexadecimal digits"),
        (Reseed("abcd"), OrderRefused, "64 hexadecimal digits"),
    ],
    ids=lambda value: "",
)
def test_a_refused_entry_changes_nothing(entry, error, message):
    game = at_half()
    before = game.state()
    for refuse in (game.kernel.check, game.kernel.apply):
        with pytest.raises(error, match=message):
            refuse(entry)
        assert game.state() == before
    game.answer(BEN)
    assert game.facts == ["round"]


@pytest.mark.parametrize(
    "entry",
    [
        Answer(BEN, {"word": "yes", "text": "hello"}, salt="s"),
        Order("set", {"ada": "new"}),
        Order("set", {"ben": None}),
        Memo("ada", "diary", "dear diary"),
        Hold(("word",)),
        Reseed("0" * 64),
    ],
    ids=lambda entry: type(entry).__name__,
)
def test_checking_an_entry_changes_nothing(entry):
    game = at_half()
    before = game.state()
    game.kernel.check(entry)
    assert game.state() == before


def test_a_replaced_ask_and_a_cut_one_say_why_they_are_stale():
    game = at_half()
    game.order("set", ada="new")
    before = game.state()
    with pytest.raises(StaleAsk, match="asked again"):
        game.answer(ADA)
    assert game.state() == before


def test_after_the_end_nothing_can_be_entered():
    game = at_half()
    game.answer_all()
    assert game.kernel.over
    before = game.state()
    for entry in (
        Answer(ADA, {"word": "x"}),
        Memo("ada", "diary", "x"),
        Hold(()),
        Ruling(ADA, "release"),
        Reseed("0" * 64),
    ):
        for refuse in (game.kernel.check, game.kernel.apply):
            with pytest.raises(SeasonOver):
                refuse(entry)
    assert game.state() == before


def test_orders_after_the_end_are_passed_to_the_rules():
    game = at_half()
    game.answer_all()
    with pytest.raises(OrderRefused):
        game.order("unknown")
    game.order("set", ada="known still")
    assert game.world.set == {"ada": "known still"}


def test_a_season_starts_once():
    game = Game(script)
    with pytest.raises(Misused, match="has been started already"):
        game.kernel.start()
    game.answer_all()
    with pytest.raises(Misused, match="has been started already"):
        game.kernel.start()
