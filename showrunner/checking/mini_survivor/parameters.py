"""The parameters of Mini-Survivor: their defaults and their ranges, out of the rulebook."""

from __future__ import annotations

from collections.abc import Mapping

from showrunner.checking.parameters import Parameter, choice, number, yes_or_no

PARAMETERS: Mapping[str, Parameter] = {
    "interview_memory": choice("quarantined", "remembered"),
    "language": choice("English", "French", "German", "Italian", "Portuguese", "Spanish"),
    "reveal": Parameter("never", choice("at_end", "never", "by_order").values),
    "conversations_per_pair": number(1, 0, 5),
    "conversations_per_player": number(3, 0, 20),
    "turns_per_conversation": number(6, 1, 30),
    "words_per_message": number(80, 5, 500),
    "reading_time": number(0, 0, 168, opening=True),
    "starting_idols": number(1, 0, 9, opening=True),
    "reveal_attack_outcome": yes_or_no(False),
    "idol_saves_from_zero_tie": yes_or_no(False),
    "reveal_idol_plays": yes_or_no(False),
    "idol_targets_own_only": yes_or_no(True),
    "starting_garnets": number(3, 0, 99, opening=True),
    "idol_price": number(3, 1, 50),
    "idol_price_step": number(2, 0, 20),
    "idol_refund_if_moot": yes_or_no(False),
    "garnet_transfer": yes_or_no(False),
    "empty_tribe_rule": choice("on_drop", "sweep"),
    "outcast_move_same_round": yes_or_no(False),
    "movement_outcast_threshold": number(2, 0, 4),
    "stall_rounds": number(2, 1, 10),
    "diagonal_adjacency": yes_or_no(False),
    "end_at": number(5, 0, 30),
    "max_rounds": number(200, 1, 500),
    "token_transfer": yes_or_no(False),
    "bonus_at": number(25, 0, 60),
    "scale_bonus": yes_or_no(False),
    "ec_free_vote": yes_or_no(False),
    "ec_vote_weight": choice("one", "tokens"),
    "public_posts": number(2, 0, 6),
    "words_per_post": number(80, 10, 500),
    "tribe_letterbox": yes_or_no(False),
    "eliminated_players_may_talk": yes_or_no(True),
    "talks_are_seen": choice("nobody", "public"),
}
