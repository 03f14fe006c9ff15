"""Seasons under other rules: every parameter stands at another value in one of them at least."""

from showrunner.formats.settings import Scheduled
from tests.golden.acts import END, Act, answered_by, order
from tests.golden.recipe import Recipe

TEAMS = (
    Recipe("one-team", "One team from the start", 10, parameters={"teams": 1}),
    Recipe(
        "three-teams",
        "Three teams, merged late or when one of them has become too small",
        12,
        parameters={"teams": 3, "merge_at": 4, "min_team_size": 3},
    ),
    Recipe(
        "six-teams",
        "Six teams whose rolls are sums",
        13,
        "random",
        {"teams": 6, "team_roll": "sum", "min_team_size": 1},
    ),
    Recipe("best-roll", "A team rolls as well as its best", 8, "mixed", {"team_roll": "best"}),
    Recipe("median-roll", "A team rolls its median", 9, "mixed", {"team_roll": "median"}),
    Recipe(
        "assigned-teams",
        "Two teams as the producers assigned them, of unequal size",
        8,
        teams={"Heron": ("ada", "cleo", "hugo"), "Flint": ("ben", "dov", "edda", "finn", "gita")},
    ),
)

DICE = (
    Recipe(
        "rich",
        "Castaways who start rich and pay little",
        8,
        "random",
        {
            "starting_reward_points": 20,
            "counter_price": 0,
            "bonus_roll_price": 0,
            "team_reward": 3,
            "individual_reward": 5,
        },
    ),
    Recipe(
        "dear",
        "Dear prices, and boosts of other sizes",
        8,
        "mixed",
        {
            "bonus_roll_price": 3,
            "counter_price": 2,
            "small_boost": 4,
            "small_boost_price": 2,
            "large_boost": 10,
            "large_boost_price": 5,
            "team_reward": 4,
        },
    ),
    Recipe(
        "before-the-cap",
        "Boosts and deductions enter before the cap",
        10,
        "random",
        {
            "boost_applies": "roll",
            "deduction_applies": "roll",
            "competition_trade": 6,
            "starting_reward_points": 6,
        },
    ),
    Recipe(
        "hungry",
        "Nobody ever eats, and counters repeat their levels above seven",
        14,
        "random",
        {
            "food_per_player": 40,
            "starting_resources_per_player": 0,
            "beyond_seven": "repeat",
            "conversations_per_player": 1,
        },
    ),
    Recipe(
        "worn-down", "Nobody ever eats; level seven stays", 12, "random", {"food_per_player": 50}
    ),
    Recipe(
        "standard-food",
        "Seven food a head: camps go hungry now and then",
        12,
        parameters={"food_per_player": 7},
    ),
    Recipe(
        "trades",
        "Cheap trades at camp",
        8,
        "random",
        {"camp_bonus_trade": 1, "camp_point_trade": 2, "competition_trade": 1},
    ),
    Recipe(
        "no-rerolls",
        "Ties are drawn at once, among castaways whom hunger has levelled",
        9,
        "random",
        {"max_rerolls": 0, "food_per_player": 50, "tie_break": ("survival_roll",)},
    ),
)

CARDS = (
    Recipe(
        "many-cards",
        "Every bonus roll finds a card, and camps are restocked each round",
        9,
        "random",
        {
            "camp_advantages": 5,
            "bonus_target": 3,
            "bonus_match": "at_least",
            "restock": "each_round",
            "bonus_roll_price": 0,
            "camp_bonus_trade": 0,
            "stall_votes": 1,
        },
    ),
    Recipe("no-cards", "No card anywhere", 8, "mixed", {"camp_advantages": 0}),
    Recipe(
        "few-cards",
        "Two easy cards at each camp, never restocked",
        10,
        parameters={
            "camp_advantages": 2,
            "restock": "never",
            "bonus_target": 8,
            "bonus_match": "at_least",
        },
    ),
)

