"""D1: the submission, filled in as a form or written in lines."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import Struct
from typing_extensions import override

from showrunner.formats.mini_survivor.sheet import MiniSheet
from showrunner.formats.mini_survivor.submission import (
    REFUSALS,
    SubmissionContext,
    form_to_lines,
    parse,
)
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
MAX_BOUGHT = 9
"""How many idols the form lets a player buy in one round."""
RANDOM_ATTACK_ODDS = 8
"""A random submission attacks with 1 in this many Survivors, so that matches do not end early."""


class SubmissionField(Notated, frozen=True, kw_only=True, tag="mini_survivor.submission"):
    """MS-9: the field of a submission, whose parser checks against what the player knows."""

    context: SubmissionContext

    @override
    def parse(self, lines: Sequence[str]) -> ParsedLines:
        return parse(lines, self.context)

    @override
    def to_lines(self, filled: Mapping[str, Any]) -> list[str]:
        return form_to_lines(filled)

    @override
    def right(self, code: str) -> str | None:
        return REFUSALS.get(code)

    @override
    def has_one_value(self) -> bool:
        """Never: there is always a vote, a move or a purchase to consider."""
        return False

    @override
    def random(self, dice: Dice) -> Plain:
        """A random submission, with fewer attacks and idols than a random form would have."""
        survivors: dict[str, Any] = {}
        for number in self.context.living:
            actions: dict[str, Any] = {
                "move": _pick_at_odds(dice, self.context.destinations(number), 2)
            }
            targets = self.context.targets(number)
            if targets:
                actions["vote"] = _pick_at_odds(dice, targets, 5, inverted=True)
            if targets and dice.chance(1, RANDOM_ATTACK_ODDS):
                guess = dice.pick(list(self.context.players))
                actions["attack"] = {"target": dice.pick(targets), "guess": guess}
            actions["idol"] = dice.chance(1, RANDOM_ATTACK_ODDS)
            survivors[str(number)] = actions
        buy = int(dice.chance(1, RANDOM_ATTACK_ODDS))
        parsed = self.parse(form_to_lines({"survivors": survivors, "buy": buy}))
        return {"lines": parsed.lines, "refused": ()}


def _pick_at_odds(dice: Dice, items: Sequence[Any], odds: int, inverted: bool = False) -> Any:
    """One of the items in 1 of `odds` cases (`inverted`: in all cases but 1), otherwise None."""
    picks = dice.chance(1, odds) != inverted
    return dice.pick(items) if picks and items else None


class SubmissionSheet(Struct, frozen=True):
    """MS-2.2: a submission as the plain data that the journal stores."""

    submission: dict[str, Any]

    @property
    def lines(self) -> tuple[str, ...]:
        """MS-9.9: the lines in their normal form."""
        return tuple(self.submission["lines"])

    @property
    def refused(self) -> tuple[str, ...]:
        """MS-9.6: the refused lines, each as its number and its error code."""
        return tuple(f"{line['line']} {line['code']}" for line in self.submission["refused"])


def submission(context: SubmissionContext, sheet: MiniSheet) -> Question[SubmissionSheet]:
    """D1: what all Survivors of a player do in this round."""
    return Question(
        kind="mini_survivor.submission",
        text=(
            f"Round {sheet.round}: what do your Survivors do? A Survivor that does not vote votes "
            f"for itself; an Outcast that does not move is put into an open tribe."
        ),
        fields={"submission": submission_field(context, sheet)},
        answer=SubmissionSheet,
        default={"submission": {"lines": [END], "refused": []}},
        when_late="default",
    )


def submission_field(context: SubmissionContext, sheet: MiniSheet) -> SubmissionField:
    """The field of a submission, with all choices that the player has."""
    return SubmissionField(
        label="Your submission",
        form=Fields(
            fields={
                "survivors": Fields(
                    fields={
                        str(number): _survivor(number, context, sheet) for number in context.living
                    }
                ),
                "buy": Number(
                    label="How many idols you buy", most=min(MAX_BOUGHT, len(context.prices))
                ),
            }
        ),
        notation=NOTATION,
        context=context,
    )


def _survivor(number: int, context: SubmissionContext, sheet: MiniSheet) -> Fields:
    """MS-9.10: the part of the form for one Survivor."""
    tribe = context.places[number]
    tribes = sheet.grid.tribes if sheet.grid else {}
    move = Choice(
        label="Where it moves",
        options=tuple(Option(letter, tribes[letter]) for letter in context.destinations(number)),
        may_pass=True,
    )
    if not tribe:
        return Fields(label=f"Survivor {number}, an Outcast", fields={"move": move})
    targets = options(str(other) for other in context.targets(number))
    players = tuple(Option(tag, sheet.names[seat]) for tag, seat in context.players.items())
    attack: Field = Choice(
        label="It is alone in its tribe and cannot attack anybody", may_pass=True, options=()
    )
    if targets:
        attack = Fields(
            label="Whom it attacks, and who owns that Survivor",
            fields={"target": Choice(options=targets), "guess": Choice(options=players)},
            may_pass=True,
        )
    return Fields(
        label=f"Survivor {number} in {tribes[tribe]}",
        fields={
            "attack": attack,
            "idol": Flag(label="Whether you play an idol on it"),
            "vote": Choice(label="Whom it votes for", options=targets, may_pass=True),
            "move": move,
        },
    )


def check(question: Question[SubmissionSheet], value: object) -> ParsedLines:
    """MS-9.8: parse a submission before it is sent. Raises Unreadable if it is none.

    `value` is a text of lines, a list of lines, or a filled-in form.
    """
    field = question.fields["submission"]
    assert isinstance(field, SubmissionField)
    return field.parse_value(value)
