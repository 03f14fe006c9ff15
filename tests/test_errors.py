"""All that is raised on purpose is one tree, whose errors say the same wherever they are read."""

from __future__ import annotations

import ast
import builtins
import copy
import importlib
import pickle
import pkgutil
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any

import click
import pytest
from litestar.exceptions import LitestarException
from mcp.shared.exceptions import MCPError
from structlog import DropEvent

import showrunner
from showrunner import errors
from showrunner.api.problems import RefusedElsewhere
from showrunner.cli.doctor import CheckFailed
from showrunner.cli.live_teller import _Stopped
from showrunner.errors import (
    AddressRefused,
    BotBug,
    CapReached,
    CardMistake,
    CastawayMistake,
    DatabaseGone,
    DatabaseMistake,
    Explained,
    Fenced,
    FileMistake,
    Forbidden,
    ForeignAwait,
    FutureFailed,
    IllegalAnswer,
    KeyReused,
    LimitReached,
    Misused,
    NotInstalled,
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
    SeasonGoesOn,
    SeasonHalted,
    SeasonOver,
    ShowrunnerError,
    SpeechMistake,
    SpoiledRow,
    StaleAsk,
    StoreFault,
    UnknownName,
    UnknownSeason,
    Unreadable,
    VersionMismatch,
    WorkerLost,
    WrongParameter,
)
from showrunner.experiments.playing import SeasonNotOver
from showrunner.formats.mini_survivor.submission.parser import LineRefused
from showrunner.house_model.asking import HouseError
from showrunner.mcp_server.remote import Unreachable
from showrunner.players.llm.completions import Trouble
from showrunner.players.llm.transport import NoReply
from showrunner.running.directed_stop import _BudgetSpent, _TakenOver

ERRORS = [
    ShowrunnerError("anything"),
    Explained("it is wrong", "do it right"),
    Unreadable("Expected words"),
    Misused("a season starts once"),
    Refused("no memo"),
    StaleAsk("season/1:ada", "it is closed"),
    IllegalAnswer("survivor.ballot", [Problem("name", "nobody", "choose one")]),
    OrderRefused("event", "there is no story"),
    OrderMistake("event", [Problem("story", "none", "tell one")]),
    SeasonOver(),
    LimitReached("seasons of yours", 3, "delete some"),
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
    SpeechMistake("the speech program espeak-ng is not installed", "install it"),
    PlayerAway("the model has no key", "set MODEL_KEY"),
    CapReached("the season has spent $4.9900 of the $5 it may cost", pause=False),
    Forbidden("only producers may", "show a producer's token"),
    NotLetIn("no token was shown"),
    AddressRefused("the host is not listed", "ask the operator"),
    NotInstalled("Parquet files", "pyarrow", "tables"),
    FutureFailed("RuleBug: a roll came twice"),
    WorkerLost(),
    _BudgetSpent("it has made its 3 calls"),
    _TakenOver("a person has taken over"),
    Unreachable("the server does not answer", "start it"),
    SeasonNotOver("it waits", 0.5),
    NotSent("the server did not answer", may_pass=True),
    StoreFault("something"),
    DatabaseMistake("no such driver", "give sqlite or postgresql"),
    DatabaseGone(60.0, "refused"),
    UnknownSeason("abcd", ["abcd1"]),
    SeasonGoesOn("abcd", "ef01"),
    SpoiledRow("abcd", "the input", 7, "it is no JSON", "send it again"),
    SeasonArchived("abcd"),
    SeasonDriven("abcd", "process 12"),
    Fenced("abcd"),
    RefusedElsewhere("SeasonOver", "it is over"),
    CheckFailed("no format is found", "install it again"),
    _Stopped(),
    LineRefused("bad_id"),
    HouseError(400, "no messages", code="wrong"),
    Trouble("cut", "the reply has no message"),
    NoReply("a packed reply"),
]
FOREIGN = (LitestarException, click.ClickException, click.exceptions.Exit, DropEvent, MCPError)
"""What libraries take for an answer: of the API, a command, a log or an MCP server."""
PYTHONS_OWN = (NotImplementedError,)
"""A method that only classes below it have."""


@cache
def modules() -> list[ModuleType]:
    """Every module of Showrunner."""
    found = pkgutil.walk_packages(showrunner.__path__, "showrunner.")
    return [importlib.import_module(one.name) for one in found if "__main__" not in one.name]


def tree(kind: type[ShowrunnerError] = ShowrunnerError) -> Iterator[type[ShowrunnerError]]:
    yield kind
    for below in kind.__subclasses__():
        if below.__module__.startswith("showrunner."):
            yield from tree(below)


def test_there_is_one_of_every_error_here() -> None:
    assert modules()
    assert {type(error) for error in ERRORS} == set(tree())


def test_every_class_of_errors_is_in_the_tree() -> None:
    for module in modules():
        for kind in vars(module).values():
            if isinstance(kind, type) and issubclass(kind, BaseException):
                own = kind.__module__.startswith("showrunner.")
                assert not own or issubclass(kind, (ShowrunnerError, *FOREIGN)), kind


def raised_in(module: ModuleType) -> Iterator[tuple[str, type[BaseException]]]:
    """Where a module raises which class, where it names the class itself."""
    file = Path(str(module.__file__))
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if not isinstance(node, ast.Raise) or node.exc is None:
            continue
        called = node.exc.func if isinstance(node.exc, ast.Call) else node.exc
        kind: Any = {**vars(builtins), **vars(module)}
        for name in ast.unparse(called).split("."):
            kind = kind.get(name) if isinstance(kind, dict) else getattr(kind, name, None)
        if isinstance(kind, type):
            yield f"{file}:{node.lineno} raises {kind.__name__}", kind


def test_all_that_is_raised_on_purpose_is_in_the_tree() -> None:
    raised = [found for module in modules() for found in raised_in(module)]
    assert len(raised) > 400
    allowed = (ShowrunnerError, *FOREIGN, *PYTHONS_OWN)
    assert [where for where, kind in raised if not issubclass(kind, allowed)] == []


def test_the_tree_in_the_documentation_is_the_tree() -> None:
    lines = str(errors.__doc__).splitlines()
    drawn = {line.split("── ")[1].split()[0] for line in lines if "── " in line}
    own = {kind.__name__ for kind in tree() if kind.__module__ == errors.__name__}
    assert drawn | {"ShowrunnerError"} == own


EXPLAINED = [error for error in ERRORS if isinstance(error, Explained)]


@pytest.mark.parametrize("error", EXPLAINED, ids=lambda error: type(error).__name__)
def test_an_explained_error_says_what_was_wrong_and_what_would_be_right(error: Explained) -> None:
    assert str(error).endswith(f"{error.wrong}; {error.right}")


def test_what_has_a_remedy_is_an_explained_error() -> None:
    for error in ERRORS:
        assert isinstance(error, Explained) or not hasattr(error, "right"), error


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
