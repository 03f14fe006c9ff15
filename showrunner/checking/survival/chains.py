"""SV-7: eliminations, one after the other until a batch is closed, and what they leave behind."""

from __future__ import annotations

from collections.abc import Iterable

from showrunner.checking.books import Problem, Problems, enters, law
from showrunner.checking.causes import Due
from showrunner.checking.facts import CheckedFact
from showrunner.checking.survival.dawns import Held, by_bond, reckoning
from showrunner.checking.survival.rounds import STEPS
from showrunner.checking.survival.season import Season, SeasonBook

PAUSES = (*STEPS, "PolarDecided", "BecameMemory", "SeasonWon", "ConferenceEnded", "DawnBroke")
"""Where a batch is closed."""


def follows(season: Season, out: CheckedFact) -> Iterable[Due]:
    """SV-7.3: the Buddy of who is eliminated follows; a night has reckoned with them already."""
    partner = season.buddy(out["seat"])
    if partner and out["cause"] is not None:
        yield from by_bond(season, partner, out["moment"], partner in season.nairobi)


class Chains(SeasonBook):
    """The batch that is open, and the GMO that has yet to decide."""

    def __init__(self, season: Season) -> None:
        super().__init__(season)
        self.shooter = ""
        self.shot: set[str] = set()
        self.held: list[Held] = []

    # -- who goes ----------------------------------------------------------------------------------

    @law("SV-7.2", "Eliminated")
    def who_is_eliminated_was_alive(self, fact: CheckedFact) -> Problems:
        """The living are eliminated, once; the card that is told is the one they hold."""
        person = self.season.of(fact["seat"])
        if not person.alive:
            yield Problem(f"{fact['seat']} is eliminated", "is not alive")
        if fact["role"] != person.role:
            yield Problem(f"{fact['seat']} was {fact['role']}", f"it is {person.role}")

    @law("SV-7.1", "Eliminated")
    def eliminations_have_their_time(self, fact: CheckedFact) -> Problems:
        """Producers remove whom they ordered; each elimination says its round and moment."""
        season = self.season
        moment = "conference" if season.conferring else "dawn"
        if (fact["round"], fact["moment"]) != (season.round, moment):
            yield Problem(f"{fact}", f"round {season.round}, {moment}")
        if fact["cause"] == "producer" and fact["seat"] not in season.removals:
            yield Problem(f"{fact}", f"to be removed are {season.removals}")

    @law("SV-4.16", "Eliminated")
    def nairobi_keeps_everybody_safe(self, fact: CheckedFact) -> Problems:
        """Who is in Nairobi goes neither by vote nor by the GMO nor by a bond."""
        override = self.season.parameters["bond_vs_protection"] == "override"
        late = self.season.deferred.get(fact["seat"])
        barred = {"vote", "polar_tie", "gmo", *(() if override or late else ("bond",))}
        if fact["seat"] in self.season.nairobi and fact["cause"] in barred:
            yield Problem(f"{fact}", f"{fact['seat']} is in Nairobi")

    @law("SV-7.5", "Eliminated")
    def deferred_bonds_wait(self, fact: CheckedFact) -> Problems:
        """A bond that comes later comes when its protection ends, at dawn or before the night."""
        until = self.season.deferred.get(fact["seat"])
        if fact["cause"] == "bond" and until == "night" and self.season.night.began:
            yield Problem(f"{fact}", "at the start of the next night")

    @law("SV-7.5", "NightBegan")
    def deferred_bonds_come(self, fact: CheckedFact) -> Problems:
        """Before the night whoever was kept by Nairobi has followed their Buddy."""
        late = [seat for seat, until in self.season.deferred.items() if until == "night"]
        if late:
            yield Problem("the night begins", f"{late} follow their Buddies first")

    # -- protections -------------------------------------------------------------------------------

    @law("SV-7.4", "DawnBroke")
    def protections_hold(self, fact: CheckedFact) -> Problems:
        """The Ranger blocks Evil, the shield Evil, bomb and bond; each block is told once."""
        right = reckoning(self.season).held
        if sorted(self.held) != sorted(right):
            yield Problem(f"held were {self.held}", f"it is {right}")

    @law("SV-7.5", "DawnBroke")
    def what_a_blocked_bond_comes_to_is_told(self, fact: CheckedFact) -> Problems:
        """A bond that the shield has blocked is dissolved, or waits for dawn."""
        for seat in [held.seat for held in self.held if held.cause == "bond"]:
            if seat not in (*self.season.night.bond, *self.season.deferred):
                yield Problem(f"the bond of {seat} is blocked", "it is dissolved, or waits")

    @law("SV-7.5", "BondDissolved", "BondDeferred")
    def bonds_end_where_they_are_blocked(self, fact: CheckedFact) -> Problems:
        """A blocked bond is dissolved, or waits, as the parameter has it."""
        seat = fact["survivor" if fact.kind == "BondDissolved" else "seat"]
        way = "cancel" if fact.kind == "BondDissolved" else "defer"
        last = self.held[-1] if self.held else None
        if last is None or (last.seat, last.cause) != (seat, "bond"):
            yield Problem(f"{fact}", f"held was {last or 'nothing'}")
        if self.season.parameters["bond_vs_protection"] != way:
            yield Problem(f"{fact}", f"bonds {self.season.parameters['bond_vs_protection']}")
        if fact.kind == "BondDissolved" and sorted(fact["buddies"]) != sorted(self.season.buddies):
            yield Problem(f"{fact}", f"Buddies are {self.season.buddies}")

    # -- the GMO -----------------------------------------------------------------------------------

    @law("SV-7.6", "GmoChose")
    def the_gmo_takes_one_along(self, fact: CheckedFact) -> Problems:
        """The eliminated GMO chooses once, somebody alive who is not in Nairobi."""
        if fact["seat"] != self.shooter or fact["seat"] in self.shot:
            yield Problem(f"{fact}", f"to choose has {self.shooter or 'nobody'}")
        if fact["target"] is not None and fact["target"] not in self.season.participants:
            yield Problem(f"{fact}", f"open are {self.season.participants}")

    @law("SV-4.15", *PAUSES)
    def the_gmo_chooses_before_the_batch_is_closed(self, fact: CheckedFact) -> Problems:
        """No batch is closed before its GMO has chosen, where there is a target."""
        if self.shooter and self.season.participants:
            yield Problem(f"{fact.kind}", f"{self.shooter} has yet to choose")

    # -- the Polar Bear and the Spotlight ----------------------------------------------------------

    @law("SV-7.8", "PolarDecided")
    def the_polar_bear_decides_once(self, fact: CheckedFact) -> Problems:
        """The eliminated Polar Bear names somebody alive and a mode, or neither."""
        season = self.season
        if fact["seat"] != season.holding("polar_bear") or season.of(fact["seat"]).alive:
            yield Problem(f"{fact}", "the eliminated Polar Bear")
        if season.polar is not None or (fact["target"] is None) != (fact["mode"] is None):
            yield Problem(f"{fact}", "one decision")
        if fact["target"] is not None and not season.of(fact["target"]).alive:
            yield Problem(f"{fact}", f"alive are {season.living}")
        delays = [1] if season.conferring else season.since("polar_delay")
        if fact["conference"] - season.round not in delays:
            yield Problem(f"{fact}", f"the Conference of round {season.round}+{delays}")

    @law("SV-7.8", "RestrictionBegan", "RestrictionLapsed")
    def the_polar_bears_decision_governs(self, fact: CheckedFact) -> Problems:
        """What the Polar Bear decided is published at its Conference, or lapses."""
        polar = self.season.polar
        if polar is None or polar["target"] != fact["target"]:
            yield Problem(f"{fact}", "the Polar Bear decided something else")
            return
        there = fact["target"] in self.season.participants
        mode = fact.fields.get("mode", polar["mode"])
        if (fact.kind == "RestrictionBegan") != there or mode != polar["mode"]:
            yield Problem(f"{fact}", "it governs whom is there, in its mode")

    @law("SV-7.9", "SpotlightGiven")
    def the_spotlight_goes_to_the_living(self, fact: CheckedFact) -> Problems:
        """It is handed on when its holder was eliminated, to somebody alive."""
        if fact["how"] != "handed on":
            return
        holder = self.season.spotlight
        if not holder or self.season.of(holder).alive or not self.season.of(fact["seat"]).alive:
            right = f"{holder or 'nobody'} holds it; alive are {self.season.living}"
            yield Problem(f"{fact}", right)

    @law("SV-4.25", "BecameMemory")
    def a_memory_sees_all_roles(self, fact: CheckedFact) -> Problems:
        """A Memory takes its place once, and is shown all roles and the Buddies as they are."""
        season = self.season
        roles = {seat: person.role for seat, person in season.people.items()}
        if season.of(fact["seat"]).alive or fact["seat"] in season.seated:
            yield Problem(f"{fact['seat']} becomes a Memory", "once, when eliminated")
        if fact["roles"] != roles or fact["buddies"] != season.buddies:
            yield Problem(f"{fact['seat']} is shown other roles", "all, as they are")
        if not season.parameters["memories_see_all"]:
            yield Problem(f"{fact['seat']} is shown all roles", "`memories_see_all` is off")

    # -- entries -----------------------------------------------------------------------------------

    @enters("Eliminated")
    def eliminate(self, fact: CheckedFact) -> None:
        """A GMO that goes has a choice to make, unless producers took it."""
        triggers = self.season.parameters["producer_triggers"] or fact["cause"] != "producer"
        if self.season.of(fact["seat"]).role == "gmo" and triggers:
            self.shooter = fact["seat"]

    @enters("GmoChose")
    def shoot(self, fact: CheckedFact) -> None:
        """It has chosen."""
        self.shot.add(fact["seat"])
        self.shooter = ""

    @enters(*PAUSES)
    def close(self, fact: CheckedFact) -> None:
        """SV-7.6: who had nobody to take along has none."""
        self.shooter = ""

    @enters("ProtectionHeld")
    def hold(self, fact: CheckedFact) -> None:
        """A protection has blocked something."""
        self.held.append(Held(fact["seat"], fact["cause"], fact["by"]))

    @enters("NightBegan")
    def anew(self, fact: CheckedFact) -> None:
        """A new night."""
        self.held = []
