"""A viewer's sheet: what they know by now, folded in the order in which it happened."""

from __future__ import annotations

import pytest

from showrunner.formats.plain import sheet_data
from showrunner.formats.survivor import FORMAT
from showrunner.kernel import PRODUCER, PUBLIC, contestant
from tests.formats.survivor.table import Table


def state(sheet: object) -> dict[str, object]:
    return {name: repr(value) for name, value in vars(sheet).items()}


@pytest.mark.parametrize("viewer", [PUBLIC, contestant("ada"), contestant("dee")], ids=str)
def test_after_the_reveal_everybodys_sheet_is_the_producers(viewer):
    table = Table(8)
    table.on("gathering", {"bonus_trade": True})
    table.fix("bonus", 12)
    table.play()

    story = table.kernel.story.told
    assert state(FORMAT.sheet_of(story, viewer)) == state(FORMAT.sheet_of(story, PRODUCER))


def test_before_it_a_sheet_holds_what_its_viewer_was_told():
    table = Table(8, parameters={"reveal": "never"})
    table.play()

    story = table.kernel.story.told
    adas = FORMAT.sheet_of(story, contestant("ada"))
    assert adas.players["ada"].competition == 18
    assert adas.players["ben"].competition is None
    assert FORMAT.sheet_of(story, PUBLIC).players["ada"].competition is None


def test_plain_data_differs_in_nothing_that_its_viewer_was_not_told():
    """Ben's secret points and card, and an order that waits, change no key of anybody else's."""
    sheets = []
    for secret in (False, True):
        table = Table(8, parameters={"reveal": "never"})
        if secret:
            table.event({"effect": "points", "seats": ["ben"], "amount": 3, "secret": True})
            table.event({"effect": "card", "seat": "ben", "kind": "hidden_immunity"})
            table.order("fix_roll", roll="bonus", seat="ben", dice=[6, 6, 6])
            table.order("deal_teams", names=["All"], when={"round": 9})
        table.until_phase("camp")
        told = table.kernel.story.told
        sheets.append(
            [sheet_data(FORMAT.sheet_of(told, who)) for who in (PUBLIC, contestant("ada"))]
            + [sheet_data(FORMAT.sheet_of(told, who)) for who in (PRODUCER, contestant("ben"))]
        )
    (public, ada, everything, ben), (publics, adas, everythings, bens) = sheets
    assert (public, ada) == (publics, adas)
    assert everything != everythings
    assert everythings["fixed_rolls"] == {"bonus/ben": [6, 6, 6]}
    assert bens["players"]["ben"]["points"] == ben["players"]["ben"]["points"] + 3
    assert [card["kind"] for card in bens["cards"].values()] == ["hidden_immunity"]
    assert not bens["fixed_rolls"] and not bens["schedule"]
