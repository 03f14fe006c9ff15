"""Plans what a player's Survivors do in a round: attack, vote, idols and moves."""

from __future__ import annotations

from typing import Any

from showrunner.formats.instructions import NONE
from showrunner.formats.mini_survivor.bots.mind import MiniSurvivorMind
from showrunner.formats.mini_survivor.bots.owner_chances import OwnerChances, likeliest_owner
from showrunner.formats.mini_survivor.submission import SubmissionContext
from showrunner.kernel import Dice

ATTACK_CHANCE = 0.72
"""Least chance of a right guess for an attack: a wrong guess costs a Survivor of one's own."""
IDOL_RISK = 0.28
"""Least risk of being voted out at which a Survivor is worth an idol."""


class RoundPlan:
    """Builds one round's submission, step by step."""

    def __init__(
        self, mind: MiniSurvivorMind, stand: SubmissionContext, chances: OwnerChances, dice: Dice
    ) -> None:
        self.mind = mind
        self.stand = stand
        self.chances = chances
        self.dice = dice
        self.friends = mind.friends()
        self.sizes = dict.fromkeys(stand.open_tribes, 0)
        for place in stand.places.values():
            if place:
                self.sizes[place] += 1
        self.targets: dict[str, int] = {}
        self.attacked: set[int] = set()

    def form(self) -> dict[str, Any]:
        """Return the submission as a form (MS-9.10)."""
        survivors: dict[str, dict[str, Any]] = {}
        guarded, buy = self.idols()
        arriving = dict.fromkeys(self.sizes, 0)
        for number in self.stand.living:
            actions: dict[str, Any] = {}
            if self.stand.places[number]:
                actions["attack"] = self.attack(number)
                actions["vote"] = self.vote(number)
                actions["idol"] = number in guarded
            actions["move"] = self.move(number, arriving)
            survivors[str(number)] = actions
        return {"survivors": survivors, "buy": buy}

    # -- who owns it -------------------------------------------------------------------------------

    def chance(self, number: int, seat: str) -> float:
        """Chance that a player owns a Survivor."""
        owner = self.mind.survivors[number].owner
        return float(owner == seat) if owner else self.chances.get(number, {}).get(seat, 0.0)

    def is_friend(self, number: int) -> bool:
        """Whether a friend probably owns a Survivor."""
        return any(self.chance(number, seat) > 0.5 for seat in self.friends)

    # -- acts --------------------------------------------------------------------------------------

    def attack(self, number: int) -> dict[str, Any] | None:
        """Pick a target in its tribe whose owner is certain enough, and not attacked already."""
        best: tuple[float, int, str] = (ATTACK_CHANCE, 0, "")
        for target in self.stand.targets(number):
            if target in self.stand.own or target in self.attacked or self.is_friend(target):
                continue
            owner = self.mind.survivors[target].owner
            chance, seat = (1.0, owner) if owner else likeliest_owner(self.chances.get(target, {}))
            if chance > best[0]:
                best = (chance, target, seat)
        _, target, seat = best
        if not target:
            return None
        self.attacked.add(target)
        return {"target": target, "guess": self.mind.players[seat].tag}

    def vote(self, number: int) -> int | None:
        """Pick a target to vote for; all my Survivors in a tribe vote for the same."""
        tribe = self.stand.places[number]
        if tribe not in self.targets:
            others = [other for other in self.stand.targets(number) if other not in self.stand.own]
            if not others:
                return None
            self.targets[tribe] = max(
                others, key=lambda other: (self.wanted_by_instructions(other), self.wanted(other))
            )
        return self.targets[tribe]

    def wanted_by_instructions(self, number: int) -> int:
        """Rank by instructions: higher if they name the Survivor or its likely owner earlier."""
        instructions = self.mind.instructions
        if instructions is NONE:
            return 0
        names = [
            str(number),
            *(seat for seat in self.mind.names if self.chance(number, seat) > 0.5),
        ]
        return -min(map(instructions.rank, names))

    def wanted(self, number: int) -> tuple[float, int]:
        """Score how much I want a Survivor out: by its owner's strength, and who else named it."""
        mind = self.mind
        strength = sum(
            self.chance(number, seat) * (5 - player.fell) for seat, player in mind.players.items()
        )
        friend_penalty = 6.0 if self.is_friend(number) else 0.0
        attacked_penalty = 9.0 if number in self.attacked else 0.0
        requested = 2.0 * len(mind.proposed.get(number, ())) + 3.0 * (number in mind.agreed)
        promised = 3.0 if number in mind.spared else 0.0
        return strength + requested - friend_penalty - promised - attacked_penalty, -number

    def idols(self) -> tuple[list[int], int]:
        """Choose Survivors to protect by idols, and how many idols to buy."""
        risks = sorted(
            (
                (self.risk(number), number)
                for number in self.stand.living
                if self.stand.places[number]
            ),
            reverse=True,
        )
        in_need = [number for risk, number in risks if risk >= IDOL_RISK]
        held = self.stand.idols
        buy = min(max(0, len(in_need) - held), len(self.stand.prices))
        return in_need[: held + buy], buy

    def risk(self, number: int) -> float:
        """Estimate the risk of a Survivor to be voted out."""
        size = self.sizes[self.stand.places[number]]
        own_in_tribe = sum(other in self.stand.own for other in self.stand.targets(number))
        return (1.2 + 0.8 * len(self.mind.proposed.get(number, ())) - 0.3 * own_in_tribe) / max(
            1, size
        )

    # -- moves -------------------------------------------------------------------------------------

    def move(self, number: int, arriving: dict[str, int]) -> str | None:
        """Pick the safest destination; None to stay."""
        here = self.stand.places[number]
        places = [letter for letter in self.stand.destinations(number) if letter != here]
        if here:
            places.append(here)
        if not places:
            return None
        scored = [
            (self.safety(letter, here, arriving) + self.dice.below(100) / 200, letter)
            for letter in places
        ]
        _, chosen = max(scored)
        if chosen != here:
            arriving[chosen] += 1
        return chosen if chosen != here else None

    def safety(self, letter: str, here: str, arriving: dict[str, int]) -> float:
        """Score how safe a tribe will be in the next round."""
        size = self.sizes[letter] - (letter == here)
        if size >= 3:
            size -= 1  # the vote will take one member out
        if 0 < size <= 2 and letter != here:
            return 3.0  # it will be empty, which makes new arrivals Outcasts
        after = size + arriving[letter] + 1
        if after <= self.mind.parameters.movement_outcast_threshold:
            return 3.5
        return 2.0 - 4.0 / after
