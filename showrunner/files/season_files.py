"""Season files: what a producer writes to have a season (each key: `seasons/README.md`)."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec
from msgspec import UNSET

from showrunner.errors import FileMistake, UnknownName, WrongParameter, suggest
from showrunner.files.cast_files import library
from showrunner.files.places import SEASONS
from showrunner.files.schedule_lines import scheduled, verify_scheduled
from showrunner.files.toml_file import Table, TomlFile
from showrunner.formats.format import Format, format_names, load_format
from showrunner.formats.lines import line_problem
from showrunner.formats.settings import MOST_SCHEDULED, Castaway, Scheduled, SeasonSettings
from showrunner.players.casting import bot_names, refuse_unknown_player
from showrunner.players.director import make_director
from showrunner.players.llm.allowance import Allowance

KEYS = (
    "format",
    "title",
    "seed",
    "cast",
    "player",
    "players",
    "allowance",
    "parameters",
    "teams",
    "orders",
)
_PLACE = re.compile(r"\w+\[(\d+)\]: ")
NEEDED = ("format", "title", "cast")


@dataclass(frozen=True, kw_only=True)
class SeasonPlan:
    """A season file, read: all it says, each name in it known.

    `parameters` are those that the file gives. `player` plays where `players` names nobody else;
    `allowance` is what models may cost.
    """

    name: str
    file: TomlFile
    format: Format
    title: str
    seed: str | None
    cast: tuple[Castaway, ...]
    player: str
    players: Mapping[str, str]
    allowance: Allowance
    parameters: Mapping[str, Any]
    teams: Mapping[str, tuple[str, ...]]
    schedule: tuple[Scheduled, ...]


def season_names() -> list[str]:
    """The names of the season files that come with Showrunner."""
    return sorted(path.stem for path in SEASONS.glob("*.toml"))


def load_season(name: str) -> SeasonPlan:
    """The season file of this path (`….toml`, or with a folder), or of this name in `seasons/`.

    Raises UnknownName, and FileMistake for whatever is wrong in the file.
    """
    if name.endswith(".toml") or "/" in name or "\\" in name:
        return _plan(TomlFile(Path(name)))
    if name not in season_names():
        raise UnknownName("season", name, season_names())
    return _plan(TomlFile(SEASONS / f"{name}.toml"))


def read_season(text: str, name: str) -> SeasonPlan:
    """A season file's text, under this name. Raises FileMistake for whatever is wrong in it."""
    return _plan(TomlFile(Path(f"{name}.toml"), text))


def settings(
    plan: SeasonPlan,
    cast_size: int | None = None,
    player: str | None = None,
    parameters: Mapping[str, object] | None = None,
    director: str | None = None,
) -> SeasonSettings:
    """The plan as a season: its cast, every parameter, and the format's version pinned.

    With `cast_size`, the first so many of its cast, filled up from the library in the order of ids;
    then the file's teams are left aside and the format deals its own. `player` plays everybody;
    `director` gives producers' orders. Raises WrongParameter and UnknownName for these, FileMistake
    for what the file itself says.
    """
    cast = plan.cast if cast_size is None else _resized(plan, cast_size)
    if player is not None:
        _know_player(plan.format, player)
    if director is not None:
        make_director(plan.format, director)
    as_written = cast == plan.cast and not parameters
    given = plan.format.parameters.read({**plan.parameters, **(parameters or {})})
    made = SeasonSettings(
        format=plan.format.name,
        version=plan.format.version,
        changes=plan.format.changes,
        title=plan.title,
        cast=cast,
        parameters=msgspec.structs.asdict(given),
        teams=dict(plan.teams) if cast == plan.cast else {},
        schedule=plan.schedule,
        director=UNSET if director is None else director,
        players={person.id: player or plan.players.get(person.id, plan.player) for person in cast},
    )
    try:
        plan.format.verify(made)
    except WrongParameter as problem:
        raise _located(plan.file, problem) if as_written else problem from None
    for table in plan.file.root.tables("orders"):
        verify_scheduled(table, plan.format, [person.id for person in plan.cast])
    return made


def _plan(file: TomlFile) -> SeasonPlan:
    root = file.root
    root.only(KEYS)
    root.need(NEEDED)
    format = _format(root)
    cast = _cast(root, format)
    ids = [person.id for person in cast]
    player = root.text("player", bot_names(format)[0])
    _know_player(format, player, root, "player")
    players = root.table("players")
    for seat in players.values:
        if seat not in ids:
            raise players.mistake(f"{seat!r} is not in the cast", suggest(seat, ids), seat)
        _know_player(format, players.text(seat), players, seat)
    return SeasonPlan(
        name=file.path.stem,
        file=file,
        format=format,
        title=_line(root, "title"),
        seed=root.text("seed") if "seed" in root else None,
        cast=cast,
        player=player,
        players=dict(players.values),
        allowance=root.table("allowance").struct(Allowance, "see docs/models.md for what it takes"),
        parameters=_parameters(root, format),
        teams=_teams(root, ids),
        schedule=_schedule(root),
    )


