"""What a viewer knows now, as plain data: JSON, of one schema, and no more than the sheet has."""

from __future__ import annotations

import json
from typing import Any

import msgspec

from showrunner.formats.format import load_format
from showrunner.formats.lifecycle import GameEnded, RoundBegan
from showrunner.formats.plain import plain, sheet_data, sheet_schema, sheet_struct, sheet_types
from showrunner.formats.sheet import Sheet
from showrunner.formats.talk.acts import kinds_of
from showrunner.formats.votes import VoteBook, VotingGrid
from showrunner.kernel import PRODUCER, View
from tests.every_format.seasons import Case, every_case, every_format, played, told_of, viewers


def moments(case: Case) -> list[int]:
    """The start, some entries on the way, and the last."""
    entries = played(case).kernel.entries
    return [0, entries // 4, entries // 2, 3 * entries // 4, entries]


def assert_plain(data: Any) -> None:
    if isinstance(data, dict):
        assert all(isinstance(key, str) for key in data)
    for part in data.values() if isinstance(data, dict) else data if isinstance(data, list) else ():
        assert_plain(part)


@every_case
def test_every_sheet_comes_back_out_of_json_as_its_struct(case: Case) -> None:
    season = played(case)
    struct = sheet_struct(season.format.sheet)
    for at in moments(case):
        for viewer in viewers(season.settings)[:5]:
            data = sheet_data(season.format.sheet_of(told_of(season), viewer, at))
            assert_plain(data)
            words = json.dumps(data)
            assert json.loads(words) == data
            again = msgspec.json.decode(words, type=struct)
            assert json.loads(msgspec.json.encode(again)) == data


@every_case
def test_it_holds_what_the_sheet_holds_and_no_more(case: Case) -> None:
    season = played(case)
    sheet = season.format.sheet_of(told_of(season), PRODUCER)
    data = sheet_data(sheet)
    public = {name for name in vars(sheet) if not name.startswith("_")}
    assert public <= set(data) == set(sheet_types(type(sheet)))
    for name, value in data.items():
        held = getattr(sheet, name)
        assert value == plain(held)
        if isinstance(held, str | int | bool):
            assert value == held
        if isinstance(held, list | tuple | dict | set) and not hasattr(held, "_asdict"):
            assert len(value) == len(held)
    assert list(data["names"]) == [person.id for person in season.settings.cast]


@every_format
def test_the_schema_names_every_field_and_no_type_is_left_open(name: str) -> None:
    sheet = load_format(name).sheet
    schema = sheet_schema(sheet)
    fields = schema["$defs"][sheet.__name__]
    assert list(fields["properties"]) == list(sheet_types(sheet))
    assert fields["additionalProperties"] is False
    assert not [field for field, kind in sheet_types(sheet).items() if kind is Any]
    assert json.loads(json.dumps(schema)) == schema


@every_case
def test_a_sheet_at_a_past_moment_is_what_the_viewer_knew_then(case: Case) -> None:
    season = played(case)
    told = told_of(season)
    for viewer in viewers(season.settings)[:5]:
        view, sheet, number = View[Any](viewer), season.format.sheet(), 0
        revealed = next((one.entry for one in told if one.reveals), season.kernel.entries + 1)
        for at in moments(case):
            while number < len(told) and told[number].entry <= at:
                for seen in view.take(told[number]):
                    sheet.take(seen.fact)
                number += 1
            if at < revealed:
                assert sheet_data(season.format.sheet_of(told, viewer, at)) == sheet_data(sheet)


@every_format
def test_acts_about_votes_are_offered_in_games_with_votes_alone(name: str) -> None:
    format = load_format(name)
    assert format.has_votes == (format.votes is not VoteBook)
    offered = {kind.kind: kind for kind in kinds_of(format.sheet())}
    assert ("propose" in offered) == ("spare" in offered) == format.has_votes
    assert ("ballot" in offered["tell"].whats) == format.has_votes


@every_case
def test_the_voting_grid_can_be_had_at_any_moment_and_comes_back_out_of_json(case: Case) -> None:
    season = played(case)
    for at in (None, *moments(case)):
        for viewer in viewers(season.settings)[:5]:
            grid = season.format.votes_of(told_of(season), viewer, at)
            assert msgspec.json.decode(msgspec.json.encode(grid), type=VotingGrid) == grid


def test_what_a_sheet_says_of_its_fields_is_what_its_schema_says() -> None:
    """Declared types count; else the type of the first value; a name with `_` is left out."""

    class Small(Sheet):
        parameter_type = load_format("survivor").parameters
        declared: dict[tuple[str, int], set[int] | None]
        stars: tuple[str | None, ...] = ()

        def __init__(self) -> None:
            super().__init__()
            self.declared = {("ada", 1): {3, 2}}
            self.said = 0
            self.open: list[int] = []
            self._own = object()

    types = sheet_types(Small)
    assert types["said"] is int
    assert types["open"] is Any
    assert "_own" not in types
    data = sheet_data(Small())
    assert data["declared"] == {"ada/1": [2, 3]}
    assert data["stars"] == []
    assert msgspec.convert(data, sheet_struct(Small))


@every_case
def test_every_game_has_rounds_an_end_and_castaways_that_stand_somehow(case: Case) -> None:
    season = played(case)
    told = told_of(season)
    rounds = [one.fact.round for one in told if isinstance(one.fact, RoundBegan)]
    assert rounds == list(range(1, len(rounds) + 1))
    (end,) = [one for one in told if isinstance(one.fact, GameEnded)]
    assert end.audience.everybody
    assert season.format.marks[type(end.fact)] == "end"
    for viewer in viewers(season.settings)[:5]:
        assert not season.format.sheet_of(told, viewer, 0).ended
        sheet = season.format.sheet_of(told, viewer)
        assert sheet.ended
        assert sheet.round == len(rounds)
        assert list(sheet.standings) == list(sheet.names)
        for standing in sheet.standings.values():
            assert tuple(standing.figures) == sheet.figures
