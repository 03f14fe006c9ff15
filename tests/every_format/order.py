"""What holds for every season that is over, whatever kinds of players it had."""

from __future__ import annotations

from showrunner.checking import check_lines
from showrunner.running.fact_lines import fact_line, read_facts
from showrunner.running.rehearsal import Rehearsal
from showrunner.running.replay import ending_of, replay
from tests.every_format.seasons import told_of


def is_in_order(season: Rehearsal) -> None:
    """The season has an end, its facts are declared, and its journal plays it again."""
    format = season.format
    seats = {person.id for person in season.settings.cast}
    assert season.kernel.over
    ending = ending_of(format, season.kernel)
    assert ending is not None
    assert set(ending.winners) <= seats
    assert len(set(ending.winners)) == len(ending.winners)
    assert ending.rule.strip()
    assert ending.reason.strip()
    told = told_of(season)
    assert {type(each.fact) for each in told} <= set(format.facts)
    lines = [fact_line(each) for each in told]
    assert len(read_facts(lines, "facts", format)) == len(told)
    findings = check_lines(lines)
    assert not findings.violations, list(map(str, findings.violations))
    assert replay(season.journal, lines).story.digest == season.kernel.story.digest
