"""One process drives a season while others watch it and give it orders."""

from __future__ import annotations

import json
import signal
from pathlib import Path

from showrunner.running.fact_lines import fact_line
from tests.cli.running import ended, listed, run, started, until, waiting
from tests.databases import with_store


def test_resume_watch_and_order(tmp_path: Path, database: str):
    season = waiting(tmp_path)[:8]
    assert run("direct", season, "pace", "1").stdout == "pace: done\n"
    with started("resume", season, "--quiet", "--wait", cwd=tmp_path) as driver:
        until(lambda: listed()[0]["driven"])
        assert "alive" in run("list").stdout
        refused = run("resume", season, code=2).stderr
        assert "is driven by" in refused
        assert "is driven by" in run("delete", season, "--yes", code=2).stderr
        with started("watch", season, "--jsonl", cwd=tmp_path) as watcher:
            shown = run("order", season, "go_on").stdout
            question = ("interview", "seat=ama", "question=Where is the pearl?")
            asked = run("order", season, *question).stdout
            assert shown.startswith("entry ")
            assert asked.startswith("entry ")
            run("direct", season, "pace", "0")
            seen, _ = ended(watcher)
        ended(driver)
    (row,) = listed()
    facts = with_store(database, lambda store: store.past.facts(row["id"]))
    assert seen == b"".join(map(fact_line, facts)).decode()
    lines = [json.loads(line) for line in seen.splitlines()]
    entry = int(asked.removeprefix("entry ").partition(":")[0])
    (interview,) = [line for line in lines if line["fact"]["fact"] == "InterviewAsked"]
    assert interview["entry"] == entry
    assert interview["fact"]["question"] == "Where is the pearl?"
    assert lines[-1]["entry"] == row["entries"]


def test_a_season_is_produced_while_it_waits(tmp_path: Path):
    season = waiting(tmp_path)[:8]
    with started("resume", season, "--quiet", "--wait", cwd=tmp_path) as driver:
        until(lambda: listed()[0]["driven"])
        refused = run("order", season, "stop_before", "phase=lunch", code=2).stderr
        assert "there is no window before 'lunch'" in refused
        found = run("erase", season, "--find", "e").stdout
        driver.send_signal(signal.SIGINT)
        _, errors = ended(driver, code=130)
    assert found
    assert "stopped at entry" in errors


def test_watching_ends_with_ctrl_c(tmp_path: Path):
    season = waiting(tmp_path)[:8]
    with started("watch", season, "--from-now", cwd=tmp_path) as watcher:
        assert watcher.stderr is not None
        assert "no process drives the season now" in watcher.stderr.readline()
        watcher.send_signal(signal.SIGINT)
        shown, errors = ended(watcher, code=130)
    assert (shown, errors) == ("", "stopped\n")
