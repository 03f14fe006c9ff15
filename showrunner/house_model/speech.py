"""Words for every field that asks for words: talk, comments, last words, notes, thoughts."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache, lru_cache
from random import Random

from showrunner.house_model import phrases
from showrunner.house_model.limits import Length
from showrunner.house_model.moves import FRENCH, MOVES
from showrunner.house_model.phrases import Pieces
from showrunner.house_model.scene import NAME, Scene

MANY_LINES = 6
"""After so many lines of a talk enough has been said."""

_TALKS: Sequence[Pieces] = (
    phrases.PROPOSING,
    phrases.PROPOSING,
    phrases.PROBING,
    phrases.PROBING,
    phrases.BARGAINING,
    phrases.PROMISING,
    phrases.WARNING,
    phrases.CONFESSING,
    phrases.TRUSTING,
)
_TO_ALL: Sequence[Pieces] = (phrases.EVERYBODY, phrases.EVERYBODY, phrases.PROPOSING)
_AMONG_EVIL: Sequence[Pieces] = (phrases.ACCUSING, phrases.ACCUSING, phrases.EVERYBODY)
_ALOUD = ("say", "words")
"""Fields of what is said aloud."""
_NOTES = ("note", "notes", "diary", "memo")
READING = "note only what these words do"
"""Stands where the acts of somebody else's words are asked for."""
_PLACE = re.compile(r"\{(\w+)\}")


