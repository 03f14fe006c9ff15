"""The moments for which pages have a picture: every game has them, and says whom they are about."""

from __future__ import annotations

from collections import Counter

from showrunner.formats.fact import Fact
from showrunner.formats.format import load_format
from showrunner.formats.lifecycle import GameEnded
from showrunner.kernel import PUBLIC, View
from tests.every_format.seasons import Case, cases, every_format, played, told_of


@every_format
def test_its_moments_are_about_castaways_and_are_told_to_everybody(name: str) -> None:
    moments = load_format(name).moments
    assert set(moments) <= set(load_format(name).facts)
    told_kinds: Counter[str] = Counter()
    for case in cases(name):
        seen = moments_of(case)
        told_kinds.update(seen)
        ended = any(isinstance(told.fact, GameEnded) for told in told_of(played(case)))
        assert seen["winner"] == (ended and bool(moments)), case
    if moments:
        assert {"winner"} <= set(told_kinds) <= {one.kind for one in moments.values()}


def moments_of(case: Case) -> Counter[str]:
    """The moments of which somebody who watches is told, by kind."""
    season = played(case)
    seats = {person.id for person in season.settings.cast}
    view: View[Fact] = View(PUBLIC)
    narrator = season.format.narrator(PUBLIC, season.settings.title)
    told_kinds: Counter[str] = Counter()
    for told in told_of(season):
        for seen in view.take(told):
            lines = narrator.tell(seen.fact)
            moment = season.format.moments.get(type(seen.fact))
            if moment is not None:
                assert set(moment.about(seen.fact)) <= seats, seen.fact
                told_kinds[moment.kind] += bool(lines)
    return +told_kinds
