"""Makes the tables of a season from its chronicle and its voting grid."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from typing import Final

from showrunner.exports.record import SeasonRecord
from showrunner.exports.tables.ballot_rows import ballot_rows
from showrunner.exports.tables.columns import TABLES, SeasonTable, TableRow
from showrunner.exports.tables.movement_rows import movement_rows
from showrunner.formats.chronicle import Contest
from showrunner.formats.finishes import Finishes
from showrunner.story.told import Sentence

VERSION: Final = "SR"
"""The data set's code for the version of the show: Showrunner."""
CHALLENGE_TYPES: Final = {"both": "Immunity and Reward", "immunity": "Immunity", "reward": "Reward"}


def season_tables(record: SeasonRecord) -> list[SeasonTable]:
    """All tables of a season. A table that its game has nothing for is empty."""
    return [season_table(record, name) for name in TABLES]


def season_table(record: SeasonRecord, name: str) -> SeasonTable:
    """One table of a season, by its name in the data set."""
    key: TableRow = {
        "version": VERSION,
        "version_season": f"{VERSION}{record.id[:8]}",
        "season_name": record.title,
        "season": 1,
    }
    return SeasonTable(
        name, TABLES[name], [key | row for row in ROWS[name](record, record.finishes)]
    )


def _castaways(record: SeasonRecord, finishes: Finishes) -> Iterable[TableRow]:
    chronicle = record.chronicle
    full_names = {person.id: person.full_name for person in record.settings.cast}
    for seat, person in chronicle.people.items():
        exit = finishes.exit_of.get(seat)
        yield {
            "full_name": full_names.get(seat) or person.name,
            "castaway_id": seat,
            "castaway": person.name,
            "age": person.age,
            "city": person.home or None,
            "episode": record.episodes.get(exit.round) if exit else None,
            "order": exit.order if exit else None,
            "result": exit.result if exit else None,
            "place": finishes.places.get(seat),
            "jury_status": finishes.jury_status(seat),
            "original_tribe": chronicle.original_tribes.get(seat),
            "jury": seat in chronicle.jury,
            "finalist": seat in chronicle.finalists,
            "winner": seat in finishes.winners,
        }


def _boot_order(record: SeasonRecord, finishes: Finishes) -> Iterable[TableRow]:
    for exit in finishes.exits:
        yield {
            "castaway_id": exit.seat,
            "castaway": record.chronicle.people[exit.seat].name,
            "episode": record.episodes.get(exit.round),
            "order": exit.order,
            "result": exit.result,
        }


def _vote_history(record: SeasonRecord, finishes: Finishes) -> Iterable[TableRow]:
    return ballot_rows(record, finishes.exits)


def _challenge_results(record: SeasonRecord, finishes: Finishes) -> Iterable[TableRow]:
    return (row for contest in record.chronicle.contests for row in _contest_rows(record, contest))


def _contest_rows(record: SeasonRecord, contest: Contest) -> Iterable[TableRow]:
    won = contest.rewarded if contest.stakes == "reward" else contest.safe
    for seat, member in contest.members.items():
        yield {
            "episode": record.episodes.get(contest.moment.round),
            "n_boots": contest.moment.boots,
            "castaway_id": seat,
            "castaway": record.chronicle.people[seat].name,
            "tribe": member.tribe,
            "tribe_status": member.status,
            "challenge_type": CHALLENGE_TYPES[contest.stakes],
            "outcome_type": "Tribal" if contest.ranks else "Individual",
            "result": "Won" if seat in won else "Lost",
            "result_notes": contest.name or None,
            "chosen_for_reward": False,
            "challenge_id": contest.number,
            "sit_out": seat not in contest.competed,
            "order_of_finish": contest.ranks.get(member.tribe),
            "sog_id": contest.moment.stage,
        }


def _advantage_movement(record: SeasonRecord, finishes: Finishes) -> Iterable[TableRow]:
    return movement_rows(record)


def _advantage_details(record: SeasonRecord, finishes: Finishes) -> Iterable[TableRow]:
    for number, advantage in record.chronicle.advantages.items():
        yield {
            "advantage_id": number,
            "advantage_type": advantage.name,
            "clue_details": "No clue existed",
            "location_found": advantage.origin,
            "conditions": advantage.text,
        }


