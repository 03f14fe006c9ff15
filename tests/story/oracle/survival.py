"""Survival: what the nights did, what was claimed, and whom a vote dragged along."""

from __future__ import annotations

from collections.abc import Iterator

from tests.story.oracle.expected import Expected, expected
from tests.story.oracle.plain import Decision, Fact, PlainSeason, Words

EVIL = {"pollution", "waste", "greediness", "ignorance", "overpopulation", "consumerism"}
SPECIALS = {
    *("scientist", "ranger", "activist", "gmo", "mother_nature"),
    *("engineer", "polar_bear", "agency"),
}
CHAIN_GOES_ON = {"CauseRecorded", "GmoChose", "BondDissolved", "ProtectionHeld"}


class Table:
    """Who has which card, and who is still in the game."""

    def __init__(self) -> None:
        self.roles: dict[str, str] = {}
        self.living: set[str] = set()

    def evil(self, seat: str) -> bool:
        return self.roles[seat] in EVIL

    def special(self, seat: str) -> bool:
        return self.roles[seat] in SPECIALS

    def is_true(self, seat: str, claim: str) -> bool:
        role = self.roles[seat]
        if claim in SPECIALS:
            return role == claim
        return role in EVIL if claim == "evil" else role not in EVIL | SPECIALS


def survival(season: PlainSeason) -> Iterator[Expected]:
    """All but what the votes show of the sides."""
    if season.game != "survival":
        return
    table, words = Table(), {one.number: one for one in season.words}
    parts = (Night(table), Talk(table), Chain(table), Ignored(table), Days(table))
    round_ = 0
    for number, _, fact in season.facts:
        if fact["fact"] == "RoundBegan":
            round_ = fact["round"]
        elif fact["fact"] == "RoleDealt":
            table.roles[fact["seat"]] = fact["role"]
            table.living.add(fact["seat"])
        elif fact["fact"] == "Eliminated":
            table.living.discard(fact["seat"])
        for part in parts:
            yield from part.take(number, round_, fact, words.get(number))
    yield from never_suspected(season, table)
    for decision in season.decisions:
        yield from sides(decision, table)


