"""The charts count what the voting table says."""

from __future__ import annotations

from msgspec.structs import replace

from showrunner.exports.documents.charts import places, votes_received
from tests.exports.documents.samples import nothing, small


def test_bars_are_as_long_as_castaways_stayed() -> None:
    assert [(bar.name, bar.place, bar.share, bar.won) for bar in places(small())] == [
        ("Nerys", 1, 1.0, True),
        ("Errol", 2, 0.5, False),
        ("Veikko", 3, 0.0, False),
    ]


def test_votes_received_are_those_of_each_count() -> None:
    chart = votes_received(small().page)
    assert chart.rounds == (1, 2)
    assert chart.most == 2
    assert [(row.name, row.counts, row.total) for row in chart.rows] == [
        ("Nerys", (None, 1), 1),
        ("Errol", (1, 0), 1),
        ("Veikko", (2, None), 2),
    ]


def test_an_empty_season_has_empty_charts() -> None:
    assert not places(nothing())
    assert votes_received(nothing().page).most == 0


def test_a_long_name_is_cut() -> None:
    told = small()
    longer = replace(told, cast=(replace(told.cast[0], name="Nerys of the long lakes"),))
    assert places(longer)[0].name == "Nerys of the…"
