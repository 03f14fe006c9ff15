"""The board: where each Survivor is and who owns it, as far as the viewer knows."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated

from msgspec import Meta, Struct
from msgspec.structs import replace
from typing_extensions import override

from showrunner.formats.facts import CastawayIntroduced
from showrunner.formats.mini_survivor import facts
from showrunner.formats.mini_survivor.acts import survivor_acts
from showrunner.formats.mini_survivor.facts.segments import Outcasting
from showrunner.formats.mini_survivor.grid import SURVIVORS_PER_PLAYER, neighbours, reach
from showrunner.formats.mini_survivor.parameters import MiniParameters
from showrunner.formats.sheet import Standing, folds
from showrunner.formats.talk.acts import ActKind
from showrunner.formats.talk.sheet import TalkSheet

Moment = tuple[int, int]
"""MS-8.3: a round, and a moment within it. Falls with equal moments are simultaneous."""


class Survivor(Struct):
    """A Survivor. `owner` is "" if the viewer does not know it; `tribe` is "" for an Outcast."""

    owner: str = ""
    tribe: str = ""
    alive: bool = True
    public: bool = False
    """Whether its owner is known to everybody."""
    outcast_since: int = 0
    """The last round in which it became an Outcast; 0 for a Survivor in a tribe."""
    cast_out_by: Outcasting | None = None


class MiniPlayer(Struct):
    """What a player has, as far as the viewer knows. Others' idols and garnets stay 0."""

    tag: str = ""
    idols: int = 0
    garnets: int = 0
    bought: Annotated[int, Meta(title="Idols bought")] = 0
    tokens: Annotated[int, Meta(title="Tokens of Life")] = 0
    earned: Annotated[int, Meta(title="Tokens of Life earned")] = 0
    bonus: Annotated[int, Meta(title="Garnet bonus")] = 0
    fell: Annotated[int, Meta(title="Survivors fallen")] = 0
    last_fell: Annotated[Moment | None, Meta(title="Last one fell in round and moment")] = None
    removed: bool = False


