"""How each castaway finished: order of leaving, place, and the result in words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property

from msgspec import Struct

from showrunner.formats.chronicle import Chronicle, Departure
from showrunner.formats.votes import Vote

SOLE_SURVIVOR = "Sole Survivor"


class Exit(Struct, frozen=True):
    """A castaway's departure from the game, or reaching its end; `order` counts both, from 1."""

    seat: str
    order: int
    result: str
    round: int


class Finishes:
    """How the castaways of a season finished, as far as that is decided.

    `winners` are empty while that is undecided.
    """

    def __init__(self, chronicle: Chronicle, votes: Sequence[Vote], winners: Sequence[str]) -> None:
        self._chronicle = chronicle
        self._votes = votes
        self.winners = winners

    @property
    def departed(self) -> Mapping[str, Departure]:
        """The last departure of each castaway who is out."""
        return self._chronicle.departed

    @cached_property
    def ballots(self) -> dict[str, str | None]:
        """The finalist whom each juror voted for at last; None for nobody."""
        ballots: dict[str, str | None] = dict.fromkeys(self._chronicle.jury)
        for vote in self._votes:
            if vote.decides == "winner":
                ballots |= {ballot.voter: ballot.name for ballot in vote.ballots}
        return ballots

    @cached_property
    def jury_totals(self) -> dict[str, int]:
        """The jury votes for each finalist, most votes first, the winner before equals."""
        votes = Counter(name for name in self.ballots.values() if name is not None)
        ordered = sorted(
            self._chronicle.finalists, key=lambda seat: (seat not in self.winners, -votes[seat])
        )
        return {seat: votes[seat] for seat in ordered}

    @cached_property
    def exits(self) -> list[Exit]:
        """All departures in order, and then those who reached the end, the winner last."""
        voted_out = 0
        exits: list[Exit] = []
        for departure in self._chronicle.departures:
            voted_out += departure.how == "voted out"
            result = _result_of(departure, voted_out)
            exits.append(Exit(departure.seat, len(exits) + 1, result, departure.moment.round))
        if self.winners:
            finished = self._chronicle.in_game
            for seat in sorted(finished, key=lambda seat: self.places[seat], reverse=True):
                result = self._final_result(seat)
                exits.append(Exit(seat, len(exits) + 1, result, max(self._chronicle.round, 1)))
        return exits

    @cached_property
    def exit_of(self) -> Mapping[str, Exit]:
        """The last exit of each castaway who is no longer playing."""
        last = {exit.seat: exit for exit in self.exits}
        playing = () if self.winners else self._chronicle.in_game
        return {seat: exit for seat, exit in last.items() if seat not in playing}

    @cached_property
    def places(self) -> dict[str, int]:
        """The place of each castaway whose place is decided; equal castaways share one."""
        if self._chronicle.ranking:
            return _shared_places(self._chronicle.ranking)
        out = [seat for seat in self.departed if seat not in self.winners]
        if not self.winners:
            last = len(self._chronicle.people)
            return {seat: last - index for index, seat in enumerate(out)}
        by_total: dict[int, list[str]] = {}
        for seat in self._chronicle.in_game:
            if seat not in self.winners:
                by_total.setdefault(self.jury_totals.get(seat, 0), []).append(seat)
        others = [by_total[total] for total in sorted(by_total, reverse=True)]
        return _shared_places([self.winners, *others, *([seat] for seat in reversed(out))])

    def jury_status(self, seat: str) -> str | None:
        """Which juror a castaway is, in the order in which the jurors left."""
        jury = self._chronicle.jury
        if seat not in jury:
            return None
        left = [out for out in self._chronicle.departed if out in jury]
        return f"{ordinal(left.index(seat) + 1)} jury member" if seat in left else "Jury member"

    def _final_result(self, seat: str) -> str:
        if seat in self.winners:
            return SOLE_SURVIVOR if len(self.winners) == 1 else "Winner"
        place = self.places.get(seat)
        if not self._chronicle.finalists or place is None:
            return "Eliminated" if place is None else f"{ordinal(place)} place"
        return "Runner-up" if place == 2 else f"{ordinal(place - 1)} runner-up"


def ordinal(number: int) -> str:
    """An ordinal number, such as 1st or 12th."""
    ending = "th" if number % 100 in (11, 12, 13) else {1: "st", 2: "nd", 3: "rd"}.get(number % 10)
    return f"{number}{ending or 'th'}"


def _result_of(departure: Departure, voted_out: int) -> str:
    if departure.how == "voted out":
        return f"{ordinal(voted_out)} voted out"
    return departure.how


def _shared_places(groups: Iterable[Iterable[str]]) -> dict[str, int]:
    places: dict[str, int] = {}
    for seats in groups:
        places |= dict.fromkeys(seats, len(places) + 1)
    return places
