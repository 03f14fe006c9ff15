"""Matches of Mini-Survivor: every size, parameter and order."""

from __future__ import annotations

from typing import Any

from showrunner.formats.settings import Scheduled
from tests.golden.acts import END, NOTHING, Act, answered_by, hold, memo, order, reseed, rule
from tests.golden.acts import parameter as changed
from tests.golden.recipe import Recipe

SHORT = {"conversations_per_player": 1, "turns_per_conversation": 2, "public_posts": 1}
"""So that talk does not fill the repository."""
SUBMISSION = "mini_survivor.submission"
POST = "mini_survivor.post"
PREFERENCES = "mini_survivor.preferences"


def match(name: str, title: str, size: int, bots: str = "sensible", **more: Any) -> Recipe:
    """A match with short talks, unless it says else."""
    parameters = {**SHORT, **more.pop("parameters", {})}
    return Recipe(f"mini-{name}", title, size, bots, parameters, format="mini_survivor", **more)


def first_living(sheet: Any) -> dict[str, Any]:
    """The first Survivor whose owner is still a secret."""
    return {"survivor": next(one for one in sheet.living if not sheet.survivors[one].public)}


SIZES = (
    *(
        match(f"sensible-{size:02}", f"{size} sensible players on their grid", size)
        for size in (6, 8, 9, 10, 12)
    ),
    *(
        match(f"random-{size:02}", f"{size} random players on their grid", size, "random")
        for size in (6, 9, 12)
    ),
    match("mixed-08", "8 players, sensible and random by turns", 8, "mixed"),
)

PARAMETERS = (
    match(
        "rich",
        "Idols and garnets in plenty, dearer by the piece",
        6,
        "random",
        parameters={
            "starting_idols": 3,
            "starting_garnets": 40,
            "idol_price": 2,
            "idol_price_step": 3,
            "idol_targets_own_only": False,
            "idol_refund_if_moot": True,
            "idol_saves_from_zero_tie": True,
            "reveal_idol_plays": True,
        },
    ),
    match(
        "open",
        "Everything is told, and at the end all the rest",
        6,
        "mixed",
        parameters={
            "reveal_attack_outcome": True,
            "reveal": "at_end",
            "talks_are_seen": "public",
            "interview_memory": "remembered",
        },
        acts=(Act(1, POST, order("interview", seat="ada", question="Who owns 7?")),),
    ),
    match(
        "in-french",
        "Players would be asked to speak French",
        6,
        "random",
        parameters={"language": "French", "rating": "family"},
    ),
    match(
        "wide",
        "Corners touch, and tribes are swept away",
        9,
        "mixed",
        parameters={
            "diagonal_adjacency": True,
            "empty_tribe_rule": "sweep",
            "outcast_move_same_round": True,
            "movement_outcast_threshold": 1,
        },
    ),
    match(
        "to-the-last",
        "To the last Survivor, with much patience",
        6,
        parameters={"end_at": 1, "stall_rounds": 4, "max_rounds": 40, "scale_bonus": True},
    ),
    match(
        "gifts",
        "An early end with gifts, and a vote that weighs Tokens",
        8,
        "random",
        parameters={
            "end_at": 20,
            "bonus_at": 30,
            "token_transfer": True,
            "garnet_transfer": True,
            "ec_vote_weight": "tokens",
        },
    ),
    match(
        "nobody",
        "Random players to the end of all, who then choose freely",
        6,
        "random",
        parameters={"end_at": 0, "ec_free_vote": True, "eliminated_players_may_talk": False},
    ),
    match(
        "talkative",
        "Longer talks, twice with the same, and short words",
        6,
        parameters={
            "conversations_per_player": 3,
            "conversations_per_pair": 2,
            "turns_per_conversation": 4,
            "words_per_message": 20,
            "words_per_post": 12,
            "public_posts": 2,
            "end_at": 12,
        },
        erased=("ben",),
    ),
)

ORDERS = (
    match(
        "stock",
        "Producers give and take, and auction an idol",
        8,
        "mixed",
        acts=(
            Act(1, POST, order("event", story="A crate is washed ashore.")),
            Act(1, PREFERENCES, order("give_idol", seat="ada", announce=True)),
            Act(1, SUBMISSION, order("give_idol", seat="ben")),
            Act(1, SUBMISSION, order("change_garnets", seat="cleo", amount=7)),
            Act(2, POST, order("change_garnets", seat="ada", amount=-2)),
            Act(2, SUBMISSION, order("idol_auction", least=2)),
            Act(3, POST, order("reveal_owner", first_living)),
        ),
    ),
    match(
        "twists",
        "Rounds that go another way, most of them scheduled",
        9,
        schedule=(
            Scheduled(order="no_assassination", when={"round": 1, "phase": "submission"}),
            Scheduled(
                order="double_elimination",
                when={"round": 2, "phase": "voting"},
                terms={"announce": False},
            ),
            Scheduled(order="swap_tribes", when={"round": 3, "phase": "talk"}),
            Scheduled(order="merge_tribes", when={"round": 5, "phase": "assassination"}),
            Scheduled(order="idol_auction", when={"round": 99}),
        ),
        acts=(
            Act(1, PREFERENCES, order("skip_talk")),
            Act(1, SUBMISSION, order("skip_talk", announce=False)),
            Act(2, SUBMISSION, order("withdraw_scheduled", number=5)),
        ),
    ),
    match(
        "removed",
        "Players are taken out, and the season stops and goes on",
        8,
        "mixed",
        parameters={"reveal": "by_order"},
        acts=(
            Act(1, SUBMISSION, order("stop_before", phase="voting")),
            Act(1, NOTHING, order("remove_player", seat="dov")),
            Act(1, NOTHING, order("go_on")),
            Act(2, SUBMISSION, order("remove_player", seat="ada", why="quit")),
            Act(2, SUBMISSION, changed("stall_rounds", 1)),
            Act(2, SUBMISSION, changed("diagonal_adjacency", True, announce=False)),
            Act(0, END, order("reveal_secrets")),
        ),
    ),
    match(
        "letters",
        "Everybody reads the rules first, and Survivors write to their tribes",
        6,
        "random",
        parameters={"reading_time": 24, "tribe_letterbox": True},
        acts=(Act(0, "mini_survivor.reading", answered_by("clock")),),
    ),
    match(
        "held",
        "Submissions are held and ruled on, luck is renewed, others answer",
        6,
        "mixed",
        acts=(
            Act(1, POST, hold(SUBMISSION)),
            Act(1, NOTHING, rule("release", "veto")),
            Act(1, NOTHING, rule("release")),
            Act(2, POST, hold()),
            Act(2, SUBMISSION, answered_by("clock")),
            Act(2, SUBMISSION, answered_by("stand-in")),
            Act(2, SUBMISSION, reseed("another grid")),
            Act(3, POST, memo(0, "diary", "They all move to the corner.")),
        ),
    ),
)

MINI_SURVIVOR = (*SIZES, *PARAMETERS, *ORDERS)
