"""P11: the console's first load, opening and scrolling a season of 5,000 facts, and its memory."""

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

from benchmarks.measuring import Figure, Measurements, show
from benchmarks.server import RunningServer, run_server
from showrunner.files.folders import CONSOLE

FACTS = 5_000
MAX_SCRIPT_KB, MAX_OPEN_SECONDS, MAX_TASK_MS = 100.0, 1.0, 100.0
MAX_KB_PER_FACT = 6.0
"""The most memory, in KB, that a fact may keep: itself, and its place in the story."""
FACTS_PER_SECOND = 25.0
FACTS_PER_DECISION = 2.2
"""Average number of facts that a decision in a Survivor season brings."""
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


class PageMemory(NamedTuple):
    """What the page holds after garbage collection."""

    facts: int
    heap: float
    nodes: int


def run(console: Console, quick: bool) -> None:
    """Measure with a finished season, and with a running one."""
    folder = Path(tempfile.mkdtemp(prefix="showrunner-console-"))
    try:
        with run_server(str(folder / "seasons.db")) as server:
            figures = all_figures(server, opens=3 if quick else 7, minutes=0.5 if quick else 3.0)
    finally:
        shutil.rmtree(folder)
    show(console, figures, "Headless Chromium and the server are two processes on this machine.")


def all_figures(server: RunningServer, opens: int, minutes: float) -> list[Figure]:
    """Return every figure of the console."""
    season = server.season(pace=0, name="large")
    until_over(server, season)
    facts = int(server.call("GET", f"/seasons/{season}")["hand"]["facts"])
    first, later = script_kb(CONSOLE)
    with page(server) as browser_page:
        open_times = Measurements(
            [seconds_to_open(browser_page, server, season, facts) for _ in range(opens)]
        )
        longest_task = max(float(browser_page.evaluate(SCROLL)) for _ in range(2))
        before, after = watch_live(browser_page, server, minutes)
    kb_per_fact = (after.heap - before.heap) / max(1, after.facts - before.facts) / 1024
    description = f"{after.facts - before.facts:,} facts watched: KB a fact kept, page's nodes"
    shown = f"{kb_per_fact:.1f} KB, {before.nodes:,} → {after.nodes:,} nodes"
    is_flat = kb_per_fact <= MAX_KB_PER_FACT and after.nodes <= before.nodes * 2
    return [
        Figure(
            "P11",
            "first load, KB gz of script",
            f"≤ {MAX_SCRIPT_KB:.0f}",
            f"{first:.0f} (portraits, later: {later:.0f})",
            first <= MAX_SCRIPT_KB,
        ),
        Figure(
            "P11",
            f"a season of {facts:,} facts opens, s",
            f"≤ {MAX_OPEN_SECONDS:.0f}",
            open_times.shown(2),
            open_times.median <= MAX_OPEN_SECONDS,
        ),
        Figure(
            "P11",
            "longest task while scrolling, ms",
            f"≤ {MAX_TASK_MS:.0f}",
            f"{longest_task:.0f}",
            longest_task <= MAX_TASK_MS,
        ),
        Figure("P11", description, f"≤ {MAX_KB_PER_FACT:.0f} KB, flat", shown, is_flat),
    ]


def script_kb(built: Path, page_name: str = "index.html") -> tuple[float, float]:
    """Return compressed script sizes in KB: the first load, and the largest part loaded later.

    Other languages than English have a page and scripts of their own: `index.de.html`,
    `NAME-DIGEST.de.js`.
    """
    page = (built / page_name).read_text("utf-8")
    scripts = (built / "assets").glob("*.js")
    language = Path(page_name).stem.removeprefix("index")
    assets = {path.name: path for path in scripts if Path(path.stem).suffix == language}
    size = {name: len(gzip.compress(path.read_bytes())) / 1024 for name, path in assets.items()}
    control = next(name for name in assets if name.startswith("Control-"))
    needed = {name for name in assets if name in page} | {control}
    while (
        more := {name for path in needed for name in imported(assets[path])} & size.keys() - needed
    ):
        needed |= more
    return sum(size[name] for name in needed), max(size[name] for name in size.keys() - needed)


def imported(script: Path) -> set[str]:
    """Return the scripts that a script imports statically: `from"./…"`, `import"./…"`."""
    return set(_IMPORTED.findall(script.read_text("utf-8")))


@contextmanager
def page(server: RunningServer) -> Iterator[Page]:
    """Open a producer's page at desktop size."""
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
        new_page = context.new_page()
        new_page.add_init_script(WATCH_TASKS)
        try:
            yield new_page
        finally:
            browser.close()


def seconds_to_open(browser_page: Page, server: RunningServer, season: str, facts: int) -> float:
    """Return the seconds from navigation until the story's last line is shown."""
    last = last_line(server, season)
    browser_page.goto("about:blank")
    began = time.perf_counter()
    browser_page.goto(f"/seasons/{season}", wait_until="commit")
    browser_page.get_by_role("log").get_by_text(last, exact=True).last.wait_for()
    return time.perf_counter() - began


def last_line(server: RunningServer, season: str) -> str:
    """Return the last line of a season's story."""
    after, lines = 0, []
    while True:
        page_of_story = server.call("GET", f"/seasons/{season}/story?limit=2000&after={after}")
        lines, after = page_of_story["lines"] or lines, page_of_story["next"]
        if not page_of_story["more"]:
            return str(lines[-1]["text"])


def watch_live(
    browser_page: Page, server: RunningServer, minutes: float
) -> tuple[PageMemory, PageMemory]:
    """Return what the page holds after a third of the time, and at the end."""
    season = server.season(pace=FACTS_PER_DECISION / FACTS_PER_SECOND, name="large", seed="watched")
    browser_page.goto(f"/seasons/{season}")
    session = browser_page.context.new_cdp_session(browser_page)
    browser_page.wait_for_timeout(minutes * 60_000 / 3)
    before = memory(session, server, season)
    browser_page.wait_for_timeout(minutes * 60_000 * 2 / 3)
    return before, memory(session, server, season)


def memory(session: CDPSession, server: RunningServer, season: str) -> PageMemory:
    """Measure the page's memory: the median of three looks, as a frame may be in progress."""
    looks = []
    for _ in range(3):
        session.send("HeapProfiler.collectGarbage")
        counters = session.send("Memory.getDOMCounters")
        heap = session.send("Runtime.getHeapUsage")["usedSize"]
        looks.append((heap, counters["nodes"]))
    facts = int(server.call("GET", f"/seasons/{season}")["hand"]["facts"])
    return PageMemory(
        facts, median(look[0] for look in looks), int(median(look[1] for look in looks))
    )


def until_over(server: RunningServer, season: str) -> None:
    """Wait until a season has ended."""
    while server.call("GET", f"/seasons/{season}")["status"] != "over":
        time.sleep(0.2)
