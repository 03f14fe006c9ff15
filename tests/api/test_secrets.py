"""S1 and S2 over every byte that the API answers and streams."""

from __future__ import annotations

import asyncio

import pytest

from showrunner.formats.broadcast import rounds_over
from showrunner.formats.facts import encode_words
from showrunner.kernel import PRODUCER, PUBLIC, Viewer, contestant
from tests.api.serving import Client, House, served
from tests.api.stored_games import Everybody, everything, stored
from tests.quick import chosen, first_of
from tests.secrecy.canaries import Plantation
from tests.secrecy.entitlement import NOT_AIRED, OWN_PART, Canary
from tests.secrecy.game import Game
from tests.secrecy.kinds import KINDS
from tests.secrecy.observer import shown
from tests.secrecy.pairs import BY_NAME, forked

SHORT, WHOLE_SEASON = 70, 10_000
TOLD_AT_ONCE = ("one's own interview", "a jury ballot")
"""Secrets of the observer's own, and one that is counted in public, as producers see it."""
NAMES = [kind.name for kind in KINDS if kind.name not in TOLD_AT_ONCE]
OF_EACH_WAY = (
    *("points", "a memo", "persona, player, schedule", "luck renewed"),
    *("words of a talk", "a ballot", "a held answer, replaced"),
)
"""A secret of each way in which one comes about: orders, settings, luck, answers, rulings.

That no view shows any of `KINDS` is tried by `tests/secrecy`; here, that no route looks past it.
"""
TRIES = 20
MOST_ENTRIES = 60
"""Entries after which producers must see more of a secret than others do."""
MANY = 1_000_000
"""Requests a minute."""


# -- S2: canaries ----------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", chosen([1], range(9)))
def test_s2_no_canary_is_answered_to_whom_it_must_not_be(sqlite: str, seed: int) -> None:
    async def work(house: House) -> None:
        plantation = Plantation(seed)
        leaks: list[str] = []
        for entries in (SHORT, WHOLE_SEASON):
            plantation.play(entries)
            scene = await stored(house, plantation.game)
            canaries = plantation.hidden()
            assert len(canaries) > 50
            for viewer, client in _looking(house, scene):
                leaks += await _leaks(viewer, client, scene.season, canaries)
        assert not leaks, "\n".join(leaks)

    served(sqlite, work, requests_a_minute=MANY)


@pytest.mark.parametrize("seed", chosen([2], range(9)))
def test_s2_the_broadcast_shows_secrets_of_rounds_that_are_over_and_no_production(
    sqlite: str, seed: int
) -> None:
    async def work(house: House) -> None:
        plantation = Plantation(seed)
        for entries in (SHORT, WHOLE_SEASON):
            plantation.play(entries)
            game = plantation.game
            canaries = plantation.hidden()
            scene = await stored(house, game, broadcast="episode")
            told = await everything(scene.viewer, scene.season)
            aired = b"\n".join(told for path, told in told.items() if "broadcast" in path)
            story = game.kernel.story.told
            over = [encode_words(told.fact) for told in rounds_over(game.format, story)]
            later = b"\n".join(encode_words(told.fact) for told in story[len(over) :])
            shown = {
                canary.kind: canary
                for canary in canaries
                for mark in canary.marks
                if mark.encode() in aired
            }
            assert not shown.keys() & set(NOT_AIRED)
            too_early = {
                mark
                for canary in canaries
                for mark in canary.marks
                if mark.encode() in later and mark.encode() not in b"\n".join(over)
            }
            assert not [mark for mark in too_early if mark.encode() in aired]
        assert len(shown) > 5, "the broadcast shows what players do not see"

    served(sqlite, work, requests_a_minute=MANY)


def _looking(house: House, scene: Everybody) -> list[tuple[Viewer | None, Client]]:
    """All clients with their viewers; None for those who may know nothing of the season."""
    seats = [(contestant(seat), client) for seat, client in scene.contestants.items()]
    strangers = [(None, client) for client in (house.stranger, house.operator, house.nobody)]
    return [(PRODUCER, scene.producer), (PUBLIC, scene.viewer), *seats, *strangers]


async def _leaks(
    viewer: Viewer | None, client: Client, season: str, canaries: list[Canary]
) -> list[str]:
    told = await everything(client, season)
    return [
        f"{viewer or 'a stranger'}: {canary.kind} ({mark}) in {path}"
        for canary in canaries
        if viewer is None or not canary.may_show(viewer, False)
        for mark in canary.marks
        for path, said in told.items()
        if mark.encode() in said and not _is_own_brief(viewer, canary, path)
    ]


def _is_own_brief(viewer: Viewer | None, canary: Canary, path: str) -> bool:
    """Whether a contestant reads their own persona, which is told to them there alone."""
    own = viewer is not None and viewer.role == "seat" and viewer.seat in canary.about
    return own and canary.kind == OWN_PART and path == "/seat/brief"


def test_s2_what_producers_are_told_is_there_to_be_found(sqlite: str) -> None:
    async def work(house: House) -> None:
        plantation = Plantation(1).play(SHORT)
        scene = await stored(house, plantation.game)
        told = await everything(scene.producer, scene.season)
        said = b"\n".join(told.values())
        known = [one for one in plantation.hidden() if one.may_show(PRODUCER, False)]
        seen = [one for one in known if any(mark.encode() in said for mark in one.marks)]
        assert len(seen) > 30, "else the search above would prove nothing"

    served(sqlite, work, requests_a_minute=MANY)


# -- S1: noninterference ---------------------------------------------------------------------------


@pytest.mark.parametrize("name", chosen(OF_EACH_WAY, NAMES))
@pytest.mark.parametrize("pairs", first_of(1, [1, 40]))
def test_s1_a_secret_of_somebody_else_changes_no_byte(sqlite: str, name: str, pairs: int) -> None:
    async def work(house: House) -> None:
        proven = 0
        for seed in range(TRIES * pairs):
            proven += await _same_bytes(house, seed, name)
            if proven >= pairs:
                return
        assert proven, f"no pair of {name!r} showed that anything was kept secret"

    served(sqlite, work, requests_a_minute=MANY)


async def _same_bytes(house: House, seed: int, name: str) -> bool:
    """Whether a pair was found that differs for producers but not for its observer."""
    fork = forked(seed, BY_NAME[name])
    if fork is None or (fork.flip.own and fork.observer.role != "seat"):
        return False
    fork.flip.first(fork.first)
    fork.flip.second(fork.second)
    games = (fork.first, fork.second)
    for _ in range(MOST_ENTRIES):
        if _differ(*games, PRODUCER) or [game.advance() for game in games] != [True, True]:
            break
    if _differ(*games, fork.observer) or not _differ(*games, PRODUCER):
        return False
    first, second = [await _told(house, game, fork.observer) for game in games]
    for path, said in first.items():
        assert said == second[path], f"seed {seed}, {name}: {fork.observer} sees it in {path}"
    return True


def _differ(first: Game, second: Game, viewer: Viewer) -> bool:
    """Whether what this viewer is shown differs, as the rules require."""
    streams = [
        [item[:3] for item in shown(game, viewer, playing=False)] for game in (first, second)
    ]
    return streams[0] != streams[1]


async def _told(house: House, game: Game, observer: Viewer) -> dict[str, bytes]:
    scene = await stored(house, game)
    client = scene.viewer if observer.role == "public" else scene.contestants[observer.seat]
    told = await everything(client, scene.season)
    await house.producer.patch(f"seasons/{scene.season}", {"archived": True})
    await asyncio.sleep(0)
    return {path: said for path, said in told.items() if path != "listed"}
