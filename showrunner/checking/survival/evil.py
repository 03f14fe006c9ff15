"""SV-4.2 to SV-4.4, SV-4.18 to SV-4.22: the Evil Forces at work, and the Activist who peeks."""

from __future__ import annotations

from collections import Counter

from showrunner.checking.books import Problem, Problems, enters, law
from showrunner.checking.facts import CheckedFact
from showrunner.checking.survival.season import Season, SeasonBook

PASSES = 3
"""SV-4.4: nomination passes of one night."""
CAUGHT = {
    ("glance", False): 1,
    ("glance", True): 3,
    ("stare", False): 3,
    ("stare", True): 5,
}
"""SV-4.19: up to which face a peek is caught, not watched and watched."""
PEEKING = ("glance", "stare")


class Evil(SeasonBook):
    """The Evil step of one night."""

    def __init__(self, season: Season) -> None:
        super().__init__(season)
        self.met = False
        self.begin()

    def begin(self) -> None:
        """A new night."""
        self.passes: list[dict[str, str | None]] = []
        self.agreed = 0
        self.rolled: CheckedFact | None = None
        self.shown = False

    def _prey(self) -> list[str]:
        """SV-4.3, SV-4.20: whom the Evil may name."""
        may = any(self.season.since("evil_may_target_evil"))
        night = self.season.night
        return [
            seat
            for seat in self.season.living
            if seat != night.caught and (may or self.season.of(seat).side != "evil")
        ]

    @law("SV-4.2", "EvilMet")
    def evil_know_each_other(self, fact: CheckedFact) -> Problems:
        """On the first night all Evil Forces recognise each other."""
        right = self.season.living_of("evil")
        if fact["seats"] != right or self.season.round != 1 or self.met:
            yield Problem(f"{fact['seats']} meet", f"{right}, once, on night 1")

    @law("SV-4.19", "EvilWatched")
    def evil_watch_others(self, fact: CheckedFact) -> Problems:
        """Each Evil Force watches one living contestant who is not Evil, or nobody, once."""
        seat, night = fact["seat"], self.season.night
        if self.season.of(seat).side != "evil" or seat in night.watched or night.peek:
            yield Problem(f"{seat} watches", "each Evil Force, once, before the peek is told")
        prey = self.season.living_of("good")
        if fact["name"] not in (*prey, None):
            yield Problem(f"{seat} watches {fact['name']}", f"nobody, or one of {prey}")
        if "table" not in self.season.since("activist_mode"):
            yield Problem(f"{seat} watches", "nobody does in this mode")

    @law("SV-4.18", "PeekChosen", "PeekRolled", "ActivistCaught", "PeekSucceeded")
    def the_activist_peeks(self, fact: CheckedFact) -> Problems:
        """Only the Green Activist peeks, alive, at night, and chooses once how."""
        if fact["seat"] != self.season.holder("activist") or self.season.phase != "night":
            yield Problem(f"{fact}", f"the Activist is {self.season.holder('activist') or 'gone'}")
        if fact.kind == "PeekChosen" and self.season.night.peek:
            yield Problem(f"{fact}", "once a night")
        if fact.kind == "PeekChosen" and self.season.since("activist_mode") == ["off"]:
            yield Problem(f"{fact}", "nobody peeks in this mode", "SV-4.19")

    @law("SV-4.19", "PeekRolled")
    def a_peek_is_caught_by_its_die(self, fact: CheckedFact) -> Problems:
        """One die decides, by how one peeks and whether one is watched."""
        night = self.season.night
        watched = fact["seat"] in night.watched.values()
        if night.peek not in PEEKING or self.rolled is not None:
            yield Problem(f"{fact}", f"one die for a peek; it was {night.peek or 'not chosen'}")
            return
        caught = 1 <= fact["die"] <= CAUGHT[night.peek, watched]
        if not 1 <= fact["die"] <= 6 or (fact["watched"], fact["caught"]) != (watched, caught):
            yield Problem(f"{fact}", f"watched={watched} caught={caught} by a {night.peek}")

    @law("SV-4.20", "ActivistCaught")
    def who_is_caught_was_rolled_so(self, fact: CheckedFact) -> Problems:
        """The Activist is caught by the die, before the target is chosen."""
        if self.rolled is None or not self.rolled["caught"] or self.season.night.caught:
            yield Problem(f"{fact}", "the die did not catch it")
        if self.passes:
            yield Problem(f"{fact}", "before the Evil Forces choose their target")

    @law("SV-4.19", "PeekSucceeded")
    def a_peek_shows_evil_and_target(self, fact: CheckedFact) -> Problems:
        """A glance shows one Evil Force, a stare all; both the target; the caught see nothing."""
        night, evil = self.season.night, self.season.living_of("evil")
        if night.caught or night.peek not in PEEKING or self.shown or not self.agreed:
            yield Problem(f"{fact}", "a peek that was not caught, when the target is chosen")
        if fact["target"] != night.target:
            yield Problem(f"{fact}", f"the target is {night.target}")
        one = night.peek == "glance" or "always_one" in self.season.since("activist_mode")
        all_of_them = night.peek == "stare" and fact["evil"] == evil
        single = one and len(fact["evil"]) == 1 and set(fact["evil"]) <= set(evil)
        if not (single or all_of_them):
            yield Problem(f"{fact}", f"of the Evil Forces {evil} {'one' if one else 'all'}")

    @law("SV-4.4", "EvilNominated")
    def evil_nominate_in_passes(self, fact: CheckedFact) -> Problems:
        """Each living Evil Force names one or passes in each of up to three passes."""
        seat, turn = fact["seat"], fact["turn"]
        if self.season.of(seat).side != "evil":
            yield Problem(f"{seat} nominates", "an Evil Force does")
        last = len(self.passes)
        complete = not last or set(self.passes[-1]) == set(self.season.living_of("evil"))
        if turn not in (last, last + 1) or (turn > last and not complete) or turn > PASSES:
            yield Problem(f"pass {turn}", f"pass {last} of {PASSES} is on")
        elif turn == last and seat in self.passes[-1]:
            yield Problem(f"{seat} nominates again", "once a pass")
        elif turn > last and last and self._named(-1) and len(set(self._named(-1))) == 1:
            yield Problem(f"pass {turn}", "the last one agreed")
        if self.agreed:
            yield Problem(f"{seat} nominates", "the target is chosen")

    @law("SV-4.3", "EvilNominated")
    def evil_nominate_prey(self, fact: CheckedFact) -> Problems:
        """Named is somebody alive who is neither Evil nor caught."""
        if fact["name"] is not None and fact["name"] not in self._prey():
            yield Problem(f"{fact['seat']} names {fact['name']}", f"open are {self._prey()}")

    def _named(self, turn: int) -> list[str]:
        return [name for name in self.passes[turn].values() if name] if self.passes else []

    @law("SV-4.4", "EvilAgreed")
    def the_target_is_who_was_named(self, fact: CheckedFact) -> Problems:
        """Unanimity settles it; else who is named most in the last pass, of those tied a draw."""
        named = self._named(-1)
        counts = Counter(named)
        most = [name for name, times in counts.items() if times == max(counts.values())]
        how = "nobody" if not named else "drawn" if len(most) > 1 else "most named"
        if len(counts) == 1:
            how = "agreed"
        if fact["how"] != how or fact["target"] not in (most or (None,)):
            yield Problem(f"{fact}", f"{how}: {most or 'nobody'}")
        evil = set(self.season.living_of("evil"))
        if not self.passes or set(self.passes[-1]) != evil or self.agreed:
            yield Problem(f"{fact}", "once, when all have named or passed")
        elif len(self.passes) < PASSES and how != "agreed":
            yield Problem(f"{fact}", f"after pass {len(self.passes)}; {PASSES} are held")

    @law("SV-5.4", "DawnBroke")
    def the_evil_step_is_complete(self, fact: CheckedFact) -> Problems:
        """By dawn Evil have chosen, watched, and a peek has come to what it comes to."""
        night, season = self.season.night, self.season
        if self.agreed != 1:
            yield Problem("dawn breaks", "the Evil Forces have chosen no target")
        if season.round == 1 and not self.met:
            yield Problem("dawn breaks", "the Evil Forces have not met", "SV-4.2")
        steady = len(season.since("activist_mode")) == 1
        mode = season.parameters["activist_mode"]
        if steady and mode != "off" and season.holder("activist") and not night.peek:
            yield Problem("dawn breaks", "the Activist was not asked", "SV-4.18")
        if night.peek in PEEKING and steady and (mode == "table") != (self.rolled is not None):
            yield Problem("dawn breaks", "a peek is rolled for, by the table", "SV-4.19")
        if self.rolled is not None and self.rolled["caught"] != bool(night.caught):
            yield Problem("dawn breaks", f"the die was {self.rolled['die']}", "SV-4.20")
        if night.peek in PEEKING and self.shown == bool(night.caught):
            yield Problem("dawn breaks", "a peek that is not caught shows something", "SV-4.19")
        missing = set(season.living_of("evil")) - set(night.watched)
        if steady and mode == "table" and self._maybe_there() and missing:
            yield Problem("dawn breaks", f"{sorted(missing)} have not watched", "SV-4.19")

    def _maybe_there(self) -> bool:
        """SV-5.11: whether, as everybody knows, there may be an Activist still."""
        known = self.season.parameters["reveal_setup_counts"]
        gone = any(self.season.of(seat).role == "activist" for seat in self.season.eliminated)
        return not gone and (not known or "activist" in self.season.specials)

    @enters("NightBegan")
    def anew(self, fact: CheckedFact) -> None:
        """A new night."""
        self.begin()

    @enters("EvilMet")
    def meet(self, fact: CheckedFact) -> None:
        """They know each other."""
        self.met = True

    @enters("PeekRolled")
    def roll(self, fact: CheckedFact) -> None:
        """The die has fallen."""
        self.rolled = fact

    @enters("PeekSucceeded")
    def show(self, fact: CheckedFact) -> None:
        """Something was seen."""
        self.shown = True

    @enters("EvilNominated")
    def nominate(self, fact: CheckedFact) -> None:
        """A name, or none."""
        if fact["turn"] > len(self.passes):
            self.passes.append({})
        self.passes[-1][fact["seat"]] = fact["name"]

    @enters("EvilAgreed")
    def agree(self, fact: CheckedFact) -> None:
        """It is settled."""
        self.agreed += 1
