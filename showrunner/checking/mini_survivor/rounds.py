"""MS-2: rounds, their phases in order, and how many are left after each."""

from __future__ import annotations

from showrunner.checking.books import END, Problem, Problems, enters, law
from showrunner.checking.facts import CheckedFact
from showrunner.checking.mini_survivor.season import Season, SeasonBook

PHASES = ("talk", "submission", "assassination", "voting", "movement")
MOMENTS = {"assassination": 2, "voting": 4}
"""MS-8.3: when in a round the segments are."""
LEFT_OUT = ("talk", "assassination")
"""What producers can have left out."""


class Rounds(SeasonBook):
    """One round after the other."""

    def __init__(self, season: Season) -> None:
        super().__init__(season)
        self.on = False
        self.played = 0
        self.crowded = False

    @law("MS-2.1", "RoundBegan")
    def a_round_begins_with_the_board(self, fact: CheckedFact) -> Problems:
        """Rounds are counted from 1; each begins with who stands where, as it was shown last."""
        season = self.season
        if fact["round"] != season.round + 1 or self.on:
            yield Problem(f"round {fact['round']} begins", f"round {season.round} was last")
        if fact["tribes"] != season.tribes or fact["outcasts"] != season.outcasts:
            right = f"{season.tribes}, Outcasts {season.outcasts}"
            yield Problem(f"{fact['tribes']}, Outcasts {fact['outcasts']}", right)
        if fact["alive"] != len(season.living):
            yield Problem(f"{fact['alive']} alive", f"{len(season.living)} are")

    @law("MS-8.1", "RoundBegan")
    def no_round_after_the_end(self, fact: CheckedFact) -> Problems:
        """No round begins when the match has ended, or so many rounds were played."""
        if self.season.ended or fact["round"] > max(self.season.since("max_rounds")):
            yield Problem(f"round {fact['round']} begins", "the match is over")

    @law("MS-2.3", "PhaseBegan", "PhaseSkipped")
    def phases_come_in_their_order(self, fact: CheckedFact) -> Problems:
        """Talk, submission, Assassination, Voting, Movement: each once, none within another."""
        season = self.season
        if fact["round"] != season.round or not self.on or season.phase:
            yield Problem(f"{fact}", f"round {season.round}, {season.phase or 'no phase'} on")
        expected = (*PHASES, "the end of the round")[self.played]
        if fact["phase"] != expected:
            yield Problem(f"{fact['phase']} comes", f"{expected} is next")
        ordered = f"no_{fact['phase']}" in season.twists
        if ordered != (fact.kind == "PhaseSkipped"):
            right = "producers have left it out" if ordered else "nobody has left it out"
            yield Problem(f"{fact}", right, "DS-9.8")

    @law("MS-2.3", "PhaseEnded")
    def a_phase_ends_once(self, fact: CheckedFact) -> Problems:
        """A phase ends that had begun."""
        if (fact["phase"], fact["round"]) != (self.season.phase, self.season.round):
            yield Problem(f"{fact}", f"{self.season.phase or 'no phase'} is on")

    @law("MS-2.3", "RoundEnded")
    def a_round_ends_after_its_phases(self, fact: CheckedFact) -> Problems:
        """A round ends when all its phases are over, and says truly who is left."""
        season = self.season
        alive = len(season.living)
        if not self.on or season.phase or self.played < len(PHASES):
            yield Problem(f"round {fact['round']} ends", "after its last phase")
        if fact["round"] != season.round:
            yield Problem(f"round {fact['round']} ends", f"it is round {season.round}")
        quiet = alive == sum(season.opening.values())
        if (fact["alive"], fact["quiet"]) != (alive, quiet):
            yield Problem(f"{fact}", f"{alive} are alive, quiet={quiet}")

    @law("MS-4.6", "RoundEnded")
    def a_tribe_of_three_costs_somebody(self, fact: CheckedFact) -> Problems:
        """A round that begins with a tribe of three or more does not end without a loss."""
        if fact["quiet"] and self.crowded:
            yield Problem("nobody is lost", "it began with a tribe of three")

    @law("MS-6.6", "RoundEnded")
    def nobody_is_nearly_alone(self, fact: CheckedFact) -> Problems:
        """After Movement nobody stands in a tribe of so few that they are cast out."""
        few = min(self.season.since("movement_outcast_threshold"))
        for tribe, members in self.season.tribes.items():
            if 0 < len(members) <= few:
                yield Problem(f"{members} stand in {tribe}", f"{few} or fewer are cast out")

    @law("MS-6.7", "RoundEnded")
    def nobody_is_an_outcast_for_ever(self, fact: CheckedFact) -> Problems:
        """An Outcast moves in the next round, or is cast out anew."""
        for one in self.season.outcasts:
            if self.season.piece(one).since < self.season.round:
                yield Problem(f"{one} is still an Outcast", "it had to move in this round")

    @law("MS-2.4", "SurvivorsFell")
    def who_falls_was_alive_and_its_owner_is_told(self, fact: CheckedFact) -> Problems:
        """Survivors fall once; told are the tribe that they stood in and their owners."""
        for number, owner in fact["owners"].items():
            piece = self.season.piece(int(number))
            if not piece.alive:
                yield Problem(f"{number} falls", "it is not alive")
            elif owner != piece.owner:
                yield Problem(f"{number} is said to be {owner}'s", f"{piece.owner} owns it")
            elif fact["tribe"] != piece.tribe:
                yield Problem(f"{number} falls in {fact['tribe']!r}", f"it was in {piece.tribe!r}")
        if not fact["owners"]:
            yield Problem("nobody falls", "who falls is told")

    @law("MS-8.3", "SurvivorsFell")
    def when_who_falls(self, fact: CheckedFact) -> Problems:
        """Time is counted in segments, and between them."""
        season = self.season
        right = 2 * season.segments + 1
        if fact["cause"] != "removed":
            right = MOMENTS[fact["cause"]]
            if fact["cause"] != season.phase:
                yield Problem(f"{fact}", f"{season.phase or 'no phase'} is on", "MS-2.3")
        if (fact["round"], fact["moment"]) != (season.round, right):
            yield Problem(f"{fact}", f"round {season.round}, moment {right}")

    @law("MS-6.2", "SurvivorsFell")
    def outcasts_are_safe(self, fact: CheckedFact) -> Problems:
        """An Outcast falls neither to an attack nor to a vote."""
        if fact["cause"] != "removed" and not fact["tribe"]:
            yield Problem(f"Outcasts fall: {sorted(fact['owners'])}", "they are safe")

    @law("MS-8.1", END)
    def the_facts_end_with_a_ranking(self, last: CheckedFact) -> Problems:
        """A season that opens its secrets has ended its match."""
        if last.kind == "SecretsRevealed" and not self.season.ended:
            yield Problem("secrets are revealed", "the match has not ended")

    @enters("RoundBegan")
    def begin(self, fact: CheckedFact) -> None:
        """A round is on."""
        self.on, self.played = True, 0
        self.crowded = any(len(members) >= 3 for members in fact["tribes"].values())

    @enters("RoundEnded")
    def end(self, fact: CheckedFact) -> None:
        """It is over."""
        self.on = False

    @enters("PhaseBegan", "PhaseSkipped")
    def play(self, fact: CheckedFact) -> None:
        """One phase more."""
        self.played = min(self.played + 1, len(PHASES))
