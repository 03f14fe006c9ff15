"""The cast, the teams, and the headings of episodes and phases."""

from __future__ import annotations

from showrunner.formats.chapters import narrated, produced, secret, tells
from showrunner.formats.facts import Fact
from showrunner.formats.frame import CastChapter, RoundsChapter
from showrunner.formats.narration import Line, Tone
from showrunner.formats.survivor import facts
from showrunner.formats.survivor.narration.chapter import Desk
from showrunner.formats.survivor.sheet import SurvivorSheet
from showrunner.formats.wording import (
    capital,
    count,
    listed,
    number,
    possessive,
)

PHASES = {"conversation": "Conversations"}
"""The titles of phases that are not just their name."""
PHASE_NOUNS = {"camp": "camp phase", "conversation": "conversations"}


class SurvivorRoundsChapter(CastChapter[SurvivorSheet], RoundsChapter[SurvivorSheet]):
    """Tells the cast and its teams, and opens episodes and phases."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self._attributes: list[facts.AttributesRolled] = []
        self._teams_before: list[str] = []

    def notice(self, fact: Fact) -> list[Line]:
        """Record the teams before they change."""
        if isinstance(fact, facts.TeamsFormed):
            self._teams_before = list(self.sheet.teams) if self.sheet.teams_formed else []
        return []

    @tells(facts.AttributesRolled)
    def _rolled(self, fact: facts.AttributesRolled) -> list[Line]:
        if not self.sheet.teams_formed:
            self._attributes.append(fact)
            return []
        return [secret(f"The producers change {self._attributes_of(fact)}.")]

    def _attributes_of(self, fact: facts.AttributesRolled) -> str:
        name = possessive(self.desk.name(fact.seat))
        return f"{name} attributes: {fact.competition} in competition, {fact.survival} in survival"

    # -- teams -------------------------------------------------------------------------------------

    @tells(facts.TeamsFormed)
    def _teams(self, fact: facts.TeamsFormed) -> list[Line]:
        match fact.why:
            case "start":
                return [*self._first_teams(fact), *self._attribute_lines()]
            case "merge":
                return self._merged(fact)
            case "producers":
                return [produced("The producers change the teams."), *self._team_items(fact)]
            case "empty":
                return self._dissolved(fact)
            case "card":
                opening = narrated("Everybody is dealt anew into the teams.")
                return [opening, *self._team_items(fact)]

    def _first_teams(self, fact: facts.TeamsFormed) -> list[Line]:
        if len(fact.teams) > 1:
            opening = f"The castaways start in {count(len(fact.teams), 'team')}."
            return [narrated(opening), *self._team_items(fact)]
        team, members = next(iter(fact.teams.items()))
        food = fact.food[team]
        return [
            narrated(f"All {number(len(members))} start as one team, {team}, with {food} food.")
        ]

    def _team_items(self, fact: facts.TeamsFormed) -> list[Line]:
        return [
            Line(Tone.ITEM, f"{team}: {self.desk.those(members)}; {fact.food[team]} food.")
            for team, members in fact.teams.items()
        ]

    def _merged(self, fact: facts.TeamsFormed) -> list[Line]:
        team, members = next(iter(fact.teams.items()))
        before = listed(self._teams_before)
        text = f"{before} become one team, {team}: {self.desk.those(members)}."
        stores = f"Together they have {fact.food[team]} food."
        return [Line(Tone.RESULT, text), narrated(stores)]

    def _dissolved(self, fact: facts.TeamsFormed) -> list[Line]:
        gone = listed([team for team in self._teams_before if team not in fact.teams])
        text = f"Nobody is left at the {gone} camp, and its food is shared out."
        return [Line(Tone.RESULT, text), *self._team_items(fact)]

    def _attribute_lines(self) -> list[Line]:
        rolled, self._attributes = self._attributes, []
        if not rolled:
            return []
        if not self.desk.sees_all:
            return [secret(f"{self._attributes_of(fact)}.") for fact in rolled]
        each = ", ".join(
            f"{self.desk.name(fact.seat)} {fact.competition}/{fact.survival}" for fact in rolled
        )
        return [secret(f"Attributes (competition/survival): {each}.")]

    # -- episodes and phases -----------------------------------------------------------------------

    @tells(facts.RoundBegan)
    def _round_of(self, fact: facts.RoundBegan) -> list[Line]:
        left = capital(number(len(fact.castaways)))
        title = f"{left} left" if fact.round > 1 else f"{left} castaways"
        episode = Line(Tone.EPISODE, f"Episode {fact.round} — {title}")
        return [episode, *self._standings()] if fact.round > 1 else [episode]

    def _standings(self) -> list[Line]:
        """The food of each team at the beginning of a round."""
        teams = self.sheet.teams
        held = [
            (team, number(len(members)), self.sheet.food[team]) for team, members in teams.items()
        ]
        if len(held) == 1:
            team, size, food = held[0]
            text = self.desk.vary(
                "standing",
                f"{team} has {food} food for {size}.",
                f"{capital(size)} castaways share {food} food.",
                f"In store for the {size} of {team}: {food} food.",
            )
            return [narrated(text)]
        each = "; ".join(f"{team}, {size} strong, has {food} food" for team, size, food in held)
        return [narrated(f"{each}.")]

    @tells(facts.PhaseBegan)
    def _phase_of(self, fact: facts.PhaseBegan) -> list[Line]:
        title = PHASES.get(fact.phase, capital(fact.phase))
        return [Line(Tone.PHASE, title if fact.times == 1 else f"{title}, once more")]

    @tells(facts.PhaseEnded)
    def _phase_ended(self, fact: facts.PhaseEnded) -> list[Line]:
        if not fact.cancelled:
            return []
        return [produced(f"The producers stop the {PHASE_NOUNS.get(fact.phase, fact.phase)} here.")]

    @tells(facts.PhaseSkipped)
    def _skipped(self, fact: facts.PhaseSkipped) -> list[Line]:
        phase = PHASE_NOUNS.get(fact.phase, fact.phase)
        return [
            Line(Tone.PHASE, PHASES.get(fact.phase, capital(fact.phase))),
            produced(f"The producers call off this round’s {phase}."),
        ]