def _jury_votes(record: SeasonRecord, finishes: Finishes) -> Iterable[TableRow]:
    people = record.chronicle.people
    for finalist in finishes.jury_totals:
        for juror, name in finishes.ballots.items():
            yield {
                "castaway": people[juror].name,
                "finalist": people[finalist].name,
                "vote": int(name == finalist),
                "castaway_id": juror,
                "finalist_id": finalist,
            }


def _confessionals(record: SeasonRecord, finishes: Finishes) -> Iterable[TableRow]:
    chronicle = record.chronicle
    counts: Counter[tuple[int, str]] = Counter()
    for round, roster in chronicle.rosters.items():
        for seat in roster:
            counts[record.episodes[round], seat] += chronicle.confessionals[round, seat]
    for (episode, seat), count in counts.items():
        yield {
            "episode": episode,
            "castaway": chronicle.people[seat].name,
            "castaway_id": seat,
            "confessional_count": count,
        }


def _season_summary(record: SeasonRecord, finishes: Finishes) -> Iterable[TableRow]:
    chronicle = record.chronicle
    people = {person.id: person for person in record.settings.cast}
    sizes: dict[str, int] = {}
    for tribe in chronicle.original_tribes.values():
        sizes[tribe] = sizes.get(tribe, 0) + 1
    winners = finishes.winners
    runner_ups = [seat for seat in finishes.jury_totals if seat not in winners]
    votes = finishes.jury_totals.values()
    yield {
        "tribe_setup": ", ".join(f"{tribe}: {size}" for tribe, size in sizes.items()) or None,
        "n_cast": len(chronicle.people),
        "n_tribes": len(sizes),
        "n_finalists": len(chronicle.finalists) or None,
        "n_jury": len(chronicle.jury) or None,
        "full_name": ", ".join(people[seat].full_name or people[seat].name for seat in winners)
        or None,
        "winner_id": ", ".join(winners) or None,
        "winner": ", ".join(people[seat].name for seat in winners) or None,
        "runner_ups": ", ".join(people[seat].full_name or people[seat].name for seat in runner_ups)
        or None,
        "final_vote": "-".join(map(str, votes)) if winners and finishes.ballots else None,
        "filming_started": record.began.isoformat() if record.began else None,
        "filming_ended": record.ended.isoformat() if record.ended else None,
    }


def _tribe_mapping(record: SeasonRecord, finishes: Finishes) -> Iterable[TableRow]:
    chronicle = record.chronicle
    for round, members in chronicle.tribes_by_round.items():
        for seat, member in members.items():
            yield {
                "episode": record.episodes[round],
                "castaway_id": seat,
                "castaway": chronicle.people[seat].name,
                "tribe": member.tribe,
                "tribe_status": member.status,
            }


def _episodes(record: SeasonRecord, finishes: Finishes) -> Iterable[TableRow]:
    told = {episode.number: episode for episode in record.season_told.episodes}
    of_rounds = {record.episodes[round] for round in record.chronicle.rosters}
    numbers = sorted(of_rounds | told.keys())
    for number in numbers:
        is_finale = bool(finishes.winners) and number == numbers[-1]
        yield {
            "episode_number_overall": number,
            "episode": number,
            "episode_title": told[number].title if number in told else None,
            "episode_label": "Finale" if is_finale else f"Ep {number}",
            "episode_summary": _words(told[number].recap) if number in told else None,
        }


def _words(sentences: Iterable[Sentence]) -> str:
    return " ".join(sentence.text for sentence in sentences)


ROWS: Final[dict[str, Callable[[SeasonRecord, Finishes], Iterable[TableRow]]]] = {
    "castaways": _castaways,
    "vote_history": _vote_history,
    "challenge_results": _challenge_results,
    "advantage_movement": _advantage_movement,
    "advantage_details": _advantage_details,
    "jury_votes": _jury_votes,
    "confessionals": _confessionals,
    "boot_order": _boot_order,
    "season_summary": _season_summary,
    "tribe_mapping": _tribe_mapping,
    "episodes": _episodes,
}
"""What makes the rows of each table."""
