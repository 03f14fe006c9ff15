"""DS-8.3: every pair of cards that can meet, and the order in which they are settled."""

from __future__ import annotations

from itertools import combinations_with_replacement

import pytest

from showrunner.formats.survivor import facts
from showrunner.formats.survivor.cards import CARDS
from showrunner.formats.survivor.cards.effects import ORDER
from tests.checking.played import assert_in_order, facts_of
from tests.formats.survivor.playing_cards import outcome, vote_of

AT_A_VOTE = [
    ("ada hidden_immunity cal", "ben hidden_immunity cal", "cal immune; cal immune; dee by vote"),
    ("ada hidden_immunity cal", "ben extra_vote -", "cal immune; ben×2; dee by vote"),
    ("ada hidden_immunity cal", "ben steal_a_vote dee", "cal immune; ben×2 dee×0; dee by vote"),
    ("ada hidden_immunity cal", "ben amulet cal", "cal immune; cal immune; dee by vote"),
    (
        "ada hidden_immunity cal",
        "ben knowledge_is_power ada:hidden_immunity",
        "ben takes hidden_immunity; cal by vote",
    ),
    (
        "ada hidden_immunity cal",
        "ben idol_nullifier cal",
        "hidden_immunity of ada nullified; cal by vote",
    ),
    (
        "ada hidden_immunity ben",
        "ben safety_without_power -",
        "ben leaves; ben immune; ben×0; cal by vote",
    ),
    ("ada hidden_immunity cal", "ben vote_block dee", "cal immune; dee×0; dee by vote"),
    ("ada hidden_immunity cal", "ben bank_a_vote -", "cal immune; ben×0; dee by vote"),
    (
        "ada hidden_immunity cal",
        "ben shot_in_the_dark ben",
        "ben immune; cal immune; ben×0; dee by vote",
    ),
    ("ada hidden_immunity cal", "ben super_idol cal", "cal immune; cal immune; dee by vote"),
    (
        "ada hidden_immunity cal",
        "ben fake_idol cal",
        "cal immune; fake_idol of ben fake; dee by vote",
    ),
    ("ada extra_vote -", "ben extra_vote -", "ada×2 ben×2; cal by vote"),
    ("ada steal_a_vote ben", "ben extra_vote -", "ada×2; cal by vote"),
    ("ada extra_vote -", "ben amulet cal", "cal immune; ada×2; dee by vote"),
    (
        "ada extra_vote -",
        "ben knowledge_is_power ada:extra_vote",
        "ben takes extra_vote; cal by vote",
    ),
    ("ada extra_vote -", "ben idol_nullifier cal", "ada×2; cal by vote"),
    ("ada extra_vote -", "ben safety_without_power -", "ben leaves; ada×2 ben×0; cal by vote"),
    ("ada vote_block ben", "ben extra_vote -", "cal by vote"),
    ("ada extra_vote -", "ben bank_a_vote -", "ada×2 ben×0; cal by vote"),
    ("ada extra_vote -", "ben shot_in_the_dark ben", "ben immune; ada×2 ben×0; cal by vote"),
    ("ada extra_vote -", "ben super_idol cal", "cal immune; ada×2; dee by vote"),
    ("ada extra_vote -", "ben fake_idol cal", "fake_idol of ben fake; ada×2; cal by vote"),
    (
        "ada steal_a_vote dee",
        "ben steal_a_vote dee",
        "steal_a_vote of ben no vote left; ada×2 dee×0; cal by vote",
    ),
    ("ada steal_a_vote dee", "ben amulet cal", "cal immune; ada×2 dee×0; dee by vote"),
    (
        "ada steal_a_vote dee",
        "ben knowledge_is_power ada:steal_a_vote",
        "ben takes steal_a_vote; cal by vote",
    ),
    ("ada steal_a_vote dee", "ben idol_nullifier cal", "ada×2 dee×0; cal by vote"),
    (
        "ada safety_without_power -",
        "ben steal_a_vote ada",
        "ada leaves; steal_a_vote of ben no vote left; ada×0; cal by vote",
    ),
    (
        "ada vote_block dee",
        "ben steal_a_vote dee",
        "steal_a_vote of ben no vote left; dee×0; cal by vote",
    ),
    (
        "ada steal_a_vote ben",
        "ben bank_a_vote -",
        "bank_a_vote of ben no vote left; ada×2 ben×0; cal by vote",
    ),
    (
        "ada steal_a_vote ben",
        "ben shot_in_the_dark ben",
        "shot_in_the_dark of ben no vote left; ada×2 ben×0; cal by vote",
    ),
    ("ada steal_a_vote dee", "ben super_idol cal", "cal immune; ada×2 dee×0; dee by vote"),
    (
        "ada steal_a_vote dee",
        "ben fake_idol cal",
        "fake_idol of ben fake; ada×2 dee×0; cal by vote",
    ),
    ("ada amulet cal", "ben amulet cal", "amulet of ben no vote left; ada×2 cal×0; cal by vote"),
    ("ada amulet cal", "ben knowledge_is_power ada:amulet", "ben takes amulet; cal by vote"),
    ("ada amulet cal", "ben idol_nullifier cal", "amulet of ada nullified; cal by vote"),
    ("ada amulet ben", "ben safety_without_power -", "ben leaves; ben immune; ben×0; cal by vote"),
    ("ada amulet cal", "ben vote_block dee", "cal immune; dee×0; dee by vote"),
    ("ada amulet cal", "ben bank_a_vote -", "cal immune; ben×0; dee by vote"),
    ("ada amulet cal", "ben shot_in_the_dark ben", "ben immune; cal immune; ben×0; dee by vote"),
    ("ada amulet cal", "ben super_idol cal", "cal immune; cal immune; dee by vote"),
    ("ada amulet cal", "ben fake_idol cal", "cal immune; fake_idol of ben fake; dee by vote"),
    (
        "ada knowledge_is_power fay:hidden_immunity",
        "ben knowledge_is_power fay:hidden_immunity",
        "cal by vote",
    ),
    ("ada knowledge_is_power fay:hidden_immunity", "ben idol_nullifier cal", "cal by vote"),
    (
        "ada knowledge_is_power fay:hidden_immunity",
        "ben safety_without_power -",
        "ben leaves; ben×0; cal by vote",
    ),
    ("ada knowledge_is_power fay:hidden_immunity", "ben vote_block dee", "dee×0; cal by vote"),
    ("ada knowledge_is_power fay:hidden_immunity", "ben bank_a_vote -", "ben×0; cal by vote"),
    (
        "ada knowledge_is_power fay:hidden_immunity",
        "ben shot_in_the_dark ben",
        "ben immune; ben×0; cal by vote",
    ),
    (
        "ada super_idol cal",
        "ben knowledge_is_power ada:super_idol",
        "ben takes super_idol; cal by vote",
    ),
    (
        "ada fake_idol cal",
        "ben knowledge_is_power ada:hidden_immunity",
        "ben takes hidden_immunity; cal by vote",
    ),
    ("ada idol_nullifier cal", "ben idol_nullifier cal", "cal by vote"),
    ("ada idol_nullifier cal", "ben safety_without_power -", "ben leaves; ben×0; cal by vote"),
    ("ada idol_nullifier cal", "ben vote_block dee", "dee×0; cal by vote"),
    ("ada idol_nullifier cal", "ben bank_a_vote -", "ben×0; cal by vote"),
    (
        "ada shot_in_the_dark ada",
        "ben idol_nullifier ada",
        "shot_in_the_dark of ada nullified; ada×0; cal by vote",
    ),
    ("ada idol_nullifier cal", "ben super_idol cal", "super_idol of ben nullified; cal by vote"),
    ("ada idol_nullifier cal", "ben fake_idol cal", "fake_idol of ben fake; cal by vote"),
    (
        "ada safety_without_power -",
        "ben safety_without_power -",
        "ada leaves; ben leaves; ada×0 ben×0; cal by vote",
    ),
    (
        "ada safety_without_power -",
        "ben vote_block ada",
        "ada leaves; vote_block of ben no vote left; ada×0; cal by vote",
    ),
    ("ada safety_without_power -", "ben bank_a_vote -", "ada leaves; ada×0 ben×0; cal by vote"),
    (
        "ada safety_without_power -",
        "ben shot_in_the_dark ben",
        "ada leaves; ben immune; ada×0 ben×0; cal by vote",
    ),
    (
        "ada safety_without_power -",
        "ben super_idol cal",
        "ada leaves; cal immune; ada×0; dee by vote",
    ),
    (
        "ada safety_without_power -",
        "ben fake_idol cal",
        "ada leaves; fake_idol of ben fake; ada×0; cal by vote",
    ),
    (
        "ada vote_block dee",
        "ben vote_block dee",
        "vote_block of ben no vote left; dee×0; cal by vote",
    ),
    (
        "ada vote_block ben",
        "ben bank_a_vote -",
        "bank_a_vote of ben no vote left; ben×0; cal by vote",
    ),
    (
        "ada vote_block ben",
        "ben shot_in_the_dark ben",
        "shot_in_the_dark of ben no vote left; ben×0; cal by vote",
    ),
    ("ada vote_block dee", "ben super_idol cal", "cal immune; dee×0; dee by vote"),
    ("ada vote_block dee", "ben fake_idol cal", "fake_idol of ben fake; dee×0; cal by vote"),
    ("ada bank_a_vote -", "ben bank_a_vote -", "ada×0 ben×0; cal by vote"),
    ("ada bank_a_vote -", "ben shot_in_the_dark ben", "ben immune; ada×0 ben×0; cal by vote"),
    ("ada bank_a_vote -", "ben super_idol cal", "cal immune; ada×0; dee by vote"),
    ("ada bank_a_vote -", "ben fake_idol cal", "fake_idol of ben fake; ada×0; cal by vote"),
    (
        "ada shot_in_the_dark ada",
        "ben shot_in_the_dark ben",
        "ada immune; ben immune; ada×0 ben×0; cal by vote",
    ),
    (
        "ada shot_in_the_dark ada",
        "ben super_idol cal",
        "ada immune; cal immune; ada×0; dee by vote",
    ),
    (
        "ada shot_in_the_dark ada",
        "ben fake_idol cal",
        "ada immune; fake_idol of ben fake; ada×0; cal by vote",
    ),
    ("ada super_idol cal", "ben super_idol cal", "cal immune; cal immune; dee by vote"),
    ("ada super_idol cal", "ben fake_idol cal", "fake_idol of ben fake; cal immune; dee by vote"),
    (
        "ada fake_idol cal",
        "ben fake_idol cal",
        "fake_idol of ada fake; fake_idol of ben fake; cal by vote",
    ),
]
"""What Ada and Ben play at a vote of seven, and what comes of it.

Everybody writes down Cal, or Dee where they may not; three dice always show 14. `ben×2` is how many
ballots Ben cast where it was not one.
"""


