"""The client for each API. Two of them need an SDK that is installed as an extra."""

from __future__ import annotations

from collections.abc import Callable

from showrunner.addresses import AllowedAddresses
from showrunner.errors import WrongParameter
from showrunner.players.llm.client import ModelClient
from showrunner.players.llm.endpoint import Endpoint
from showrunner.players.llm.keys import Keys
from showrunner.players.llm.profile import Profile

MakeClient = Callable[[Profile, AllowedAddresses, Keys], Endpoint]


def client_for(profile: Profile) -> MakeClient:
    """What makes the profile's client. Raises WrongParameter if its SDK is not installed."""
    try:
        match profile.api:
            case "openai":
                return ModelClient
            case "anthropic":
                from showrunner.players.llm.anthropic_client import AnthropicClient

                return AnthropicClient
            case "gemini":
                from showrunner.players.llm.gemini_client import GeminiClient

                return GeminiClient
    except ImportError:
        raise WrongParameter(
            f'the model profile {profile.name} has api = "{profile.api}", whose SDK is missing',
            f"pip install 'showrunner-seasons[{profile.api}]'",
        ) from None