class Speaker:
    """One castaway who speaks, once: what they say follows from the scene and the dice."""

    def __init__(self, dice: Random, scene: Scene) -> None:
        self._dice = dice
        self._scene = scene
        self._heard = scene.near
        self._people = self._cast()
        self._moves: dict[str, str] = {}
        """What the sentences so far do in the game, where they do something."""
        self._said = ""

    def has_done(self) -> bool:
        """Whether the talk ends with this: now and then, and always after many lines."""
        if self._scene.lines >= MANY_LINES or "last message" in self._scene.about:
            return True
        return not self._dice.randrange(8 if self._scene.lines else 16)

    def words(self, name: str, description: str, most: Length) -> str:
        """What is written into the field of this name and description; legal in its length."""
        if self._scene.meant:
            return fitting(self._as_meant(), most)
        sentences = self._sentences(name, description.lower())
        if name in _ALOUD:
            self._said = fitting(sentences, most)
            if self._scene.language != "French":
                return self._said
            return fitting(self._in_french(self._said), most)
        if self._scene.language == "French":
            sentences = list(FRENCH[""])
        return fitting(sentences, most)

    def acts(self) -> list[str]:
        """What was said last does in the game, as lines, in the words that the prompt knows."""
        near = self._scene.near
        if READING in self._scene.about:
            named = [name for name in re.findall(NAME, self._scene.said) if near.count(name) > 1]
            return [f"propose {name}" for name in named[:1]]
        return [move for move in self._moves_of(self._said) if move.split()[0] in near]

    def plain(self) -> str:
        """An answer where plain words are asked for and no form."""
        return " ".join(self._sentences("", self._scene.about))

    def _cast(self) -> dict[str, str]:
        """Who stands where in a sentence: this partner, one other, a third."""
        others = list(self._scene.others)
        self._dice.shuffle(others)
        named = [name for name in others if name in self._scene.said]
        others = list(dict.fromkeys([*named, *others]))
        people = dict(zip("oq", others, strict=False))
        if self._scene.partners:
            people["p"] = self._dice.choice(self._scene.partners)
        return people

    def favoured(self, options: Sequence[str]) -> str | None:
        """Whose name has come up most, if any of these stands for somebody: so votes gather."""
        near, names = self._scene.near, self._scene.names
        named = [option for option in options if option in names]
        return max(named, key=lambda option: near.count(names[option]), default=None)

    def _sentences(self, name: str, asked: str) -> list[str]:
        """The sentences for a field, the most important first where some must go."""
        about = self._scene.about
        if name == "thought" or "private thought" in asked:
            return self._some(phrases.THINKING, 1)
        if name in _NOTES or re.search(r"remember|diary|\bnotes?\b|for yourself", asked):
            return self._some(phrases.NOTING, self._dice.randint(2, 4))
        if "honest answer" in asked or "producers ask you" in about:
            return self._some(phrases.TO_PRODUCERS, self._dice.randint(1, 2))
        if "your question" in asked:
            return self._some(phrases.JUROR_ASKS, 1)
        if "last words" in asked or "you have been voted out" in about:
            return self._some(phrases.LEAVING, self._dice.randint(1, 2))
        if "why you should win" in about:
            return self._some(phrases.PLEADING, self._dice.randint(2, 3))
        if "as a juror" in about:
            return self._some(phrases.JUROR_SAYS, 1)
        if "evil forces, whom" in about:
            return self._some(phrases.PLOTTING, 1)
        if "debate" in about:
            return self._some(self._dice.choice(_AMONG_EVIL), self._dice.choice((1, 2, 2)))
        if re.search(r"your comment|your post", asked) or "everybody" in about:
            said = self._some(self._dice.choice(_TO_ALL), self._dice.choice((1, 2, 2)))
        else:
            said = self._talk()
        return [*said, *self._saying()]

    def _talk(self) -> list[str]:
        """A line of a talk: an answer to what was said, what one wants, and sometimes a close."""
        line = []
        if self._scene.said or not self._dice.randrange(3):
            line += self._some(self._reaction(), 1)
        topics = [*_TALKS, phrases.HUNGRY] if self._is_hungry() else _TALKS
        for topic in self._dice.sample(topics, len(topics)):
            wanted = self._some(topic, 1)
            if wanted:  # else it is about people that nobody has named
                line += wanted
                break
        if not self._dice.randrange(3):
            line += self._some(phrases.CLOSING, 1)
        return line

    def _saying(self) -> list[str]:
        """Now and then one of this person's own sayings."""
        sayings = [one for one in self._scene.sayings if one not in self._heard]
        return [self._dice.choice(sayings)] if sayings and not self._dice.randrange(6) else []

    def _reaction(self) -> Pieces:
        said = self._scene.said
        if not said:
            return phrases.OPENING
        if said.rstrip("\"”'’ ").endswith("?"):
            return phrases.ANSWERING
        if re.search(r"\bpromise|\bmy word\b|\bswear\b", said, re.IGNORECASE):
            return phrases.PROMISED
        if self._people.get("o", "\0") in said:
            return phrases.NAMED
        return phrases.REACTING

    def _is_hungry(self) -> bool:
        return re.search(r"food|hungry|camp\b|ration", self._scene.about) is not None

    def _moves_of(self, said: str) -> list[str]:
        """The moves of those sentences that were said, or at least begun, each once."""
        moves = (
            move
            for sentence, move in self._moves.items()
            if sentence in said or (said and sentence.startswith(said))
        )
        return list(dict.fromkeys(moves))

    def _as_meant(self) -> list[str]:
        """What somebody else decided to have said, nearly as it was given."""
        if self._scene.language == "French":
            return self._french(self._scene.does)
        begun = self._dice.choice(phrases.BEGINNING)
        return [begun, *re.split(r"(?<=[.!?]) ", self._scene.meant)]

    def _in_french(self, said: str) -> list[str]:
        """The same moves in other words."""
        return self._french(self._moves_of(said))

    def _french(self, moves: Sequence[str]) -> list[str]:
        spoken = []
        for move in moves or [""]:
            kind, last = move.partition(" ")[0], move.rpartition(" ")[2]
            name = self._scene.names.get(last, last)
            spoken.append(self._dice.choice(FRENCH.get(kind, FRENCH[""])).format(o=name))
        return spoken

    def _move(self, pieces: Pieces, piece: str) -> str:
        """What a piece does in the game; "" for nothing."""
        seats = {name: seat for seat, name in self._scene.names.items()}
        people = {place: seats.get(name, name) for place, name in self._people.items()}
        named = _places(piece) | ({"p"} & people.keys())
        fit = [move for move in MOVES.get(pieces, ()) if _places(move) <= named]
        return fit[0].format(**people) if fit else ""

    def _some(self, pieces: Pieces, number: int) -> list[str]:
        """So many of these, no two alike, of those in which every place can be taken."""
        missing = {"o", "q", "p"} - self._people.keys()
        fit = [piece for piece in pieces if not missing.intersection(_places(piece))]
        fresh = self._fresh(fit)
        chosen = self._dice.sample(fresh, min(number, len(fresh)))
        said = [self._filled(piece) for piece in chosen]
        for piece, sentence in zip(chosen, said, strict=True):
            if move := self._move(pieces, piece):
                self._moves[sentence] = move
        return said

    def _fresh(self, pieces: Sequence[str]) -> Sequence[str]:
        """Those that nobody has just said, if there are any."""
        heard = self._heard
        fresh = [piece for piece in pieces if _longest_part(piece) not in heard]
        return fresh or pieces

    def _filled(self, piece: str) -> str:
        chosen = {
            place: self._dice.choice(self._fresh(pieces))
            for place, pieces in (
                ("t", phrases.MOMENTS),
                ("why", phrases.REASONS),
                ("img", self._scene.images or phrases.IMAGES),
            )
            if place in _places(piece)
        }
        said = piece.format(**self._people, **chosen)
        self._heard += said
        return said


@cache
def _places(piece: str) -> frozenset[str]:
    """The places in a piece."""
    return frozenset(_PLACE.findall(piece))


@lru_cache(maxsize=4096)
def _longest_part(piece: str) -> str:
    """The longest part of a piece between its places: where it stands, the piece was said."""
    return max(_PLACE.split(piece), key=len)


def fitting(sentences: Sequence[str], most: Length) -> str:
    """As many of the sentences as there is room for; where there is none for one, its beginning."""
    kept: list[str] = []
    for sentence in sentences:
        if not _fits(" ".join([*kept, sentence]), most):
            break
        kept.append(sentence)
    if kept:
        return " ".join(kept)
    words = (sentences[0] if sentences else "So be it.").split()[: max(1, most.words)]
    while len(words) > 1 and not _fits(" ".join(words), most):
        words.pop()
    return " ".join(words)[: most.characters]


def _fits(text: str, most: Length) -> bool:
    if most.characters is not None:
        return len(text) <= most.characters
    return len(text.split()) <= most.words
