"""Castaways who are out and act; rounds and teams without somebody."""

from __future__ import annotations

from tests.checking.planted.planting import Planted, caused, of, one_less
from tests.checking.tampering import Facts, change, double, drop, place


def first_out(facts: Facts) -> str:
    return str(facts[place(facts, "VotedOut")]["seat"])


def points_after_leaving(facts: Facts) -> None:
    """Who was voted out wins a reward."""
    at = place(facts, "PointsChanged", caused("competition reward"), -1)
    seats = [*facts[at]["seats"], first_out(facts)]
    change("PointsChanged", caused("competition reward"), -1, seats=seats)(facts)


def out_and_talking(facts: Facts) -> None:
    """Who was voted out first says the last word of all."""
    change("MessageSaid", nth=-1, seat=first_out(facts))(facts)


def two_places(teams: dict[str, list[str]]) -> dict[str, list[str]]:
    first, second, *_ = teams
    return {**teams, second: [*teams[second], teams[first][0]]}


PLANTED = [
    Planted("DS-5.5", "one who is out speaks", "sensible-08", out_and_talking),
    Planted("DS-12.1", "one who is out wins a point", "random-06", points_after_leaving),
    Planted(
        "DS-1.8",
        "a round begins without one",
        "random-06",
        change("RoundBegan", castaways=one_less),
    ),
    Planted("DS-1.8", "a round is left away", "random-06", drop("RoundBegan")),
    Planted("DS-1.8", "a phase is left away", "random-06", drop("PhaseBegan", of("camp"))),
    Planted("DS-9.8", "a phase is skipped", "random-06", change("PhaseEnded", cancelled=True)),
    Planted("DS-9.8", "a phase is repeated", "random-06", change("PhaseBegan", times=2)),
    Planted("DS-1.9", "one returns twice", "comings-and-goings", double("CastawayReturned")),
    Planted("DS-1.9", "one is removed by nobody", "comings-and-goings", double("CastawayRemoved")),
    Planted(
        "DS-1.7", "one is in two teams", "sensible-08", change("TeamsFormed", teams=two_places)
    ),
    Planted(
        "DS-1.7",
        "one is in no team",
        "sensible-08",
        change("TeamsFormed", teams=lambda teams: {name: t[1:] for name, t in teams.items()}),
    ),
    Planted("DS-1.7", "the teams do not merge", "sensible-08", drop("TeamsFormed", nth=1)),
    Planted("DS-2.1", "an attribute of 19", "random-06", change("AttributesRolled", survival=19)),
    Planted("DS-2.1", "no attributes", "random-06", drop("AttributesRolled")),
    Planted("R7", "an unknown castaway", "random-06", change("VotedOut", seat="x")),
]
