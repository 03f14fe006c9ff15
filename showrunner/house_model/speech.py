"""What the house model says, built from its prompt: acts and names that the prompt lists.

An act is a line in the form that prompts ask for (`promise safety NAME`); each kind of act is said
in one plain sentence. A language without sentences here is answered in English.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from random import Random
from typing import NamedTuple

MAX_SENTENCES = 6
"""At most this many sentences, and so acts, in one message."""
WORDS_A_SENTENCE = 15
"""A text may have one more sentence for every so many words of its limit."""

SENTENCES: Mapping[str, Mapping[str, str]] = {
    "English": {
        "propose": "We should vote {name} out.",
        "spare": "We should keep {name} in.",
        "promise": "I give {name} my word.",
        "ask": "And what about {name}?",
        "accuse": "I do not trust {name}.",
        "agree": "Yes, {name} it is.",
        "refuse": "No, not {name}.",
        "warn": "This is dangerous for {name}.",
        "tell": "I know something of {name}.",
        "": "I have nothing to add.",
    },
    "French": {
        "propose": "On devrait voter contre {name}.",
        "spare": "On devrait garder {name}.",
        "promise": "Je donne ma parole à {name}.",
        "ask": "Et que penser de {name} ?",
        "accuse": "Je me méfie de {name}.",
        "agree": "Oui, d'accord pour {name}.",
        "refuse": "Non, pas {name}.",
        "warn": "C'est dangereux pour {name}.",
        "tell": "Je sais quelque chose sur {name}.",
        "": "Je n'ai rien à ajouter.",
    },
    "German": {
        "propose": "Wir sollten {name} rauswählen.",
        "spare": "Wir sollten {name} behalten.",
        "promise": "Ich gebe {name} mein Wort.",
        "ask": "Und was ist mit {name}?",
        "accuse": "Ich traue {name} nicht.",
        "agree": "Ja, dann eben {name}.",
        "refuse": "Nein, nicht {name}.",
        "warn": "Das wird gefährlich für {name}.",
        "tell": "Ich weiß etwas über {name}.",
        "": "Ich habe nichts dazu zu sagen.",
    },
}
"""A sentence for each kind of act; the one of "" where there is no act or nobody to name."""

_LANGUAGES = {
    "English": re.compile(r"\b[Aa]loud, (?:to people in front of you, )?in English\b"),
    "French": re.compile(r"\b[Aa]loud, (?:to people in front of you, )?in French\b"),
    "German": re.compile(r"\b[Ll]aut, (?:[^.]+, )?auf Deutsch\b"),
}
_CAST = re.compile(r"^- (.+?) \(`[^`]+`\)", re.MULTILINE)
_OUT = re.compile(r"\b(?:out so far|Bisher rausgewählt)[^:\n]*: (.+)")
_KINDS = re.compile(r"\b(?:Each line begins with one of|Jede Zeile beginnt mit einem von): (.+)")
_KIND = re.compile(r"([a-z]+)(?: ([a-z_|]+))?")
_DECIDED = re.compile(r"\b(?:What it does|Was es bewirkt): (.+)\.$", re.MULTILINE)
_TO_NOTE = re.compile(r"^The contestants: (.+)\.$.+“(.+)”\n\nNote only", re.MULTILINE | re.DOTALL)
_MEANT = re.compile(r"^(?:What you mean to say|Was du sagen willst): ", re.MULTILINE)


class Length(NamedTuple):
    """The limits of a text."""

    words: int = 45
    characters: int = 10_000

    def holds(self, text: str) -> bool:
        """Whether the text is within the limits."""
        return len(text) <= self.characters and len(text.split()) <= self.words


UNSTATED = Length()
"""The limits of a text whose description states none."""


class AnswerWriter:
    """Writes the texts of one answer, and the acts of the last text."""

    def __init__(self, dice: Random, prompt: str) -> None:
        self._dice = dice
        self._prompt = prompt
        out = " ".join(_OUT.findall(prompt))
        self.names: Sequence[str] = [name for name in _CAST.findall(prompt) if name not in out]
        languages = [name for name, asked in _LANGUAGES.items() if asked.search(prompt)]
        self._sentences = SENTENCES[languages[0] if languages else "English"]
        self.said: list[tuple[str, str]] = []
        """The act and the name of each sentence of the last text."""

    def words(self, limit: Length = UNSTATED) -> str:
        """Write a text within the limit: what the prompt decided, or what is drawn."""
        text, self.said = "", []
        for kind, name in self._planned(limit):
            sentence = self._sentences.get(kind, "").format(name=name)
            longer = f"{text} {sentence}".strip()
            if sentence and name and sentence not in text and limit.holds(longer):
                text = longer
                self.said.append((kind, name))
        return text or " ".join(self._sentences[""].split()[: limit.words])[: limit.characters]

    def acts(self) -> list[str]:
        """List the acts of the last text, or of a text to be noted, that the prompt allows."""
        if (noted := _TO_NOTE.search(self._prompt)) is not None:
            contestants = re.split(", | and ", noted[1])
            return [f"propose {name}" for name in contestants if name in noted[2]][:1]
        listed = _KINDS.findall(self._prompt)
        found = [_KIND.match(kind) for kind in listed[-1].split(", ")] if listed else []
        details = {kind[1]: (kind[2] or "").split("|") for kind in found if kind}
        acts = [
            " ".join(filter(None, (kind, self._dice.choice(details[kind]), name)))
            for kind, name in self.said
            if kind in details
        ]
        return list(dict.fromkeys(acts))

    def _planned(self, limit: Length) -> list[tuple[str, str]]:
        if _MEANT.search(self._prompt):
            decided = _DECIDED.findall(self._prompt)
            return [_act(line) for line in decided[-1].split("; ")] if decided else []
        most = min(MAX_SENTENCES, 1 + limit.words // WORDS_A_SENTENCE) if self.names else 0
        return [
            (self._dice.choice([*filter(None, self._sentences)]), self._dice.choice(self.names))
            for _ in range(self._dice.randint(min(1, most), most))
        ]


def _act(line: str) -> tuple[str, str]:
    """Read the kind of an act line, and the name at its end ("" where there is none)."""
    kind, _, rest = line.partition(" ")
    last = rest.split(" ")[-1]
    return kind, last if last[:1].isupper() else ""
