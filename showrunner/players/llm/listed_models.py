"""An endpoint's list of models: their names, and the window of each where the server says it."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import msgspec

from showrunner.players.llm.completions import MAX_NAME_LENGTH, Trouble, count

_WINDOWS: Final = (
    "n_ctx",  # llama.cpp
    "loaded_context_length",  # LM Studio
    "max_model_len",  # vLLM
    "context_length",  # OpenRouter, Together, Ollama
    "context_window",  # Groq
    "max_context_length",  # Mistral, LM Studio
    "max_input_tokens",  # Anthropic, LiteLLM
)
"""The names that servers have for a model's window, the one in use before the largest possible."""
NATIVE_PAGES: Final = {
    "llamacpp": "/props",
    "organization_owner": "/api/v0/models",  # LM Studio
    "library": "/api/ps",  # Ollama
}
"""Where servers tell the window that do not tell it in the list, by `owned_by` of their models."""


class ListedModel(NamedTuple):
    """A model at an endpoint: its name, its window in tokens if that is known, and its owner."""

    name: str
    context: int | None = None
    owner: str = ""


def models_in(body: bytes) -> list[ListedModel]:
    """The models in an endpoint's list. Raises Trouble if it is not such a list."""
    entries = _decoded(body).get("data")
    if not isinstance(entries, list) or not all(
        isinstance(entry, dict) and isinstance(entry.get("id"), str) for entry in entries
    ):
        raise Trouble("cut", "the response is not a list of models")
    return [
        ListedModel(entry["id"][:MAX_NAME_LENGTH], _window(entry), str(entry.get("owned_by", "")))
        for entry in entries
    ]


def window_on(page: bytes, model: str) -> int | None:
    """The window that one of the native pages tells for a model."""
    told = _decoded(page)
    entries = told.get("data") or told.get("models")
    for entry in entries if isinstance(entries, list) else ():
        if isinstance(entry, dict) and model in (entry.get("id"), entry.get("model")):
            return _window(entry)
    settings = told.get("default_generation_settings")
    return _window(settings) if isinstance(settings, dict) else None


def _window(entry: dict[str, Any]) -> int | None:
    meta = entry.get("meta")
    fields = {**meta, **entry} if isinstance(meta, dict) else entry
    return next((found for name in _WINDOWS if (found := count(fields.get(name)))), None)


def _decoded(body: bytes) -> dict[str, Any]:
    try:
        return msgspec.json.decode(body, type=dict[str, Any])
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        raise Trouble("cut", "the response is not a list of models") from None
