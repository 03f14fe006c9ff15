"""Days that are not like others: by the Polar Bear, by producers, and the Buddies’ victory."""

from __future__ import annotations

from collections.abc import Iterator

from showrunner.formats.fact import Fact
from showrunner.formats.survival import facts
from showrunner.formats.wording import listed
from showrunner.story.beat import Beat
from showrunner.story.finding import Finder

DAYS = {
    "amnesty": "There was no vote on this day.",
    "double vote": "There were two votes on this day.",
}


class SpecialDays(Finder):
    """Looks at what changes a Conference."""

    def take(self, number: int, fact: Fact) -> Iterator[Beat]:
        """What makes this day different."""
        name = self.record.name
        match fact:
            case facts.RestrictionBegan(target=target, mode="sole_voter"):
                text = f"The Polar Bear left one voter for this day: {name(target)}."
                yield self.beat("sole voter", 60, (target,), (number,), text)
            case facts.RestrictionBegan(target=target, mode="barred"):
                text = f"{name(target)} may not vote on this day: so the Polar Bear decided."
                yield self.beat("barred", 35, (target,), (number,), text)
            case facts.GmoChose(seat=seat, target=str(target)):
                text = f"{name(seat)}, the GMO, took {name(target)} along."
                yield self.beat("taken along", 58, (seat, target), (number,), text)
            case facts.BondDissolved(survivor=seat):
                text = f"{name(seat)}’s Buddy is gone. {name(seat)} was protected and lives on."
                yield self.beat("bond dissolved", 55, (seat,), (number,), text)
            case facts.DayAnnounced(what=what):
                yield self.beat("producers’ hand", 45, (), (number,), DAYS[what], what=what)
            case facts.Eliminated(seat=seat, cause="producer"):
                text = f"{name(seat)} was taken out of the game."
                yield self.beat("producers’ hand", 75, (seat,), (number,), text, what="removed")
            case facts.SeasonWon(winner="buddies", seats=seats):
                text = f"{listed(map(name, seats))}, the Buddies, were the last two, and won alone."
                yield self.beat("the Buddies win", 90, seats, (number,), text)
            case facts.EliminationImpossible():
                text = "Nobody could be voted out any more, so the Evil Forces won."
                yield self.beat("deadlock", 60, (), (number,), text, why=fact.why)
