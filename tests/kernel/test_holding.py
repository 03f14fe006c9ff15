from __future__ import annotations

import pytest

from showrunner.errors import IllegalAnswer, OrderRefused, StaleAsk
from showrunner.kernel import EVERYBODY, AskState, Hold, Ruling, Stage
from tests.kernel.tiny import Game, World

ADA = "season/1:ada"


async def script(stage: Stage, world: World) -> None:
    questions = {"ada": world.word("ada", "vote"), "ben": world.word("ben", "wish")}
    answers = await stage.ask_all(questions)
    stage.tell(list(answers.items()), EVERYBODY)


def held() -> Game:
    """A season in which Ada's answer is held and Ben's is in."""
    game = Game(script)
    game.give(Hold(("vote",)))
    game.answer(ADA, "treason")
    game.answer("season/1:ben")
    return game


def test_only_answers_of_the_held_kinds_are_held():
    game = held()
    assert game.open == [ADA]
    ask = game.kernel.asks[ADA]
    assert ask.state is AskState.HELD
    assert ask.answer is not None
    assert ask.answer.value == {"word": "treason"}
    assert not ask.takes_answers


def test_a_held_answer_cannot_be_given_again():
    game = held()
    with pytest.raises(StaleAsk, match="it is answered"):
        game.answer(ADA, "other")


def test_release_lets_the_answer_through():
    game = held()
    game.give(Ruling(ADA, "release"))
    assert game.facts[-1] == [("ada", "treason"), ("ben", "yes")]


def test_replace_puts_another_answer_in_its_place():
    game = held()
    game.give(Ruling(ADA, "replace", {"word": "loyalty"}))
    assert game.facts[-1] == [("ada", "loyalty"), ("ben", "yes")]


def test_a_replacement_must_be_legal():
    game = held()
    before = game.state()
    with pytest.raises(IllegalAnswer):
        game.give(Ruling(ADA, "replace", {"word": "illegal"}))
    assert game.state() == before


def test_veto_asks_again_under_the_same_hold():
    game = held()
    step = game.give(Ruling(ADA, "veto"))
    assert [ask.id for ask in step.withdrawn] == [ADA]
    assert [ask.id for ask in step.opened] == [f"{ADA}~2"]
    with pytest.raises(StaleAsk, match="vetoed, and the question was asked again"):
        game.answer(ADA)
    game.answer(f"{ADA}~2", "better")
    assert game.kernel.asks[f"{ADA}~2"].state is AskState.HELD
    game.give(Ruling(f"{ADA}~2", "release"))
    assert game.facts[-1] == [("ada", "better"), ("ben", "yes")]


def test_changed_terms_withdraw_a_held_answer():
    game = held()
    step = game.order("set", ada="new")
    assert [ask.id for ask in step.withdrawn] == [ADA]
    with pytest.raises(StaleAsk):
        game.give(Ruling(ADA, "release"))
    assert game.kernel.asks[f"{ADA}~2"].state is AskState.OPEN


def test_unchanged_terms_keep_a_held_answer():
    game = held()
    game.order("set", other="x")
    assert game.kernel.asks[ADA].state is AskState.HELD
    game.give(Ruling(ADA, "release"))
    assert game.kernel.over


def test_a_held_answer_whose_question_is_dropped_is_withdrawn():
    game = held()
    game.order("set", ada=None)
    assert game.facts[-1] == [("ben", "yes")]


def test_a_later_hold_replaces_the_kinds_and_keeps_what_is_held():
    game = held()
    game.give(Hold(()))
    assert game.kernel.held_kinds == frozenset()
    assert game.kernel.asks[ADA].state is AskState.HELD


def test_the_engines_answers_are_never_held():
    game = Game(script)
    game.give(Hold(("vote",)))
    game.answer(ADA, by="engine")
    assert game.open == ["season/1:ben"]


def test_there_is_no_ruling_on_what_is_not_held():
    game = Game(script)
    before = game.state()
    with pytest.raises(StaleAsk, match="no answer to it is held; hold its kind first"):
        game.give(Ruling(ADA, "release"))
    with pytest.raises(StaleAsk, match="there was never such a decision"):
        game.give(Ruling("season/9:zoe", "release"))
    assert game.state() == before


def test_an_unknown_verdict_is_refused():
    game = held()
    with pytest.raises(OrderRefused, match="'burn' is not a verdict: give"):
        game.give(Ruling(ADA, "burn"))  # type: ignore[arg-type]


def test_producers_are_told_of_holds_rulings_and_answers_no_player_gave():
    game = Game(script)
    game.give(Hold(("vote",)))
    game.answer(ADA, by="clock")
    game.give(Ruling(ADA, "release"))
    game.answer("season/1:ben", by="engine")
    assert [fact for fact in game.facts if fact[0] == "note"] == [
        ("note", "Hold", ""),
        ("note", "Answer", ADA),
        ("note", "Ruling", ADA),
    ]


def test_a_held_season_replays():
    game = held()
    game.give(Ruling(ADA, "replace", {"word": "loyalty", "text": "dear diary"}, salt="s"))
    digest = game.kernel.story.digest
    assert game.replayed().kernel.story.digest == digest
    assert game.replayed(game.kept).kernel.story.digest == digest
