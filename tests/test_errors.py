"""Every error says the same wherever it is read, also in a process that did not raise it."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Iterator

import pytest

from showrunner.errors import (
    AddressRefused,
    BotBug,
    CapReached,
    CardMistake,
    CastawayMistake,
    DatabaseGone,
    DatabaseMistake,
    Fenced,
    FileMistake,
    Forbidden,
    ForeignAwait,
    IllegalAnswer,
    KeyReused,
    NotLetIn,
    NotSent,
    OrderMistake,
    OrderRefused,
    PictureMistake,
    PlayerAway,
    Problem,
    Refused,
    ReplayDiffers,
    RuleBug,
    RuleFault,
    SeasonArchived,
    SeasonDriven,
    SeasonHalted,
    SeasonOver,
    ShowrunnerError,
    SpoiledRow,
    StaleAsk,
    StoreFault,
    UnknownName,
    UnknownSeason,
    VersionMismatch,
    WrongParameter,
)

ERRORS = [
    ShowrunnerError("anything"),
    Refused("no memo"),
    StaleAsk("season/1:ada", "it is closed"),
    IllegalAnswer("survivor.ballot", [Problem("name", "nobody", "choose one")]),
    OrderRefused("event", "there is no story"),
    OrderMistake("event", [Problem("story", "none", "tell one")]),
    SeasonOver(),
    KeyReused("k1"),
    RuleFault("it failed"),
    RuleBug(3, "season", "KeyError: 'x'"),
    BotBug("ada", "answer", KeyError("x")),
    ForeignAwait("season", "asyncio"),
    SeasonHalted(RuleBug(3, "season", "KeyError: 'x'")),
    WrongParameter("teams: 9", "give 1 to 4"),
    FileMistake("season.toml", 4, "no cast", "name somebody"),
    ReplayDiffers(3, 7, "a", "b"),
    VersionMismatch("the format survivor", 1, 2),
    UnknownName("format", "survivr", ["survivor"]),
    CastawayMistake("Ada", [Problem("age", "7", "give 18 to 80")]),
    CardMistake("data.name", "none", "give one"),
    PictureMistake("is none", "send PNG, JPEG or WebP"),
    PlayerAway("the model has no key", "set MODEL_KEY"),
    CapReached("the season has spent $4.9900 of the $5 it may cost", pause=False),
    Forbidden("only producers may", "show a producer's token"),
    NotLetIn("no token was shown"),
    AddressRefused("the host is not listed", "ask the operator"),
    NotSent("the server did not answer", may_pass=True),
    StoreFault("something"),
    DatabaseMistake("no such driver", "give sqlite or postgresql"),
    DatabaseGone(60.0, "refused"),
    UnknownSeason("abcd", ["abcd1"]),
    SpoiledRow("abcd", "the input", 7, "it is no JSON", "send it again"),
    SeasonArchived("abcd"),
    SeasonDriven("abcd", "process 12"),
    Fenced("abcd"),
]


def tree(kind: type[ShowrunnerError]) -> Iterator[type[ShowrunnerError]]:
    yield kind
    for below in kind.__subclasses__():
        if below.__module__ == "showrunner.errors":
            yield from tree(below)


def test_there_is_one_of_every_error_here() -> None:
    assert {type(error) for error in ERRORS} == set(tree(ShowrunnerError))


@pytest.mark.parametrize("error", ERRORS, ids=lambda error: type(error).__name__)
def test_an_error_survives_pickling_and_copying(error: ShowrunnerError) -> None:
    for again in (*pickled(error), copy.copy(error)):
        assert type(again) is type(error)
        assert str(again) == str(error)
        assert vars(again).keys() == vars(error).keys()
        assert list(map(str, vars(again).values())) == list(map(str, vars(error).values()))


def pickled(error: ShowrunnerError) -> Iterator[ShowrunnerError]:
    for protocol in range(pickle.HIGHEST_PROTOCOL + 1):
        yield pickle.loads(pickle.dumps(error, protocol))
