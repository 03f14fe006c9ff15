"""P11: the console's first load, a season of 5,000 facts opened and scrolled, and its memory."""

from __future__ import annotations

import gzip
import re
import shutil
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple

from playwright.sync_api import CDPSession, Page, sync_playwright
from rich.console import Console

from benchmarks.measuring import Figure, Sample, show
from benchmarks.server import Served, served
from showrunner.files.folders import CONSOLE

FACTS = 5_000
SCRIPT_KB, OPEN_SECONDS, TASK_MS = 100.0, 1.0, 100.0
PER_FACT_KB = 6.0
"""What a fact may cost for good: itself, and its place in the story."""
A_SECOND = 25.0
FACTS_A_DECISION = 2.2
"""About so many facts a decision of a Survivor season brings."""
_IMPORTED = re.compile(r"(?:from|import)\s*[`\"']\./([^`\"']+\.js)[`\"']")
WATCH_TASKS = """
window.tasks = [];
new PerformanceObserver((list) => {
  for (const one of list.getEntries()) window.tasks.push(one.duration);
}).observe({ type: "longtask", buffered: true });
"""
SCROLL = """async () => {
  const view = document.querySelector('[role="log"]');
  window.tasks.length = 0;
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  for (let turn = 0; turn < 240; turn++) {
    view.scrollTop -= 400;
    view.dispatchEvent(new Event("scroll"));
    await frame();
  }
  for (let turn = 0; turn < 240; turn++) {
    view.scrollTop += 400;
    await frame();
  }
  await new Promise((done) => setTimeout(done, 300));
  return Math.max(0, ...window.tasks);
}"""


class Memory(NamedTuple):
    """What the page holds after garbage was collected."""

    facts: int
    heap: float
    nodes: int


def run(console: Console, quick: bool) -> None:
    """Measure on a stored season, and on one that goes on."""
    folder = Path(tempfile.mkdtemp(prefix="showrunner-console-"))
    try:
        with served(str(folder / "seasons.db")) as server:
            figures = measured(server, opens=3 if quick else 7, minutes=0.5 if quick else 3.0)
    finally:
        shutil.rmtree(folder)
    show(console, figures, "Headless Chromium and the server are two processes on this machine.")


def measured(server: Served, opens: int, minutes: float) -> list[Figure]:
    """Every figure of the console."""
    big = server.season(pace=0, name="large")
    until_over(server, big)
    facts = int(server.call("GET", f"/seasons/{big}")["hand"]["facts"])
    first, later = script_kb(CONSOLE)
    with page(server) as there:
        taken = Sample([opening(there, server, big, facts) for _ in range(opens)])
        task = max(float(there.evaluate(SCROLL)) for _ in range(2))
        before, after = watching(there, server, minutes)
    grown = (after.heap - before.heap) / max(1, after.facts - before.facts) / 1024
    what = f"{after.facts - before.facts:,} facts watched: KB a fact kept, page's nodes"
    nodes = f"{grown:.1f} KB, {before.nodes:,} → {after.nodes:,} nodes"
    flat = grown <= PER_FACT_KB and after.nodes <= before.nodes * 2
    return [
        Figure(
            "P11",
            "first load, KB gz of script",
            f"≤ {SCRIPT_KB:.0f}",
            f"{first:.0f} (portraits, later: {later:.0f})",
            first <= SCRIPT_KB,
        ),
        Figure(
            "P11",
            f"a season of {facts:,} facts opens, s",
            f"≤ {OPEN_SECONDS:.0f}",
            taken.shown(2),
            taken.median <= OPEN_SECONDS,
        ),
        Figure(
            "P11",
            "longest task while scrolling, ms",
            f"≤ {TASK_MS:.0f}",
            f"{task:.0f}",
            task <= TASK_MS,
        ),
        Figure("P11", what, f"≤ {PER_FACT_KB:.0f} KB, flat", nodes, flat),
    ]


def script_kb(built: Path) -> tuple[float, float]:
    """What the control room needs at first, compressed; and the largest part that comes later."""
    page = (built / "index.html").read_text("utf-8")
    assets = {path.name: path for path in (built / "assets").glob("*.js")}
    size = {name: len(gzip.compress(path.read_bytes())) / 1024 for name, path in assets.items()}
    control = next(name for name in assets if name.startswith("Control-"))
    needed = {name for name in assets if name in page} | {control}
    while (
        more := {name for path in needed for name in imported(assets[path])} & size.keys() - needed
    ):
        needed |= more
    return sum(size[name] for name in needed), max(size[name] for name in size.keys() - needed)


def imported(script: Path) -> set[str]:
    """The scripts that one begins by loading, as it names them: `from"./…"`, `import"./…"`."""
    return set(_IMPORTED.findall(script.read_text("utf-8")))


@contextmanager
def page(server: Served) -> Iterator[Page]:
    """A producer's page, at the size of a desk."""
    from tests.console.browsing import chromium
    from tests.console.control import csrf

    url = f"http://127.0.0.1:{server.port}"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium())
        context = browser.new_context(base_url=url, viewport={"width": 1440, "height": 900})
        cookies: Any = [
            {"name": "showrunner_token", "value": server.token, "url": url},
            {"name": "showrunner_csrf", "value": csrf(server.token), "url": url},
        ]
        context.add_cookies(cookies)
        made = context.new_page()
        made.add_init_script(WATCH_TASKS)
        try:
            yield made
        finally:
            browser.close()


def opening(there: Page, server: Served, season: str, facts: int) -> float:
    """Seconds from the address to the last line of the story standing there."""
    last = last_line(server, season)
    there.goto("about:blank")
    began = time.perf_counter()
    there.goto(f"/seasons/{season}", wait_until="commit")
    there.get_by_role("log").get_by_text(last, exact=True).last.wait_for()
    return time.perf_counter() - began


def last_line(server: Served, season: str) -> str:
    """How the story ends."""
    after, lines = 0, []
    while True:
        told = server.call("GET", f"/seasons/{season}/story?limit=2000&after={after}")
        lines, after = told["lines"] or lines, told["next"]
        if not told["more"]:
            return str(lines[-1]["text"])


def watching(there: Page, server: Served, minutes: float) -> tuple[Memory, Memory]:
    """What the page holds after a third of the time, and at the end."""
    season = server.season(pace=FACTS_A_DECISION / A_SECOND, name="large", seed="watched")
    there.goto(f"/seasons/{season}")
    session = there.context.new_cdp_session(there)
    there.wait_for_timeout(minutes * 60_000 / 3)
    before = memory(session, server, season)
    there.wait_for_timeout(minutes * 60_000 * 2 / 3)
    return before, memory(session, server, season)


def memory(session: CDPSession, server: Served, season: str) -> Memory:
    """After collecting garbage; the median of some looks, as a frame may be under way."""
    looks = []
    for _ in range(3):
        session.send("HeapProfiler.collectGarbage")
        counters = session.send("Memory.getDOMCounters")
        heap = session.send("Runtime.getHeapUsage")["usedSize"]
        looks.append((heap, counters["nodes"]))
    facts = int(server.call("GET", f"/seasons/{season}")["hand"]["facts"])
    return Memory(facts, median(one[0] for one in looks), int(median(one[1] for one in looks)))


def until_over(server: Served, season: str) -> None:
    """Wait until a season has ended."""
    while server.call("GET", f"/seasons/{season}")["status"] != "over":
        time.sleep(0.2)
