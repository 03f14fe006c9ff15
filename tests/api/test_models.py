"""Models over the API: profiles and their allowed endpoints, calls and costs of seasons."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
import pytest

from showrunner.addresses import LONGEST_URL
from showrunner.formats.talk.acts import Act
from showrunner.formats.talk.facts import Said
from showrunner.house_model import HouseModel, HouseSettings
from showrunner.players.llm.allowance import Allowance
from showrunner.players.llm.client import ModelClient
from showrunner.players.llm.listed_models import ListedModel
from showrunner.running.models import Models
from showrunner.settings import ModelSettings
from tests.api.serving import House, house
from tests.api.test_asks import asked
from tests.outside.test_addresses import tricks

SECONDS = 60.0
HINT = "Caio, Caio, Caio."
"""Words in which the built-in reader finds nothing, and the house model a proposal."""
PRICES = {"input": 500, "cached": 50, "output": 1500}
"""A thousand times the usual prices, so that few calls reach a cap."""
FOUR = {
    "season": "quick",
    "cast": 4,
    "seed": "models",
    "player": "model:house",
    "allowance": {"season": None},
}
Work = Callable[[House, HouseModel], Awaitable[None]]


def with_models(address: str, work: Work, **settings: Any) -> None:
    """Run this with a server that is allowed to connect to a house model."""

    async def go() -> None:
        async with HouseModel(HouseSettings(**settings)) as model:
            place = model.base_url.removesuffix("/v1")
            models = Models(ModelSettings(hosts=f"{place} 127.0.0.1"))
            async with house(address, models=models) as opened:
                profile = {
                    "base_url": model.base_url,
                    "settings": {"prices": PRICES, "timeout": 10, "in_flight": 100},
                }
                (await opened.operator.put("models/house", profile)).good()
                await asyncio.wait_for(work(opened, model), SECONDS)

    asyncio.run(go())


async def paused(opened: House, season: str) -> str:
    """Wait until a season has paused by itself; return the reason."""
    await opened.until(season, "paused", SECONDS)
    hand = (await opened.producer.get(f"seasons/{season}")).good()["hand"]
    return str(hand["paused_for"])


def test_a_model_reads_the_acts_of_what_a_person_says_over_the_api(sqlite: str) -> None:
    async def work(opened: House, model: HouseModel) -> None:
        season = await opened.season(
            cast=["ama", "caio", "hemi", "nour"],
            players={"ama": "outside"},
            allowance={"reader": "house"},
            start=True,
        )
        ama = await opened.contestant(season, "ama")
        ask = await asked(ama, season)
        while "acts" not in ask["form"]["default"]:
            path = f"seasons/{season}/asks/{ask['ask']}/answer"
            (await ama.post(path, {"answer": ask["form"]["default"]})).good()
            ask = await asked(ama, season, known=ask["ask"])
        answer = dict(ask["form"]["default"])
        answer["say" if "say" in answer else "words"] = HINT
        taken = await ama.post(f"seasons/{season}/asks/{ask['ask']}/answer", {"answer": answer})
        assert taken.good()["state"] == "taken"
        facts = [told.fact for told in await opened.store.past.facts(season)]
        (said,) = [
            fact
            for fact in facts
            if isinstance(fact, Said) and str(fact.words) == HINT  # type: ignore[attr-defined]
        ]
        assert said.acts == (Act("propose", "caio"),)
        calls = (await opened.producer.get(f"seasons/{season}/calls")).good()["calls"]
        assert [one["kind"] for one in calls] == ["reading"]

    with_models(sqlite, work)


def test_a_season_of_models_tells_what_each_call_was_told_and_cost(address: str) -> None:
    async def work(opened: House, model: HouseModel) -> None:
        season = await opened.season(**{**FOUR, "cast": 5}, start=True)
        await opened.over(season, SECONDS)
        costs = (await opened.producer.get(f"seasons/{season}/costs")).good()
        stats = model.stats
        totals = {one: sum(row[one] for row in costs["by_seat"]) for one in costs["by_seat"][0]
                  if one.endswith("tokens")}  # fmt: skip
        assert sum(row["calls"] for row in costs["by_outcome"]) == stats.requests
        assert totals["prompt_tokens"] == stats.prompt_tokens
        assert totals["answer_tokens"] == stats.completion_tokens
        assert {row["what"] for row in costs["by_outcome"]} <= {"answered", "over_long"}
        assert costs["spent"] > 0 and costs["forecast"] is None
        told = costs["decisions"]
        assert told["own"] == told["all"] > 0 and not told["too_few"]
        seen, after = [], 0
        while after is not None:
            page = (
                await opened.producer.get(f"seasons/{season}/calls", after=after, limit=50)
            ).good()
            seen += page["calls"]
            after = page["next"]
        assert [one["number"] for one in seen] == list(range(1, len(seen) + 1))
        assert {"diary"} < {one["kind"] for one in seen}
        for call in seen[:: max(1, len(seen) // 12)]:
            told = await opened.producer.get(f"seasons/{season}/calls/{call['number']}/prompt")
            prompt = told.good()
            assert prompt["exact"], call
            assert '"choices"' in prompt["reply"]
            assert prompt["messages"][0]["content"].startswith("You are ")
            one = (await opened.producer.get(f"seasons/{season}/calls/{call['number']}")).good()
            assert one == call

    with_models(address, work)


def test_s9_a_season_pauses_at_its_cap_and_goes_on_when_it_is_raised(sqlite: str) -> None:
    async def work(opened: House, model: HouseModel) -> None:
        season = await opened.season(**{**FOUR, "allowance": {"season": 10}}, start=True)
        assert "the season has spent" in await paused(opened, season)
        costs = (await opened.producer.get(f"seasons/{season}/costs")).good()
        assert 0 < costs["spent"] <= 10
        assert costs["forecast"]["whole"] >= costs["spent"]
        before = model.stats.requests
        await opened.producer.post(f"seasons/{season}/resume")
        assert "the season has spent" in await paused(opened, season)
        assert model.stats.requests == before
        (await opened.producer.put(f"seasons/{season}/allowance", {"season": 4000})).good()
        (await opened.producer.post(f"seasons/{season}/resume")).good()
        await opened.over(season, SECONDS)
        told = (await opened.producer.get(f"seasons/{season}")).good()["hand"]
        assert told["paused_for"] is None

    with_models(sqlite, work)


def test_s9_at_its_cap_a_seat_is_stood_in_for_where_producers_chose_so(sqlite: str) -> None:
    async def work(opened: House, model: HouseModel) -> None:
        allowance = {"seat": 3, "at_cap": "stand-in"}
        season = await opened.season(**{**FOUR, "allowance": allowance}, start=True)
        await opened.over(season, SECONDS)
        costs = (await opened.producer.get(f"seasons/{season}/costs")).good()
        assert all(row["cost"] <= 3 for row in costs["by_seat"])
        facts = await opened.store.past.facts(season)
        assert any(getattr(one.fact, "by", "") == "stand-in" for one in facts)

    with_models(sqlite, work)


def test_a_season_files_allowance_counts_unless_another_one_is_sent(sqlite: str) -> None:
    file = (
        'format = "survivor"\ntitle = "Thrift"\ncast = 6\nplayer = "model:house"\n'
        '[allowance]\nseason = 2\nat_cap = "stand-in"\n'
    )

    async def work(opened: House, model: HouseModel) -> None:
        for sent, kept in (
            ({}, Allowance(season=2, at_cap="stand-in")),
            ({"allowance": {"seat": 1}}, Allowance(seat=1)),
        ):
            made = await opened.producer.post("seasons", {"toml": file, **sent})
            season = made.good()["id"]
            costs = (await opened.producer.get(f"seasons/{season}/costs")).good()
            assert msgspec.convert(costs["allowance"], Allowance) == kept
        wrong = file.replace("season = 2", 'cheaper = "tiny"')
        refused = await opened.producer.post("seasons", {"toml": wrong})
        assert refused.status == 422
        assert "tiny" in refused.json["detail"]

    with_models(sqlite, work)


def test_who_comes_back_is_told_their_diary_until_it_is_erased_where_it_was_written(
    sqlite: str,
) -> None:
    async def work(opened: House, model: HouseModel) -> None:
        first = await opened.season(season="quick", cast=4, seed="first", start=True)
        await opened.over(first, SECONDS)
        second = await opened.season(**FOUR, remembers=first, start=True)
        await opened.over(second, SECONDS)
        remembered: Any = (await opened.store.seasons.settings(second)).remembered
        calls = (await opened.producer.get(f"seasons/{second}/calls", limit=500)).good()["calls"]
        call = next(one for one in calls if one["seat"] in remembered)
        diary = remembered[call["seat"]][-1]
        words = max(re.findall(r"[\w ,.]+", diary.words), key=len).strip()

        async def told() -> tuple[bool, bool]:
            address = f"seasons/{second}/calls/{call['number']}/prompt"
            prompt = (await opened.producer.get(address)).good()
            return prompt["exact"], words in prompt["messages"][0]["content"]

        assert await told() == (True, True)
        erase = f"seasons/{first}/texts/erase"
        holders = (await opened.producer.post(erase, {"seal": diary.seal})).good()
        assert set(holders) == {first, second}
        assert await told() == (False, False)

    with_models(sqlite, work)


def test_a_model_that_is_not_set_up_can_play_nobody(sqlite: str) -> None:
    async def work(opened: House, model: HouseModel) -> None:
        refused = await opened.producer.post("seasons", {**FOUR, "player": "model:hause"})
        assert refused.status == 404
        assert "did you mean 'model:house'" in refused.json["detail"]
        wrong = {**FOUR, "allowance": {"cheaper": "tiny"}}
        assert (await opened.producer.post("seasons", wrong)).status == 422

    with_models(sqlite, work)


def test_a_season_whose_profile_is_removed_pauses_and_says_so(sqlite: str) -> None:
    async def work(opened: House, model: HouseModel) -> None:
        season = await opened.season(**FOUR)
        (await opened.operator.delete("models/house")).good()
        (await opened.producer.post(f"seasons/{season}/start")).good()
        assert "no model profile 'house'" in await paused(opened, season)

    with_models(sqlite, work)


def test_a_seat_is_swapped_between_a_bot_and_a_model_while_the_season_runs(sqlite: str) -> None:
    async def work(opened: House, model: HouseModel) -> None:
        season = await opened.season(**{**FOUR, "player": "bot:sensible"}, pace=0.05, start=True)
        seat = (await opened.seats(season))[0]
        (
            await opened.producer.put(f"seasons/{season}/seats/{seat}/player",
                                      {"player": "model:house"})
        ).good()  # fmt: skip
        (await opened.producer.put(f"seasons/{season}/pace", {"seconds": 0})).good()
        await opened.over(season, SECONDS)
        costs = (await opened.producer.get(f"seasons/{season}/costs")).good()
        assert {row["what"] for row in costs["by_seat"]} == {seat}

    with_models(sqlite, work)


def test_another_model_makes_one_decision(sqlite: str) -> None:
    async def work(opened: House, model: HouseModel) -> None:
        other = {"base_url": model.base_url, "model": "other"}
        (await opened.operator.put("models/other", other)).good()
        bots = {**FOUR, "player": "bot:sensible", "cast": ["ama", "caio", "hemi", "nour"]}
        season = await opened.season(**bots, players={"ama": "outside"}, start=True)
        async with asyncio.timeout(SECONDS):
            while not (asked := await opened.store.asks.open(season, "ama")):
                await asyncio.sleep(0.02)
        unknown = {"ask": asked[0].id, "player": "model:nobody-has-this"}
        other = {"ask": asked[0].id, "player": "model:other"}
        (await opened.producer.post(f"seasons/{season}/answer-once", other)).good()
        async with asyncio.timeout(SECONDS):
            while not (await opened.store.calls.page(season)):
                await asyncio.sleep(0.02)
        calls = (await opened.producer.get(f"seasons/{season}/calls")).good()["calls"]
        assert [(one["seat"], one["profile"], one["ask"]) for one in calls] == [
            ("ama", "other", asked[0].id)
        ]
        gone = await opened.producer.post(f"seasons/{season}/answer-once", unknown)
        assert gone.status == 422

    with_models(sqlite, work)


def test_s8_a_profile_is_set_up_only_where_the_operator_allows(sqlite: str) -> None:
    async def work(opened: House, model: HouseModel) -> None:
        listed, other = int(model.base_url.split(":")[2].removesuffix("/v1")), 9
        urls = [url for url in tricks(listed, other) if len(url) < LONGEST_URL]
        assert len(urls) >= 100
        before = model.stats.requests
        for url in urls:
            tried = await opened.operator.put("models/tried", {"base_url": url, "model": "any"})
            assert 400 <= tried.status < 500, url
        assert model.stats.requests == before

    with_models(sqlite, work)


def test_only_operators_set_up_models_and_others_see_no_addresses(sqlite: str) -> None:
    async def work(opened: House, model: HouseModel) -> None:
        (one,) = (await opened.producer.get("models")).good()["models"]
        assert one["player"] == "model:house" and "profile" not in one
        (whole,) = (await opened.operator.get("models")).good()["models"]
        assert whole["profile"]["base_url"] == model.base_url
        body = {"base_url": model.base_url, "key": "DATABASE_URL"}
        assert (await opened.operator.put("models/odd", body)).status == 422
        elsewhere = {"base_url": "http://169.254.169.254/v1"}
        assert (await opened.operator.put("models/odd", elsewhere)).status in (400, 403, 422)
        assert [one["name"] for one in (await opened.producer.get("models")).good()["models"]] == [
            "house"
        ]

    with_models(sqlite, work)


@pytest.mark.parametrize(
    ("profile", "offered", "stated"),
    [
        (
            {"key": "HOUSE_API_KEY", "model": "m"},
            ["m"],
            "has no key; set the environment variable HOUSE_API_KEY",
        ),
        ({}, [], "names no model; its endpoint has none"),
        ({}, ["one", "another"], "names no model; its endpoint has one, another"),
    ],
    ids=["no key", "no model", "several models"],
)
def test_a_model_that_cannot_be_asked_is_told_so_when_it_is_tried_out(
    sqlite: str,
    monkeypatch: pytest.MonkeyPatch,
    profile: dict[str, str],
    offered: list[str],
    stated: str,
) -> None:
    """The response says what the profile lacks, so that operators need not read the log."""
    monkeypatch.delenv("HOUSE_API_KEY", raising=False)

    async def models_offered(asked: ModelClient) -> list[ListedModel]:
        return [ListedModel(name) for name in offered]

    monkeypatch.setattr(ModelClient, "models", models_offered)

    async def work() -> None:
        async with HouseModel() as model:
            place = model.base_url.removesuffix("/v1")
            keys = f"HOUSE_API_KEY={place}"
            models = Models(ModelSettings(hosts=f"{place} 127.0.0.1", keys=keys))
            async with house(sqlite, models=models) as opened:
                body = {"base_url": model.base_url, **profile}
                (await opened.operator.put("models/tried", body)).good()
                checked = await opened.operator.post("models/tried/check")
                assert (checked.status, checked.json["type"]) == (409, "urn:showrunner:player-away")
                assert stated in checked.json["detail"]
                assert not model.stats.requests

    asyncio.run(work())


def test_a_preset_gives_what_a_new_profile_omits(sqlite: str) -> None:
    async def work(opened: House, model: HouseModel) -> None:
        given = {"preset": "ollama", "base_url": model.base_url, "settings": {"timeout": 9}}
        told = (await opened.operator.put("models/tried", given)).good()["profile"]
        assert (told["base_url"], told["context"], told["timeout"]) == (model.base_url, 4096, 9)
        assert told["max_tokens_name"] == "max_tokens"
        for body, wrong in (
            ({"preset": "olama"}, "there is no preset 'olama'"),
            ({"preset": "azure"}, "has no base_url"),
            ({}, "has no base_url"),
            ({**given, "settings": {"headers": {"X-Api-Key": "1"}}}, "holds a secret"),
        ):
            refused = await opened.operator.put("models/tried", body)
            assert (refused.status, wrong in refused.json["detail"]) == (422, True), refused.json

    with_models(sqlite, work)


def test_a_model_is_tried_out_with_real_questions(sqlite: str) -> None:
    async def work(opened: House, model: HouseModel) -> None:
        checked = (await opened.operator.post("models/house/check")).good()
        assert checked["works"] and checked["rung"] == "json_object"
        assert [one["works"] for one in checked["probes"]] == [False, False, True, True]
        assert checked["cost"] > 0 and checked["calls"] > 100
        assert (checked["context"], checked["fits"]) == (None, None)
        assert f"{checked['longest_prompt']:,} tokens" in checked["window"]
        assert checked["longest_prompt"] > 1000

    with_models(sqlite, work, rungs=("json_object", "text"))


def test_a_key_is_stored_encrypted_for_its_host_alone_and_never_shown(sqlite: str) -> None:
    secret = "sk-" + "k" * 40

    async def go() -> None:
        async with HouseModel(HouseSettings(api_key=secret)) as model:
            place = model.base_url.removesuffix("/v1")
            hosts = f"{place} 127.0.0.1 http://other.example.org"
            models = Models(ModelSettings(hosts=hosts, server_key="s" * 32))
            async with house(sqlite, models=models) as opened:
                put, path = opened.operator.put, "models/house"
                profile = {"base_url": model.base_url, "secret": secret}
                told = [(await put(path, profile)).body, (await opened.operator.get("models")).body]
                stored = (await opened.store.profiles.all())["house"]
                assert all(secret not in one.decode() for one in told) and secret not in stored
                assert all("sealed" not in one.decode() for one in told)
                checked = (await opened.operator.post(f"{path}/check")).good()
                assert checked["works"], "the endpoint takes only this key"
                again = {"base_url": model.base_url, "key": "STORED_KEY", "model": "m"}
                assert (await put(path, again)).good()["profile"]["key"] == "STORED_KEY"
                elsewhere = await put(path, {**again, "base_url": "http://other.example.org/v1"})
                assert elsewhere.status == 422 and place in elsewhere.body.decode()
                copied = {**again, "settings": {"sealed_key": "x"}}
                assert (await put("models/other", copied)).status == 422, "no key is stored there"

    asyncio.run(go())


def test_a_server_without_a_key_of_its_own_stores_none(sqlite: str) -> None:
    async def work(opened: House, model: HouseModel) -> None:
        refused = await opened.operator.put(
            "models/more", {"base_url": model.base_url, "secret": "sk-something"}
        )
        assert refused.status == 422 and "SHOWRUNNER_SERVER_KEY" in refused.body.decode()
        assert not (await opened.operator.get("models")).good()["stores_keys"]

    with_models(sqlite, work)


def test_a_season_that_says_nothing_has_the_cap_of_its_model(sqlite: str) -> None:
    async def work(opened: House, model: HouseModel) -> None:
        profile = {"base_url": model.base_url, "settings": {"cap": 0.5}}
        (await opened.operator.put("models/house", profile)).good()
        body = {"season": "quick", "cast": 4, "player": "model:house"}
        for more, cap in (({}, 0.5), ({"allowance": {"season": 2}}, 2.0), ({"player": None}, 5.0)):
            season = (await opened.producer.post("seasons", {**body, **more})).good()["id"]
            costs = (await opened.producer.get(f"seasons/{season}/costs")).good()
            assert costs["allowance"]["season"] == cap
        used = (await opened.producer.get("models/house/use")).good()
        assert [len(one["seats"]) for one in used["seasons"]] == [4, 4]
        assert (await opened.stranger.get("models/house/use")).good()["seasons"] == []

    with_models(sqlite, work)


def test_the_rest_of_a_castaway_is_written_within_a_cap_and_stored_nowhere(sqlite: str) -> None:
    async def work(opened: House, model: HouseModel) -> None:
        asked_for = {"model": "house", "name": "Wren", "about": "She mends clocks."}
        refused = await opened.producer.post("cast/write", {**asked_for, "cap": 0.0001})
        assert refused.status == 409 and "cap is $0.0001" in refused.body.decode()
        assert model.stats.requests == 0, "no call was made"
        written = (await opened.producer.post("cast/write", {**asked_for, "cap": 10})).good()
        person = written["castaway"]
        assert person["name"] == "Wren" and person["biography"] and written["cost"] > 0
        assert all(person[key] for key in ("temperament", "voice", "wants", "goal"))
        assert model.stats.requests == 1
        assert (await opened.producer.get("cast/wren")).status == 404, "nothing is stored"
        body = {key: person[key] for key in ("name", "age", "biography", "phrases", "images")}
        assert (await opened.producer.post("cast", body)).status == 201

    with_models(sqlite, work)
