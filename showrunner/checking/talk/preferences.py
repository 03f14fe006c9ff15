"""DS-5.1, DS-5.4: who is open to whom, who wants to talk with whom, and who notes what."""

from __future__ import annotations

from showrunner.checking.books import ANY, Problem, Problems, enters, law
from showrunner.checking.facts import CheckedFact
from showrunner.checking.talk.season import TalkBook, TalkingSeason


class Preferences(TalkBook):
    """What everybody wants, from the beginning of a phase of talks to its end."""

    def __init__(self, season: TalkingSeason) -> None:
        super().__init__(season)
        self.open_to: dict[str, list[str]] = {}
        self.ranked: dict[str, list[str]] = {}
        self.set: set[str] = set()
        self.asked: set[str] = set()
        """Who was in a talk that has ended, and has not answered the question after it."""
        self.circles: list[list[str]] = []
        """Those who may talk with each other, as the phase began."""
        self.last: CheckedFact | None = None

    @law("DS-5.1", "PreferencesSet")
    def preferences_name_others(self, fact: CheckedFact) -> Problems:
        """One is open to others who may talk with one, and ranks them, each once."""
        seat = fact["seat"]
        others = {other for circle in self.circles if seat in circle for other in circle} - {seat}
        for field in ("open", "ranked"):
            names = fact[field]
            if not set(names) <= others or len(set(names)) < len(names):
                yield Problem(f"{fact}", f"each once, of {sorted(others)}")

    @law("DS-5.4", "PreferencesSet")
    def preferences_are_set_first_and_after_talks(self, fact: CheckedFact) -> Problems:
        """Preferences are set once in a phase of talks, and again after each talk."""
        seat = fact["seat"]
        on = self.season.phase == self.season.talk_phase
        if not on or (seat in self.set and seat not in self.asked):
            yield Problem(f"{fact}", "first in a phase of talks, then after each talk")

    @law("DS-5.1", "PhaseEnded")
    def everybody_sets_preferences(self, fact: CheckedFact) -> Problems:
        """Everybody who may talk has set preferences, and has answered after each talk."""
        if fact["phase"] != self.season.talk_phase or self.season.cut(fact):
            return
        for circle in self.circles:
            inside = [seat for seat in circle if self.season.may_talk(seat)]
            for seat in inside if len(inside) > 1 else ():
                if seat not in self.set:
                    yield Problem(f"{seat} has set no preferences", "everybody does")
                elif seat in self.asked:
                    yield Problem(f"{seat} has not answered after a talk", "both do", "DS-5.4")

    @law("DS-5.4", "NoteTaken")
    def a_note_comes_with_preferences(self, fact: CheckedFact) -> Problems:
        """A note is taken in the answer after a talk, with the preferences."""
        last = self.last
        if last is None or last.kind != "PreferencesSet" or last["seat"] != fact["seat"]:
            yield Problem(f"{fact}", "it follows the preferences after the talk")

    @enters(ANY)
    def look(self, fact: CheckedFact) -> None:
        """The fact before the next."""
        self.last = fact

    @enters("PhaseBegan")
    def begin(self, fact: CheckedFact) -> None:
        """Nobody has said anything yet."""
        self.set, self.asked = set(), set()
        self.circles = self.season.circles()

    @enters("PreferencesSet")
    def prefer(self, fact: CheckedFact) -> None:
        """Whom one wants to talk with now."""
        self.open_to[fact["seat"]], self.ranked[fact["seat"]] = fact["open"], fact["ranked"]
        self.set.add(fact["seat"])
        self.asked.discard(fact["seat"])
