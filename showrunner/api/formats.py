"""Routes for the games (parameters, orders, facts, cards, rulebooks) and the season files."""

from __future__ import annotations

import inspect
from typing import Any

import msgspec
from litestar import Controller, Request, Response, get
from litestar.params import FromPath
from msgspec import Struct

from showrunner.api.paging import tagged
from showrunner.errors import UnknownName
from showrunner.files.fact_schemas import fact_schemas
from showrunner.files.folders import SEASONS
from showrunner.files.order_schemas import order_schemas
from showrunner.files.rulebooks import RulebookPage, rule_page, rule_pages
from showrunner.files.season_files import load_season, season_names
from showrunner.formats.format import Format, MarkKind, format_names, load_format
from showrunner.formats.interviews.claims import SuggestedQuestion
from showrunner.formats.parameters import Parameter
from showrunner.formats.plain import sheet_schema
from showrunner.players.casting import bot_names
from showrunner.players.director import director_names

MARKDOWN, TOML = "text/markdown", "application/toml"
CACHED = "public, max-age=300"
"""What is shipped with Showrunner only changes when another version is installed."""

Plain = dict[str, Any]


class FormatCard(Struct, kw_only=True):
    """A game in short: `about` says what is played, `sizes` are the possible sizes of a cast."""

    name: str
    title: str
    about: str
    version: int
    sizes: list[int]
    teams: bool


class ParameterCard(Struct, kw_only=True):
    """A parameter of a game.

    `schema` is the JSON schema of its value, `field` the same as a form field (with its range),
    `values` describes the legal values, and `boundary` says until when it can be changed. `rule` is
    the rule that it belongs to, `chapter` the title of that rule's chapter ("" if it has none).
    """

    name: str
    default: Any
    schema: Plain
    field: Plain
    values: str
    unit: str
    boundary: str
    rule: str
    chapter: str
    help: str


class FormatDetail(FormatCard, kw_only=True):
    """A game with all that can be set in it.

    `phases` are those of a round, and `windows` what a scheduled order can wait before. `decisions`
    are the kinds of question that castaways are asked, `claims` what interviews can have stated so
    that it can be checked, each with what it means. `bots` and `directors` are players and
    producers made of code. `figures` are the numbers of a castaway in a sheet's `standings`, in the
    order in which pages show them. `phase_facts` are facts beside `PhaseBegan` that open a phase,
    with what it is called, `marks` those that a timeline marks, each with the kind of its mark.
    `votes` says whether castaways vote, and `table` whether seasons have something to draw at
    `GET /seasons/ID/table`.
    """

    parameters: list[ParameterCard]
    phases: list[str]
    windows: list[str]
    decisions: dict[str, str]
    bots: list[str]
    directors: list[str]
    claims: dict[str, str]
    figures: list[str]
    phase_facts: dict[str, str]
    marks: dict[str, MarkKind]
    votes: bool
    table: bool
    suggested_questions: list[SuggestedQuestion]


class OrderCard(Struct, kw_only=True):
    """An order that producers can give: what it does, and the JSON schema of its terms.

    `title` is what pages call it. `touches` says whether it makes a season "produced"; it is null
    if that depends on its terms.
    Orders with `after_end` can only be given after the end of a season, all others only before.
    """

    name: str
    title: str
    description: str
    touches: bool | None
    after_end: bool
    terms: Plain


class FactSchemas(Struct, kw_only=True):
    """The JSON schemas of a game's facts by name, and the definitions they refer to."""

    facts: dict[str, Plain]
    defs: Plain = msgspec.field(name="$defs")


class SeasonFile(Struct, kw_only=True):
    """A season file shipped with Showrunner. `cast` are its castaways' ids."""

    name: str
    title: str
    format: str
    about: str
    cast: list[str]
    parameters: Plain
    orders: int


