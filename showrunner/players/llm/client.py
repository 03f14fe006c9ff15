"""The client: sends single requests to an OpenAI-compatible endpoint."""

from __future__ import annotations

from functools import cached_property
from typing import Any, Final

import httpx2
import msgspec
from typing_extensions import override

from showrunner.players.llm.completions import Completion, Trouble, completion_in
from showrunner.players.llm.endpoint import Endpoint, merged, refusal_in
from showrunner.players.llm.ladder import form_arguments
from showrunner.players.llm.listed_models import (
    NATIVE_PAGES,
    ListedModel,
    models_in,
    window_on,
)
from showrunner.players.llm.profile import Rung
from showrunner.players.llm.prompting import Prompt

_HEADERS: Final = {
    "accept": "application/json",
    "content-type": "application/json",
    "user-agent": "Showrunner",
}


class ModelClient(Endpoint):
    """Calls an endpoint that speaks OpenAI's chat completions.

    It does so without OpenAI's SDK, which took as much time as everything else here together.
    """

    @override
    async def complete(self, prompt: Prompt, rung: Rung, max_tokens: int) -> Completion:
        arguments = self._arguments(prompt, rung, max_tokens)
        arguments["model"] = await self._model()
        body = await self._send("POST", self._chat_url, msgspec.json.encode(arguments))
        return completion_in(body, rung)

    @override
    async def models(self) -> list[ListedModel]:
        return models_in(await self._send("GET", self._url("/models")))

    @override
    async def _listed(self) -> ListedModel | None:
        """The model as listed; a server that has just one may be asked for it by any name."""
        models = await self.models()
        named = [model for model in models if model.name == self.profile.model]
        model = next(iter(named or (models if len(models) == 1 else ())), None)
        if model is None or model.context or model.owner not in NATIVE_PAGES:
            return model
        server = self.profile.base_url.removesuffix("/v1")
        try:
            page = await self._send("GET", self._url(NATIVE_PAGES[model.owner], server))
            return model._replace(context=window_on(page, model.name))
        except Trouble:
            return model

    async def _send(self, method: str, url: str, body: bytes = b"") -> bytes:
        """The body of the response to one request. Raises Trouble, PlayerAway."""
        async with self._calling():
            response = await self._transport.send(method, url, _HEADERS, body)
        if not 200 <= response.status < 300:
            raise refusal_in(*response)
        return response.body

    @cached_property
    def _chat_url(self) -> str:
        return self._url("/chat/completions")

    def _url(self, path: str, server: str | None = None) -> str:
        """A path at the endpoint, or at its server, with the query that the profile adds."""
        base_url = self.profile.base_url if server is None else server
        return str(httpx2.URL(base_url + path, params=self.profile.query or None))

    def _arguments(self, prompt: Prompt, rung: Rung, max_tokens: int) -> dict[str, Any]:
        profile, capabilities = self.profile, self.capabilities
        arguments: dict[str, Any] = {
            "messages": prompt.messages,
            "temperature": profile.temperature,
            "top_p": profile.top_p,
            "seed": profile.seed,
            "reasoning_effort": profile.reasoning_effort or None,
            capabilities.max_tokens_name: max_tokens,
            **form_arguments(rung, prompt.schema),
        }
        arguments = merged(arguments, profile.extra)
        return {
            name: value
            for name, value in arguments.items()
            if value is not None and name not in capabilities.omitted
        }
