"""What a submission asks for, and its normal form (MS-9.9)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from msgspec import Struct, field

END = "end"
BUY = "buy"


class Attack(NamedTuple):
    """MS-3.1: whom a Survivor attacks, and the tag of the player who is believed to own it."""

    target: int
    guess: str


class Actions(Struct):
    """What each of a player's Survivors is to do, and how many idols are bought."""

    attacks: dict[int, Attack] = field(default_factory=dict)
    idols: list[int] = field(default_factory=list)
    votes: dict[int, int] = field(default_factory=dict)
    moves: dict[int, str] = field(default_factory=dict)
    buys: int = 0

    @classmethod
    def of(cls, lines: Iterable[str]) -> Actions:
        """What lines in their normal form ask for."""
        actions = cls()
        for line in lines:
            match line.split():
                case [survivor, "a", target, guess]:
                    actions.attacks[int(survivor)] = Attack(int(target), guess)
                case [survivor, "i"]:
                    actions.idols.append(int(survivor))
                case [survivor, "v", target]:
                    actions.votes[int(survivor)] = int(target)
                case [survivor, "m", tribe]:
                    actions.moves[int(survivor)] = tribe
                case [word] if word == BUY:
                    actions.buys += 1
        return actions

    def lines(self) -> tuple[str, ...]:
        """MS-9.9: the normal form, by Survivor and action, then what is bought, then the end."""
        said = [
            *(((one, 0), f"{one} a {to.target} {to.guess}") for one, to in self.attacks.items()),
            *(((one, 1), f"{one} i") for one in self.idols),
            *(((one, 2), f"{one} v {target}") for one, target in self.votes.items()),
            *(((one, 3), f"{one} m {tribe}") for one, tribe in self.moves.items()),
        ]
        return (*(line for _, line in sorted(said)), *([BUY] * self.buys), END)
