"""What is measured of each seat of a season: the columns of the table of seats."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from statistics import mean
from typing import Final, NamedTuple

from showrunner.exports.record import SeasonRecord
from showrunner.exports.tables.columns import ColumnKind, TableColumn, TableRow
from showrunner.story.boards.box_score import BoxScore
from showrunner.story.boards.deeds import DeedsBoard
from showrunner.story.boards.promise_ledger import promise_lines
from showrunner.story.finding import beat_book
from showrunner.story.told import PromiseLine


class SeatMeasure(NamedTuple):
    """A number that is measured of each seat."""

    kind: ColumnKind
    about: str


OUTCOMES: Final[Mapping[str, SeatMeasure]] = {
    "won": SeatMeasure("float", "1 for the winner, 0 for the others; shared by several winners"),
    "standing": SeatMeasure("float", "share of the others who finished behind: 1 first, 0 last"),
    "rounds": SeatMeasure("int", "the round in which they left, or the last one"),
    "votes_against": SeatMeasure("int", "ballots with their name"),
    "votes_right": SeatMeasure("int", "votes in which they named somebody who left"),
    "jury_votes": SeatMeasure("int", "votes of the jury for them"),
    "challenges_won": SeatMeasure("int", "competitions won, alone or with a team"),
    "messages": SeatMeasure("int", "messages that they sent"),
    "promises_made": SeatMeasure("int", "promises that they made"),
    "promises_kept": SeatMeasure("int", "promises that their ballots kept"),
    "promises_broken": SeatMeasure("int", "promises that their ballots broke"),
    "promise_keeping": SeatMeasure("float", "share of their tested promises that they kept"),
    "betrayals": SeatMeasure("int", "people to whom they broke a promise, once a promise"),
    "betrayed": SeatMeasure("int", "promises to them that somebody broke"),
    "honesty": SeatMeasure(
        "float",
        "share of what they said they would do that their ballots do not contradict",
    ),
    "calls": SeatMeasure("int", "calls to models"),
    "tokens": SeatMeasure("int", "tokens of prompts and answers of models"),
    "cost": SeatMeasure("float", "cost of models in dollars"),
}
"""The outcomes that can be compared, by column. They are null where there is nothing to measure."""

KEYS: Final = (
    TableColumn("trial", "int"),
    TableColumn("block", "int"),
    TableColumn("seed", "text"),
    TableColumn("season", "text"),
    TableColumn("format", "text"),
    TableColumn("cast", "text"),
    TableColumn("parameters", "text"),
    TableColumn("rotation", "int"),
    TableColumn("stored_as", "text"),
    TableColumn("digest", "text"),
    TableColumn("position", "int"),
    TableColumn("seat", "text"),
    TableColumn("castaway", "text"),
    TableColumn("archetype", "text"),
    TableColumn("player", "text"),
    TableColumn("played_by", "text"),
    TableColumn("compared", "bool"),
    TableColumn("place", "int"),
)
"""The columns that say which season and seat a line is about, and the castaway's place."""

SEAT_COLUMNS: Final = (
    *KEYS,
    *(TableColumn(name, outcome.kind) for name, outcome in OUTCOMES.items()),
)


class SeatCost(NamedTuple):
    """What a seat's model has used: calls, tokens, and dollars."""

    calls: int = 0
    tokens: int = 0
    dollars: float = 0.0


def seat_measures(record: SeasonRecord, costs: Mapping[str, SeatCost]) -> dict[str, TableRow]:
    """The place and the outcomes of each seat of a season that is over."""
    beats = beat_book(record.format)
    book = beats.record
    box, deeds = BoxScore(book), DeedsBoard(book)
    for told in record.told:
        beats.take(told)
        box.take(told.number, told.fact)
        deeds.take(told.number, told.fact)
    promises = tuple(promise_lines(book))
    given, betrayals, betrayed = _promises(promises)
    lines = {line.seat: line for line in box.table(promises)}
    honest = {
        row.seat: [
            not deed.contradicted_by for round in row.rounds for deed in round.said if deed.acts
        ]
        for row in deeds.table()
    }
    finishes = record.finishes
    places, winners = finishes.places, finishes.winners
    rows: dict[str, TableRow] = {}
    for seat, line in lines.items():
        place, exit = places.get(seat), finishes.exit_of.get(seat)
        tested = line.promises_kept + line.promises_broken
        cost = costs.get(seat, SeatCost())
        rows[seat] = {
            "place": place,
            "won": 1 / len(winners) if seat in winners else 0.0,
            "standing": _standing(place, places.values()),
            "rounds": exit.round if exit else book.round,
            "votes_against": line.votes_against,
            "votes_right": line.votes_right,
            "jury_votes": line.jury_votes,
            "challenges_won": line.wins,
            "messages": line.messages,
            "promises_made": given[seat],
            "promises_kept": line.promises_kept,
            "promises_broken": line.promises_broken,
            "promise_keeping": line.promises_kept / tested if tested else None,
            "betrayals": betrayals[seat],
            "betrayed": betrayed[seat],
            "honesty": mean(honest[seat]) if honest.get(seat) else None,
            "calls": cost.calls,
            "tokens": cost.tokens,
            "cost": cost.dollars,
        }
    return rows


def _promises(promises: Iterable[PromiseLine]) -> tuple[Counter[str], Counter[str], Counter[str]]:
    """How many promises each made; how many people they broke one to; how often one was broken."""
    given, betrayals, betrayed = Counter[str](), Counter[str](), Counter[str]()
    for line in promises:
        given[line.giver] += 1
        if line.verdict == "broken":
            betrayals[line.giver] += len(line.to)
            betrayed.update(line.to)
    return given, betrayals, betrayed


def _standing(place: int | None, places: Iterable[int]) -> float | None:
    """The share of the others who finished behind; those with the same place count half."""
    all_places = list(places)
    if place is None or len(all_places) < 2:
        return None
    behind = sum((other > place) + (other == place) / 2 for other in all_places) - 0.5
    return behind / (len(all_places) - 1)
