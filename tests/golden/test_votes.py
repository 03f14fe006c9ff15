"""The voting grid of every stored season adds up with the counts that were told."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
import pytest

from showrunner.formats.facts import Fact, SecretsRevealed
from showrunner.formats.format import load_format
from showrunner.formats.votes import VotingGrid
from showrunner.formats.voting_table import voting_table
from showrunner.kernel import PRODUCER, PUBLIC, Told, contestant
from showrunner.running.replay import replay
from tests.golden.files import read_golden, stored_names

COUNTS = ("VotesCounted", "JuryVotesCounted", "CandidateVotesCounted")


def counted(told: Sequence[Told[Fact]]) -> int:
    return sum(type(one.fact).__name__ in COUNTS for one in told)


@pytest.mark.parametrize("name", stored_names())
def test_the_grid_of_a_stored_season_adds_up(name: str) -> None:
    settings = read_golden(name).header.settings
    format = load_format(settings.format)
    told = replay(read_golden(name)).story.told
    grid = format.votes_of(told, PRODUCER)
    held = [vote for vote in grid.votes if vote.totals is not None and vote.step != "spotlight"]
    assert len(held) == counted(told)
    for vote in held:
        assert vote.complete, f"round {vote.round}: who cast which ballot is known"
        assert vote.counted == {who: votes for who, votes in (vote.totals or {}).items() if votes}
        if vote.voided is not None:
            void = [b for b in vote.ballots if b.name is not None and b.counts is False]
            assert len(void) == vote.voided
    assert all(vote.result or vote.how or vote.tied for vote in held)
    read_all_the_same(grid)
    opened = any(isinstance(one.fact, SecretsRevealed) for one in told)
    for viewer in (PUBLIC, *(contestant(person.id) for person in settings.cast)):
        seen = format.votes_of(told, viewer)
        read_all_the_same(seen)
        assert (seen == grid) or not opened, "once the secrets are open everybody sees all"


def read_all_the_same(grid: VotingGrid) -> None:
    """It comes back out of JSON, and every cell of its table can be read."""
    assert msgspec.json.decode(msgspec.json.encode(grid), type=VotingGrid) == grid
    table = voting_table(grid)
    assert all(len(row.cells) == len(grid.votes) for row in table.rows)
    assert all(isinstance(cell, str) for row in table.rows for cell in row.cells)
