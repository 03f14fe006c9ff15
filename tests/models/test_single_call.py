"""Calls outside a season change what an endpoint refuses, as those of a season do."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import Any

import pytest
from aiohttp import web

from showrunner.errors import PlayerAway
from showrunner.house_model import HouseModel, HouseSettings
from showrunner.players.llm.prompting import Prompt
from showrunner.players.llm.single_call import ask_once
from tests.models.acting import lines_to, profile
from tests.prompts.seats import templates

SCHEMA: Mapping[str, Any] = {
    "type": "object",
    "properties": {"title": {"type": "string", "maxLength": 100}},
    "required": ["title"],
    "additionalProperties": False,
}
PROMPT = Prompt("You write titles.", "Write one.", dict(SCHEMA))


class Particular(HouseModel):
    """A model that takes no `temperature`."""

    async def _answer(self, http: web.Request, request: Mapping[str, Any]) -> web.StreamResponse:
        if "temperature" in request:
            message = "Unsupported parameter: 'temperature' is not supported with this model."
            error = {"message": message, "param": "temperature", "code": "unsupported_parameter"}
            return web.json_response({"error": error}, status=400)
        return await super()._answer(http, request)


@pytest.mark.parametrize("rungs", [("json_object", "text"), ("text",)])
def test_a_call_outside_a_season_omits_and_lowers_what_the_endpoint_refuses(rungs: Any) -> None:
    async def work() -> None:
        async with (
            Particular(HouseSettings(rungs=rungs)) as house,
            lines_to(profile(house, temperature=0.7)) as lines,
        ):
            line = lines.line("house")
            completion = await ask_once(line, PROMPT, templates(), "test")
            assert '"title"' in completion.text
            assert "temperature" in line.capabilities.omitted

    asyncio.run(work())


def test_a_rung_that_the_profile_names_is_not_lowered() -> None:
    async def work() -> None:
        async with (
            HouseModel(HouseSettings(rungs=("text",))) as house,
            lines_to(profile(house, rung="json_schema")) as lines,
        ):
            with pytest.raises(PlayerAway, match="the model gave no answer"):
                await ask_once(lines.line("house"), PROMPT, templates(), "test")

    asyncio.run(work())
