from __future__ import annotations

from collections import Counter
from hashlib import blake2b
from math import factorial

import pytest
from hypothesis import given
from hypothesis import strategies as st

from showrunner.errors import Misused, RuleBug
from showrunner.kernel import (
    EVERYBODY,
    Dice,
    Reseed,
    Roll,
    Stage,
    derived_key,
    luck_from_seed,
)
from tests.kernel.tiny import Game, World, word

LUCK = luck_from_seed("golden")
KEY = bytes.fromhex(LUCK)


# -- values, written down once and the same on every machine and version ---------------------------


def test_the_luck_of_a_seed_is_fixed():
    assert LUCK == "3205dfc71992ab70265f899900c256837940e6a95d7c3224824f026f5e92a4c0"


def test_rolls_are_fixed():
    def roll(*name: str | int) -> Roll:
        return Dice(KEY, ("roll", *name)).roll(3, 6)

    assert roll("competition", 1, "ada", 1) == Roll((2, 2, 6))
    assert roll("competition", 1, "ada", 2) == Roll((2, 2, 4))
    assert roll("competition", 1, "ada", 1).total == 10


def test_orders_and_draws_are_fixed():
    assert "".join(Dice(KEY, ("shuffle", "seating")).shuffle("abcdefgh")) == "badcghfe"
    assert Dice(KEY, ("draw", "tie", 2)).pick(["x", "y", "z"]) == "y"


def test_a_stream_of_mixed_draws_is_fixed():
    dice = Dice(KEY, ("dice", "many"))
    assert [dice.below(1000) for _ in range(5)] == [208, 198, 98, 201, 773]
    assert [dice.below(6) for _ in range(5)] == [5, 5, 3, 0, 5]
    assert dice.below(1 << 64) == 7491545310808191662
    assert dice.chance(1, 2) is True


def test_a_long_stream_is_made_of_one_hash_after_the_other():
    dice = Dice(KEY, ("dice", "long"))
    drawn = bytes(dice.below(256) for _ in range(200))
    blocks = (
        blake2b(b"dice\x1flong", key=KEY, salt=n.to_bytes(16, "big")).digest() for n in range(4)
    )
    assert drawn == b"".join(blocks)[:200]


def test_derived_keys_are_fixed_and_differ_by_purpose():
    assert derived_key(LUCK, "bot", "ada").hex() == (
        "eea32648b7a89e91eda8e8e4ed9e588dd6d10d9b00f5fa07b80ad9d144e688c4"
    )
    assert derived_key(LUCK, "bot", "ben") != derived_key(LUCK, "bot", "ada")


# -- fairness --------------------------------------------------------------------------------------


def chi_square(counts: Counter[object], cells: int) -> float:
    expected = counts.total() / cells
    seen = sum((count - expected) ** 2 for count in counts.values())
    return (seen + (cells - len(counts)) * expected**2) / expected


@pytest.mark.parametrize("limit", [2, 3, 6, 7, 100, 255, 256, 257, 300, 1000])
def test_every_number_is_equally_likely(limit):
    dice = Dice(KEY, ("fair", limit))
    counts: Counter[object] = Counter(dice.below(limit) for _ in range(limit * 100))
    degrees = limit - 1
    assert chi_square(counts, limit) < degrees + 4 * (2 * degrees) ** 0.5 + 8


def test_every_order_is_equally_likely():
    dice = Dice(KEY, ("orders",))
    counts: Counter[object] = Counter(tuple(dice.shuffle("abcd")) for _ in range(24 * 200))
    degrees = factorial(4) - 1
    assert chi_square(counts, 24) < degrees + 4 * (2 * degrees) ** 0.5 + 8


def test_first_draws_of_neighbouring_names_are_fair():
    counts: Counter[object] = Counter(Dice(KEY, ("roll", n)).below(6) for n in range(6000))
    assert chi_square(counts, 6) < 5 + 4 * 10**0.5 + 8


