"""Interviews beside ballots, and claims in them that were judged to be false."""

from __future__ import annotations

from collections.abc import Iterator

from tests.story.oracle.expected import Expected, expected
from tests.story.oracle.plain import Decision, PlainSeason
from tests.story.oracle.seasons import decided


def interviews(season: PlainSeason) -> Iterator[Expected]:
    """Whom castaways named in interviews, beside their next ballots; claims judged to be false."""
    answers = [
        (number, fact) for number, _, fact in season.facts if fact["fact"] == "InterviewAnswered"
    ]
    for number, round_, fact in season.with_rounds():
        if fact["fact"] == "ClaimJudged" and fact["verdict"] == "broken":
            seat, claim = fact["seat"], fact["claim"]
            if claim in ("vote", "trusts_most") and fact["said"] in season.names:
                continue
            claims = [
                at for at, one in answers if one["seat"] == seat for _ in one.get("claims", ())
            ]
            facts = [claims[fact["number"] - 1], number]
            yield expected("false claim", round_, 45, [seat], facts, claim=claim)
    for at, answer in answers:
        if answer.get("sealed"):
            continue
        later = [one for one in answers if one[0] > at and one[1]["seat"] == answer["seat"]]
        for claim in ("vote", "trusts_most"):
            said = answer.get("claims", {}).get(claim)
            again = [
                number
                for number, one in later
                if not one.get("sealed") and one.get("claims", {}).get(claim) in season.names
            ]
            if said in season.names:
                until = min(again, default=len(season.facts))
                test = announced if claim == "vote" else trusted
                yield from test(season, at, until, answer["seat"], said)


def could_name(decision: Decision) -> set[str]:
    first = decision.steps[0]
    return set(first.candidates or first.voters) - set(first.immune)


def announced(season: PlainSeason, at: int, until: int, seat: str, said: str) -> Iterator[Expected]:
    """The next ballots that follow the answer name others, and could have named this one."""
    for decision in decided(season, "out", "suspect", "candidate", "winner"):
        papers = [paper for paper in decision.steps[0].papers if paper.voter == seat]
        if decision.steps[0].step == "verdict" or not papers or papers[0].number < at:
            continue
        if papers[0].number < until and said in could_name(decision) - {p.name for p in papers}:
            yield expected(
                "interview against deed",
                decision.round,
                50,
                [seat, said],
                [at, *(paper.number for paper in papers), decision.decided],
                wrote=list(dict.fromkeys(paper.name for paper in papers)),
            )
        return


def trusted(season: PlainSeason, at: int, until: int, seat: str, said: str) -> Iterator[Expected]:
    """The first ballots against the one they trusted most, where they had a choice."""
    for decision in decided(season, "out", "suspect", "candidate"):
        own = [paper for paper in decision.papers if paper.voter == seat]
        papers = [paper.number for paper in own if paper.name == said]
        in_time = own and at < own[0].number < until
        if papers and in_time and len(could_name(decision) - {seat}) > 1:
            yield expected(
                "interview against deed",
                decision.round,
                56,
                [seat, said],
                [at, *papers, decision.decided],
                wrote=[said],
            )
            return
