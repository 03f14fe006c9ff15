"""Experiment files, in which a researcher describes an experiment ([experiments.md])."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final, get_args

from showrunner.errors import FileMistake, ShowrunnerError, UnknownName, WrongParameter, suggest
from showrunner.experiments.measures import OUTCOMES
from showrunner.experiments.plan import Arrangement, EarlyStop, Experiment, Seating
from showrunner.exports.tables.columns import TABLES
from showrunner.files.season_files import SeasonPlan, load_season, settings
from showrunner.files.toml_file import TomlFile, TomlTable, shown
from showrunner.players.casting import OUTSIDE, bot_names, refuse_unknown_player

KEYS: Final = (
    "title",
    "seed",
    "seasons",
    "casts",
    "blocks",
    "seating",
    "field",
    "outcome",
    "stored",
    "tables",
    "budget",
    "players",
    "parameters",
    "stop",
)
NEEDED: Final = ("title", "seed", "seasons", "blocks", "players")
MAX_BLOCKS: Final = 1_000_000
MAX_CAST: Final = 1_000
AS_WRITTEN: Final = "as written"
"""The name of the cast or the parameters where the experiment changes none."""
DEFAULT_TABLES: Final = tuple(name for name in TABLES if name != "episodes")
"""The survivoR tables that are written by default; to tell episodes takes as long as to play."""


def load_experiment(path: Path) -> Experiment:
    """Read an experiment file. Raises FileMistake for anything that is wrong in it."""
    file = TomlFile(path)
    root = file.root
    root.only(KEYS)
    root.need(NEEDED)
    plans = list(_plans(root))
    players = _players(root, plans)
    field = root.text("field", bot_names(plans[0].format)[0])
    _refuse_player(root, "field", field, plans)
    experiment = Experiment(
        name=path.stem,
        title=root.text("title"),
        seed=root.text("seed"),
        blocks=root.number("blocks", 1, MAX_BLOCKS),
        arrangements=tuple(_arrangements(root, plans)),
        players=players,
        seating=_seating(root),
        field=field,
        outcome=_named(root, "outcome", root.text("outcome", "won"), OUTCOMES),
        stored=_stored(root),
        tables=_tables(root),
        stop=_stop(root),
        budget=_positive(root, "budget") if "budget" in root else None,
    )
    _verify(root, experiment)
    return experiment


def _verify(root: TomlTable, experiment: Experiment) -> None:
    """Refuse what does not go together."""
    if experiment.models and not experiment.stored:
        wrong = "models play only in stored seasons, and stored is false"
        raise root.mistake(wrong, "remove the key: it is true where a model plays", "stored")
    smallest = min(len(arrangement.settings.cast) for arrangement in experiment.arrangements)
    if experiment.seating == "together" and len(experiment.players) > smallest:
        wrong = f"{len(experiment.players)} players share a season of {smallest} seats"
        raise root.mistake(wrong, "compare fewer, or take larger casts", "players")
    if experiment.seating != "one_seat" and "field" in root:
        right = 'remove it, or give seating = "one_seat"'
        raise root.mistake("field is for one seat only", right, "field")
    if experiment.budget is None or not experiment.models:
        return
    if experiment.cap is None or experiment.cap > experiment.budget:
        cap = "nothing" if experiment.cap is None else f"${experiment.cap:g}"
        wrong = f"{cap} is the limit of one season, and the budget is ${experiment.budget:g}"
        right = "give each season file a lower cap: [allowance] season = …"
        raise root.mistake(wrong, right, "budget")


def _plans(root: TomlTable) -> Iterator[SeasonPlan]:
    names = root.texts("seasons")
    if not names:
        raise root.mistake("seasons is empty", 'name season files: seasons = ["quick"]', "seasons")
    for place, name in enumerate(names):
        if name in names[:place]:
            raise root.mistake(f"{name!r} is there twice", "name each once", "seasons", place)
        try:
            yield load_season(name)
        except (UnknownName, FileMistake) as problem:
            raise _located(root, problem, "seasons", place) from None


def _arrangements(root: TomlTable, plans: list[SeasonPlan]) -> Iterator[Arrangement]:
    """Every combination of season, cast and parameters."""
    sizes: list[int | None] = [None]
    if "casts" in root:
        sizes = list(_sizes(root))
    changes = root.table("parameters")
    sets = {name: changes.table(name).values for name in changes.values} or {AS_WRITTEN: {}}
    for plan in plans:
        for place, size in enumerate(sizes):
            for name, values in sets.items():
                where = ("parameters", name) if values else ("casts", place)
                try:
                    made = settings(plan, size, parameters=values)
                except (WrongParameter, FileMistake) as problem:
                    raise _located(root, problem, *where) from None
                yield Arrangement(
                    season=plan.name,
                    cast=AS_WRITTEN if size is None else str(size),
                    parameters=name,
                    settings=made,
                    allowance=plan.allowance,
                )


def _sizes(root: TomlTable) -> Iterator[int]:
    sizes = root.values["casts"]
    right = "give numbers of castaways: casts = [6, 8]"
    if not isinstance(sizes, list) or not sizes:
        raise root.mistake(f"casts is {shown(sizes)}", right, "casts")
    for place, size in enumerate(sizes):
        if not isinstance(size, int) or isinstance(size, bool) or not 1 <= size <= MAX_CAST:
            raise root.mistake(f"casts contains {shown(size)}", right, "casts", place)
        if size in sizes[:place]:
            raise root.mistake(f"{size} is there twice", "give each once", "casts", place)
        yield size


def _players(root: TomlTable, plans: list[SeasonPlan]) -> dict[str, str]:
    table = root.table("players")
    players = {name: table.text(name) for name in table.values}
    if not players:
        right = 'name at least one below [players]: careful = "bot:sensible"'
        raise root.mistake("nobody plays", right, "players")
    for name, player in players.items():
        _refuse_player(table, name, player, plans)
    return players


def _refuse_player(table: TomlTable, key: str, player: str, plans: list[SeasonPlan]) -> None:
    if player == OUTSIDE:
        raise table.mistake("nobody outside plays in experiments", "name a bot or a model", key)
    for plan in plans:
        try:
            refuse_unknown_player(plan.format, player)
        except UnknownName as problem:
            known = [name for name in problem.known if name != OUTSIDE]
            wrong = f"there is no player {player!r} in {plan.format.name}"
            raise table.mistake(wrong, suggest(player, known), key) from None


def _seating(root: TomlTable) -> Seating:
    seatings: dict[str, Seating] = {seating: seating for seating in get_args(Seating)}
    return seatings[_named(root, "seating", root.text("seating", "together"), seatings)]


def _stored(root: TomlTable) -> bool:
    given = root.values.get("stored")
    if given is None:
        players = root.table("players").values.values()
        return any(not str(player).startswith("bot:") or "+" in str(player) for player in players)
    if not isinstance(given, bool):
        raise root.mistake(f"stored is {shown(given)}", "give true or false", "stored")
    return given


def _tables(root: TomlTable) -> tuple[str, ...]:
    if "tables" not in root:
        return DEFAULT_TABLES
    names = root.texts("tables")
    for place, name in enumerate(names):
        if name not in TABLES:
            raise root.mistake(
                f"there is no table {name!r}", suggest(name, TABLES), "tables", place
            )
    return tuple(name for name in TABLES if name in names)


def _stop(root: TomlTable) -> EarlyStop | None:
    if "stop" not in root:
        return None
    table = root.table("stop")
    table.only(("width", "every"))
    table.need(("width", "every"))
    return EarlyStop(width=_positive(table, "width"), every=table.number("every", 2, MAX_BLOCKS))


def _positive(table: TomlTable, key: str) -> float:
    value = table.values[key]
    if isinstance(value, bool) or not isinstance(value, int | float) or not 0 < value < 1e9:
        raise table.mistake(f"{key} is {shown(value)}", "give a number above 0", key)
    return float(value)


def _named(root: TomlTable, key: str, name: str, known: Iterable[str]) -> str:
    names = list(known)
    if name not in names:
        raise root.mistake(f"there is no {key} {name!r}", suggest(name, names), key)
    return name


def _located(root: TomlTable, problem: ShowrunnerError, *key_path: str | int) -> FileMistake:
    """The same problem, at the line of the experiment file that led to it."""
    if isinstance(problem, WrongParameter):
        return root.mistake(problem.wrong, problem.right, *key_path)
    return root.mistake(str(problem), "name a season file that can be played", *key_path)
