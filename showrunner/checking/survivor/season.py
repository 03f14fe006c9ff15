"""The season as its facts have told it so far: what every book of the dice season looks at."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from showrunner.checking.books import Book, enters
from showrunner.checking.facts import CheckedFact
from showrunner.checking.parameters import InForce
from showrunner.checking.survivor.deck import Kind, deck
from showrunner.checking.survivor.parameters import PARAMETERS


def permitted(size: int) -> bool:
    """DS-11.1: a jury is odd and not divisible by 3."""
    return size % 2 == 1 and size % 3 > 0


@dataclass
class Castaway:
    """DS-2: what one castaway has. `inside` is whether they are in the game."""

    inside: bool = False
    team: str = ""
    competition: int = 0
    survival: int = 0
    points: int = 0
    counters: int = 0
    immune_by: list[str] = field(default_factory=list)
    wins: int = 0
    results: int = 0
    exiled: bool = False


@dataclass
class Card:
    """DS-8: an advantage card, where it was planted and who holds it.

    `kind` is what it looks like, `truly` what it is where that is something else.
    """

    kind: str
    camp: str = ""
    holder: str = ""
    gone: bool = False
    truly: str = ""

    @property
    def waits(self) -> bool:
        """Whether it lies at its camp."""
        return bool(self.camp) and not self.holder and not self.gone


class Season(InForce):
    """The running totals. They are kept after all laws have looked at a fact."""

    talk_phase = "conversation"

    def __init__(self) -> None:
        super().__init__(PARAMETERS)
        self.castaways: dict[str, Castaway] = {}
        self.food: dict[str, int] = {}
        self.cards: dict[str, Card] = {}
        self.kinds = deck()
        self.shipped = list(self.kinds)
        self.votes_lost: list[str] = []
        self.votes_gained: list[str] = []
        self.left_vote: list[str] = []
        self.nullifiers: list[str] = []
        self.advantages: dict[str, int] = {}
        self.spies: list[tuple[str, str]] = []
        self.overheard: dict[str, list[str]] = {}
        self.vetoed: dict[str, str] = {}
        self.round = 0
        self.phase = ""
        self.losing_team = ""
        self.announced: CheckedFact | None = None
        self.announced_again: CheckedFact | None = None
        self.entered: dict[str, CheckedFact] = {}
        self.out: list[str] = []
        self.quiet_votes = 0
        self.chosen_jury: list[str] = []
        self.final: CheckedFact | None = None
        self.winner = ""
        self.fixed: dict[tuple[str, str], list[int]] = {}
        """The dice that a kind of roll of a castaway is to show (DS-9.8)."""
        self.offers: dict[tuple[str, str], dict[str, Any]] = {}
        """The terms of what was offered, by the offer's name and the castaway (DS-9.5)."""
        self.ordered: dict[str, Any] = {}

    # -- what books ask ----------------------------------------------------------------------------

    def of(self, seat: str) -> Castaway:
        """A castaway; for who is not in the cast, somebody with nothing."""
        return self.castaways.get(seat) or Castaway()

    @property
    def inside(self) -> list[str]:
        """Who is in the game."""
        return [seat for seat, castaway in self.castaways.items() if castaway.inside]

    def members(self, team: str) -> list[str]:
        """Who of a team is in the game."""
        return [seat for seat in self.inside if self.castaways[seat].team == team]

    @property
    def teams(self) -> dict[str, list[str]]:
        """The teams that somebody is in."""
        return {team: members for team in self.food if (members := self.members(team))}

    @property
    def here(self) -> list[str]:
        """Who is in the game and not in exile (DS-9.8)."""
        return [seat for seat in self.inside if not self.castaways[seat].exiled]

    @property
    def camps(self) -> dict[str, list[str]]:
        """The teams that somebody is in who is not in exile, with those."""
        here = self.here
        camps = {
            team: [seat for seat in members if seat in here] for team, members in self.teams.items()
        }
        return {team: members for team, members in camps.items() if members}

    def can_go(self, seat: str) -> bool:
        """DS-10.3: whether somebody can be voted for: in the game and not immune."""
        castaway = self.of(seat)
        return castaway.inside and not castaway.immune_by

    def votable(self, seats: Iterable[str]) -> list[str]:
        """Those of them who can be voted for, each once."""
        return [seat for seat in dict.fromkeys(seats) if self.can_go(seat)]

    def hand(self, seat: str) -> list[str]:
        """The cards that a castaway holds."""
        return [card for card, each in self.cards.items() if each.holder == seat]

    def waiting(self, team: str) -> list[str]:
        """The cards that lie at a camp, the oldest first."""
        return [card for card, each in self.cards.items() if each.waits and each.camp == team]

    def look(self, kind: str) -> str:
        """What a kind of card looks like to who holds it."""
        known = self.kinds.get(kind)
        return known.looks_like or kind if known else kind

    def expired(self, kind: str, round: int, left: int) -> bool:
        """DS-8.3: whether the time of a kind of card is over."""
        known = self.kinds.get(self.look(kind))
        return known is not None and known.over(round, left)

    @property
    def stock(self) -> list[str]:
        """DS-4.6: the kinds of card that camps are stocked from, less those that have expired."""
        stock, left = self.parameters["camp_deck"], len(self.inside)
        return [kind for kind in stock if not self.expired(kind, self.round, left)]

    @property
    def stocked(self) -> int:
        """DS-4.6: how many cards a camp gets."""
        return int(self.parameters["camp_advantages"]) if self.stock else 0

    def holders(self, kind: str, without: str = "") -> list[str]:
        """Who holds a card of this kind, that one aside."""
        cards = [each for name, each in self.cards.items() if name != without]
        return list({each.holder: 0 for each in cards if each.kind == kind and each.holder})

    def votes_of(self, seat: str, step: str) -> int:
        """How many ballots somebody casts in a step of the vote that is on."""
        if step != "vote":
            return 1
        return int(seat not in self.votes_lost) + self.votes_gained.count(seat)

    @property
    def jury_to_be(self) -> list[str]:
        """DS-11.1: the jury are those chosen, if all are out still; else the last voted out."""
        jury = list(self.chosen_jury)
        if not jury or any(self.of(seat).inside for seat in jury):
            most = min(self.parameters["jury_size"], len(self.out))
            size = max((size for size in range(most + 1) if permitted(size)), default=0)
            jury = self.out[len(self.out) - size :]
        for juror, instead in self.vetoed.items():
            jury = [instead if seat == juror else seat for seat in jury]
        return jury

    @property
    def next_juror(self) -> str:
        """DS-8.4: the last one out who has no seat, and lost none."""
        free = [s for s in self.out if s not in self.jury_to_be and s not in self.vetoed]
        return free[-1] if free else ""

    # -- what the laws of talks ask ----------------------------------------------------------------

    def may_talk(self, seat: str) -> bool:
        """Whether somebody is in the game."""
        return self.of(seat).inside

    def circles(self) -> list[list[str]]:
        """DS-5.7: teams talk among themselves, or only the one that votes, or all with all."""
        teams = self.camps
        if self.parameters["who_talks"] == "voting_team" and self.losing_team in teams:
            teams = {self.losing_team: teams[self.losing_team]}
        circles = list(teams.values())
        if self.parameters["cross_team_talk"]:
            return [[seat for circle in circles for seat in circle]]
        return circles

    def cut(self, ended: CheckedFact) -> bool:
        """Whether a phase was cancelled."""
        return bool(ended["cancelled"])

    # -- entries -----------------------------------------------------------------------------------

    @enters("CastawayIntroduced")
    def _introduced(self, fact: CheckedFact) -> None:
        points = self.parameters["starting_reward_points"]
        self.castaways[fact["seat"]] = Castaway(inside=True, points=points)

    @enters("AttributesRolled")
    def _attributes(self, fact: CheckedFact) -> None:
        castaway = self.of(fact["seat"])
        castaway.competition, castaway.survival = fact["competition"], fact["survival"]

    @enters("TeamsFormed")
    def _teams(self, fact: CheckedFact) -> None:
        self.food = dict(fact["food"])
        for team, seats in fact["teams"].items():
            for seat in seats:
                self.of(seat).team = team
        if self.losing_team not in fact["teams"]:
            self.losing_team = ""

    @enters("RoundBegan")
    def _round(self, fact: CheckedFact) -> None:
        self.round, self.losing_team = fact["round"], ""

    @enters("RoundEnded")
    def _round_ended(self, fact: CheckedFact) -> None:
        for castaway in self.castaways.values():
            castaway.immune_by, castaway.exiled = [], False

    @enters("PhaseBegan")
    def _phase(self, fact: CheckedFact) -> None:
        """A competition that is held again takes the place of the first (DS-9.8)."""
        self.phase = fact["phase"]
        if fact["phase"] == "competition":
            self.losing_team, self.entered = "", {}
            if fact["times"] > 1:
                self.announced = self.announced_again
            self.announced_again = None
            for castaway in self.castaways.values():
                castaway.immune_by = [by for by in castaway.immune_by if by != "competition"]

    @enters("PhaseEnded", "PhaseSkipped")
    def _phase_over(self, fact: CheckedFact) -> None:
        self.phase = ""
        if fact["phase"] == "competition":
            self.announced_again = self.announced_again or self.announced
            self.announced, self.advantages = None, {}

    @enters("CompetitionAnnounced")
    def _announced(self, fact: CheckedFact) -> None:
        if self.phase == "competition":
            self.announced_again = fact
        else:
            self.announced = fact

    @enters("CompetitionEntered")
    def _entered(self, fact: CheckedFact) -> None:
        self.entered[fact["seat"]] = fact

    @enters("CompetitionResults")
    def _results(self, fact: CheckedFact) -> None:
        for seat, result in fact["results"].items() if not fact["reroll"] else ():
            self.of(seat).results += result

    @enters("CompetitionWon")
    def _won(self, fact: CheckedFact) -> None:
        self.losing_team = fact["loser"]
        for seat in fact["winners"]:
            self.of(seat).wins += 1

    @enters("PointsChanged")
    def _points(self, fact: CheckedFact) -> None:
        for seat in fact["seats"]:
            self.of(seat).points += fact["amount"]

    @enters("CountersChanged")
    def _counters(self, fact: CheckedFact) -> None:
        for seat in fact["seats"]:
            castaway = self.of(seat)
            castaway.counters = max(0, castaway.counters + fact["amount"])

    @enters("FoodChanged")
    def _food(self, fact: CheckedFact) -> None:
        if fact["team"] in self.food:
            self.food[fact["team"]] += fact["amount"]

    @enters("ImmunityGiven")
    def _immunity(self, fact: CheckedFact) -> None:
        for seat in fact["seats"]:
            self.of(seat).immune_by.append(fact["cause"])

    @enters("CardPlanted")
    def _planted(self, fact: CheckedFact) -> None:
        self.cards[fact["card"]] = Card(fact["kind"], fact["team"])

    @enters("CardTaken")
    def _taken(self, fact: CheckedFact) -> None:
        if fact["planted"] in self.cards:
            self.cards[fact["card"]] = self.cards.pop(fact["planted"])

    @enters("CardGained")
    def _gained(self, fact: CheckedFact) -> None:
        card = self.cards.setdefault(fact["card"], Card(fact["kind"]))
        card.kind, card.holder, card.gone = fact["kind"], fact["seat"], False

    @enters("CardForged")
    def _forged(self, fact: CheckedFact) -> None:
        if fact["card"] in self.cards:
            self.cards[fact["card"]].truly = fact["kind"]

    @enters("CardTransferred")
    def _transferred(self, fact: CheckedFact) -> None:
        if fact["card"] in self.cards:
            self.cards[fact["card"]].holder = fact["taker"]

    @enters("CardDefined")
    def _defined(self, fact: CheckedFact) -> None:
        self.kinds.setdefault(fact["kind"], Kind(fact["card"]))

    @enters("VoteBegan")
    def _vote_began(self, fact: CheckedFact) -> None:
        self.votes_lost, self.votes_gained = [], []
        self.left_vote, self.nullifiers = [], []

    @enters("VoteLost")
    def _vote_lost(self, fact: CheckedFact) -> None:
        self.votes_lost.append(fact["seat"])

    @enters("VoteGained")
    def _vote_gained(self, fact: CheckedFact) -> None:
        self.votes_gained.append(fact["seat"])

    @enters("VoteLeft")
    def _vote_left(self, fact: CheckedFact) -> None:
        self.left_vote.append(fact["seat"])

    @enters("NullifierLaid")
    def _nullifier(self, fact: CheckedFact) -> None:
        self.nullifiers.append(fact["on"])

    @enters("CardCancelled")
    def _cancelled(self, fact: CheckedFact) -> None:
        if fact["why"] == "nullified" and fact["on"] in self.nullifiers:
            self.nullifiers.remove(fact["on"])

    @enters("AdvantageGained")
    def _advantage(self, fact: CheckedFact) -> None:
        had = self.advantages.get(fact["seat"], 0)
        self.advantages[fact["seat"]] = had + fact["amount"]

    @enters("SpyPosted")
    def _posted(self, fact: CheckedFact) -> None:
        self.spies.append((fact["seat"], fact["on"]))

    @enters("TalkSpied")
    def _spied(self, fact: CheckedFact) -> None:
        if (fact["seat"], fact["on"]) in self.spies:
            self.spies.remove((fact["seat"], fact["on"]))
        self.overheard.setdefault(fact["talk"], []).append(fact["seat"])

    @enters("TalkEnded")
    def _talk_ended(self, fact: CheckedFact) -> None:
        self.overheard.pop(fact["talk"], None)

    @enters("JurorVetoed")
    def _vetoed(self, fact: CheckedFact) -> None:
        self.vetoed[fact["juror"]] = fact["instead"]

    @enters("CardPlayed", "CardLost")
    def _card_gone(self, fact: CheckedFact) -> None:
        if fact["card"] in self.cards:
            card = self.cards[fact["card"]]
            card.holder, card.gone = "", True

    @enters("VotedOut")
    def _voted_out(self, fact: CheckedFact) -> None:
        self._leaves(fact["seat"])
        self.out.append(fact["seat"])
        self.quiet_votes = 0

    @enters("NobodyVotedOut")
    def _nobody(self, fact: CheckedFact) -> None:
        self.quiet_votes += 1

    @enters("CastawayRemoved")
    def _removed(self, fact: CheckedFact) -> None:
        self._leaves(fact["seat"])

    def _leaves(self, seat: str) -> None:
        self.of(seat).inside = False
        self.of(seat).immune_by = []
        self.of(seat).exiled = False
        self.fixed = {key: dice for key, dice in self.fixed.items() if key[1] != seat}
        self.out = [other for other in self.out if other != seat]

    @enters("CastawayReturned")
    def _returned(self, fact: CheckedFact) -> None:
        castaway = self.of(fact["seat"])
        castaway.inside, castaway.team = True, fact["team"]
        self.out = [other for other in self.out if other != fact["seat"]]

    @enters("CastawayExiled")
    def _exiled(self, fact: CheckedFact) -> None:
        for seat in fact["seats"]:
            self.of(seat).exiled = True

    @enters("RollFixed")
    def _fixed(self, fact: CheckedFact) -> None:
        self.fixed[fact["roll"], fact["seat"]] = fact["dice"]

    @enters("FixedRollShown")
    def _fixed_shown(self, fact: CheckedFact) -> None:
        self.fixed.pop((fact["roll"], fact["seat"]), None)

    @enters("OrderTaken")
    def _ordered(self, fact: CheckedFact) -> None:
        self.ordered = fact["terms"]

    @enters("OpportunityOpened")
    def _opened(self, fact: CheckedFact) -> None:
        for seat, offer in fact["offers"].items():
            self.offers[offer, seat] = self.ordered

    @enters("JuryOrdered")
    def _jury(self, fact: CheckedFact) -> None:
        self.chosen_jury = fact["seats"]

    @enters("FinalBegan")
    def _final(self, fact: CheckedFact) -> None:
        self.final = fact

    @enters("WinnerCrowned")
    def _crowned(self, fact: CheckedFact) -> None:
        self.winner = fact["seat"]


class SeasonBook(Book):
    """A book of the dice season."""

    def __init__(self, season: Season) -> None:
        self.season = season
