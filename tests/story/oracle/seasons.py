"""The beats that need more than one vote: promises, alliances, rivals, and the producers."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from tests.story.oracle.expected import Expected, expected
from tests.story.oracle.plain import Decision, PlainSeason, Words
from tests.story.oracle.votes import does, promises


def decided(season: PlainSeason, *decides: str) -> list[Decision]:
    return [d for d in season.decisions if d.decided and d.decides in decides]


# -- promises --------------------------------------------------------------------------------------


def ends_promised(season: PlainSeason) -> Iterator[Expected]:
    """The end promised to a third listener, and to each one after."""
    rounds = {words.number: words.round for words in season.words}
    ends: dict[str, dict[str, int]] = {}
    for giver, what, about, to, number in promises(season):
        mine = ends.setdefault(giver, {})
        if what != "final" or about not in to or about in mine:
            continue
        mine[about] = number
        if len(mine) >= 3:
            yield expected(
                "same end promised to several",
                rounds[number],
                min(75, 30 + 8 * len(mine)),
                [giver, *mine],
                mine.values(),
                promised=list(mine),
            )


def promises_tested(season: PlainSeason) -> Iterator[Expected]:
    """Each promise that a ballot breaks, once; and one to write a name that decides the vote."""
    rounds = {words.number: words.round for words in season.words}
    broken = set()
    for decision in decided(season, "out", "suspect", "candidate"):
        last = {}
        for promise in promises(season):
            if promise[4] < decision.began:
                last[promise[:3]] = promise
        for giver, what, about, to, number in last.values():
            for step in decision.steps:
                papers = [paper for paper in step.papers if paper.voter == giver]
                could = giver in step.voters and about in (step.candidates or step.voters)
                in_time = what == "final" or rounds[number] == decision.round
                if what == "vote" and (step is not decision.steps[0] or about in step.immune):
                    continue
                if not (papers and could and in_time):
                    continue
                facts = [number, *(paper.number for paper in papers), decision.decided]
                wrote = about in [paper.name for paper in papers]
                if wrote == (what == "vote"):
                    needed = any(paper in decision.winning for paper in papers)
                    if what == "vote" and needed and decision.margin == 1:
                        yield expected(
                            "promise kept", decision.round, 25, [giver, about, *to], facts
                        )
                elif (giver, what, about, number) not in broken:
                    broken.add((giver, what, about, number))
                    worth = {"final": 60, "safety": 50, "vote": 40}[what]
                    yield expected(
                        "promise broken",
                        decision.round,
                        worth + 20 * (about in decision.out),
                        [giver, about, *to],
                        facts,
                        what=what,
                        about=about,
                    )


# -- alliances -------------------------------------------------------------------------------------


class Alliance:
    """Those who said that they belong to it, with the facts in which they did."""

    def __init__(self, title: str) -> None:
        self.title = title
        self.members: dict[str, int] = {}


def alliances(season: PlainSeason) -> Iterator[Expected]:
    """Alliances made and split, and first votes against somebody with whom one often voted."""
    known: list[Alliance] = []
    together: dict[tuple[str, str], list[int]] = {}
    written: set[tuple[str, str]] = set()
    votes = decided(season, "out")
    moments: list[tuple[int, Words | Decision]] = [(words.number, words) for words in season.words]
    moments += [(decision.decided + 1, decision) for decision in votes]
    for _, moment in sorted(moments, key=lambda one: one[0]):
        if isinstance(moment, Words):
            yield from joined(moment, known)
        else:
            yield from split(moment, known)
            yield from against_ally(moment, known, together, written)
            written |= {(paper.voter, paper.name) for paper in moment.papers}
            for alliance in known:
                members = set(alliance.members)
                for paper in moment.papers:
                    if paper.voter != paper.name and {paper.voter, paper.name} <= members:
                        alliance.members.pop(paper.voter, None)
            count_together(moment, together)


def joined(words: Words, known: list[Alliance]) -> Iterator[Expected]:
    for act in words.acts:
        title = act.get("name")
        if act["act"] != "join" or act.get("about") or not title:
            continue
        others = {one.get("about") for one in words.acts if one["act"] == "join"} - {None, ""}
        others |= set(words.to or ())
        alike = [one for one in known if one.title == title]
        own = [one for one in alike if words.seat in one.members]
        theirs = [one for one in alike if others & one.members.keys()]
        if not own and not theirs:
            known.append(Alliance(title))
        alliance = (own or theirs or known)[-1]
        second = len(alliance.members) == 1 and words.seat not in alliance.members
        alliance.members.setdefault(words.seat, words.number)
        rest = [one for one in known if one is not alliance]
        if second and shared(rest, *alliance.members) is None:
            yield expected(
                "alliance made",
                words.round,
                30,
                alliance.members,
                alliance.members.values(),
                alliance=title,
            )


def shared(known: list[Alliance], one: str, other: str) -> Alliance | None:
    return next((a for a in reversed(known) if {one, other} <= a.members.keys()), None)


def split(decision: Decision, known: list[Alliance]) -> Iterator[Expected]:
    for alliance in known:
        for victim in decision.out:
            papers = [p for p in decision.winning if shared(known, p.voter, p.name) is alliance]
            seats = {paper.voter for paper in papers}
            if papers:
                yield expected(
                    "alliance split",
                    decision.round,
                    50 + 5 * min(4, len(seats)),
                    [victim, *seats],
                    [
                        *(alliance.members[seat] for seat in (victim, *seats)),
                        *(paper.number for paper in papers),
                        decision.decided,
                    ],
                    alliance=alliance.title,
                )


def against_ally(
    decision: Decision,
    known: list[Alliance],
    together: dict[tuple[str, str], list[int]],
    written: set[tuple[str, str]],
) -> Iterator[Expected]:
    """Who wrote somebody for the first time, and had voted with them most: thrice or more."""
    best, times = None, 2
    for paper in decision.winning:
        pair = together.get((paper.voter, paper.name), [])
        if shared(known, paper.voter, paper.name) or (paper.voter, paper.name) in written:
            continue
        if len(pair) // 2 > times:
            best, times = paper, len(pair) // 2
    if best is not None:
        yield expected(
            "first vote against an ally",
            decision.round,
            45 + 5 * min(6, times),
            [best.voter, best.name],
            [*together[best.voter, best.name], best.number, decision.decided],
            together=times,
        )


def count_together(decision: Decision, together: dict[tuple[str, str], list[int]]) -> None:
    """Who wrote the same name at the first vote, unless only those who left wrote another."""
    papers = {(paper.voter, paper.name): paper for paper in decision.steps[0].papers}
    stayed = {name for voter, name in papers if voter not in decision.out}
    if len(stayed) < 2:
        return
    for one, other in combinations(papers.values(), 2):
        if one.name == other.name and one.voter != other.voter:
            numbers = [one.number, other.number]
            together.setdefault((one.voter, other.voter), []).extend(numbers)
            together.setdefault((other.voter, one.voter), []).extend(numbers)


# -- rivals ----------------------------------------------------------------------------------------


def rivals(season: PlainSeason) -> Iterator[Expected]:
    votes = decided(season, "out", "suspect")
    for at, decision in enumerate(votes):
        before = [paper for earlier in votes[:at] for paper in earlier.papers if paper.name]
        for victim in decision.out if decision.decides == "out" else ():
            yield from revenge(season, decision, victim, votes[:at])
            yield from chase(season, decision, victim)
            against = [paper for paper in before if paper.name == victim]
            if len(against) >= 6:
                yield expected(
                    "underdog out",
                    decision.round,
                    45,
                    [victim],
                    [*(paper.number for paper in against), decision.decided],
                    before=len(against),
                )


def revenge(
    season: PlainSeason, decision: Decision, victim: str, earlier: list[Decision]
) -> Iterator[Expected]:
    """They had written somebody, who accused them after that, and now wrote them."""
    for paper in decision.winning:
        wrote = [
            (old.number, vote.round)
            for vote in earlier
            for old in vote.papers
            if (old.voter, old.name) == (victim, paper.voter)
        ]
        accused = [
            words.number
            for words in season.words
            if words.seat == paper.voter and words.number < paper.number
            for act in words.acts
            if act["act"] == "accuse" and act.get("what") in ("vote", "lie")
            if act["about"] == victim and wrote and words.number > wrote[0][0]
        ]
        if accused:
            yield expected(
                "revenge",
                decision.round,
                50,
                [paper.voter, victim],
                [wrote[0][0], accused[0], paper.number, decision.decided],
                then=wrote[0][1],
            )


def chase(season: PlainSeason, decision: Decision, victim: str) -> Iterator[Expected]:
    """Of the writers of the name, who had put it up in most rounds, and in at least three."""
    best, longest = "", dict[int, int]()
    for paper in decision.winning:
        rounds: dict[int, int] = {}
        for words in season.words:
            asks = does(words, "propose", victim) or does(words, "evil", victim)
            if asks and words.seat == paper.voter and words.number < paper.number:
                rounds.setdefault(words.round, words.number)
        if len(rounds) > max(2, len(longest)):
            best, longest = paper.voter, rounds
    if best:
        yield expected(
            "long chase",
            decision.round,
            40 + 4 * min(6, len(longest)),
            [best, victim],
            [
                *longest.values(),
                *(paper.number for paper in decision.winning if paper.voter == best),
                decision.decided,
            ],
            rounds=sorted(longest),
        )


def at_the_end(season: PlainSeason) -> Iterator[Expected]:
    """Who was never written in three votes or more (at most two are), and who most often."""
    votes = [one for one in decided(season, "out", "suspect") if one.papers]
    if not season.ended:
        return
    there: dict[str, list[int]] = {}
    for decision in votes:
        first = decision.steps[0]
        for seat in first.candidates or first.voters:
            if seat not in first.immune and seat not in season.out_at_end:
                there.setdefault(seat, []).append(decision.began)
    against = {
        seat: [paper.number for vote in votes for paper in vote.papers if paper.name == seat]
        for seat in there
    }
    never = [seat for seat in there if not against[seat] and len(there[seat]) >= 3]
    for seat in never if len(never) <= 2 else ():
        yield expected(
            "never written",
            season.round_ended,
            55,
            [seat],
            [*there[seat], season.ended],
            votes=len(there[seat]),
        )
    most = max(map(len, against.values()), default=0)
    if most >= 6:
        seat = next(seat for seat in there if len(against[seat]) == most)
        facts = [*against[seat], season.ended]
        yield expected("underdog", season.round_ended, 65, [seat], facts, votes=most)


# -- producers -------------------------------------------------------------------------------------


def production(season: PlainSeason) -> Iterator[Expected]:
    """Stories that producers told."""
    for number, round_, fact in season.with_rounds():
        if fact["fact"] == "StoryTold" and fact["story"]:
            yield expected("producers’ hand", round_, 40, [], [number])
