"""The rows of `advantage_movement`: what happened to each advantage, in order."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from showrunner.exports.record import SeasonRecord
from showrunner.exports.tables.ballot_rows import NULLIFIED
from showrunner.exports.tables.columns import TableRow
from showrunner.formats.chronicle import Movement


def movement_rows(record: SeasonRecord) -> Iterator[TableRow]:
    """The rows, sorted by advantage as in the data set."""
    counts = _counts(record)
    sequence: Counter[int] = Counter()
    people = record.chronicle.people
    for movement in sorted(record.chronicle.movements, key=lambda move: move.advantage):
        sequence[movement.advantage] += 1
        on = movement.on or None
        row: TableRow = {
            "castaway": people[movement.seat].name,
            "castaway_id": movement.seat,
            "advantage_id": movement.advantage,
            "sequence_id": sequence[movement.advantage],
            "episode": record.episodes.get(movement.moment.round),
            "event": movement.event,
            "played_for": people[on].name if on else None,
            "played_for_id": on,
            "sog_id": movement.moment.stage,
        }
        if movement.event == "Played":
            row |= _outcome(record, movement, *counts.get(movement.council, _NO_COUNT))
        yield row


_NO_COUNT: tuple[Counter[str], Counter[str]] = (Counter(), Counter())


def _counts(record: SeasonRecord) -> dict[int, tuple[Counter[str], Counter[str]]]:
    """The nullified and the counted votes against each castaway in the first vote of a council."""
    counts: dict[int, tuple[Counter[str], Counter[str]]] = {}
    for vote, council in zip(record.votes.votes, record.councils, strict=True):
        if vote.step == "vote" and vote.decides == "out":
            void: Counter[str] = Counter()
            for ballot in vote.ballots:
                if ballot.name is not None and ballot.why == NULLIFIED:
                    void[ballot.name] += ballot.weight
            counts[council.number] = void, Counter(vote.totals or {})
    return counts


def _outcome(
    record: SeasonRecord, movement: Movement, void: Counter[str], counted: Counter[str]
) -> TableRow:
    """Whether a play succeeded. One that gave immunity was needed if it kept somebody in."""
    gives_immunity = record.chronicle.advantages[movement.advantage].immunity
    if movement.failed:
        return {"success": "No"}
    if not gives_immunity or not movement.council:
        return {"success": "Yes"}
    against = void[movement.on]
    needed = against >= max(1, max(counted.values(), default=0))
    return {"success": "Yes" if needed else "Not needed", "votes_nullified": against}
