"""Routes for the told season: its episodes, the boards about it, and how tonight stands."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Any, Final

import msgspec
from litestar import Controller, Request, Response, get

from showrunner.api import given, link_preview
from showrunner.api.access import Actor
from showrunner.api.eyes import Eyes, Story
from showrunner.api.paging import tagged
from showrunner.errors import Forbidden
from showrunner.formats.fact import Fact
from showrunner.futures.stored import stored_chances
from showrunner.kernel import BROADCAST, Told, View, known_told
from showrunner.running.pen import with_written
from showrunner.story.boards import Boards, boards_of
from showrunner.story.editor import own_numbers, tell
from showrunner.story.told import ToldSeason
from showrunner.story.tonight import Tonight, tonight

ALL_FACTS: Final = ("producer", "broadcast")
"""The viewers who know every ballot and talk of the rounds that are told to them."""


class BoardsController(Controller):
    """The season as the story editor tells it."""

    path = "/seasons/{season:str}"
    tags = ("knowledge",)

    @get("/episodes", summary="Read the told season")
    async def episodes(
        self,
        request: Request[Actor, Any, Any],
        here: given.Seat,
        eyes: given.Eyes,
        store: given.Store,
    ) -> Response[ToldSeason]:
        """The season's page and its episodes, in sentences that cite facts by their numbers.

        They are told from all facts, so they are for producers and the broadcast. On the broadcast,
        episodes that a model wrote say so (`written_by`).
        """
        need_all_facts(eyes)
        settings = await store.seasons.settings(here.season)
        by_pen = await store.episodes.of(here.season) if eyes.viewer == BROADCAST else {}

        def make(story: Story) -> bytes:
            told = tell(eyes.format, settings, citable(eyes, story), eyes.feed.title, eyes.viewer)
            return msgspec.json.encode(with_written(told, by_pen))

        return await eyes.page(request, f"episodes with {len(by_pen)} by a pen", make)

    @get("/boards", summary="Read the boards")
    async def boards(self, request: Request[Actor, Any, Any], eyes: given.Eyes) -> Response[Boards]:
        """Tables about the whole season so far; facts are cited by their numbers.

        The votes with the talk that decided each, the said/did board, the promise ledger, alliances
        over time, the advantage timeline and the box score. They are made from all facts, so they
        are for producers and the broadcast.
        """
        need_all_facts(eyes)

        def make(story: Story) -> bytes:
            return msgspec.json.encode(boards_of(eyes.format, citable(eyes, story)))

        return await eyes.page(request, "boards", make)

    @get("/tonight", summary="How tonight stands")
    async def tonight(
        self,
        request: Request[Actor, Any, Any],
        here: given.Seat,
        eyes: given.Eyes,
        store: given.Store,
    ) -> Response[Tonight]:
        """Who is in danger in this round, who wants whom out, who is allied, what would change it.

        It is made from what players plan and say, and for a game without votes from its own state.
        Where futures of this round have been computed, it has everybody's chances to leave next.
        """
        here.need_producer()
        need_all_facts(eyes)
        now = here.row.head if eyes.at is None else eyes.at
        computed = [one for one in await stored_chances(store, here.season) if one.at <= now]
        last = max(computed, key=lambda one: one.at, default=None)

        def make(story: Story) -> bytes:
            line = tonight(eyes.format, citable(eyes, story))
            if last is not None and last.round == line.round:
                chances = {seat: each.tonight.share for seat, each in last.seats.items()}
                line = msgspec.structs.replace(line, chances=chances, futures=last.number)
            return msgspec.json.encode(line)

        return await eyes.page(request, f"tonight {last.at if last else ''}", make)

    @get("/picture", summary="The picture of a link", media_type="image/png")
    async def picture(
        self, request: Request[Actor, Any, Any], here: given.Seat, store: given.Store
    ) -> Response[bytes]:
        """What other sites show of a link to watch the season: its title, game and castaways.

        A PNG of 1200 × 630 pixels. It tells nothing of how the season goes.
        """
        settings = await store.seasons.settings(here.season)
        cast = tuple(person.name for person in settings.cast)
        game = link_preview.game_of(settings)
        body = await asyncio.to_thread(link_preview.picture, here.row.title, game, cast)
        return tagged(request, body, "image/png")


def citable(eyes: Eyes, story: Story) -> list[Told[Fact]]:
    """The facts that this viewer knows, with the numbers that they have in `GET /facts`."""
    if eyes.viewer == BROADCAST:
        return own_numbers(known_told(story, BROADCAST))
    view: View[Fact] = View(eyes.viewer)
    return [replace(told, number=seen.number) for told in story for seen in view.take(told)]


def need_all_facts(eyes: Eyes) -> None:
    """Raise Forbidden for a view with only some ballots and talks: beats need them all."""
    if eyes.viewer.role not in ALL_FACTS:
        wrong = "the season is told from all of its facts, and this view has only some of them"
        raise Forbidden(wrong, "ask with `as=broadcast`, or as a producer of the season")