class FormatsController(Controller):
    """The games that can be played here."""

    path = "/formats"
    tags = ("formats",)

    @get("/", summary="List games", sync_to_thread=True)
    def page(self, request: Request[Any, Any, Any]) -> Response[list[FormatCard]]:
        """The games that are installed."""
        games = [FormatCard(**_in_short(load_format(name))) for name in format_names()]
        return _kept(request, msgspec.json.encode(games))

    @get("/{name:str}", summary="Look at a game", sync_to_thread=True)
    def one(self, request: Request[Any, Any, Any], name: FromPath[str]) -> Response[FormatDetail]:
        """A game's parameters with their schemas, its phases, decisions, bots and claims."""
        return _kept(request, msgspec.json.encode(format_detail(load_format(name))))

    @get("/{name:str}/orders", summary="Orders of a game", sync_to_thread=True)
    def orders(
        self, request: Request[Any, Any, Any], name: FromPath[str]
    ) -> Response[list[OrderCard]]:
        """The orders that producers can give in a game, with a JSON schema of each one's terms."""
        return _kept(request, msgspec.json.encode(order_schemas(load_format(name))))

    @get("/{name:str}/facts", summary="Facts of a game", sync_to_thread=True)
    def facts(self, request: Request[Any, Any, Any], name: FromPath[str]) -> Response[FactSchemas]:
        """All facts that can happen in a game, with their audience and a JSON schema for each."""
        return _kept(request, msgspec.json.encode(fact_schemas(load_format(name))))

    @get("/{name:str}/sheet", summary="Sheet of a game", sync_to_thread=True)
    def sheet(self, request: Request[Any, Any, Any], name: FromPath[str]) -> Response[Plain]:
        """The JSON schema of what a viewer knows in a game (`GET /seasons/ID/sheet`)."""
        return _kept(request, msgspec.json.encode(sheet_schema(load_format(name).sheet)))

    @get("/{name:str}/cards", summary="Cards of a game", sync_to_thread=True)
    def cards(
        self, request: Request[Any, Any, Any], name: FromPath[str]
    ) -> Response[dict[str, Plain]]:
        """A game's cards, by id; empty for a game without cards.

        They have the form of the terms of the order `define_card`, if the game has that order.
        """
        return _kept(request, msgspec.json.encode(load_format(name).cards))

    @get("/{name:str}/rules", summary="Rulebook of a game", sync_to_thread=True)
    def rules(
        self, request: Request[Any, Any, Any], name: FromPath[str]
    ) -> Response[list[RulebookPage]]:
        """The pages of a game's rulebook."""
        return _kept(request, msgspec.json.encode(rule_pages(load_format(name).name)))

    @get(
        "/{name:str}/rules/{page:str}",
        summary="Read a page of a rulebook",
        media_type=MARKDOWN,
        sync_to_thread=True,
    )
    def rules_page(
        self, request: Request[Any, Any, Any], name: FromPath[str], page: FromPath[str]
    ) -> Response[str]:
        """A page of a game's rulebook, as Markdown."""
        text = rule_page(load_format(name).name, page)
        return _kept(request, text.encode(), MARKDOWN)


class SeasonFilesController(Controller):
    """The season files shipped with Showrunner."""

    path = "/season-files"
    tags = ("formats",)

    @get("/", summary="List season files", sync_to_thread=True)
    def page(self, request: Request[Any, Any, Any]) -> Response[list[SeasonFile]]:
        """The season files by whose name a season can be made (`season` of a new season)."""
        return _kept(
            request, msgspec.json.encode([season_file_of(name) for name in season_names()])
        )

    @get("/{name:str}", summary="Read a season file", media_type=TOML, sync_to_thread=True)
    def one(self, request: Request[Any, Any, Any], name: FromPath[str]) -> Response[str]:
        """A season file's text, which you can change and send as the `toml` of a new season."""
        return _kept(request, _season_text(name).encode(), TOML)


def _kept(
    request: Request[Any, Any, Any], body: bytes, media_type: str = "application/json"
) -> Response[Any]:
    """A response that may be cached for a while."""
    return tagged(request, body, media_type, CACHED)


def _in_short(format: Format) -> Plain:
    return {
        "name": format.name,
        "title": format.title,
        "about": format.about,
        "version": format.version,
        "sizes": list(format.sizes),
        "teams": format.teams,
    }


def format_detail(format: Format) -> FormatDetail:
    """A game with all that can be set in it."""
    return FormatDetail(
        **_in_short(format),
        parameters=[parameter_card(format, one) for one in format.parameters.declared().values()],
        phases=list(format.phases),
        windows=list(format.season.windows),
        decisions=dict(format.decisions),
        bots=bot_names(format),
        directors=director_names(format),
        claims={name: claim.help for name, claim in format.claims.items()},
        figures=list(format.sheet.figures),
        phase_facts={kind.__name__: name for kind, name in format.own_opens_phase.items()},
        marks={kind.__name__: mark for kind, mark in format.marks.items()},
        votes=format.has_votes,
        table=format.table is not None,
        suggested_questions=list(format.suggested_questions),
    )


def parameter_card(format: Format, declared: Parameter) -> ParameterCard:
    """A parameter with its full description."""
    return ParameterCard(
        name=declared.name,
        default=declared.default,
        schema=declared.field.schema(),
        field=msgspec.to_builtins(declared.field),
        values=declared.field.words(),
        unit=declared.setting.unit,
        boundary=declared.setting.boundary,
        rule=declared.setting.rule,
        chapter=format.chapter(declared.setting.rule),
        help=inspect.cleandoc(declared.setting.help),
    )


def _season_text(name: str) -> str:
    if name not in season_names():
        raise UnknownName("season", name, season_names())
    return (SEASONS / f"{name}.toml").read_text(encoding="utf-8")


def season_file_of(name: str) -> SeasonFile:
    """A season file as it is listed."""
    plan = load_season(name)
    first = _season_text(name).partition("\n\n")[0].splitlines()
    return SeasonFile(
        name=name,
        title=plan.title,
        format=plan.format.name,
        about=" ".join(line.removeprefix("#").strip() for line in first if line.startswith("#")),
        cast=[person.id for person in plan.cast],
        parameters=dict(plan.parameters),
        orders=len(plan.schedule),
    )
