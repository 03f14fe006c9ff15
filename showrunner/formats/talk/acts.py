"""Acts: what a message does in the game, beside the words in which it is said.

Listeners, bots and figures go by acts; words are for the ear. No rule reads either.
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
"""The most acts that one message can carry."""
MAX_NAME_LETTERS = 24
"""The longest name of an alliance."""


class Act(Struct, frozen=True, omit_defaults=True):
    """One thing that a message does.

    `about` and `by` are seats, `what` is one of the kind's details, and `name` names an alliance.
    What each of them means depends on the kind: see `KINDS`.
    """

    act: str
    about: str = ""
    what: str = ""
    by: str = ""
    name: Text | None = None


class ActKind(Struct, frozen=True):
    """A kind of act: what it means, and which parts an act of this kind has.

    An act of this kind has one of `whats` as its detail, the last of them where none is given;
    with `numbers`, a number from 1 to that one. With `named`, the detail is a name that the speaker
    chooses.
    """

    kind: str
    meaning: str
    about: bool = False
    """Whether it has to be about somebody; any act may be."""
    whats: tuple[str, ...] = ()
    numbers: int = 0
    named: bool = False
    hint: str = ""
    """A word or two for prompts, where the kind's name does not say what it is."""

    @property
    def details(self) -> Sequence[str]:
        """Every detail of this kind; an empty one where it has none."""
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
"""Every kind of act that all games with talk have. A game may add its own (see `acts_field`)."""

ACT_PARTS = ("act", "about", "what", "by", "name")


class Acts(Field, frozen=True, kw_only=True, tag="acts"):
    """What a message does: some acts, each of one of the `kinds`, about `people` of the cast.

    An answer may leave it out, or give null: whoever takes the answer in then reads the acts out
    of the words in the field `words_in` (see `filling_in.py`). A stored answer without acts has
    none. `listeners` are the seats that are spoken to, where the question knows them; where the
    answer says it, `listener_in` is the field that does. Where the message is `unsigned`, listeners
    are not told who speaks, so acts that are read out of its words never name the speaker.
    """

    kinds: tuple[ActKind, ...]
    people: tuple[Option, ...]
    words_in: str
    listeners: tuple[str, ...] = ()
    listener_in: str = ""
    unsigned: bool = False

    def when_missing(self) -> Plain:
        """No acts: seasons from before there were any have answers without them."""
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
            self._read_act(f"{path}[{at}]", one, seal, problems) for at, one in enumerate(value)
        ]
        return tuple(dict.fromkeys(acts))

    def nearest(self, wish: object, default: Plain) -> Plain:
        """Those of the acts that are legal, as many as a message can carry."""
        if not isinstance(wish, list | tuple):
            return default
        legal = [one for one in wish if not self._wrong_with(one)]
        return [one for at, one in enumerate(legal) if one not in legal[:at]][:MAX_ACTS]

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
        kinds = {kind.kind: kind for kind in self.kinds}
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
        people = [one.value for one in self.people]
        for part in ("about", "by"):
            who = value.get(part)
            if who and who not in people:
                wrong = f"there is no castaway {shown(who)}"
                problems.append(Problem(f"{path}.{part}", wrong, suggest(str(who), people)))
        if kind.about and not value.get("about"):
            wrong = f"{kind.kind} does not say whom it is about"
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
        """A list of objects whose parts are null where they say nothing."""
        people = [one.value for one in self.people]
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
        """What may be given, in words."""
        kinds = ", ".join(_kind_in_words(kind) for kind in self.kinds)
        return f"a list of up to {MAX_ACTS} acts, each {self._shape()}: {kinds}"

    def _shape(self) -> str:
        return '{"act", "about", "what", "by"}'

    def legal(self) -> Iterator[Plain]:
        """No act, or any one; more than one stand for no more than each of them."""
        yield ()
        for kind in self.kinds:
            for what in kind.details:
                yield from ((self._act(kind, one.value, what),) for one in self.people)

    def has_one_value(self) -> bool:
        """There is always a choice."""
        return False

    def random(self, dice: Dice) -> Plain:
        """No act or one, drawn."""
        if not self.people or dice.chance(1, 2):
            return ()
        kind = dice.pick(self.kinds)
        about = dice.pick(self.people).value
        return (self._act(kind, about, dice.pick(kind.details)),)

    def _act(self, kind: ActKind, about: str, what: str) -> dict[str, Any]:
        return {"act": kind.kind, "about": about, "what": "us" if kind.named else what}


def _name(path: str, value: object, seal: Seal, problems: list[Problem]) -> Text | None:
    """The name of an alliance, sealed as all free text is."""
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
    own: tuple[ActKind, ...],
    listeners: tuple[str, ...] = (),
    listener_in: str = "",
    unsigned: bool = False,
) -> Acts:
    """The acts that go with the words in another field, about these people; see `acts_field`."""
    return Acts(
        label="What this does in the game",
        kinds=(*KINDS.values(), *own),
        people=people,
        words_in=words_in,
        listeners=listeners,
        listener_in=listener_in,
        unsigned=unsigned,
    )


def acts_field(
    sheet: Sheet,
    words_in: str = "words",
    own: Sequence[ActKind] = (),
    listeners: Sequence[str] = (),
    listener_in: str = "",
    unsigned: bool = False,
) -> Acts:
    """The acts that go with the words in another field of the same question.

    `own` are kinds that only this game has; see `Acts` for the others.
    """
    people = named(sheet, tuple(sheet.names))
    return acts_among(people, words_in, tuple(own), tuple(listeners), listener_in, unsigned)
