"""The board: which Survivors stand where, and whose they are, as far as a viewer knows."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated

from msgspec import Meta, Struct
from msgspec.structs import replace

from showrunner.formats.facts import CastawayIntroduced
from showrunner.formats.mini_survivor import facts
from showrunner.formats.mini_survivor.acts import survivor_acts
from showrunner.formats.mini_survivor.facts.segments import Outcasting
from showrunner.formats.mini_survivor.grid import PIECES, neighbours, reach
from showrunner.formats.mini_survivor.parameters import MiniParameters
from showrunner.formats.sheet import Standing, folds
from showrunner.formats.talk.acts import ActKind
from showrunner.formats.talk.sheet import TalkSheet

Moment = tuple[int, int]
"""A round and a moment in it: what happens at the same moment happens at the same time."""


class Survivor(Struct):
    """One piece. Its owner is "" where the viewer does not know; its tribe "" of an Outcast."""

    owner: str = ""
    tribe: str = ""
    alive: bool = True
    public: bool = False
    """Whether everybody knows its owner."""
    outcast_since: int = 0
    """The round in which it became an Outcast (anew); 0 where it stands in a tribe."""
    cast_out_by: Outcasting | None = None


class Player(Struct):
    """What one player has, as far as the viewer knows: of others' idols and garnets nothing."""

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
    """What there is to know of the pieces and their players."""

    prefix = "mini_survivor"
    parameter_type = MiniParameters
    figures = ("garnets", "idols", "tokens", "fell")
    parameters: MiniParameters
    players: dict[str, Player]
    grid: facts.GridLaid | None
    survivors: dict[int, Survivor]
    open: Annotated[list[str], Meta(title="Open tribes")]
    moments: Annotated[int, Meta(title="Moments of the round that are over")]
    """How many segments of the round have been played (MS-8.3)."""
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
    def own_acts(self) -> tuple[ActKind, ...]:
        """See TalkSheet."""
        return survivor_acts(self.size)

    @property
    def size(self) -> int:
        """How many players the match has, and so how many tribes."""
        return len(self.names)

    @property
    def may_be_named(self) -> Mapping[str, str]:
        """Players, and Survivors by their numbers."""
        return {**self.names, **{str(one): str(one) for one in self.survivors}}

    @property
    def living(self) -> list[int]:
        """The Survivors alive, in order."""
        return [one for one, survivor in sorted(self.survivors.items()) if survivor.alive]

    @property
    def tribes(self) -> dict[str, list[int]]:
        """The living Survivors in each open tribe."""
        tribes: dict[str, list[int]] = {letter: [] for letter in self.open}
        for one in self.living:
            tribe = self.survivors[one].tribe
            if tribe in tribes:
                tribes[tribe].append(one)
        return tribes

    @property
    def outcasts(self) -> list[int]:
        """The living Survivors that are in no tribe."""
        return [one for one in self.living if not self.survivors[one].tribe]

    @property
    def in_play(self) -> list[str]:
        """The players who have not seen all their Survivors fall, as far as is public."""
        return [
            seat
            for seat, player in self.players.items()
            if player.fell < PIECES and not player.removed
        ]

    @property
    def present(self) -> list[str]:
        """The players whom producers have not removed."""
        return [seat for seat, player in self.players.items() if not player.removed]

    @property
    def active(self) -> list[str]:
        """Who may talk: those in play, and with `eliminated_players_may_talk` the others, too."""
        return self.present if self.parameters.eliminated_players_may_talk else self.in_play

    def standing(self, seat: str) -> Standing:
        """See Sheet: out is who was removed; the others may talk on, or give Tokens away."""
        standing, removed = super().standing(seat), self.players[seat].removed
        return replace(standing, out=removed, status="removed" if removed else "")

    def owned(self, seat: str) -> list[int]:
        """The living Survivors that are known to be a player's."""
        return [one for one in self.living if self.survivors[one].owner == seat]

    def reach(self) -> dict[str, tuple[str, ...]]:
        """MS-7.1, MS-7.2: where one can move to from each tribe."""
        near = neighbours(self.size, self.parameters.diagonal_adjacency)
        return reach(near, self.open)

    @property
    def moment(self) -> Moment:
        """MS-8.3: now, for what happens between two segments."""
        return self.round, 2 * self.moments + 1

    # -- the fold: the board -----------------------------------------------------------------------

    @folds(CastawayIntroduced)
    def _introduced(self, fact: CastawayIntroduced) -> None:
        super()._introduced(fact)
        self.players[fact.seat] = Player()

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
        for one in fact.survivors:
            self.survivors.setdefault(one, Survivor()).owner = fact.seat

    @folds(facts.BoardShown)
    def _board(self, fact: facts.BoardShown) -> None:
        self.open = list(fact.tribes)
        self.shuffles += fact.why == "swap"
        for letter, members in fact.tribes.items():
            for one in members:
                survivor = self.survivors.setdefault(one, Survivor())
                survivor.tribe, survivor.outcast_since = letter, 0
        for one in fact.outcasts:
            self.survivors[one].tribe = ""
        if fact.why == "merge":
            self.quiet_rounds = 0

    @folds(facts.TribeRemoved)
    def _tribe_removed(self, fact: facts.TribeRemoved) -> None:
        self.open.remove(fact.tribe)

    @folds(facts.SurvivorsCastOut)
    def _cast_out(self, fact: facts.SurvivorsCastOut) -> None:
        for one in fact.survivors:
            survivor = self.survivors[one]
            survivor.tribe, survivor.outcast_since = "", fact.round
            survivor.cast_out_by = fact.why

    @folds(facts.SurvivorsFell)
    def _fell(self, fact: facts.SurvivorsFell) -> None:
        for one, owner in fact.owners.items():
            survivor = self.survivors[one]
            survivor.alive, survivor.tribe, survivor.outcast_since = False, "", 0
            survivor.owner, survivor.public = owner, True
            player = self.players[owner]
            player.fell += 1
            player.last_fell = fact.round, fact.moment

    @folds(facts.OwnerRevealed)
    def _owner_revealed(self, fact: facts.OwnerRevealed) -> None:
        self.survivors[fact.survivor].owner = fact.seat
        self.survivors[fact.survivor].public = True
