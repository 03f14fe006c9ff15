"""Takes every page of the console, of every game, at three widths and in both themes.

`make screenshots` puts them into `screenshots/`; `make pictures` the few that README and docs show
into `docs/pictures/`.
"""

from __future__ import annotations

import argparse
import logging
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import structlog
from PIL import Image
from playwright.async_api import Browser

from showrunner.files.season_files import load_season, season_names
from showrunner.formats.format import format_names
from tests.api.serving import Client, House, served
from tests.console.browsing import browser

ROOT = Path(__file__).parents[2]
SCREENSHOTS = ROOT / "screenshots"
PICTURES = ROOT / "docs" / "pictures"

WIDTHS = {1440: 900, 1024: 768, 390: 844}
THEMES = ("light", "dark")
SETTLES = 900
"""So many milliseconds a page is let alone before it is taken."""
LONGEST = 60.0
MOST_DECISIONS = 60
COLOURS = 256
SAYS = "I would rather hear it from you than from the others. Are we good tonight?"

PRODUCED = ("", "/talk", "/graph", "/votes", "/charts", "/costs", "/transcript")
PLAYED = ("", "/talks", "/story", "/cast", "/me")
WATCHED = ("", "/cast", "/votes")
PUT = {
    "survivor": ("survivor.talk", 12),
    "mini_survivor": ("mini_survivor.submission", 4),
    "survival": ("survival.speak", 0),
}
"""What is put to the contestant when their page is looked at, after so many decisions; else:"""
WHATEVER = ("", 6)
PLACES = {"survival": 5}
"""Which of the cast a person plays, where the second does not live to see much of it."""


class Staged(NamedTuple):
    """Two seasons of one game: one over, one that waits for the contestant of a seat."""

    format: str
    over: str
    going: str
    seat: str
    contestant: Client


class Shot(NamedTuple):
    """A page to be taken: its name, its address, and the token of whom it is shown to."""

    name: str
    address: str
    token: str | None


async def staged(house: House, format: str) -> Staged:
    """The game's seasons, out of the shortest season file that there is of it."""
    plans = [plan for plan in map(load_season, season_names()) if plan.format.name == format]
    plan = min(plans, key=lambda plan: len(plan.cast))
    terms = {"season": plan.name, "cast": None, "seed": "pictures", "viewers": "everybody"}
    over = await house.season(**terms, start=True)
    going = await house.season(**terms)
    seat = plan.cast[PLACES.get(format, 1)].id
    contestant = await house.contestant(going, seat)
    await house.producer.put(f"seasons/{going}/seats/{seat}/player", {"player": "outside"})
    (await house.producer.post(f"seasons/{going}/start")).good()
    await play(contestant, going, *PUT.get(format, WHATEVER))
    await house.over(over, LONGEST)
    return Staged(format, over, going, seat, contestant)


async def play(contestant: Client, season: str, until: str, least: int) -> None:
    """Make so many decisions, and then those that come before one of the kind that is wanted."""
    made = 0
    while made < MOST_DECISIONS:
        laid = (await contestant.get(f"seasons/{season}/asks", wait="30")).good()
        if laid["over"] or (made >= least and any(until in ask["kind"] for ask in laid["asks"])):
            return
        for ask in laid["asks"]:
            made += 1
            await decide(contestant, season, ask)


async def decide(contestant: Client, season: str, ask: dict[str, Any]) -> None:
    """Give the form's default, and say something wherever one can speak."""
    answer = ask["form"]["default"]
    for field in ask["form"]["fields"]:
        if field["type"] == "words":
            answer[field["name"]] = SAYS
    await contestant.post(f"seasons/{season}/asks/{ask['ask']}/answer", {"answer": answer})