class Night:
    """Who was wanted, protected, asked about and seen."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.agreed = 0
        self.protected: dict[str, tuple[int, str]] = {}
        self.bomb = (0, "")
        self.wanted: dict[str, dict[str, dict[int, int]]] = {}
        self.good: dict[str, tuple[int, str]] = {}

    def take(self, at: int, round_: int, fact: Fact, words: Words | None) -> Iterator[Expected]:
        kind, seat = fact["fact"], fact.get("seat", "")
        target = fact.get("target") or ""
        if kind == "NightBegan":
            self.protected, self.bomb = {}, (0, "")
        elif kind == "EvilNominated" and fact["name"]:
            self.wanted.setdefault(fact["name"], {}).setdefault(seat, {}).setdefault(round_, at)
        elif kind == "EvilAgreed":
            self.agreed = at
        elif target and (kind == "RangerProtected" or fact.get("tool") == "shield"):
            self.protected[target] = at, seat
        elif target and kind == "EngineerActed":
            self.bomb = at, seat
        elif target and kind == "ScientistAsked":
            if fact["answer"] != "evil":
                self.good[target] = at, seat
            worth = 55 if fact["answer"] == "evil" else 20
            yield expected("the Scientist knows", round_, worth, [seat, target], [at])
        elif kind == "PeekSucceeded":
            yield expected("peek", round_, 58, [seat, *fact["evil"]], [at])
        elif kind == "ActivistCaught":
            yield expected("caught peeking", round_, 62, [seat], [at])
        elif kind == "ProtectionHeld" and fact["by"] in ("ranger", "shield"):
            cause = fact["cause"]
            if cause in ("evil", "bomb") and seat in self.protected:
                given, by = self.protected[seat]
                first = self.agreed if cause == "evil" else self.bomb[0]
                facts = [first, given, at]
                yield expected("saved that night", round_, 65, [seat, by], facts, cause=cause)
        elif kind == "CauseRecorded" and fact["cause"] == "bomb":
            worth = 70 if self.table.evil(seat) else 60
            yield expected("bomb", round_, worth, [self.bomb[1], seat], [self.bomb[0], at])
        elif kind == "CauseRecorded" and fact["cause"] == "evil":
            hunts = {who: on for who, on in self.wanted.get(seat, {}).items() if len(on) >= 2}
            most = max(map(len, hunts.values()), default=0)
            who = [hunter for hunter, on in hunts.items() if len(on) == most]
            if who:
                facts = [one for hunter in who for one in hunts[hunter].values()]
                yield expected("hunted at night", round_, 48, [seat, *who], [*facts, at])
        elif kind == "Eliminated" and fact["cause"] == "vote" and seat in self.good:
            asked, scientist = self.good[seat]
            yield expected("known to be good", round_, 60, [scientist, seat], [asked, at])


class Talk:
    """What people say of their own cards before everybody."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.claims: dict[str, dict[str, int]] = {}

    def take(self, at: int, round_: int, fact: Fact, words: Words | None) -> Iterator[Expected]:
        table = self.table
        if words is not None and words.to is None:
            for act in words.acts:
                claim = act.get("what", "")
                if act["act"] != "claim" or claim in self.claims.get(words.seat, {}):
                    continue
                self.claims.setdefault(words.seat, {})[claim] = at
                true = table.is_true(words.seat, claim)
                if true and claim == "element":
                    continue
                worth = 50 if table.evil(words.seat) and claim in SPECIALS else 30
                worth = 45 if true else worth
                yield expected("role claimed", round_, worth, [words.seat], [at], true=true)
                others = [
                    seat
                    for seat, claims in self.claims.items()
                    if claim in claims and seat != words.seat and seat in table.living
                ]
                if claim in SPECIALS and others:
                    people = [*others, words.seat]
                    facts = [self.claims[seat][claim] for seat in people]
                    yield expected("counter-claim", round_, 68, people, facts, claim=claim)
        if fact["fact"] == "Eliminated" and self.claims.get(fact["seat"]):
            seat = fact["seat"]
            claim, when = list(self.claims[seat].items())[-1]
            true = table.is_true(seat, claim)
            if not (true and claim == "element"):
                worth = 70 if true and fact["cause"] == "vote" else 55
                yield expected("role revealed", round_, worth, [seat], [when, at], claim=claim)


class Chain:
    """Whom a vote took, and who followed."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.chain: list[tuple[int, str]] = []

    def take(self, at: int, round_: int, fact: Fact, words: Words | None) -> Iterator[Expected]:
        kind, cause = fact["fact"], fact.get("cause")
        ends = ("ConferenceEnded", "VoteBegan", "RoundEnded", "SeasonWon")
        voted = kind == "Eliminated" and cause in ("vote", "polar_tie")
        if kind in ends or voted:
            yield from self.told(round_)
            self.chain = []
        if voted or (kind == "Eliminated" and cause in ("bond", "gmo") and self.chain):
            self.chain.append((at, fact["seat"]))
        if kind == "CauseRecorded" and cause == "evil" and self.table.special(fact["seat"]):
            yield expected("power role lost", round_, 45, [fact["seat"]], [at - 1, at])

    def told(self, round_: int) -> Iterator[Expected]:
        if not self.chain:
            return
        people = [seat for _, seat in self.chain]
        first, dragged = people[0], people[1:]
        evil = self.table.evil(first)
        worth = 55 if evil else 60 if self.table.special(first) else 45
        yield expected(
            "evil out" if evil else "innocent out",
            round_,
            min(worth + 12 * len(dragged), 85),
            people,
            [at for at, _ in self.chain],
            dragged=dragged,
        )


class Ignored:
    """Who had called Evil Forces Evil, and is gone while they are not."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.accused: dict[str, dict[str, int]] = {}
        self.gone: list[tuple[int, str]] = []

    def take(self, at: int, round_: int, fact: Fact, words: Words | None) -> Iterator[Expected]:
        if words is not None:
            for act in words.acts if words.to is None else ():
                if act["act"] == "evil":
                    self.accused.setdefault(words.seat, {}).setdefault(act["about"], at)
        elif fact["fact"] == "Eliminated":
            if not self.table.evil(fact["seat"]):
                self.gone.append((at, fact["seat"]))
        elif fact["fact"] not in CHAIN_GOES_ON:
            for when, seat in self.gone:
                named = self.accused.get(seat, {})
                evil = [other for other in named if self.table.evil(other)]
                still = [other for other in evil if other in self.table.living]
                if still and 2 * len(evil) >= len(named):
                    facts = [*(named[other] for other in still), when]
                    yield expected("right and ignored", round_, 64, [seat, *still], facts)
            self.gone = []


