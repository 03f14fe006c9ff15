"""Whether a season's longest prompt, and an answer to it, fit into a model's window."""

from __future__ import annotations

from typing import NamedTuple


class WindowCheck(NamedTuple):
    """A season's longest prompt (a question of this `kind`) beside a model's window, in tokens.

    `context` is the window, None if it is not known. `max_tokens` is what the profile allows for an
    answer, and `longest_answer` the longest that came in a check, thinking included.
    """

    context: int | None
    longest_prompt: int
    kind: str
    max_tokens: int
    longest_answer: int

    @property
    def left(self) -> int | None:
        """The tokens that the longest prompt leaves for its answer; None if they are not known."""
        return None if self.context is None else self.context - self.longest_prompt

    @property
    def fits(self) -> bool | None:
        """Whether an answer of `max_tokens` fits beside the longest prompt; None if not known."""
        return None if self.left is None else self.left >= self.max_tokens

    def __str__(self) -> str:
        """The result in words, with what to do."""
        prompt = f"its longest prompt ({self.kind}) has {self.longest_prompt:,} tokens"
        answer = f"max_tokens allows {self.max_tokens:,} for an answer"
        if self.left is None:
            needs = self.longest_prompt + self.max_tokens
            return (
                f"The model's window is not known (set `context`): {prompt} and {answer}, "
                f"so the window should have {needs:,}."
            )
        head = f"The model's window has {self.context:,} tokens, {prompt}"
        if self.fits:
            return f"{head} and {answer}: they fit, with {self.left - self.max_tokens:,} to spare."
        if self.left >= self.longest_answer:
            return (
                f"{head}: that leaves {self.left:,}, and {answer}. They do not fit: set max_tokens "
                f"to {self.left:,} or less; the longest answer of this check had "
                f"{self.longest_answer:,}."
            )
        return (
            f"{head}: they do not fit. Leave at least {self.longest_answer:,} for answers (the "
            f"longest of this check): a window of {self.longest_prompt + self.longest_answer:,}."
        )
