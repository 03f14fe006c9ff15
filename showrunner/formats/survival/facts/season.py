"""What happens to the season as a whole: cards, Spotlight, rounds, the end."""

from __future__ import annotations

from typing import Literal

from showrunner.formats import lifecycle
from showrunner.formats.facts import AiredFact, Fact


class TableSet(AiredFact, frozen=True, kw_only=True):
    """The number of cards of each kind in the game (SV-1.4, SV-1.9).

    To everybody if `reveal_setup_counts` is on, otherwise to producers.
    """

    evil: int
    specials: tuple[str, ...]
    elements: int


class RolesExplained(Fact, frozen=True, kw_only=True):
    """These roles were explained (SV-1.8): those in the game, or all if those are secret.

    To everybody.
    """

    roles: tuple[str, ...]


class SpotlightNominated(Fact, frozen=True, kw_only=True):
    """A contestant proposed somebody for the Spotlight, or nobody (SV-2.1). To everybody."""

    seat: str
    name: str | None


class SpotlightVoted(Fact, frozen=True, kw_only=True):
    """A contestant's vote for the Spotlight's first holder, if any (SV-2.1). To everybody."""

    seat: str
    name: str | None


class SpotlightGiven(Fact, frozen=True, kw_only=True):
    """Somebody holds the Spotlight from now on (SV-2.1, SV-7.9). To everybody.

    `how`: elected, drawn among the tied, or handed on by the eliminated holder.
    """

    seat: str
    how: Literal["elected", "drawn", "handed on"]


class NoSpotlight(Fact, frozen=True, kw_only=True):
    """Nobody was proposed: there is no Spotlight in this game (SV-2.1). To everybody."""


class RoleDealt(Fact, frozen=True, kw_only=True):
    """A contestant got a role card (SV-1.5, SV-1.7). To that contestant.

    With `open_cards` everybody is told.
    """

    seat: str
    role: str


class RoundBegan(lifecycle.RoundBegan, frozen=True, kw_only=True):
    """A round began with these contestants alive. To everybody."""

    living: tuple[str, ...]


class EliminationImpossible(Fact, frozen=True, kw_only=True):
    """No contestant can be eliminated any more, so Evil wins (SV-8.4). To everybody."""

    why: Literal["no vote can be cast", "only a tie can come", "nothing happens", "too many rounds"]


class SeasonWon(lifecycle.GameEnded, frozen=True, kw_only=True):
    """The season is decided: who won, by which rule (SV-8). To everybody.

    `points` are the season's points in tenths: 30 for a win, 1 for each Conference survived.
    `ranking` lists everybody, best first (SV-8.8).
    """

    winner: Literal["good", "evil", "buddies", "draw"]
    seats: tuple[str, ...]
    rule: str
    reason: str
    rounds: int
    points: dict[str, int]
    ranking: tuple[str, ...]
