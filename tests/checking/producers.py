"""Seasons with producers, each made of its number alone: cast, parameters, players and orders."""

from __future__ import annotations

from random import Random
from typing import Any

from showrunner.errors import Refused
from showrunner.formats.settings import Castaway, SeasonSettings
from showrunner.formats.survivor import FORMAT
from showrunner.kernel import Kernel
from showrunner.running.rehearsal import Rehearsal
from tests.formats.survivor.producing import ACTS, Act, made_of
from tests.formats.survivor.strategies import PLAYERS
from tests.formats.survivor.test_ds_12_seasons import finish

VARIANTS: dict[str, tuple[Any, ...]] = {
    "teams": (1, 2, 3, 6),
    "finalists": (2, 3, 4),
    "merge_at": (None, 3, 30),
    "min_team_size": (1, 3),
    "starting_reward_points": (0, 9),
    "starting_resources_per_player": (0, 20),
    "team_roll": ("mean", "sum", "best", "median"),
    "max_rerolls": (0, 1, 10),
    "food_per_player": (0, 7, 15),
    "bonus_target": (3, 10, 12),
    "bonus_match": ("exact", "at_least"),
    "camp_advantages": (0, 1, 3),
    "restock": ("when_played", "each_round", "never"),
    "boost_applies": ("outcome", "roll"),
    "deduction_applies": ("outcome", "roll"),
    "beyond_seven": ("stay", "repeat"),
    "conversations_per_player": (0, 1, 3),
    "conversations_per_pair": (1, 2),
    "turns_per_conversation": (1, 3),
    "cross_team_talk": (False, True),
    "who_talks": ("all", "voting_team"),
    "talks_are_seen": ("team", "public", "nobody"),
    "group_talk": (False, True),
    "interview_memory": ("quarantined", "remembered"),
    "comments_per_vote": (None, 0, 2),
    "tie_break": ([], ["survival_roll"], ["revote_untied", "revote_tied"]),
    "absent_vote": ("understudy", "abstain"),
    "jury_size": (1, 5, 7),
    "jury_questions": (False, True),
    "stall_votes": (1, 3),
    "reveal": ("at_end", "never", "by_order"),
}


def settings_of(luck: Random, most: int) -> SeasonSettings:
    """A cast of any size under a few parameters of other values."""
    cast = tuple(Castaway(id=f"s{nth:02}", name=f"S {nth}") for nth in range(luck.randint(4, most)))
    names = luck.sample(sorted(VARIANTS), luck.randint(0, 10))
    parameters = {name: luck.choice(VARIANTS[name]) for name in names}
    if len(cast) <= parameters.get("finalists", 3):
        parameters["finalists"] = 2
    return SeasonSettings(
        format="survivor",
        version=FORMAT.version,
        changes=FORMAT.changes,
        title="Any season",
        cast=cast,
        parameters=parameters,
    )


def produced(number: int, most: int = 12, acts: int = 30) -> Kernel:
    """The season of this number, played to its end."""
    luck = Random(number)
    season = settings_of(luck, most)
    player = PLAYERS[luck.choice(sorted(PLAYERS))]
    played = Rehearsal(season, str(number), bots={person.id: player() for person in season.cast})
    played.start()
    for _ in range(luck.randint(0, acts)):
        for _ in range(luck.randint(0, 40)):
            if (ask := played.next_ask()) is not None:
                played.answer(ask)
        name, numbers = luck.choice(sorted(ACTS)), [luck.randrange(2**16) for _ in range(8)]
        entry = made_of(Act(0, name, numbers), played.kernel)
        try:
            if entry is not None:
                played.enter(entry)
        except Refused:
            continue
    finish(played)
    return played.kernel
