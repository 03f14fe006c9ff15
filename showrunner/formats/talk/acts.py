"""Acts: what a message does in the game, as data in addition to its words.

Bots and statistics use the acts; the words are only for reading. The rules use neither.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any

from msgspec import Struct

from showrunner.errors import Problem, suggest
from showrunner.formats.people import named
from showrunner.formats.sheet import Sheet
from showrunner.kernel import Dice, Text
from showrunner.questions import Field, Option
from showrunner.questions.field import Plain, Schema, Seal, listed, shown, unsealed

MAX_ACTS = 6
"""The maximum number of acts in one message."""
MAX_NAME_LETTERS = 24
"""The maximum length of an alliance's name, in characters."""


class Act(Struct, frozen=True, omit_defaults=True):
    """One thing that a message does.

    `about` and `by` are seats, `what` is one of the kind's details, and `name` is an alliance's
    name. What each of them means depends on the kind: see `KINDS`.
    """

    act: str
    about: str = ""
    what: str = ""
    by: str = ""
    name: Text | None = None


class ActKind(Struct, frozen=True):
    """A kind of act: its meaning, and which parts an act of this kind has.

    An act's detail (`what`) is one of `whats`, by default the last; or with `numbers`, a number
    from 1 to that one; or with `named`, a name that the speaker chooses.
    """

    kind: str
    meaning: str
    about: bool = False
    """Whether `about` is required; it is optional for all other kinds."""
    whats: tuple[str, ...] = ()
    numbers: int = 0
    named: bool = False
    hint: str = ""
    """A word or two for prompts, if the kind's name alone is not clear."""

    @property
    def details(self) -> Sequence[str]:
        """All possible details of this kind; one empty detail if it has none."""
        if self.numbers:
            return [str(number) for number in range(1, self.numbers + 1)]
        return self.whats or ("",)


KINDS: Mapping[str, ActKind] = {
    kind.kind: kind
    for kind in (
        ActKind("propose", "vote `about` out", about=True, hint="vote out"),
        ActKind("spare", "keep `about` in", about=True, hint="keep in"),
        ActKind(
            "promise",
            "safety: I won't vote for `about`; vote: I vote for `about`; "
            "final: I go to the end with `about`",
            whats=("safety", "vote", "final", "other"),
        ),
        ActKind(
            "ask",
            "target: who goes, is it `about`? trust: do you trust `about`? "
            "card: what does `about` hold?",
            whats=("target", "trust", "card", "other"),
        ),
        ActKind(
            "accuse",
            "`about` lied, voted against us, or did something else",
            about=True,
            whats=("lie", "vote", "other"),
        ),
        ActKind("agree", "yes, to `about` where a name was put up"),
        ActKind("refuse", "no, not `about`"),
        ActKind("warn", "`about` is in danger, from `by` where that is known", about=True),
        ActKind("join", "`about`, or who hears it, belongs to the alliance `what`", named=True),
        ActKind(
            "tell",
            "card: `about` holds one; ballot: `by` wrote `about`; named: `by` put up `about`",
            about=True,
            whats=("card", "ballot", "named"),
        ),
    )
}
"""The kinds of act in all games with talks. A game may add its own (see `acts_field`)."""
WITHOUT_VOTES = (
    ActKind("promise", "I promise `about` something", whats=("other",)),
    ActKind(
        "ask",
        "trust: do you trust `about`? card: what does `about` hold?",
        whats=("trust", "card", "other"),
    ),
    ActKind("accuse", "`about` lied, or did something else", about=True, whats=("lie", "other")),
    *(KINDS[kind] for kind in ("agree", "refuse", "warn", "join")),
    ActKind("tell", "card: `about` holds one", about=True, whats=("card",)),
)
"""The same in games that have no votes (see `Sheet.has_votes`)."""

ACT_PARTS = ("act", "about", "what", "by", "name")