@pytest.mark.parametrize(("first", "second", "comes_of_it"), AT_A_VOTE)
def test_DS_8_3_two_cards_at_a_vote(first: str, second: str, comes_of_it: str) -> None:
    table = vote_of([first, second])
    table.fix("luck", 14)
    assert outcome(table) == comes_of_it
    assert_in_order(facts_of(table.kernel))


@pytest.mark.parametrize(("first", "second", "comes_of_it"), AT_A_VOTE)
def test_DS_8_3_who_holds_which_and_who_answers_first_changes_nothing(
    first: str, second: str, comes_of_it: str
) -> None:
    """The same pair with the seats' answers given from the last to the first."""
    table = vote_of([first, second])
    table.fix("luck", 14)
    decided = (facts.LastWords, facts.NobodyVotedOut)
    while not any(table.facts(kind) for kind in decided):
        table.answer(table.open_asks[-1])
    assert outcome(table) == comes_of_it


MEET_ELSEWHERE = {
    "before the competition": ("competition_advantage", "team_shuffle", "counter_shifter"),
    "at camp": ("bonus_roll", "reward_thief"),
    "before the conversations": ("spy",),
    "when the jury is formed": ("jury_veto",),
}


def test_DS_8_3_every_pair_of_the_deck_that_can_meet_is_tried_here() -> None:
    at_a_vote = {tuple(sorted((a.split()[1], b.split()[1]))) for a, b, _ in AT_A_VOTE}
    voting = [
        name
        for name, kind in CARDS.items()
        if any("vote" in each or "reading" in each for each in kind.playable) or kind.looks_like
    ]
    pairs = {tuple(sorted(pair)) for pair in combinations_with_replacement(voting, 2)}
    assert at_a_vote == pairs
    for moment, kinds in MEET_ELSEWHERE.items():
        assert kinds == tuple(n for n, kind in CARDS.items() if moment in kind.playable)
    together = {*voting, *(kind for kinds in MEET_ELSEWHERE.values() for kind in kinds)}
    assert set(CARDS) - together == {"idol_half"}


def test_DS_8_3_cards_come_in_the_order_of_their_first_effects() -> None:
    """Six play at once, against the order of their seats; the facts show the order of effects."""
    plays = [
        "ada hidden_immunity ada",
        "ben extra_vote -",
        "cal steal_a_vote fay",
        "dee vote_block eve",
        "eve safety_without_power -",
        "fay idol_nullifier ada",
        "gus knowledge_is_power dee:extra_vote",
    ]
    table = vote_of(plays)
    table.until_asked("ballot")
    played = [fact.kind for fact in table.facts(facts.CardPlayed)]
    assert played == [play.split()[1] for play in reversed(plays)]
    assert [kind.__name__ for kind in ORDER[:9]] == [
        "TakeCard",
        "Nullify",
        "LeaveVote",
        "BlockVote",
        "StealVote",
        "GiveUpVote",
        "FurtherVote",
        "Luck",
        "Immune",
    ]
