"""A season's settings out of what a producer sent."""

from __future__ import annotations

from collections.abc import Collection, Sequence

import msgspec
from msgspec import UNSET

from showrunner.api.ordering import text_problem
from showrunner.api.season_models import NewSeason
from showrunner.errors import OrderMistake, UnknownName, WrongParameter
from showrunner.files.order_reading import problem_with
from showrunner.files.season_files import SeasonPlan, load_season, read_season, season_names
from showrunner.files.season_files import settings as settled
from showrunner.formats.format import load_format
from showrunner.formats.settings import Castaway, Scheduled, SeasonSettings
from showrunner.players.casting import bot_names, refuse_unknown_player
from showrunner.players.director import make_director


def settings_of(
    new: NewSeason, people: dict[str, Castaway], profiles: Collection[str] = ()
) -> tuple[SeasonSettings, SeasonPlan | None]:
    """The settings of a new season, and the season file that it begins as, if it does.

    `people` are those whom its producer can cast, by their ids; `profiles` the models that can
    play. It can take some tenths of a second: call it in the background.
    Raises WrongParameter, UnknownName and FileMistake for what is wrong.
    """
    if sum(one is not None for one in (new.season, new.toml, new.format)) != 1:
        raise WrongParameter("a season begins in one way", "give `season`, `toml`, or `format`")
    plan = _plan_of(new)
    made = _from_format(new, people) if plan is None else _from_plan(new, plan, people)
    format = load_format(made.format)
    known = [person.id for person in made.cast]
    for seat in new.players:
        if seat not in known:
            raise UnknownName("castaway in this season", seat, known)
    changed = msgspec.structs.replace(
        made,
        title=new.title or made.title,
        players={**made.players, **new.players},
        teams={name: tuple(seats) for name, seats in new.teams.items()} or made.teams,
        schedule=(*made.schedule, *new.schedule),
    )
    _verify_texts(changed)
    for player in changed.players.values():
        refuse_unknown_player(format, player, profiles)
    format.verify(changed)
    _verify_schedule(changed, new.schedule)
    return changed, plan


def _verify_schedule(settings: SeasonSettings, schedule: Sequence[Scheduled]) -> None:
    """Raise OrderMistake for what no season of this game and cast would ever take."""
    cast = [person.id for person in settings.cast]
    format = load_format(settings.format)
    for number, one in enumerate(schedule):
        wrong = problem_with(one.order, one.terms, one.when, format, cast)
        if wrong is not None:
            raise OrderMistake(one.order, [wrong.at("schedule", number)])


def _verify_texts(settings: SeasonSettings) -> None:
    """Raise WrongParameter where a season would begin with texts that cannot be kept."""
    plain = msgspec.to_builtins(settings)
    for part in ("title", "parameters", "teams", "schedule"):
        if found := text_problem((part,), plain[part]):
            raise WrongParameter(f"{found.field}: {found.wrong}", found.right)


def _plan_of(new: NewSeason) -> SeasonPlan | None:
    if new.toml is not None:
        return read_season(new.toml, "toml")
    if new.season is None:
        return None
    if new.season not in season_names():
        raise UnknownName("season", new.season, season_names())
    return load_season(new.season)


def _from_plan(new: NewSeason, plan: SeasonPlan, people: dict[str, Castaway]) -> SeasonSettings:
    size = new.cast if isinstance(new.cast, int) else None
    if not isinstance(new.cast, list):
        return settled(plan, size, new.player, new.parameters, new.director)
    made = settled(plan, None, new.player, new.parameters, new.director)
    player = new.player or plan.player
    cast = _cast(new.cast, people)
    players = {one.id: plan.players.get(one.id, player) for one in cast}
    return msgspec.structs.replace(made, cast=cast, players=players, teams={})


def _from_format(new: NewSeason, people: dict[str, Castaway]) -> SeasonSettings:
    assert new.format is not None
    format = load_format(new.format)
    if new.cast is None:
        raise WrongParameter("nobody is cast", "give `cast`: a number, or castaways' ids")
    player = new.player or bot_names(format)[0]
    if new.director is not None:
        make_director(format, new.director)
    if isinstance(new.cast, int):
        if not 0 < new.cast <= len(people):
            raise WrongParameter(f"a cast of {new.cast}", f"you can cast 1 to {len(people)} people")
        cast = tuple(people.values())[: new.cast]
    else:
        cast = _cast(new.cast, people)
    return SeasonSettings(
        format=format.name,
        version=format.version,
        changes=format.changes,
        title=new.title or format.title,
        cast=cast,
        parameters=msgspec.structs.asdict(format.parameters.read(new.parameters)),
        players={one.id: player for one in cast},
        director=UNSET if new.director is None else new.director,
    )


def _cast(ids: list[str], people: dict[str, Castaway]) -> tuple[Castaway, ...]:
    for one in ids:
        if one not in people:
            raise UnknownName("castaway", one, people)
    return tuple(people[one] for one in ids)