class BoardSheet(TalkSheet):
    """The part of the sheet about Survivors and their players."""

    prefix = "mini_survivor"
    has_votes = True
    parameter_type = MiniParameters
    figures = ("garnets", "idols", "tokens", "fell")
    parameters: MiniParameters
    players: dict[str, MiniPlayer]
    grid: facts.GridLaid | None
    survivors: dict[int, Survivor]
    open: Annotated[list[str], Meta(title="Open tribes")]
    moments: Annotated[int, Meta(title="Moments of the round that are over")]
    """MS-8.3: how many segments with eliminations have been played in this round."""
    quiet_rounds: Annotated[int, Meta(title="Rounds in a row in which nothing happened")]
    shuffles: Annotated[int, Meta(title="Tribe swaps")]

    def __init__(self) -> None:
        super().__init__()
        self.grid = None
        self.survivors = {}
        self.open = []
        self.moments = 0
        self.quiet_rounds = 0
        self.shuffles = 0

    # -- questions that rules and pages ask --------------------------------------------------------

    @property
    @override
    def own_acts(self) -> tuple[ActKind, ...]:
        return survivor_acts(self.size)

    @property
    def size(self) -> int:
        """The number of players, which is also the number of tribes at the start."""
        return len(self.names)

    @property
    def may_be_named(self) -> Mapping[str, str]:
        """What a vote can name: players, and Survivors by their numbers."""
        return {**self.names, **{str(number): str(number) for number in self.survivors}}

    @property
    def living(self) -> list[int]:
        """The living Survivors, by number."""
        return [number for number, survivor in sorted(self.survivors.items()) if survivor.alive]

    @property
    def tribes(self) -> dict[str, list[int]]:
        """The living Survivors of each open tribe."""
        tribes: dict[str, list[int]] = {letter: [] for letter in self.open}
        for number in self.living:
            tribe = self.survivors[number].tribe
            if tribe in tribes:
                tribes[tribe].append(number)
        return tribes

    @property
    def outcasts(self) -> list[int]:
        """The living Survivors that are not in a tribe."""
        return [number for number in self.living if not self.survivors[number].tribe]

    @property
    def in_play(self) -> list[str]:
        """The players who have a living Survivor, as far as is public, and were not removed."""
        return [
            seat
            for seat, player in self.players.items()
            if player.fell < SURVIVORS_PER_PLAYER and not player.removed
        ]

    @property
    def present(self) -> list[str]:
        """The players who were not removed by producers."""
        return [seat for seat, player in self.players.items() if not player.removed]

    @property
    def active(self) -> list[str]:
        """Who may talk: players in play, or with `eliminated_players_may_talk` all present ones."""
        return self.present if self.parameters.eliminated_players_may_talk else self.in_play

    def standing(self, seat: str) -> Standing:
        """Only a removed player is out: the others may still talk, or give Tokens away."""
        standing, removed = super().standing(seat), self.players[seat].removed
        return replace(standing, out=removed, status="removed" if removed else "")

    def owned(self, seat: str) -> list[int]:
        """A player's living Survivors, as far as the viewer knows."""
        return [number for number in self.living if self.survivors[number].owner == seat]

    def reach(self) -> dict[str, tuple[str, ...]]:
        """MS-7.1, MS-7.2: the open tribes to which a Survivor may move from each tribe."""
        return reach(neighbours(self.size, self.parameters.diagonal_adjacency), self.open)

    @property
    def moment(self) -> Moment:
        """MS-8.3: the current moment, for falls between two segments."""
        return self.round, 2 * self.moments + 1

    # -- fact handlers -----------------------------------------------------------------------------

    @folds(CastawayIntroduced)
    def _introduced(self, fact: CastawayIntroduced) -> None:
        super()._introduced(fact)
        self.players[fact.seat] = MiniPlayer()

    @folds(facts.GridLaid)
    def _grid(self, fact: facts.GridLaid) -> None:
        self.grid = fact
        self.open = list(fact.tribes)

    @folds(facts.TagsGiven)
    def _tags(self, fact: facts.TagsGiven) -> None:
        for seat, tag in fact.tags.items():
            self.players[seat].tag = tag

    @folds(facts.SurvivorsDealt)
    def _dealt(self, fact: facts.SurvivorsDealt) -> None:
        for number in fact.survivors:
            self.survivors.setdefault(number, Survivor()).owner = fact.seat

    @folds(facts.BoardShown)
    def _board(self, fact: facts.BoardShown) -> None:
        self.open = list(fact.tribes)
        self.shuffles += fact.why == "swap"
        for letter, members in fact.tribes.items():
            for number in members:
                survivor = self.survivors.setdefault(number, Survivor())
                survivor.tribe, survivor.outcast_since = letter, 0
        for number in fact.outcasts:
            self.survivors[number].tribe = ""
        if fact.why == "merge":
            self.quiet_rounds = 0

    @folds(facts.TribeRemoved)
    def _tribe_removed(self, fact: facts.TribeRemoved) -> None:
        self.open.remove(fact.tribe)

    @folds(facts.SurvivorsCastOut)
    def _cast_out(self, fact: facts.SurvivorsCastOut) -> None:
        for number in fact.survivors:
            survivor = self.survivors[number]
            survivor.tribe, survivor.outcast_since = "", fact.round
            survivor.cast_out_by = fact.why

    @folds(facts.SurvivorsFell)
    def _fell(self, fact: facts.SurvivorsFell) -> None:
        for number, owner in fact.owners.items():
            survivor = self.survivors[number]
            survivor.alive, survivor.tribe, survivor.outcast_since = False, "", 0
            survivor.owner, survivor.public = owner, True
            player = self.players[owner]
            player.fell += 1
            player.last_fell = fact.round, fact.moment

    @folds(facts.OwnerRevealed)
    def _owner_revealed(self, fact: facts.OwnerRevealed) -> None:
        self.survivors[fact.survivor].owner = fact.seat
        self.survivors[fact.survivor].public = True
