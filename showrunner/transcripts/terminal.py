"""A season in the terminal, told as it happens."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from rich.console import Console
from rich.rule import Rule
from rich.text import Text

from showrunner.formats.facts import Fact
from showrunner.formats.format import Format
from showrunner.formats.narration import Line, Tone
from showrunner.kernel import Viewer
from showrunner.transcripts.plain import one_line

Pause = Callable[[float], object]


class Look(NamedTuple):
    """How lines of one tone are shown in a terminal."""

    style: str = ""
    mark: str = ""
    """What the line begins with."""
    blank_before: bool = False
    """Whether there is a blank line before it."""
    wait: float = 0.0
    """The pause before it, in seconds."""
    indent: int = 0


LOOKS = {
    Tone.TITLE: Look("bold yellow", blank_before=True),
    Tone.CAST: Look(indent=2),
    Tone.EPISODE: Look("bold yellow", blank_before=True, wait=1.0),
    Tone.PHASE: Look("bold cyan", mark="— ", blank_before=True, wait=0.3),
    Tone.SCENE: Look("cyan", blank_before=True, wait=0.15),
    Tone.TALK: Look("cyan", blank_before=True, wait=0.15),
    Tone.NARRATION: Look(wait=0.1),
    Tone.SPEECH: Look(wait=0.2, indent=2),
    Tone.DIARY: Look("italic", wait=0.05, indent=2),
    Tone.THOUGHT: Look("italic", wait=0.05, indent=2),
    Tone.SECRET: Look("magenta", mark="~ ", wait=0.05),
    Tone.RESULT: Look("bold green", mark="» ", wait=0.6),
    Tone.SCORES: Look("green", wait=0.2, indent=2),
    Tone.ITEM: Look(mark="- ", wait=0.05),
    Tone.BALLOT: Look("bold", mark="• ", wait=0.8, indent=2),
    Tone.PRODUCTION: Look("blue", mark="* ", wait=0.1),
}


class TerminalTeller:
    """Tells the facts of one viewer's view on a console, line by line.

    `pause`, if given, is called with a number of seconds before a line; without it there are no
    pauses. `title` replaces the title in the facts, as for a fork.
    """

    def __init__(
        self,
        console: Console,
        format: Format,
        viewer: Viewer,
        pause: Pause | None = None,
        title: str = "",
    ) -> None:
        self._console = console
        self._narrator = format.narrator(viewer, title)
        self._pause = pause

    def tell(self, fact: Fact) -> None:
        """Show the lines that this fact completes."""
        for line in self._narrator.tell(fact):
            self._show(line)

    def close(self) -> None:
        """Show the lines of scenes that were still going on when the facts ended."""
        for line in self._narrator.close():
            self._show(line)

    def _show(self, line: Line) -> None:
        look = LOOKS[line.tone]
        if self._pause is not None and look.wait:
            self._pause(look.wait)
        if look.blank_before:
            self._console.print()
        if line.tone is Tone.EPISODE:
            title = Text(one_line(line.text), look.style)
            self._console.print(Rule(title, style=look.style))
            return
        margin = " " * look.indent
        hanging = " " * (len(look.mark) or look.indent)
        width = max(self._console.width - len(margin) - len(hanging), 20)
        first = margin + look.mark
        for place, part in enumerate(_words(line, look).wrap(self._console, width)):
            part.rstrip()
            start = Text(margin + hanging if place else first, look.style)
            self._console.print(start.append_text(part), soft_wrap=True)


def _words(line: Line, look: Look) -> Text:
    """The line's words. `Text` does not interpret markup, so what people wrote stays literal."""
    text = one_line(line.text)
    if line.tone is Tone.CAST:
        return Text(one_line(line.who), "bold").append(f", {text}", "not bold")
    if line.who:
        return Text().append(f"{one_line(line.who)}: ", "bold").append(f"“{text}”", look.style)
    return Text(text, look.style)