class Days:
    """What is different on a day."""

    def __init__(self, table: Table) -> None:
        self.table = table

    def take(self, at: int, round_: int, fact: Fact, words: Words | None) -> Iterator[Expected]:
        kind, seat = fact["fact"], fact.get("seat", "")
        if kind == "RestrictionBegan":
            alone = fact["mode"] == "sole_voter"
            name = "sole voter" if alone else "barred"
            yield expected(name, round_, 60 if alone else 35, [fact["target"]], [at])
        elif kind == "GmoChose" and fact["target"]:
            yield expected("taken along", round_, 58, [seat, fact["target"]], [at])
        elif kind == "BondDissolved":
            yield expected("bond dissolved", round_, 55, [fact["survivor"]], [at])
        elif kind == "DayAnnounced":
            yield expected("producers’ hand", round_, 45, [], [at], what=fact["what"])
        elif kind == "Eliminated" and fact["cause"] == "producer":
            yield expected("producers’ hand", round_, 75, [seat], [at], what="removed")
        elif kind == "SeasonWon" and fact["winner"] == "buddies":
            yield expected("the Buddies win", round_, 90, fact["seats"], [at])
        elif kind == "EliminationImpossible":
            yield expected("deadlock", round_, 60, [], [at])


def never_suspected(season: PlainSeason, table: Table) -> Iterator[Expected]:
    """Evil Forces who are left and for whom there never was a ballot."""
    votes = [one for one in season.decisions if one.decided and one.decides == "out"]
    named = {paper.name for one in season.decisions if one.decided for paper in one.papers}
    unseen = [seat for seat in table.roles if table.evil(seat) and seat in table.living - named]
    if season.ended and unseen and len(votes) >= 2:
        facts = [*(one.decided for one in votes), season.ended]
        yield expected("never suspected", season.round_ended, 72, unseen, facts)


def sides(decision: Decision, table: Table) -> Iterator[Expected]:
    """How the Evil Forces voted on who left."""
    counted = [step for step in decision.steps if any(step.totals.values())]
    if decision.decides != "out" or len(decision.out) != 1 or decision.how == "polar_tie":
        return
    if not counted:
        return
    (victim,), totals = decision.out, {s: v for s, v in counted[-1].totals.items() if s}
    if counted[-1].step == "verdict":
        totals = {victim: totals.get("yes", 0), "": totals.get("no", 0)}
    rest = max((votes for seat, votes in totals.items() if seat != victim), default=0)
    own = [paper for paper in decision.winning if table.evil(paper.voter)]
    weight = sum(paper.weight for paper in own)
    every = [paper.number for paper in decision.papers]
    at, last = decision.round, decision.decided
    if table.evil(victim):
        who = [paper.voter for paper in own if paper.voter != victim]
        needed = totals.get(victim, 0) - weight <= rest
        facts = every if needed else [paper.number for paper in own]
        if who:
            yield expected("bussing", at, 75 if needed else 50, [*who, victim], [*facts, last])
    elif victim in totals:
        if len(own) >= 2 and totals[victim] - weight <= rest:
            people = [victim, *(paper.voter for paper in own)]
            yield expected("evil together", at, 58, people, [*every, last])
        near = [
            seat
            for seat, votes in totals.items()
            if seat and votes == totals[victim] - 1 and table.evil(seat)
        ]
        if near and decision.how != "coin":
            yield expected("near miss", at, 66, [*near, victim], [*every, last])
