"""R7: whatever is tampered with in a season's facts is found, by the rule that it breaks."""

from __future__ import annotations

import pytest

from showrunner.checking.checks import check
from tests.checking.planted import PLANTED
from tests.checking.planted.planting import Planted
from tests.checking.played import CHECKERS, stored
from tests.checking.tampering import tampered


@pytest.mark.parametrize("planted", PLANTED, ids=lambda planted: f"{planted.rule} {planted.what}")
def test_R7_what_is_tampered_with_is_found_by_its_rule(planted: Planted) -> None:
    facts = stored(planted.season)
    changed = tampered(facts, planted.tamper)
    assert changed != list(facts), "nothing was tampered with"
    found = check(changed, CHECKERS).violations
    assert planted.rule in {violation.rule for violation in found}, "\n".join(map(str, found[:9]))