class Acts(Field, frozen=True, kw_only=True, tag="acts"):
    """The field for the acts of a message, each of one of the `kinds`, about `people` of the cast.

    An answer may omit it or give null: then, before the answer enters the journal, the acts are
    read from the words in the field `words_in` (see `filling_in.py`). A stored answer without acts
    has none. `listeners` are the seats spoken to, if the question knows them; if the answer itself
    names the listener, `listener_in` is that field. If the message is `unsigned`, listeners are not
    told who speaks, so acts that are read from its words never name the speaker.

    The acts in `KINDS` can be read in every game, even where they are not among the `kinds`: older
    seasons have them.
    """

    kinds: tuple[ActKind, ...]
    people: tuple[Option, ...]
    words_in: str
    listeners: tuple[str, ...] = ()
    listener_in: str = ""
    unsigned: bool = False

    speaks = True

    def when_missing(self) -> Plain:
        """No acts: answers in seasons older than acts do not have this field."""
        return ()

    def read(self, path: str, value: object, seal: Seal, problems: list[Problem]) -> Plain:
        """The acts as `Act`s."""
        if value is None or value == ():
            return ()
        if not isinstance(value, list | tuple):
            problems.append(Problem(path, f"{shown(value)} is not a list", f"give {self.words()}"))
            return ()
        if len(value) > MAX_ACTS:
            problems.append(
                Problem(path, f"there are {len(value)} acts", f"give at most {MAX_ACTS}")
            )
            return ()
        acts = [
            self._read_act(f"{path}[{index}]", act, seal, problems)
            for index, act in enumerate(value)
        ]
        return tuple(dict.fromkeys(acts))

    def nearest(self, wish: object, default: Plain) -> Plain:
        """The legal acts among those given, without repeats, up to the maximum for a message."""
        if not isinstance(wish, list | tuple):
            return default
        legal = [act for act in wish if not self._wrong_with(act)]
        return [act for index, act in enumerate(legal) if act not in legal[:index]][:MAX_ACTS]

    def _wrong_with(self, act: object) -> list[Problem]:
        problems: list[Problem] = []
        self._read_act("", act, unsealed, problems)
        return problems

    def _read_act(self, path: str, value: object, seal: Seal, problems: list[Problem]) -> Act:
        if isinstance(value, Act):
            value = {part: getattr(value, part) for part in ACT_PARTS}
        if not isinstance(value, Mapping):
            problems.append(Problem(path, f"{shown(value)} is not an act", f"give {self._shape()}"))
            return Act("")
        kinds = {kind.kind: kind for kind in (*self.kinds, *KINDS.values())}
        kind = kinds.get(str(value.get("act")))
        if kind is None:
            wrong = f"there is no act {shown(value.get('act'))}"
            problems.append(
                Problem(f"{path}.act", wrong, suggest(str(value.get("act")), list(kinds)))
            )
            return Act("")
        for part in value:
            if part not in ACT_PARTS:
                wrong = "there is no such part of an act"
                problems.append(
                    Problem(f"{path}.{shown(part).strip(chr(39))}", wrong, f"give {self._shape()}")
                )
        people = [person.value for person in self.people]
        for part in ("about", "by"):
            seat = value.get(part)
            if seat and seat not in people:
                wrong = f"there is no castaway {shown(seat)}"
                problems.append(Problem(f"{path}.{part}", wrong, suggest(str(seat), people)))
        if kind.about and not value.get("about"):
            wrong = f"{kind.kind} does not say who it is about"
            problems.append(Problem(f"{path}.about", wrong, f"give one of {listed(self.people)}"))
        about, by = str(value.get("about") or ""), str(value.get("by") or "")
        if kind.named:
            what = value.get("name") or value.get("what")
            return Act(kind.kind, about, by=by, name=_name(f"{path}.what", what, seal, problems))
        detail = value.get("what") or (kind.whats[-1] if kind.whats else "")
        if kind.numbers:
            detail = str(detail)
        if (kind.whats or kind.numbers) and detail not in kind.details:
            wrong = f"{kind.kind} has no detail {shown(detail)}"
            right = f"give one of {', '.join(kind.whats)}"
            if kind.numbers:
                right = f"give a number from 1 to {kind.numbers}"
            problems.append(Problem(f"{path}.what", wrong, right))
        return Act(kind.kind, about, str(detail) if kind.whats or kind.numbers else "", by)

    def schema(self) -> Schema:
        """A list of objects whose unused parts are null."""
        people = [person.value for person in self.people]
        somebody: Schema = {"type": ["string", "null"], "enum": [*people, None]}
        return {
            "type": "array",
            "items": {
                "type": "object",
                "properties": {
                    "act": {"type": "string", "enum": [kind.kind for kind in self.kinds]},
                    "about": somebody,
                    "what": {"type": ["string", "null"]},
                    "by": somebody,
                },
                "required": ["act", "about", "what", "by"],
                "additionalProperties": False,
            },
            "description": self.describe(),
        }

    def words(self) -> str:
        """A description of what may be given."""
        kinds = ", ".join(_kind_in_words(kind) for kind in self.kinds)
        return f"a list of up to {MAX_ACTS} acts, each {self._shape()}: {kinds}"

    def in_words(self, value: Plain) -> str:
        """The kinds of act."""
        return " and ".join(act.kind for act in value) or "nothing"

    def _shape(self) -> str:
        return '{"act", "about", "what", "by"}'

    def legal(self) -> Iterator[Plain]:
        """No act, or any single act; combinations of several acts are not listed."""
        yield ()
        for kind in self.kinds:
            for what in kind.details:
                yield from ((self._act(kind, person.value, what),) for person in self.people)

    def has_one_value(self) -> bool:
        """There is always a choice."""
        return False

    def random(self, dice: Dice) -> Plain:
        """No act or one random act."""
        if not self.people or dice.chance(1, 2):
            return ()
        kind = dice.pick(self.kinds)
        about = dice.pick(self.people).value
        return (self._act(kind, about, dice.pick(kind.details)),)

    def _act(self, kind: ActKind, about: str, what: str) -> dict[str, Any]:
        return {"act": kind.kind, "about": about, "what": "us" if kind.named else what}


