"""A real llama.cpp server: its grammar makes any model legal, even one that writes by chance."""

from __future__ import annotations

import asyncio
from collections import Counter
from pathlib import Path

import pytest

from showrunner.players.llm.allowance import Allowance
from showrunner.players.llm.answer_reading import ReadAnswer
from showrunner.players.llm.completion_reading import read_completion
from showrunner.players.llm.profile import Profile
from showrunner.players.llm.templates import TemplateFolder
from showrunner.store import Store
from tests.databases import with_store
from tests.models.acting import FOUR, PROMPTS, allow, drive, is_over, lines_to, models, stand_ins
from tests.outside.llama_server import SLOTS, llama_server
from tests.prompts.golden import SEASONS
from tests.prompts.seats import Asked
from tests.store.short_season import create

OWN_DECISIONS = 0.95
MAX_OF_A_KIND = 4


def profile(url: str) -> Profile:
    return Profile(name="house", base_url=url, model="random", in_flight=SLOTS)


@pytest.mark.parametrize("context", [4096, pytest.param(32_768, marks=pytest.mark.full)])
def test_in_a_season_random_weights_decide_themselves(
    sqlite: str, tmp_path: Path, context: int
) -> None:
    async def work(store: Store) -> None:
        season = await create(store, models(FOUR, turns_per_conversation=1, group_talk=True))
        await allow(store, season, Allowance(season=None, patience=600))
        with llama_server(tmp_path, context) as url:
            async with lines_to(profile(url)) as lines:
                await drive(store, season, lines)
        await is_over(store, season)
        calls = await store.calls.page(season, limit=100_000)
        asks = {call.ask for call in calls if call.ask}
        refused = Counter(
            (call.kind, call.outcome, call.detail)
            for call in calls
            if call.outcome not in ("answered", "over_long")
        )
        assert len(asks) > 20
        assert {call.rung for call in calls} == {"json_schema"}
        assert await stand_ins(store, season) <= (1 - OWN_DECISIONS) * len(asks), refused

    with_store(sqlite, work)


@pytest.mark.full
@pytest.mark.parametrize("game", SEASONS)
def test_random_weights_answer_every_kind_of_question_legally(game: str, tmp_path: Path) -> None:
    of_kind: dict[str, list[Asked]] = {}
    for played in SEASONS[game][-1:]:
        for asked, _ in played.prompts():
            of_kind.setdefault(asked.form.kind, []).append(asked)
    # The last ones are about the smallest camps, and have the longest memories.
    chosen = [
        asked for kind in of_kind.values() for asked in (*kind[:1], *kind[1 - MAX_OF_A_KIND :])
    ]
    wrong: list[object] = []

    async def ask_all(url: str) -> None:
        templates = TemplateFolder(PROMPTS).now
        async with lines_to(profile(url)) as lines:
            client = lines.line("house").client
            for asked in chosen:
                prompt = asked.prompt.on("json_schema", templates)
                completion = await client.complete(prompt, "json_schema", 2000)
                read = read_completion(completion, asked.form, ())
                if not isinstance(read, ReadAnswer):
                    wrong.append((asked.form.kind, read))

    with llama_server(tmp_path, 32_768) as url:
        asyncio.run(ask_all(url))
    assert len(wrong) <= (1 - OWN_DECISIONS) * len(chosen), wrong
    assert len(of_kind) > 5
