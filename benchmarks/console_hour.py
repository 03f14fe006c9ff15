"""P11: an hour of watching live, one season after the other in one page, and what it keeps of them.

Looked at between the seasons, on the list: what was on the page then is garbage, or it leaks.
"""

from __future__ import annotations

import shutil
import tempfile
import time
from pathlib import Path

from playwright.sync_api import Page
from rich.console import Console

from benchmarks.console import A_SECOND, FACTS_A_DECISION, Memory, memory, page, until_over
from benchmarks.measuring import Figure, show
from benchmarks.server import Served, served

KEPT_KB = 0.5
"""What a fact that is not shown any more may leave behind; on the page it takes about one."""


def run(console: Console, quick: bool) -> None:
    """Watch for an hour, or for one tenth of it."""
    folder = Path(tempfile.mkdtemp(prefix="showrunner-hour-"))
    try:
        with served(str(folder / "seasons.db")) as server, page(server) as there:
            looks = hour(there, server, minutes=6.0 if quick else 60.0)
    finally:
        shutil.rmtree(folder)
    for look in looks:
        megabytes = look.heap / 1024 / 1024
        console.print(f"{look.facts:>7,} facts watched: {megabytes:.1f} MB, {look.nodes:,} nodes")
    show(console, [figure(looks)], "Headless Chromium and the server beside each other.")


def hour(there: Page, server: Served, minutes: float) -> list[Memory]:
    """What the page holds on the list of seasons: after the first season, and after each next."""
    until = time.monotonic() + minutes * 60
    session = there.context.new_cdp_session(there)
    looks: list[Memory] = []
    watched = 0
    there.goto("/seasons")
    while time.monotonic() < until or len(looks) < 2:
        pace = FACTS_A_DECISION / A_SECOND
        season = server.season(pace=pace, name="large", seed=f"hour {len(looks)}")
        there.locator(f'a[href="/seasons/{season}"]').click()
        there.get_by_role("log").wait_for()
        until_over(server, season)
        there.get_by_role("link", name="All seasons").click()
        there.get_by_role("heading", name="Seasons", exact=True).wait_for()
        look = memory(session, server, season)
        watched += look.facts
        looks.append(look._replace(facts=watched))
    return looks


def figure(looks: list[Memory]) -> Figure:
    """What each fact left behind after it was gone from the page."""
    first, last = looks[0], looks[-1]
    kept = (last.heap - first.heap) / (last.facts - first.facts) / 1024
    nodes = f"{first.nodes:,} → {last.nodes:,} nodes"
    return Figure(
        "P11",
        f"{last.facts:,} facts watched live: KB a fact left behind, page's nodes",
        f"≤ {KEPT_KB}, flat",
        f"{kept:.2f} KB, {nodes}",
        kept <= KEPT_KB and last.nodes <= first.nodes * 2,
    )
