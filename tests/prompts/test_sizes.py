"""Prompts that have to fit into a small context: what shrinks, and what always stays."""

from __future__ import annotations

from itertools import pairwise

import pytest

from showrunner.players.llm.memory import FULL_ROOM, NewsLine, fitted, latest
from showrunner.players.llm.prompting import SIZES, Prompt, talk_of, what_to_give
from tests.prompts.playing import Played
from tests.prompts.seats import Asked, Seats, templates

ANSWER_TOKENS = 900
"""Tokens that an answer with its private parts may have: about 170 words and the reasoning."""


def fits(file: str, size: int, context: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every prompt of a season fits, and still has the question, its fields and the last words."""
    most = context - ANSWER_TOKENS
    seats: list[Seats] = []
    usual = Seats.__init__
    monkeypatch.setattr(
        Seats, "__init__", lambda self, *given: (usual(self, *given), seats.append(self))[0]
    )
    shortened = 0
    for asked, _ in Played(file, size=size).prompts():
        prompter, memory = seats[0].prompters[asked.seat], seats[0].memories[asked.seat]
        prompt = prompter.prompt(templates(), asked.form, most)
        assert prompt.tokens <= most, f"{asked.form.kind}: {prompt.tokens}"
        still_there(prompt, asked)
        talk = talk_of(memory, asked.form)
        assert talk is None or all(line in prompt.turn for line in talk.lines[-1:])
        shortened += bool(prompt.left_out)
        assert (prompt.turn == asked.prompt.turn) or prompt.left_out
        if prompt.left_out:
            assert f"Shortened: {', '.join(prompt.left_out)}." in prompt.turn
    assert shortened


def still_there(prompt: Prompt, asked: Asked) -> None:
    """The question stands there with its fields, and who the others are."""
    question = asked.prompt.turn.rpartition("## Your turn")[2]
    assert prompt.turn.endswith(question)
    if "submission" not in asked.form.fields:  # which has its own words for its fields
        assert what_to_give(asked.form) in prompt.turn
    assert prompt.schema == asked.prompt.schema


@pytest.mark.parametrize(
    ("file", "size", "context"), [("quick", 8, 4096), ("six", 8, 4096), ("conference", 9, 3584)]
)
def test_4096_tokens_play_a_small_season(
    file: str, size: int, context: int, monkeypatch: pytest.MonkeyPatch
):
    fits(file, size, context, monkeypatch)


@pytest.mark.full
@pytest.mark.parametrize(("file", "size"), [("standard", 20), ("large", 20), ("summit", 20)])
def test_8192_tokens_play_a_season_of_twenty(file: str, size: int, monkeypatch: pytest.MonkeyPatch):
    most = 8192 - ANSWER_TOKENS
    for asked, _ in Played(file, size=size).prompts():
        assert asked.prompt.tokens <= most


def test_sizes_shrink():
    for larger, smaller in pairwise(SIZES):
        assert all(less <= more for less, more in zip(smaller.room, larger.room, strict=True))
        assert smaller.room.news < larger.room.news
    assert SIZES[0].room == FULL_ROOM


def test_the_oldest_and_the_impersonal_go_first():
    lines = [
        NewsLine("\n### Camp"),
        NewsLine("Gathered: 12."),
        NewsLine("\n### Talks"),
        NewsLine("Zora: “I'm with you.”", personal=True),
        NewsLine("Seen: two pairs."),
        NewsLine("Ben: “Who told you?”", personal=True),
    ]
    assert fitted(lines, 1000) == lines
    cut = [line.text for line in fitted(lines, 18)]
    assert cut[1:] == ["\n### Talks", lines[3].text, lines[5].text]
    assert "more than you can recall" in cut[0]
    assert [line.text for line in fitted(lines, 1)][1:] == ["\n### Talks", lines[5].text]
    assert latest(["old", "new"], 0) == ["new"]
