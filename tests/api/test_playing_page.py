"""The session in docs/playing.md: a real server prints what the page shows."""

from __future__ import annotations

import asyncio
import json
import os
import re
from pathlib import Path
from typing import Any, NamedTuple

from tests.api.serving import House, served
from tests.api.test_asks import PAUSED_TALKS
from tests.api.test_seats import invite

PAGE = Path(__file__).parents[2] / "docs" / "playing.md"
BLOCKS = re.compile(r"```sh\n(.*?)```\n(?:\n```json\n(.*?)```\n)?", re.DOTALL)
MARK = "---- the next command ----"


class Step(NamedTuple):
    """Commands of the page, and what they print according to it."""

    commands: str
    printed: str


def steps() -> list[Step]:
    """All parts of the page, in order."""
    return [Step(*found.groups("")) for found in BLOCKS.finditer(PAGE.read_text("utf-8"))]


async def run(house: House, invitation: str, folder: Path) -> list[str]:
    """What the page's commands really print."""
    script = f"\necho; echo '{MARK}'\n".join(step.commands for step in steps())
    shell = await asyncio.create_subprocess_exec(
        "bash",
        "-euc",
        script,
        env={"PATH": os.environ["PATH"], "SERVER": house.url, "INVITATION": invitation},
        cwd=folder,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )
    out, err = await asyncio.wait_for(shell.communicate(), 120)
    assert shell.returncode == 0, err.decode()
    return out.decode().split(f"{MARK}\n")


async def session(house: House, folder: Path) -> list[str]:
    """What they print in the season that the page describes."""
    deadlines = {"decision": 86400, "vote": 86400}
    season = await house.season(parameters=PAUSED_TALKS, deadlines=deadlines)
    invitation = await invite(house, season, "ama")
    beginning = asyncio.create_task(_begin(house, season))
    said = await run(house, invitation, folder)
    await beginning
    return said


async def _begin(house: House, season: str) -> None:
    """Start the season once Ama has arrived, so that no bot answers for her before."""
    while (await house.store.seasons.players(season))["ama"] != "outside":
        await asyncio.sleep(0.02)
    (await house.producer.post(f"seasons/{season}/start")).good()


def shows(page: Any, real: Any) -> bool:
    """Whether the output has everything that the page shows; `…` stands for omissions."""
    if isinstance(page, dict):
        return isinstance(real, dict) and all(
            name == "…" or (name in real and shows(value, real[name]))
            for name, value in page.items()
        )
    if isinstance(page, list):
        return isinstance(real, list) and all(
            one == "…" or (place < len(real) and shows(one, real[place]))
            for place, one in enumerate(page)
        )
    return type(page) is type(real) or page is None or real is None


def test_the_session_of_the_page_is_what_a_server_says(address: str, tmp_path: Path) -> None:
    async def work(house: House) -> None:
        printed = await session(house, tmp_path)
        assert len(printed) == len(steps())
        told = [(step, said) for step, said in zip(steps(), printed, strict=True) if step.printed]
        assert len(told) > 10
        for step, said in told:
            assert shows(json.loads(step.printed), json.loads(said)), (step.commands, said)

    served(address, work)
