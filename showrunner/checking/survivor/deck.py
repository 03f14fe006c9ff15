"""DS-8.2, DS-8.4: the deck, as plain data out of the rulebook, and cards that producers define."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

VOTES = ["before the votes", "after the votes"]
BEFORE = ["before the votes"]
RACE = ["before the competition"]
CAMP = ["at camp"]
MOMENTS = [
    *RACE,
    *CAMP,
    "before the conversations",
    *VOTES,
    "after the reading",
    "when the jury is formed",
]
ANYBODY, ANOTHER = "anybody present", "another present"
ASKABLE = ["hidden_immunity", "super_idol", "amulet", "extra_vote", "steal_a_vote"]

Plain = Mapping[str, Any]


def _does(tag: str, **terms: Any) -> Plain:
    return {"effect": tag, **terms}


def _card(
    playable: list[str], effects: list[Plain], on: str = "nobody", left: int = 0, **more: Any
) -> Plain:
    expires = {"left": left} if left else None
    return {"playable": playable, "effects": effects, "on": on, "expires": expires, **more}


STEAL, FURTHER, IMMUNE = _does("steal_vote"), _does("further_vote"), _does("immune")
LUCK = _does("luck", at_least=14)
SHARED = [{"on": ANOTHER, "effects": [STEAL]}, {"effects": [FURTHER]}]

DECK: Mapping[str, Plain] = {
    "hidden_immunity": _card(VOTES, [IMMUNE], ANYBODY),
    "extra_vote": _card(BEFORE, [FURTHER], left=4, secret=True),
    "competition_advantage": _card(RACE, [_does("competition_advantage", amount=4)]),
    "steal_a_vote": _card(BEFORE, [STEAL], ANOTHER, 4),
    "idol_half": {"joins": {"copies": 2, "into": "hidden_immunity"}},
    "amulet": _card(BEFORE, [IMMUNE], ANYBODY, shared=SHARED),
    "knowledge_is_power": _card(VOTES, [_does("take_card", kinds=ASKABLE)], "a card of another", 5),
    "idol_nullifier": _card(VOTES, [_does("nullify")], ANOTHER, secret=True),
    "safety_without_power": _card(BEFORE, [_does("leave_vote")], left=4),
    "super_idol": _card(["after the reading"], [IMMUNE], ANYBODY, 4),
    "vote_block": _card(BEFORE, [_does("block_vote")], ANOTHER, 4),
    "bank_a_vote": _card(
        BEFORE, [_does("give_up_vote"), _does("gain_card", kind="extra_vote")], left=5, secret=True
    ),
    "team_shuffle": _card(RACE, [_does("deal_teams")]),
    "bonus_roll": _card(CAMP, [_does("bonus_rolls", number=3)], secret=True),
    "spy": _card(["before the conversations"], [_does("spy")], ANOTHER, secret=True),
    "jury_veto": _card(["when the jury is formed"], [_does("veto_juror")], "a juror"),
    "shot_in_the_dark": _card(BEFORE, [_does("give_up_vote"), LUCK, IMMUNE], "oneself", 6),
    "reward_thief": _card(CAMP, [_does("take_points", most=2)], ANOTHER),
    "counter_shifter": _card(RACE, [_does("shift_counters", most=3)], ANOTHER),
    "fake_idol": {"looks_like": "hidden_immunity"},
}
"""What each card of the rulebook can do."""


class Power(NamedTuple):
    """What a card is played on, and its effects."""

    on: str
    effects: list[Plain]


class Kind:
    """A kind of card, read out of plain data; what is not given is as it is in an order."""

    def __init__(self, plain: Plain) -> None:
        self.playable: list[str] = list(plain.get("playable") or [])
        self.secret = bool(plain.get("secret"))
        self.looks_like: str = plain.get("looks_like") or ""
        self.joins: Plain = plain.get("joins") or {}
        expires: Plain = plain.get("expires") or {}
        self.after_round: int | None = expires.get("after_round")
        self.left: int | None = expires.get("left")
        self.powers = [
            Power(each.get("on", "nobody"), list(each.get("effects", ())))
            for each in (plain, *(plain.get("shared") or ()))
        ]

    def power(self, holders: int) -> Power:
        """What it can do while so many castaways hold one: less, the more they are."""
        return self.powers[min(max(holders, 1), len(self.powers)) - 1]

    def over(self, round: int, left: int) -> bool:
        """Whether it has expired by this round, with so many left."""
        late = self.after_round is not None and round > self.after_round
        return late or (self.left is not None and left <= self.left)


def deck() -> dict[str, Kind]:
    """The deck as a season begins with it."""
    return {name: Kind(plain) for name, plain in DECK.items()}
