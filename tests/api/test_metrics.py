"""Metrics and traces: what operators see of seasons, decisions, commits and models."""

from __future__ import annotations

import asyncio
import json
import re
from pathlib import Path

import pytest
from opentelemetry.sdk.trace import TracerProvider
from opentelemetry.sdk.trace.export import SimpleSpanProcessor
from opentelemetry.sdk.trace.export.in_memory_span_exporter import InMemorySpanExporter
from prometheus_client.parser import text_string_to_metric_families

from showrunner.api import middleware
from showrunner.api.metrics import AGES, FIGURES_LAST_SECONDS, Metrics
from showrunner.store import Store, season_writer
from tests.api.serving import House, served
from tests.databases import with_store

DASHBOARD = Path(__file__).parents[2] / "deploy" / "grafana-dashboard.json"
CALL = {
    "profile": "small",
    "outcome": "answered",
    "prompt_tokens": 900,
    "cached_tokens": 600,
    "answer_tokens": 30,
    "thinking_tokens": 0,
    "cost": 2_500_000,
}


async def samples(house: House) -> dict[str, float]:
    """The samples of `/metrics`, by name and labels such as `name{label=value}`."""
    text = (await house.operator.get("/metrics")).body.decode()
    return {
        sample.name
        + "".join(
            f"{{{label}={value}}}" for label, value in sorted(sample.labels.items())
        ): sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
    }


def test_seasons_are_counted_by_status_and_open_decisions_by_age(address: str) -> None:
    async def work(house: House) -> None:
        await house.season()
        season = await house.season(start=True)
        await house.over(season)
        played = await house.season(start=True, players={"ama": "outside"})
        async with asyncio.timeout(20):
            while not await house.store.past.open_asks(played):
                await asyncio.sleep(0.02)
        found = await samples(house)
        by_status = {
            status: found[f"showrunner_seasons{{status={status}}}"]
            for status in ("ready", "running", "over", "halted")
        }
        assert by_status == {"ready": 1, "running": 1, "over": 1, "halted": 0}
        ages = [found[f"showrunner_decisions_open{{longer_than={age}}}"] for age in AGES]
        assert ages[0] >= 1 and ages[1:] == [0] * (len(AGES) - 1)
        assert found["showrunner_database_answers"] == 1
        assert found["showrunner_commit_seconds_count"] > 5

    served(address, work)


def test_calls_of_models_are_counted_when_they_are_written(sqlite: str) -> None:
    async def work(house: House) -> None:
        house.store.writer.wrote(0.003, [CALL, {**CALL, "outcome": "timeout", "cost": 0}])
        found = await samples(house)
        profile = "{profile=small}"
        assert found[f"showrunner_model_dollars_total{profile}"] == 2.5
        assert found[f"showrunner_model_calls_total{{outcome=timeout}}{profile}"] == 1
        tokens = [
            found[f"showrunner_model_tokens_total{{kind={kind}}}{profile}"]
            for kind in ("prompt", "cached", "answer", "thinking")
        ]
        assert tokens == [1800, 1200, 60, 0]
        assert found["showrunner_commit_seconds_bucket{le=0.005}"] == 1

    served(sqlite, work)


def test_metrics_are_told_while_the_database_is_away(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def away(*args: object) -> None:
        raise OSError("the database is away")

    async def work(store: Store) -> None:
        metrics = Metrics(store, lambda: 0, lambda: 0)
        await metrics.read_database()
        assert metrics.registry.get_sample_value("showrunner_database_answers") == 1
        metrics._read_at -= FIGURES_LAST_SECONDS
        monkeypatch.setattr(store.database, "read", away)
        await metrics.read_database()
        assert metrics.registry.get_sample_value("showrunner_database_answers") == 0

    with_store(sqlite, work, checked=False)


def test_every_metric_of_the_dashboard_exists_and_every_metric_is_on_it(sqlite: str) -> None:
    async def names(store: Store) -> set[str]:
        metrics = Metrics(store, lambda: 0, lambda: 0)
        return {family.name for family in metrics.registry.collect()}

    families = with_store(sqlite, names)
    dashboard = json.loads(DASHBOARD.read_text(encoding="utf-8"))
    shown = {
        name
        for panel in dashboard["panels"]
        for target in panel["targets"]
        for name in re.findall(r"showrunner_[a-z_]+", target["expr"])
    }
    assert {re.sub(r"_(total|bucket|count|sum)$", "", name) for name in shown} == families
    ids = [panel["id"] for panel in dashboard["panels"]]
    assert len(set(ids)) == len(ids)


def test_spans_tell_of_requests_and_commits_and_nothing_that_was_said(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    exporter, provider = InMemorySpanExporter(), TracerProvider()
    provider.add_span_processor(SimpleSpanProcessor(exporter))
    for module in (middleware, season_writer):
        monkeypatch.setattr(module, "_tracer", provider.get_tracer("test"))

    async def work(house: House) -> str:
        season = await house.season(start=True)
        await house.over(season)
        return season

    season = served(sqlite, work)
    spans = exporter.get_finished_spans()
    (made,) = [span for span in spans if span.name == "POST /api/v1/seasons"]
    assert dict(made.attributes or {}) == {
        "http.request.method": "POST",
        "http.route": "/api/v1/seasons",
        "http.response.status_code": 201,
        "showrunner.season": "",
    }
    commits = [span for span in spans if span.name == "commit"]
    assert commits
    for span in commits:
        assert set(span.attributes or {}) == {"showrunner.season", "showrunner.entry"}
        assert (span.attributes or {})["showrunner.season"] == season
        assert not span.events