TALK = (
    Recipe(
        "talkative",
        "Everybody may talk with everybody, often, long, in very short messages",
        8,
        "mixed",
        {
            "conversations_per_pair": 2,
            "conversations_per_player": 6,
            "turns_per_conversation": 9,
            "words_per_message": 5,
            "cross_team_talk": True,
            "talks_are_seen": "public",
        },
    ),
    Recipe(
        "silent",
        "No private talks and no comments",
        10,
        parameters={"conversations_per_pair": 0, "comments_per_vote": 0},
    ),
    Recipe(
        "whispers",
        "Only the voting team talks, and nobody sees who with whom",
        8,
        parameters={
            "who_talks": "voting_team",
            "talks_are_seen": "nobody",
            "words_per_comment": 6,
            "comments_per_vote": 2,
        },
    ),
    Recipe(
        "campfire",
        "Each team talks all together first",
        8,
        "random",
        {"group_talk": True, "turns_per_conversation": 3},
    ),
)


VOTE = (
    Recipe("no-tie-break", "A tied vote goes straight to the dice", 8, "random", {"tie_break": ()}),
    Recipe(
        "untied-first",
        "Ties are broken by a re-vote for the untied, then by a roll",
        9,
        "random",
        {"tie_break": ("revote_untied", "survival_roll", "revote_tied")},
    ),
    Recipe(
        "abstaining",
        "Who gives no answer in time abstains",
        8,
        "mixed",
        {"absent_vote": "abstain"},
        acts=(
            *(Act(2, "survivor.ballot", answered_by("clock")) for _ in range(3)),
            Act(3, "survivor.comment", answered_by("clock")),
            Act(4, "survivor.ballot", answered_by("stand-in")),
            Act(5, "survivor.jury_ballot", answered_by("clock")),
        ),
    ),
    Recipe(
        "two-finalists",
        "Two finalists, five jurors with questions",
        9,
        "random",
        {"finalists": 2, "jury_size": 5, "jury_questions": True},
    ),
    Recipe(
        "five-finalists",
        "Five finalists before a jury of eleven",
        16,
        "random",
        {"finalists": 5, "jury_size": 11, "conversations_per_player": 1, "jury_questions": True},
    ),
    Recipe(
        "lone-juror", "One juror decides among four", 8, "mixed", {"finalists": 4, "jury_size": 1}
    ),
)

ENDS = (
    Recipe(
        "drawn",
        "No competition and no jury's vote: the winner is drawn",
        4,
        "sensible",
        {"absent_vote": "abstain"},
        schedule=(
            Scheduled(
                order="cancel_phase",
                when={"round": 1, "phase": "competition"},
                terms={"phase": "competition"},
            ),
        ),
        acts=(Act(1, "survivor.jury_ballot", answered_by("clock")),),
    ),
    Recipe(
        "silent-jury",
        "The only juror gives no answer: competition wins decide",
        6,
        "mixed",
        {"absent_vote": "abstain", "jury_size": 1},
        acts=(Act(1, "survivor.jury_ballot", answered_by("clock")),),
    ),
    Recipe(
        "in-french",
        "Models would be asked to speak French",
        5,
        "random",
        {"language": "French", "rating": "family"},
    ),
    Recipe("sealed", "The secrets are never opened", 6, "sensible", {"reveal": "never"}),
    Recipe(
        "opened-by-order",
        "The secrets are opened by order, after the end",
        6,
        "mixed",
        {"reveal": "by_order"},
        acts=(Act(1, END, order("reveal_secrets")),),
    ),
    Recipe(
        "remembered-interviews",
        "Castaways play on from what they said in interviews",
        7,
        "mixed",
        {"interview_memory": "remembered"},
        acts=tuple(
            Act(
                round,
                "survivor.comment",
                order(
                    "interview",
                    lambda sheet: {"seat": sheet.active[0]},
                    question="Whom do you trust most, and whom would you write down today?",
                ),
            )
            for round in (1, 2, 3)
        ),
    ),
)

PARAMETERS = (*TEAMS, *DICE, *CARDS, *TALK, *VOTE, *ENDS)
