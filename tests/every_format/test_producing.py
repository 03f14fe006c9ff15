"""Every common order, in every format, at any moment: taken or refused, atomic, recorded."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import fields

from showrunner.errors import SeasonOver
from showrunner.formats.facts import OrderFellThrough
from showrunner.formats.format import load_format
from showrunner.formats.orders import COMMON_ORDERS
from showrunner.kernel import Dice, Memo, Order
from showrunner.running.rehearsal import Rehearsal
from showrunner.running.replay import replay
from tests.every_format.order import is_in_order
from tests.every_format.producing import (
    FAR,
    Producers,
    interview,
    other_values,
    random_terms,
)
from tests.every_format.seasons import (
    MOST_ENTRIES,
    SEED,
    Case,
    every_format,
    go_on,
    playable,
    rehearsed,
    settings_for,
    sizes,
    small_case,
    told_of,
)
from tests.quick import FULL


def produced(case: Case, seed: int) -> Producers:
    """A season in which producers do all that they can, over and replayed."""
    producers = Producers(Rehearsal(case.settings(), f"{SEED} {seed}"), Dice(b"acts", (seed,)))
    producers.play()
    season = producers.season
    again = replay(season.journal)
    assert again.story.digest == season.kernel.story.digest
    assert again.entries == season.kernel.entries
    return producers


@every_format
def test_every_format_takes_the_common_orders(name: str) -> None:
    format = load_format(name)
    assert set(format.orders) >= set(COMMON_ORDERS)
    season = format.staged(settings_for(format, sizes(name)[0], "bot:random"))
    assert dict(season.orders) == {order.name: order for order in format.orders}
    assert dict(season.decisions) == dict(format.decisions)
    assert set(season.fact_types) == set(format.facts)


@small_case
def test_producers_do_what_they_like(case: Case) -> None:
    right = {"interview", "set_parameter", "go_on", "Memo", "Hold", "Reseed"}
    wrong = {"interview", "set_parameter", "reveal_secrets", "Memo", "Hold", "Reseed"}
    for seed in range(20):
        producers = produced(case, seed)
        right -= set(producers.taken)
        wrong -= set(producers.refused)
        if not right | wrong:
            break
    assert not right | wrong, "it is never done"


@every_format
def test_DS_9_1_what_still_waits_when_the_last_round_is_over_falls_through(name: str) -> None:
    format = load_format(name)
    season = Rehearsal(settings_for(format, sizes(name)[0], "bot:random"), SEED)
    season.start()
    terms = {"seat": season.settings.cast[0].id, "question": "Well?", "when": FAR}
    season.enter(Order("interview", terms))
    season.play()
    fell = [told for told in season.kernel.story.told if isinstance(told.fact, OrderFellThrough)]
    assert [told.fact.why for told in fell] == ["no round came any more"]
    assert fell[0].audience.code == "producers"
    assert replay(season.journal).story.digest == season.kernel.story.digest


@every_format
def test_R4_every_order_of_a_format_is_given_with_random_terms(name: str) -> None:
    dice = Dice(b"terms", (name,))
    orders = load_format(name).orders
    drawn = {one: [random_terms(one, dice, ["ada"], {}) for _ in range(60)] for one in orders}
    for order, terms in drawn.items():
        required = {field.name for field in fields(order) if field.required}
        assert all(required <= set(each) for each in terms)


@pytest.mark.full
@small_case
def test_producers_do_what_they_like_many_times(case: Case) -> None:
    for seed in range(100, 150):
        produced(case, seed)


@small_case
def test_every_seat_can_be_interviewed_and_the_season_goes_on(case: Case) -> None:
    season = Rehearsal(case.settings(), SEED)
    season.start()
    for person in season.settings.cast:
        season.enter(interview(season, person.id, "Whom do you trust?"))
    go_on(season)
    is_in_order(season)
    names = [type(told.fact).__name__ for told in told_of(season)]
    assert names.count("InterviewAsked") == len(season.settings.cast)


@small_case
def test_a_season_stops_at_every_window_and_goes_on(case: Case) -> None:
    season = Rehearsal(case.settings(), SEED)
    producers = Producers(season, Dice(b"stops", ()))
    season.start()
    windows = list(season.kernel.rules.windows)  # type: ignore[attr-defined]
    assert windows, "a format has windows for its producers"
    stops = 0
    for window in ("any", "any", *windows):
        if producers.enter(Order("stop_before", {"phase": window})) is None:
            break
        while not season.kernel.over and season.step():
            assert season.kernel.entries < MOST_ENTRIES
        if season.kernel.over:
            break
        stops += 1
        producers.enter(Order("go_on"))
    assert stops
    go_on(season)
    is_in_order(season)
    stopped = [told for told in told_of(season) if type(told.fact).__name__ == "WindowStopped"]
    unstopped = rehearsed(case.settings())
    assert len(stopped) >= 2 * stops
    kinds = [type(told.fact) for told in told_of(season)]
    left = [kind for kind in kinds if kind.__name__ not in ("WindowStopped", "OrderTaken")]
    assert left == [type(told.fact) for told in told_of(unstopped)], "a stop changed the story"


def tried(values: list[Any], place: int) -> list[Any]:
    """All values of a parameter; `make test` tries one: the ends of the ranges in turn."""
    return values if FULL else values[place % 2 :][:1] or values[:1]


@every_format
def test_every_parameter_can_be_changed_up_to_its_boundary(name: str) -> None:
    format = load_format(name)
    size = sizes(name)[0]
    for place, parameter in enumerate(format.parameters.declared().values()):
        for value in tried(other_values(format, parameter.name, parameter.default), place):
            season = Rehearsal(settings_for(format, size, "bot:random"), SEED)
            producers = Producers(season, Dice(b"parameters", (parameter.name,)))
            season.start()
            for _ in range(producers.dice.below(12)):
                if (ask := season.next_ask()) is not None and not season.kernel.over:
                    season.answer(ask)
            terms = {"parameter": parameter.name, "value": value}
            step = producers.enter(Order("set_parameter", terms))
            if parameter.setting.boundary == "before the start":
                assert step is None, f"{parameter.name} is changed after its boundary"
                continue
            go_on(season)
            if step is not None:
                is_in_order(season)


@every_format
def test_every_parameter_can_be_set_before_the_start(name: str) -> None:
    format = load_format(name)
    for place, parameter in enumerate(format.parameters.declared().values()):
        for value in tried(other_values(format, parameter.name, parameter.default), place):
            chosen = {parameter.name: value}
            size = next((size for size in sizes(name) if playable(format, size, chosen)), None)
            if size is not None and size == sizes(name)[0]:
                season = rehearsed(settings_for(format, size, "bot:random", parameters=chosen))
                is_in_order(season)
                assert getattr(season.kernel.rules.sheet.parameters, parameter.name) == value  # type: ignore[attr-defined]


@small_case
def test_secrets_are_revealed_once_and_only_after_the_end(case: Case) -> None:
    season = rehearsed(case.settings(parameters={"reveal": "by_order"}))
    producers = Producers(season, Dice(b"reveals", ()))
    assert not any(told.reveals for told in told_of(season))
    assert producers.enter(Order("reveal_secrets")) is not None
    assert producers.enter(Order("reveal_secrets")) is None
    for late in (Order("go_on"), interview(season, season.settings.cast[0].id, "And now?")):
        with pytest.raises(SeasonOver):
            season.enter(late)
    with pytest.raises(SeasonOver):
        season.enter(Memo(season.settings.cast[0].id, "diary", "It is over."))
    is_in_order(season)
    assert sum(told.reveals for told in told_of(season)) == 1
    never = rehearsed(case.settings(parameters={"reveal": "never"}))
    assert Producers(never, Dice(b"reveals", ())).enter(Order("reveal_secrets")) is None
    assert not any(told.reveals for told in told_of(never))
    at_end = rehearsed(case.settings(parameters={"reveal": "at_end"}))
    assert sum(told.reveals for told in told_of(at_end)) == 1
