"""The dice season: cards, immunity that they gave, and what producers did, from the lines alone."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass

from tests.story.oracle.expected import Expected, expected
from tests.story.oracle.plain import Fact, PlainSeason, Words

HAND = "producers’ hand"
SAVING = {"hidden_immunity", "amulet", "super_idol", "shot_in_the_dark"}
PHASES = ("competition", "camp", "conversation", "vote")
BALLOTS = tuple(f"survivor.{one}" for one in ("ballot", "revote", "jury_ballot", "advantage"))


def island(season: PlainSeason) -> Iterator[Expected]:
    if season.game != "survivor":
        return
    words = {one.number: one for one in season.words}
    parts = (Hands(), Immunity(), Producers())
    round_ = 0
    for number, _, fact in season.facts:
        round_ = fact["round"] if fact["fact"] == "RoundBegan" else round_
        for part in parts:
            yield from part.take(number, round_, fact, words.get(number))


class Hands:
    """In whose hand each card is, and what is said of cards."""

    def __init__(self) -> None:
        self.held: dict[str, tuple[str, str, int]] = {}
        self.saving = set(SAVING)
        self.fakes: set[str] = set()
        self.told: dict[str, list[int]] = {}
        self.last_play: dict[str, tuple[int, str]] = {}
        self.out: dict[str, int] = {}

    def take(self, at: int, round_: int, fact: Fact, words: Words | None) -> Iterator[Expected]:
        kind, seat = fact["fact"], fact.get("seat", "")
        if kind == "CardDefined" and '"immune"' in json.dumps(fact["card"]):
            self.saving.add(fact["kind"])
        elif kind == "CardGained":
            self.held[fact["card"]] = seat, fact["kind"], at
            worth = (20 if fact["how"] == "found" else 30) + 15 * (fact["kind"] in self.saving)
            yield expected(f"advantage {fact['how']}", round_, worth, [seat], [at])
        elif kind == "CardForged":
            self.fakes.add(fact["card"])
        elif kind == "CardTransferred":
            self.held[fact["card"]] = fact["taker"], fact["kind"], at
            people = [fact["taker"], fact["giver"]]
            yield expected("advantage changed hands", round_, 50, people, [at])
        elif kind == "CardPlayed":
            self.held.pop(fact["card"], None)
            self.last_play[fact["on"]] = at, seat
        elif kind in ("VotedOut", "CastawayRemoved"):
            self.out[seat] = at
        elif kind == "CardLost":
            yield from self.lost(at, round_, fact)
        elif kind == "WinnerCrowned":
            for holder, _, since in self.held.values():
                yield expected("advantage held to the end", round_, 45, [holder], [since, at])
        elif words is not None:
            yield from self.said(round_, words)
        yield from self.effect(at, round_, fact)

    def lost(self, at: int, round_: int, fact: Fact) -> Iterator[Expected]:
        held = self.held.pop(fact["card"], None)
        if held is None or fact["why"] not in ("expired", "holder left"):
            return
        holder, kind, since = held
        if fact["why"] == "expired":
            yield expected("advantage expired", round_, 30, [holder], [since, at])
            return
        facts = [since, *self.told.get(holder, ()), self.out[holder], at]
        worth, fake = 65 if kind in self.saving else 40, fact["card"] in self.fakes
        yield expected("advantage taken home", round_, worth, [holder], facts, fake=fake)

    def said(self, round_: int, words: Words) -> Iterator[Expected]:
        cards = [act for act in words.acts if (act["act"], act.get("what")) == ("tell", "card")]
        if not any(act["about"] == words.seat for act in cards):
            return
        people = [words.seat, *(words.to or ())]
        mine = [since for holder, _, since in self.held.values() if holder == words.seat]
        if not mine:
            yield expected("idol bluff", round_, 45, people, [words.number])
            return
        if words.seat not in self.told:
            yield expected("secret shared", round_, 35, people, [mine[0], words.number])
        self.told.setdefault(words.seat, []).append(words.number)

    def effect(self, at: int, round_: int, fact: Fact) -> Iterator[Expected]:
        kind, seat = fact["fact"], fact.get("seat", "")
        if kind == "CardAskedFor":
            worth = 70 if fact["got"] else 40
            yield expected("knowledge is power", round_, worth, [seat, fact["on"]], [at])
        elif kind == "VoteLost" and fact["how"] in ("stolen", "blocked"):
            played, by = self.last_play[seat]
            yield expected(f"vote {fact['how']}", round_, 50, [by, seat], [played, at])
        elif kind == "VoteLeft":
            yield expected("safety without power", round_, 45, [seat], [at])
        elif kind == "LuckTried":
            hit = sum(fact["dice"]) >= fact["at_least"]
            yield expected("shot in the dark", round_, 75 if hit else 40, [seat], [at], hit=hit)
        elif kind == "JurorVetoed":
            people = [seat, fact["juror"], fact["instead"]]
            yield expected("jury veto", round_, 65, people, [at])
        elif kind == "TalkSpied":
            yield expected("overheard", round_, 40, [seat, *fact["seats"]], [at])


@dataclass
class Play:
    """A card that was played at a vote."""

    at: int
    seat: str
    on: str
    card: str
    early: bool
    worked: int = 0
    failed: int = 0
    why: str = ""


class Immunity:
    """Cards that were played to be immune, and what the count would have been."""

    def __init__(self) -> None:
        self.plays: list[Play] = []
        self.papers: list[tuple[int, str]] = []
        self.totals: dict[str, int] = {}
        self.counted = 0

    def take(self, at: int, round_: int, fact: Fact, words: Words | None) -> Iterator[Expected]:
        kind = fact["fact"]
        if kind == "VoteBegan":
            self.plays, self.papers, self.totals, self.counted = [], [], {}, 0
        elif kind == "BallotCast" and fact["step"] == "vote" and fact["name"]:
            self.papers.append((at, fact["name"]))
        elif kind == "VotesRecounted" or (kind == "VotesCounted" and fact["step"] == "vote"):
            self.counted, self.totals = at, fact["counts"]
        elif kind == "CardPlayed":
            early = not self.papers
            self.plays.append(Play(at, fact["seat"], fact["on"], fact["card"], early))
        elif kind == "ImmunityGiven" and fact["cause"] not in ("competition", "producers"):
            fresh = [one for one in self.plays if not one.worked and not one.failed]
            for play in [one for one in fresh if one.on in fact["seats"]][-1:]:
                play.worked = at
        elif kind == "CardCancelled" and fact["why"] in ("nullified", "fake"):
            for play in self.plays:
                if play.card == fact["card"]:
                    play.failed, play.why = at, fact["why"]
        elif kind in ("VotedOut", "NobodyVotedOut"):
            for play in self.plays:
                if play.on:
                    yield from self.judged(play, fact.get("seat", ""), at, round_)
            self.plays = []

    def judged(self, play: Play, out: str, at: int, round_: int) -> Iterator[Expected]:
        people = [play.seat, play.on]
        if play.failed:
            went = play.on == out
            name = "fake idol" if play.why == "fake" else "idol nullified"
            facts = [play.at, play.failed, *([at] if went else [])]
            yield expected(name, round_, 90 if went else 65, people, facts)
        elif play.worked and play.early:
            yield expected("idol before the vote", round_, 38, people, [play.at, play.worked])
        elif play.worked:
            void = [number for number, name in self.papers if name == play.on]
            most = max(self.totals.values(), default=0)
            facts = [play.at, play.worked, *void, self.counted, at]
            worth = 90 if len(void) > most else 80
            values = {"voided": len(void), "most": most}
            if not void:
                facts = [play.at, play.worked, *(number for number, _ in self.papers)]
                yield expected("idol wasted", round_, 50, people, facts)
            elif len(void) < most:
                yield expected("idol for a few", round_, 50, people, facts, **values)
            else:
                worth += 5 * (out == play.seat)
                yield expected("idol played right", round_, worth, people, facts, **values)


class Producers:
    """What producers do to people, dice, phases and decisions."""

    def __init__(self) -> None:
        self.back: dict[str, int] = {}
        self.dice: dict[str, int] = {}
        self.cancelled: dict[str, int] = {}

    def take(self, at: int, round_: int, fact: Fact, words: Words | None) -> Iterator[Expected]:
        yield from self.people(at, round_, fact)
        yield from self.phases(at, round_, fact)

    def people(self, at: int, round_: int, fact: Fact) -> Iterator[Expected]:
        kind, seat = fact["fact"], fact.get("seat", "")
        if kind in ("CastawayRemoved", "CastawayReturned"):
            if kind == "CastawayReturned":
                self.back[seat] = at
            what = "removed" if kind == "CastawayRemoved" else "returned"
            yield expected(HAND, round_, 80, [seat], [at], what=what)
        elif kind == "CastawayExiled":
            yield expected("exile", round_, 40, fact["seats"], [at])
        elif kind == "VotedOut" and seat in self.back:
            yield expected("second chance lost", round_, 60, [seat], [self.back.pop(seat), at])
        elif kind == "WinnerCrowned" and seat in self.back:
            yield expected("winner from outside", round_, 95, [seat], [self.back[seat], at])
        elif kind == "ImmunityGiven" and fact["cause"] == "producers":
            yield expected(HAND, round_, 60, fact["seats"], [at], what="immunity")
        elif kind == "TeamsFormed" and fact["why"] in ("producers", "card"):
            yield expected(HAND, round_, 45, [], [at], what="teams")
        elif kind == "TeamsFormed" and fact["why"] == "merge":
            left = sum(map(len, fact["teams"].values()))
            yield expected("merge", round_, 40, [], [at], left=left)
        elif kind == "JuryOrdered":
            yield expected(HAND, round_, 50, fact["seats"], [at], what="jury")
        elif kind == "OpportunityTaken":
            yield expected("offer taken", round_, 25, [seat], [at], price=fact["price"])
        elif kind == "DecisionRuled" and fact["kind"] in BALLOTS:
            if fact["verdict"] in ("veto", "replace"):
                yield expected(HAND, round_, 70, [seat], [at], what="overruled")
        elif kind == "AnsweredFor" and fact["kind"] in BALLOTS and fact["by"] == "producer":
            yield expected(HAND, round_, 70, [seat], [at], what="answered for")

    def phases(self, at: int, round_: int, fact: Fact) -> Iterator[Expected]:
        kind, phase = fact["fact"], fact.get("phase", "")
        worth = 55 if phase == "vote" else 30
        if kind == "FixedRollShown" and fact["roll"] == "competition":
            self.dice[fact["seat"]] = at
        elif kind == "FixedRollShown" and fact["roll"] == "survival":
            yield expected(HAND, round_, 65, [fact["seat"]], [at], what="fixed dice")
        elif kind == "CompetitionWon":
            for seat, shown in self.dice.items():
                yield expected(HAND, round_, 60, [seat], [shown, at], what="fixed dice")
            self.dice = {}
        elif kind == "PhaseOrdered":
            self.cancelled.pop(phase, None)
            if fact["what"] == "cancel":
                self.cancelled[phase] = at
        elif kind == "PhaseSkipped" and phase in self.cancelled and phase in PHASES:
            facts = [self.cancelled.pop(phase), at]
            yield expected(HAND, round_, worth, [], facts, what="called off")
        elif kind == "PhaseEnded" and fact["cancelled"] and phase in PHASES:
            yield expected(HAND, round_, worth, [], [at], what="broken off")
        elif kind == "PhaseBegan":
            self.dice = {}
            if fact["times"] > 1 and phase in PHASES:
                worth = 60 if phase == "vote" else 30
                yield expected(HAND, round_, worth, [], [at], what="repeated")