@given(st.integers(1, 1 << 64), st.integers())
def test_a_draw_is_below_its_limit(limit, name):
    dice = Dice(KEY, (name,))
    assert all(0 <= dice.below(limit) < limit for _ in range(20))


@pytest.mark.parametrize("limit", [0, -1, (1 << 64) + 1])
def test_there_is_no_drawing_out_of_nothing_or_too_much(limit):
    with pytest.raises(Misused, match="cannot draw below"):
        Dice(KEY, ("x",)).below(limit)


def test_one_side_needs_no_luck():
    assert Dice(KEY, ("x",)).roll(2, 1) == Roll((1, 1))
    assert Dice(KEY, ("x",)).chance(0, 6) is False
    assert Dice(KEY, ("x",)).chance(6, 6) is True


# -- names -----------------------------------------------------------------------------------------


def test_the_same_name_twice_is_a_bug():
    async def script(stage: Stage, world: World) -> None:
        stage.roll(("tie", 1))
        stage.roll(("tie", 1))

    with pytest.raises(RuleBug, match="was rolled before: give the second roll a name"):
        Game(script)


def test_names_that_would_give_the_same_luck_are_the_same_name():
    async def script(stage: Stage, world: World) -> None:
        stage.roll(("tie", 1))
        stage.roll(("tie", "1"))

    with pytest.raises(RuleBug, match="was rolled before"):
        Game(script)


def test_a_name_may_serve_a_roll_a_draw_a_shuffle_and_dice():
    async def script(stage: Stage, world: World) -> None:
        stage.roll(("tie",))
        stage.draw(("tie",), "ab")
        stage.shuffle(("tie",), "ab")
        stage.dice(("tie",)).chance(1, 2)

    assert Game(script).kernel.over


@given(st.permutations(["ada", "ben", "cleo", "bonus"]))
def test_the_order_of_rolling_does_not_matter(order):
    async def script(stage: Stage, world: World) -> None:
        for name in order:
            stage.tell((name, stage.roll(("competition", name)).faces), EVERYBODY)

    alone = {
        name: Dice(bytes.fromhex(LUCK), ("roll", "competition", name)).roll(3, 6).faces
        for name in order
    }
    assert dict(Game(script, luck=LUCK).facts) == alone


# -- fresh luck ------------------------------------------------------------------------------------


async def rolling(stage: Stage, world: World) -> None:
    for number in range(4):
        stage.tell((number, stage.roll(("round", number), 8).faces), EVERYBODY)
        await stage.ask("ada", word())


def faces(game: Game) -> list[tuple[int, ...]]:
    return [fact[1] for fact in game.facts if fact[0] != "note"]


def test_fresh_luck_changes_only_what_is_not_rolled_yet():
    plain, fresh = Game(rolling), Game(rolling)
    plain.answer_all()
    fresh.answer(fresh.open[0])
    fresh.give(Reseed(luck_from_seed("fresh")))
    fresh.answer_all()
    assert faces(fresh)[:2] == faces(plain)[:2]
    assert all(new != old for new, old in zip(faces(fresh)[2:], faces(plain)[2:], strict=True))
    assert fresh.replayed().kernel.story.digest == fresh.kernel.story.digest


def test_fresh_luck_is_the_luck_of_its_key_wherever_it_came_from():
    other = Game(rolling, luck=luck_from_seed("fresh"))
    other.answer_all()
    fresh = Game(rolling)
    fresh.give(Reseed(luck_from_seed("fresh")))
    fresh.answer_all()
    assert faces(fresh)[1:] == faces(other)[1:]


def test_fresh_luck_does_not_let_a_name_be_rolled_again():
    async def script(stage: Stage, world: World) -> None:
        stage.roll(("tie",))
        await stage.ask("ada", word())
        stage.roll(("tie",))

    game = Game(script)
    game.give(Reseed(luck_from_seed("fresh")))
    with pytest.raises(RuleBug, match="was rolled before"):
        game.answer_all()
