"""The end of a dice season, promised to more people than can go there."""

from __future__ import annotations

from typing import Any

from typing_extensions import override

from showrunner.formats.fact import Fact
from showrunner.story.beat import Beat
from showrunner.story.finding import Finder
from showrunner.story.record import GivenPromise, Record


class Ends(Finder):
    """Follows to whom each castaway has promised the end."""

    def __init__(self, record: Record) -> None:
        super().__init__(record)
        self._seen = 0
        self._promised: dict[str, dict[str, int]] = {}
        """To whom each castaway has promised the end, and in which fact."""

    @override
    def take(self, number: int, fact: Fact) -> tuple[Beat, ...]:
        """Note promises of the end; one too many is a lie."""
        if self.record.said is not None:
            for given in self.record.promises[self._seen :]:
                if given.made.what == "final":
                    self._take_promise(given)
            self._seen = len(self.record.promises)
        return ()

    def _take_promise(self, given: GivenPromise) -> None:
        giver, about = given.made.giver, given.made.about
        promised = self._promised.setdefault(giver, {})
        if about in promised:
            return
        sheet: Any = self.record.sheet
        ballots = [cast for cast in self.record.ballots if cast.voter == giver]
        others = [
            said
            for seat, said in promised.items()
            if seat in sheet.active
            and all(cast.name != seat or cast.number < said for cast in ballots)
        ]
        if len(others) >= sheet.parameters.finalists - 1:
            self.record.prove_lie(given.number, "finals", sorted(others))
        promised[about] = given.number
