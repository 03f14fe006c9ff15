"""What tools and resources a token gives, what they show, and what a wrong token gets."""

from __future__ import annotations

import asyncio
import json
import re
from typing import Any

import jsonschema_rs
import pytest
from mcp import Client, MCPError

from showrunner.files.order_schemas import order_schemas
from showrunner.formats.format import format_names, load_format
from showrunner.mcp_server.selection import ROUTES
from showrunner.mcp_server.tools import Tool, tools_of
from tests.api.serving import SECONDS, Answer, House, served
from tests.api.test_asks import PAUSED_TALKS
from tests.mcp_server.agents import SCRIPT, by_http, by_stdio, called, served_by_http
from tools.describe_api import document

DESCRIPTION = json.loads(document())


def made(role: str, season: str | None = "S", format: str = "survivor") -> dict[str, Tool]:
    """The tools of a role, made from the real description."""
    orders = json.loads(json.dumps(order_schemas(load_format(format)), default=str))
    return tools_of(DESCRIPTION, role, season, orders)


@pytest.mark.parametrize("role", sorted(ROUTES))
@pytest.mark.parametrize("season", [None, "S"])
def test_every_tool_is_a_route_of_the_description_with_a_schema_that_stands_alone(
    role: str, season: str | None
) -> None:
    for name, tool in made(role, season).items():
        jsonschema_rs.meta.validate(tool.schema)
        jsonschema_rs.validator_for(tool.schema)  # every reference resolves
        assert tool.description, name
        if "{season}" in tool.path:
            assert ("season" in tool.schema.get("properties", {})) == (season is None), name


@pytest.mark.parametrize("format", format_names())
def test_each_order_of_the_season_is_a_tool_with_the_schema_of_its_terms(format: str) -> None:
    tools = made("producer", format=format)
    orders = {order.name for order in load_format(format).orders}
    assert {name.removeprefix("order_") for name in tools if name.startswith("order_")} == orders


def test_arguments_go_to_where_the_route_takes_them() -> None:
    tools = made("producer")
    terms = {"value": 2, "name": "comments per vote", "announce": False}
    assert tools["set_parameter"].request(terms) == (
        "/seasons/S/parameters/comments%20per%20vote",
        {},
        {"value": 2, "announce": False},
    )
    assert tools["order_grant_immunity"].request({"seats": ["ama"], "when": {"round": 2}}) == (
        "/seasons/S/orders",
        {},
        {"order": "grant_immunity", "terms": {"seats": ["ama"]}, "when": {"round": 2}},
    )
    allowance = tools["set_allowance"].request({"body": {"season": 2.5}})
    assert allowance == ("/seasons/S/allowance", {}, {"season": 2.5})
    path, query, _ = tools["facts"].request({"after": 3, "season": "another"})
    assert (path, query) == ("/seasons/S/facts", {"after": "3"})


def test_a_contestant_has_no_tool_of_a_producer() -> None:
    assert not set(made("contestant")) & (set(made("producer")) - set(made("viewer")))
    assert made("nobody") == {}


async def same_as_api(client: Client, answer: Answer, tool: str, **arguments: Any) -> None:
    """A tool's answer is the API's, byte by byte (but for the number of a refused request)."""
    result = await client.call_tool(tool, arguments)
    text = result.content[0].text  # type: ignore[union-attr]
    number = re.compile(r'"request":"\w+"')
    assert number.sub("", text) == number.sub("", answer.body.decode())
    assert result.is_error == (answer.status >= 300)


def test_a_contestants_tools_and_resources_show_what_its_api_shows_and_no_more(sqlite: str) -> None:
    async def work(house: House) -> None:
        terms = {"players": {"ama": "outside"}, "parameters": PAUSED_TALKS, "start": True}
        season = await house.season(**terms)
        seat = await house.contestant(season, "ama")
        (await seat.get(f"seasons/{season}/asks", wait=20)).good()
        async with asyncio.timeout(3 * SECONDS), by_stdio(house.url, str(seat.token)) as client:
            tools = {tool.name: tool for tool in (await client.list_tools()).tools}
            assert set(tools) == set(ROUTES["contestant"])
            reading = [name for name, tool in tools.items() if tool.annotations.read_only_hint]  # type: ignore[union-attr]
            resources = (await client.list_resources()).resources
            templates = (await client.list_resource_templates()).resource_templates
            assert [one.name for one in resources + templates if one.name not in reading] == []
            assert len(resources) + len(templates) == len(reading)
            for name in sorted({one.name for one in resources} - {"what_am_i_asked"}):  # its clock
                path = ROUTES["contestant"][name].removeprefix("GET /").format(season=season)
                await same_as_api(client, await seat.get(path), name)
            told = await seat.get(f"seasons/{season}/facts")
            (uri,) = (one.uri for one in resources if one.name == "facts")
            (contents,) = (await client.read_resource(uri)).contents
            assert contents.text == told.body.decode()  # type: ignore[union-attr]
            with pytest.raises(MCPError, match="no resource"):
                await client.read_resource(f"showrunner://seasons/{season}/ledger")
            with pytest.raises(MCPError, match="no tool"):
                await client.call_tool("ledger", {})
            other = await client.call_tool("facts", {"as": "ben"})
            assert other.is_error

    served(sqlite, work)


def test_a_refusal_of_the_api_is_an_error_of_the_tool_with_its_problems(sqlite: str) -> None:
    async def work(house: House) -> None:
        season = await house.season(start=True, pace=30)
        token = str(house.producer.token)
        async with (
            asyncio.timeout(SECONDS),
            by_stdio(house.url, token, "--season", season) as client,
        ):
            wrong = await client.call_tool("order_grant_immunity", {"seats": ["nobody"]})
            assert wrong.is_error
            assert "nobody" in wrong.content[0].text  # type: ignore[union-attr]
            lacking = await client.call_tool("withdraw_order", {})
            assert lacking.is_error
            story = {"story": "A storm comes up."}
            seen = await called(client, "preview_order", order="event", terms=story)
            assert any("A storm comes up." in line for line in seen["now"])
            assert (await called(client, "order_event", **story))["state"] == "taken"
            assert (await called(client, "ledger"))["verdict"]
            assert (await called(client, "pause"))["state"] == "taken"

    served(sqlite, work)


def test_a_wrong_token_is_turned_away_before_anything_is_listed(sqlite: str) -> None:
    async def work(house: House) -> None:
        process = await asyncio.create_subprocess_exec(
            SCRIPT, "mcp", "--url", house.url,
            env={"SHOWRUNNER_TOKEN": "wrong"},
            stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE,
        )  # fmt: skip
        out, err = await asyncio.wait_for(process.communicate(), SECONDS)
        assert (process.returncode, out) == (2, b"")
        assert b"does not know this token" in err
        season = await house.season(start=True, pace=30)
        seat = await house.contestant(season, "ama")
        async with asyncio.timeout(SECONDS), served_by_http(house.url) as address:
            for header in ({}, {"Authorization": "Bearer wrong"}, {"Authorization": "Basic x"}):
                async with house.http.post(address, headers=header, json={}) as refused:
                    assert refused.status == 401
            async with by_http(address, str(seat.token)) as client:
                assert (await client.list_tools()).tools
                (await house.producer.delete(f"seasons/{season}/seats/ama/tokens")).good()
                with pytest.raises(MCPError):
                    await client.call_tool("facts", {})
            header = {"Authorization": f"Bearer {seat.token}"}
            async with house.http.post(address, headers=header, json={}) as refused:
                assert refused.status == 401

    served(sqlite, work)
