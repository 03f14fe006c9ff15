"""A season as a Markdown document."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping

from showrunner.formats.facts import Fact
from showrunner.formats.format import Format
from showrunner.formats.ledger import HandLedger, in_words, verdict
from showrunner.formats.narration import Line, Tone
from showrunner.formats.settings import SeasonSettings
from showrunner.kernel import Viewer
from showrunner.transcripts.plain import one_line
from showrunner.transcripts.untold import Untold

MARKDOWN_CHARACTERS = re.compile(r"([\\`*_{}\[\]#|~$])")
ENTITIES = str.maketrans({"&": "&amp;", "<": "&lt;", ">": "&gt;"})
STARTS_A_LIST = re.compile(r"^(\d{1,9})([.)])(?=\s|$)|^([-+=:])")


def escaped(text: str) -> str:
    """The text with Markdown and HTML escaped, on one line."""
    text = one_line(text).translate(ENTITIES)
    return STARTS_A_LIST.sub(r"\1\\\2\3", MARKDOWN_CHARACTERS.sub(r"\\\1", text))


MARKDOWN_BY_TONE: Mapping[Tone, str] = {
    Tone.TITLE: "# {text}",
    Tone.CAST: "- **{who}**, {text}",
    Tone.EPISODE: "## {text}",
    Tone.PHASE: "### {text}",
    Tone.SCENE: "#### {text}",
    Tone.TALK: "#### {text}",
    Tone.NARRATION: "{text}",
    Tone.SPEECH: "**{who}:** {quoted}",
    Tone.DIARY: "*{who}:* {quoted}",
    Tone.THOUGHT: "*{who}:* {quoted}",
    Tone.SECRET: "> {text}",
    Tone.RESULT: "**{text}**",
    Tone.SCORES: "{text}",
    Tone.ITEM: "- {text}",
    Tone.BALLOT: "- {text}",
    Tone.PRODUCTION: "*{text}*",
}
WITHOUT_BLANK_LINES = (Tone.CAST, Tone.ITEM, Tone.BALLOT, Tone.SECRET)
"""Tones whose lines follow each other without a blank line: lists and quotes."""


def transcript(
    format: Format,
    settings: SeasonSettings,
    facts: Iterable[Fact],
    viewer: Viewer,
    title: str = "",
    untold: Untold | None = None,
    *,
    said: Callable[[str], str] = str,
) -> str:
    """The season as this viewer knows it, told from the facts of that viewer's own view.

    `title` replaces the title in the facts; a fork needs it, since its facts have its parent's.
    `untold` is set after each episode. `said` translates what we say; people keep their words.
    """
    narrator = format.narrator(viewer, title)
    page = _Page(untold or {}, said)
    has_subtitle = False
    ledger = format.hand(())
    for fact in facts:
        ledger.take(fact)
        for line in narrator.tell(fact):
            page.set(line)
            if line.tone is Tone.TITLE and not has_subtitle:
                known_to = _as_known_to(settings, viewer, said)
                page.add(f"*{escaped(said(format.title))}, {known_to}.*")
                has_subtitle = True
    for line in narrator.close():
        page.set(line)
    page.end_episode()
    for line in (untold or {}).get("", ()):
        page.set(line)
    if viewer.role == "producer":
        page.hand(ledger, {person.id: person.name for person in settings.cast})
    return page.text()


def _as_known_to(settings: SeasonSettings, viewer: Viewer, said: Callable[[str], str]) -> str:
    if viewer.role == "producer":
        return said("as its producers know it")
    if viewer.role == "broadcast":
        return said("as viewers saw it")
    if viewer.role == "public":
        return said("as everybody could see it")
    names = {person.id: person.name for person in settings.cast}
    name = escaped(names.get(viewer.seat, viewer.seat))
    return said("as {name} knows it").format(name=name)


class _Page:
    """A Markdown page: blocks with a blank line between them, except within a list or quote."""

    def __init__(self, untold: Untold, said: Callable[[str], str]) -> None:
        self._said = said
        self._parts: list[str] = []
        self._last: Tone | None = None
        self._untold = untold
        self._episode = ""

    def end_episode(self) -> None:
        """Add what was not told in the episode that ends here."""
        episode, self._episode = self._episode, ""
        for line in self._untold.get(episode, ()) if episode else ():
            self.set(line)

    def set(self, line: Line) -> None:
        """Add a line of the story, formatted by its tone."""
        if line.tone is Tone.EPISODE:
            self.end_episode()
            self._episode = line.text
        if line.tone is Tone.CAST and self._last is not Tone.CAST:
            self.add(f"## {self._said('The cast')}")
        text = self._markdown(line)
        if line.tone is self._last and line.tone in WITHOUT_BLANK_LINES:
            self._parts.append(">\n" if line.tone is Tone.SECRET else "")
            self._parts.append(f"{text}\n")
        else:
            self.add(text)
        self._last = line.tone

    def _markdown(self, line: Line) -> str:
        said = self._said
        is_own = not line.speaker and line.tone is not Tone.TITLE
        how = [said(line.how), said("lying") if line.lies else ""]
        text = escaped(said(line.text) if is_own else line.text)
        return MARKDOWN_BY_TONE[line.tone].format(
            text=text,
            who=escaped(", ".join(filter(None, (line.speaker, *how)))),
            quoted=f"{said('“')}{text}{said('”')}",
        )

    def hand(self, ledger: HandLedger, names: Mapping[str, str]) -> None:
        """Add what producers did to the season."""
        self.add(f"## {self._said('The producers’ hand')}")
        self.set(Line(Tone.NARRATION, verdict(ledger)))
        for act in ledger.acts:
            self.set(Line(Tone.ITEM, in_words(act, names)))

    def add(self, text: str) -> None:
        """Add a block."""
        if self._parts:
            self._parts.append("\n")
        self._parts.append(f"{text}\n")
        self._last = None

    def text(self) -> str:
        """The text of the page so far."""
        return "".join(self._parts)
