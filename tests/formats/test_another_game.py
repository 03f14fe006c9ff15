"""Everything outside a format's own code works for a game that it has never heard of."""

from __future__ import annotations

import json

import msgspec
import pytest

from showrunner.errors import OrderRefused, StaleAsk
from showrunner.formats.facts import CastawayIntroduced, InterviewAnswered
from showrunner.formats.format import Format
from showrunner.formats.plain import sheet_data, sheet_struct
from showrunner.formats.settings import Castaway, Scheduled, SeasonSettings
from showrunner.formats.votes import VotingGrid
from showrunner.kernel import PUBLIC, Answer, Memo, Order, contestant, view
from showrunner.running import rehearsal
from showrunner.running import replay as replaying
from showrunner.running.rehearsal import Rehearsal
from showrunner.transcripts.markdown import transcript
from tests.formats import bidding, parley

SEATS = ("ada", "ben", "cleo", "dan")


@pytest.fixture
def season(monkeypatch: pytest.MonkeyPatch) -> Rehearsal:
    for module in (rehearsal, replaying):
        monkeypatch.setattr(module, "load_format", lambda name: bidding.FORMAT)
    settings = SeasonSettings(
        format="bidding",
        version=1,
        title="Four bidders",
        cast=tuple(Castaway(id=seat, name=seat.title()) for seat in SEATS),
        parameters={"reveal": "never"},
        players=dict.fromkeys(SEATS, "bot:bold"),
        schedule=(
            Scheduled(
                order="set_parameter", when={"left": 3}, terms={"parameter": "highest", "value": 2}
            ),
        ),
    )
    return Rehearsal(settings, "bid")


def ask_of(season: Rehearsal, seat: str) -> str:
    return next(ask.id for ask in season.kernel.asks.values() if ask.seat == seat)


def test_it_plays_to_its_end_and_replays(season: Rehearsal) -> None:
    season.play()
    assert season.kernel.over
    ending = replaying.ending_of(bidding.FORMAT, season.kernel)
    assert ending is not None
    assert ending.rule == "BID-2"
    again = replaying.replay(season.journal)
    assert again.story.digest == season.kernel.story.digest


@pytest.mark.parametrize("game", [bidding.FORMAT, parley.FORMAT], ids=lambda game: game.name)
def test_its_sheet_is_plain_data_and_without_votes_its_grid_is_empty(game: Format) -> None:
    sheet = game.sheet()
    facts = [CastawayIntroduced(seat="ada", name="Ada", age=1, home="", work="", biography="")]
    sheet.take(facts[0])
    data = sheet_data(sheet)
    assert data["names"] == {"ada": "Ada"}
    assert msgspec.convert(json.loads(json.dumps(data)), sheet_struct(game.sheet))
    assert game.votes.of(facts) == VotingGrid(names={"ada": "Ada"})


def test_a_bid_may_be_changed_until_the_last_one_is_in(season: Rehearsal) -> None:
    season.start()
    for seat, bid in (("ada", 1), ("ben", 5), ("cleo", 5), ("ada", 7)):
        season.enter(Answer(ask_of(season, seat), {"bid": bid}))
    first = ask_of(season, "ada")
    season.enter(Answer(ask_of(season, "dan"), {"bid": 6}))
    bids = [
        each.fact
        for each in season.kernel.story.told
        if each.fact.__class__.__name__ == "BidPlaced"
    ]
    assert [(fact.seat, fact.bid) for fact in bids] == [
        ("ada", 7),
        ("ben", 5),
        ("cleo", 5),
        ("dan", 6),
    ]
    with pytest.raises(StaleAsk):
        season.enter(Answer(first, {"bid": 9}))


def test_orders_schedules_interviews_and_memos_are_there(season: Rehearsal) -> None:
    season.start()
    season.enter(Order("interview", {"seat": "ada", "question": "Why so low?"}))
    season.enter(Memo("ada", "diary", "They suspect nothing."))
    with pytest.raises(OrderRefused, match="there is no such order"):
        season.enter(Order("cancel_phase", {"phase": "vote"}))
    season.play()
    words = [each.fact for each in season.kernel.story.told]
    assert any(isinstance(fact, InterviewAnswered) for fact in words)
    sheet = bidding.FORMAT.sheet_of(season.kernel.story.told, contestant("ada"))
    assert sheet.parameters.highest == 2


def test_secrets_stay_with_their_seats(season: Rehearsal) -> None:
    season.play()
    told = season.kernel.story.told
    adas = [seen.fact for seen in view(told, contestant("ada"))]
    assert {fact.seat for fact in adas if isinstance(fact, bidding.BidPlaced)} == {"ada"}
    public = transcript(
        bidding.FORMAT, season.settings, (seen.fact for seen in view(told, PUBLIC)), PUBLIC
    )
    assert "is out." in public
