"""Piles: whatever is moved, no viewer is wrong about a card, and none learns what was not told."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import Struct

from showrunner.errors import Misused, Unreadable
from showrunner.formats.cards.facts import CardsMoved, CardsPicked
from showrunner.formats.cards.piles import Pile, by_kind, copies, kind_of, wrong_with
from showrunner.formats.cards.season import CardSeason
from showrunner.formats.cards.sheet import CardSheet
from showrunner.formats.cards.table_files import read_cards
from showrunner.formats.facts import Fact
from showrunner.formats.parameters import CommonParameters
from showrunner.kernel import EVERYBODY, PRODUCER, PUBLIC, Audience, Dice, contestant, seats

VIEWERS = (PRODUCER, PUBLIC, contestant("ada"), contestant("ben"))
PILES = ("deck/ada", "hand/ada", "hand/ben", "discard/ada")


class PiledSheet(CardSheet):
    parameter_type = CommonParameters


class Stage:
    """Luck by name, as the kernel gives it."""

    def __init__(self, seed: str) -> None:
        self.seed = seed
        self.names: set[Any] = set()

    def shuffle(self, name: tuple[str | int, ...], items: list[str]) -> list[str]:
        assert name not in self.names, "luck is used twice"
        self.names.add(name)
        return Dice(self.seed.encode(), name).shuffle(items)


class Cards(CardSeason[PiledSheet]):
    """Only the cards of a season."""

    def __init__(self, seed: str = "seed") -> None:
        self.stage = Stage(seed)  # type: ignore[assignment]
        self.sheet = PiledSheet()
        self.sheets = {viewer: PiledSheet() for viewer in VIEWERS}

    def tell(self, fact: Fact, to: Audience) -> None:
        self.sheet.take(fact)
        for viewer, sheet in self.sheets.items():
            if viewer.may_know(to):
                sheet.take(fact)

    def is_right(self) -> None:
        """Nobody believes anything that is not so."""
        assert wrong_with(self.sheet.piles) == []
        for sheet in self.sheets.values():
            for name, truth in self.sheet.piles.items():
                pile = sheet.pile(name)
                assert pile.size == truth.size
                assert pile.hidden >= 0
                assert set(pile.known) <= set(truth.known)
                assert len(set(pile.known)) == len(pile.known)
                assert pile.top == truth.top[: len(pile.top)]


MOVES = st.tuples(
    st.sampled_from(["draw", "move", "all", "shuffle"]),
    st.sampled_from(PILES),
    st.sampled_from(PILES),
    st.integers(1, 4),
    st.sampled_from([EVERYBODY, seats("ada"), seats("ada", "ben"), seats("ben")]),
)


def play(season: Cards, moves: Iterable[Any]) -> None:
    for what, source, target, number, to in moves:
        if source == target:
            continue
        if what == "shuffle":
            season.shuffle(source)
        elif what == "all":
            season.move_all(source, target)
        elif what == "draw":
            season.draw(number, source, target, to)
        else:
            season.move(season.sheet.pile(source).known[-number:], source, target, to)
        season.is_right()


@given(st.lists(MOVES, max_size=30))
def test_I3_cards_are_conserved_and_nobody_believes_what_is_not_so(moves: list[Any]) -> None:
    season = Cards()
    season.lay("deck/ada", [*copies("axe", 4), *copies("bow", 4)])
    season.lay("hand/ben", copies("cap", 2))
    season.shuffle("deck/ada")
    play(season, moves)
    assert sum(pile.size for pile in season.sheet.piles.values()) == 10


@given(st.lists(MOVES, max_size=20))
def test_S1_other_luck_leaves_the_views_of_those_alike_who_were_not_told(moves: list[Any]) -> None:
    """Shuffles, draws and hidden moves: what ben does not see may be any other card."""
    hidden = [move for move in moves if move[0] in ("draw", "shuffle")]
    told = [(*move[:4], seats("ada")) for move in hidden]
    views = []
    for seed in ("one", "two"):
        season = Cards(seed)
        season.lay("deck/ada", [*copies("axe", 5), *copies("bow", 5)])
        season.shuffle("deck/ada")
        play(season, told)
        views.append(season.sheets[contestant("ben")].piles)
    assert views[0] == views[1]


def test_a_drawn_card_is_known_to_who_drew_it_and_counted_by_all() -> None:
    season = Cards()
    season.lay("deck/ada", copies("axe", 5))
    season.shuffle("deck/ada")
    drawn = season.draw(2, "deck/ada", "hand/ada", seats("ada"))
    own, other = season.sheets[contestant("ada")], season.sheets[contestant("ben")]
    assert own.pile("hand/ada").known == drawn
    assert set(own.pile("deck/ada").among) == set(copies("axe", 5)) - set(drawn)
    assert other.pile("hand/ada") == Pile(2)
    assert other.pile("deck/ada") == Pile(3, shuffles=1)


def test_an_empty_pile_is_filled_from_the_discards_and_drawing_goes_on() -> None:
    season = Cards()
    season.lay("deck/ada", copies("axe", 2))
    season.lay("discard/ada", copies("bow", 2))
    assert len(season.draw(3, "deck/ada", "hand/ada", refill="discard/ada")) == 3
    assert len(season.draw(9, "deck/ada", "hand/ada", refill="discard/ada")) == 1
    season.is_right()


def test_a_card_chosen_from_a_hand_says_nothing_to_who_knows_others_in_it() -> None:
    season = Cards()
    season.lay("hand/ada", copies("axe", 3))
    season.move(["axe.2"], "hand/ada", "hand/ben", seats("ada", "ben"))
    public = season.sheets[PUBLIC]
    assert public.pile("hand/ada") == Pile(2)
    assert public.pile("hand/ben") == Pile(1)
    assert season.sheets[contestant("ben")].pile("hand/ben").known == ("axe.2",)


def test_a_fact_for_everybody_names_no_card_that_only_some_may_know(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    season = Cards()
    told: list[tuple[Fact, Audience]] = []
    season.lay("deck/ada", copies("axe", 3))
    monkeypatch.setattr(season, "tell", lambda fact, to: told.append((fact, to)))
    season.draw(1, "deck/ada", "hand/ada", seats("ada"))
    (picked, to), (moved, to_all) = told
    assert isinstance(picked, CardsPicked)
    assert to.code == "seats:ada"
    assert isinstance(moved, CardsMoved)
    assert (moved.cards, to_all) == ((), EVERYBODY)


def test_a_card_that_does_not_lie_there_is_never_moved() -> None:
    season = Cards()
    season.lay("deck/ada", copies("axe", 1))
    with pytest.raises(Misused, match=r"axe\.2 does not lie in deck/ada"):
        season.move(["axe.2"], "deck/ada", "hand/ada")


def test_what_is_wrong_with_piles_is_found() -> None:
    twice = {"one": Pile(1, ["axe.1"]), "two": Pile(1, ["axe.1"])}
    assert wrong_with(twice) == ["axe.1 lies in 2 places"]
    assert wrong_with({"one": Pile(2, ["axe.1"])}) == ["one has 2 cards, and 1 are known"]


def test_ids_and_kinds() -> None:
    assert copies("axe", 2, first=3) == ("axe.3", "axe.4")
    assert kind_of("axe.3") == "axe"
    assert by_kind(["axe.1", "bow.1", "axe.2"]) == {"axe": ["axe.1", "axe.2"], "bow": ["bow.1"]}


class Tool(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    name: str
    damage: int = 0


def test_a_card_table_is_read_and_a_wrong_one_refused_with_its_place(tmp_path: Path) -> None:
    file = tmp_path / "tools.toml"
    file.write_text('[axe]\nname = "Axe"\ndamage = 20\n')
    assert read_cards(file, Tool) == {"axe": Tool(name="Axe", damage=20)}
    for wrong in ('[axe]\nname = "Axe"\ndamage = "much"\n', "[axe\n"):
        file.write_text(wrong)
        with pytest.raises(Unreadable, match=r"tools\.toml"):
            read_cards(file, Tool)
