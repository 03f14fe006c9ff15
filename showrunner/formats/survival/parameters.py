"""The parameters of Survival, with the rulebook's choices as defaults."""

from __future__ import annotations

from typing import Annotated, Literal

from showrunner.errors import WrongParameter
from showrunner.formats.parameters import CommonParameters, Setting
from showrunner.formats.survival.cards import (
    BASIC_SPECIALS,
    ELEMENTS,
    EVIL,
    EVIL_BY_CAST_SIZE,
    MAX_BASIC_CAST,
    SPECIALS,
    SPECIALS_BY_CAST_SIZE,
    Special,
    cards_for,
)

MIN_CAST, MAX_CAST = 8, 30
"""SV-1.1: how many contestants can play."""
MAX_DEBATE_PASSES = 5
"""SV-6.2: how many passes a debate can have, extra ones included."""
BEFORE_START = "before the start"

TieStep = Literal["revote", "coin", "none"]


class SurvivalParameters(CommonParameters, frozen=True, kw_only=True):
    """Everything that producers can set."""

    spotlight: Annotated[
        Literal["by_mode", "yes", "no"],
        Setting(
            "SV-1.3",
            "Whether a Spotlight is elected; by mode: advanced only",
            boundary=BEFORE_START,
        ),
    ] = "by_mode"
    mode: Annotated[
        Literal["auto", "basic", "advanced", "chosen"],
        Setting(
            "SV-1.4",
            "Which Special Forces are dealt: auto means basic for up to 12 contestants; chosen "
            "means exactly those in `specials`",
            boundary=BEFORE_START,
        ),
    ] = "auto"
    evil_count: Annotated[
        int | None,
        Setting(
            "SV-1.4",
            "Number of Evil Forces; left empty, it depends on the size of the cast",
            1,
            6,
            "contestants",
            BEFORE_START,
        ),
    ] = None
    specials: Annotated[
        tuple[Special, ...],
        Setting(
            "SV-1.4",
            "The Special Forces in play, whatever the mode; an empty list leaves them to the mode",
            boundary=BEFORE_START,
        ),
    ] = ()
    open_cards: Annotated[
        bool,
        Setting(
            "SV-1.7",
            "Whether everybody sees all roles (for learning the game)",
            boundary=BEFORE_START,
        ),
    ] = False
    briefing: Annotated[
        bool,
        Setting("SV-1.8", "Whether the roles are explained before play", boundary=BEFORE_START),
    ] = True
    reveal_setup_counts: Annotated[
        bool,
        Setting(
            "SV-1.9",
            "Whether everybody knows how many cards of each group are in play",
            boundary=BEFORE_START,
        ),
    ] = True

    evil_may_target_evil: Annotated[
        bool, Setting("SV-4.3", "Whether the Evil Forces may eliminate one of their own")
    ] = False
    engineer_may_bomb_self: Annotated[
        bool, Setting("SV-4.11", "Whether the Engineer may bomb itself")
    ] = False
    ppa_may_summon_self: Annotated[
        bool, Setting("SV-4.17", "Whether the P.P.A. may summon itself")
    ] = False
    ppa_first_mandatory: Annotated[
        bool, Setting("SV-4.17", "Whether the P.P.A. must summon somebody on the first night")
    ] = False
    activist_mode: Annotated[
        Literal["table", "off", "always_one"],
        Setting(
            "SV-4.19", "How the Activist peeks: by the table of risks, never, or always safely"
        ),
    ] = "table"
    buddy_chat: Annotated[
        bool, Setting("SV-4.24", "Whether Buddies may send each other a message each night")
    ] = False
    memories_see_all: Annotated[
        bool, Setting("SV-4.25", "Whether Memories know all roles and watch the nights")
    ] = True
    memory_lounge: Annotated[
        bool, Setting("SV-4.25", "Whether Memories may talk among themselves each night")
    ] = False
    memory_scorekeeper: Annotated[
        bool, Setting("SV-4.25", "Whether the first Memory is asked to recap each night")
    ] = False
    announce_causes: Annotated[
        bool,
        Setting(
            "SV-5.15", "Whether the announcement at dawn says that Evil or a bomb was the cause"
        ),
    ] = False

    debate_rounds: Annotated[
        int, Setting("SV-6.2", "Rounds of speeches in each debate", 0, MAX_DEBATE_PASSES, "passes")
    ] = 2
    max_chars: Annotated[
        int,
        Setting(
            "SV-6.2", "Maximum characters in a speech; longer ones are cut", 100, 4000, "characters"
        ),
    ] = 600
    whispers: Annotated[
        bool,
        Setting(
            "SV-6.2",
            "Whether participants may each whisper to one other before a debate",
        ),
    ] = False
    self_vote: Annotated[bool, Setting("SV-6.3", "Whether contestants may vote for themselves")] = (
        False
    )
    vote_visibility: Annotated[
        Literal["public", "counts", "secret"],
        Setting("SV-6.4", "What is published of a vote: the names, the totals, or the result"),
    ] = "public"
    vote_mode: Annotated[
        Literal["plurality", "majority", "accuse"],
        Setting(
            "SV-6.6",
            "Who is eliminated: whoever has most votes, whoever has more than half, or the one "
            "with most votes after a yes-or-no vote",
        ),
    ] = "plurality"
    tie_policy: Annotated[
        tuple[TieStep, ...], Setting("SV-6.10", "The steps that break a tied vote, in order")
    ] = ("revote", "coin")

    producer_triggers: Annotated[
        bool, Setting("SV-7.1", "Whether the GMO still strikes when producers remove it")
    ] = False
    bond_vs_protection: Annotated[
        Literal["cancel", "defer", "override"],
        Setting("SV-7.5", "What happens to a bond if a protection blocks it"),
    ] = "cancel"
    gmo_default: Annotated[
        Literal["none", "random"], Setting("SV-7.6", "What happens if the GMO does not answer")
    ] = "none"
    polar_delay: Annotated[
        int,
        Setting(
            "SV-7.8", "Days between a Polar Bear's death at night and its Conference", 0, 1, "days"
        ),
    ] = 0

    buddies_exclusive: Annotated[
        bool,
        Setting("SV-8.1", "Whether a win of the Buddies excludes a win of the side they share"),
    ] = True
    winners_include_memories: Annotated[
        bool, Setting("SV-8.2", "Whether Memories win with their side")
    ] = True
    impossible_rule: Annotated[
        Literal["structural", "parity"],
        Setting(
            "SV-8.4",
            "Whether Evil wins at equal numbers, or only if no vote can eliminate it any more",
        ),
    ] = "structural"
    stall_rounds: Annotated[
        int,
        Setting("SV-8.4", "Rounds without an elimination after which Evil wins", 1, 20, "rounds"),
    ] = 3
    max_rounds: Annotated[
        int, Setting("SV-8.4", "Rounds in all after which Evil wins", 1, 200, "rounds")
    ] = 60
    all_dead: Annotated[
        Literal["draw", "good", "evil"], Setting("SV-8.5", "Who wins if nobody is left alive")
    ] = "draw"

    # -- values that follow ------------------------------------------------------------------------

    def advanced(self, size: int) -> bool:
        """SV-1.4: whether a cast of this size plays the advanced game."""
        if self.mode == "auto":
            return size > MAX_BASIC_CAST
        return self.mode == "advanced"

    def has_spotlight(self, size: int) -> bool:
        """SV-1.3: whether a Spotlight is elected."""
        return self.advanced(size) if self.spotlight == "by_mode" else self.spotlight == "yes"

    def evil_of(self, size: int) -> int:
        """SV-1.4: the number of Evil Forces in a cast of this size."""
        return cards_for(size, EVIL_BY_CAST_SIZE) if self.evil_count is None else self.evil_count

    def specials_of(self, size: int) -> tuple[str, ...]:
        """SV-1.4: the Special Forces in a cast of this size, in card order."""
        if self.specials or self.mode == "chosen":
            return tuple(special for special in SPECIALS if special in self.specials)
        if self.advanced(size):
            return SPECIALS[: cards_for(size, SPECIALS_BY_CAST_SIZE)]
        return BASIC_SPECIALS

    def verify_table(self, size: int) -> None:
        """SV-1.1, SV-1.6: check the cast's size and its mix of cards. Raises WrongParameter."""
        if not MIN_CAST <= size <= MAX_CAST:
            raise WrongParameter(f"a cast of {size}", f"give {MIN_CAST} to {MAX_CAST} castaways")
        evil, specials = self.evil_of(size), self.specials_of(size)
        if not 1 <= evil <= len(EVIL) or 2 * evil >= size:
            advice = f"give 1 to {min(len(EVIL), (size - 1) // 2)}"
            raise WrongParameter(f"evil_count: {evil} of {size}", advice)
        elements = size - evil - len(specials)
        if not 0 <= elements <= len(ELEMENTS):
            raise WrongParameter(
                f"specials: {len(specials)} of them leave {elements} Elements",
                f"leave 0 to {len(ELEMENTS)}",
            )
