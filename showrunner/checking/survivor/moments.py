"""DS-8.3, DS-10.2, DS-10.4: when a card may be played, and on what."""

from __future__ import annotations

from showrunner.checking.books import Problem, Problems, enters, law
from showrunner.checking.facts import CheckedFact
from showrunner.checking.survivor.season import Season, SeasonBook
from showrunner.checking.survivor.vote import Vote


class Moments(SeasonBook):
    """Where in a round the season is, as far as cards go."""

    def __init__(self, season: Season, vote: Vote) -> None:
        super().__init__(season)
        self.vote = vote
        self.over = False

    @property
    def now(self) -> list[str]:
        """The moments that it may be."""
        if self.season.phase == "vote":
            return self._at_the_vote()
        if not self.season.phase:
            return ["when the jury is formed"] if self.season.round else []
        first = {
            "competition": "before the competition",
            "camp": "at camp",
            "conversation": "before the conversations",
        }
        return [] if self.over else [first[self.season.phase]]

    def _at_the_vote(self) -> list[str]:
        if self.vote.decided or self.vote.tied:
            return []
        if "vote" in self.vote.counted:
            return ["after the reading"]
        if self.vote.closed:
            return []
        return ["after the votes"] if self.vote.ballots else ["before the votes", "after the votes"]

    @law("DS-10.4", "CardPlayed")
    def a_card_is_played_at_its_moment(self, fact: CheckedFact) -> Problems:
        """A card is played at one of its moments, where cards may be played then."""
        kind = self.season.kinds.get(fact["kind"])
        may = self.season.parameters["card_moments"]
        playable = [m for m in kind.playable if m in may] if kind else []
        if not set(playable) & set(self.now):
            now = " or ".join(self.now) or "none"
            yield Problem(f"{fact}", f"the moment is {now}, and it is for {playable}")

    @law("DS-10.4", "CardPlayed")
    def a_card_is_played_on_what_it_is_for(self, fact: CheckedFact) -> Problems:
        """A card is played by somebody present, on somebody present, on nobody, or on a juror."""
        seat, on, kind = fact["seat"], fact["on"], self.season.kinds.get(fact["kind"])
        present = self._present(seat)
        if seat not in present:
            yield Problem(f"{fact}", f"present are {present}")
        if kind is None:
            return
        may: dict[str, list[str]] = {
            "nobody": [""],
            "oneself": [seat],
            "anybody present": present,
            "another present": [other for other in present if other != seat],
            "a card of another": [other for other in present if other != seat],
            "a juror": self.season.out,
        }
        if not any(on in may[power.on] for power in kind.powers):
            yield Problem(f"{fact}", f"it is for {[power.on for power in kind.powers]}")

    def _present(self, seat: str) -> list[str]:
        """Who is where this castaway is, or would be but for exile (DS-9.8)."""
        match self.season.phase:
            case "vote":
                return self.vote.came
            case "camp" | "conversation":
                return self.season.camps.get(self.season.of(seat).team, [])
            case "competition":
                return self.season.here
        return self.season.inside

    @enters("PhaseBegan")
    def begin(self, fact: CheckedFact) -> None:
        """A phase has begun, and nothing of it has happened."""
        self.over = False

    @enters("CompetitionEntered", "CampFed", "CampHungry", "PreferencesSet")
    def act(self, fact: CheckedFact) -> None:
        """Something of the phase has happened."""
        self.over = True
