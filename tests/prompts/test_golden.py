"""Golden prompts: what every question reads like to a model, word for word."""

from __future__ import annotations

import pytest

from tests.prompts.golden import FOLDER, SEASONS, kinds, made

ANEW = "`make golden-prompts` writes them anew: read what has changed"


@pytest.mark.parametrize("game", SEASONS)
def test_every_prompt_is_as_it_was_read(game: str):
    texts = made(game)
    kept = {file.stem: file.read_text(encoding="utf-8") for file in (FOLDER / game).glob("*.md")}
    changed = [name for name in texts if kept.get(name) != texts[name]]
    assert not changed, f"prompts of {game} have changed: {', '.join(changed)}; {ANEW}"


@pytest.mark.parametrize("game", SEASONS)
def test_every_kind_of_question_has_a_golden_prompt(game: str):
    assert sorted(file.stem for file in (FOLDER / game).glob("*.md")) == kinds(game)


def test_every_game_has_golden_prompts():
    from showrunner.formats.format import format_names

    assert sorted(SEASONS) == sorted(format_names())
