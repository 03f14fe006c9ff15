"""A live season: built again from its journal, or shown to differ from it."""

from __future__ import annotations

import gc

import pytest

from showrunner.errors import Refused, ReplayDiffers, UnknownName
from showrunner.kernel import Answer, Order, luck_from_seed
from showrunner.running.live import LiveSeason
from showrunner.store.past import StoredEntry
from tests.running.driving import rehearsed
from tests.store.short_season import SEED, short_season

LUCK = luck_from_seed(SEED)


def live(luck: str = LUCK) -> LiveSeason:
    """A season that has not begun."""
    return LiveSeason(short_season(), luck, short_season().players)


def journal() -> list[StoredEntry]:
    """The entries of a whole season, as they are read back."""
    season = live()
    season.take(None)
    kept = [StoredEntry(0, None, season.kernel.story.digest[:16])]
    while (answer := season.next_entry({})) is not None:
        step = season.take(answer)
        kept.append(StoredEntry(step.entry, step.normal_form, season.kernel.story.digest[:16]))
    return kept


def test_a_season_is_built_again_from_its_journal() -> None:
    season = live()
    season.replay(journal())
    assert season.kernel.over
    assert season.kernel.story.digest == rehearsed(short_season()).kernel.story.digest


@pytest.mark.parametrize("until", [1, 2, 30, 60])
def test_a_season_built_again_goes_on_as_it_would_have(until: int) -> None:
    kept = journal()
    season = live()
    season.replay(kept[:until])
    while (answer := season.next_entry({})) is not None:
        season.take(answer)
    assert season.kernel.story.digest[:16] == kept[-1].digest


@pytest.mark.parametrize("entry", [0, 1, 25])
def test_another_digest_differs_at_its_entry(entry: int) -> None:
    kept = journal()
    kept[entry] = kept[entry]._replace(digest="0" * 16)
    with pytest.raises(ReplayDiffers) as differs:
        live().replay(kept)
    assert (differs.value.entry, differs.value.fact) == (entry, None)
    assert "0" * 16 in differs.value.stored


def test_other_luck_differs_at_the_start() -> None:
    with pytest.raises(ReplayDiffers) as differs:
        live(luck_from_seed("other")).replay(journal())
    assert differs.value.entry == 0


@pytest.mark.parametrize(
    "wrong", [Answer("season/nothing/1:ada", {}), Order("nothing"), Order("event", {"story": ""})]
)
def test_an_entry_that_is_refused_differs_with_the_reason(wrong: Answer | Order) -> None:
    kept = journal()
    kept[9] = kept[9]._replace(entry=wrong)
    season = live()
    with pytest.raises(ReplayDiffers, match="a refusal: ") as differs:
        season.replay(kept)
    assert differs.value.entry == 9
    assert season.kernel.entries == 8


def test_what_is_refused_changes_nothing() -> None:
    season = live()
    season.take(None)
    before = season.kernel.story.digest, season.next_entry({})
    with pytest.raises(Refused):
        season.take(Order("nothing"))
    assert (season.kernel.story.digest, season.next_entry({})) == before


def test_who_is_left_for_later_does_not_answer_now() -> None:
    season = live()
    season.take(None)
    first, second, *_ = season.open_asks
    now, later = season.next_entry({}), season.next_entry({first.id: 60.0})
    assert now is not None
    assert later is not None
    assert (now.ask, later.ask) == (first.id, second.id)


def test_a_bot_that_there_is_not_is_named() -> None:
    players = {**short_season().players, "ada": "bot:clever"}
    with pytest.raises(UnknownName, match="bot:clever"):
        LiveSeason(short_season(), LUCK, players)
    gc.collect()  # a script that was made for nothing would be warned of here
