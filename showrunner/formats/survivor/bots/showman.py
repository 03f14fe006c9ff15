"""A producer made of code: now and then it gives an order, by rule of thumb."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from showrunner.formats.facts import Fact, OrderScheduled, OrderTaken
from showrunner.formats.format import Idea
from showrunner.formats.survivor.facts import PhaseBegan
from showrunner.formats.survivor.sheet import SurvivorSheet
from showrunner.kernel import Dice

DECISIONS_PER_IDEA = 12
DECISIONS_PER_IDEA_IN_TALK = 120
"""On average it has one idea in this many decisions; talks consist of more decisions."""
STORIES = (
    "A crate drifts ashore.",
    "A boat brings mail from home.",
    "The tide has washed up a net.",
    "Smoke rises on the far beach.",
)


class Showman:
    """Has at most one idea per phase, based on the season as producers see it.

    It never takes anybody out for good and never decides the winner: that is up to the castaways.
    """

    def __init__(self) -> None:
        self.sheet = SurvivorSheet()
        self._may_order = False

    def see(self, fact: Fact) -> None:
        """Allow an idea once a phase begins, until somebody gives an order in it."""
        self.sheet.take(fact)
        if isinstance(fact, PhaseBegan):
            self._may_order = True
        elif isinstance(fact, OrderTaken | OrderScheduled):
            self._may_order = False

    def ideas(self, dice: Dice) -> Iterator[Idea]:
        """Mostly nothing; otherwise every idea it could have now, in random order."""
        decisions = (
            DECISIONS_PER_IDEA_IN_TALK if self.sheet.phase == "conversation" else DECISIONS_PER_IDEA
        )
        if not self._may_order or not self.sheet.active or not dice.chance(1, decisions):
            return
        ideas = [
            self._opportunity,
            self._gift,
            self._storm,
            self._interview,
            self._exile,
            self._loaded_dice,
            self._competition,
            self._swap,
            self._double_elimination,
            self._return,
            self._comments,
            self._rule,
            self._circle,
            self._immunity,
        ]
        for idea in dice.shuffle(ideas):
            yield idea(dice)

    # -- ideas -------------------------------------------------------------------------------------

    def _somebody(self, dice: Dice) -> str:
        return dice.pick(self.sheet.active)

    def _opportunity(self, dice: Dice) -> Idea:
        gains: tuple[dict[str, Any], ...] = (
            {"effect": "counters", "seats": ["@taker"], "amount": -1},
            {"effect": "food", "team": "@taker", "amount": 6},
            {"effect": "immunity", "seats": ["@taker"]},
            {"effect": "card", "seat": "@taker", "kind": "hidden_immunity"},
        )
        terms: dict[str, Any] = {
            "story": dice.pick(STORIES),
            "price": 1 + dice.below(3),
            "way": dice.pick(("everyone", "first_come", "auction")),
            "effects": [dice.pick(gains)],
            "open": dice.chance(2, 3),
        }
        return Idea("offer_opportunity", terms)

    def _gift(self, dice: Dice) -> Idea:
        effect = {"effect": "points", "seats": [self._somebody(dice)], "amount": 1 + dice.below(2)}
        return Idea("event", {"story": dice.pick(STORIES), "effects": [effect]})

    def _storm(self, dice: Dice) -> Idea:
        team = dice.pick(list(self.sheet.food))
        effect = {"effect": "food", "team": team, "amount": -1 - dice.below(6)}
        return Idea("event", {"story": "A storm takes food away.", "effects": [effect]})

    def _interview(self, dice: Dice) -> Idea:
        question = dice.pick(("Whom do you trust?", "What is your plan?", "Who should go next?"))
        return Idea("interview", {"seat": self._somebody(dice), "question": question})

    def _exile(self, dice: Dice) -> Idea:
        when = {"phase": "competition"}
        return Idea("exile_castaways", {"seats": [self._somebody(dice)], "when": when})

    def _loaded_dice(self, dice: Dice) -> Idea:
        roll = dice.pick(("competition", "gathering", "bonus", "survival"))
        faces = [1 + dice.below(6) for _ in range(3)]
        return Idea("fix_roll", {"roll": roll, "seat": self._somebody(dice), "dice": faces})

    def _competition(self, dice: Dice) -> Idea:
        title = dice.pick(("Balance Beam", "The Long Raft", "Fire and Rope"))
        stakes = dice.pick(("both", "both", "reward", "immunity"))
        return Idea("stage_competition", {"title": title, "stakes": stakes})

    def _swap(self, dice: Dice) -> Idea:
        names = list(self.sheet.teams)
        if len(names) < 2:
            names = ["North", "South"]
        elif dice.chance(1, 3):
            names = ["Driftwood"]
        return Idea("deal_teams", {"names": names})

    def _double_elimination(self, dice: Dice) -> Idea:
        return Idea("repeat_phase", {"phase": "vote"})

    def _return(self, dice: Dice) -> Idea:
        early = self.sheet.round <= len(self.sheet.players) // 2  # so that every season ends
        out = (early and self.sheet.out) or self.sheet.active
        terms = {"seat": dice.pick(out), "team": dice.pick(list(self.sheet.food))}
        return Idea("return_castaway", terms)

    def _comments(self, dice: Dice) -> Idea:
        speakers = dice.shuffle(self.sheet.active)[: 1 + dice.below(3)]
        return Idea("set_comment_order", {"seats": speakers})

    def _rule(self, dice: Dice) -> Idea:
        rules = ("food_per_player", 5 + dice.below(4)), ("individual_reward", 1 + dice.below(3))
        name, value = dice.pick(rules)
        terms: dict[str, Any] = {"parameter": name, "value": value}
        if dice.chance(1, 2):
            terms["when"] = {"fact": "VotedOut", "phase": "end"}
        return Idea("set_parameter", terms)

    def _circle(self, dice: Dice) -> Idea:
        return Idea("open_group_talk", {"seats": dice.shuffle(self.sheet.active)[:3]})

    def _immunity(self, dice: Dice) -> Idea:
        return Idea("grant_immunity", {"seats": [self._somebody(dice)]})
