"""Models, bots and a person in one season: they talk, and nobody can tell who is what."""

from __future__ import annotations

import asyncio
import re
from typing import Any

from showrunner.formats.talk.facts import MessageSaid, TalkBegan
from showrunner.house_model import HouseModel
from tests.api.serving import Client, House
from tests.api.test_models import SECONDS, with_models

CAST = ["ama", "caio", "hemi", "nour", "tegan", "zora"]
MODELS, PERSON = ("caio", "zora"), "nour"
BOTS = ("ama", "hemi", "tegan")
TOLD = re.compile(r"model:|bot:|\boutside\b|language model|\bbots?\b", re.IGNORECASE)


async def plays(client: Client, season: str) -> None:
    """Seek everybody, name somebody in talks in plain words, else answer the default."""
    target = "Tegan"
    while True:
        asked = await client.get(f"seasons/{season}/asks")
        for one in asked.json["asks"] if asked.status == 200 else ():
            answer: dict[str, Any] = dict(one["form"]["default"])
            if one["kind"].endswith(".preferences"):
                answer["ranked"] = answer["open"]
            if one["kind"].endswith(".talk"):
                answer = {"say": f"I want {target} out tonight. Who will you vote for?",
                          "end": False}  # fmt: skip
            await client.post(f"seasons/{season}/asks/{one['ask']}/answer", {"answer": answer})
        await asyncio.sleep(0.05)


def test_models_bots_and_a_person_talk_with_each_other(sqlite: str) -> None:
    async def work(opened: House, model: HouseModel) -> None:
        season = await opened.season(
            cast=CAST,
            players={**dict.fromkeys(MODELS, "model:house"), PERSON: "outside"},
            seed="h",  # one with which all three kinds meet
            allowance={"season": None, "tokens": None},
            start=True,
        )
        playing = asyncio.create_task(plays(await opened.contestant(season, PERSON), season))
        try:
            await opened.over(season, SECONDS)
        finally:
            playing.cancel()
        facts = [told.fact for told in await opened.store.past.facts(season)]
        kind = {seat: "model" if seat in MODELS else "bot" if seat in BOTS else "person"
                for seat in CAST}  # fmt: skip
        talked = {frozenset(map(kind.get, one.seats)) for one in facts if type(one) is TalkBegan}
        assert {frozenset({"model", "bot"}), frozenset({"person", "bot"})} <= talked
        assert answers_to_the_point(facts)
        calls = (await opened.producer.get(f"seasons/{season}/calls", limit=500)).good()["calls"]
        assert {one["seat"] for one in calls} == set(MODELS)
        for call in calls[::7]:
            number = call["number"]
            prompt = (await opened.producer.get(f"seasons/{season}/calls/{number}/prompt")).good()
            words = "\n".join(one["content"] for one in prompt["messages"])
            assert not TOLD.search(words), TOLD.search(words)

    with_models(sqlite, work)


def answers_to_the_point(facts: list[Any]) -> bool:
    """Whether a bot that the person asks about its vote names somebody in that talk.

    Others may say that they do not know yet.
    """
    asked: list[bool] = []
    talks: dict[str, list[MessageSaid]] = {}
    for one in facts:
        if type(one) is TalkBegan:
            talks[one.talk] = []
        if type(one) is not MessageSaid or not one.words:
            continue
        talk = talks[one.talk]
        talk.append(one)
        if one.seat in BOTS and len(talk) > 1 and talk[-2].seat == PERSON:
            told = " ".join(str(said.words) for said in talk if said.seat == one.seat)
            asked.append(any(name.capitalize() in told for name in CAST))
    return any(asked)
