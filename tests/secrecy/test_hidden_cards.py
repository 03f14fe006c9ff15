"""S1, S2: hands, draw piles and face-down stacks of Surviving the G.A.M.E. stay hidden.

Two seasons with the same luck differ only in the order of a pile that nobody may see. Until a card
of it is shown, everybody else is told the same, byte for byte: facts and prompts.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator

import pytest

from showrunner.files.season_files import load_season, settings
from showrunner.formats.cards.facts import CardsSeen, PileShuffled
from showrunner.formats.cards.season import CardSeason
from showrunner.formats.fact import Fact
from showrunner.formats.facts import SecretsRevealed, encode_words
from showrunner.formats.surviving_the_game import facts
from showrunner.kernel import (
    BROADCAST,
    EVERYBODY,
    PRODUCERS,
    PUBLIC,
    EntryResult,
    Viewer,
    contestant,
    view,
)
from showrunner.running.rehearsal import Rehearsal
from tests.prompts.seats import prompts_of

OWNER = "shizue"
"""The second to play, so that the first one acts before any of her cards is shown."""
INSIDE = "Levels, with the number of obstacles left"


def season_with(
    reversed_piles: Collection[str], monkeypatch: pytest.MonkeyPatch
) -> tuple[Rehearsal, list[EntryResult]]:
    """The season, played with these piles in the opposite order."""

    def shuffle(season: CardSeason, pile: str) -> None:  # type: ignore[type-arg]
        cards = sorted(season.sheet.pile(pile).known)
        number = season.sheet.pile(pile).shuffles
        order = season.stage.shuffle((*pile.split("/"), number), cards)
        if pile in reversed_piles:
            order = [*reversed(order)]
        season.tell(PileShuffled(pile=pile), EVERYBODY)
        season.tell(CardsSeen(pile=pile, cards=tuple(order)), PRODUCERS)

    monkeypatch.setattr(CardSeason, "shuffle", shuffle)
    steps: list[EntryResult] = []
    played = Rehearsal(settings(load_season("facility")), "hidden", watch=steps.append)
    played.play()
    return played, steps


def told(played: Rehearsal, viewer: Viewer, until: type[Fact], seat: str = "") -> list[bytes]:
    """What a viewer is told before the first fact of this type (of this seat)."""
    lines = []
    for seen in view(played.kernel.story.told, viewer):
        if isinstance(seen.fact, until) and getattr(seen.fact, "seat", "") in ("", seat):
            return lines
        lines.append(b"%d %s" % (seen.number, encode_words(seen.fact)))
    raise AssertionError(f"{until.__name__} was never told")


def prompts(played: Rehearsal, steps: list[EntryResult], until: str) -> Iterator[str]:
    """The prompts of the season before the first one with these words."""
    for asked in prompts_of(played.format, played.settings, steps):
        if until in asked.text:
            return
        yield asked.text


def test_S2_another_order_of_face_down_stacks_changes_nothing_in_training(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    stacks = {"upgrades", *(f"obstacles/{level}" for level in range(1, 6))}
    one, of_one = season_with((), monkeypatch)
    other, of_other = season_with(stacks, monkeypatch)
    for seat in one.kernel.rules.sheet.names:  # type: ignore[attr-defined]
        viewer = contestant(seat)
        mine = told(one, viewer, facts.FacilityEntered)
        assert mine == told(other, viewer, facts.FacilityEntered)
    before = list(prompts(one, of_one, INSIDE))
    assert len(before) > 20
    assert before == list(prompts(other, of_other, INSIDE))
    assert [*one.kernel.story.told] != [*other.kernel.story.told]


def test_S2_another_hand_changes_nothing_for_others_until_it_is_played(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    one, of_one = season_with((), monkeypatch)
    other, of_other = season_with({f"deck/{OWNER}"}, monkeypatch)
    others = [seat for seat in one.kernel.rules.sheet.names if seat != OWNER]  # type: ignore[attr-defined]
    for viewer in (*map(contestant, others), PUBLIC, BROADCAST):
        until = facts.TurnBegan
        same = told(one, viewer, until, OWNER) == told(other, viewer, until, OWNER)
        assert same is (viewer != BROADCAST), viewer  # the broadcast shows every hand
    own = contestant(OWNER)
    assert told(one, own, facts.TurnBegan, OWNER) != told(other, own, facts.TurnBegan, OWNER)
    turn = "Shizue’s turn"
    firsts = [
        [text for text in prompts(played, steps, turn) if f"(`{OWNER}`)" in text]
        for played, steps in ((one, of_one), (other, of_other))
    ]
    assert firsts[0] == firsts[1]


def test_S1_nobody_is_told_which_cards_another_draws(monkeypatch: pytest.MonkeyPatch) -> None:
    played, _ = season_with((), monkeypatch)
    for seat in played.kernel.rules.sheet.names:  # type: ignore[attr-defined]
        for seen in view(played.kernel.story.told, contestant(seat)):
            if isinstance(seen.fact, SecretsRevealed):
                break
            if isinstance(seen.fact, facts.CardsPicked):
                assert seen.fact.pile == f"deck/{seat}"
            assert not isinstance(seen.fact, facts.CardsSeen)
