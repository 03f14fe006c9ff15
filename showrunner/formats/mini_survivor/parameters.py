"""The parameters of Mini-Survivor, with the rulebook's numbers as defaults."""

from __future__ import annotations

from typing import Annotated, Literal

from showrunner.formats.parameters import Setting
from showrunner.formats.talk.parameters import TalkParameters


class MiniParameters(TalkParameters, frozen=True, kw_only=True):
    """The numbers and choices of the rulebook that producers can change."""

    reading_time: Annotated[
        int,
        Setting(
            "MS-1.5",
            "How long players may read the rules before round 1; 0 is not at all, and nobody waits "
            "for who has read them",
            0,
            168,
            "hours",
            "before the start",
        ),
    ] = 0

    starting_idols: Annotated[
        int,
        Setting("MS-1.4", "Idols of each player at the start", 0, 9, "idols", "before the start"),
    ] = 1

    reveal_attack_outcome: Annotated[
        bool,
        Setting("MS-3.6", "Whether it is told if a Survivor fell to an attack or to its own guess"),
    ] = False

    idol_saves_from_zero_tie: Annotated[
        bool,
        Setting("MS-4.7", "Whether an idol saves its Survivor where all are tied at no vote"),
    ] = False
    reveal_idol_plays: Annotated[
        bool, Setting("MS-4.8", "Whether idols that are played are told to everybody")
    ] = False
    reveal: Annotated[
        Literal["at_end", "never", "by_order"],
        Setting(
            "MS-4.8",
            "When the season's secrets are opened: votes, attackers, idols and all the rest",
        ),
    ] = "never"

    idol_targets_own_only: Annotated[
        bool, Setting("MS-5.1", "Whether an idol can only be played on a Survivor of one's own")
    ] = True
    starting_garnets: Annotated[
        int,
        Setting(
            "MS-5.2", "Garnets of each player at the start", 0, 99, "garnets", "before the start"
        ),
    ] = 3
    idol_price: Annotated[
        int, Setting("MS-5.2", "Price of a player's first extra idol", 1, 50, "garnets")
    ] = 3
    idol_price_step: Annotated[
        int, Setting("MS-5.2", "By how much each further idol is dearer", 0, 20, "garnets")
    ] = 2
    idol_refund_if_moot: Annotated[
        bool,
        Setting(
            "MS-5.4",
            "Whether an idol comes back whose Survivor had no vote to be kept from: "
            "it was assassinated, or its tribe removed",
        ),
    ] = False
    garnet_transfer: Annotated[
        bool, Setting("MS-5.5", "Whether garnets may be given away after the end")
    ] = False

    empty_tribe_rule: Annotated[
        Literal["on_drop", "sweep"],
        Setting(
            "MS-6.1",
            "Which tribes a check removes: those that the segment brought to two Survivors or "
            "fewer, or every one that stands there",
        ),
    ] = "on_drop"
    outcast_move_same_round: Annotated[
        bool,
        Setting("MS-6.3", "Whether a move counts that a Survivor had sent before it was cast out"),
    ] = False
    movement_outcast_threshold: Annotated[
        int,
        Setting(
            "MS-6.6", "Survivors are cast out of a tribe of so many or fewer after moves", 0, 4
        ),
    ] = 2
    stall_rounds: Annotated[
        int,
        Setting(
            "MS-6.8",
            "After so many rounds in a row without an elimination, without a tribe of three at "
            "their end, all meet in one tribe",
            1,
            10,
            "rounds",
        ),
    ] = 2

    diagonal_adjacency: Annotated[
        bool, Setting("MS-7.1", "Whether tribes that touch at a corner are neighbours")
    ] = False

    end_at: Annotated[
        int,
        Setting(
            "MS-8.1", "The match ends with a round after which so many live", 0, 30, "Survivors"
        ),
    ] = 5
    max_rounds: Annotated[
        int, Setting("MS-8.1", "The match ends after so many rounds at the latest", 1, 500)
    ] = 200
    token_transfer: Annotated[
        bool, Setting("MS-8.2", "Whether Tokens of Life may be given away after the end")
    ] = False
    bonus_at: Annotated[
        int,
        Setting(
            "MS-8.4",
            "The garnet bonus is counted after the first round at whose end so many live",
            0,
            60,
            "Survivors",
        ),
    ] = 25
    scale_bonus: Annotated[
        bool,
        Setting("MS-8.4", "Whether `bonus_at` is meant for 60 Survivors and scaled to fewer"),
    ] = False
    ec_free_vote: Annotated[
        bool,
        Setting(
            "MS-8.6",
            "Whether those who vote although nobody earned a Token choose among all players",
        ),
    ] = False
    ec_vote_weight: Annotated[
        Literal["one", "tokens"],
        Setting("MS-8.7", "What a vote on the Elimination Candidate weighs"),
    ] = "one"

    public_posts: Annotated[
        int, Setting("D3", "Public posts of each player in a round", 0, 6, "posts")
    ] = 2
    words_per_post: Annotated[
        int, Setting("D3", "Words of a public post at most", 10, 500, "words")
    ] = 80
    tribe_letterbox: Annotated[
        bool,
        Setting("D3", "Whether a Survivor may write to its tribe in each round, without its owner"),
    ] = False
    eliminated_players_may_talk: Annotated[
        bool, Setting("D3", "Whether a player without a living Survivor still talks")
    ] = True

    talks_are_seen: Annotated[
        Literal["nobody", "public"],
        Setting("D3", "Who sees that two players talk in private, beside the two"),
    ] = "nobody"

    def price(self, bought: int) -> int:
        """MS-5.2: the price of the next idol for a player who has bought this many."""
        return self.idol_price + self.idol_price_step * bought

    def bonus_mark(self, survivors: int) -> int:
        """MS-8.4: the number alive at which the bonus is counted, for this many at the start."""
        if not self.scale_bonus:
            return self.bonus_at
        return (self.bonus_at * survivors * 2 + 60) // 120
