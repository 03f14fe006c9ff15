"""DS-1.8: rounds and their phases, and what producers do to them (DS-9.8)."""

from __future__ import annotations

from showrunner.checking.books import Problem, Problems, enters, law
from showrunner.checking.facts import CheckedFact
from showrunner.checking.schedule import NO_ROUND
from showrunner.checking.survivor.season import Season, SeasonBook

PHASES = ("competition", "camp", "conversation", "vote")


class Rounds(SeasonBook):
    """A round is competition, camp, conversation, vote, unless producers cancel or repeat."""

    def __init__(self, season: Season) -> None:
        super().__init__(season)
        self.running_round = False
        self.played = 0
        self.running = ""
        self.times = 0
        self.cut = False
        self.ordered: dict[str, str] = {}
        self.repeats = ""

    @property
    def enough(self) -> bool:
        """DS-1.2: whether so few are left that the final comes."""
        return len(self.season.inside) <= int(self.season.parameters["finalists"])

    @law("DS-1.8", "RoundBegan")
    def a_round_begins_with_all_in_the_game(self, fact: CheckedFact) -> Problems:
        """Rounds are counted from 1, and each begins with everybody who is in the game."""
        if fact["round"] != self.season.round + 1 or self.running_round:
            yield Problem(f"round {fact['round']} begins", f"round {self.season.round} was last")
        if sorted(fact["castaways"]) != sorted(self.season.inside):
            yield Problem(f"it begins with {fact['castaways']}", f"in are {self.season.inside}")

    @law("DS-1.2", "RoundBegan")
    def rounds_end_with_the_finalists(self, fact: CheckedFact) -> Problems:
        """No round begins once no more than the finalists are left."""
        if self.enough or self.season.final:
            yield Problem(f"round {fact['round']} begins", "the final comes")

    @law("DS-1.2", "FinalBegan")
    def the_final_comes_with_the_finalists(self, fact: CheckedFact) -> Problems:
        """The final begins once, between rounds, when no more than the finalists are left."""
        if not self.enough:
            yield Problem(f"a final with {len(self.season.inside)} left", "too many for a final")
        if self.running_round or self.season.final:
            yield Problem("a final begins", "one, after the last round")
        if sorted(fact["finalists"]) != sorted(self.season.inside):
            yield Problem(f"the finalists are {fact['finalists']}", f"in are {self.season.inside}")

    @law("DS-1.8", "PhaseBegan", "PhaseSkipped")
    def phases_come_in_their_order(self, fact: CheckedFact) -> Problems:
        """Each phase is played or skipped once, in its order, none within another."""
        if fact["round"] != self.season.round or not self.running_round or self.running:
            yield Problem(f"{fact}", f"round {self.season.round}, {self.running or 'no phase'} on")
        if fact.fields.get("times", 1) == 1:
            expected = (*PHASES, "the end of the round")[self.played]
            if fact["phase"] != expected:
                yield Problem(f"{fact['phase']} comes", f"{expected} is next")
            if self.enough:
                yield Problem(f"{fact['phase']} comes", "the final is next", "DS-11.1")

    @law("DS-9.8", "PhaseBegan", "PhaseSkipped", "RoundEnded")
    def phases_are_repeated_and_skipped_by_order(self, fact: CheckedFact) -> Problems:
        """A phase is skipped or played again where producers want it, and only there."""
        times = fact.fields.get("times", 1)
        phase = fact.fields.get("phase", "")
        if self.repeats and (times == 1 or phase != self.repeats):
            yield Problem(f"{fact}", f"{self.repeats} was to be repeated")
        if times != 1 and (phase != self.repeats or times != self.times + 1):
            yield Problem(f"{fact}", "no order repeats it")
        if fact.kind == "RoundEnded" or times > 1:
            return
        if (self.ordered.get(phase) == "cancel") != (fact.kind == "PhaseSkipped"):
            yield Problem(f"{fact}", f"ordered was {self.ordered.get(phase, 'nothing')}")

    @law("DS-9.8", "PhaseOrdered")
    def an_order_falls_away_where_its_phase_does_not_come(self, fact: CheckedFact) -> Problems:
        """What is ordered for a phase falls away only when so few are left that it never comes."""
        if fact["what"] == "play" and not (self.enough and self.ordered.get(fact["phase"])):
            yield Problem(f"{fact}", f"ordered was {self.ordered.get(fact['phase'], 'nothing')}")

    @law("DS-9.1", "OrderFellThrough")
    def orders_wait_while_rounds_come(self, fact: CheckedFact) -> Problems:
        """No order has waited in vain before the rounds are over."""
        if fact["why"] == NO_ROUND and (self.running_round or not self.enough):
            yield Problem(f"{fact}", f"{len(self.season.inside)} are left")

    @law("DS-1.8", "PhaseEnded")
    def a_phase_ends_once(self, fact: CheckedFact) -> Problems:
        """A phase ends that had begun; cancelled where producers cut it."""
        if (fact["phase"], fact["round"]) != (self.running, self.season.round):
            yield Problem(f"{fact}", f"{self.running or 'no phase'} is on")
        if fact["cancelled"] != self.cut:
            cut = "an order cut it" if self.cut else "no order cut it"
            yield Problem(f"{fact}", cut, "DS-9.8")

    @law("DS-1.8", "RoundEnded")
    def a_round_ends_after_its_phases(self, fact: CheckedFact) -> Problems:
        """A round ends after all its phases, or when only the finalists are left."""
        if fact["round"] != self.season.round or not self.running_round or self.running:
            yield Problem(f"round {fact['round']} ends", f"round {self.season.round} is on")
        elif self.played < len(PHASES) and not self.enough:
            yield Problem(f"round {fact['round']} ends", f"{PHASES[self.played]} is next")

    @enters("RoundBegan", "RoundEnded")
    def turn(self, fact: CheckedFact) -> None:
        """A round is on, or over."""
        self.running_round = fact.kind == "RoundBegan"
        self.played, self.repeats = 0, ""

    @enters("PhaseBegan")
    def begin(self, fact: CheckedFact) -> None:
        """A phase is on."""
        self.running, self.times, self.cut, self.repeats = fact["phase"], fact["times"], False, ""
        if fact["times"] == 1:
            self.played = min(self.played + 1, len(PHASES))
        else:
            self.ordered.pop(fact["phase"], None)

    @enters("PhaseEnded")
    def end(self, fact: CheckedFact) -> None:
        """It is over; perhaps it comes again."""
        again = self.ordered.get(fact["phase"]) == "repeat" and not self.enough
        self.running, self.repeats = "", fact["phase"] if again else ""

    @enters("PhaseSkipped")
    def skip(self, fact: CheckedFact) -> None:
        """It is not played."""
        self.played = min(self.played + 1, len(PHASES))
        self.ordered.pop(fact["phase"], None)

    @enters("PhaseOrdered")
    def order(self, fact: CheckedFact) -> None:
        """Producers want it so, or cannot have it."""
        self.ordered[fact["phase"]] = fact["what"]
        if fact["what"] == "play":
            self.ordered.pop(fact["phase"], None)

    @enters("OrderTaken")
    def cut_short(self, fact: CheckedFact) -> None:
        """Producers cut the phase that is on."""
        if fact["name"] == "cancel_phase" and fact["terms"].get("phase") == self.running != "":
            self.cut = True
