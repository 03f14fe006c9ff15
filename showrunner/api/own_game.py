"""Routes for what a contestant wants to look up: the rules, who they are, their votes, their end.

Everything is made from the view of the contestant's seat.
"""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Controller, Request, Response, get
from msgspec import Struct

from showrunner.api import given
from showrunner.api.access import Actor
from showrunner.api.eyes import Eyes, Story
from showrunner.api.languages import language_for
from showrunner.api.own_season import (
    OwnCoach,
    OwnEnding,
    OwnRecord,
    coach_of,
    ending_of,
    own_record,
    shown,
)
from showrunner.api.practice import need_learner
from showrunner.errors import Refused
from showrunner.files.translations import LANGUAGES
from showrunner.formats.settings import Pronouns, SeasonSettings
from showrunner.futures.stored import stored_river
from showrunner.players.llm.prompting import rules_in_force
from showrunner.players.llm.templates import Templates


class OwnCastaway(Struct, kw_only=True):
    """Who you are in this season. `temperament`, `wants` and `remembers` only you are told."""

    name: str
    full_name: str
    age: int
    pronouns: Pronouns
    home: str
    work: str
    biography: str
    temperament: str
    wants: str
    remembers: str


class OwnBrief(Struct, kw_only=True):
    """What a contestant reads before the first question.

    `rules` are the rules of this season in short, as models that play are told them, with the
    parameters that you may know; in Markdown, with paragraphs and lists, and in the language of the
    request where they are translated. They are empty until the season has begun.
    """

    game: str
    about: str
    rules: str
    me: OwnCastaway


class OwnGameController(Controller):
    """What a contestant looks up about the game and themselves."""

    path = "/seasons/{season:str}/seat"
    tags = ("my seat",)

    @get("/brief", summary="The rules, and who I am")
    async def brief(
        self,
        request: Request[Actor, Any, Any],
        here: given.Seat,
        store: given.Store,
        feeds: given.Feeds,
        models: given.Models,
    ) -> Response[OwnBrief]:
        """The rules of this season on one page, and your castaway."""
        seat, eyes = here.seat, Eyes(await feeds.open(here.season), here.viewer)
        settings = await store.seasons.settings(here.season)
        templates = models.lines.templates.now
        language = LANGUAGES.get(language_for(request), "")

        def make(story: Story) -> bytes:
            return msgspec.json.encode(_brief(eyes, story, settings, seat, templates, language))

        return await eyes.page(request, f"brief {templates.hash} {language}", make)

    @get("/record", summary="My votes and promises")
    async def record(
        self, request: Request[Actor, Any, Any], here: given.Seat, feeds: given.Feeds
    ) -> Response[OwnRecord]:
        """What you voted, the votes for you, and the promises that you gave and got.

        What became of a promise is said as far as the ballots that you know prove it.
        """
        seat, eyes = here.seat, Eyes(await feeds.open(here.season), here.viewer)

        def make(story: Story) -> bytes:
            return msgspec.json.encode(shown(own_record(eyes, story, seat)))

        return await eyes.page(request, "own record", make)

    @get("/ending", summary="How it ended for me")
    async def ending(
        self,
        request: Request[Actor, Any, Any],
        here: given.Seat,
        store: given.Store,
        feeds: given.Feeds,
    ) -> Response[OwnEnding]:
        """Your place, the votes for you, and what turned the season for you, once it is over.

        Also your promises, what others told you and did not hold to, and your chances over time.
        """
        seat, eyes = here.seat, Eyes(await feeds.open(here.season), here.viewer)
        if not eyes.feed.over:
            raise Refused("the season is not over: nobody knows how it ends")
        settings = await store.seasons.settings(here.season)
        river = await stored_river(store, here.season, eyes.format, eyes.feed.told)

        def make(story: Story) -> bytes:
            return msgspec.json.encode(ending_of(eyes, story, settings, seat, river))

        return await eyes.page(request, f"own ending with {len(river)} chances", make)

    @get("/coach", summary="My coach")
    async def coach(
        self,
        request: Request[Actor, Any, Any],
        here: given.Seat,
        store: given.Store,
        feeds: given.Feeds,
    ) -> Response[OwnCoach]:
        """In a practice season: who told you otherwise, your chances, and what turned it for you.

        You see more than your castaway knows: what others told you in rounds that are over and did
        not hold to. In every other season the response is 403.
        """
        seat, eyes = here.seat, Eyes(await feeds.open(here.season), here.viewer)
        await need_learner(store, here)
        river = await stored_river(store, here.season, eyes.format, eyes.feed.told)

        def make(story: Story) -> bytes:
            return msgspec.json.encode(coach_of(eyes, story, seat, river))

        return await eyes.page(request, f"own coach with {len(river)} chances", make)


def _brief(
    eyes: Eyes,
    story: Story,
    settings: SeasonSettings,
    seat: str,
    templates: Templates,
    language: str,
) -> OwnBrief:
    """What a seat reads first; the rules in the reader's language, or else in the season's."""
    sheet = eyes.format.sheet_of(story, eyes.viewer)
    language = language or sheet.parameters.language
    words = templates.in_language(language, eyes.format.name)
    person = next(person for person in settings.cast if person.id == seat)
    past = settings.remembered_by(seat)
    return OwnBrief(
        game=eyes.format.title,
        about=eyes.format.about,
        rules=str(rules_in_force(words, eyes.format.name, sheet, language)) if story else "",
        me=OwnCastaway(
            name=person.name,
            full_name=person.full_name,
            age=person.age,
            pronouns=person.pronouns,
            home=person.home,
            work=person.work,
            biography=person.biography,
            temperament=person.temperament,
            wants=person.wants,
            remembers="\n".join(filter(None, (past.diary, *past.promises))),
        ),
    )
