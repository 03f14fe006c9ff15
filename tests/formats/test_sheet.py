"""The sheet is a fold over facts: over all of them the season, over a view what that one knows."""

from __future__ import annotations

from showrunner.formats.fact import told_types
from showrunner.formats.facts import (
    CastawayIntroduced,
    Fact,
    OrderTaken,
    SeasonBegan,
)
from showrunner.formats.sheet import Sheet, folds
from showrunner.formats.survivor import FORMAT
from showrunner.formats.survivor.parameters import SurvivorParameters
from showrunner.formats.survivor.sheet import SurvivorSheet
from tests.formats.survivor.table import Table


def test_the_fold_over_all_facts_is_the_state_that_the_rules_go_by() -> None:
    table = Table(8, rolled_attributes=True)
    table.event({"effect": "points", "seats": ["ada"], "amount": 3, "secret": True})
    table.play()
    assert vars(table.sheet_of("producers")) == vars(table.sheet)


def test_what_a_viewer_may_not_know_is_not_on_their_sheet() -> None:
    table = Table(8, parameters={"reveal": "never"}, rolled_attributes=True)
    table.event({"effect": "points", "seats": ["ada"], "amount": 3, "secret": True})
    table.until_phase("vote")
    mine, other, public = (table.sheet_of(viewer) for viewer in ("ada", "ben", "public"))
    real = table.sheet.players["ada"]
    assert mine.players["ada"].points == real.points
    assert (mine.players["ada"].competition, mine.players["ada"].survival) == (
        real.competition,
        real.survival,
    )
    for sheet in (other, public):
        assert sheet.players["ada"].points == real.points - 3
        assert sheet.players["ada"].competition is None
        assert not sheet.cards
        assert sheet.food == table.sheet.food
        assert sheet.immune == table.sheet.immune
    assert public.players["ben"].competition is None
    assert not public.produced


def test_a_sheet_takes_every_fact_of_its_format() -> None:
    """Those that say nothing to it change nothing; none is a mistake."""

    class Unheard(Fact, frozen=True, kw_only=True):
        pass

    sheet = SurvivorSheet()
    before = repr(vars(sheet))
    sheet.take(Unheard())
    assert repr(vars(sheet)) == before
    assert set(FORMAT.facts) >= set(told_types(SurvivorSheet._marked))


def test_a_formats_method_comes_in_the_place_of_the_common_one() -> None:
    class Mine(Sheet):
        parameter_type = SurvivorParameters

        @folds(OrderTaken)
        def _order_taken(self, fact: OrderTaken) -> None:
            self.title = fact.name

    sheet = Mine()
    sheet.take(SeasonBegan(title="T", format="f", version=1, parameters={"team_reward": 4}))
    sheet.take(CastawayIntroduced(seat="ada", name="Ada", age=30, home="", work="", biography=""))
    assert (sheet.title, sheet.names) == ("T", {"ada": "Ada"})
    assert sheet.parameters.team_reward == 4
    sheet.take(OrderTaken(name="merge", by="p", terms={}, touches=True))
    assert (sheet.title, sheet.produced) == ("merge", False)
