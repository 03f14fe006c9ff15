"""The tables of the survivoR data set: the names, order and types of their columns.

The data set is the R package survivoR (doehm/survivoR on GitHub). A column that Showrunner cannot
know is kept, so that programs written for the data set run, and is always null.
"""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

ColumnKind = Literal["text", "int", "float", "bool"]
CellValue = str | int | float | bool | None
TableRow = dict[str, CellValue]
"""One row of a table by column; a missing column is null."""


class TableColumn(NamedTuple):
    """One column; `known` is false for one that is always null."""

    name: str
    kind: ColumnKind
    known: bool = True


class SeasonTable(NamedTuple):
    """One table: its columns in order, and its rows."""

    name: str
    columns: tuple[TableColumn, ...]
    rows: list[TableRow]


def _text(*names: str) -> tuple[TableColumn, ...]:
    return tuple(TableColumn(name, "text") for name in names)


def _int(*names: str) -> tuple[TableColumn, ...]:
    return tuple(TableColumn(name, "int") for name in names)


def _bool(*names: str) -> tuple[TableColumn, ...]:
    return tuple(TableColumn(name, "bool") for name in names)


def _unknown(kind: ColumnKind, *names: str) -> tuple[TableColumn, ...]:
    return tuple(TableColumn(name, kind, known=False) for name in names)


_KEY = (*_text("version", "version_season", "season_name"), *_int("season"))

TABLES: Final[dict[str, tuple[TableColumn, ...]]] = {
    "castaways": (
        *_KEY,
        *_text("full_name", "castaway_id", "castaway"),
        *_int("age"),
        *_text("city"),
        *_unknown("text", "state"),
        *_int("episode"),
        *_unknown("int", "day"),
        *_int("order"),
        *_text("result"),
        *_int("place"),
        *_text("jury_status", "original_tribe"),
        *_bool("jury", "finalist", "winner"),
        *_unknown("bool", "acknowledge", "ack_look", "ack_speak", "ack_gesture", "ack_smile"),
        *_unknown("text", "ack_quote"),
        *_unknown("int", "ack_score"),
    ),
    "vote_history": (
        *_KEY,
        *_int("episode"),
        *_unknown("int", "day"),
        *_text("tribe_status", "tribe", "castaway", "immunity", "vote", "vote_event"),
        *_text("vote_event_outcome"),
        *_unknown("text", "split_vote"),
        *_bool("nullified", "tie"),
        *_text("voted_out"),
        *_int("order", "vote_order"),
        *_text("castaway_id", "vote_id", "voted_out_id"),
        *_int("sog_id", "challenge_id"),
    ),
    "challenge_results": (
        *_KEY,
        *_int("episode", "n_boots"),
        *_text("castaway_id", "castaway", "tribe", "tribe_status", "challenge_type"),
        *_text("outcome_type"),
        *_unknown("text", "team"),
        *_text("result", "result_notes"),
        *_bool("chosen_for_reward"),
        *_int("challenge_id"),
        *_bool("sit_out"),
        *_int("order_of_finish", "sog_id"),
    ),
    "advantage_movement": (
        *_KEY,
        *_text("castaway", "castaway_id"),
        *_int("advantage_id", "sequence_id"),
        *_unknown("int", "day"),
        *_int("episode"),
        *_text("event", "played_for", "played_for_id", "success"),
        *_int("votes_nullified", "sog_id"),
    ),
    "advantage_details": (
        *_KEY,
        *_int("advantage_id"),
        *_text("advantage_type", "clue_details", "location_found", "conditions"),
    ),
    "jury_votes": (
        *_KEY,
        *_text("castaway", "finalist"),
        *_int("vote"),
        *_text("castaway_id", "finalist_id"),
    ),
    "confessionals": (
        *_KEY,
        *_int("episode"),
        *_text("castaway", "castaway_id"),
        *_int("confessional_count"),
        *_unknown("float", "confessional_time", "exp_count", "exp_time"),
    ),
    "boot_order": (
        *_text("version", "version_season"),
        *_int("season"),
        *_text("castaway_id", "castaway"),
        *_int("episode"),
        *_unknown("int", "day"),
        *_int("order"),
        *_text("result"),
    ),
    "season_summary": (
        *_KEY,
        *_unknown("text", "location", "country"),
        *_text("tribe_setup"),
        *_int("n_cast", "n_tribes", "n_finalists", "n_jury"),
        *_text("full_name", "winner_id", "winner", "runner_ups", "final_vote"),
        *_unknown("text", "timeslot", "premiered", "ended"),
        *_text("filming_started", "filming_ended"),
        *_unknown("float", "viewers_reunion", "viewers_premiere", "viewers_finale"),
        *_unknown("float", "viewers_mean"),
        *_unknown("int", "rank"),
    ),
    "tribe_mapping": (
        *_KEY,
        *_int("episode"),
        *_unknown("int", "day"),
        *_text("castaway_id", "castaway", "tribe", "tribe_status"),
    ),
    "episodes": (
        *_KEY,
        *_int("episode_number_overall", "episode"),
        *_text("episode_title", "episode_label"),
        *_unknown("text", "episode_date"),
        *_unknown("float", "episode_length", "viewers", "imdb_rating"),
        *_unknown("int", "n_ratings"),
        *_text("episode_summary"),
    ),
}
"""The columns of each table, by the table's name."""
