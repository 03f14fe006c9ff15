"""The example client plays a seat on a real server, in a separate process."""

from __future__ import annotations

import asyncio
import importlib.util
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.api.serving import SECONDS, House, served
from tests.api.test_asks import PAUSED_TALKS
from tests.api.test_seats import goes_on, seat_of

CLIENT = Path(__file__).parents[2] / "examples" / "play_by_api.py"
MOST_LINES = 60


def test_the_example_is_short() -> None:
    assert len(CLIENT.read_text(encoding="utf-8").splitlines()) <= MOST_LINES


async def started(
    house: House, season: str, seat: str, *options: str
) -> asyncio.subprocess.Process:
    """Run the example with an invitation to a seat."""
    made = await house.producer.post(f"seasons/{season}/seats/{seat}/invitation", {})
    link = house.url + made.good()["path"]
    pipe = asyncio.subprocess.PIPE
    return await asyncio.create_subprocess_exec(
        sys.executable, str(CLIENT), link, *options, stdin=pipe, stdout=pipe, stderr=pipe
    )


def test_the_example_plays_a_season_to_its_end_by_its_rule(address: str) -> None:
    async def work(house: House) -> None:
        season = await house.season(parameters=PAUSED_TALKS)
        plays = await started(house, season, "ama", "--rule")
        async with asyncio.timeout(SECONDS):
            while (await seat_of(house, season, "ama"))["player"] != "outside":
                await asyncio.sleep(0.05)
        (await house.producer.post(f"seasons/{season}/start")).good()
        await house.over(season, 60)
        out, err = await asyncio.wait_for(plays.communicate(), 90)
        said = out.decode().splitlines()
        assert not err, err.decode()
        assert said[-1] == "The season is over."
        assert len(said) > 3
        assert [line for line in said[:-1] if not line.endswith(" taken")] == []

    served(address, work)


def test_the_example_asks_the_person_at_the_keyboard(sqlite: str) -> None:
    async def work(house: House) -> None:
        season = await house.season(parameters=PAUSED_TALKS, start=True, pace=30)
        plays = await started(house, season, "ama")
        assert plays.stdin is not None
        plays.stdin.write(b"nonsense\n" + b"\n" * 500)
        plays.stdin.write_eof()
        async with asyncio.timeout(SECONDS):
            while (await seat_of(house, season, "ama"))["player"] != "outside":
                await asyncio.sleep(0.05)
        await goes_on(house, season)
        await house.over(season, 60)
        out, err = await asyncio.wait_for(plays.communicate(), 90)
        assert b"not a legal answer" in out, err.decode()
        assert out.decode().splitlines()[-1] == "The season is over."

    served(sqlite, work)


def test_the_example_asks_on_only_when_there_is_something_new(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A decision that waits (202) or can still be changed stays open: it is not answered again."""
    spec = importlib.util.spec_from_file_location("play_by_api", CLIENT)
    assert spec is not None and spec.loader is not None
    example = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(example)
    open_asks: list[dict[str, Any]] = [
        {"ask": "1", "kind": "a.vote", "answered": None},
        {"ask": "2", "kind": "a.vote", "answered": "you"},
        {"ask": "i1", "kind": "interview", "answered": None},
    ]
    waits: list[str] = []
    answers: list[str] = []

    def call(method: str, url: str, token: str = "", body: object = None) -> dict[str, Any]:
        if url.endswith("/session"):
            return {"season": "s", "token": "t"}
        if method == "POST":
            answers.append(url.rpartition("/asks/")[2].removesuffix("/answer"))
            refused = answers == ["1", "i1"]
            return {"detail": "not legal", "status": 422} if refused else {"state": "waiting"}
        waits.append(url.rpartition("known=")[2])
        return {"asks": open_asks, "over": len(waits) == 4}

    monkeypatch.setattr(example, "call", call)
    monkeypatch.setattr(example.time, "sleep", lambda seconds: None)
    example.play("http://server/enter#invitation", lambda ask: {})
    assert answers == ["1", "i1", "i1"], "what was refused is asked again, and nothing else"
    assert waits == ["", "1,2", "1,2,i1", "1,2,i1"]
    assert capsys.readouterr().out.splitlines()[-1] == "The season is over."
