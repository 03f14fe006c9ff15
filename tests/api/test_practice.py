"""Practice seasons: what the one person in them is shown, and that nobody else ever is."""

from __future__ import annotations

import asyncio

import msgspec
import pytest

from showrunner.api import river_desk
from showrunner.formats.broadcast import rounds_over
from showrunner.futures.chances import Chance, Chances, SeatChances
from showrunner.futures.stored import Progress, round_starts_in
from showrunner.kernel import PRODUCER
from showrunner.running.rehearsal import Rehearsal
from showrunner.store import Store
from showrunner.story.coach import ToldOtherwise, told_otherwise
from showrunner.story.editor import Editor
from tests.api.serving import SECONDS, House, served
from tests.api.stored_games import stored
from tests.api.test_asks import PAUSED_TALKS, asked, joined
from tests.secrecy.game import Game, scripted
from tests.store.short_season import short_season

OUTSIDE = {"player": "outside"}


async def practised(house: House) -> str:
    """A practice season of somebody who plays Ama, and is asked the first question."""
    season, (ama,) = await joined(house, "ama", practice=True)
    await asked(ama, season)
    return season


def test_a_practice_season_has_exactly_one_person_and_nobody_who_returns(sqlite: str) -> None:
    async def work(house: House) -> None:
        new = {"season": "quick", "cast": 6, "practice": True}
        for people in ({}, {"ama": "outside", "orrin": "outside"}):
            refused = await house.producer.post("seasons", {**new, "players": people})
            assert refused.status == 422 and "practice" in refused.json["detail"]
        season = await practised(house)
        path = f"seasons/{season}"
        assert (await house.producer.get(path)).good()["practice"] is True
        returns = {**new, "players": {"ama": "outside"}, "remembers": season}
        assert (await house.producer.post("seasons", returns)).status == 422
        invited = await house.producer.post(f"{path}/seats/orrin/invitation", {})
        swapped = await house.producer.put(f"{path}/seats/orrin/player", OUTSIDE)
        assert (invited.status, swapped.status) == (422, 422)
        assert (await house.producer.post(f"{path}/seats/ama/invitation", {})).status == 201

    served(sqlite, work)


def test_only_the_person_in_a_practice_season_has_a_coach(sqlite: str) -> None:
    async def work(house: House) -> None:
        season = await practised(house)
        path = f"seasons/{season}"
        ama = await house.contestant(season, "ama")
        assert set((await ama.get(f"{path}/seat/coach")).good()) == {
            *("promises", "told_you", "chances", "turning_points"),
        }
        orrin = await house.contestant(season, "orrin")
        for other in (orrin, house.producer, house.stranger):
            assert (await other.get(f"{path}/seat/coach")).status in (403, 404)
        (await house.producer.post(f"{path}/pause")).good()
        forked = (await house.producer.post(f"{path}/forks", {"at": 1})).good()["id"]
        again = await house.contestant(forked, "ama")
        assert (await again.get(f"seasons/{forked}/seat/coach")).status == 403
        assert "practice" not in (await again.get(f"seasons/{forked}")).good()
        usual, (player,) = await joined(house, "ama", parameters=PAUSED_TALKS)
        assert (await player.get(f"seasons/{usual}/seat/coach")).status == 403

    served(sqlite, work)


def test_the_coach_tells_of_rounds_that_are_over_and_of_own_chances_alone(sqlite: str) -> None:
    """Chances of others are stored, too; their numbers are nowhere in what the coach says."""
    game, seat = told_otherwise_in_a_season()

    async def work(house: House) -> None:
        scene = await stored(house, game, person=seat)
        path, client = f"seasons/{scene.season}", scene.contestants[seat]
        story = game.kernel.story.told
        start = round_starts_in(game.format, story)[-1]
        chances = dict.fromkeys(game.sheet.players, OTHERS) | {seat: OWN}
        moment = Chances(at=start, round=game.sheet.round, number=50, seats=chances)
        body = msgspec.json.encode(moment).decode()
        await house.store.forecasts.put(scene.season, "chances", {start: body})
        answer = await client.get(f"{path}/seat/coach")
        coach = answer.good()
        expected = [(one.round, one.words) for one in lies_to(game, seat)]
        assert [(one["round"], one["words"]) for one in coach["told_you"]] == expected
        assert all(round < game.sheet.round for round, _ in expected)
        win = msgspec.to_builtins(OWN.win)
        assert coach["chances"] == [{"round": game.sheet.round, "win": win}]
        assert b"0.98765" not in answer.body and b"0.4321" not in answer.body
        name = game.sheet.names[seat]
        assert 0 < len(coach["turning_points"]) <= 3
        assert all(name in point for point in coach["turning_points"])
        record = (await client.get(f"{path}/seat/record")).good()
        assert coach["promises"] == record["promises"]
        other = next(one for one in scene.contestants if one != seat)
        assert (await scene.contestants[other].get(f"{path}/seat/coach")).status == 403

    served(sqlite, work)


OTHERS = SeatChances(**dict.fromkeys(("tonight", "end", "win"), Chance(0.98765, 0.98765, 0.98765)))
OWN = SeatChances(
    tonight=Chance(0.4321, 0.4321, 0.4321),
    end=Chance(0.4321, 0.4321, 0.4321),
    win=Chance(0.125, 0.1, 0.15),
)


def told_otherwise_in_a_season() -> tuple[Game, str]:
    """A practice season of bots in its fifth round, and somebody in it who was told otherwise."""
    cast = [f"s{number}" for number in range(8)]
    settings = msgspec.structs.replace(
        short_season(cast=cast, parameters={"turns_per_conversation": 4}), practice=True
    )
    for seed in range(40):
        played = Rehearsal(settings, f"practice {seed}")
        played.start()
        game = Game(settings, played.luck, scripted(b"x")).start()
        while game.sheet.round < 5 and played.step():
            game.enter(played.taken[-1])
        for seat in game.sheet.active:
            if any(lies_to(game, seat)):
                return game, seat
    raise AssertionError("no bot lied")


def lies_to(game: Game, seat: str) -> list[ToldOtherwise]:
    """What others told a seat in rounds that are over, and their ballots contradict."""
    editor = Editor(game.format, PRODUCER)
    for told in rounds_over(game.format, game.kernel.story.told):
        editor.take(told)
    return list(told_otherwise(editor.book.record, seat))


def test_the_chances_of_people_are_computed_at_the_end_or_as_they_practise(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked_for: list[tuple[str, int]] = []

    async def river(store: Store, season: str, number: int, progress: Progress) -> list[Chances]:
        asked_for.append((season, number))
        return []

    monkeypatch.setattr(river_desk, "WAIT_SECONDS", 0)
    monkeypatch.setattr(river_desk, "river", river)

    async def work(house: House) -> None:
        season = await practised(house)
        async with asyncio.timeout(SECONDS):
            while (season, river_desk.NUMBER) not in asked_for:
                await asyncio.sleep(0.02)
        usual = await house.season(start=True, parameters=PAUSED_TALKS)
        await house.over(usual, 60)
        assert usual not in {one for one, _ in asked_for}, "nobody plays in it"

    served(sqlite, work)
