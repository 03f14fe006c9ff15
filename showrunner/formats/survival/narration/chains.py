"""Narration of eliminations and their consequences."""

from __future__ import annotations

from showrunner.formats.chapters import narrated, secret, tells
from showrunner.formats.narration import Line, Tone
from showrunner.formats.survival import facts
from showrunner.formats.survival.cards import side_of
from showrunner.formats.survival.narration.chapter import Chapter, cause_name, role_name
from showrunner.formats.wording import listed

ELIMINATION_PHRASES = {
    None: "did not live through the night",
    "vote": "is voted out",
    "bond": "follows the Buddy",
    "gmo": "is taken along",
    "polar_tie": "goes in place of the tied",
    "producer": "is taken out of the game",
    "evil": "is eliminated",
    "bomb": "is eliminated",
    "activist_caught": "is eliminated",
}


class Chains(Chapter):
    """Tells eliminations, the bond, the GMO, the Polar Bear's decision and new Memories."""

    @tells(facts.Eliminated)
    def _eliminated(self, fact: facts.Eliminated) -> list[Line]:
        kind = "an Evil Force" if side_of(fact.role) == "evil" else "Good"
        out = f"{self.desk.name(fact.seat)} {ELIMINATION_PHRASES[fact.cause]}"
        return [Line(Tone.RESULT, f"{out}: {role_name(fact.role)}, {kind}.")]

    @tells(facts.CauseRecorded)
    def _cause(self, fact: facts.CauseRecorded) -> list[Line]:
        text = f"What took {self.desk.name(fact.seat)}: {cause_name(fact.cause)}."
        return [secret(text, [fact.seat])]

    @tells(facts.CausesAnnounced)
    def _announced(self, fact: facts.CausesAnnounced) -> list[Line]:
        at_work = {"evil": "the Evil Forces", "bomb": "a bomb"}
        if not fact.causes:
            return []
        return [narrated(f"At work were {listed(at_work[cause] for cause in fact.causes)}.")]

    @tells(facts.BondDissolved)
    def _dissolved(self, fact: facts.BondDissolved) -> list[Line]:
        name = self.desk.name(fact.survivor)
        return [secret(f"{name} is out of reach, and the bond is no more.", [fact.survivor])]

    @tells(facts.BondDeferred)
    def _deferred(self, fact: facts.BondDeferred) -> list[Line]:
        text = f"{self.desk.name(fact.seat)} is out of reach, but not for long."
        return [secret(text, [fact.seat])]

    @tells(facts.GmoChose)
    def _gmo(self, fact: facts.GmoChose) -> list[Line]:
        if fact.target is None:
            return [narrated("The GMO lets its last chance pass.")]
        return [narrated(f"The GMO reaches for {self.desk.name(fact.target)}.")]

    @tells(facts.PolarDecided)
    def _polar(self, fact: facts.PolarDecided) -> list[Line]:
        if fact.target is None:
            return [secret("The Polar Bear leaves the next vote as it is.")]
        act = f"only {self.desk.name(fact.target)} is to vote"
        if fact.mode == "barred":
            act = f"{self.desk.name(fact.target)} is not to vote"
        text = f"The Polar Bear decides: {act}, in round {fact.conference}."
        return [secret(text, [fact.target])]

    @tells(facts.RestrictionBegan)
    def _restriction(self, fact: facts.RestrictionBegan) -> list[Line]:
        act = "may not vote" if fact.mode == "barred" else "alone votes"
        return [narrated(f"As the Polar Bear wished, {self.desk.name(fact.target)} {act}.")]

    @tells(facts.RestrictionLapsed)
    def _lapsed(self, fact: facts.RestrictionLapsed) -> list[Line]:
        return [secret("What the Polar Bear wished cannot be had any more.")]

    @tells(facts.BecameMemory)
    def _memory(self, fact: facts.BecameMemory) -> list[Line]:
        if self.desk.sees_all:
            return []
        roles = ", ".join(
            f"{self.desk.name(seat)} {role_name(r)}" for seat, r in fact.roles.items()
        )
        pair = f" Buddies are {self.desk.those(fact.buddies)}." if fact.buddies else ""
        return [secret(f"A Memory sees all roles: {roles}.{pair}")]
