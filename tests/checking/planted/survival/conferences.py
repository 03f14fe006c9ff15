"""Debates and votes: out of turn, by the dead, doubled, counted wrong, ties passed over."""

from __future__ import annotations

from typing import Any

from tests.checking.planted.planting import (
    Planted,
    caused,
    more,
    more_on_top,
    one_less,
    read_by_all,
)
from tests.checking.planted.survival.deaths import CHAINS
from tests.checking.planted.survival.nights import BASIC, BIG, holder
from tests.checking.tampering import Facts, change, double, drop, place, replaced, with_fields

ACCUSE = "survival-accuse"
DAYS = "survival-days"
PASS = "DebatePassBegan"


def by_the_dead(kind: str) -> Any:
    def tamper(facts: Facts) -> None:
        change(kind, nth=-1, seat=facts[place(facts, "Eliminated")]["seat"])(facts)

    return tamper


def for_the_dead(facts: Facts) -> None:
    gone = facts[place(facts, "Eliminated")]["seat"]
    change("BallotCast", nth=-1, name=gone)(facts)


def for_oneself(facts: Facts) -> None:
    change("BallotCast", name=facts[place(facts, "BallotCast")]["seat"])(facts)


def for_another(facts: Facts) -> None:
    """A ballot is changed after the vote."""
    at = place(facts, "BallotCast", lambda fact: fact["name"] is not None)
    candidates = facts[place(facts, "VoteBegan")]["candidates"]
    but = (facts[at]["name"], facts[at]["seat"])
    other = next(seat for seat in candidates if seat not in but)
    facts[at] = with_fields(facts[at], name=other)


def the_activist_as_evil(facts: Facts) -> None:
    activist = holder(facts, "activist")
    change("Spoke", lambda fact: fact["seat"] == activist, claim="evil")(facts)


def another_goes(facts: Facts) -> None:
    """Not the one most named."""
    at = place(facts, "Eliminated", caused("vote"))
    living = facts[max(p for p in range(at) if facts[p].kind == "VoteBegan")]["candidates"]
    other = next(seat for seat in living if seat != facts[at]["seat"])
    role = facts[place(facts, "RoleDealt", lambda fact: fact["seat"] == other)]["role"]
    facts[at] = with_fields(facts[at], seat=other, role=role)


PLANTED = [
    Planted("SV-6.2", "one does not speak", BASIC, drop("Spoke")),
    Planted("SV-6.2", "one speaks twice", BASIC, double("Spoke")),
    Planted("SV-4.25", "a Memory speaks", BASIC, by_the_dead("Spoke")),
    Planted("SV-6.2", "a pass is left out", BASIC, drop("DebatePassBegan", nth=1)),
    Planted("SV-6.2", "a pass goes another way", BASIC, change(PASS, nth=1, order=sorted)),
    Planted("SV-6.2", "a speech too long", BASIC, change("Spoke", words="a" * 601)),
    Planted("SV-4.22", "the Activist claims to be Evil", BASIC, the_activist_as_evil),
    Planted("SV-6.3", "a voter is left out", BASIC, change("VoteBegan", voters=one_less)),
    Planted("SV-6.3", "a candidate is left out", BASIC, change("VoteBegan", candidates=one_less)),
    Planted("SV-6.3", "a ballot is dropped", BASIC, drop("BallotCast")),
    Planted("SV-6.3", "a ballot is cast twice", BASIC, double("BallotCast")),
    Planted("SV-4.25", "a Memory votes", BASIC, by_the_dead("BallotCast")),
    Planted("SV-6.3", "one votes for a Memory", BASIC, for_the_dead),
    Planted("SV-6.3", "one votes for oneself", BASIC, for_oneself),
    Planted("SV-6.4", "a ballot is changed", BASIC, for_another),
    Planted("SV-6.4", "a ballot is told before the count", BASIC, read_by_all("BallotCast")),
    Planted("SV-6.5", "a vote counts three times", BASIC, change("BallotCast", weight=3)),
    Planted(
        "SV-2.2",
        "the Spotlight's vote counts once",
        BIG,
        change("BallotCast", lambda fact: fact["weight"] == 2, weight=1),
    ),
    Planted("SV-6.5", "a vote too many", BASIC, change("VotesCounted", totals=more_on_top)),
    Planted("SV-6.4", "names are kept back", BASIC, change("VotesCounted", votes={})),
    Planted("SV-6.6", "another one goes", BASIC, another_goes),
    Planted("SV-6.6", "nobody goes", BASIC, drop("Eliminated", caused("vote"))),
    Planted(
        "SV-6.6",
        "nobody is said to go",
        BASIC,
        replaced("Eliminated", "NobodyEliminated", 1, round=1, moment="conference", why="peace"),
    ),
    Planted("SV-6.8", "a tie is kept silent", ACCUSE, drop("VoteTied")),
    Planted("SV-6.10", "a coin is not tossed", ACCUSE, drop("CoinTossed")),
    Planted("SV-6.10", "another one is drawn", ACCUSE, change("CoinTossed", drawn="nobody")),
    Planted(
        "SV-6.6",
        "there is no verdict",
        ACCUSE,
        drop("VoteBegan", lambda fact: fact["step"] == "verdict"),
    ),
    Planted("SV-6.9", "the Polar Bear stays", CHAINS, drop("Eliminated", caused("polar_tie"))),
    Planted("SV-6.12", "another day is ordered", DAYS, change("DayOrdered", what="double vote")),
    Planted("SV-6.2", "a debate is closed by nobody", DAYS, drop("VoteCalled")),
    Planted("SV-6.2", "a debate is extended by nobody", DAYS, double("DebateExtended")),
    Planted("SV-5.1", "a Conference does not end", BASIC, drop("ConferenceEnded")),
    Planted("SV-5.1", "a round is counted wrong", BASIC, change("RoundBegan", round=more)),
]
