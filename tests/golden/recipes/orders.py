"""Seasons in which producers change what happens when: phases, votes, schedules, parameters."""

from showrunner.formats.settings import Scheduled
from tests.golden.acts import NOTHING, Act, order, parameter
from tests.golden.recipe import Recipe

PHASES = (
    Recipe(
        "double-elimination",
        "Two vote in one round, in the next nobody does",
        9,
        "mixed",
        acts=(
            Act(1, "survivor.comment", order("repeat_phase", phase="vote")),
            Act(2, "survivor.gathering", order("cancel_phase", phase="vote")),
        ),
    ),
    Recipe(
        "cut-short",
        "Every phase is cut while it runs, at some time",
        9,
        "sensible",
        acts=(
            Act(1, "survivor.talk", order("cancel_phase", phase="conversation")),
            Act(2, "survivor.gathered", order("cancel_phase", phase="camp")),
            Act(3, "survivor.ballot", order("cancel_phase", phase="vote")),
            Act(4, "survivor.competition", order("cancel_phase", phase="competition")),
        ),
    ),
    Recipe(
        "again",
        "Competition, camp and conversation are repeated; a camp is skipped",
        8,
        "random",
        acts=(
            Act(1, "survivor.competition", order("repeat_phase", phase="competition")),
            Act(1, "survivor.gathering", order("repeat_phase", phase="camp")),
            Act(2, "survivor.competition", order("cancel_phase", phase="camp")),
            Act(2, "survivor.talk", order("repeat_phase", phase="conversation")),
        ),
    ),
    Recipe(
        "staged",
        "Competitions for reward only and for immunity only, with some sitting out",
        10,
        "mixed",
        acts=(
            Act(
                1,
                "survivor.ballot",
                order(
                    "stage_competition",
                    title="The Long Raft",
                    story="Paddle out, find the buoy, come back with everybody.",
                    stakes="reward",
                ),
            ),
            Act(2, "survivor.ballot", order("stage_competition", stakes="immunity")),
            Act(
                3,
                "survivor.ballot",
                order("stage_competition", lambda s: {"sits_out": s.active[:1]}, title="Half Crew"),
            ),
        ),
    ),
    Recipe(
        "group-talks",
        "Castaways are called together while others talk in pairs",
        8,
        "sensible",
        acts=(
            Act(1, "survivor.talk", order("open_group_talk", lambda s: {"seats": s.active[:3]})),
            Act(2, "survivor.card", order("open_group_talk", lambda s: {"seats": s.active[-2:]})),
            Act(3, "survivor.talk", order("open_group_talk", lambda s: {"seats": s.active[:3]})),
        ),
    ),
)

VOTES = (
    Recipe(
        "all-safe",
        "Everybody is immune, and nobody leaves",
        7,
        "mixed",
        acts=(
            Act(1, "survivor.comment", order("grant_immunity", lambda s: {"seats": s.active})),
            Act(2, "survivor.ballot", order("grant_immunity", lambda s: {"seats": s.active[1:]})),
            Act(3, "survivor.ballot", order("grant_immunity", lambda s: {"seats": s.active[:1]})),
        ),
    ),
    Recipe(
        "speakers",
        "Producers choose who comments, and the jury",
        9,
        "mixed",
        acts=(
            Act(
                1,
                "survivor.talk",
                order("set_comment_order", lambda s: {"seats": [s.active[2], s.active[0]]}),
            ),
            Act(6, "survivor.talk", order("choose_jury", lambda s: {"seats": s.out[:5]})),
            Act(
                6,
                "survivor.ballot",
                order("set_comment_order", lambda s: {"seats": s.out[1:3], "occasion": "jury"}),
            ),
            Act(
                6,
                "survivor.last_words",
                order(
                    "set_comment_order", lambda s: {"seats": s.active[-1:], "occasion": "finalists"}
                ),
            ),
        ),
    ),
)

