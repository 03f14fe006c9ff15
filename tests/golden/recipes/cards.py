"""Seasons of cards: the whole deck at camps, and new kinds in a running season."""

from typing import Any, get_args

from showrunner.formats.survivor.cards import CARDS, Moment
from tests.golden.acts import Act, order
from tests.golden.recipe import Recipe

EASY = {"bonus_target": 6, "bonus_match": "at_least", "camp_bonus_trade": 0}
"""Bonus rolls that find a card more often than not."""

STORM_SHIELD: dict[str, Any] = {
    "name": "Storm Shield",
    "text": "Play it before the votes: a rival cannot vote, and you vote once more.",
    "playable": ["before the votes"],
    "on": "another present",
    "effects": [{"effect": "block_vote"}, {"effect": "further_vote"}],
}


def give(kind: str, place: int) -> Any:
    """Give a card to the castaway at this place of those in the game."""
    return order(
        "event",
        lambda sheet: {
            "story": "A parcel lies in the sand.",
            "effects": [{"effect": "card", "seat": sheet.active[place], "kind": kind}],
        },
    )


CARDS_RECIPES = (
    Recipe(
        "whole-deck",
        "Camps are stocked from the whole deck, and every moment is held",
        12,
        "random",
        {
            **EASY,
            "card_moments": get_args(Moment),
            "camp_deck": tuple(CARDS),
            "camp_advantages": 4,
            "restock": "each_round",
        },
    ),
    Recipe(
        "new-cards",
        "Producers define a card and give it, with others that meet it",
        9,
        "random",
        {"card_moments": get_args(Moment), "camp_advantages": 0},
        acts=(
            Act(1, "survivor.gathering", order("define_card", kind="shield", card=STORM_SHIELD)),
            Act(1, "survivor.gathered", give("shield", 0)),
            Act(1, "survivor.gathered", give("steal_a_vote", 1)),
            Act(1, "survivor.gathered", give("amulet", 2)),
            Act(1, "survivor.gathered", give("amulet", 3)),
            Act(1, "survivor.gathered", give("knowledge_is_power", 4)),
            Act(1, "survivor.gathered", give("knowledge_is_power", 5)),
            Act(1, "survivor.gathered", give("knowledge_is_power", 6)),
            Act(2, "survivor.competition", give("idol_half", 0)),
            Act(2, "survivor.competition", give("idol_half", 0)),
            Act(2, "survivor.competition", give("fake_idol", 1)),
            Act(2, "survivor.competition", give("idol_nullifier", 2)),
            Act(3, "survivor.competition", give("super_idol", -1)),
            Act(3, "survivor.competition", give("jury_veto", 0)),
            Act(3, "survivor.competition", give("jury_veto", 1)),
        ),
    ),
)
