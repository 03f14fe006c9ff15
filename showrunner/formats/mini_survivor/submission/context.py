"""What a submission is read against: all of it known to its player."""

from __future__ import annotations

from msgspec import Struct


class Stand(Struct, frozen=True, kw_only=True):
    """The board as everybody sees it, and what one player has.

    `places` are the tribes of all living Survivors, "" of an Outcast; `reach` says where one may
    move to from each tribe; `players` are the seats by tag; `prices` are those of the next idols,
    as many as the player's garnets pay.
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
        """The player's Survivors that can act, in order."""
        return sorted(self.own & self.places.keys())

    def targets(self, survivor: int) -> list[int]:
        """MS-3.1, MS-4.1: the others in its tribe."""
        tribe = self.places[survivor]
        if not tribe:
            return []
        return sorted(
            other for other, place in self.places.items() if place == tribe and other != survivor
        )

    def destinations(self, survivor: int) -> tuple[str, ...]:
        """MS-6.4, MS-7.1, MS-7.2: where it may move to."""
        tribe = self.places[survivor]
        return self.reach[tribe] if tribe else self.open_tribes
