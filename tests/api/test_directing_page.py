"""The producers' guide: its commands run as they are printed, one after the other."""

from __future__ import annotations

import asyncio
import re
import shutil
from pathlib import Path

from tests.api.serving import SECONDS, House, served

GUIDE = Path(__file__).parents[2] / "docs" / "directing.md"
BLOCK = re.compile(r"^```sh\n(.*?)^```$", re.DOTALL | re.MULTILINE)


def commands() -> str:
    """All commands of the guide as a script that stops at the first error."""
    return "\n".join(["set -euo pipefail", *BLOCK.findall(GUIDE.read_text(encoding="utf-8"))])


def test_every_command_of_the_guide_runs(sqlite: str) -> None:
    assert shutil.which("curl"), "the guide's commands need curl"

    async def work(house: House) -> None:
        environment = {
            "PATH": "/usr/local/bin:/usr/bin:/bin",
            "API": f"{house.url}/api/v1",
            "TOKEN": str(house.producer.token),
        }
        shell = await asyncio.create_subprocess_exec(
            *("bash", "-c", commands()),
            env=environment,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.PIPE,
        )
        async with asyncio.timeout(3 * SECONDS):
            said, wrong = await shell.communicate()
        assert shell.returncode == 0, (said.decode()[-2000:], wrong.decode()[-2000:])
        listed = (await house.producer.get("seasons")).good()["seasons"]
        assert {one["title"] for one in listed} == {"Leeward", "Without the storm"}
        assert "A storm takes the roof." in said.decode()

    served(sqlite, work)
