"""The client: sends single requests to an OpenAI-compatible endpoint."""

from __future__ import annotations

from functools import cached_property
from typing import Any

import httpx2
import msgspec
from openai import APIConnectionError, APIError, APIStatusError, AsyncOpenAI
from typing_extensions import override

from showrunner.addresses import AllowedAddresses
from showrunner.players.llm.completions import Completion, Trouble, completion_in
from showrunner.players.llm.endpoint import Endpoint, SdkErrors, merged
from showrunner.players.llm.keys import Keys
from showrunner.players.llm.ladder import form_arguments
from showrunner.players.llm.listed_models import (
    NATIVE_PAGES,
    ListedModel,
    models_in,
    window_on,
)
from showrunner.players.llm.profile import Profile, Rung
from showrunner.players.llm.prompting import Prompt

_ERRORS = SdkErrors(APIStatusError, (APIConnectionError,), (APIError,))


class ModelClient(Endpoint):
    """Calls an endpoint that speaks OpenAI's chat completions."""

    def __init__(self, profile: Profile, allowed: AllowedAddresses, keys: Keys) -> None:
        super().__init__(profile, allowed, keys, _ERRORS)

    @override
    async def complete(self, prompt: Prompt, rung: Rung, max_tokens: int) -> Completion:
        arguments = self._arguments(prompt, rung, max_tokens)
        arguments["model"] = await self._model()
        # Not `chat.completions.create`: it walks through the whole request and the schema, which
        # takes longer than everything else here together.
        async with self._calling():
            response = await self._client.post(
                "/chat/completions",
                cast_to=httpx2.Response,
                content=msgspec.json.encode(arguments),
            )
        return completion_in(response.content, rung)

    @override
    async def models(self) -> list[ListedModel]:
        async with self._calling():
            response = await self._client.get("/models", cast_to=httpx2.Response)
        return models_in(response.content)

    @override
    async def _listed(self) -> ListedModel | None:
        """The model as listed; a server that has just one may be asked for it by any name."""
        models = await self.models()
        named = [model for model in models if model.name == self.profile.model]
        model = next(iter(named or (models if len(models) == 1 else ())), None)
        if model is None or model.context or model.owner not in NATIVE_PAGES:
            return model
        place = self.profile.base_url.removesuffix("/v1") + NATIVE_PAGES[model.owner]
        try:
            async with self._calling():
                page = await self._client.get(place, cast_to=httpx2.Response)
            return model._replace(context=window_on(page.content, model.name))
        except Trouble:
            return model

    @cached_property
    def _client(self) -> AsyncOpenAI:
        return AsyncOpenAI(
            base_url=self.profile.base_url,
            api_key="none",  # the transport adds the key
            http_client=self._http,
            max_retries=0,
            timeout=self.profile.timeout,
        )

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
