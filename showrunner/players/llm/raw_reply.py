"""Raw replies: what an endpoint sent, kept beside the call for its producers.

The transport redacts the key of every reply that arrives, and collects the text here. So replies
are kept in the same way whatever library reads them, and also those that nothing can be read from.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Final

MAX_CHARACTERS: Final = 60_000
"""Of a longer reply the beginning and the end are kept, half of this each."""


class RawReply:
    """The text of the last reply that arrived within `reply_kept`; empty if none did."""

    def __init__(self) -> None:
        self.text = ""

    def keep(self, body: bytes) -> None:
        """Keep a reply, from which the key has been redacted."""
        text = body.decode("utf-8", "replace")
        if (left_out := len(text) - MAX_CHARACTERS) > 0:
            half = MAX_CHARACTERS // 2
            text = f"{text[:half]}\n[… {left_out:,} characters left out …]\n{text[-half:]}"
        self.text = text


_RECEIVING: ContextVar[RawReply | None] = ContextVar("receiving", default=None)


@contextmanager
def reply_kept() -> Iterator[RawReply]:
    """Collect the reply to the request that is made in this context."""
    raw = RawReply()
    token = _RECEIVING.set(raw)
    try:
        yield raw
    finally:
        _RECEIVING.reset(token)


def keep_reply(body: bytes) -> None:
    """Keep this reply, whose key was redacted, for whoever collects it."""
    raw = _RECEIVING.get()
    if raw is not None:
        raw.keep(body)
