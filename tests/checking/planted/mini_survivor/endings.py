"""The end: Tokens, garnets, the Elimination Candidate, gifts, the ranking."""

from __future__ import annotations

from tests.checking.planted.planting import Planted, more, more_on_top, one_less, read_by_all
from tests.checking.tampering import Facts, change, double, drop, place, with_fields

SEASON = "mini-gifts"


def another_candidate(facts: Facts) -> None:
    at = place(facts, "CandidateNamed")
    other = next(s for s in facts[place(facts, "TagsGiven")]["tags"] if s != facts[at]["seat"])
    facts[at] = with_fields(facts[at], seat=other)


def more_than_one_has(facts: Facts) -> None:
    change("GiftMade", lambda fact: fact["what"] == "garnets", amount=99)(facts)


def a_vote_for_nobody_tied(facts: Facts) -> None:
    """In the re-vote somebody votes for one who is out of it."""
    tied = facts[place(facts, "CandidateTied", nth=-1)]["tied"]
    other = next(s for s in facts[place(facts, "TagsGiven")]["tags"] if s not in tied)
    change("CandidateVoteCast", nth=-1, candidate=other)(facts)


PLANTED = [
    Planted("MS-8.1", "the match does not end", SEASON, drop("MatchEnded")),
    Planted("MS-8.1", "the match ends twice", SEASON, double("MatchEnded")),
    Planted("MS-2.3", "one more is alive", SEASON, change("RoundEnded", nth=-1, alive=more)),
    Planted("MS-8.2", "a Token too many", SEASON, change("MatchEnded", tokens=more_on_top)),
    Planted("MS-8.4", "no bonus is counted", SEASON, drop("BonusCounted")),
    Planted("MS-8.4", "another bonus is paid", SEASON, change("GarnetsShown", bonus=more_on_top)),
    Planted("MS-8.4", "the bonus is known before", SEASON, read_by_all("BonusCounted")),
    Planted("MS-5.5", "garnets are made up", SEASON, change("GarnetsShown", unspent=more_on_top)),
    Planted("MS-8.5", "one less is tied", SEASON, change("CandidateTied", tied=one_less)),
    Planted("MS-8.7", "a vote weighs more", SEASON, change("CandidateTied", weights=more_on_top)),
    Planted("MS-8.7", "a vote is dropped", SEASON, drop("CandidateVoteCast")),
    Planted("MS-8.7", "one votes twice", SEASON, double("CandidateVoteCast")),
    Planted("MS-8.7", "one votes for who is not tied", SEASON, a_vote_for_nobody_tied),
    Planted(
        "MS-8.7", "a count is made up", SEASON, change("CandidateVotesCounted", counts=more_on_top)
    ),
    Planted("MS-8.7", "a tie is not drawn", SEASON, drop("CandidateDrawn")),
    Planted("MS-8.7", "a vote is told", SEASON, read_by_all("CandidateVoteCast")),
    Planted("MS-8.7", "another candidate", SEASON, another_candidate),
    Planted("MS-8.3", "another candidate without a tie", "mini-sensible-12", another_candidate),
    Planted("MS-8.3", "no candidate is named", "mini-sensible-12", drop("CandidateNamed")),
    Planted("MS-5.5", "a gift of more than there is", SEASON, more_than_one_has),
    Planted(
        "MS-8.9", "another ranking", SEASON, change("RankingShown", places=lambda old: old[::-1])
    ),
]
