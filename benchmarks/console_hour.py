"""P11: an hour of watching live seasons, one after the other on one page, and the memory it leaks.

Memory is measured between the seasons, on the list of seasons, where everything of the last season
should have been freed.
"""

from __future__ import annotations

import shutil
import tempfile
import time
from pathlib import Path

from playwright.sync_api import Page
from rich.console import Console

from benchmarks.console import (
    FACTS_PER_DECISION,
    FACTS_PER_SECOND,
    PageMemory,
    memory,
    page,
    until_over,
)
from benchmarks.measuring import Figure, show
from benchmarks.server import RunningServer, run_server

MAX_LEAKED_KB = 0.5
"""The most memory, in KB, that a fact may keep when it is no longer shown; on the page it takes
about 1."""


def run(console: Console, quick: bool) -> None:
    """Watch for an hour, or with `quick` for six minutes."""
    folder = Path(tempfile.mkdtemp(prefix="showrunner-hour-"))
    try:
        with run_server(str(folder / "seasons.db")) as server, page(server) as browser_page:
            looks = hour(browser_page, server, minutes=6.0 if quick else 60.0)
    finally:
        shutil.rmtree(folder)
    for look in looks:
        megabytes = look.heap / 1024 / 1024
        console.print(f"{look.facts:>7,} facts watched: {megabytes:.1f} MB, {look.nodes:,} nodes")
    show(console, [figure(looks)], "Headless Chromium and the server beside each other.")


def hour(browser_page: Page, server: RunningServer, minutes: float) -> list[PageMemory]:
    """Return what the page holds on the list of seasons, after each season."""
    end_time = time.monotonic() + minutes * 60
    session = browser_page.context.new_cdp_session(browser_page)
    looks: list[PageMemory] = []
    watched = 0
    browser_page.goto("/seasons")
    while time.monotonic() < end_time or len(looks) < 2:
        pace = FACTS_PER_DECISION / FACTS_PER_SECOND
        season = server.season(pace=pace, name="large", seed=f"hour {len(looks)}")
        browser_page.locator(f'a[href="/seasons/{season}"]').click()
        browser_page.get_by_role("log").wait_for()
        until_over(server, season)
        browser_page.get_by_role("link", name="All seasons").click()
        browser_page.get_by_role("heading", name="Seasons", exact=True).wait_for()
        look = memory(session, server, season)
        watched += look.facts
        looks.append(look._replace(facts=watched))
    return looks


def figure(looks: list[PageMemory]) -> Figure:
    """Return the figure of how much memory each fact left behind."""
    first, last = looks[0], looks[-1]
    leaked_kb = (last.heap - first.heap) / (last.facts - first.facts) / 1024
    nodes = f"{first.nodes:,} → {last.nodes:,} nodes"
    return Figure(
        "P11",
        f"{last.facts:,} facts watched live: KB a fact left behind, page's nodes",
        f"≤ {MAX_LEAKED_KB}, flat",
        f"{leaked_kb:.2f} KB, {nodes}",
        leaked_kb <= MAX_LEAKED_KB and last.nodes <= first.nodes * 2,
    )
