"""The tables have the columns and types of the survivoR data set, and its queries run on them."""

from __future__ import annotations

import csv
import io
from collections import Counter
from pathlib import Path

import numpy as np
import pandas as pd
import pytest

from showrunner.exports.record import SeasonRecord
from showrunner.exports.registry import find_export
from showrunner.exports.tables.columns import TABLES
from showrunner.exports.tables.season_tables import season_tables
from showrunner.formats.survivor import facts
from tests.exports.records import BY_GAME, NASTY, OF_DATA, nasty, record_of
from tests.golden.files import stored_names
from tests.quick import chosen

ROOT = Path(__file__).parents[2]
OTHER_GAMES = ("mini-", "survival-", "game-", "island-")
OTHERS = [name for name in stored_names() if name.startswith(OTHER_GAMES)]
SURVIVOR = [name for name in stored_names() if not name.startswith(OTHER_GAMES)]
QUICK = (
    "comings-and-goings",
    "double-elimination",
    "everything",
    "exile-and-loaded-dice",
    "lost-ballot",
    "many-cards",
    "new-cards",
    "staged",
    "trades",
    "whole-deck",
)
OF_OTHER_GAMES = (
    "mini-removed",
    "mini-rich",
    "mini-twists",
    "survival-accuse",
    "survival-bonds",
    "survival-parity",
    "survival-producers",
    "game-producers",
    "game-sensible-4",
    "island-sensible-04",
)
NUMBERS = {"int": ("int64", "float64"), "float": ("float64",)}
"""The types that pandas gives a column of numbers, without and with nulls."""


def parquet(record: SeasonRecord) -> dict[str, pd.DataFrame]:
    """The tables of the Parquet export, as pandas loads them."""
    files = find_export("parquet").files(record)
    return {
        name.removesuffix(".parquet"): pd.read_parquet(io.BytesIO(content))
        for name, content in files.items()
    }


def from_csv(record: SeasonRecord) -> dict[str, pd.DataFrame]:
    """The tables of the CSV export, as pandas loads them."""
    files = find_export("csv").files(record)
    return {
        name.removesuffix(".csv"): pd.read_csv(io.BytesIO(content))
        for name, content in files.items()
    }


@pytest.mark.parametrize("name", chosen((*QUICK, *OF_OTHER_GAMES), stored_names()))
def test_every_stored_season_is_exported_with_the_data_sets_columns_and_types(name: str) -> None:
    record = record_of(name)
    for export in map(find_export, OF_DATA):
        assert all(export.files(record).values()), export.name
        assert export.content(record)
    loaded, read = parquet(record), from_csv(record)
    assert list(loaded) == list(read) == list(TABLES)
    for table, columns in TABLES.items():
        frame = loaded[table]
        assert list(frame.columns) == list(read[table].columns) == [c.name for c in columns]
        assert len(frame) == len(read[table])
        for column in columns:
            values = frame[column.name]
            assert column.known or values.isna().all(), (table, column.name)
            if column.kind in NUMBERS:
                assert str(values.dtype) in NUMBERS[column.kind], (table, column.name)
                again = read[table][column.name]
                assert np.array_equal(values.astype(float), again.astype(float), equal_nan=True)
            elif column.kind == "bool" and column.known and len(frame):
                assert values.dtype == bool
                assert read[table][column.name].dtype == bool
            elif column.kind == "text":
                assert all(isinstance(value, str) for value in values.dropna()), (
                    table,
                    column.name,
                )


def test_a_column_that_is_null_in_every_season_is_listed_as_unknown() -> None:
    tables = [parquet(record_of(name)) for name in ("everything", "many-cards", "staged", "trades")]
    never_filled = {
        (table, column.name)
        for table, columns in TABLES.items()
        for column in columns
        if column.known and all(frames[table][column.name].isna().all() for frames in tables)
    }
    assert never_filled == {  # of these records: who lives where, and dates, are not in them
        ("castaways", "city"),
        ("season_summary", "filming_started"),
        ("season_summary", "filming_ended"),
    }


def test_the_docs_name_every_column_that_is_always_null() -> None:
    page = (ROOT / "docs" / "exports.md").read_text(encoding="utf-8")
    for table, columns in TABLES.items():
        (row,) = [line for line in page.splitlines() if line.startswith(f"| `{table}` |")]
        told = row.split("|")[3]
        assert [word.strip(" `") for word in told.split(",") if word.strip(" –")] == [
            column.name for column in columns if not column.known
        ], table


# -- the data set's own queries, against plain counts of facts -------------------------------------


