"""DS-1 and DS-12.1: who is in the cast, in the game and out of it, and who may act."""

from __future__ import annotations

from collections.abc import Mapping

from showrunner.checking.books import Problem, Problems, enters, law
from showrunner.checking.facts import CheckedFact
from showrunner.checking.survivor.season import Season, SeasonBook

ACTORS: Mapping[str, str] = {
    "CompetitionEntered": "DS-3.1",
    "CompetitionRolled": "DS-3.3",
    "GatheringPlanned": "DS-4.2",
    "GatheringRolled": "DS-4.2",
    "GatheringSettled": "DS-4.3",
    "Gathered": "DS-4.4",
    "BonusRolled": "DS-4.5",
    "BonusSettled": "DS-4.5",
    "CardGained": "DS-8.5",
    "CardPlayed": "DS-8.5",
    "VoteLost": "DS-8.4",
    "VoteGained": "DS-8.4",
    "VoteLeft": "DS-8.4",
    "NullifierLaid": "DS-8.4",
    "LuckTried": "DS-8.4",
    "AdvantageGained": "DS-8.4",
    "SpyPosted": "DS-8.4",
    "TalkSpied": "DS-8.4",
    "PreferencesSet": "DS-5.1",
    "MessageSaid": "DS-5.5",
    "NoteTaken": "DS-5.4",
    "BallotCast": "DS-10.3",
}
"""What only those do who are in the game."""

TOUCHED = ("PointsChanged", "CountersChanged", "ImmunityGiven")
FINAL = ("FinalBegan", "WinnerDrawn", "WinnerCrowned", "SecretsRevealed")


class People(SeasonBook):
    """Who is who."""

    def __init__(self, season: Season) -> None:
        super().__init__(season)
        self.rolled: set[str] = set()
        self.started = False

    @law("DS-2.1", "AttributesRolled")
    def attributes_are_three_dice(self, fact: CheckedFact) -> Problems:
        """Attributes lie between 3 and 18, and are rolled once for each castaway."""
        for name in ("competition", "survival"):
            if not 3 <= fact[name] <= 18:
                yield Problem(f"{fact['seat']} has {name} {fact[name]}", "3 to 18")
        if not self.started and fact["seat"] in self.rolled:
            yield Problem(f"{fact['seat']} rolls attributes again", "once each")

    @law("DS-1.6", "TeamsFormed")
    def a_cast_is_complete(self, fact: CheckedFact) -> Problems:
        """A cast has 4 to 30 castaways, each with attributes, before the season starts."""
        cast = self.season.castaways
        if self.started:
            return
        if not 4 <= len(cast) <= 30:
            yield Problem(f"the cast has {len(cast)} castaways", "4 to 30")
        for seat in cast.keys() - self.rolled:
            yield Problem(f"{seat} has no attributes", "they are rolled at the start", "DS-2.1")

    @enters("AttributesRolled")
    def note_attributes(self, fact: CheckedFact) -> None:
        """They have theirs."""
        self.rolled.add(fact["seat"])

    @enters("TeamsFormed")
    def start(self, fact: CheckedFact) -> None:
        """The season has started."""
        self.started = True

    @law("DS-12.1", *ACTORS)
    def who_is_out_does_not_act(self, fact: CheckedFact) -> Problems:
        """Only castaways in the game compete, gather, talk, hold cards and vote."""
        if not self.season.of(fact["seat"]).inside:
            yield Problem(f"{fact['seat']} is out: {fact}", "not in the game", ACTORS[fact.kind])

    @law("DS-12.1", *TOUCHED)
    def who_is_out_gets_nothing(self, fact: CheckedFact) -> Problems:
        """Points, counters and immunity change for castaways in the game, each named once."""
        for seat in fact["seats"]:
            if not self.season.of(seat).inside:
                yield Problem(f"{seat} is out: {fact}", "not in the game")
        if len(set(fact["seats"])) < len(fact["seats"]):
            yield Problem(f"{fact}", "each castaway is named once", "DS-12.2")

    @law("DS-12.1", "VotedOut", "CastawayRemoved")
    def who_goes_was_in_the_game(self, fact: CheckedFact) -> Problems:
        """A castaway is out once for each time in the game, and never in the final."""
        if not self.season.of(fact["seat"]).inside:
            yield Problem(f"{fact['seat']} goes", "is out already")
        if self.season.final:
            yield Problem(f"{fact['seat']} goes in the final", "nobody does")

    @law("DS-1.3", "CastawayRemoved")
    def two_are_left(self, fact: CheckedFact) -> Problems:
        """Producers leave two in the game at least."""
        left = set(self.season.inside) - {fact["seat"]}
        if len(left) < 2:
            yield Problem(f"{len(left)} would be left", "two at least")

    @law("DS-1.9", "CastawayReturned")
    def who_returns_was_out(self, fact: CheckedFact) -> Problems:
        """Who is out may be returned into a team that there is, before the final."""
        if self.season.of(fact["seat"]).inside:
            yield Problem(f"{fact['seat']} returns", "is in the game")
        if fact["team"] not in self.season.food:
            yield Problem(f"{fact['seat']} returns to {fact['team']!r}", "there is no such team")
        if self.season.final:
            yield Problem(f"{fact['seat']} returns in the final", "nobody does")

    @law("DS-12.1", *ACTORS, *TOUCHED, *FINAL, "RoundBegan", "PhaseBegan")
    def nothing_is_played_after_the_end(self, fact: CheckedFact) -> Problems:
        """With the winner the season is over: nobody is crowned again, no game fact follows."""
        ended = self.season.winner
        if ended and fact.kind != "SecretsRevealed":
            yield Problem(f"{fact.kind} after the end", f"{ended} has won")
        if fact.kind == "SecretsRevealed" and not ended:
            yield Problem("secrets are revealed", "the season is not over", "DS-12.8")
        if fact.kind == "SecretsRevealed" and self.season.parameters["reveal"] == "never":
            yield Problem("secrets are revealed", "`reveal` is never", "DS-12.8")
