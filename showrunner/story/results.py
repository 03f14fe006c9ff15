"""What each castaway achieved in a season that is over: their place, promises and betrayals."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from msgspec import Struct

from showrunner.formats.fact import Fact
from showrunner.formats.finishes import Finishes
from showrunner.formats.format import Format
from showrunner.formats.talk.promises import verdict
from showrunner.kernel import Told
from showrunner.story.boards.promise_ledger import promise_lines
from showrunner.story.finding import beat_book
from showrunner.story.record import Council, Record

Betrayal = tuple[str, str]
"""Who betrayed whom."""


class SeatResult(Struct, frozen=True, kw_only=True):
    """One castaway's result; `place` is None if the game decided none, `among` the cast's size.

    A castaway betrays another by voting against them after promising them safety or the end, or
    while both belong to an alliance. It counts once a season for each pair.
    """

    seat: str
    name: str
    place: int | None
    among: int
    won: bool
    jury_votes: int
    promises_kept: int
    promises_broken: int
    betrayals_given: int
    betrayals_received: int


def results_of(format: Format, story: Sequence[Told[Fact]]) -> list[SeatResult]:
    """The results of a season that is over, from all of its facts, in seat order."""
    book, chronicle = beat_book(format), format.chronicle()
    record, seen = book.record, 0
    betrayals: set[Betrayal] = set()
    for told in story:
        chronicle.take(told.fact)
        book.take(told)
        for council in record.councils[seen:]:
            betrayals |= _votes_against_allies(council, record)
        seen = len(record.councils)
    ending = format.outcome(record.sheet)
    finishes = Finishes(chronicle, record.grid.votes, ending.winners if ending else ())
    betrayals |= set(_broken_to_their_face(record))
    given = Counter(giver for giver, _ in betrayals)
    received = Counter(victim for _, victim in betrayals)
    promises = Counter((line.giver, line.verdict) for line in promise_lines(record))
    return [
        SeatResult(
            seat=seat,
            name=name,
            place=finishes.places.get(seat),
            among=len(record.names),
            won=seat in finishes.winners,
            jury_votes=finishes.jury_totals.get(seat, 0),
            promises_kept=promises[seat, "kept"],
            promises_broken=promises[seat, "broken"],
            betrayals_given=given[seat],
            betrayals_received=received[seat],
        )
        for seat, name in record.names.items()
    ]


def _votes_against_allies(council: Council, record: Record) -> set[Betrayal]:
    """Who voted against a member of an alliance of theirs, in a council that has just ended."""
    if council.decides != "out":
        return set()
    pairs = {(cast.voter, cast.name) for cast in council.ballots if cast.voter != cast.name}
    return {pair for pair in pairs if record.alliances.of(*pair) is not None}


def _broken_to_their_face(record: Record) -> Iterable[Betrayal]:
    """Who broke a promise of safety, or for the end, to the person whom it was about."""
    votes, round, active = record.grid.votes, record.round, record.sheet.active
    for _, made in record.promises:
        to_their_face = made.what != "vote" and made.about in made.to
        if to_their_face and verdict(made, votes, round, active) == "broken":
            yield made.giver, made.about
