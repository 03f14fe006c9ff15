"""Submissions, attacks, votes and who falls by them."""

from __future__ import annotations

from typing import Any

from tests.checking.planted.planting import Planted, more_on_top, of, read_by_all
from tests.checking.tampering import Facts, change, double, drop, place, retold, with_fields

SEASON = "mini-random-12"


def with_line(what: str) -> Any:
    return lambda fact: any(f" {what} " in f"{line} " for line in fact["lines"])


def for_another(fact: Any) -> bool:
    return any(target != int(one) for one, target in fact["votes"].items())


def another_vote(facts: Facts) -> None:
    """One voter votes for itself after all."""
    at = place(facts, "VotesResolved", for_another)
    votes = facts[at]["votes"]
    voter = next(one for one, target in votes.items() if target != int(one))
    facts[at] = with_fields(facts[at], votes={**votes, voter: int(voter)})


def a_vote_is_left_out(facts: Facts) -> None:
    at = place(facts, "VotesResolved", lambda fact: fact["votes"])
    facts[at] = with_fields(facts[at], votes=dict([*facts[at]["votes"].items()][1:]))


def a_vote_is_voided(facts: Facts) -> None:
    at = place(facts, "VotesResolved", lambda fact: fact["votes"])
    (one, _), *rest = facts[at]["votes"].items()
    facts[at] = with_fields(facts[at], votes=dict(rest), void=[int(one), *facts[at]["void"]])


def the_dead_fall_again(facts: Facts) -> None:
    first = place(facts, "SurvivorsFell")
    later = place(facts, "SurvivorsFell", nth=-1)
    owners = {**facts[later]["owners"], **facts[first]["owners"]}
    facts[later] = with_fields(facts[later], owners=owners)


def another_owner(facts: Facts) -> None:
    at = place(facts, "SurvivorsFell")
    (one, owner), *_ = facts[at]["owners"].items()
    other = next(s for s in facts[place(facts, "TagsGiven")]["tags"] if s != owner)
    facts[at] = with_fields(facts[at], owners={**facts[at]["owners"], one: other})


def one_is_spared(facts: Facts) -> None:
    """Of two tied with most votes one falls."""
    at = place(facts, "SurvivorsFell", lambda f: f["cause"] == "voting" and len(f["owners"]) > 1)
    facts[at] = with_fields(facts[at], owners=dict([*facts[at]["owners"].items()][1:]))


def others_act(facts: Facts) -> None:
    """A player votes with somebody else's Survivor."""
    one, other = place(facts, "SubmissionSent"), place(facts, "SubmissionSent", nth=1)
    facts[one] = with_fields(facts[one], lines=facts[other]["lines"])


def lines(*new: str) -> Any:
    return lambda old: [*(line for line in old if line.split()[0] != new[0].split()[0]), *new]


def the_dead_act(facts: Facts) -> None:
    """A Survivor that fell in round 1 moves in round 2."""
    fell = facts[place(facts, "SurvivorsFell")]
    number, owner = next(iter(fell["owners"].items()))
    at = place(facts, "SubmissionSent", lambda fact: fact["seat"] == owner, 1)
    facts[at] = with_fields(facts[at], lines=[f"{number} m A", *facts[at]["lines"]])


def instead(facts: Facts, one: int, line: str) -> None:
    """Its owner's first submission has this line in place of one like it."""
    owner = facts[place(facts, "SurvivorsDealt", lambda fact: one in fact["survivors"])]["seat"]
    at = place(facts, "SubmissionSent", lambda fact: fact["seat"] == owner)
    kept = [other for other in facts[at]["lines"] if other.split()[:2] != line.split()[:2]]
    facts[at] = with_fields(facts[at], lines=[line, *kept])


def itself(facts: Facts) -> None:
    attacker = facts[place(facts, "AttackJudged")]["attacker"]
    change("AttackJudged", target=attacker)(facts)


def somebody(seat: str) -> str:
    return "ada" if seat != "ada" else "ben"


def far_away(facts: Facts) -> None:
    """A Survivor of the tribe A moves to the far end of the grid."""
    one = facts[place(facts, "BoardShown")]["tribes"]["A"][0]
    instead(facts, one, f"{one} m L")


def at_another_tribe(facts: Facts) -> None:
    """A Survivor votes for one that stands elsewhere."""
    tribes = facts[place(facts, "BoardShown")]["tribes"]
    one = tribes["A"][0]
    instead(facts, one, f"{one} v {tribes['B'][0]}")


