"""Routes for what a viewer knows of a season: sheet, voting grid, transcript."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Controller, Request, Response, get
from msgspec import Struct

from showrunner.api import given
from showrunner.api.access import Actor
from showrunner.api.eyes import Story, Truth
from showrunner.api.formats import MARKDOWN
from showrunner.api.languages import Wanted, said_in_headers, wanted_language
from showrunner.files.translations import said_in
from showrunner.formats.plain import sheet_data
from showrunner.formats.table import Table
from showrunner.formats.votes import VotingGrid
from showrunner.kernel import view
from showrunner.transcripts.markdown import transcript


class Progress(Struct, kw_only=True):
    """How far a season is: its round, and of about how many (0 if its game cannot say).

    `left` counts the castaways who are still in the game. `winners` are seats, once it has ended.
    """

    round: int
    rounds: int
    left: int
    ended: bool
    winners: tuple[str, ...]


class KnowledgeController(Controller):
    """What you know of a season; producers may choose an earlier moment and another viewer."""

    path = "/seasons/{season:str}"
    tags = ("knowledge",)

    @get("/sheet", summary="What you know now")
    async def sheet(
        self, request: Request[Actor, Any, Any], eyes: given.Eyes
    ) -> Response[dict[str, Any]]:
        """Everything you know of the season, as data; `GET /formats/NAME/sheet` is its schema.

        It is computed only from the facts in your view.
        """

        def make(story: Story) -> bytes:
            return msgspec.json.encode(sheet_data(eyes.format.sheet_of(story, eyes.viewer)))

        return await eyes.page(request, "sheet", make)

    @get("/progress", summary="How far it is")
    async def progress(
        self, request: Request[Actor, Any, Any], eyes: given.Eyes
    ) -> Response[Progress]:
        """The round, about how many there will be, and in the end who has won."""

        def make(story: Story) -> bytes:
            sheet = eyes.format.sheet_of(story, eyes.viewer)
            ending = eyes.format.outcome(sheet) if sheet.ended else None
            return msgspec.json.encode(
                Progress(
                    round=sheet.round,
                    rounds=eyes.format.expected_rounds(sheet),
                    left=len(sheet.active),
                    ended=sheet.ended,
                    winners=ending.winners if ending is not None else (),
                )
            )

        return await eyes.page(request, "progress", make)

    @get("/table", summary="What lies on the table")
    async def table(self, request: Request[Actor, Any, Any], eyes: given.Eyes) -> Response[Table]:
        """The cards and piles that you may see, to be drawn; empty in a game without a table."""

        def make(story: Story) -> bytes:
            return msgspec.json.encode(eyes.format.table_of(story, eyes.viewer))

        return await eyes.page(request, "table", make)

    @get("/votes", summary="The voting grid")
    async def votes(
        self, request: Request[Actor, Any, Any], eyes: given.Eyes
    ) -> Response[VotingGrid]:
        """Every vote of the season in order, with the ballots that you may know."""

        def make(story: Story) -> bytes:
            return msgspec.json.encode(eyes.format.votes_of(story, eyes.viewer))

        return await eyes.page(request, "votes", make)

    @get("/transcript", summary="The transcript", media_type=MARKDOWN)
    async def transcript(
        self,
        request: Request[Actor, Any, Any],
        here: given.Seat,
        eyes: given.Eyes,
        store: given.Store,
        truth: Truth = False,
        language: Wanted = "",
    ) -> Response[str]:
        """The season as a story in Markdown, in your language, as far as you may know it."""
        settings = await store.seasons.settings(here.season)
        language = wanted_language(request, language)

        def make(story: Story) -> bytes:
            facts = (seen.fact for seen in view(story, eyes.viewer))
            title, untold = eyes.feed.title, eyes.untold(story, truth)
            told = eyes.format, settings, facts, eyes.viewer, title, untold
            return transcript(*told, said=said_in(language)).encode()

        name = f"transcript {language}{' with the truth' if truth else ''}"
        response = await eyes.page(request, name, make, MARKDOWN)
        response.headers.update(said_in_headers(language))
        return response
