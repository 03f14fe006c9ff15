"""What Prometheus and a health check see of a worker, beside what the API process shows."""

from __future__ import annotations

import asyncio
import json
import re
import socket
from collections import defaultdict
from pathlib import Path
from typing import Any

import aiohttp
import pytest
from prometheus_client import CollectorRegistry
from prometheus_client.parser import text_string_to_metric_families

from showrunner.api import metrics as api_metrics
from showrunner.cli.metrics_server import serving_metrics
from showrunner.errors import WrongParameter
from showrunner.house_model import HouseModel
from showrunner.players.random_bot import RandomBot
from showrunner.running.models import Models
from showrunner.running.worker import install_queue
from showrunner.settings import BOT_FAULTS, MODELS, ModelSettings
from showrunner.store.seasons import change_season
from tests.api.serving import SECONDS, House, house
from tests.databases import empty_database
from tests.workers.processes import WorkerProcess

DASHBOARD = Path(__file__).parents[2] / "deploy" / "grafana-dashboard.json"
OF_DRIVING = {
    *("facts_total", "seasons_driven", "bot_faults", "interruptions_total"),
    *("commit_seconds_count", "commit_seconds_bucket"),
    *("model_calls_total", "model_tokens_total", "model_dollars_total"),
}
"""What only the process that drives can count, without `showrunner_`."""
PROFILE = """
[profiles.house]
base_url = "{url}"
model = "house"
prices = {{ input = 1, output = 1 }}
"""


def let_random_bots_fail() -> None:
    """In the worker process: bots that play at random have a fault in each answer."""

    def answer(*terms: Any) -> Any:
        raise ZeroDivisionError

    RandomBot.answer = answer  # type: ignore[method-assign]


def on_the_dashboard() -> set[str]:
    """The metrics that the dashboard names, without `showrunner_`."""
    panels = json.loads(DASHBOARD.read_text(encoding="utf-8"))["panels"]
    queries = [target["expr"] for panel in panels for target in panel["targets"]]
    return {name for query in queries for name in re.findall(r"showrunner_([a-z_]+)", query)}


class Seen:
    """The largest value that each metric had so far, in any of its samples."""

    def __init__(self) -> None:
        self.largest: defaultdict[str, float] = defaultdict(float)

    def read(self, text: str) -> None:
        for family in text_string_to_metric_families(text):
            for sample in family.samples:
                name = sample.name.removeprefix("showrunner_")
                self.largest[name] = max(self.largest[name], sample.value)

    def moved(self) -> set[str]:
        """The metrics of the dashboard that were above zero."""
        return {name for name in on_the_dashboard() if self.largest[name] > 0}


def test_every_metric_of_the_dashboard_moves_in_the_api_or_in_the_worker(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(api_metrics, "FIGURES_LAST_SECONDS", 0.0)
    address = empty_database("postgres", tmp_path)

    async def go() -> None:
        profiles = tmp_path / "models.toml"
        async with HouseModel() as model:
            profiles.write_text(PROFILE.format(url=model.base_url), encoding="utf-8")
            models = Models(ModelSettings(file=str(profiles)))
            async with house(address, models=models, drives=False) as opened:
                await install_queue(opened.store)
                await observe(opened, {MODELS: str(profiles), BOT_FAULTS: ""})

    async def observe(opened: House, settings: dict[str, str]) -> None:
        api, driving = Seen(), Seen()
        played = await opened.season(
            players={"ama": "model:house", "rokeya": "bot:random"}, start=True
        )
        waits = await opened.season(players={"ama": "outside"}, start=True)
        broken = await opened.season(start=True)
        await opened.store.database.write(
            lambda connection: change_season(connection, broken, settings="{}")
        )
        api.read((await opened.operator.get("/metrics")).body.decode())
        assert api.moved() >= {"queue_waiting", "queue_lag_seconds"}
        worker = WorkerProcess(
            address,
            tmp_path / "worker.txt",
            2.5,
            options=["--metrics", "127.0.0.1:0"],
            environment=settings,
            first=let_random_bots_fail,
        )
        try:
            pages = await worker.pages()

            async def scrape() -> None:
                async with opened.http.get(f"{pages}/metrics") as scraped:
                    driving.read(await scraped.text())
                api.read((await opened.operator.get("/metrics")).body.decode())

            stream = f"{opened.url}/api/v1/seasons/{waits}/watch"
            headers = {"Authorization": f"Bearer {opened.producer.token}"}
            async with opened.http.get(stream, headers=headers), asyncio.timeout(SECONDS):
                while missing := on_the_dashboard() - api.moved() - driving.moved():
                    print(missing, end=" ")  # shown if the test fails
                    await scrape()
                    await asyncio.sleep(0.05)
            await opened.over(played)
            async with opened.http.get(f"{pages}/health") as health:
                assert (health.status, await health.text()) == (200, "ok\n")
            await scrape()
            assert driving.moved() == OF_DRIVING
            assert api.moved() == on_the_dashboard() - OF_DRIVING
            facts = [(await opened.store.seasons.find(one)).facts for one in (played, waits)]
            assert driving.largest["facts_total"] == sum(facts)
            await worker.stop()
        finally:
            worker.clean_up()

    asyncio.run(go())


def test_health_says_what_is_wrong() -> None:
    problems = [None, "the worker has not reached the database"]

    async def go() -> list[tuple[int, str]]:
        found = []
        with serving_metrics("127.0.0.1:0", CollectorRegistry(), lambda: problems[0]) as url:
            async with aiohttp.ClientSession() as http:
                while problems:
                    async with http.get(f"{url}/health") as health:
                        found.append((health.status, await health.text()))
                    problems.pop(0)
        return found

    assert asyncio.run(go()) == [
        (200, "ok\n"),
        (503, "the worker has not reached the database\n"),
    ]


@pytest.mark.parametrize("address", ["9464", "127.0.0.1", "127.0.0.1:many", "a/b:1", "[::1:9464"])
def test_what_is_no_address_for_metrics_is_refused(address: str) -> None:
    with (
        pytest.raises(WrongParameter, match="--metrics"),
        serving_metrics(address, CollectorRegistry(), lambda: None),
    ):
        pass


def test_an_address_that_is_taken_is_refused() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        address = f"127.0.0.1:{taken.getsockname()[1]}"
        with (
            pytest.raises(WrongParameter, match=re.escape(address)),
            serving_metrics(address, CollectorRegistry(), lambda: None),
        ):
            pass
