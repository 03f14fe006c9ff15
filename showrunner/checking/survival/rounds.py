"""SV-5, SV-6: a round is a night, a dawn and a Conference; who is in it, and in which order."""

from __future__ import annotations

from showrunner.checking.books import Problem, Problems, enters, law
from showrunner.checking.facts import CheckedFact
from showrunner.checking.survival.season import Season, SeasonBook
from showrunner.checking.survival.winning import decided

AFTER = {
    "RoundBegan": ("", "RoundEnded"),
    "NightBegan": ("RoundBegan",),
    "DawnBroke": ("NightBegan",),
    "ConferenceBegan": ("DawnBroke",),
    "ConferenceEnded": ("ConferenceBegan",),
    "RoundEnded": ("ConferenceEnded",),
}
"""What comes after what."""
STEPS = ("RoundBegan", "NightBegan", "ConferenceBegan", "VoteBegan")
"""Where a batch before it is closed, and what it left to decide is decided."""
LATER_STEPS = ("revote", "verdict")
"""The steps of a vote that has begun."""
ACTS = (
    *("RoundBegan", "NightBegan", "DawnBroke", "ConferenceBegan", "VoteBegan", "BallotCast"),
    *("Spoke", "Eliminated", "SpotlightGiven", "PolarDecided", "GmoChose", "BecameMemory"),
    *("ConferenceEnded", "RoundEnded", "SeasonWon", "EliminationImpossible", "RoleDealt"),
)
"""What only happens while nobody has won."""
SILENT = ("Spoke", "BallotCast", "SpotlightNominated", "SpotlightVoted", "EvilNominated")
NIGHT_ACTS = (
    *("EvilWatched", "PeekChosen", "EvilNominated", "RangerProtected", "EngineerActed"),
    *("ScientistAsked", "AgencySummoned"),
)


class Rounds(SeasonBook):
    """One step after the other."""

    def __init__(self, season: Season) -> None:
        super().__init__(season)
        self.last = ""

    @law("SV-5.1", *AFTER)
    def night_dawn_and_conference_follow(self, fact: CheckedFact) -> Problems:
        """Each round is a night, a dawn and a Conference, in this order."""
        right = self.season.round + (fact.kind == "RoundBegan")
        if self.last not in AFTER[fact.kind]:
            yield Problem(f"{fact.kind} comes after {self.last or 'the deal'}", "out of its order")
        if fact["round"] != right:
            yield Problem(f"{fact.kind} of round {fact['round']}", f"it is round {right}")

    @law("SV-4.25", "RoundBegan")
    def a_round_begins_with_the_living(self, fact: CheckedFact) -> Problems:
        """A round begins with everybody who lives; who was eliminated never comes back."""
        if fact["living"] != self.season.living:
            yield Problem(f"living are {fact['living']}", f"it is {self.season.living}")

    @law("SV-6.1", "ConferenceBegan")
    def who_confers(self, fact: CheckedFact) -> Problems:
        """All the living take part in a Conference, but those in Nairobi."""
        if fact["participants"] != self.season.participants:
            right = f"it is {self.season.participants}"
            yield Problem(f"participants are {fact['participants']}", right)

    @law("SV-8.4", "RoundBegan")
    def rounds_are_limited(self, fact: CheckedFact) -> Problems:
        """There are so many rounds at most."""
        most = max(self.season.since("max_rounds"))
        if fact["round"] > most:
            yield Problem(f"round {fact['round']}", f"{most} at most")

    @law("SV-5.17", *STEPS)
    def nothing_goes_on_when_somebody_has_won(self, fact: CheckedFact) -> Problems:
        """When a batch is closed and somebody has won the season goes no further.

        A vote that has begun is finished, whatever its producers change meanwhile.
        """
        if fact.kind == "VoteBegan" and fact["step"] in LATER_STEPS:
            return
        if (verdict := decided(self.season)) is not None:
            yield Problem(f"{fact.kind}", f"{verdict.winner} has won by {verdict.rule}")

    @law("SV-8.1", *ACTS)
    def nothing_happens_after_the_end(self, fact: CheckedFact) -> Problems:
        """A season is won once, and nothing is played after it."""
        if self.season.won:
            yield Problem(f"{fact}", "the season is won")

    @law("SV-7.1", *STEPS)
    def removals_come_at_their_window(self, fact: CheckedFact) -> Problems:
        """Whom producers remove is gone before the next step."""
        late = [seat for seat in self.season.removals if self.season.of(seat).alive]
        if late:
            yield Problem(f"{fact.kind}", f"{late} are to be removed first")

    @law("SV-2.4", *STEPS)
    def the_spotlight_is_handed_on(self, fact: CheckedFact) -> Problems:
        """An eliminated holder hands the Spotlight on before the next step."""
        holder = self.season.spotlight
        if holder and not self.season.of(holder).alive:
            yield Problem(f"{fact.kind}", f"{holder} has yet to hand the Spotlight on")

    @law("SV-4.14", *STEPS)
    def the_polar_bear_decides(self, fact: CheckedFact) -> Problems:
        """An eliminated Polar Bear has decided before the next step."""
        bear = self.season.holding("polar_bear")
        if bear in self.season.eliminated and self.season.polar is None:
            yield Problem(f"{fact.kind}", f"{bear} has yet to decide")

    @law("SV-4.25", "ConferenceBegan")
    def memories_take_their_place(self, fact: CheckedFact) -> Problems:
        """Memories who see all have taken their place before a Conference."""
        unseated = [seat for seat in self.season.memories if seat not in self.season.seated]
        if unseated and all(self.season.since("memories_see_all")):
            yield Problem(f"{fact.kind}", f"{unseated} have yet to take their place")

    @law("SV-4.25", *SILENT)
    def memories_are_silent(self, fact: CheckedFact) -> Problems:
        """A Memory neither speaks to the living nor votes nor names anybody."""
        if not self.season.of(fact["seat"]).alive:
            yield Problem(f"{fact}", f"{fact['seat']} is a Memory")

    @law("SV-5.1", *NIGHT_ACTS)
    def the_night_has_its_acts(self, fact: CheckedFact) -> Problems:
        """Roles act at night alone."""
        if self.season.phase != "night":
            yield Problem(f"{fact}", "at night")

    @enters(*AFTER)
    def go_on(self, fact: CheckedFact) -> None:
        """The next step."""
        self.last = fact.kind
