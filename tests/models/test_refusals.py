"""Refusals: bodies as servers send them, each with what they mean."""

from __future__ import annotations

import json
from typing import Any

import pytest

from showrunner.players.llm.refusals import ANSWER_TOKENS, SCHEMA, SYSTEM, read_refusal


def error(message: str, **more: Any) -> dict[str, Any]:
    return {"error": {"message": message, "type": "invalid_request_error", **more}}


def extra(*names: str) -> list[dict[str, Any]]:
    said = "Extra inputs are not permitted"
    return [{"type": "extra_forbidden", "loc": ["body", name], "msg": said} for name in names]


OPENAI_LONG = (
    "This model's maximum context length is 4097 tokens. However, you requested 4203 tokens "
    "(3703 in the messages, 500 in the completion). Please reduce the length of the messages."
)
VLLM_LONG = (
    "'max_tokens' or 'max_completion_tokens' is too large: 1500. This model's maximum context "
    "length is 4096 tokens and your request has 3000 input tokens (1500 > 4096 - 3000)."
)
AZURE_FILTER = "The response was filtered due to the prompt triggering Azure OpenAI's content "
MISTRAL_LITERAL = (
    "[{'type': 'literal_error', 'loc': ('body', 'response_format', 'type'), "
    "'msg': \"Input should be 'text' or 'json_object'\", 'input': 'json_schema'}]"
)
UNSUPPORTED = "Unsupported parameter: 'max_tokens' is not supported with this model."


@pytest.mark.parametrize(
    ("status", "body", "limit", "prompt"),
    [
        (400, error(OPENAI_LONG, code="context_length_exceeded"), 4097, 3703),
        (400, {"object": "error", "message": OPENAI_LONG, "code": 400}, 4097, 3703),
        (400, error(VLLM_LONG, param="max_tokens"), 4096, 3000),
        (
            500,
            {
                "error": {
                    "code": 500,
                    "message": "the request exceeds the available context size.",
                    "type": "exceed_context_size_error",
                    "n_prompt_tokens": 1407,
                    "n_ctx": 256,
                }
            },
            256,
            1407,
        ),
        (400, error("request (95 tokens) exceeds the available context size (64 tokens)"), 64, 95),
        (500, error("Requested tokens (2285) exceed context window of 2048"), 2048, 2285),
        (400, error("prompt is too long: 208310 tokens > 200000 maximum"), 200000, 208310),
        (
            400,
            [error("The input token count (2,845,475) exceeds the maximum number of tokens "
                   "allowed (1,048,576).", code=400)],
            1048576,
            2845475,
        ),
        (413, error("Request too large on tokens per minute (TPM): Limit 6000"), 6000, None),
        (413, "", None, None),
    ],
)  # fmt: skip
def test_a_prompt_that_is_too_long_is_told_with_the_window(
    status: int, body: Any, limit: int | None, prompt: int | None
) -> None:
    refusal = read_refusal(status, json.dumps(body).encode())
    assert (refusal.outcome, refusal.limit, refusal.prompt_tokens) == ("too_long", limit, prompt)


@pytest.mark.parametrize(
    ("status", "body", "parts"),
    [
        (400, error(f"{UNSUPPORTED} Use 'max_completion_tokens' instead."), {"max_tokens"}),
        (400, error(UNSUPPORTED, param="max_tokens"), {"max_tokens"}),
        (400, error("Unsupported value: 'temperature' does not support 0.2."), {"temperature"}),
        (400, error("invalid temperature: only 1 is allowed for this model"), {"temperature"}),
        (400, {"message": "Unrecognized request argument supplied: seed"}, {"seed"}),
        (422, {"detail": extra("store", "max_completion_tokens")},
         {"store", "max_completion_tokens"}),
        (422, {"object": "error", "message": {"detail": extra("top_k")}}, {"top_k"}),
        (422, {"message": json.dumps({"detail": extra("seed")}), "code": "1000"}, {"seed"}),
        (400, error("Model does not support parameter reasoning_effort"), {"reasoning_effort"}),
        (400, {"error": "registry.ollama.ai/library/x does not support tools"}, {SCHEMA}),
        (404, error("No endpoints found that support tool use."), {SCHEMA}),
        (400, error("Invalid schema for response_format 'answer'", param="response_format"),
         {SCHEMA}),
        (400, error("Invalid schema", param="tools[0].function.parameters"), {SCHEMA}),
        (400, error("Failed to generate JSON.", code="json_validate_failed"), {SCHEMA}),
        (400, error("failed to parse grammar"), {SCHEMA}),
        (500, error(MISTRAL_LITERAL, code=None), {SCHEMA}),
        (422, {"detail": [{"loc": ["body", "response_format", "type"], "msg": "Input should be"}]},
         {SCHEMA}),
        (501, {"error": "Not implemented"}, {SCHEMA}),
        (400, {"error": {"message": "Provider returned error", "code": 400, "metadata": {
            "raw": json.dumps(error("'response_format' of type 'json_object' needs …"))}}},
         {SCHEMA}),
        (400, error("System role not supported"), {SYSTEM}),
        (500, error("Jinja Exception: System role not supported"), {SYSTEM}),
        (400, error("Conversation roles must alternate user/assistant/user/…"), {SYSTEM}),
        (400, error("Unsupported value: 'messages[0].role' does not support 'system' with this "
                    "model.", param="messages[0].role"), {SYSTEM}),
        (400, error("Developer instruction is not enabled for models/gemma-3"), {SYSTEM}),
        (422, {"detail": [{"loc": ["body", "messages", 0, "role"], "msg": "Input should be"}]},
         {SYSTEM}),
    ],
)  # fmt: skip
def test_a_part_that_is_not_taken_is_named(status: int, body: Any, parts: set[str]) -> None:
    refusal = read_refusal(status, json.dumps(body).encode())
    assert (refusal.outcome, refusal.parts) == ("unsupported", parts)