def shots(house: House, seasons: list[Staged]) -> Iterator[Shot]:
    """Every page, for whom it is."""
    producer = house.producer.token
    yield Shot("welcome", "/", None)
    yield Shot("enter", "/enter#invitation", None)
    yield Shot("nowhere", "/nowhere/at/all/there", producer)
    yield Shot("seasons", "/seasons", producer)
    yield Shot("seasons-new", "/seasons/new", producer)
    for format, over, going, seat, contestant in seasons:
        yield Shot(f"{format}-control-going", f"/seasons/{going}", producer)
        for tab in PRODUCED:
            yield Shot(
                f"{format}-control{tab.replace('/', '-')}", f"/seasons/{over}{tab}", producer
            )
        yield Shot(f"{format}-castaway", f"/seasons/{over}/cast/{seat}", producer)
        for tab in PLAYED:
            name = f"{format}-play{tab.replace('/', '-')}"
            yield Shot(name, f"/play/{going}{tab}", contestant.token)
        for tab in WATCHED:
            yield Shot(f"{format}-watch{tab.replace('/', '-')}", f"/watch/{over}{tab}", None)
        yield Shot(f"{format}-watch-episode", f"/watch/{over}?episode=2", None)
        yield Shot(f"{format}-play-forbidden", f"/play/{over}", contestant.token)


class Pictured(NamedTuple):
    """A screenshot that README or docs show."""

    shot: str
    width: int
    theme: str


async def take(
    browser: Browser, house: House, shot: Shot, file: Path, width: int, theme: str
) -> None:
    """One page at one width in one theme."""
    headers = {"Authorization": f"Bearer {shot.token}"} if shot.token else {}
    context = await browser.new_context(
        base_url=house.url,
        viewport={"width": width, "height": WIDTHS[width]},
        color_scheme="dark" if theme == "dark" else "light",
        reduced_motion="reduce",
        extra_http_headers=headers,
    )
    try:
        page = await context.new_page()
        await page.goto(shot.address)
        await page.wait_for_timeout(SETTLES)
        await page.screenshot(path=file)
    finally:
        await context.close()


PICTURED = {
    "control": Pictured("survivor-control", 1440, "light"),
    "votes": Pictured("survivor-control-votes", 1440, "light"),
    "play": Pictured("survivor-play", 390, "light"),
    "watch": Pictured("survivor-watch-episode", 1024, "dark"),
}
"""The pictures of README and docs by their names."""


def compressed(shot: Path, picture: Path) -> None:
    """The screenshot with few colours, which is all that the console has."""
    with Image.open(shot) as image:
        few = image.convert("RGB").quantize(COLOURS, dither=Image.Dither.NONE)
        few.save(picture, optimize=True)


async def take_pictures(house: House) -> None:
    """Take what README and docs show."""
    PICTURES.mkdir(exist_ok=True)
    named = {shot.name: shot for shot in shots(house, [await staged(house, "survivor")])}
    async with browser() as opened:
        for name, one in PICTURED.items():
            file = SCREENSHOTS / f"{one.shot}-{one.width}-{one.theme}.png"
            await take(opened, house, named[one.shot], file, one.width, one.theme)
            compressed(file, PICTURES / f"{name}.png")
            print(f"docs/pictures/{name}.png", flush=True)


async def take_all(house: House, options: argparse.Namespace) -> None:
    """Stage the seasons, and take what is wanted of their pages."""
    wanted = options.only or ""
    named = [name for name in format_names() if wanted.startswith(f"{name}-")]
    seasons = [await staged(house, format) for format in named or format_names()]
    async with browser() as opened:
        for shot in shots(house, seasons):
            if wanted not in shot.name:
                continue
            for width in options.width or WIDTHS:
                for theme in options.theme or THEMES:
                    file = SCREENSHOTS / f"{shot.name}-{width}-{theme}.png"
                    await take(opened, house, shot, file, width, theme)
            print(shot.name, flush=True)


def main() -> None:
    """See the arguments."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", help="those pages alone whose names hold this")
    parser.add_argument("--width", type=int, action="append", choices=list(WIDTHS))
    parser.add_argument("--theme", action="append", choices=THEMES)
    parser.add_argument("--pictures", action="store_true", help="those of README and docs instead")
    given = parser.parse_args()
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.WARNING))
    SCREENSHOTS.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        served(
            str(Path(folder) / "seasons.db"),
            lambda house: take_pictures(house) if given.pictures else take_all(house, given),
        )


if __name__ == "__main__":
    main()
