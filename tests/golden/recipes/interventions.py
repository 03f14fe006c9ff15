"""Seasons with all else that can be entered: holds, rulings, fresh luck, memos, stand-ins."""

from showrunner.formats.settings import Scheduled
from tests.golden.acts import (
    END,
    NOTHING,
    Act,
    Terms,
    answered_by,
    hold,
    memo,
    order,
    parameter,
    reseed,
    rule,
)
from tests.golden.recipe import Recipe

CLAIMS = ("vote", "trusts_most", "trusts_least", "holds", "points", "voted", "traded")


def asked(place: int) -> Terms:
    """Somebody of those in the game, and everything that can be claimed."""
    return lambda sheet: {
        "seat": sheet.active[place % len(sheet.active)],
        "claims": list(CLAIMS),
    }


HOLDS = (
    Recipe(
        "held-ballots",
        "Ballots are held, and released, vetoed or replaced",
        8,
        "mixed",
        acts=(
            Act(1, "survivor.comment", hold("survivor.ballot")),
            Act(1, NOTHING, rule("veto", "replace", "release")),
            Act(1, NOTHING, rule("release")),
            Act(2, "survivor.competition", hold()),
        ),
    ),
    Recipe(
        "held-words",
        "What castaways say is held: talk, comments, notes and last words",
        8,
        "sensible",
        acts=(
            Act(1, "survivor.preferences", hold("survivor.talk", "survivor.after_talk")),
            Act(1, NOTHING, rule("release")),
            Act(1, NOTHING, rule("replace", "release")),
            Act(1, NOTHING, hold("survivor.comment", "survivor.last_words")),
            Act(1, NOTHING, rule("release", "replace")),
            *(Act(1, NOTHING, rule("veto")) for _ in range(2)),
            *(Act(1, NOTHING, rule("release")) for _ in range(2)),
            Act(1, NOTHING, hold()),
            Act(1, NOTHING, rule("replace")),
        ),
    ),
    Recipe(
        "held-and-changed",
        "An order changes the terms of answers that are held",
        8,
        "random",
        acts=(
            Act(1, "survivor.competition", hold("survivor.competition", "survivor.gathering")),
            Act(1, NOTHING, parameter("competition_trade", 4)),
            Act(1, NOTHING, order("remove_castaway", lambda s: {"seat": s.active[2]})),
            Act(1, NOTHING, rule("release")),
            Act(1, NOTHING, rule("veto", "release")),
            Act(1, NOTHING, hold()),
            Act(1, NOTHING, rule("release")),
        ),
    ),
)

LUCK = (
    Recipe(
        "fresh-luck",
        "Fresh luck, twice",
        9,
        "mixed",
        acts=(
            Act(2, "survivor.gathering", reseed("another world")),
            Act(4, "survivor.ballot", reseed("yet another")),
        ),
    ),
    Recipe(
        "fresh-luck-at-once",
        "Fresh luck right after the attributes were rolled",
        6,
        "random",
        acts=(Act(1, "survivor.competition", reseed("from the first day")),),
    ),
)