@pytest.mark.parametrize("name", chosen(QUICK, SURVIVOR))
def test_votes_received_by_each_castaway(name: str) -> None:
    record = record_of(name)
    votes = parquet(record)["vote_history"]
    valid = votes[~votes["nullified"] & votes["vote"].notna()]
    received = valid.groupby("vote_id").size().to_dict()
    told: Counter[str] = Counter()
    last: dict[str, int] = {}
    for one in record.told:
        match one.fact:
            case facts.VotesCounted(counts=counts):
                told.update(counts)
                last = counts
            case facts.VotesRecounted(counts=counts):
                told.subtract(last)
                told.update(counts)
    assert received == {seat: count for seat, count in told.items() if count}


@pytest.mark.parametrize("name", chosen(OF_OTHER_GAMES, OTHERS))
def test_votes_of_the_other_games_add_up_to_what_was_counted(name: str) -> None:
    record = record_of(name)
    votes = parquet(record)["vote_history"]
    valid = votes[~votes["nullified"] & votes["vote"].notna()]
    counted: Counter[str] = Counter()
    for vote in record.votes.votes:
        if vote.decides in ("out", "suspect"):
            for label, number in vote.counted.items():
                counted[record.votes.names.get(label, label)] += number
    assert valid.groupby("vote").size().to_dict() == counted
    assert name.startswith(("mini-", "game-", "island-")) or len(votes), "some contestants voted"
    owners = {person.id for person in record.settings.cast}
    assert set(votes["castaway_id"].dropna()) <= owners


@pytest.mark.parametrize("name", chosen(QUICK, SURVIVOR))
def test_individual_immunities_and_rewards_won(name: str) -> None:
    record = record_of(name)
    results = parquet(record)["challenge_results"]
    won = results[results["result"] == "Won"]
    alone = won[won["outcome_type"] == "Individual"]
    immunity = alone[alone["challenge_type"].str.contains("Immunity")]
    competitions = [one.fact for one in record.told if isinstance(one.fact, facts.CompetitionWon)]
    by_hand = Counter(
        one.winners[0] for one in competitions if not one.team and one.stakes != "reward"
    )
    assert immunity.groupby("castaway_id").size().to_dict() == by_hand
    assert results["challenge_id"].nunique() == len(competitions)
    for number, one in enumerate(competitions, start=1):
        rows = results[results["challenge_id"] == number]
        lost = set(rows[rows["result"] == "Lost"]["tribe"])
        if one.loser:
            assert lost == {one.loser}
            assert set(rows[rows["order_of_finish"] == 1]["tribe"]) == {one.team}


@pytest.mark.parametrize("name", chosen(QUICK, SURVIVOR))
def test_the_jury_votes_add_up_to_the_winner(name: str) -> None:
    record = record_of(name)
    tables = parquet(record)
    crowned = [one.fact for one in record.told if isinstance(one.fact, facts.WinnerCrowned)]
    summary = tables["season_summary"].iloc[0]
    castaways = tables["castaways"].set_index("castaway_id")
    if not crowned:
        assert pd.isna(summary["winner"]) and not castaways["winner"].any()
        return
    winner = crowned[0].seat
    assert summary["winner_id"] == winner
    assert castaways.loc[winner, "result"] == "Sole Survivor"
    assert list(castaways.index[castaways["winner"]]) == [winner]
    assert castaways.loc[winner, "place"] == 1
    votes = tables["jury_votes"].groupby("finalist_id")["vote"].sum()
    if len(votes):
        assert votes[winner] == votes.max()
        first = next(
            one.fact for one in record.told if isinstance(one.fact, facts.JuryVotesCounted)
        )
        assert votes.sum() == sum(first.counts.values())
        assert summary["final_vote"].split("-")[0] == str(votes[winner])


