"""What the parser of a submission needs to know, all of it known to the player."""

from __future__ import annotations

from msgspec import Struct


class SubmissionContext(Struct, frozen=True, kw_only=True):
    """The board as everybody sees it, and what one player has.

    `own` are all Survivors of the player. `places` has the tribe of each living Survivor, "" for an
    Outcast. `survivors` is the number of Survivors at the start. `reach` has the tribes to which a
    Survivor may move from each tribe. `players` are the seats by their tags. `prices` are the
    prices of the next idols, as many as the player can pay.
    """

    own: frozenset[int]
    places: dict[int, str]
    survivors: int
    open_tribes: tuple[str, ...]
    reach: dict[str, tuple[str, ...]]
    players: dict[str, str]
    idols: int
    prices: tuple[int, ...]
    idols_for_own_only: bool = True

    @property
    def living(self) -> list[int]:
        """The player's living Survivors, by number."""
        return sorted(self.own & self.places.keys())

    def targets(self, survivor: int) -> list[int]:
        """MS-3.1, MS-4.1: the Survivors that it can attack or vote for: the others in its tribe."""
        tribe = self.places[survivor]
        if not tribe:
            return []
        return sorted(
            other for other, place in self.places.items() if place == tribe and other != survivor
        )

    def destinations(self, survivor: int) -> tuple[str, ...]:
        """MS-6.4, MS-7.1, MS-7.2: the tribes to which it may move."""
        tribe = self.places[survivor]
        return self.reach[tribe] if tribe else self.open_tribes
