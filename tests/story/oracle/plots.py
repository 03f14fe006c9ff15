"""The dice season's jury and plots: grudges, a scramble that worked, and pairs that were broken."""

from __future__ import annotations

from collections.abc import Iterator

from tests.story.oracle.expected import Expected, expected
from tests.story.oracle.plain import Decision, Paper, PlainSeason
from tests.story.oracle.votes import promises


def plots(season: PlainSeason) -> Iterator[Expected]:
    if season.game != "survivor":
        return
    for decision in season.decisions:
        if decision.decided and decision.out and decision.decides == "winner":
            yield from bitter_jurors(season, decision)
            yield from decided_by_one(season, decision)
        elif decision.decided and decision.out:
            (victim,) = decision.out
            yield from scramble(season, decision, victim)
            yield from pairs(season, decision, victim)


def wrote(season: PlainSeason, voter: str, name: str) -> list[int]:
    """The ballots with which they wanted them out."""
    return [
        paper.number
        for decision in season.decisions
        for paper in decision.papers
        if decision.decides == "out" and (paper.voter, paper.name) == (voter, name)
    ]


def end_promised(season: PlainSeason, until: int) -> dict[tuple[str, str], int]:
    """The first promise of the end that each has made to another, before this fact."""
    ends: dict[tuple[str, str], int] = {}
    for giver, what, about, to, number in promises(season):
        if what == "final" and about in to and number < until:
            ends.setdefault((giver, about), number)
    return ends


def bitter_jurors(season: PlainSeason, decision: Decision) -> Iterator[Expected]:
    """A finalist had promised a juror the end, who voted for another."""
    first, (winner,) = decision.steps[0], decision.out
    ends = end_promised(season, decision.decided)
    for paper in first.papers:
        for finalist in first.candidates:
            given = ends.get((finalist, paper.voter))
            if given is None or paper.name == finalist:
                continue
            against = wrote(season, finalist, paper.voter)[-1:]
            one_vote = decision.margin == 1 and finalist != winner
            yield expected(
                "bitter juror",
                decision.round,
                50 + 10 * len(against) + 20 * one_vote,
                [paper.voter, finalist],
                [given, paper.number, decision.decided, *against],
                finalist=finalist,
                voted_for=paper.name,
            )


def decided_by_one(season: PlainSeason, decision: Decision) -> Iterator[Expected]:
    """One more vote for the winner than for the next; the juror with the best reason to differ."""
    (winner,) = decision.out
    others = {name: votes for name, votes in decision.last_totals.items() if name != winner}
    if decision.margin != 1 or not decision.winning or not others:
        return
    second = next(name for name in others if others[name] == max(others.values()))

    def grudge(paper: Paper) -> int:
        own, other = wrote(season, winner, paper.voter), wrote(season, second, paper.voter)
        return len(own) - len(other)

    strongest = max(map(grudge, decision.winning))
    juror = next(paper.voter for paper in decision.winning if grudge(paper) == strongest)
    yield expected(
        "juror who decided",
        decision.round,
        68,
        [juror, winner, second],
        [
            decision.decided,
            *(paper.number for paper in decision.papers),
            *wrote(season, winner, juror)[-1:],
        ],
        winner=winner,
        second=second,
    )


def scramble(season: PlainSeason, decision: Decision, victim: str) -> Iterator[Expected]:
    """Without those who changed their mind, the name that they had first would have had as many."""
    first = decision.steps[0]
    switched: list[tuple[str, str, int, int]] = []
    for paper in decision.winning:
        names = [
            (act["about"], words.number)
            for words in season.words
            if words.seat == paper.voter and words.round == decision.round
            if words.number <= decision.began and victim not in (words.to or ())
            for act in words.acts
            if act["act"] in ("propose", "agree") and act.get("about")
            if act["about"] not in (words.to or ())
        ]
        if names and names[0][0] != victim == names[-1][0]:
            switched.append((paper.voter, names[0][0], names[0][1], names[-1][1]))
    if decision.how != "vote" or not first.totals or not switched:
        return
    had = [name for _, name, *_ in switched]
    would_have = {name: first.totals.get(name, 0) + had.count(name) for name in had}
    target = next(name for name in had if would_have[name] == max(would_have.values()))
    if first.totals[victim] - len(switched) >= would_have[target]:
        return
    who = list(dict.fromkeys(seat for seat, name, *_ in switched if name == target))
    yield expected(
        "scramble",
        decision.round,
        72,
        [victim, target, *who],
        [
            *(number for _, _, *numbers in switched for number in numbers),
            *(paper.number for paper in first.papers),
            decision.decided,
        ],
        victim=victim,
        target=target,
        switched=who,
    )


def pairs(season: PlainSeason, decision: Decision, victim: str) -> Iterator[Expected]:
    """Somebody stays who had exchanged promises of the end with them and did not write them."""
    gone = set[str]()
    for _, _, fact in season.facts[: decision.decided + 1]:
        if fact["fact"] in ("VotedOut", "CastawayRemoved"):
            gone.add(fact["seat"])
        elif fact["fact"] == "CastawayReturned":
            gone.discard(fact["seat"])
    ends = end_promised(season, decision.decided)
    writers = {paper.voter for paper in decision.winning}
    for seat in set(season.names) - gone - writers - {victim}:
        if (seat, victim) in ends and (victim, seat) in ends:
            facts = [ends[seat, victim], ends[victim, seat], decision.decided]
            yield expected("pair broken", decision.round, 58, [seat, victim], facts)
