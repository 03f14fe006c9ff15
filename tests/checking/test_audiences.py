"""R7: nobody is told what is not for them, whichever type of fact it is."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest

from showrunner.checking import CheckedFact
from showrunner.checking.checks import check
from showrunner.checking.common import EVERYBODY, OWNER, PRODUCERS
from showrunner.formats.format import load_format
from tests.checking.played import CHECKERS, stored

SEASONS = {
    "survivor": (
        *("mixed-04", "everything", "new-cards", "opportunities", "whole-deck", "drawn", "claims"),
        *("exile-and-loaded-dice", "lost-ballot", "scheduled", "all-safe", "no-rerolls"),
        "speakers",
    ),
    "mini_survivor": (
        *("mini-gifts", "mini-stock", "mini-held", "mini-twists", "mini-removed", "mini-open"),
        "mini-letters",
    ),
    "survival": (
        *("survival-producers", "survival-days", "survival-voices", "survival-deferred"),
        *("survival-unlit", "survival-random-08", "survival-shots", "survival-late-bonds"),
        "survival-dissolved",
    ),
    "surviving_the_game": (
        *("game-other-rulings", "game-producers", "game-removed", "game-talkative"),
        *("game-sensible-3", "game-sensible-4", "game-rich"),
    ),
}
"""Stored seasons in which every type of fact is told that is told in any."""
AFTER_ANOTHER = ("LuckTried", "InterviewAnswered", "MicAnswered")
"""Facts that are told to those who were told the fact before them."""
UNTOLD = {"PhaseSkipped", "CardTransferred", "GroupTalkBegan", "HostAsked"}
"""What no stored season of some game tells. Seasons of `test_ds_8_*` transfer cards; group talks
are the same in every game, and told in Survivor.
"""


def other_audiences(facts: tuple[CheckedFact, ...]) -> Iterator[str]:
    """Everybody, producers, one seat, two seats."""
    first, second, *_ = sorted(fact["seat"] for fact in facts if fact.kind == "CastawayIntroduced")
    yield from ("everybody", "producers", f"seats:{first}", f"seats:{first},{second}")


@pytest.mark.parametrize("season", [name for names in SEASONS.values() for name in names])
def test_R7_no_type_of_fact_can_be_told_to_others(season: str) -> None:
    facts = stored(season)
    for audience in other_audiences(facts):
        for after_another in (False, True):
            firsts = {
                fact.kind: at
                for at, fact in reversed(list(enumerate(facts)))
                if (fact.kind in AFTER_ANOTHER) == after_another and fact.audience != audience
            }
            retold = list(facts)
            for at in firsts.values():
                retold[at] = msgspec.structs.replace(facts[at], audience=audience)
            found = {violation.fact for violation in check(retold, CHECKERS).violations}
            heard = [kind for kind, at in firsts.items() if at not in found]
            assert not heard, f"{heard} may be told to {audience}"


@pytest.mark.parametrize("format", SEASONS)
def test_R7_every_type_of_fact_has_its_audience(format: str) -> None:
    told = {fact.kind for season in SEASONS[format] for fact in stored(season)}
    untold = {kind.__name__ for kind in load_format(format).facts} - told
    assert untold <= {*EVERYBODY, *OWNER, *PRODUCERS, *UNTOLD}
