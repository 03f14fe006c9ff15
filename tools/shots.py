"""Every page of the console: whose it is, and what to do before its screenshot."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Collection, Iterator
from typing import Any, NamedTuple

from playwright.async_api import Page

from tests.api.serving import House
from tests.console.addresses import CASTAWAY, PLAY, STAGE, WATCH
from tools.staged import Modelled, Staged

WIDTHS = {1440: 900, 1024: 768, 390: 844}
NARROW = (1024, 390)
STEPS = ("cast", "players", "rules", "twists", "start")
LOOKED_BACK_AT = 150

Act = Callable[[Page], Awaitable[None]]


class Shot(NamedTuple):
    """A page: its name, its address, and the token of the person who looks at it."""

    name: str
    address: str
    token: str | None
    act: Act | None = None
    widths: Collection[int] = tuple(WIDTHS)


def press(*names: str | re.Pattern[str]) -> Act:
    """Press the buttons with these names, one after the other."""

    async def act(page: Page) -> None:
        for name in names:
            await page.get_by_role("button", name=name, exact=True).first.click()

    return act


def keys(*pressed: str) -> Act:
    """Press these keys in turn."""

    async def act(page: Page) -> None:
        for key in pressed:
            await page.keyboard.press(key)

    return act


def step(name: str) -> Act:
    """Go to this step of the wizard, which opens at the cast if a season is copied."""

    async def act(page: Page) -> None:
        await page.get_by_role("button", name="Next: players").wait_for()
        await page.get_by_role("list", name="Steps").get_by_role("link", name=name.title()).click()

    return act


async def emptied(page: Page) -> None:
    """Pretend that there are no seasons."""
    none: dict[str, Any] = {"seasons": [], "next": None}
    await page.route("**/api/v1/seasons?*", lambda route: route.fulfill(json=none))
    await page.reload()


async def away(page: Page) -> None:
    """Pretend that the server cannot be reached."""
    await page.route("**/api/v1/**", lambda route: route.abort())
    await page.reload()


async def compose(page: Page) -> None:
    """Choose an order without giving it."""
    size = page.viewport_size
    if size and size["width"] in NARROW:
        await press("Desk")(page)
    await page.get_by_label("Which order").select_option("event")


async def speak(page: Page) -> None:
    """Write a message without sending it, and wait for its chips."""
    await page.get_by_label("What you say").fill("Vote Gideon with me. I won't write your name.")
    await page.locator(".chip").first.wait_for()


def shots(house: House, seasons: list[Staged], models: Modelled | None) -> Iterator[Shot]:
    """Every page."""
    producer = house.producer.token
    yield Shot("welcome", "/", None)
    yield Shot("enter", "/enter#invitation", None)
    yield Shot("nowhere", "/nowhere/at/all/there", producer)
    yield Shot("seasons", "/seasons", producer)
    yield Shot("seasons-none", "/seasons", producer, emptied)
    yield Shot("seasons-stranger", "/seasons", house.stranger.token)
    yield Shot("seasons-away", "/seasons", producer, away)
    yield Shot("seasons-palette", "/seasons", producer, keys("Control+k"))
    yield Shot("seasons-menu", "/seasons", producer, press(re.compile("^More about")))
    yield Shot("seasons-new", "/seasons/new", producer)
    if seasons:
        copy = f"/seasons/new?copy={seasons[-1].over}"
        for name in STEPS:
            yield Shot(f"seasons-new-{name}", copy, producer, step(name))
    for one in seasons:
        yield from produced(one, producer)
        yield from played(one)
        yield from watched(one)
    if models:
        yield from modelled(models, producer)


def produced(one: Staged, producer: str | None) -> Iterator[Shot]:
    """The producers' pages of a game's seasons."""
    name, over, going = f"{one.format}-control", f"/seasons/{one.over}", one.going.season
    yield Shot(f"{name}-ready", f"/seasons/{one.ready}", producer)
    yield Shot(f"{name}-going", f"/seasons/{going}", producer)
    yield Shot(f"{name}-going-order", f"/seasons/{going}", producer, compose)
    yield Shot(f"{name}-going-cast", f"/seasons/{going}", producer, press("Cast"), (390,))
    yield Shot(f"{name}-going-desk", f"/seasons/{going}", producer, press("Desk"), NARROW)
    for tab in STAGE:
        yield Shot(f"{name}{_named(tab)}", f"{over}{tab}", producer)
    for tab in ("/graph?as=table", "/charts?as=table"):
        yield Shot(f"{name}{_named(tab)}", f"{over}{tab}", producer)
    back = f"{over}?at={LOOKED_BACK_AT}"
    yield Shot(f"{name}-back", back, producer)
    yield Shot(f"{name}-back-fork", back, producer, press("Fork from here"))
    yield Shot(f"{name}-palette", over, producer, keys("Control+k"))
    yield Shot(f"{one.format}-compare", f"/seasons/{one.fork}/compare", producer)
    for tab in CASTAWAY:
        yield Shot(f"{one.format}-castaway{_named(tab)}", f"{over}/cast/{one.seat}{tab}", producer)


def played(one: Staged) -> Iterator[Shot]:
    """The contestant's pages."""
    name, going = f"{one.format}-play", one.going
    for tab in PLAY:
        yield Shot(f"{name}{_named(tab)}", f"/play/{going.season}{tab}", going.contestant.token)
    if one.asked.endswith(".talk"):
        yield Shot(f"{name}-speaking", f"/play/{going.season}", going.contestant.token, speak)
    for put, there in one.waiting.items():
        if put:
            yield Shot(f"{name}-{put}", f"/play/{there.season}", there.contestant.token)
    yield Shot(f"{name}-forbidden", f"/play/{one.over}", going.contestant.token)


def watched(one: Staged) -> Iterator[Shot]:
    """The viewers' pages."""
    for tab in WATCH:
        yield Shot(f"{one.format}-watch{_named(tab)}", f"/watch/{one.over}{tab}", None)
    yield Shot(f"{one.format}-watch-episode", f"/watch/{one.over}?episode=2", None)
    yield Shot(f"{one.format}-watch-going", f"/watch/{one.going.season}", None)
    for page in ("overlay", "card"):
        yield Shot(f"{one.format}-{page}", f"/{page}/{one.going.season}", None)


def modelled(models: Modelled, producer: str | None) -> Iterator[Shot]:
    """The producers' pages of seasons with models."""
    calls = f"/seasons/{models.over}/cast/{models.seat}/calls"
    yield Shot("models-costs", f"/seasons/{models.over}/costs", producer)
    yield Shot("models-calls", calls, producer)
    yield Shot("models-prompt", calls, producer, press(re.compile("^Why")))
    yield Shot("models-spent", f"/seasons/{models.spent}", producer)
    yield Shot("models-spent-desk", f"/seasons/{models.spent}", producer, press("Desk"), NARROW)
    yield Shot("models-spent-costs", f"/seasons/{models.spent}/costs?allow=yes", producer)


def _named(tab: str) -> str:
    """An address as part of a file name."""
    return re.sub(r"[^\w]+", "-", tab).rstrip("-")
