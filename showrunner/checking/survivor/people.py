"""DS-12.1: each castaway is either in the game, and then in one team, or out of it."""

from __future__ import annotations

from dataclasses import dataclass

from showrunner.checking.facts import CheckedFact
from showrunner.checking.laws import Book, Mismatch, Mismatches, on

ACTS = (
    *("CompetitionEntered", "CompetitionRolled", "GatheringPlanned", "GatheringRolled"),
    *("GatheringSettled", "Gathered", "BonusRolled", "BonusSettled", "CardGained", "CardPlayed"),
    *("VoteLost", "VoteGained", "VoteLeft", "NullifierLaid", "LuckTried", "AdvantageGained"),
    *("SpyPosted", "TalkSpied", "PreferencesSet", "MessageSaid", "NoteTaken", "BallotCast"),
)
"""The facts about acts that only castaways in the game can do."""
TOUCHED = ("PointsChanged", "CountersChanged", "ImmunityGiven")
"""The facts about things that only castaways in the game can get."""


@dataclass
class TrackedCastaway:
    """Whether a castaway is in the game, in which team, and whether in exile."""

    inside: bool = False
    team: str = ""
    exiled: bool = False


class People(Book):
    """The castaways' states. It is the last book, so the others see the state before a fact."""

    def __init__(self) -> None:
        self.cast: dict[str, TrackedCastaway] = {}
        self._final: list[str] = []
        self._winner = ""

    def of(self, seat: str) -> TrackedCastaway:
        """A castaway; for a seat not in the cast, a placeholder who is not in the game."""
        return self.cast.get(seat, TrackedCastaway())

    def is_inside(self, seat: str) -> bool:
        """Whether a castaway is in the game."""
        return self.of(seat).inside

    @property
    def inside(self) -> list[str]:
        """The seats that are in the game."""
        return [seat for seat, castaway in self.cast.items() if castaway.inside]

    def members(self, team: str) -> list[str]:
        """The seats that are in the game and in this team."""
        return [seat for seat in self.inside if self.cast[seat].team == team]

    @on("CastawayIntroduced")
    def introduce(self, fact: CheckedFact) -> None:
        """Everybody in the cast is in the game at the start."""
        self.cast[fact["seat"]] = TrackedCastaway(inside=True)

    @on(*ACTS, *TOUCHED)
    def only_those_inside_act(self, fact: CheckedFact) -> Mismatches:
        """DS-12.1: Castaways who are out do not act in the game and get nothing."""
        seats = fact.fields.get("seats") if fact.kind in TOUCHED else [fact["seat"]]
        for seat in seats or ():
            if not self.of(seat).inside:
                yield Mismatch(f"{seat} is out: {fact}", "castaways in the game")
        if self._winner:
            yield Mismatch(f"{fact}", f"the season is over: {self._winner} has won")

    @on("TeamsFormed")
    def teams(self, fact: CheckedFact) -> Mismatches:
        """DS-1.7: Everybody in the game is in exactly one team, and nobody else is in one."""
        placed = sorted(seat for seats in fact["teams"].values() for seat in seats)
        if placed != sorted(self.inside):
            yield Mismatch(f"in the teams are {placed}", f"in the game are {self.inside}")
        for team, seats in fact["teams"].items():
            for seat in seats:
                self.of(seat).team = team

    @on("RoundBegan")
    def round_begins(self, fact: CheckedFact) -> Mismatches:
        """DS-1.8: A round begins with everybody in the game, and before the final."""
        if sorted(fact["castaways"]) != sorted(self.inside) or self._final:
            yield Mismatch(f"it begins with {fact['castaways']}", f"in are {self.inside}")

    @on("VotedOut", "CastawayRemoved")
    def leaves(self, fact: CheckedFact) -> Mismatches:
        """DS-12.1: Only a castaway in the game leaves it, and never in the final."""
        castaway = self.of(fact["seat"])
        if not castaway.inside or self._final:
            yield Mismatch(f"{fact['seat']} goes", f"in are {self.inside}, finalists {self._final}")
        castaway.inside = castaway.exiled = False

    @on("CastawayReturned")
    def returns(self, fact: CheckedFact) -> Mismatches:
        """DS-1.9: Only a castaway who is out returns, and before the final."""
        castaway = self.of(fact["seat"])
        if castaway.inside or self._final:
            yield Mismatch(f"{fact['seat']} returns", f"in are {self.inside}")
        castaway.inside, castaway.team = True, fact["team"]

    @on("CastawayExiled", "RoundEnded")
    def exile(self, fact: CheckedFact) -> None:
        """Exile lasts until the round ends."""
        for seat in fact.fields.get("seats", self.cast):
            self.of(seat).exiled = fact.kind == "CastawayExiled"

    @on("FinalBegan")
    def final(self, fact: CheckedFact) -> Mismatches:
        """DS-12.1: The finalists are all castaways in the game; jurors are out, and named once."""
        if sorted(fact["finalists"]) != sorted(self.inside) or self._final:
            yield Mismatch(f"the finalists are {fact['finalists']}", f"in are {self.inside}")
        jury = fact["jury"]
        if len(set(jury)) < len(jury) or set(jury) & set(self.inside):
            yield Mismatch(f"the jury are {jury}", f"not in the game, each once: {self.inside}")
        self._final = fact["finalists"]

    @on("WinnerCrowned")
    def crowned(self, fact: CheckedFact) -> Mismatches:
        """DS-12.1: There is exactly one winner, who is a finalist."""
        if self._winner or fact["seat"] not in self._final:
            yield Mismatch(f"{fact['seat']} wins", f"one of {self._final}, once")
        self._winner = fact["seat"]

    @on("SecretsRevealed")
    def revealed(self, fact: CheckedFact) -> Mismatches:
        """DS-12.8: Secrets are revealed when the season is over."""
        if not self._winner:
            yield Mismatch("secrets are revealed", "the season is not over")
