"""Make the settings of a new season from what a producer sent."""

from __future__ import annotations

from collections.abc import Collection, Sequence

import msgspec
from msgspec import UNSET

from showrunner.api.order_intake import text_problem
from showrunner.api.season_models import NewSeason
from showrunner.errors import OrderMistake, UnknownName, WrongParameter
from showrunner.files.order_check import find_order_problem
from showrunner.files.season_files import SeasonPlan, load_season, read_season, season_names
from showrunner.files.season_files import settings as settled
from showrunner.formats.format import load_format
from showrunner.formats.settings import Castaway, Scheduled, SeasonSettings
from showrunner.players.casting import OUTSIDE, bot_names, is_model, refuse_unknown_player
from showrunner.players.director import make_director


def settings_of(
    new: NewSeason, people: dict[str, Castaway], profiles: Collection[str] = ()
) -> tuple[SeasonSettings, SeasonPlan | None]:
    """The settings of a new season, and the season file it is based on, if any.

    `people` are the castaways that the producer can cast, by id; `profiles` the models that can
    play. Takes some tenths of a second, so call it in the background.
    Raises WrongParameter, UnknownName and FileMistake for what is wrong.
    """
    if sum(base is not None for base in (new.season, new.toml, new.format)) != 1:
        wrong = "not exactly one of `season`, `toml` and `format` is given"
        raise WrongParameter(wrong, "give one of them")
    plan = _plan_of(new)
    base_settings = _from_format(new, people) if plan is None else _from_plan(new, plan, people)
    format = load_format(base_settings.format)
    known = [person.id for person in base_settings.cast]
    for seat in new.players:
        if seat not in known:
            raise UnknownName("castaway in this season", seat, known)
    changed = msgspec.structs.replace(
        base_settings,
        title=new.title or base_settings.title,
        players={**base_settings.players, **new.players},
        teams={name: tuple(seats) for name, seats in new.teams.items()} or base_settings.teams,
        schedule=(*base_settings.schedule, *new.schedule),
        practice=True if new.practice else UNSET,
    )
    if new.practice:
        _verify_practice(changed, new.remembers)
    _verify_texts(changed)
    for player in changed.players.values():
        refuse_unknown_player(format, player, profiles)
    if changed.director and is_model(changed.director):
        refuse_unknown_player(format, changed.director, profiles)
    format.verify(changed)
    _verify_schedule(changed, new.schedule)
    return changed, plan


def _verify_practice(settings: SeasonSettings, remembers: str | None) -> None:
    """Raise WrongParameter for a practice season that would show a person's secrets to another."""
    people = list(settings.players.values()).count(OUTSIDE)
    if people != 1:
        wrong = f"a practice season with {people} people"
        raise WrongParameter(wrong, f"give exactly one seat the player `{OUTSIDE}`")
    if remembers is not None:
        raise WrongParameter("a practice season in which castaways return", "omit `remembers`")


def _verify_schedule(settings: SeasonSettings, schedule: Sequence[Scheduled]) -> None:
    """Raise OrderMistake for an order that any season of this game and cast would refuse."""
    cast = [person.id for person in settings.cast]
    format = load_format(settings.format)
    for number, scheduled in enumerate(schedule):
        wrong = find_order_problem(scheduled.order, scheduled.terms, scheduled.when, format, cast)
        if wrong is not None:
            raise OrderMistake(scheduled.order, [wrong.at("schedule", number)])


def _verify_texts(settings: SeasonSettings) -> None:
    """Raise WrongParameter for texts in the settings that cannot be stored."""
    plain = msgspec.to_builtins(settings)
    for part in ("title", "parameters", "teams", "schedule"):
        if problem := text_problem((part,), plain[part]):
            raise WrongParameter(f"{problem.field}: {problem.wrong}", problem.right)


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
    plan_settings = settled(plan, None, new.player, new.parameters, new.director)
    player = new.player or plan.player
    cast = _cast(new.cast, people)
    players = {person.id: plan.players.get(person.id, player) for person in cast}
    return msgspec.structs.replace(plan_settings, cast=cast, players=players, teams={})


def _from_format(new: NewSeason, people: dict[str, Castaway]) -> SeasonSettings:
    assert new.format is not None
    format = load_format(new.format)
    if new.cast is None:
        raise WrongParameter("there is no cast", "give `cast`: a number, or castaways' ids")
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
        players={person.id: player for person in cast},
        director=UNSET if new.director is None else new.director,
    )


def _cast(ids: list[str], people: dict[str, Castaway]) -> tuple[Castaway, ...]:
    for id in ids:
        if id not in people:
            raise UnknownName("castaway", id, people)
    return tuple(people[id] for id in ids)
