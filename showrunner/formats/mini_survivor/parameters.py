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
            "Time for reading the rules before round 1; 0 leaves it out",
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
        Setting(
            "MS-3.6", "Whether players are told if a Survivor died by an attack or by a wrong guess"
        ),
    ] = False

    idol_saves_from_zero_tie: Annotated[
        bool,
        Setting(
            "MS-4.7", "Whether an idol saves its Survivor if every Survivor is tied at zero votes"
        ),
    ] = False
    reveal_idol_plays: Annotated[
        bool, Setting("MS-4.8", "Whether everybody is told which idols were played")
    ] = False
    reveal: Annotated[
        Literal["at_end", "never", "by_order"],
        Setting(
            "MS-4.8",
            "When the season's secrets (votes, attackers, idols and so on) are revealed",
        ),
    ] = "never"

    idol_targets_own_only: Annotated[
        bool, Setting("MS-5.1", "Whether players can play idols only on their own Survivors")
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
        int, Setting("MS-5.2", "How much more each further idol costs", 0, 20, "garnets")
    ] = 2
    idol_refund_if_moot: Annotated[
        bool,
        Setting(
            "MS-5.4",
            "Whether an idol is returned if it was of no use: its Survivor was assassinated, or "
            "its tribe was removed before the vote",
        ),
    ] = False
    garnet_transfer: Annotated[
        bool, Setting("MS-5.5", "Whether players may give garnets away after the match")
    ] = False

    empty_tribe_rule: Annotated[
        Literal["on_drop", "sweep"],
        Setting(
            "MS-6.1",
            "Which tribes a check removes: those that this segment reduced to two Survivors or "
            "fewer, or all tribes of that size",
        ),
    ] = "on_drop"
    outcast_move_same_round: Annotated[
        bool,
        Setting(
            "MS-6.3", "Whether a Survivor that is cast out still makes the move it had submitted"
        ),
    ] = False
    movement_outcast_threshold: Annotated[
        int,
        Setting("MS-6.6", "After the moves, Survivors are cast out of a tribe this small", 0, 4),
    ] = 2
    stall_rounds: Annotated[
        int,
        Setting(
            "MS-6.8",
            "Rounds in a row without an elimination and without a tribe of three, after which all "
            "Survivors meet in one tribe",
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
            "MS-8.1",
            "The match ends after a round that leaves this many or fewer",
            0,
            30,
            "Survivors",
        ),
    ] = 5
    max_rounds: Annotated[int, Setting("MS-8.1", "Maximum number of rounds", 1, 500)] = 200
    token_transfer: Annotated[
        bool, Setting("MS-8.2", "Whether players may give Tokens of Life away after the match")
    ] = False
    bonus_at: Annotated[
        int,
        Setting(
            "MS-8.4",
            "The garnet bonus is paid after the first round that leaves this many Survivors or "
            "fewer",
            0,
            60,
            "Survivors",
        ),
    ] = 25
    scale_bonus: Annotated[
        bool,
        Setting(
            "MS-8.4", "Whether `bonus_at` is scaled down in matches of fewer than 60 Survivors"
        ),
    ] = False
    ec_free_vote: Annotated[
        bool,
        Setting(
            "MS-8.6",
            "If nobody earned a Token, whether the voters choose among all players",
        ),
    ] = False
    ec_vote_weight: Annotated[
        Literal["one", "tokens"],
        Setting("MS-8.7", "Weight of a vote on the Elimination Candidate"),
    ] = "one"

    public_posts: Annotated[
        int, Setting("D3", "Public posts that each player may make in a round", 0, 6, "posts")
    ] = 2
    words_per_post: Annotated[
        int, Setting("D3", "Maximum words in a public post", 10, 500, "words")
    ] = 80
    tribe_letterbox: Annotated[
        bool,
        Setting("D3", "Whether each player may send an anonymous letter to a tribe each round"),
    ] = False
    eliminated_players_may_talk: Annotated[
        bool, Setting("D3", "Whether players without a living Survivor may still talk")
    ] = True

    talks_are_seen: Annotated[
        Literal["nobody", "public"],
        Setting("D3", "Who else sees that two players talk in private"),
    ] = "nobody"

    def price(self, bought: int) -> int:
        """MS-5.2: the price of the next idol for a player who has bought this many."""
        return self.idol_price + self.idol_price_step * bought

    def bonus_mark(self, survivors: int) -> int:
        """MS-8.4: the number alive at which the bonus is counted, for this many at the start."""
        if not self.scale_bonus:
            return self.bonus_at
        return (self.bonus_at * survivors * 2 + 60) // 120
