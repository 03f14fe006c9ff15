"""What a sensible player's Survivors do in a round."""

from __future__ import annotations

from typing import Any

from showrunner.formats.instructions import NONE
from showrunner.formats.mini_survivor.bots.deduction import Likelihood, likeliest
from showrunner.formats.mini_survivor.bots.memory import Memory
from showrunner.formats.mini_survivor.submission import SubmissionContext
from showrunner.kernel import Dice

SURE_ENOUGH = 0.72
"""An attack must be as likely as this to be right: a wrong guess costs a Survivor of one's own."""
ENDANGERED = 0.28
"""An idol is worth playing where a Survivor is as likely as this to be voted out."""


class Plan:
    """One round's submission, made step by step."""

    def __init__(
        self, memory: Memory, stand: SubmissionContext, likely: Likelihood, dice: Dice
    ) -> None:
        self.memory = memory
        self.stand = stand
        self.likely = likely
        self.dice = dice
        self.friends = memory.friends()
        self.sizes = dict.fromkeys(stand.open_tribes, 0)
        for place in stand.places.values():
            if place:
                self.sizes[place] += 1
        self.targets: dict[str, int] = {}
        self.attacked: set[int] = set()

    def form(self) -> dict[str, Any]:
        """The submission as a form (MS-9.10)."""
        survivors: dict[str, dict[str, Any]] = {}
        guarded, buy = self.idols()
        coming = dict.fromkeys(self.sizes, 0)
        for one in self.stand.living:
            actions: dict[str, Any] = {}
            if self.stand.places[one]:
                actions["attack"] = self.attack(one)
                actions["vote"] = self.vote(one)
                actions["idol"] = one in guarded
            actions["move"] = self.move(one, coming)
            survivors[str(one)] = actions
        return {"survivors": survivors, "buy": buy}

    # -- who owns it -------------------------------------------------------------------------------

    def chance(self, one: int, seat: str) -> float:
        """How likely a Survivor is this player's."""
        owner = self.memory.survivors[one].owner
        return float(owner == seat) if owner else self.likely.get(one, {}).get(seat, 0.0)

    def is_friend(self, one: int) -> bool:
        """Whether it is probably a friend's."""
        return any(self.chance(one, seat) > 0.5 for seat in self.friends)

    # -- acts --------------------------------------------------------------------------------------

    def attack(self, one: int) -> dict[str, Any] | None:
        """The one of its tribe whose owner is surest, if that is sure enough; each only once."""
        best: tuple[float, int, str] = (SURE_ENOUGH, 0, "")
        for target in self.stand.targets(one):
            if target in self.stand.own or target in self.attacked or self.is_friend(target):
                continue
            owner = self.memory.survivors[target].owner
            chance, seat = (1.0, owner) if owner else likeliest(self.likely.get(target, {}))
            if chance > best[0]:
                best = (chance, target, seat)
        _, target, seat = best
        if not target:
            return None
        self.attacked.add(target)
        return {"target": target, "guess": self.memory.players[seat].tag}

    def vote(self, one: int) -> int | None:
        """All of mine in a tribe vote for the same one, so that votes add up."""
        tribe = self.stand.places[one]
        if tribe not in self.targets:
            others = [other for other in self.stand.targets(one) if other not in self.stand.own]
            if not others:
                return None
            self.targets[tribe] = max(
                others, key=lambda other: (self.asked_for(other), self.wanted(other))
            )
        return self.targets[tribe]

    def asked_for(self, one: int) -> int:
        """How much whom I stand in for wants it gone, itself or as probably its owner's."""
        asked = self.memory.instructions
        if asked is NONE:
            return 0
        meant = [str(one), *(seat for seat in self.memory.names if self.chance(one, seat) > 0.5)]
        return -min(map(asked.rank, meant))

    def wanted(self, one: int) -> tuple[float, int]:
        """How much I want it gone: its owner's strength, and who else has named it."""
        memory = self.memory
        strength = sum(
            self.chance(one, seat) * (5 - player.fell) for seat, player in memory.players.items()
        )
        friendly = 6.0 if self.is_friend(one) else 0.0
        dead_already = 9.0 if one in self.attacked else 0.0
        asked = 2.0 * len(memory.proposed.get(one, ())) + 3.0 * (one in memory.agreed)
        word = 3.0 if one in memory.left_alone else 0.0
        return strength + asked - friendly - word - dead_already, -one

    def idols(self) -> tuple[list[int], int]:
        """Idols for the most endangered, bought where garnets pay them."""
        risks = sorted(
            ((self.risk(one), one) for one in self.stand.living if self.stand.places[one]),
            reverse=True,
        )
        in_need = [one for risk, one in risks if risk >= ENDANGERED]
        held = self.stand.idols
        buy = min(max(0, len(in_need) - held), len(self.stand.prices))
        return in_need[: held + buy], buy

    def risk(self, one: int) -> float:
        """How likely it is to be voted out, roughly."""
        size = self.sizes[self.stand.places[one]]
        company = sum(other in self.stand.own for other in self.stand.targets(one))
        return (1.2 + 0.8 * len(self.memory.proposed.get(one, ())) - 0.3 * company) / max(1, size)

    # -- moves -------------------------------------------------------------------------------------

    def move(self, one: int, coming: dict[str, int]) -> str | None:
        """Where it is safest: best an Outcast again, else in a crowd."""
        here = self.stand.places[one]
        places = [letter for letter in self.stand.destinations(one) if letter != here]
        if here:
            places.append(here)
        if not places:
            return None
        scored = [
            (self.safety(letter, here, coming) + self.dice.below(100) / 200, letter)
            for letter in places
        ]
        _, chosen = max(scored)
        if chosen != here:
            coming[chosen] += 1
        return chosen if chosen != here else None

    def safety(self, letter: str, here: str, coming: dict[str, int]) -> float:
        """What a tribe promises for the next round."""
        size = self.sizes[letter] - (letter == here)
        if size >= 3:
            size -= 1  # somebody goes at the vote
        if 0 < size <= 2 and letter != here:
            return 3.0  # it will be gone: who moves there is an Outcast
        after = size + coming[letter] + 1
        if after <= self.memory.parameters.movement_outcast_threshold:
            return 3.5
        return 2.0 - 4.0 / after