def _line(table: Table, key: str) -> str:
    """A text of one line, which can be shown as it is."""
    text = table.text(key)
    if (found := line_problem(text)) is not None:
        raise table.mistake(f"{key}: {found.wrong}", found.right, key)
    return text


def _schedule(root: Table) -> tuple[Scheduled, ...]:
    tables = list(root.tables("orders"))
    if len(tables) > MOST_SCHEDULED:
        right = f"give at most {MOST_SCHEDULED}"
        raise root.mistake(f"there are {len(tables)} scheduled orders", right, "orders")
    return tuple(map(scheduled, tables))


def _format(root: Table) -> Format:
    name = root.text("format")
    if name not in format_names():
        raise root.mistake(f"there is no format {name!r}", suggest(name, format_names()), "format")
    return load_format(name)


def _cast(root: Table, format: Format) -> tuple[Castaway, ...]:
    everybody = {person.id: person for person in library()}
    most = min(format.most, len(everybody))
    if isinstance(root.values["cast"], int):
        return tuple(everybody.values())[: root.number("cast", format.fewest, most)]
    ids = root.texts("cast")
    if len(ids) > format.most:
        raise root.mistake(f"the cast has {len(ids)}", _sizes(format), "cast")
    for place, seat in enumerate(ids):
        if seat not in everybody:
            wrong = f"there is no castaway {seat!r}"
            raise root.mistake(wrong, suggest(seat, everybody), "cast", place)
        if seat in ids[:place]:
            wrong = f"{seat!r} is in the cast twice"
            raise root.mistake(wrong, "name each castaway once", "cast", place)
    if len(ids) < format.fewest:
        raise root.mistake(f"the cast has {len(ids)}", _sizes(format), "cast")
    return tuple(everybody[seat] for seat in ids)


def _sizes(format: Format) -> str:
    return f"give {format.fewest} to {format.most} castaways"


def _know_player(
    format: Format, player: str, table: Table | None = None, key: str = "player"
) -> None:
    try:
        refuse_unknown_player(format, player)
    except UnknownName as problem:
        if table is None:
            raise
        right = suggest(player, problem.known)
        raise table.mistake(f"there is no player {player!r}", right, key) from None


def _parameters(root: Table, format: Format) -> dict[str, Any]:
    table = root.table("parameters")
    for name, value in table.values.items():
        try:
            format.parameters.read_one(name, value)
        except WrongParameter as problem:
            place = _PLACE.match(problem.wrong)
            way = (name, int(place[1])) if place else (name,)
            raise table.mistake(problem.wrong, problem.right, *way) from None
    try:
        format.parameters.read(table.values)
    except WrongParameter as problem:
        raise _located(root.file, problem) from None
    return table.values


def _located(file: TomlFile, problem: WrongParameter) -> FileMistake:
    """A problem that begins with a key's name (`finalists: …`), at the line of that key."""
    key = problem.wrong.partition(":")[0]
    way = ("parameters", key) if key in file.root.table("parameters") else (key,)
    return file.mistake(way, problem.wrong, problem.right)


def _teams(root: Table, ids: list[str]) -> dict[str, tuple[str, ...]]:
    table = root.table("teams")
    teams: dict[str, tuple[str, ...]] = {}
    team_of: dict[str, str] = {}
    for team in table.values:
        if not team.strip():
            raise table.mistake("a team has no name", "give it one", team)
        if (found := line_problem(team)) is not None:
            raise table.mistake(f"a team's name: {found.wrong}", found.right, team)
        teams[team] = table.texts(team)
        if not teams[team]:
            raise table.mistake(f"nobody is in {team}", "name its members, or leave it away", team)
        for place, seat in enumerate(teams[team]):
            if seat not in ids:
                wrong = f"{seat!r} is not in the cast"
                raise table.mistake(wrong, suggest(seat, ids), team, place)
            if seat in team_of:
                wrong = f"{seat!r} is in {team_of[seat]} already"
                raise table.mistake(wrong, "name each castaway in one team", team, place)
            team_of[seat] = team
    missing = [seat for seat in ids if teams and seat not in team_of]
    if missing:
        wrong = f"{', '.join(missing)} would be in no team"
        raise table.mistake(wrong, "name each castaway in one team")
    return teams


def _resized(plan: SeasonPlan, size: int) -> tuple[Castaway, ...]:
    more = [person for person in library() if person not in plan.cast]
    everybody = (*plan.cast, *more)
    most = min(plan.format.most, len(everybody))
    if not plan.format.fewest <= size <= most:
        raise WrongParameter(f"a cast of {size}", f"give {plan.format.fewest} to {most}")
    return everybody[:size]
