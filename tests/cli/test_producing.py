"""What producers do from the command line: previews, ledgers, holds, schemas, directors."""

from __future__ import annotations

import json
from pathlib import Path

from tests.cli.running import listed, run, waiting


def test_a_preview_changes_nothing(tmp_path: Path):
    season = waiting(tmp_path)
    before = listed()
    shown = run(
        "order", season, "set_parameter", "parameter=food_per_player", "value=3", "--preview"
    )
    assert "nothing has changed" in shown.stdout
    assert "food per player is 3 from now on" in shown.stdout
    assert "The season ends: in that example" in shown.stdout
    when = '{"fact": "VotedOut"}'
    later = run("order", season, "event", "story=Rain.", "--when", when, "--preview").stdout
    assert "When it is due (in an example, with bots in all seats):" in later
    assert "Production: “Rain.”" in later
    wrong = run("order", season, "remove_castaway", "seat=zed", "--preview", code=2).stderr
    assert "no castaway 'zed'" in wrong
    assert listed()[0]["digest"] == before[0]["digest"]


def test_DS_9_8_a_ledger_says_what_producers_did(tmp_path: Path):
    season = waiting(tmp_path)
    assert listed()[0]["produced"] is False
    assert "untouched" in run("ledger", season).stdout
    seat = json.loads(run("ledger", season, "--json").stdout)
    assert seat["produced"] is False
    run("order", season, "repeat_phase", "phase=vote")
    shown = run("ledger", season).stdout
    assert "The season is produced: 1 act" in shown
    assert "repeat_phase" in shown
    assert listed()[0]["produced"] is True
    assert "produced" in run("list").stdout
    fork = run("fork", season).stdout.strip()
    assert "produced" in run("ledger", fork).stdout
    again = {one["id"][:8]: one["produced"] for one in listed()}
    assert again[fork[:8]] is True


def test_DS_9_8_a_decision_is_held_vetoed_and_replaced(tmp_path: Path):
    season = waiting(tmp_path)
    run("direct", season, "hold", "survivor.ballot")
    assert (
        "did you mean 'survivor.ballot'"
        in run("direct", season, "hold", "survivor.balot", code=2).stderr
    )
    assert run("direct", season, "held").stdout.strip() == "no answer is held"
    run("order", season, "go_on")
    run("resume", season, "--quiet")
    held = run("direct", season, "held").stdout.splitlines()
    assert held
    assert all(": survivor.ballot of " in line for line in held)
    ask, _, said = held[0].split(": ", 2)[0], None, held[0].split(": ", 2)[2]
    first = json.loads(held[0][held[0].index("{") :])
    assert said
    assert "only with replace" in run("direct", season, "rule", ask, "replace", code=2).stderr
    run("direct", season, "rule", ask, "replace", json.dumps(first))
    for line in held[1:]:
        run("direct", season, "rule", line.split(": ")[0], "veto")
    shown = run("ledger", season).stdout
    assert "replace" in shown
    run("direct", season, "hold")
    run("resume", season, "--quiet")
    assert listed()[0]["status"] == "over"


def test_DS_9_1_the_orders_are_schemas_that_a_model_can_fill_in():
    orders = {one["name"]: one for one in json.loads(run("formats", "survivor", "--orders").stdout)}
    fixed = orders["fix_roll"]
    assert fixed["touches"] is True
    assert fixed["description"].startswith("DS-9.8: ")
    terms = fixed["terms"]
    assert terms["required"] == ["roll", "seat", "dice"]
    assert terms["additionalProperties"] is False
    assert "fact" in terms["$defs"]["When"]["properties"]
    offer = orders["offer_opportunity"]["terms"]["properties"]
    assert offer["story"] == {"type": "string"}
    assert orders["event"]["touches"] is None
    assert orders["go_on"]["touches"] is False
    assert "NAME of a format" in run("formats", "--orders", code=2).stderr


def test_DS_9_1_a_season_is_produced_by_a_program(tmp_path: Path):
    out = str(tmp_path / "season")
    run("play", "quick", "--seed", "5", "--quiet", "--director", "bot:showman", "--out", out)
    acts = json.loads(run("ledger", out, "--json").stdout)["acts"]
    assert acts
    assert {act["by"] for act in acts} == {"bot:showman"}
    assert "no violation" in run("verify", out).stdout
    assert "identical" in run("replay", out).stdout
    wrong = run("play", "quick", "--director", "bot:nobody", code=2).stderr
    assert "there is no director 'bot:nobody'" in wrong


def test_DS_9_9_a_season_is_paused_stepped_paced_and_forked(tmp_path: Path):
    season = waiting(tmp_path)
    run("order", season, "go_on")
    entries = listed()[0]["entries"]
    assert run("direct", season, "step").stdout.strip() == "step: done"
    one = listed()[0]
    assert one["status"] == "paused"
    assert one["entries"] >= entries + 1
    run("direct", season, "step", "--by", "phase")
    assert listed()[0]["entries"] > one["entries"]
    assert run("direct", season, "pace", "0").stdout.strip() == "pace: done"
    same = run("fork", season, "--at", "5").stdout.strip()
    fresh = run("fork", season, "--at", "5", "--luck", "fresh").stdout.strip()
    told = {one["id"][:8]: one["entries"] for one in listed()}
    assert told[same[:8]] == 5
    assert told[fresh[:8]] <= 6
    run("direct", season, "pause")
    assert next(one for one in listed() if one["id"].startswith(season[:8]))["status"] == "paused"
