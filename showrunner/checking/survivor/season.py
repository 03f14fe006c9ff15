"""The season as its facts have told it so far: what every book of the dice season looks at."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from showrunner.checking.books import Book, enters
from showrunner.checking.facts import CheckedFact
from showrunner.checking.parameters import InForce
from showrunner.checking.survivor.parameters import PARAMETERS


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


@dataclass
class Card:
    """DS-8: an advantage card, where it was planted and who holds it."""

    kind: str
    camp: str = ""
    holder: str = ""
    gone: bool = False

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
        self.round = 0
        self.phase = ""
        self.losing_team = ""
        self.announced: CheckedFact | None = None
        self.entered: dict[str, CheckedFact] = {}
        self.out: list[str] = []
        self.quiet_votes = 0
        self.chosen_jury: list[str] = []
        self.final: CheckedFact | None = None
        self.winner = ""

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

    # -- what the laws of talks ask ----------------------------------------------------------------

    def may_talk(self, seat: str) -> bool:
        """Whether somebody is in the game."""
        return self.of(seat).inside

    def circles(self) -> list[list[str]]:
        """DS-5.7: teams talk among themselves, or only the one that votes, or all with all."""
        teams = self.teams
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
            castaway.immune_by = []

    @enters("PhaseBegan")
    def _phase(self, fact: CheckedFact) -> None:
        """A competition that is held again takes the place of the first (DS-9.8)."""
        self.phase = fact["phase"]
        if fact["phase"] == "competition":
            self.losing_team, self.entered = "", {}
            for castaway in self.castaways.values():
                castaway.immune_by = [by for by in castaway.immune_by if by != "competition"]

    @enters("PhaseEnded", "PhaseSkipped")
    def _phase_over(self, fact: CheckedFact) -> None:
        self.phase = ""
        if fact["phase"] == "competition":
            self.announced = None

    @enters("CompetitionAnnounced")
    def _announced(self, fact: CheckedFact) -> None:
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
        card.holder, card.gone = fact["seat"], False

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
        self.out = [other for other in self.out if other != seat]

    @enters("CastawayReturned")
    def _returned(self, fact: CheckedFact) -> None:
        castaway = self.of(fact["seat"])
        castaway.inside, castaway.team = True, fact["team"]
        self.out = [other for other in self.out if other != fact["seat"]]

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
