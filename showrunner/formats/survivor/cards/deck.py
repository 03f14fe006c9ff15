"""DS-8.2, DS-8.4: the kinds of card that come with the game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal

from showrunner.formats.survivor.cards.effects import (
    BlockVote,
    BonusRolls,
    CompetitionAdvantage,
    FurtherVote,
    GainCard,
    GiveUpVote,
    Immune,
    LeaveVote,
    Luck,
    Nullify,
    RedealTeams,
    ShiftCounters,
    Spy,
    StealVote,
    TakeCard,
    TakePoints,
    VetoJuror,
)
from showrunner.formats.survivor.cards.kinds import AT_A_VOTE, CardKind, Expiry, Joining, Power

HIDDEN_IMMUNITY: Final = "hidden_immunity"

DeckCard = Literal[
    "hidden_immunity",
    "extra_vote",
    "competition_advantage",
    "steal_a_vote",
    "idol_half",
    "amulet",
    "knowledge_is_power",
    "idol_nullifier",
    "safety_without_power",
    "super_idol",
    "vote_block",
    "bank_a_vote",
    "team_shuffle",
    "bonus_roll",
    "spy",
    "jury_veto",
    "shot_in_the_dark",
    "reward_thief",
    "counter_shifter",
    "fake_idol",
]
"""The ids of the kinds of card that come with the game."""

CARDS: Mapping[str, CardKind] = {
    HIDDEN_IMMUNITY: CardKind(
        name="Hidden Immunity",
        text="Play it at a vote, before or after the ballots are cast, and give somebody present "
        "immunity: no ballot against them counts.",
        playable=AT_A_VOTE,
        on="anybody present",
        effects=(Immune(),),
    ),
    "extra_vote": CardKind(
        name="Extra Vote",
        text="Play it before the ballots are cast, and you cast one more. Only you know of it.",
        playable=("before the votes",),
        effects=(FurtherVote(),),
        expires=Expiry(left=4),
        secret=True,
    ),
    "competition_advantage": CardKind(
        name="Competition Advantage",
        text="Play it before a competition, and add four to your first roll in it.",
        playable=("before the competition",),
        effects=(CompetitionAdvantage(amount=4),),
    ),
    "steal_a_vote": CardKind(
        name="Steal a Vote",
        text="Play it before the ballots are cast: somebody's own vote is yours to cast tonight.",
        playable=("before the votes",),
        on="another present",
        effects=(StealVote(),),
        expires=Expiry(left=4),
    ),
    "idol_half": CardKind(
        name="Idol Half",
        text="Half an idol is nothing. Who holds two of them holds a Hidden Immunity.",
        joins=Joining(copies=2, into=HIDDEN_IMMUNITY),
    ),
    "amulet": CardKind(
        name="Amulet",
        text="Play it before the ballots are cast. The only holder of an amulet makes somebody "
        "immune; one of two steals a vote; one of more casts an extra vote.",
        playable=("before the votes",),
        on="anybody present",
        effects=(Immune(),),
        shared=(
            Power(on="another present", effects=(StealVote(),)),
            Power(effects=(FurtherVote(),)),
        ),
    ),
    "knowledge_is_power": CardKind(
        name="Knowledge is Power",
        text="Play it at a vote: ask somebody for a card by its name. If they hold one, it is "
        "yours, even if they were about to play it.",
        playable=AT_A_VOTE,
        on="a card of another",
        effects=(
            TakeCard(kinds=(HIDDEN_IMMUNITY, "super_idol", "amulet", "extra_vote", "steal_a_vote")),
        ),
        expires=Expiry(left=5),
    ),
    "idol_nullifier": CardKind(
        name="Idol Nullifier",
        text="Play it at a vote on somebody: the first card that would make them immune tonight "
        "does nothing. Nobody hears of it until then.",
        playable=AT_A_VOTE,
        on="another present",
        effects=(Nullify(),),
        secret=True,
    ),
    "safety_without_power": CardKind(
        name="Safety without Power",
        text="Play it before the ballots are cast and leave the vote: you cast none, and nobody "
        "can vote for you.",
        playable=("before the votes",),
        effects=(LeaveVote(),),
        expires=Expiry(left=4),
    ),
    "super_idol": CardKind(
        name="Super Idol",
        text="Play it after the ballots have been read, and give somebody present immunity: the "
        "ballots against them count no more.",
        playable=("after the reading",),
        on="anybody present",
        effects=(Immune(),),
        expires=Expiry(left=4),
    ),
    "vote_block": CardKind(
        name="Vote Block",
        text="Play it before the ballots are cast: somebody loses their own vote tonight.",
        playable=("before the votes",),
        on="another present",
        effects=(BlockVote(),),
        expires=Expiry(left=4),
    ),
    "bank_a_vote": CardKind(
        name="Bank a Vote",
        text="Play it before the ballots are cast: you give up your vote tonight and get an Extra "
        "Vote for another night. Only you know of it.",
        playable=("before the votes",),
        effects=(GiveUpVote(), GainCard(kind="extra_vote")),
        expires=Expiry(left=5),
        secret=True,
    ),
    "team_shuffle": CardKind(
        name="Team Shuffle",
        text="Play it before a competition, while there are several teams: everybody is dealt anew "
        "into them.",
        playable=("before the competition",),
        effects=(RedealTeams(),),
    ),
    "bonus_roll": CardKind(
        name="Bonus Roll",
        text="Play it at camp and search: three bonus rolls, at no cost. Only you know of it.",
        playable=("at camp",),
        effects=(BonusRolls(number=3),),
        secret=True,
    ),
    "spy": CardKind(
        name="Spy Shack",
        text="Play it before the conversations on somebody of your camp: you overhear the next "
        "private talk that they have with somebody else. Only you know of it.",
        playable=("before the conversations",),
        on="another present",
        effects=(Spy(),),
        secret=True,
    ),
    "jury_veto": CardKind(
        name="Jury Veto",
        text="Play it as a finalist when the jury is formed: a juror of your choice leaves it, and "
        "the next earlier one out sits instead.",
        playable=("when the jury is formed",),
        on="a juror",
        effects=(VetoJuror(),),
    ),
    "shot_in_the_dark": CardKind(
        name="Shot in the Dark",
        text="Play it before the ballots are cast: you give up your vote and throw three dice. "
        "With 14 or more (about one time in six) you are immune.",
        playable=("before the votes",),
        on="oneself",
        effects=(GiveUpVote(), Luck(at_least=14), Immune()),
        expires=Expiry(left=6),
    ),
    "reward_thief": CardKind(
        name="Reward Thief",
        text="Play it at camp on somebody there, and take up to two reward points from them.",
        playable=("at camp",),
        on="another present",
        effects=(TakePoints(most=2),),
    ),
    "counter_shifter": CardKind(
        name="Counter Shifter",
        text="Play it before a competition: up to three of your depletion counters go to somebody "
        "else.",
        playable=("before the competition",),
        on="another present",
        effects=(ShiftCounters(most=3),),
    ),
    "fake_idol": CardKind(
        name="Fake Idol",
        text="It looks like a Hidden Immunity to who holds it, and does nothing.",
        looks_like=HIDDEN_IMMUNITY,
    ),
}
"""The kinds of card that come with the game, by id."""