@pytest.mark.parametrize("name", chosen(QUICK, SURVIVOR))
def test_idols_found_and_played(name: str) -> None:
    record = record_of(name)
    tables = parquet(record)
    moves = tables["advantage_movement"].merge(
        tables["advantage_details"][["advantage_id", "advantage_type"]], on="advantage_id"
    )
    idols = moves[moves["advantage_type"] == "Hidden Immunity"]
    counts = idols.groupby("event").size()
    fakes = {one.fact.card for one in record.told if isinstance(one.fact, facts.CardForged)}
    found = [
        one.fact
        for one in record.told
        if isinstance(one.fact, facts.CardGained)
        and one.fact.kind == "hidden_immunity"
        and one.fact.how == "found"
        and one.fact.card not in fakes
    ]
    played = [
        one.fact
        for one in record.told
        if isinstance(one.fact, facts.CardPlayed)
        and one.fact.kind == "hidden_immunity"
        and one.fact.card not in fakes
    ]
    assert counts.get("Found", 0) == len(found)
    assert counts.get("Played", 0) == len(played)
    history = tables["vote_history"]
    for play in moves[moves["votes_nullified"].notna()].itertuples():
        void = history[history["nullified"] & (history["sog_id"] == play.sog_id)]
        against = void[(void["vote_order"] == 1) & (void["vote_id"] == play.played_for_id)]
        assert len(against) == play.votes_nullified
    assert (
        moves.groupby("advantage_id")["sequence_id"]
        .apply(list)
        .map(lambda sequence: sequence == list(range(1, len(sequence) + 1)))
        .all()
    )


@pytest.mark.parametrize("name", chosen(QUICK, SURVIVOR))
def test_the_boot_order_is_that_of_the_votes(name: str) -> None:
    record = record_of(name)
    tables = parquet(record)
    out = [
        (one.fact.seat, one.fact.round)
        for one in record.told
        if isinstance(one.fact, facts.VotedOut)
    ]
    order = tables["boot_order"]
    left = order[order["result"].str.contains("voted out|Eliminated")]
    assert list(zip(left["castaway_id"], left["episode"], strict=True)) == out
    assert list(order["order"]) == list(range(1, len(order) + 1))
    castaways = tables["castaways"].set_index("castaway_id")
    last = order.groupby("castaway_id").last()
    for seat in castaways.index[castaways["order"].notna()]:
        assert castaways.loc[seat, "order"] == last.loc[seat, "order"]
    history = tables["vote_history"]
    decided = history[history["order"].notna()]
    named = dict(zip(decided["order"], decided["voted_out_id"], strict=True))
    assert named == {
        number: order.set_index("order").loc[number, "castaway_id"] for number in named
    }


def test_the_final_of_a_match_does_not_take_the_place_of_its_last_round() -> None:
    record = record_of("mini-sensible-08")
    tables = {table.name: table.rows for table in season_tables(record)}
    rounds = max(record.chronicle.rosters)
    assert max(row["episode"] for row in tables["vote_history"]) == rounds
    titles = {row["episode"]: row["episode_title"] for row in tables["episodes"]}
    assert list(titles) == list(range(1, rounds + 2))
    assert titles[rounds + 1] != titles[rounds]


@pytest.mark.parametrize("name", BY_GAME)
def test_every_episode_of_a_season_that_is_over_has_its_title_and_summary(name: str) -> None:
    episodes = parquet(record_of(name))["episodes"]
    assert list(episodes["episode"]) == list(range(1, len(episodes) + 1))
    assert episodes["episode_title"].notna().all() and episodes["episode_title"].is_unique
    assert episodes["episode_summary"].str.len().gt(20).all()
    assert list(episodes["episode_label"])[-1] == "Finale"


# -- seasons that stop early, and what people write ------------------------------------------------


@pytest.mark.parametrize("name", BY_GAME)
def test_a_season_that_stops_anywhere_is_exported(name: str) -> None:
    length = len(record_of(name).told)
    for until in {0, 1, 2, *range(3, length, max(1, length // 5))}:
        record = record_of(name, until)
        tables = parquet(record)
        assert len(tables["castaways"]) == len(record.chronicle.people)
        assert not tables["castaways"]["winner"].any() or record.ending is not None
        playing = set(record.chronicle.in_game)
        undecided = tables["castaways"][tables["castaways"]["order"].isna()]
        assert record.ending is not None or set(undecided["castaway_id"]) == playing
        for export in map(find_export, OF_DATA):
            assert export.content(record) is not None


@pytest.mark.parametrize("name", BY_GAME)
def test_names_that_mean_something_stay_names(name: str) -> None:
    record = nasty(name)
    loaded = parquet(record)["castaways"]
    assert list(loaded["castaway"][: len(NASTY)]) == list(NASTY)[: len(loaded)]
    for content in find_export("csv").files(record).values():
        rows = list(csv.reader(io.StringIO(content.decode())))
        assert len({len(row) for row in rows}) == 1
        cells = [cell for row in rows[1:] for cell in row]
        assert not [cell for cell in cells if cell[:1] in ("=", "+", "-", "@")]
        assert not [cell for cell in cells if any(mark in cell for mark in "\n\r\t\u202e")]
    assert find_export("csv").files(record)["castaways.csv"].count(b"'=1+1") >= 1