PLANTED = [
    Planted("MS-2.2", "a submission is missing", SEASON, drop("SubmissionSent")),
    Planted("MS-2.2", "a player submits twice", SEASON, double("SubmissionSent")),
    Planted(
        "MS-2.2",
        "a submission is read by all",
        SEASON,
        read_by_all("SubmissionSent"),
    ),
    Planted("MS-9.6", "one acts with another's Survivors", SEASON, others_act),
    Planted("MS-9.6", "a dead Survivor acts", SEASON, the_dead_act),
    Planted(
        "MS-9.6", "a refusal of no code", SEASON, change("SubmissionSent", refused=["1 bored"])
    ),
    Planted("MS-9.9", "no normal form", SEASON, change("SubmissionSent", lines=lines("17 dances"))),
    Planted(
        "MS-9.9",
        "lines out of order",
        SEASON,
        change("SubmissionSent", lines=lambda old: old[::-1]),
    ),
    Planted("MS-7.1", "a move across the grid", SEASON, far_away),
    Planted("MS-4.1", "a vote into another tribe", SEASON, at_another_tribe),
    Planted("MS-3.1", "an attack is not judged", SEASON, drop("AttackJudged")),
    Planted("MS-3.5", "an attack is judged twice", SEASON, double("AttackJudged")),
    Planted(
        "MS-3.2",
        "a right guess is called wrong",
        SEASON,
        change("AttackJudged", right=lambda old: not old),
    ),
    Planted(
        "MS-3.4",
        "a Survivor attacks itself",
        SEASON,
        itself,
    ),
    Planted("MS-3.6", "why one fell is not recorded", SEASON, drop("FallExplained")),
    Planted("MS-3.6", "why one fell is told", SEASON, read_by_all("FallExplained")),
    Planted("MS-3.6", "who attacked is told", SEASON, read_by_all("AttackJudged")),
    Planted(
        "MS-3.3",
        "who was hit lives",
        SEASON,
        drop("SurvivorsFell", lambda fact: fact["cause"] == "assassination"),
    ),
    Planted("MS-4.2", "a vote is changed", SEASON, another_vote),
    Planted("MS-4.1", "a vote is left out", SEASON, a_vote_is_left_out),
    Planted("MS-4.3", "a vote is voided", SEASON, a_vote_is_voided),
    Planted(
        "MS-4.3",
        "a void vote counts",
        SEASON,
        change("VotesResolved", lambda f: f["void"], void=[]),
    ),
    Planted(
        "MS-4.4",
        "an idol turns nothing round",
        SEASON,
        change("VotesResolved", lambda fact: fact["converted"], converted=[]),
    ),
    Planted("MS-4.5", "a tribe does not vote", SEASON, drop("VotesResolved")),
    Planted("MS-4.9", "a tribe votes twice", SEASON, double("VotesResolved")),
    Planted("MS-4.8", "a vote too many", SEASON, change("VotesCounted", totals=more_on_top)),
    Planted("MS-4.8", "a count is left away", SEASON, drop("VotesCounted")),
    Planted(
        "MS-4.8",
        "who voted for whom is told",
        SEASON,
        read_by_all("VotesResolved"),
    ),
    Planted("MS-4.6", "one of the tied is spared", SEASON, one_is_spared),
    Planted(
        "MS-4.6",
        "nobody falls by a vote",
        SEASON,
        drop("SurvivorsFell", lambda fact: fact["cause"] == "voting"),
    ),
    Planted("MS-2.4", "a dead Survivor falls again", SEASON, the_dead_fall_again),
    Planted("MS-2.4", "another owner is told", SEASON, another_owner),
    Planted(
        "MS-2.4", "an owner is kept back", SEASON, retold("SurvivorsFell", audience="producers")
    ),
    Planted("MS-8.3", "one falls at another time", SEASON, change("SurvivorsFell", moment=7)),
    Planted("MS-2.3", "a segment is left out", SEASON, drop("PhaseBegan", of("voting"))),
    Planted("MS-2.3", "a segment comes twice", SEASON, double("PhaseBegan", of("assassination"))),
    Planted("MS-2.1", "a round does not end", SEASON, drop("RoundEnded")),
    Planted("DS-9.8", "a phase is skipped by nobody", "mini-twists", drop("TwistOrdered")),
    Planted(
        "DS-9.8", "another owner is told", "mini-stock", change("OwnerRevealed", seat=somebody)
    ),
    Planted("DS-9.8", "a removed player's Survivors stay", "mini-removed", drop("PlayerRemoved")),
]
