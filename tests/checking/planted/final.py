"""The jury, its ballots, and the winner."""

from __future__ import annotations

from tests.checking.planted.planting import Planted, more_on_top, one_less
from tests.checking.tampering import Facts, change, double, drop, place


def a_juror_who_never_was(facts: Facts) -> None:
    finalist = facts[place(facts, "FinalBegan")]["finalists"][0]
    change("JuryBallotCast", juror=finalist)(facts)


def somebody_else_wins(facts: Facts) -> None:
    won, final = place(facts, "WinnerCrowned"), facts[place(facts, "FinalBegan")]
    other = next(seat for seat in final["finalists"] if seat != facts[won]["seat"])
    change("WinnerCrowned", seat=other)(facts)


PLANTED = [
    Planted("DS-11.3", "a juror votes twice", "sensible-08", double("JuryBallotCast")),
    Planted("DS-12.1", "a juror does not vote", "sensible-08", drop("JuryBallotCast")),
    Planted("DS-11.3", "one votes who is no juror", "sensible-08", a_juror_who_never_was),
    Planted("DS-12.1", "a jury's ballot is not read", "sensible-08", drop("JuryBallotRead")),
    Planted(
        "DS-12.1",
        "a jury's vote too many",
        "sensible-08",
        change("JuryVotesCounted", counts=more_on_top),
    ),
    Planted("DS-11.1", "a juror is missing", "sensible-08", change("FinalBegan", jury=one_less)),
    Planted(
        "DS-1.2", "a finalist is missing", "sensible-08", change("FinalBegan", finalists=one_less)
    ),
    Planted("DS-12.1", "nobody wins", "sensible-08", drop("WinnerCrowned")),
    Planted("DS-12.1", "two win", "sensible-08", double("WinnerCrowned")),
    Planted("DS-11.3", "another one wins", "sensible-08", somebody_else_wins),
    Planted("DS-11.4", "a final is drawn again", "drawn", drop("WinnerDrawn")),
    Planted("DS-11.2", "a question is not answered", "two-finalists", drop("JuryQuestionAnswered")),
]
