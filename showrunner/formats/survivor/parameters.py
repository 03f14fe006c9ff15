"""The parameters of the dice season, with the rulebook's numbers as defaults."""

from __future__ import annotations

from typing import Annotated, Literal

from showrunner.errors import WrongParameter
from showrunner.formats.parameters import Setting
from showrunner.formats.survivor.cards import AT_A_VOTE, CARDS, DeckCard, Moment
from showrunner.formats.talk.parameters import TalkParameters

TieBreak = Literal["revote_tied", "revote_untied", "survival_roll"]
MIN_CAST, MAX_CAST = 4, 30
"""DS-1.6: the smallest and the largest cast."""


class SurvivorParameters(TalkParameters, frozen=True, kw_only=True):
    """DS-1.3: every number and choice of the rulebook that producers may change."""

    teams: Annotated[
        int,
        Setting(
            "DS-1.6",
            "Teams at the start (in casts of 8 or more); 1 means no teams",
            1,
            6,
            "teams",
            "before the start",
        ),
    ] = 2
    merge_at: Annotated[
        int | None,
        Setting(
            "DS-1.7",
            "The teams merge before the first round with this many castaways or fewer; "
            "left empty, at 60 % of the cast, rounded up",
            2,
            MAX_CAST,
            "castaways",
        ),
    ] = None
    min_team_size: Annotated[
        int,
        Setting(
            "DS-1.7",
            "The teams also merge as soon as one would begin a round with fewer members than this",
            1,
            10,
            "castaways",
        ),
    ] = 2
    finalists: Annotated[
        int, Setting("DS-1.2", "Number of finalists who face the jury", 2, 5, "castaways")
    ] = 3

    starting_reward_points: Annotated[
        int,
        Setting(
            "DS-2.2",
            "Reward points that each castaway starts with",
            0,
            50,
            "points",
            "before the start",
        ),
    ] = 0
    starting_resources_per_player: Annotated[
        int,
        Setting(
            "DS-2.3",
            "Food that each camp starts with, for each member",
            0,
            100,
            "food",
            "before the start",
        ),
    ] = 7

    competition_trade: Annotated[
        int,
        Setting(
            "DS-3.1",
            "Deduction from a castaway's own competition roll that earns one reward point",
            0,
            18,
            "pips",
        ),
    ] = 3
    team_roll: Annotated[
        Literal["mean", "sum", "best", "median"],
        Setting("DS-3.3", "How a team's result is computed from its members' results"),
    ] = "mean"
    team_reward: Annotated[
        int, Setting("DS-3.5", "Reward for each member of the winning team", 0, 50, "points")
    ] = 1
    individual_reward: Annotated[
        int, Setting("DS-3.5", "Reward for the individual winner", 0, 50, "points")
    ] = 2
    max_rerolls: Annotated[
        int,
        Setting(
            "DS-3.6", "How many times a tie is re-rolled before it is drawn by lot", 0, 100, "rolls"
        ),
    ] = 10

    food_per_player: Annotated[
        int,
        Setting(
            "DS-4.1",
            "Food that each member needs in a round; everybody eats, or nobody",
            0,
            50,
            "food",
        ),
    ] = 5
    camp_bonus_trade: Annotated[
        int,
        Setting(
            "DS-4.2", "Food given up while gathering in exchange for a bonus roll", 0, 18, "food"
        ),
    ] = 3
    camp_point_trade: Annotated[
        int,
        Setting(
            "DS-4.3", "Food given up while gathering in exchange for a reward point", 0, 18, "food"
        ),
    ] = 5
    bonus_target: Annotated[
        int, Setting("DS-4.5", "The bonus roll that finds an advantage", 3, 18, "pips")
    ] = 12
    bonus_match: Annotated[
        Literal["exact", "at_least"],
        Setting(
            "DS-4.5",
            "Whether a bonus roll must equal the target exactly, or be at least the target",
        ),
    ] = "exact"
    camp_advantages: Annotated[
        int, Setting("DS-4.6", "Advantages hidden at each camp when it is founded", 0, 5, "cards")
    ] = 1
    camp_deck: Annotated[
        tuple[DeckCard, ...],
        Setting("DS-4.6", "The kinds of card that are drawn from to hide at camps", 1),
    ] = ("hidden_immunity",)
    restock: Annotated[
        Literal["when_played", "each_round", "never"],
        Setting("DS-4.6", "When new advantages are hidden at an empty camp"),
    ] = "when_played"

    card_moments: Annotated[
        tuple[Moment, ...],
        Setting("DS-8.3", "The moments at which holders are asked whether they play a card"),
    ] = AT_A_VOTE

    cross_team_talk: Annotated[
        bool, Setting("DS-5.7", "Whether members of different teams may talk with each other")
    ] = False
    who_talks: Annotated[
        Literal["all", "voting_team"], Setting("DS-5.7", "Which teams have a conversation phase")
    ] = "all"
    talks_are_seen: Annotated[
        Literal["team", "public", "nobody"],
        Setting("DS-5.8", "Who knows that two castaways talked (never what they said)"),
    ] = "team"
    group_talk: Annotated[
        bool, Setting("DS-5.9", "Whether each team has a group talk before the private talks")
    ] = False

    bonus_roll_price: Annotated[
        int, Setting("DS-6.1", "Price of a bonus roll at camp", 0, 50, "points")
    ] = 1
    counter_price: Annotated[
        int, Setting("DS-6.2", "Price of removing one depletion counter", 0, 50, "points")
    ] = 1
    small_boost: Annotated[
        int, Setting("DS-6.3", "What the small boost adds to the next roll", 0, 30, "pips")
    ] = 2
    small_boost_price: Annotated[
        int, Setting("DS-6.3", "Price of the small boost", 0, 50, "points")
    ] = 1
    large_boost: Annotated[
        int, Setting("DS-6.4", "What the large boost adds to the next roll", 0, 30, "pips")
    ] = 7
    large_boost_price: Annotated[
        int, Setting("DS-6.4", "Price of the large boost", 0, 50, "points")
    ] = 3
    boost_applies: Annotated[
        Literal["outcome", "roll"],
        Setting(
            "DS-6.6",
            "Whether a boost is added after the attribute's cap (outcome) or before it (roll)",
        ),
    ] = "outcome"
    deduction_applies: Annotated[
        Literal["outcome", "roll"],
        Setting(
            "DS-6.6",
            "Whether a deduction comes after the attribute's cap (outcome) or before it (roll)",
        ),
    ] = "outcome"

    beyond_seven: Annotated[
        Literal["stay", "repeat"],
        Setting("DS-7.3", "What counters beyond seven do: nothing more, or the levels repeat"),
    ] = "stay"

    comments_per_vote: Annotated[
        int | None,
        Setting(
            "DS-10.1",
            "How many castaways may comment before the votes; left empty, all of them",
            0,
            MAX_CAST,
            "castaways",
        ),
    ] = None
    words_per_comment: Annotated[
        int,
        Setting(
            "DS-10.1", "Maximum words in a comment, a jury question or last words", 5, 500, "words"
        ),
    ] = 80
    tie_break: Annotated[
        tuple[TieBreak, ...], Setting("DS-10.6", "The steps that break a tied vote, in order")
    ] = ("revote_tied", "revote_untied", "survival_roll")
    absent_vote: Annotated[
        Literal["understudy", "abstain"],
        Setting(
            "DS-10.8",
            "Whether a stand-in votes for a voter who does not answer in time",
        ),
    ] = "understudy"

    stall_votes: Annotated[
        int,
        Setting(
            "DS-12.7",
            "After so many votes in a row at which nobody left, "
            "no card may be played until somebody does",
            1,
            20,
            "votes",
        ),
    ] = 3

    jury_size: Annotated[
        int,
        Setting("DS-11.1", "Maximum number of jurors; odd and not divisible by 3", 1, 29, "jurors"),
    ] = 7
    jury_questions: Annotated[
        bool, Setting("DS-11.2", "Whether each juror may ask the finalists one question")
    ] = False

    def verify(self) -> None:
        """Check the jury size (DS-11.1) and that every card from camps can be played (DS-8.3).

        That includes cards that such a card turns into or gives. Raises WrongParameter.
        """
        for kind in self.camp_deck:
            for card in (kind, *CARDS[kind].brings):
                playable = CARDS[CARDS[card].looks_like or card].playable
                if playable and not set(playable) & set(self.card_moments):
                    what = card if card == kind else f"{kind} brings {card}, which"
                    raise WrongParameter(
                        f"camp_deck: {what} is played {' or '.join(playable)}, and no card is then",
                        f"add {playable[0]!r} to card_moments, or omit {kind}",
                    )
        if not permitted_jury(self.jury_size):
            raise WrongParameter(
                f"jury_size: {self.jury_size} is even or divisible by 3",
                "give 1, 5, 7, 11, 13, 17, 19, 23, 25 or 29, so that a tied jury can break its tie",
            )


def permitted_jury(size: int) -> bool:
    """DS-11.1: whether a jury of this size is odd and not divisible by 3."""
    return size % 2 == 1 and size % 3 != 0
