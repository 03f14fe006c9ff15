"""The state that Survival's sheet holds, and questions about it; `sheet` has its fact handlers."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct
from msgspec.structs import replace
from typing_extensions import override

from showrunner.formats.sheet import Sheet, Standing
from showrunner.formats.survival import facts
from showrunner.formats.survival.cards import CARDS, RoleCard
from showrunner.formats.survival.parameters import MAX_DEBATE_PASSES, SurvivalParameters


class SurvivalPlayer(Struct):
    """One contestant. Role and side are empty where the viewer does not know them."""

    role: str = ""
    side: Literal["", "good", "evil"] = ""
    alive: bool = True
    conferences: Annotated[int, Meta(title="Conferences survived")] = 0
    """SV-8.8: the number of Conferences survived."""


class SheetState(Sheet):
    """The state of a season, and questions about it."""

    parameter_type = SurvivalParameters
    has_votes = True
    parameters: SurvivalParameters
    players: dict[str, SurvivalPlayer]
    table: Annotated[facts.TableSet | None, Meta(title="Roles at the table")]
    phase: Literal["", "night", "dawn", "conference"]
    eliminated: list[facts.Eliminated]
    causes: Annotated[dict[str, facts.Cause], Meta(title="Causes of elimination")]
    seated: Annotated[list[str], Meta(title="Memories that see all")]
    """SV-4.25: Memories who have taken their place and see everything."""
    buddies: tuple[str, ...]
    """The Buddies while their bond holds."""
    deferred: Annotated[dict[str, str], Meta(title="Leave later, by the bond")]
    watched: dict[str, str | None]
    target: Annotated[str | None, Meta(title="Target of the Evil")]
    protected: Annotated[dict[int, str | None], Meta(title="Protected in each round")]
    tools: Annotated[dict[str, int], Meta(title="Tools used, by round")]
    """SV-4.9: the round in which each of the Engineer's tools was used."""
    asked_about: Annotated[str | None, Meta(title="The Scientist asked about")]
    shielded: str | None
    bombed: str | None
    summoned: str | None
    was_summoned: Annotated[list[str], Meta(title="Summoned so far")]
    nairobi: tuple[str, ...]
    polar: Annotated[facts.PolarDecided | None, Meta(title="The Polar Bear's decision")]
    restriction: facts.RestrictionBegan | None
    yet_to_speak: list[str]
    debate_over: Annotated[bool, Meta(title="The debate is over")]
    """SV-6.2: whether the debate of this Conference has had all its passes or was closed."""
    removals: Annotated[list[str], Meta(title="To be removed")]
    day: Annotated[Literal["", "amnesty", "double vote"], Meta(title="This Conference is")]
    won: Annotated[facts.SeasonWon | None, Meta(title="Who won")]

    def __init__(self) -> None:
        super().__init__()
        self.table = None
        self.spotlight = ""
        self.eliminated = []
        self.causes = {}
        self.seated = []
        self.buddies = ()
        self.deferred = {}
        # -- the night
        self.watched = {}
        self.peek = ""
        self.caught = ""
        self.target = None
        self.protected = {}
        self.tools = {}
        self.asked_about = None
        self.shielded = None
        self.bombed = None
        self.summoned = None
        self.was_summoned = []
        # -- the Conference
        self.nairobi = ()
        self.polar = None
        self.restriction = None
        self.extra_passes = 0
        self.passes_begun = 0
        self.yet_to_speak = []
        self.debate_over = False
        self.votes_held = 0
        self.quiet_rounds = 0
        self.quiet = True
        # -- what producers have ordered
        self.removals = []
        self.second_card = ""
        self.day = ""
        self.vote_called = False
        # -- the end
        self.deadlock = ""
        self.won = None

    # -- questions that rules and pages ask --------------------------------------------------------

    @property
    def living(self) -> list[str]:
        """Contestants who are still in the game, in seat order."""
        return [seat for seat, player in self.players.items() if player.alive]

    def card_of(self, seat: str) -> RoleCard | None:
        """A contestant's role card, if known."""
        return CARDS.get(self.players[seat].role)

    @property
    def active(self) -> list[str]:
        """The living: Memories only decide what their own elimination triggers."""
        return self.living

    @override
    def standing(self, seat: str) -> Standing:
        player = self.players[seat]
        status = "" if player.alive else "out"
        return replace(super().standing(seat), status=status, role=player.role)

    @property
    def memories(self) -> list[str]:
        """SV-4.25: the eliminated contestants, in seat order."""
        return [seat for seat, player in self.players.items() if not player.alive]

    def living_of(self, side: str) -> list[str]:
        """The living contestants known to be on a side; an Evil Buddy is Evil (SV-8.7)."""
        return [
            seat for seat, player in self.players.items() if player.alive and player.side == side
        ]

    @property
    def participants(self) -> list[str]:
        """SV-6.1: the living who are not in Nairobi."""
        return [seat for seat in self.living if seat not in self.nairobi]

    def holder(self, role: str) -> str:
        """The living contestant with this role, or "" if there is none."""
        return next(
            (seat for seat, player in self.players.items() if player.role == role and player.alive),
            "",
        )

    @property
    def passes(self) -> int:
        """SV-6.2: the number of passes of the debate, extra ones included."""
        return min(MAX_DEBATE_PASSES, self.parameters.debate_rounds + self.extra_passes)

    def weight(self, seat: str) -> int:
        """SV-2.2, SV-6.5: the weight of a contestant's vote."""
        return 2 if seat == self.spotlight else 1

    def voters(self) -> list[str]:
        """SV-6.3: who may vote today, under the Polar Bear's decision if there is one (SV-4.14)."""
        restriction = self.restriction
        if restriction is None:
            return self.participants
        if restriction.target not in self.participants:  # the decision lapses (SV-7.8)
            return self.participants
        if restriction.mode == "sole_voter":
            return [restriction.target]
        return [seat for seat in self.participants if seat != restriction.target]

    @property
    @override
    def in_force(self) -> tuple[object, ...]:
        return (*super().in_force, self.table, bool(self.spotlight))

    def in_the_game(self, role: str) -> bool:
        """Whether this Special Force may be alive, as far as everybody knows (SV-5.11)."""
        table = self.table if self.parameters.reveal_setup_counts else None
        if table is not None and role not in table.specials:
            return False
        return all(out.role != role for out in self.eliminated)
