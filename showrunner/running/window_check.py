"""Whether a season's prompts, with answers to them, fit into a model's window."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple


class WindowCheck(NamedTuple):
    """A season's longest prompt as sent (a question of this `kind`) beside a model's window.

    All in tokens. `context` is the window, None if it is not known. `max_tokens` is what the
    profile allows for an answer, and `longest_answer` the longest that came in a check, thinking
    included. `shortened` of the season's prompts leave something out to fit; `left_out` counts them
    by what that is.
    """

    context: int | None
    longest_prompt: int
    kind: str
    max_tokens: int
    longest_answer: int
    shortened: int = 0
    left_out: Mapping[str, int] = MappingProxyType({})

    @property
    def left(self) -> int | None:
        """The tokens that the longest prompt leaves for its answer; None if they are not known."""
        return None if self.context is None else self.context - self.longest_prompt

    @property
    def fits(self) -> bool | None:
        """Whether the longest answer fits beside the longest prompt; None if it is not known."""
        return None if self.left is None else self.left >= self.longest_answer

    def __str__(self) -> str:
        """The result in words, with what to do."""
        kind = self.kind.rpartition(".")[2].replace("_", " ")
        prompt = f"longest prompt ({kind}) has {self.longest_prompt:,} tokens"
        if self.left is None:
            needs = self.longest_prompt + self.max_tokens
            return (
                f"The size of the model's context window is not known: give it in the model's "
                f"settings. The {prompt} and an answer at most {self.max_tokens:,}, so the window "
                f"should have {needs:,}."
            )
        parts = [f"The model's window has {self.context:,} tokens."]
        if self.shortened:
            counts = sorted(self.left_out.items(), key=lambda part: -part[1])
            what = ", ".join(f"{name} ({number:,} times)" for name, number in counts)
            parts.append(f"To fit, {self.shortened:,} prompts of the season are shortened: {what}.")
        sent = " as sent" if self.shortened else ""
        longest_answer = f"the longest answer of this check had {self.longest_answer:,}"
        if self.fits:
            left = f"which leaves {self.left:,} for its answer; {longest_answer}"
            parts.append(f"The {prompt}{sent}, {left}.")
        else:
            needs = self.longest_prompt + self.longest_answer
            parts.append(
                f"The {prompt}{sent}, and {longest_answer}: they do not fit. The window should "
                f"have at least {needs:,}."
            )
        return " ".join(parts)
