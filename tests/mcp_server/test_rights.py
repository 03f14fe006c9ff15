"""Every right that the API gives a role is a tool or resource, or listed here with a reason."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from showrunner.mcp_server.selection import ROUTES
from showrunner.mcp_server.tools import PREFIX
from tests.api.test_roles import BY_HAND, rows

LETTERS = {"producer": "p", "contestant": "c", "viewer": "v"}
"""How `roles.txt` names the roles."""

EVERYBODY = "producer contestant viewer"
PICTURE = "a picture"
SEAT_KNOWS = "for those who make or study seasons; `game` and `rules_of_game` say how to play"
EXCEPTIONS: Mapping[str, tuple[str, str]] = {
    "GET /health": (EVERYBODY, "for monitors, not for somebody with a token"),
    "GET /ready": (EVERYBODY, "for monitors, not for somebody with a token"),
    "GET /server": (EVERYBODY, "for the console"),
    "GET /session": (EVERYBODY, "the MCP server asks it itself, to choose the tools"),
    "POST /producers/tokens": ("producer", "a person decides which programs get a token"),
    "GET /faces": (EVERYBODY, PICTURE),
    "GET /cast/{persona}/picture": ("producer", PICTURE),
    "PUT /cast/{persona}/picture": ("producer", PICTURE),
    "DELETE /cast/{persona}/picture": ("producer", PICTURE),
    "GET /cast/{persona}/card": ("producer", "a file; `castaway` has the same"),
    "POST /cast/import": ("producer", "a file; `make_castaway` does the same"),
    "GET /models/presets": ("producer", "for setting up models, which only operators do"),
    "GET /careers/csv": (EVERYBODY, "a file; `careers` has the same"),
    "GET /formats/{name}/cards": ("contestant viewer", SEAT_KNOWS),
    "GET /formats/{name}/facts": ("contestant viewer", SEAT_KNOWS),
    "GET /formats/{name}/orders": ("contestant viewer", SEAT_KNOWS),
    "GET /formats/{name}/sheet": ("contestant viewer", SEAT_KNOWS),
    "GET /season-files": ("contestant viewer", SEAT_KNOWS),
    "GET /season-files/{name}": ("contestant viewer", SEAT_KNOWS),
    "GET /seasons": ("contestant viewer", "their token is for one season, which `season` shows"),
    "GET /seasons/{season}/cast/{seat}/picture": (EVERYBODY, PICTURE),
    "GET /seasons/{season}/picture": (EVERYBODY, PICTURE),
    "GET /seasons/{season}/watch": (EVERYBODY, "a stream; `facts` has the same, page by page"),
    "PUT /seasons/{season}/seat/push": ("contestant", "for browsers"),
}
"""Routes that are not tools for these roles, and why."""


NOT_IN_EVERY_SEASON = {
    "producer": set[str](),
    "contestant": {"my_coach"},
    "viewer": {"chances", "what_decided"},
}
"""Tools for practice seasons, or after the broadcast: the seasons of `roles.txt` refuse them."""


@pytest.mark.parametrize("role", LETTERS)
def test_what_the_api_gives_a_role_is_a_tool_or_has_a_reason_not_to_be(role: str) -> None:
    allowed = {
        f"{row.method} {row.path.removeprefix(PREFIX)}"
        for row in rows()
        if LETTERS[role] in row.allowed and row.allowed != BY_HAND and row.path != "/metrics"
    }
    tools = set(ROUTES[role].values())
    excepted = {route for route, (roles, reason) in EXCEPTIONS.items() if role in roles and reason}
    assert allowed - tools - excepted == set(), "make it a tool, or say here why not"
    assert excepted - allowed == set() and excepted & tools == set(), "not an exception any more"


def test_every_tool_is_a_route_that_its_role_may_call() -> None:
    who_may = {f"{row.method} {row.path.removeprefix(PREFIX)}": row.allowed for row in rows()}
    for role, letter in LETTERS.items():
        refused = {name for name, route in ROUTES[role].items() if letter not in who_may[route]}
        assert refused == NOT_IN_EVERY_SEASON[role]
