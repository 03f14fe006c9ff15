"""Season files, in which a producer describes a season. `seasons/README.md` explains each key."""

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
from showrunner.files.folders import SEASONS
from showrunner.files.scheduled_orders import scheduled, verify_scheduled
from showrunner.files.toml_file import TomlFile, TomlTable
from showrunner.formats.format import Format, format_names, load_format
from showrunner.formats.lines import line_problem
from showrunner.formats.settings import MAX_SCHEDULED_ORDERS, Castaway, Scheduled, SeasonSettings
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
_POSITION = re.compile(r"\w+\[(\d+)\]: ")
NEEDED = ("format", "title", "cast")


@dataclass(frozen=True, kw_only=True)
class SeasonPlan:
    """The content of a season file; all names in it have been checked.

    `parameters` are those that the file sets. `player` plays the seats that `players` does not
    name; `allowance` is what models may cost.
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
    """The names of the season files shipped with Showrunner."""
    return sorted(path.stem for path in SEASONS.glob("*.toml"))


def load_season(name: str) -> SeasonPlan:
    """Read a season file, by its path (`….toml`, or with a folder) or its name in `seasons/`.

    Raises UnknownName, and FileMistake for anything that is wrong in the file.
    """
    if name.endswith(".toml") or "/" in name or "\\" in name:
        return _plan(TomlFile(Path(name)))
    if name not in season_names():
        raise UnknownName("season", name, season_names())
    return _plan(TomlFile(SEASONS / f"{name}.toml"))


def read_season(text: str, name: str) -> SeasonPlan:
    """Read a season file's text under this name. Raises FileMistake for anything wrong in it."""
    return _plan(TomlFile(Path(f"{name}.toml"), text))


def settings(
    plan: SeasonPlan,
    cast_size: int | None = None,
    player: str | None = None,
    parameters: Mapping[str, object] | None = None,
    director: str | None = None,
) -> SeasonSettings:
    """The settings of a season played by this plan, with all parameters and the format's version.

    With `cast_size`, the cast is the first of the plan's cast, filled up from the library in the
    order of ids; if that changes the cast, the file's teams are ignored and the format deals its
    own. `player` plays all seats; `director` gives producers' orders. Raises WrongParameter and
    UnknownName for these arguments, and FileMistake for what is wrong in the file.
    """
    cast = plan.cast if cast_size is None else _resized(plan, cast_size)
    if player is not None:
        _refuse_unknown_player(plan.format, player)
    if director is not None:
        make_director(plan.format, director)
    as_written = cast == plan.cast and not parameters
    parameter_values = plan.format.parameters.read({**plan.parameters, **(parameters or {})})
    season_settings = SeasonSettings(
        format=plan.format.name,
        version=plan.format.version,
        changes=plan.format.changes,
        title=plan.title,
        cast=cast,
        parameters=msgspec.structs.asdict(parameter_values),
        teams=dict(plan.teams) if cast == plan.cast else {},
        schedule=plan.schedule,
        director=UNSET if director is None else director,
        players={person.id: player or plan.players.get(person.id, plan.player) for person in cast},
    )
    try:
        plan.format.verify(season_settings)
    except WrongParameter as problem:
        raise _located(plan.file, problem) if as_written else problem from None
    for table in plan.file.root.tables("orders"):
        verify_scheduled(table, plan.format, [person.id for person in plan.cast])
    return season_settings


def _plan(file: TomlFile) -> SeasonPlan:
    root = file.root
    root.only(KEYS)
    root.need(NEEDED)
    format = _format(root)
    cast = _cast(root, format)
    ids = [person.id for person in cast]
    player = root.text("player", bot_names(format)[0])
    _refuse_unknown_player(format, player, root, "player")
    players = root.table("players")
    for seat in players.values:
        if seat not in ids:
            raise players.mistake(f"{seat!r} is not in the cast", suggest(seat, ids), seat)
        _refuse_unknown_player(format, players.text(seat), players, seat)
    return SeasonPlan(
        name=file.path.stem,
        file=file,
        format=format,
        title=_line(root, "title"),
        seed=root.text("seed") if "seed" in root else None,
        cast=cast,
        player=player,
        players=dict(players.values),
        allowance=root.table("allowance").struct(Allowance, "see docs/models.md for its keys"),
        parameters=_parameters(root, format),
        teams=_teams(root, ids),
        schedule=_schedule(root),
    )


def _line(table: TomlTable, key: str) -> str:
    """A text of one line without control characters."""
    text = table.text(key)
    if (problem := line_problem(text)) is not None:
        raise table.mistake(f"{key}: {problem.wrong}", problem.right, key)
    return text


