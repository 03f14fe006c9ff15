"""Routes for what a contestant wants to look up: the rules, who they are, their votes, their end.

Everything is made from the view of the contestant's seat.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from litestar import Controller, Request, Response, get
from msgspec import Struct

from showrunner.api import given
from showrunner.api.access import Actor
from showrunner.api.eyes import Eyes, Story
from showrunner.api.languages import language_for
from showrunner.errors import Refused
from showrunner.exports.record import SeasonRecord
from showrunner.files.translations import LANGUAGES
from showrunner.formats.facts import SecretsRevealed
from showrunner.formats.settings import Pronouns, SeasonSettings
from showrunner.formats.talk.promises import Verdict
from showrunner.formats.votes import Decides
from showrunner.kernel import BROADCAST, Viewer, known, known_told
from showrunner.players.llm.prompting import rules_in_force
from showrunner.players.llm.templates import Templates
from showrunner.players.llm.track_record import TrackRecord
from showrunner.story.beat import Beat
from showrunner.story.editor import Editor

TURNING_POINTS = 3


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


class OwnPromise(Struct, kw_only=True):
    """A promise that you gave, got or are the subject of, in words, and what became of it.

    It is `not shown` if the ballots that you know prove nothing.
    """

    round: int
    giver: str
    to: list[str]
    text: str
    verdict: Verdict


class OwnVotes(Struct, kw_only=True):
    """A round's votes: what you wrote, and the votes for you, as phrases."""

    round: int
    parts: list[str]


class OwnRecord(Struct, kw_only=True):
    """Your votes and promises, oldest first; promises that are still open come last."""

    votes: list[OwnVotes]
    promises: list[OwnPromise]


class ForYou(Struct, kw_only=True):
    """The votes for you in a round, their `total`, and the `voters` whom you know, by name."""

    round: int
    decides: Decides
    total: int
    voters: list[str]


class OwnEnding(Struct, kw_only=True):
    """How the season ended for you.

    `place` is null if the game decided none, and `of` is the number of castaways. `secrets` says
    where the turning points and the recap come from: from what was revealed to you, from the
    broadcast, or from nowhere, as the season keeps its secrets.
    """

    place: int | None
    of: int
    result: str
    votes: list[ForYou]
    secrets: Literal["revealed", "aired", "kept"]
    turning_points: list[str]
    recap: list[str]


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
        language = LANGUAGES.get(language_for(request, set(LANGUAGES)), "")

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
            return msgspec.json.encode(_shown(_own_record(eyes, story, seat)))

        return await eyes.page(request, "own record", make)

    @get("/ending", summary="How it ended for me")
    async def ending(
        self,
        request: Request[Actor, Any, Any],
        here: given.Seat,
        store: given.Store,
        feeds: given.Feeds,
    ) -> Response[OwnEnding]:
        """Your place, the votes for you, and what turned the season for you, once it is over."""
        seat, eyes = here.seat, Eyes(await feeds.open(here.season), here.viewer)
        if not eyes.feed.over:
            raise Refused("the season is not over: nobody knows how it ends")
        settings = await store.seasons.settings(here.season)

        def make(story: Story) -> bytes:
            return msgspec.json.encode(_ending(eyes, story, settings, seat))

        return await eyes.page(request, "own ending", make)


def _own_record(eyes: Eyes, story: Story, seat: str) -> TrackRecord:
    """The votes and promises that a seat knows of; what was revealed counts where it happened."""
    sheet = eyes.format.sheet()
    record = TrackRecord(eyes.format, seat, sheet)
    for fact in known(story, eyes.viewer):
        sheet.take(fact)
        record.take(fact)
    return record


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


def _shown(record: TrackRecord) -> OwnRecord:
    return OwnRecord(
        votes=[OwnVotes(round=round, parts=said) for round, said in record.votes_by_round.items()],
        promises=[
            OwnPromise(
                round=promise.round,
                giver=promise.giver,
                to=list(promise.to),
                text=record.promise_words(promise),
                verdict=verdict,
            )
            for promise, verdict in record.judged
        ],
    )


def _ending(eyes: Eyes, story: Story, settings: SeasonSettings, seat: str) -> OwnEnding:
    record = SeasonRecord(eyes.feed.season, eyes.feed.title, settings, story, eyes.viewer)
    finishes = record.finishes
    left = finishes.exit_of.get(seat)
    is_revealed = any(isinstance(told.fact, SecretsRevealed) for told in story)
    reader: Viewer = eyes.viewer if is_revealed else BROADCAST
    editor = _edited(Eyes(eyes.feed, reader))
    return OwnEnding(
        place=finishes.places.get(seat),
        of=len(settings.cast),
        result="" if left is None else left.result,
        votes=[ForYou(**votes._asdict()) for votes in _own_record(eyes, story, seat).votes_for_me],
        secrets="revealed" if is_revealed else "aired" if editor.episodes else "kept",
        turning_points=[beat.text for beat in _turning_points(editor.beats, seat)],
        recap=[one.text for episode in editor.episodes[-1:] for one in episode.recap],
    )


def _edited(eyes: Eyes) -> Editor:
    """The season as its editor tells it to this viewer, who may know it all."""
    editor = Editor(eyes.format, eyes.viewer)
    for told in known_told(eyes.story, eyes.viewer):
        editor.take(told)
    editor.close()
    return editor


def _turning_points(beats: list[Beat], seat: str) -> list[Beat]:
    """The most important beats about this seat, in the order in which they happened."""
    own = sorted((beat for beat in beats if seat in beat.people), key=lambda beat: -beat.importance)
    return sorted(own[:TURNING_POINTS], key=lambda beat: beat.last)
