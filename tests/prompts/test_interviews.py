"""DS-9.4: what an interview leaves behind in what its castaway's model is told."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from showrunner.kernel import Answer, Dice, Memo, Order, luck_from_seed
from tests.formats.mini_survivor.test_secrecy import GARDEN as MINI_SURVIVOR
from tests.formats.survival.test_secrecy import GARDEN as SURVIVAL
from tests.prompts.seats import Asked, Seats, prompts_of
from tests.secrecy.game import Game, scripted, settings

SETTINGS = {
    "survivor": settings(Dice(b"interviews", ("cast",))),
    "mini_survivor": MINI_SURVIVOR.settings,
    "survival": SURVIVAL.settings,
}
QUESTION = "Who carried the lantern?"
ANSWER = "I did, and I hid it under the third palm."
SEAT = {"survivor": "s01", "mini_survivor": "s1", "survival": "s01"}


def season(game: str, memory: str, entries: int) -> Game:
    chosen = SETTINGS[game]
    parameters = {**chosen.parameters, "interview_memory": memory}
    chosen = msgspec.structs.replace(chosen, parameters=parameters)
    script = scripted(bytes(range(32)), SEAT[game])
    playing = Game(chosen, luck_from_seed(f"interviews {game}"), script).start()
    for _ in range(entries):
        playing.advance()
    return playing


def interviewed(game: Game, seat: str) -> None:
    """The seat is asked, with every claim there is, and answers."""
    claims = list(game.format.claims)
    terms = {"seat": seat, "question": QUESTION, "claims": claims}
    game.enter(Order("interview", terms, salt="order"))
    ask: Any = next(
        ask
        for ask in game.kernel.asks.values()
        if ask.seat == seat and ask.question.kind == "interview"
    )
    value = {**ask.question.random(Dice(b"claims", (1,))), "words": ANSWER}
    game.enter(Answer(ask.id, value, salt="answer"))


def to_the_end(game: Game) -> None:
    while game.advance():
        pass


def in_the_second_round(game: str) -> str:
    """Somebody who lives to write about the first one."""
    playing = season(game, "remembered", 20)
    while playing.sheet.round < 2:
        assert playing.advance()
    seat: str = playing.sheet.active[-1]
    return seat


def told(game: Game, seat: str) -> list[Asked]:
    return [
        asked
        for asked in prompts_of(game.format, game.settings, game.steps)
        if asked.seat == seat and asked.form.kind != "interview"
    ]


@pytest.mark.parametrize("entries", [20, 60])
@pytest.mark.parametrize("game", SETTINGS)
def test_after_a_quarantined_interview_prompts_are_the_same_bytes(game: str, entries: int):
    seat = SEAT[game]
    without = season(game, "quarantined", entries)
    played = without.fork()
    interviewed(played, seat)
    assert len(played.entries) == len(without.entries) + 2
    for each in (played, without):
        to_the_end(each)
    prompts = [[asked.prompt for asked in told(each, seat)] for each in (played, without)]
    assert prompts[0] == prompts[1]
    assert len(prompts[0]) > 5
    assert not any(ANSWER in asked.text or QUESTION in asked.text for asked in told(played, seat))


@pytest.mark.parametrize("game", SETTINGS)
def test_a_remembered_interview_is_in_memory_and_in_what_the_diary_is_written_from(game: str):
    seat = in_the_second_round(game)
    playing = season(game, "remembered", 20)
    interviewed(playing, seat)
    seats = Seats(playing.format, playing.settings, seat)
    for step in playing.steps:
        seats.see(step)
    seen = len(playing.steps)
    assert ANSWER in seats.memories[seat].news
    while not seats.diaries_due():
        assert playing.advance()
        for step in playing.steps[seen:]:
            seats.see(step)
        seen = len(playing.steps)
    turn = seats.diary(seat).prompt.turn
    assert QUESTION in turn
    assert ANSWER in turn
    playing.enter(Memo(seat, "diary", "I said where it is.", salt="memo"))
    seats.see(playing.steps[-1])
    assert ANSWER not in seats.diary(seat).prompt.turn, "the diary stands for it"
    assert "I said where it is." in seats.diary(seat).prompt.turn


@pytest.mark.parametrize("game", SETTINGS)
def test_the_question_itself_is_put_as_a_quote_with_its_claims(game: str):
    playing = season(game, "quarantined", 40)
    interviewed(playing, SEAT[game])
    asked = next(
        asked
        for asked in prompts_of(playing.format, playing.settings, playing.steps)
        if asked.form.kind == "interview"
    )
    assert f"They ask: “{QUESTION}”" in asked.prompt.turn
    claims = asked.prompt.schema["properties"]["answer"]["properties"]["claims"]
    assert claims["required"]
    assert all(f"`{claim}`" in asked.prompt.turn for claim in claims["required"])