def _schedule(root: TomlTable) -> tuple[Scheduled, ...]:
    tables = list(root.tables("orders"))
    if len(tables) > MAX_SCHEDULED_ORDERS:
        right = f"give at most {MAX_SCHEDULED_ORDERS}"
        raise root.mistake(f"there are {len(tables)} scheduled orders", right, "orders")
    return tuple(map(scheduled, tables))


def _format(root: TomlTable) -> Format:
    name = root.text("format")
    if name not in format_names():
        raise root.mistake(f"there is no format {name!r}", suggest(name, format_names()), "format")
    return load_format(name)


def _cast(root: TomlTable, format: Format) -> tuple[Castaway, ...]:
    all_castaways = {person.id: person for person in library()}
    most = min(format.most, len(all_castaways))
    if isinstance(root.values["cast"], int):
        return tuple(all_castaways.values())[: root.number("cast", format.fewest, most)]
    ids = root.texts("cast")
    if len(ids) > format.most:
        raise root.mistake(f"the cast has {len(ids)}", _sizes(format), "cast")
    for place, seat in enumerate(ids):
        if seat not in all_castaways:
            wrong = f"there is no castaway {seat!r}"
            raise root.mistake(wrong, suggest(seat, all_castaways), "cast", place)
        if seat in ids[:place]:
            wrong = f"{seat!r} is in the cast twice"
            raise root.mistake(wrong, "name each castaway once", "cast", place)
    if len(ids) < format.fewest:
        raise root.mistake(f"the cast has {len(ids)}", _sizes(format), "cast")
    return tuple(all_castaways[seat] for seat in ids)


def _sizes(format: Format) -> str:
    return f"give {format.fewest} to {format.most} castaways"


def _refuse_unknown_player(
    format: Format, player: str, table: TomlTable | None = None, key: str = "player"
) -> None:
    try:
        refuse_unknown_player(format, player)
    except UnknownName as problem:
        if table is None:
            raise
        right = suggest(player, problem.known)
        raise table.mistake(f"there is no player {player!r}", right, key) from None


def _parameters(root: TomlTable, format: Format) -> dict[str, Any]:
    table = root.table("parameters")
    for name, value in table.values.items():
        try:
            format.parameters.read_one(name, value)
        except WrongParameter as problem:
            place = _POSITION.match(problem.wrong)
            key_path = (name, int(place[1])) if place else (name,)
            raise table.mistake(problem.wrong, problem.right, *key_path) from None
    try:
        format.parameters.read(table.values)
    except WrongParameter as problem:
        raise _located(root.file, problem) from None
    return table.values


def _located(file: TomlFile, problem: WrongParameter) -> FileMistake:
    """The same problem at the line of the key with which it begins (`finalists: …`)."""
    key = problem.wrong.partition(":")[0]
    key_path = ("parameters", key) if key in file.root.table("parameters") else (key,)
    return file.mistake(key_path, problem.wrong, problem.right)


def _teams(root: TomlTable, ids: list[str]) -> dict[str, tuple[str, ...]]:
    table = root.table("teams")
    teams: dict[str, tuple[str, ...]] = {}
    team_of: dict[str, str] = {}
    for team in table.values:
        if not team.strip():
            raise table.mistake("a team has no name", "give it one", team)
        if (problem := line_problem(team)) is not None:
            raise table.mistake(f"a team's name: {problem.wrong}", problem.right, team)
        teams[team] = table.texts(team)
        if not teams[team]:
            raise table.mistake(f"the team {team} is empty", "name its members, or remove it", team)
        for place, seat in enumerate(teams[team]):
            if seat not in ids:
                wrong = f"{seat!r} is not in the cast"
                raise table.mistake(wrong, suggest(seat, ids), team, place)
            if seat in team_of:
                wrong = f"{seat!r} is already in {team_of[seat]}"
                raise table.mistake(wrong, "name each castaway in one team", team, place)
            team_of[seat] = team
    missing = [seat for seat in ids if teams and seat not in team_of]
    if missing:
        wrong = f"not in any team: {', '.join(missing)}"
        raise table.mistake(wrong, "name each castaway in one team")
    return teams


def _resized(plan: SeasonPlan, size: int) -> tuple[Castaway, ...]:
    more = [person for person in library() if person not in plan.cast]
    candidates = (*plan.cast, *more)
    most = min(plan.format.most, len(candidates))
    if not plan.format.fewest <= size <= most:
        raise WrongParameter(f"a cast of {size}", f"give {plan.format.fewest} to {most}")
    return candidates[:size]
