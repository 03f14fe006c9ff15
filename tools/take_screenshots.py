"""Take screenshots of every page of the console, for every game, width and theme.

`make screenshots` puts them into `screenshots/`; `make pictures` the few that README and docs show
into `docs/pictures/`.
"""

from __future__ import annotations

import argparse
import asyncio
import logging
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import NamedTuple

import structlog
from PIL import Image
from playwright.async_api import Browser, Page, expect

from showrunner.formats.format import format_names
from tests.api.serving import House
from tests.console.browsing import BRIEFED, browser
from tools.shots import WIDTHS, Shot, shots
from tools.staged import modelled, staged, staging

ROOT = Path(__file__).parents[1]
SCREENSHOTS = ROOT / "screenshots"
PICTURES = ROOT / "docs" / "pictures"

THEMES = ("light", "dark")
SETTLE_MS = 1200
"""Milliseconds to wait before a screenshot."""
MAX_WAIT_MS = 20_000
"""Milliseconds to wait for a page at most."""
PHONE = 390
COLOURS = 256


class Pictured(NamedTuple):
    """A screenshot shown in the README or the docs."""

    shot: str
    width: int
    theme: str


async def take(
    browser: Browser, house: House, shot: Shot, file: Path, width: int, theme: str
) -> None:
    """Take one page at one width in one theme."""
    headers = {"Authorization": f"Bearer {shot.token}"} if shot.token else {}
    context = await browser.new_context(
        base_url=house.url,
        viewport={"width": width, "height": WIDTHS[width]},
        color_scheme="dark" if theme == "dark" else "light",
        reduced_motion="reduce",
        extra_http_headers=headers,
        has_touch=width == PHONE,
        is_mobile=width == PHONE,
    )
    await context.add_init_script(BRIEFED)
    try:
        page = await context.new_page()
        page.set_default_timeout(MAX_WAIT_MS)
        await page.goto(shot.address)
        await settled(page)
        if shot.act:
            await shot.act(page)
            await settled(page)
        await page.screenshot(path=file)
    finally:
        await context.close()


def _file(shot: Shot, width: int, theme: str) -> Path:
    return SCREENSHOTS / f"{shot.name}-{width}-{theme}.png"


async def settled(page: Page) -> None:
    """Wait until everything is loaded and animations have ended."""
    await page.wait_for_timeout(SETTLE_MS // 4)
    await expect(page.locator(".skeleton")).to_have_count(0, timeout=MAX_WAIT_MS)
    await page.wait_for_timeout(SETTLE_MS)


PICTURED = {
    "control": Pictured("survivor-control", 1440, "light"),
    "votes": Pictured("survivor-control-votes", 1440, "light"),
    "play": Pictured("survivor-play-speaking", 390, "light"),
    "watch": Pictured("survivor-watch-episode", 1024, "dark"),
}
"""The pictures of the README and docs, by file name."""


def compressed(shot: Path, picture: Path) -> None:
    """Save a screenshot with a small palette."""
    with Image.open(shot) as image:
        few = image.convert("RGB").quantize(COLOURS, dither=Image.Dither.NONE)
        few.save(picture, optimize=True)


async def take_pictures(house: House) -> None:
    """Take the pictures of the README and docs."""
    PICTURES.mkdir(exist_ok=True)
    named = {shot.name: shot for shot in shots(house, [await staged(house, "survivor")], None)}
    async with browser() as opened:
        for name, one in PICTURED.items():
            file = _file(named[one.shot], one.width, one.theme)
            await take(opened, house, named[one.shot], file, one.width, one.theme)
            compressed(file, PICTURES / f"{name}.png")
            print(f"docs/pictures/{name}.png", flush=True)


async def take_report() -> None:
    """Take the picture of an experiment's report, from the top to its first chart."""
    name = "experiment"
    with tempfile.TemporaryDirectory() as out:
        example = ROOT / "examples" / "careful_or_chance.toml"
        run = ["experiment", str(example), "--out", out]
        subprocess.run([Path(sys.executable).parent / "showrunner", *run], check=True)
        async with browser() as opened:
            page = await opened.new_page(viewport={"width": 760, "height": 830})
            await page.goto((Path(out) / "report.html").as_uri())
            await page.screenshot(path=Path(out) / f"{name}.png")
        compressed(Path(out) / f"{name}.png", PICTURES / f"{name}.png")
    print(f"docs/pictures/{name}.png", flush=True)


async def take_all(house: House, options: argparse.Namespace) -> None:
    """Stage the seasons, and take the pages that the options ask for."""
    wanted = options.only or ""
    named = [name for name in format_names() if wanted.startswith(f"{name}-")]
    models = None if named else await modelled(house)
    formats = [] if wanted.startswith("models") else named or format_names()
    seasons = [await staged(house, format) for format in formats]
    async with browser() as opened:
        for shot in shots(house, seasons, models):
            if wanted not in shot.name:
                continue
            sizes = set(options.width or WIDTHS) & set(shot.widths)
            await asyncio.gather(
                *(
                    take(opened, house, shot, _file(shot, width, theme), width, theme)
                    for width in sizes
                    for theme in options.theme or THEMES
                )
            )
            print(shot.name, flush=True)


async def opened(options: argparse.Namespace) -> None:
    """Take the screenshots, with a server on an empty database."""
    with tempfile.TemporaryDirectory() as folder:
        async with staging(str(Path(folder) / "seasons.db")) as house:
            await (take_pictures(house) if options.pictures else take_all(house, options))
    if options.pictures:
        await take_report()


def main() -> None:
    """Run the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", help="those pages alone whose names hold this")
    parser.add_argument("--width", type=int, action="append", choices=list(WIDTHS))
    parser.add_argument("--theme", action="append", choices=THEMES)
    parser.add_argument("--pictures", action="store_true", help="those of README and docs instead")
    given = parser.parse_args()
    logging.getLogger("httpx2").setLevel(logging.WARNING)
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.WARNING))
    SCREENSHOTS.mkdir(exist_ok=True)
    asyncio.run(opened(given))


if __name__ == "__main__":
    main()
