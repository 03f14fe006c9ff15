"""The river of chances to win: drawn where it was computed, for those who may see it."""

from __future__ import annotations

import pytest

from showrunner.exports.documents.charts import RIVER_HEIGHT, RIVER_WIDTH, river_chart
from showrunner.exports.record import SeasonRecord
from showrunner.exports.registry import find_export
from showrunner.futures.chances import Chance, Chances, SeatChances
from showrunner.kernel import BROADCAST, PUBLIC, Viewer, contestant
from tests.exports.documents.samples import small
from tests.exports.records import SEASON, record_of

HEADING = "The chances to win"


def moment(at: int, round: int, **wins: float) -> Chances:
    """Chances of which only those to win matter."""
    seats = {
        seat: SeatChances(tonight=Chance(0, 0, 0), end=Chance(share, 0, 1), win=Chance(share, 0, 1))
        for seat, share in wins.items()
    }
    return Chances(at=at, round=round, number=4, seats=seats)


def test_bands_fill_the_river_from_bottom_to_top() -> None:
    told = small()
    first, second, third = (person.seat for person in told.cast)
    moments = [
        moment(1, 1, **{first: 0.5, second: 0.25, third: 0.25}),
        moment(9, 2, **{first: 1.0, second: 1.0}),  # two may win
    ]
    chart = river_chart(told, moments)
    assert chart.rounds == (1, 2)
    low, middle, top = chart.bands
    assert low.shares == (0.5, 1.0) and top.shares == (0.25, None)
    width, height = float(RIVER_WIDTH), float(RIVER_HEIGHT)
    assert low.outline == f"0.0,{height / 2} {width},{height / 2} {width},{height} 0.0,{height}"
    assert middle.outline.startswith(f"0.0,{height / 4} {width},0.0 ")
    assert top.outline.startswith(f"0.0,0.0 {width},0.0 {width},0.0 ")
    assert len({band.colour for band in chart.bands}) == 3


def test_one_moment_is_no_river() -> None:
    assert not river_chart(small(), [moment(1, 1, nerys=1.0)]).bands
    assert HEADING.encode() not in find_export("html").content(record_of("everything"))


def with_river(until: int | None = None) -> SeasonRecord:
    """A stored season, and chances at two of its moments."""
    plain = record_of("everything", until=until)
    one, other, *_ = (person.id for person in plain.settings.cast)
    river = [moment(1, 1, **{one: 0.25, other: 0.75}), moment(9, 2, **{one: 1.0})]
    return SeasonRecord(SEASON, plain.title, plain.settings, plain.told, river=river)


@pytest.mark.parametrize("name", ["html", "epub"])
def test_producers_and_viewers_of_the_whole_broadcast_see_the_river(name: str) -> None:
    record = with_river()
    one = record.settings.cast[0]
    for viewer, sees in ((BROADCAST, True), (PUBLIC, False), (contestant(one.id), False)):
        seen = record.seen_by(viewer)
        assert bool(seen.river) == sees, viewer
    if name == "html":
        page = find_export(name).content(record).decode()
        assert HEADING in page and "<td>25 %</td>" in page and page.count("<polygon") > 1
        assert HEADING in find_export(name).content(record.seen_by(BROADCAST)).decode()
        assert HEADING not in find_export(name).content(record.seen_by(PUBLIC)).decode()
    else:
        assert find_export(name).content(record) != find_export(name).content(
            record_of("everything")
        )


@pytest.mark.parametrize("viewer", [BROADCAST, PUBLIC])
def test_S1_nobody_but_producers_sees_the_river_of_a_season_that_goes_on(viewer: Viewer) -> None:
    half = with_river(len(record_of("everything").told) // 2)
    assert half.river and not half.seen_by(viewer).river
