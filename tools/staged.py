"""Stage seasons in every state that the console can show."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator, Mapping
from typing import Any, NamedTuple

from showrunner.files.season_files import load_season, season_names
from showrunner.house_model import HouseModel, HouseSettings
from showrunner.running.models import Models
from showrunner.settings import ModelSettings
from tests.api.serving import Client, House, house

LONGEST = 60.0
NEVER = "never"
TRIES = 8
MOST_DECISIONS = 60
SAYS = "I would rather hear it from you than from the others. Are we good tonight?"
QUESTION = "Who goes next, and why?"
PRICES = {"input": 0.5, "cached": 0.05, "output": 1.5}

PUT: Mapping[str, Mapping[str, tuple[str, int]]] = {
    "survivor": {
        "": ("survivor.talk", 12),
        "competition": ("survivor.competition", 0),
        "ballot": ("survivor.ballot", 0),
        "words": ("survivor.last_words", 0),
        "over": (NEVER, 0),
    },
    "mini_survivor": {
        "": ("mini_survivor.submission", 4),
        "bid": ("mini_survivor.bid", 0),
        "talk": ("mini_survivor.talk", 0),
    },
    "survival": {
        "": ("survival.speak", 0),
        "vote": ("survival.vote", 0),
        "whisper": ("survival.whisper", 0),
    },
}
"""The question on the contestant's page and after how many decisions, if not DEFAULT_QUESTION."""
ORDERED: Mapping[str, Mapping[str, Any]] = {
    "mini_survivor.bid": {"order": "idol_auction", "terms": {"least": 1}},
    "survival.whisper": {
        "order": "set_parameter",
        "terms": {"parameter": "whispers", "value": True},
    },
}
"""Orders without which the question is never asked."""
DEFAULT_QUESTION = {"": ("", 6)}
PLACES = {"survival": 5}
"""The castaway whom the person plays, in games in which the second one leaves too early."""


class Played(NamedTuple):
    """A season that waits for the contestant's answer."""

    season: str
    contestant: Client


class Staged(NamedTuple):
    """Seasons of one game; `waiting` is by the kind of question that `seat` is asked."""

    format: str
    ready: str
    over: str
    fork: str
    seat: str
    waiting: Mapping[str, Played]

    @property
    def going(self) -> Played:
        """The default season among those still running."""
        return self.waiting[""]

    @property
    def asked(self) -> str:
        """The question asked in that season."""
        return PUT.get(self.format, DEFAULT_QUESTION)[""][0]


class Modelled(NamedTuple):
    """A season that models played, and one that has reached its cap."""

    over: str
    spent: str
    seat: str


@contextlib.asynccontextmanager
async def staging(address: str) -> AsyncIterator[House]:
    """A server on this database with a model configured."""
    async with HouseModel(HouseSettings()) as model:
        place = model.base_url.removesuffix("/v1")
        models = Models(ModelSettings(hosts=f"{place} 127.0.0.1"))
        async with house(address, models=models) as opened:
            profile = {"base_url": model.base_url, "settings": {"prices": PRICES}}
            (await opened.operator.put("models/house", profile)).good()
            yield opened


async def staged(house: House, format: str) -> Staged:
    """The game's seasons, made from its shortest season file."""
    plans = [plan for plan in map(load_season, season_names()) if plan.format.name == format]
    plan = min(plans, key=lambda plan: len(plan.cast))
    terms = {"season": plan.name, "cast": None, "seed": "pictures", "viewers": "everybody"}
    over = await house.season(**terms, start=True)
    seat = plan.cast[PLACES.get(format, 1)].id
    waiting = {
        name: await played(house, terms, seat, *put)
        for name, put in PUT.get(format, DEFAULT_QUESTION).items()
    }
    question = {"seat": plan.cast[0].id, "question": QUESTION, "claims": []}
    await house.producer.post(
        f"seasons/{waiting[''].season}/orders", {"order": "interview", "terms": question}
    )
    await house.over(over, LONGEST)
    ready = await house.season(**terms)
    fork = {"at": 60, "luck": "fresh", "title": f"{plan.title}, another way"}
    forked = str((await house.producer.post(f"seasons/{over}/forks", fork)).good()["id"])
    (await house.producer.post(f"seasons/{forked}/resume")).good()
    await house.over(forked, LONGEST)
    return Staged(format, ready, over, forked, seat, waiting)


async def modelled(house: House) -> Modelled:
    """Seasons with models and bots."""
    terms = {"season": "quick", "cast": 6, "seed": "models"}
    seats = {"player": "bot:sensible", "title": "Two of Six"}
    over = await house.season(**terms, **seats)
    cast = await house.seats(over)
    for seat in cast[:2]:
        await house.producer.put(f"seasons/{over}/seats/{seat}/player", {"player": "model:house"})
    (await house.producer.post(f"seasons/{over}/start")).good()
    await house.over(over, LONGEST)
    cap = {"player": "model:house", "title": "A Short Purse", "allowance": {"season": 0.02}}
    spent = await house.season(**terms, **cap, start=True)
    await house.until(spent, "paused", LONGEST)
    return Modelled(over, spent, cast[0])


async def played(
    house: House, terms: Mapping[str, Any], seat: str, until: str, least: int
) -> Played:
    """A season stopped where the seat is asked this, after at least this many decisions.

    Where one ends before, it is played again with other luck. Raises LookupError after a few.
    """
    for number in range(TRIES):
        luck = f"{terms['seed']} {number}" if number else terms["seed"]
        season = await house.season(**{**terms, "seed": luck})
        contestant = await house.contestant(season, seat)
        await house.producer.put(f"seasons/{season}/seats/{seat}/player", {"player": "outside"})
        (await house.producer.post(f"seasons/{season}/start")).good()
        if until in ORDERED:
            (await house.producer.post(f"seasons/{season}/orders", ORDERED[until])).good()
        if await is_asked(contestant, season, until, least) or until == NEVER:
            return Played(season, contestant)
    raise LookupError(f"in {TRIES} seasons {seat} is not asked {until} after {least} decisions")


async def is_asked(contestant: Client, season: str, until: str, least: int) -> bool:
    """Answer until this is asked, after at least this many decisions. False if it never is."""
    made = 0
    while made < MOST_DECISIONS:
        laid = (await contestant.get(f"seasons/{season}/asks", wait="30")).good()
        if made >= least and any(until in ask["kind"] for ask in laid["asks"]):
            return True
        if laid["over"]:
            return False
        for ask in laid["asks"]:
            made += 1
            await decide(contestant, season, ask)
    return False


async def decide(contestant: Client, season: str, ask: dict[str, Any]) -> None:
    """Give the form's default answer, with words in every field for speech."""
    answer = ask["form"]["default"]
    for field in ask["form"]["fields"]:
        if field["type"] == "words":
            answer[field["name"]] = SAYS
    await contestant.post(f"seasons/{season}/asks/{ask['ask']}/answer", {"answer": answer})