SCHEDULES = (
    Recipe(
        "scheduled",
        "A season that starts with a schedule; one order falls through, one is withdrawn",
        10,
        "mixed",
        schedule=(
            Scheduled(
                order="set_parameter",
                when={"round": 2, "phase": "competition"},
                terms={"parameter": "food_per_player", "value": 8},
            ),
            Scheduled(order="deal_teams", when={"left": 7}, terms={"names": ["North", "South"]}),
            Scheduled(
                order="event",
                when={"round": 1, "phase": "end"},
                terms={
                    "story": "Rice for everybody.",
                    "effects": [{"effect": "points", "seats": ["cleo"], "amount": 1}],
                },
            ),
            Scheduled(
                order="return_castaway",
                when={"round": 1, "phase": "vote"},
                terms={"seat": "ada", "team": "Ember"},
            ),
            Scheduled(order="remove_castaway", when={"round": 3}, terms={"seat": "ada"}),
            Scheduled(order="stop_before", when={"round": 4}, terms={"phase": "conversation"}),
        ),
        acts=(
            Act(1, "survivor.preferences", order("withdraw_scheduled", number=5)),
            Act(
                2,
                "survivor.ballot",
                order(
                    "grant_immunity",
                    lambda s: {"seats": s.active[:1]},
                    when={"round": 3, "phase": "vote"},
                ),
            ),
            Act(4, NOTHING, order("go_on")),
        ),
    ),
    Recipe(
        "stops",
        "The season stands still in windows, and producers act there",
        8,
        "sensible",
        acts=(
            Act(1, "survivor.competition", order("stop_before")),
            Act(1, NOTHING, order("grant_immunity", lambda s: {"seats": s.active[:1]})),
            Act(1, NOTHING, order("go_on")),
            Act(2, "survivor.gathering", order("stop_before", phase="vote")),
            Act(2, NOTHING, order("remove_castaway", lambda s: {"seat": s.active[0]})),
            Act(2, NOTHING, order("deal_teams", names=["One"])),
            Act(2, NOTHING, order("go_on")),
            Act(3, "survivor.ballot", order("stop_before", phase="end")),
            Act(3, NOTHING, order("go_on")),
        ),
    ),
    Recipe(
        "changing-rules",
        "Parameters change while decisions that depend on them are open",
        10,
        "mixed",
        acts=(
            Act(1, "survivor.competition", parameter("competition_trade", 5)),
            Act(1, "survivor.gathering", parameter("small_boost", 3)),
            Act(1, "survivor.gathered", parameter("bonus_roll_price", 2)),
            Act(1, "survivor.talk", parameter("words_per_message", 9)),
            Act(1, "survivor.talk", parameter("turns_per_conversation", 3, announce=False)),
            Act(1, "survivor.comment", parameter("words_per_comment", 12)),
            Act(2, "survivor.ballot", parameter("absent_vote", "abstain")),
            Act(2, "survivor.gathered", parameter("camp_point_trade", 3, announce=False)),
            Act(3, "survivor.preferences", parameter("cross_team_talk", True)),
            Act(3, "survivor.ballot", parameter("tie_break", ["survival_roll"])),
            Act(4, "survivor.talk", parameter("finalists", 4)),
            Act(4, "survivor.talk", parameter("jury_size", 5)),
            Act(4, "survivor.ballot", parameter("reveal", "never")),
        ),
    ),
)

TWISTS = (
    Recipe(
        "exile-and-loaded-dice",
        "Two go into exile, dice are fixed, and orders wait for what everybody hears",
        10,
        "mixed",
        acts=(
            Act(
                1,
                "survivor.gathering",
                order("fix_roll", lambda s: {"seat": s.active[0]}, roll="gathering", dice=[6] * 3),
            ),
            Act(
                1,
                "survivor.last_words",
                order(
                    "exile_castaways",
                    lambda s: {"seats": [s.active[1], s.active[-1]]},
                    when={"fact": "RoundEnded", "phase": "competition"},
                ),
            ),
            Act(
                2,
                "survivor.competition",
                order(
                    "fix_roll", lambda s: {"seat": s.active[0]}, roll="competition", dice=[6, 6, 6]
                ),
            ),
            Act(
                2,
                "survivor.gathering",
                order("fix_roll", lambda s: {"seat": s.active[2]}, roll="bonus", dice=[6, 1, 5]),
            ),
            Act(
                2,
                "survivor.ballot",
                order(
                    "event",
                    story="Three have gone.",
                    when={"fact": "VotedOut", "where": {"how": "vote"}, "times": 2},
                ),
            ),
            Act(
                3,
                "survivor.ballot",
                order("fix_roll", lambda s: {"seat": s.active[1]}, roll="survival", dice=[1, 1, 2]),
            ),
            Act(3, "survivor.ballot", order("repeat_phase", phase="vote")),
        ),
    ),
    Recipe(
        "opportunities",
        "Offers of every way, open and secret, some of which nobody can have any more",
        9,
        "random",
        parameters={"starting_reward_points": 3},
        acts=(
            Act(
                1,
                "survivor.competition",
                order(
                    "offer_opportunity",
                    story="Who wants rice for the camp?",
                    price=1,
                    effects=[{"effect": "food", "team": "@taker", "amount": 4}],
                ),
            ),
            Act(
                1,
                "survivor.gathering",
                order(
                    "offer_opportunity",
                    story="One of you can be safe tonight.",
                    price=2,
                    way="auction",
                    effects=[{"effect": "immunity", "seats": ["@taker"]}],
                ),
            ),
            Act(
                2,
                "survivor.competition",
                order(
                    "offer_opportunity",
                    lambda s: {"seats": s.active[:4]},
                    story="A box with something in it.",
                    price=1,
                    way="first_come",
                    stock=2,
                    open=False,
                    deadline="interview",
                    effects=[
                        {"effect": "card", "seat": "@taker", "kind": "hidden_immunity"},
                        {"effect": "counters", "seats": ["@taker"], "amount": -2},
                    ],
                ),
            ),
            Act(
                3,
                "survivor.talk",
                order(
                    "offer_opportunity",
                    lambda s: {"team": next(iter(s.teams))},
                    story="Whoever has had enough may go home.",
                    price=0,
                    way="first_come",
                    effects=[{"effect": "remove", "seats": ["@taker"], "why": "quit"}],
                ),
            ),
            Act(
                4,
                "survivor.competition",
                order(
                    "offer_opportunity",
                    lambda s: {
                        "effects": [
                            {"effect": "points", "seats": ["@taker"], "amount": -1},
                            {"effect": "counters", "seats": [s.active[0]], "amount": 1},
                        ]
                    },
                    story="Something for who dares.",
                    price=0,
                    open=False,
                ),
            ),
        ),
    ),
)

ORDERS = (*PHASES, *VOTES, *SCHEDULES, *TWISTS)
