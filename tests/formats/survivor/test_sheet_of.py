"""A viewer's sheet: what they know by now, folded in the order in which it happened."""

from __future__ import annotations

import pytest

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
