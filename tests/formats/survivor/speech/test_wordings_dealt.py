"""What a message is about is said in a wording that nobody else has, whatever they are asked."""

from __future__ import annotations

import pytest

from showrunner.formats.survivor.bots.speech.grammar import Pattern
from showrunner.formats.survivor.bots.speech.lines import LINES
from showrunner.formats.wordings import Share

CASTS = (4, 13, 31)


@pytest.mark.parametrize("pool", LINES)
def test_no_wording_stands_in_two_patterns_of_a_pool(pool: str):
    wordings = [wording for line in LINES[pool] for wording in line.pattern.wordings]
    assert len(set(wordings)) == len(wordings)


@pytest.mark.parametrize("of", CASTS)
def test_each_wording_is_dealt_to_one_castaway(of: int):
    for lines in LINES.values():
        for line in lines:
            dealt = [wording for own in range(of) for wording in line.pattern.dealt(Share(own, of))]
            assert sorted(dealt) == sorted(line.pattern.wordings)


def test_a_brace_that_closes_nothing_is_refused():
    with pytest.raises(ValueError, match="stands alone"):
        assert Pattern("who {goes|stays").wordings
