"""D1: the submission, filled in as a form or written in lines."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import Struct

from showrunner.formats.mini_survivor.sheet import MiniSheet
from showrunner.formats.mini_survivor.submission import REFUSALS, Stand, parse, written
from showrunner.formats.mini_survivor.submission.actions import END
from showrunner.kernel import Dice
from showrunner.questions import (
    Choice,
    Field,
    Fields,
    Flag,
    Notated,
    Number,
    Option,
    ParsedLines,
    Question,
    options,
)
from showrunner.questions.field import Plain

NOTATION = (
    "One action a line: `ID a TARGET PLAYER` attacks and names the owner you believe in; `ID i` "
    "plays an idol; `ID v TARGET` votes; `ID m TRIBE` moves; `buy` buys an idol; `end` ends it. Of "
    "an action the first letter counts, of a player the first three."
)
MOST_BOUGHT = 9
ATTACKS_ONE_IN = 8
"""How seldom a Survivor of a random submission attacks: else few games get to their third round."""


class SubmissionField(Notated, frozen=True, kw_only=True, tag="mini_survivor.submission"):
    """MS-9: reads lines and forms alike, against what the player knows."""

    stand: Stand

    def parse(self, lines: Sequence[str]) -> ParsedLines:
        """See Notated."""
        return parse(lines, self.stand)

    def to_lines(self, filled: Mapping[str, Any]) -> list[str]:
        """See Notated."""
        return written(filled)

    def right(self, code: str) -> str | None:
        """See Notated."""
        return REFUSALS.get(code)

    def has_one_value(self) -> bool:
        """See Field. There is always a vote, a move or a purchase to think of."""
        return False

    def random(self, dice: Dice) -> Plain:
        """See Field. As a form is filled in at random, but with fewer attacks and idols."""
        survivors: dict[str, Any] = {}
        for one in self.stand.living:
            chosen: dict[str, Any] = {"move": _some(dice, self.stand.destinations(one), 2)}
            targets = self.stand.targets(one)
            if targets:
                chosen["vote"] = _some(dice, targets, 5, spared=True)
            if targets and dice.chance(1, ATTACKS_ONE_IN):
                guess = dice.pick(list(self.stand.players))
                chosen["attack"] = {"target": dice.pick(targets), "guess": guess}
            chosen["idol"] = dice.chance(1, ATTACKS_ONE_IN)
            survivors[str(one)] = chosen
        buy = int(dice.chance(1, ATTACKS_ONE_IN))
        read = self.parse(written({"survivors": survivors, "buy": buy}))
        return {"lines": read.lines, "refused": ()}


def _some(dice: Dice, items: Sequence[Any], out_of: int, spared: bool = False) -> Any:
    """One of the items in one of so many cases (`spared`: in all but one of them), else none."""
    drawn = dice.chance(1, out_of) != spared
    return dice.pick(items) if drawn and items else None


class SubmissionSheet(Struct, frozen=True):
    """MS-2.2: one submission, in the plain form that the journal keeps."""

    submission: dict[str, Any]

    @property
    def lines(self) -> tuple[str, ...]:
        """MS-9.9: the normal form."""
        return tuple(self.submission["lines"])

    @property
    def refused(self) -> tuple[str, ...]:
        """MS-9.6: the lines that do not count, each as its number and its code."""
        return tuple(f"{each['line']} {each['code']}" for each in self.submission["refused"])


def submission(stand: Stand, sheet: MiniSheet) -> Question[SubmissionSheet]:
    """D1: what all one's Survivors do in this round."""
    return Question(
        kind="mini_survivor.submission",
        text=f"Round {sheet.round}: what do your Survivors do? Whoever does not vote votes for "
        "itself; an Outcast that does not move is put into an open tribe.",
        fields={"submission": submission_field(stand, sheet)},
        answer=SubmissionSheet,
        default={"submission": {"lines": [END], "refused": []}},
        when_late="default",
    )


def submission_field(stand: Stand, sheet: MiniSheet) -> SubmissionField:
    """The one field of a submission, with every choice that its player has."""
    return SubmissionField(
        label="Your submission",
        form=Fields(
            fields={
                "survivors": Fields(
                    fields={str(one): _survivor(one, stand, sheet) for one in stand.living}
                ),
                "buy": Number(
                    label="How many idols you buy", most=min(MOST_BOUGHT, len(stand.prices))
                ),
            }
        ),
        notation=NOTATION,
        stand=stand,
    )


def _survivor(one: int, stand: Stand, sheet: MiniSheet) -> Fields:
    """MS-9.10: what one Survivor can do."""
    where = stand.places[one]
    tribes = sheet.grid.tribes if sheet.grid else {}
    move = Choice(
        label="Where it moves",
        options=tuple(Option(letter, tribes[letter]) for letter in stand.destinations(one)),
        may_pass=True,
    )
    if not where:
        return Fields(label=f"Survivor {one}, an Outcast", fields={"move": move})
    targets = options(str(other) for other in stand.targets(one))
    players = tuple(Option(tag, sheet.names[seat]) for tag, seat in stand.players.items())
    attack: Field = Choice(
        label="It stands alone, and can attack nobody", may_pass=True, options=()
    )
    if targets:
        attack = Fields(
            label="Whom it attacks, and whose that is",
            fields={"target": Choice(options=targets), "guess": Choice(options=players)},
            may_pass=True,
        )
    return Fields(
        label=f"Survivor {one} in {tribes[where]}",
        fields={
            "attack": attack,
            "idol": Flag(label="Whether an idol is played on it"),
            "vote": Choice(label="For whom it votes", options=targets, may_pass=True),
            "move": move,
        },
    )


def check(question: Question[SubmissionSheet], value: object) -> ParsedLines:
    """MS-9.8: what a submission comes to, before it is sent. Raises ValueError for no submission.

    `value` is a text of lines, a list of them, or the form.
    """
    field = question.fields["submission"]
    assert isinstance(field, SubmissionField)
    return field.parse_value(value)
