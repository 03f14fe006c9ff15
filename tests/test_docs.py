"""The documentation says what the code says."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from showrunner.formats.facts import Fact
from showrunner.formats.format import format_names, load_format
from showrunner.formats.survivor.dice import penalties, result
from showrunner.formats.survivor.parameters import SurvivorParameters
from tools.generate_docs import DOCS, pages, rules_page, what_and_audience
from tools.rule_ids import ROOT, lines
from tools.rule_ids import RULES as RULE_IDS

RULES = DOCS / "rules" / "survivor.md"
EXAMPLE = Path(__file__).parents[1] / "examples" / "lone_number"
FACTS = sorted(
    {fact for name in format_names() for fact in load_format(name).facts},
    key=lambda fact: fact.__name__,
)


def rows(heading: str) -> list[list[str]]:
    """The cells of the table under a heading row that begins like this."""
    lines = RULES.read_text(encoding="utf-8").splitlines()
    start = next(place for place, line in enumerate(lines) if line.startswith(heading))
    table = [lines[start]]
    for line in lines[start + 2 :]:
        if not line.startswith("|"):
            break
        table.append(line)
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in table]


def test_generated_pages_are_not_stale() -> None:
    stale = [
        page.name for page, text in pages().items() if page.read_text(encoding="utf-8") != text
    ]
    assert not stale, f"run `make docs`: {', '.join(stale)} would be written anew"


def test_generating_twice_changes_nothing() -> None:
    page = pages()[RULES]
    assert rules_page(page, load_format("survivor")) == page


def test_a_page_without_markers_is_refused() -> None:
    with pytest.raises(ValueError, match="<!-- parameters -->"):
        rules_page("# Rules\n", load_format("survivor"))


@pytest.mark.parametrize("fact", FACTS, ids=lambda fact: fact.__name__)
def test_every_fact_says_what_happened_and_to_whom_it_is_told(fact: type[Fact]) -> None:
    what, audience = what_and_audience(fact)
    assert what.endswith((".", ")"))
    assert audience.endswith(".")
    assert f"### {fact.__name__}\n" in (DOCS / "facts.md").read_text(encoding="utf-8")


def test_the_rules_page_computes_its_results_as_the_game_does() -> None:
    _, *examples = rows("| dice | attribute |")
    assert len(examples) >= 5
    for dice, attribute, counters, boost, trade, shown, _ in examples:
        computed = result(
            int(dice),
            int(attribute),
            int(counters),
            SurvivorParameters(),
            boost=int(boost),
            deduction=int(trade),
        )
        assert computed == int(shown)


def test_DS_7_2_the_rules_page_has_the_penalties_of_the_game() -> None:
    counters, *kinds = rows("| counters | 0 | 1 |")
    assert len(kinds) == 3
    for place, number in enumerate(counters[1:], start=1):
        expected = penalties(int(number.split()[0]), SurvivorParameters())
        assert [int(kind[place]) for kind in kinds] == list(expected)


@pytest.mark.parametrize("format", format_names())
def test_the_rules_page_leaves_no_chapter_of_the_rulebook_out(format: str) -> None:
    page = DOCS / "rules" / f"{format}.md"
    words, mark, _ = page.read_text(encoding="utf-8").partition("<!-- parameters -->")
    assert mark
    rulebook = lines(ROOT / "tests" / "formats" / format / RULE_IDS)
    chapters = {rule.partition(".")[0] for rule in rulebook}
    cited = set(re.findall(r"\b([A-Z]+-\d+)\.\d+", words))
    assert len(chapters) > 5
    assert not chapters - cited


def test_the_page_on_formats_shows_the_examples_own_code() -> None:
    """A block that names a file stands in that file of the example, letter for letter."""
    page = (DOCS / "formats.md").read_text(encoding="utf-8")
    blocks = re.findall(r"^```\w+ (\S+)\n(.*?)^```$", page, re.DOTALL | re.MULTILINE)
    assert {file for file, _ in blocks} == {"lone_number.py", "pyproject.toml", "stars.toml"}
    for file, block in blocks:
        assert block in (EXAMPLE / file).read_text(encoding="utf-8"), f"{file} has no\n{block}"


def test_the_example_has_about_a_hundred_lines() -> None:
    code = (EXAMPLE / "lone_number.py").read_text(encoding="utf-8")
    assert len(code.splitlines()) < 110


def test_the_page_on_formats_names_every_file_of_the_generic_suite() -> None:
    page = (DOCS / "formats.md").read_text(encoding="utf-8")
    suite = {file.name for file in (Path(__file__).parent / "every_format").glob("test_*.py")}
    assert suite - {"test_example.py"} == set(re.findall(r"^\| `(test_\w+\.py)` \|", page, re.M))


def test_every_test_that_holds_a_rule_is_there() -> None:
    """`docs/checking.md` names, for what the checker leaves to others, the test that holds it."""
    tests = Path(__file__).parent
    page = (DOCS / "checking.md").read_text(encoding="utf-8")
    named = re.findall(r"`([\w/]+\.py)::(\w+)`", page)
    assert len(named) > 100
    for file, test in named:
        assert f"def {test}(" in (tests / file).read_text(encoding="utf-8"), f"{file}::{test}"
