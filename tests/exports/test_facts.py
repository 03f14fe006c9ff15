"""Facts as JSON and JSON lines: whole, readable again, and as their schemas say."""

from __future__ import annotations

import jsonschema_rs
import msgspec
import pytest

from showrunner.exports.facts import LINE_SCHEMA, SEASON_SCHEMA
from showrunner.exports.registry import find_export
from showrunner.running.fact_lines import fact_line, read_facts
from tests.exports.records import BY_GAME, nasty, record_of


@pytest.mark.parametrize("name", [*BY_GAME, "acts-and-names"])
def test_facts_agree_with_their_schemas_and_can_be_read_again(name: str) -> None:
    record = nasty("everything") if name == "acts-and-names" else record_of(name)
    files = {
        file: msgspec.json.decode(content)
        for file, content in find_export("schemas").files(record).items()
    }
    lines = find_export("jsonl").content(record).splitlines(keepends=True)
    line_schema = jsonschema_rs.validator_for(files[LINE_SCHEMA])
    for line in lines:
        line_schema.validate(msgspec.json.decode(line))
    assert lines == [fact_line(told) for told in record.told]
    again = read_facts(lines, name, record.format)
    assert [fact_line(told) for told in again] == lines
    document = msgspec.json.decode(find_export("json").content(record))
    jsonschema_rs.validator_for(files[SEASON_SCHEMA]).validate(document)
    assert document["facts"] == [msgspec.json.decode(line) for line in lines]
    assert document["$schema"] == SEASON_SCHEMA and document["id"] == record.id


def test_the_schema_refuses_what_is_no_fact() -> None:
    record = record_of("everything")
    schema = msgspec.json.decode(find_export("schemas").files(record)[LINE_SCHEMA])
    good = msgspec.json.decode(find_export("jsonl").content(record).split(b"\n", 1)[0])
    validator = jsonschema_rs.validator_for(schema)
    assert validator.is_valid(good)
    for wrong in ({"fact": {"fact": "Nothing"}}, {"number": -1}, {"audience": 3}, {"fact": None}):
        assert not validator.is_valid(good | wrong), wrong
