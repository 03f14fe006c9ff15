"""The rows of `vote_history`: one for each ballot, and for each voter who cast none."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from showrunner.exports.record import SeasonRecord
from showrunner.exports.tables.columns import TableRow
from showrunner.formats.chronicle import VoteCircumstances
from showrunner.formats.finishes import Exit
from showrunner.formats.votes import Ballot, Vote
from showrunner.formats.wording import spaced

DECIDES = ("out", "suspect")
"""The votes that the table has; votes of the jury have a table of their own."""
NULLIFIED = "void"
"""Why a ballot does not count if it named somebody who was immune."""


def ballot_rows(record: SeasonRecord, exits: Sequence[Exit]) -> Iterator[TableRow]:
    """The rows of all votes of castaways against each other, in order."""
    votes = [
        (vote, council)
        for vote, council in zip(record.votes.votes, record.councils, strict=True)
        if vote.decides in DECIDES
    ]
    results: dict[int, tuple[str, ...]] = {}
    for vote, council in votes:
        if vote.result and vote.decides == "out":
            results[council.number] = vote.result
    held: dict[int, int] = {}
    tied: dict[int, tuple[str, ...]] = {}
    for vote, council in votes:
        held[council.number] = held.get(council.number, 0) + 1
        out = results.get(council.number, ())
        shared: TableRow = {
            "episode": record.episodes.get(council.moment.round),
            "tie": bool(vote.tied),
            "voted_out": ", ".join(map(record.votes.names.__getitem__, out)) or None,
            "order": _order(out, council, exits),
            "vote_order": held[council.number],
            "voted_out_id": ", ".join(map(record.seat_of, out)) or None,
            "sog_id": council.moment.stage,
            "challenge_id": council.contest or None,
        }
        shut_out = tied.get(council.number, ()) if vote.step.startswith("revote") else ()
        yield from (shared | row for row in _rows_of(record, vote, council, shut_out))
        tied[council.number] = vote.tied


def _order(out: tuple[str, ...], council: VoteCircumstances, exits: Sequence[Exit]) -> int | None:
    """The order in which those voted out left; None if nobody left the game by this vote."""
    for exit in exits:
        if exit.seat in out and exit.round == council.moment.round:
            return exit.order
    return None


def _rows_of(
    record: SeasonRecord, vote: Vote, council: VoteCircumstances, shut_out: tuple[str, ...]
) -> Iterable[TableRow]:
    """The rows of one vote; `shut_out` may not vote because they are tied."""
    if vote.rolls:
        lowest = min(vote.rolls.values())
        for seat, roll in vote.rolls.items():
            lost = seat in vote.result if vote.result else roll == lowest
            yield _row(record, vote, council, seat) | {
                "vote_event": "Survival roll",
                "vote_event_outcome": f"{'Lost' if lost else 'Won'} ({roll})",
            }
        return
    voters = dict.fromkeys((*vote.voters, *(ballot.voter for ballot in vote.ballots)))
    own_ballots: dict[str, list[Ballot]] = {voter: [] for voter in voters}
    for ballot in vote.ballots:
        own_ballots[ballot.voter].append(ballot)
    for voter, ballots in own_ballots.items():
        row = _row(record, vote, council, voter)
        if not ballots:
            why = "Vote not required" if vote.cast == 0 else "Did not vote"
            yield row | {"vote_event": "No vote", "vote_event_outcome": why}
        worth = [ballot for ballot in ballots for _ in range(ballot.weight)]
        for number, ballot in enumerate(worth):
            yield row | _ballot(record, vote, ballot, is_extra=number > 0)
    for seat in shut_out:
        if seat not in own_ballots:
            yield _row(record, vote, council, seat) | {
                "vote_event": "Deadlock",
                "vote_event_outcome": "Can't vote",
            }


def _row(record: SeasonRecord, vote: Vote, council: VoteCircumstances, voter: str) -> TableRow:
    seat = record.seat_of(voter)
    member = council.members.get(seat)
    return {
        "tribe_status": member.status if member else None,
        "tribe": member.tribe if member else vote.place or None,
        "castaway": record.votes.names[voter],
        "immunity": council.immunity.get(seat),
        "castaway_id": seat or None,
        "nullified": False,
    }


def _ballot(record: SeasonRecord, vote: Vote, ballot: Ballot, is_extra: bool) -> TableRow:
    if ballot.name is None:
        return {"vote_event": "No vote", "vote_event_outcome": ballot.why.capitalize() or None}
    row: TableRow = {
        "vote": record.votes.names.get(ballot.name, ballot.name),
        "vote_id": record.seat_of(ballot.name) if ballot.name in record.votes.names else None,
        "nullified": ballot.counts is False and ballot.why == NULLIFIED,
    }
    if is_extra:
        row["vote_event"] = "Extra vote"
    elif vote.step not in ("vote", "revote_tied", "revote_untied", "revote"):
        row["vote_event"] = spaced(vote.step).capitalize()
    return row