def _name(path: str, value: object, seal: Seal, problems: list[Problem]) -> Text | None:
    """Read the name of an alliance; it is sealed like all free text."""
    if isinstance(value, Text):
        return value
    right = f"give a name of at most {MAX_NAME_LETTERS} letters"
    if not isinstance(value, str) or not value.strip():
        problems.append(Problem(path, "the alliance has no name", right))
    elif len(value) > MAX_NAME_LETTERS or not value.isprintable():
        problems.append(Problem(path, f"{shown(value)} cannot be a name", right))
    else:
        return seal(value.strip())
    return None


def _kind_in_words(kind: ActKind) -> str:
    details = f"1 to {kind.numbers}" if kind.numbers else "|".join(kind.whats)
    return f"{kind.kind} ({details})" if details else kind.kind


@lru_cache(maxsize=4096)
def acts_among(
    people: tuple[Option, ...],
    words_in: str,
    kinds: tuple[ActKind, ...],
    listeners: tuple[str, ...] = (),
    listener_in: str = "",
    unsigned: bool = False,
) -> Acts:
    """`acts_field` with plain arguments, so that equal fields are cached."""
    return Acts(
        label="What this does in the game",
        kinds=kinds,
        people=people,
        words_in=words_in,
        listeners=listeners,
        listener_in=listener_in,
        unsigned=unsigned,
    )


def kinds_of(sheet: Sheet, own: Sequence[ActKind] = ()) -> tuple[ActKind, ...]:
    """The kinds of act in a game: those of all games like it, and its `own`."""
    return (*(KINDS.values() if sheet.has_votes else WITHOUT_VOTES), *own)


def acts_field(
    sheet: Sheet,
    words_in: str = "words",
    own: Sequence[ActKind] = (),
    listeners: Sequence[str] = (),
    listener_in: str = "",
    unsigned: bool = False,
) -> Acts:
    """The field for the acts of the words in another field (`words_in`) of the same question.

    `own` are the game's own kinds of act; see `Acts` for the other parameters.
    """
    people = named(sheet, tuple(sheet.names))
    return acts_among(
        people, words_in, kinds_of(sheet, own), tuple(listeners), listener_in, unsigned
    )
