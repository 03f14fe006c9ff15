"""Acts in seasons of models: told beside the words, filled in by a reader, in any language."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

import pytest

from showrunner.formats.format import load_format
from showrunner.formats.talk import filling_in
from showrunner.formats.talk.acts import Act, Acts
from showrunner.formats.talk.facts import MessageSaid, Said
from showrunner.house_model import HouseModel
from showrunner.house_model.answering import answer_to, dice
from showrunner.house_model.asking import read_request
from showrunner.house_model.speech import AnswerWriter
from showrunner.players.llm.agency import Agency
from showrunner.players.llm.profile import RUNGS
from showrunner.running.prompts import prompt_of
from showrunner.running.runner import Runner
from showrunner.store import Store
from tests.databases import with_store
from tests.every_format.seasons import settings_for
from tests.models.acting import drive, is_over, lines_to, models, outcomes, profile, stand_ins
from tests.prompts.golden import SEASONS
from tests.prompts.seats import templates
from tests.running.driving import soon
from tests.store.short_season import SEATS, create

ENOUGH = 30
"""After so many answers with acts no more are compared."""


async def spoken(store: Store, season: str) -> list[Any]:
    """All that was said aloud in a season."""
    facts = [one.fact for one in await store.past.facts(season)]
    return [fact for fact in facts if isinstance(fact, Said)]


@pytest.mark.parametrize(
    ("language", "rung"),
    [
        *(("English", rung) for rung in RUNGS),
        ("French", "json_schema"),
        ("German", "json_schema"),
    ],
)
def test_models_say_what_their_words_do_in_any_language(
    sqlite: str, language: str, rung: Any
) -> None:
    async def work(store: Store) -> None:
        season = await create(store, models(SEATS, language=language, words_per_message=60))
        async with HouseModel() as house, lines_to(profile(house, rung=rung)) as lines:
            await drive(store, season, lines)
        await is_over(store, season)
        assert (await outcomes(store, season)).keys() == {"answered"}
        assert await stand_ins(store, season) == 0
        said = await spoken(store, season)
        acts = [act for fact in said for act in fact.acts]
        assert len({act.act for act in acts}) > 3
        assert all(act.about in SEATS for act in acts if act.act == "propose")
        talks = [fact for fact in said if isinstance(fact, MessageSaid)]
        assert sum(bool(fact.acts) for fact in talks) >= len(talks) / 3
        words = " ".join(str(fact.words) for fact in said if fact.words)
        assert bool(re.search(r"\b(we|the|not)\b", words)) == (language == "English")
        calls = await store.calls.page(season, limit=100_000)
        for call in calls[:: len(calls) // 5]:
            assert (await prompt_of(store, season, call)).exact
        assert not [call.detail for call in calls if "left out" in call.detail]

    with_store(sqlite, work)


@pytest.mark.parametrize(("game", "rounds"), [("mini_survivor", 1), ("survival", 2)])
def test_a_french_season_of_another_game_keeps_its_acts(
    sqlite: str, game: str, rounds: int
) -> None:
    async def work(store: Store) -> None:
        format = load_format(game)
        parameters = {"language": "French", "max_rounds": rounds}
        settings = settings_for(format, min(format.sizes), "model:house", parameters=parameters)
        season = await create(store, settings)
        async with HouseModel() as house, lines_to(profile(house)) as lines:
            await drive(store, season, lines)
        await is_over(store, season)
        said = [fact for fact in await spoken(store, season) if fact.words]
        assert said
        assert not [str(fact.words) for fact in said if " the " in f" {fact.words} ".lower()]
        acts = [act for fact in said for act in fact.acts]
        assert acts
        assert sum(bool(fact.acts) for fact in said) >= len(said) / 5
        calls = await store.calls.page(season, limit=100_000)
        assert not [call.detail for call in calls if "left out" in call.detail]

    with_store(sqlite, work)


@pytest.mark.parametrize(("game", "at"), [("survivor", 1), ("mini_survivor", -1), ("survival", 0)])
def test_the_house_model_does_the_same_in_french_as_in_english(game: str, at: int) -> None:
    """The same dice and the same scene: other words, the same acts."""
    compared = 0
    for asked, _ in SEASONS[game][at].prompts():
        if "acts" not in asked.form.fields:
            continue
        prompt = asked.prompt.on("text", templates())
        answers = []
        for language in ("English", "French"):
            system = prompt.system.replace("in English", f"in {language}")
            messages = [
                {"role": "system", "content": system},
                {"role": "user", "content": prompt.turn},
            ]
            read = read_request({"messages": messages})
            luck = dice("house", "answer", prompt.turn.encode(), 0)
            answers.append(answer_to(read, luck).value["answer"])
        english, french = answers
        words = "say" if "say" in english else "words"
        assert english["acts"] == french["acts"]
        assert english[words] is None or english[words] != french[words]
        compared += bool(english["acts"])
        if compared > ENOUGH:
            break
    assert compared > 5


def test_a_reader_fills_acts_in_before_the_answer_is_handed_in(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The journal holds what was read, so that a replay needs no reader."""
    monkeypatch.setattr(AnswerWriter, "acts", lambda self: [])
    heard: list[tuple[str, Sequence[str]]] = []

    def read_acts(words: str, speaker: str, listeners: Sequence[str], field: Acts) -> list[Act]:
        assert words
        assert speaker not in listeners
        heard.append((speaker, listeners))
        other = next(one.value for one in field.people if one.value != speaker)
        return [Act("warn", other, by=speaker)]

    monkeypatch.setattr(filling_in, "read_acts", read_acts)

    async def work(store: Store) -> None:
        season = await create(store, models(conversations_per_player=3))
        async with HouseModel() as house, lines_to(profile(house)) as lines:
            runner = Runner(store, season, hires=Agency(lines))
            await soon(runner.run(until_idle=True))
        await is_over(store, season)
        said = await spoken(store, season)
        assert all(fact.acts for fact in said if fact.words)
        assert all(fact.acts[0].act == "warn" for fact in said if fact.words)
        assert any(len(listeners) == 1 for _, listeners in heard), "in private one hears it"
        assert any(not listeners for _, listeners in heard), "at the vote, nobody in particular"

    with_store(sqlite, work)
