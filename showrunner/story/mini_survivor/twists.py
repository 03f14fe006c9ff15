"""Twists of a match: the merge, auctions, owners made public, and players taken out."""

from __future__ import annotations

from collections.abc import Iterator

from showrunner.formats.fact import Fact
from showrunner.formats.mini_survivor import facts
from showrunner.formats.wording import count
from showrunner.story.beat import Beat
from showrunner.story.finding import Finder
from showrunner.story.mini_survivor.names import called, tribe_name

TWISTS = {
    "no_talk": "Nobody may talk before the next submission.",
    "no_assassination": "There will be no attacks this time.",
    "double_elimination": "The next vote will take two from each tribe.",
}


class Twists(Finder):
    """Looks at what changes the match from outside of it."""

    def take(self, number: int, fact: Fact) -> Iterator[Beat]:
        """What changes the match."""
        name, record = self.record.name, self.record
        match fact:
            case facts.BoardShown(why="merge", tribes=tribes):
                (letter,) = [tribe for tribe, members in tribes.items() if members][:1] or [""]
                text = f"Everybody who was left was put into {tribe_name(record, letter)}."
                yield self.beat("merge", 45, (), (number,), text)
            case facts.BoardShown(why="swap"):
                text = "All Survivors were put into new tribes."
                yield self.beat("producers’ hand", 50, (), (number,), text, what="swap")
            case facts.TwistOrdered(twist=twist):
                yield self.beat("producers’ hand", 40, (), (number,), TWISTS[twist], what=twist)
            case facts.OwnerRevealed(survivor=survivor, seat=seat):
                text = f"Production told everybody whose Survivor {survivor} is: "
                text += f"{called(record, survivor)}."
                yield self.beat("producers’ hand", 58, (seat,), (number,), text, what="owner")
            case facts.PlayerRemoved(seat=seat, why=why):
                text = f"{name(seat)} was taken out of the match by the doctors."
                text = text if why == "medical" else f"{name(seat)} quit the match."
                yield self.beat("producers’ hand", 78, (seat,), (number,), text, what="removed")
            case facts.AuctionClosed(winner=seat, price=price) if seat:
                text = f"{name(seat)} won an idol at auction, for {count(price, 'garnet')}."
                yield self.beat("auction", 42, (seat,), (number,), text, price=price)
