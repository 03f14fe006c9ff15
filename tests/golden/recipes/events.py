"""Seasons in which producers change who has what, and who is where."""

from typing import Any

from showrunner.formats.survivor.sheet import SurvivorSheet
from tests.golden.acts import Act, order
from tests.golden.recipe import Recipe


def swapped(sheet: SurvivorSheet) -> dict[str, Any]:
    """Every second member of each team goes to the other one."""
    one, other = sheet.teams.items()
    return {
        "teams": {
            one[0]: (*one[1][::2], *other[1][1::2]),
            "Basalt": (*other[1][::2], *one[1][1::2]),
        }
    }


GIFTS = (
    Recipe(
        "gifts",
        "Events with every effect on what castaways have, open and secret",
        8,
        "mixed",
        acts=(
            Act(
                1,
                "survivor.gathering",
                order(
                    "event",
                    lambda sheet: {
                        "effects": [
                            {"effect": "points", "seats": sheet.active[:3], "amount": 4},
                            {"effect": "food", "team": next(iter(sheet.food)), "amount": 25},
                        ]
                    },
                    story="A crate of provisions washes up on the beach.",
                ),
            ),
            Act(
                1,
                "survivor.preferences",
                order(
                    "event",
                    lambda sheet: {
                        "seats": sheet.active[:1],
                        "effects": [
                            {
                                "effect": "card",
                                "seat": sheet.active[0],
                                "kind": "hidden_immunity",
                                "secret": True,
                            },
                            {
                                "effect": "counters",
                                "seats": sheet.active[:2],
                                "amount": 3,
                                "secret": True,
                            },
                        ],
                    },
                    story="Look under the third stone.",
                ),
            ),
            Act(
                2,
                "survivor.competition",
                order(
                    "event",
                    lambda sheet: {
                        "team": next(iter(sheet.food)),
                        "effects": [
                            {"effect": "attributes", "seat": sheet.active[1], "survival": 18},
                            {"effect": "plant", "team": sheet.players["ada"].team}
                            | {"kind": "hidden_immunity"},
                            {"effect": "points", "seats": ["ben"], "amount": 2, "secret": True},
                        ],
                    },
                    story="A storm has passed over the camp, and left things behind.",
                ),
            ),
            Act(
                3,
                "survivor.comment",
                order(
                    "event",
                    lambda sheet: {
                        "effects": [
                            {"effect": "immunity", "seats": sheet.active[-1:]},
                            {"effect": "counters", "seats": sheet.active[:2], "amount": -2},
                        ]
                    },
                    story="The night was kind to some.",
                ),
            ),
        ),
    ),
    Recipe(
        "comings-and-goings",
        "Castaways leave, return and change teams, by orders and by events",
        12,
        "mixed",
        {"conversations_per_player": 1},
        acts=(
            Act(1, "survivor.talk", order("remove_castaway", lambda s: {"seat": s.active[-1]})),
            Act(
                2,
                "survivor.gathered",
                order("remove_castaway", lambda s: {"seat": s.active[0]}, why="quit"),
            ),
            Act(
                2,
                "survivor.ballot",
                order(
                    "return_castaway",
                    lambda s: {"seat": s.out[0], "team": next(iter(s.teams))},
                ),
            ),
            Act(
                3,
                "survivor.after_talk",
                order(
                    "event",
                    lambda s: {
                        "effects": [
                            {"effect": "join", "seats": s.active[:1], "team": list(s.teams)[-1]},
                            {"effect": "return", "seats": ["ada"], "team": next(iter(s.teams))},
                        ]
                    },
                    story="A boat goes from beach to beach.",
                ),
            ),
            Act(
                4,
                "survivor.ballot",
                order(
                    "event",
                    lambda s: {"effects": [{"effect": "remove", "seats": s.active[1:3]}]},
                    story="Two of you were taken to hospital.",
                ),
            ),
        ),
    ),
    Recipe(
        "emptied",
        "Removals in the middle of a round leave fewer than the finalists",
        6,
        "sensible",
        acts=tuple(
            Act(2, before, order("remove_castaway", lambda sheet: {"seat": sheet.active[0]}))
            for before in ("survivor.gathering", "survivor.preferences", "survivor.talk")
        ),
    ),
)

TEAMS = (
    Recipe(
        "swap",
        "A swap, three teams dealt anew, an early merge",
        12,
        "random",
        {"merge_at": 4, "conversations_per_player": 1},
        acts=(
            Act(1, "survivor.ballot", order("set_teams", swapped)),
            Act(3, "survivor.talk", order("deal_teams", names=["Ember", "Kelp", "Basalt"])),
            Act(4, "survivor.comment", order("deal_teams", names=["Union"])),
        ),
    ),
    Recipe(
        "split",
        "One team is split in two again",
        9,
        "sensible",
        {"teams": 1, "merge_at": 3},
        acts=(
            Act(
                1,
                "survivor.preferences",
                order(
                    "set_teams",
                    lambda s: {"teams": {"Dawn": s.active[:4], "Dusk": s.active[4:]}},
                ),
            ),
        ),
    ),
)

EVENTS = (*GIFTS, *TEAMS)