VOICES = (
    Recipe(
        "stand-ins",
        "Stand-ins, the clock and producers answer for players",
        8,
        "mixed",
        acts=tuple(
            Act(round, before, answered_by(who))
            for round, who in ((1, "stand-in"), (2, "clock"), (3, "producer"))
            for before in (
                "survivor.competition",
                "survivor.gathered",
                "survivor.talk",
                "survivor.after_talk",
                "survivor.comment",
                "survivor.ballot",
            )
        ),
    ),
    Recipe(
        "diaries",
        "Diaries, takeaways and interviews; one castaway's words are erased",
        7,
        "sensible",
        acts=(
            Act(1, "survivor.gathering", memo(0, "diary", "The rain came in over the reef.")),
            Act(1, "survivor.comment", memo(1, "takeaway", "Ada keeps her word, so far.")),
            Act(
                2,
                "survivor.talk",
                order("interview", seat="ada", question="Who is in your way?"),
            ),
            Act(2, "survivor.ballot", memo(0, "diary", "I said a name tonight.")),
            Act(
                3,
                "survivor.ballot",
                order("interview", seat="ben", question="What did you promise, and to whom?"),
            ),
        ),
        erased=("ada",),
    ),
    Recipe(
        "claims",
        "Castaways state in private what they have, did and mean to do; some of it is not so",
        8,
        "mixed",
        acts=tuple(
            Act(number, before, order("interview", asked(place), question="Honestly?"))
            for place, (number, before) in enumerate(
                (number, before)
                for number in (1, 2, 3, 4)
                for before in ("survivor.gathering", "survivor.comment", "survivor.ballot")
            )
        ),
    ),
    Recipe(
        "all-erased",
        "Every word of everybody is erased, the producers' too",
        6,
        "random",
        acts=(
            Act(
                1,
                "survivor.talk",
                order("event", story="Somebody has drawn on the map of the island."),
            ),
            Act(1, "survivor.ballot", memo(0, "diary", "Nobody shall read this.")),
            Act(2, "survivor.comment", hold("survivor.comment")),
            Act(2, NOTHING, rule("replace")),
            Act(2, NOTHING, hold()),
            Act(2, NOTHING, rule("release")),
        ),
        erased=("producer", "ada", "ben", "cleo", "dov", "edda", "finn"),
    ),
)

EVERYTHING = Recipe(
    "everything",
    "A long season with a busy production",
    13,
    "mixed",
    {
        "teams": 3,
        "jury_questions": True,
        "reveal": "by_order",
        "group_talk": True,
        "turns_per_conversation": 3,
        "conversations_per_player": 2,
        "food_per_player": 7,
    },
    schedule=(
        Scheduled(
            order="stage_competition",
            when={"round": 3, "phase": "competition"},
            terms={"title": "Knots", "stakes": "immunity"},
        ),
        Scheduled(order="stop_before", when={"left": 6}, terms={"phase": "camp"}),
    ),
    acts=(
        Act(1, "survivor.gathering", memo(3, "diary", "Three beaches, and I got the wet one.")),
        Act(1, "survivor.talk", order("open_group_talk", lambda s: {"seats": s.active[4:7]})),
        Act(
            1,
            "survivor.talk",
            order("interview", lambda s: {"seat": s.active[5]}, question="Are you afraid of Ada?"),
        ),
        Act(2, "survivor.gathered", order("deal_teams", names=["Reef", "Ridge"])),
        Act(2, "survivor.ballot", hold("survivor.ballot", "survivor.revote")),
        Act(2, NOTHING, rule("release", "veto")),
        Act(2, NOTHING, hold()),
        Act(2, NOTHING, rule("replace", "release")),
        Act(3, "survivor.talk", reseed("a second sea")),
        Act(3, "survivor.after_talk", order("repeat_phase", phase="vote")),
        Act(4, "survivor.comment", parameter("conversations_per_pair", 2)),
        Act(4, "survivor.ballot", answered_by("stand-in")),
        Act(
            5,
            "survivor.preferences",
            order(
                "return_castaway",
                lambda s: {"seat": s.out[-1], "team": next(iter(s.teams))},
            ),
        ),
        Act(6, NOTHING, order("go_on")),
        Act(6, "survivor.talk", order("remove_castaway", lambda s: {"seat": s.active[-1]})),
        Act(7, "survivor.last_words", order("choose_jury", lambda s: {"seats": s.out[-5:]})),
        Act(7, END, order("reveal_secrets")),
    ),
)

LOST = Recipe(
    "lost-ballot",
    "Somebody is taken out while ballots are cast",
    8,
    "mixed",
    acts=(
        Act(1, "survivor.ballot", order("remove_castaway", lambda s: {"seat": s.voters[-1]})),
        Act(2, "survivor.ballot", order("event", story="It rains on the ballots.")),
    ),
)

INTERVENTIONS = (*HOLDS, *LUCK, *VOICES, EVERYTHING, LOST)
