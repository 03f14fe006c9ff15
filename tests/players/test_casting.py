"""The names of players."""

from __future__ import annotations

import pytest

from showrunner.errors import BotBug, UnknownName
from showrunner.formats.settings import Castaway
from showrunner.formats.survivor import FORMAT
from showrunner.kernel import luck_from_seed
from showrunner.players.casting import (
    bot_names,
    is_bot,
    make_bot,
    player_names,
    refuse_unknown_player,
    voice_of,
)
from showrunner.players.random_bot import RandomBot
from showrunner.running.live import LiveSeason
from tests.store.short_season import short_season

ADA = Castaway(id="ada", name="Ada")


def test_the_usual_bot_comes_first_and_the_random_one_plays_every_game() -> None:
    assert bot_names(FORMAT) == ["bot:sensible", "bot:random"]
    assert player_names(FORMAT) == ["bot:sensible", "bot:random", "outside"]


@pytest.mark.parametrize("name", ["bot:sensible", "bot:random", "bot:"])
def test_bots_are_told_by_their_names(name: str) -> None:
    assert is_bot(name)


@pytest.mark.parametrize("name", ["outside", "model:large", "robot:sensible", "sensible", ""])
def test_others_are_no_bots(name: str) -> None:
    assert not is_bot(name)
    with pytest.raises(UnknownName, match="there is no bot"):
        make_bot(FORMAT, name, ADA)


def test_a_bot_is_made_by_its_name() -> None:
    assert isinstance(make_bot(FORMAT, "bot:random", ADA), RandomBot)
    assert type(make_bot(FORMAT, "bot:sensible", ADA)) is FORMAT.bots["sensible"]
    with pytest.raises(UnknownName, match="did you mean 'bot:sensible'"):
        make_bot(FORMAT, "bot:sensibel", ADA)


def test_a_bot_may_have_a_model_for_its_voice() -> None:
    voiced = "bot:random+large"
    assert (voice_of(voiced), voice_of("bot:random"), voice_of("model:large+x")) == (
        "large",
        "",
        "",
    )
    assert is_bot(voiced)
    assert isinstance(make_bot(FORMAT, voiced, ADA), RandomBot)
    refuse_unknown_player(FORMAT, voiced)
    refuse_unknown_player(FORMAT, voiced, ["large"])
    for name, profiles in ((voiced, ["small"]), ("bot:sensibel+large", ["large"])):
        with pytest.raises(UnknownName, match="there is no player"):
            refuse_unknown_player(FORMAT, name, profiles)


def test_a_bots_mistakes_are_named_with_its_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    settings = short_season(players={"ben": "bot:random"})
    live = LiveSeason(settings, luck_from_seed("short"), settings.players)
    live.take(None)
    asks = {ask.seat: ask for ask in live.open_asks}

    def fail(*given: object) -> dict[str, object]:
        raise ZeroDivisionError("there is nothing to divide by")

    with monkeypatch.context() as patch:
        patch.setattr(RandomBot, "answer", fail)
        with pytest.raises(BotBug, match="the bot of 'ben' failed in `answer`: ZeroDivisionError"):
            live.late_answer(asks["ben"])
    monkeypatch.setattr(RandomBot, "see", fail)
    with pytest.raises(BotBug, match="the bot of 'ben' failed in `see`: ZeroDivisionError"):
        while live.open_asks:
            live.take(live.late_answer(live.open_asks[0]))