@pytest.mark.parametrize(
    "message",
    [
        "max_tokens is too large: 9000. This model supports at most 8192 completion tokens",
        "`max_tokens` must be less than or equal to `8192`, the maximum for this model",
        "max_tokens: 9000 > 8192, which is the maximum allowed number of output tokens",
        "Invalid max_tokens value, the valid range of max_tokens is [1, 8192]",
    ],
)
def test_how_long_answers_may_be_is_no_refusal_of_the_parameter(message: str) -> None:
    refusal = read_refusal(400, json.dumps(error(message, param="max_tokens")).encode())
    assert (refusal.parts, refusal.limit) == ({ANSWER_TOKENS}, 8192)


@pytest.mark.parametrize(
    ("status", "body", "outcome"),
    [
        (400, error(AZURE_FILTER, code="content_filter", param="prompt"), "filtered"),
        (400, {"error": {"message": "No", "code": "400", "provider_specific_fields": {
            "innererror": {"code": "ResponsibleAIPolicyViolation"}}}}, "filtered"),
        (400, error("Content Exists Risk"), "filtered"),
        (403, error("Input requires moderation and was flagged for violence"), "filtered"),
        (401, error("Incorrect API key provided", code="invalid_api_key"), "denied"),
        (403, {"detail": "Forbidden"}, "denied"),
        (402, error("Insufficient credits"), "denied"),
        (404, error("The model `x` does not exist", code="model_not_found"), "denied"),
        (404, {"error": "model 'x' not found, try pulling it first"}, "denied"),
        (404, "Not Found", "denied"),
        (400, error("Model Not Exist"), "denied"),
        (400, [error("API key not valid. Please pass a valid API key.", code=400)], "denied"),
        (400, error("x/y is not a valid model ID"), "denied"),
        (400, error("Your credit balance is too low to access the API."), "denied"),
        (429, error("You exceeded your current quota", code="insufficient_quota"), "denied"),
        (429, error("Rate limit reached for tokens per min"), "rate_limited"),
        (429, error("You exceeded your current quota", status="RESOURCE_EXHAUSTED"),
         "rate_limited"),
        (500, error("Internal server error"), "server_error"),
        (503, error("The schema service is overloaded"), "server_error"),
        (400, error("Bad Request"), "rejected"),
        (400, "Bad Request", "rejected"),
        (422, {"detail": [{"loc": ["body", "model"], "msg": "Field required"}]}, "rejected"),
        (307, "", "rejected"),
    ],
)  # fmt: skip
def test_kinds_of_refusal_are_told_apart(status: int, body: Any, outcome: str) -> None:
    raw = body.encode() if isinstance(body, str) else json.dumps(body).encode()
    assert read_refusal(status, raw).outcome == outcome


def test_what_a_server_repeats_of_the_prompt_is_neither_read_nor_told() -> None:
    prompt = "The api key opens the content filter; the context length is 7."
    wrong = {"loc": ["body", "top_k"], "msg": "Extra inputs", "input": {"messages": [prompt]}}
    refusal = read_refusal(422, json.dumps({"detail": [wrong]}).encode())
    assert refusal.parts == {"top_k"}
    assert refusal.message == "loc: body.top_k; Extra inputs"


@pytest.mark.parametrize(
    ("body", "message"),
    [
        (error("No.\n\nNever."), "No. Never."),
        ({"error": "No."}, "No."),
        ({"detail": "No."}, "No."),
        ("No.", "No."),
        ("<html><h1>Bad</h1> gateway</html>", "Bad gateway"),
        ({}, "no message"),
        (error("x" * 900), "x" * 200),
    ],
    ids=lambda given: str(given)[:20],
)
def test_the_endpoints_own_words_are_told(body: Any, message: str) -> None:
    raw = body.encode() if isinstance(body, str) else json.dumps(body).encode()
    assert read_refusal(400, raw).message == message
