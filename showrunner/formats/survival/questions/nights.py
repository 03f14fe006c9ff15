"""SV-5: questions of the Time of Darkness (D2 to D9), and private messages.

SV-5.12: options depend only on who was alive when the night began and on the seat's own past.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from msgspec import Struct

from showrunner.formats.people import named
from showrunner.formats.survival.acts import acts_in_private
from showrunner.formats.survival.questions.people import Pick, pick
from showrunner.formats.survival.sheet import SurvivalSheet
from showrunner.formats.talk.acts import Act
from showrunner.formats.talk.debate import Comment
from showrunner.kernel import Text
from showrunner.questions import Choice, Option, Question, Subset, Words


class Buddies(Struct, frozen=True):
    """SV-4.23: the two contestants that Mother Nature names."""

    buddies: tuple[str, ...]


def buddies(sheet: SurvivalSheet, drawn: Sequence[str]) -> Question[Buddies]:
    """D2: any two living contestants; the drawn pair is the default."""
    living = named(sheet, sheet.living)
    return Question(
        kind="survival.buddies",
        text="Mother Nature, name two Buddies: when one falls the other does, and if they are the "
        "last two they win together.",
        fields={"buddies": Subset(label="The Buddies", options=living, least=2, most=2)},
        answer=Buddies,
        default={"buddies": tuple(seat for seat in sheet.living if seat in drawn)},
        when_late="default",
    )


class Nomination(Struct, frozen=True):
    """SV-4.4: a target or none, and a message to the other Evil Forces."""

    name: str | None
    words: Text | None
    acts: tuple[Act, ...] = ()


def prey(sheet: SurvivalSheet) -> list[str]:
    """SV-4.3, SV-4.20: possible targets of the Evil Forces: not Evil, nor the caught Activist."""
    evil_allowed = sheet.parameters.evil_may_target_evil
    evil = sheet.living_of("evil")
    return [
        seat for seat in sheet.living if seat != sheet.caught and (evil_allowed or seat not in evil)
    ]


def nomination(sheet: SurvivalSheet, seat: str, turn: int) -> Question[Nomination]:
    """D3: the nomination of a target, in one of up to three passes."""
    return Question(
        kind="survival.nominate",
        text=f"Evil Forces, whom do you eliminate tonight? This is pass {turn} of 3; it is "
        "settled as soon as all who name somebody name the same person.",
        fields={
            "name": Choice(
                label="Whom you want to eliminate", options=named(sheet, prey(sheet)), may_pass=True
            ),
            "words": Words(label="A message to the others", most_words=60, may_pass=True, cut=True),
            "acts": acts_in_private(sheet, seat, sheet.living_of("evil")),
        },
        answer=Nomination,
        default={"name": None, "words": None, "acts": None},
        when_late="default",
    )


def watch(sheet: SurvivalSheet) -> Question[Pick]:
    """D4: which contestant an Evil Force watches, in case they are the Activist."""
    others = [seat for seat in sheet.living if seat not in sheet.living_of("evil")]
    text = "Evil Force, the Green Activist may be peeking. Whom do you watch?"
    return pick(sheet, "survival.watch", text, others)


class Peek(Struct, frozen=True):
    """SV-4.19: how the Activist peeks."""

    how: Literal["sleep", "glance", "stare"]


PEEK_OPTIONS = (
    Option("sleep", "Sleep", "You learn nothing and risk nothing."),
    Option("glance", "Glance", "Caught on 1, watched on 1 to 3. You learn of one and the target."),
    Option("stare", "Stare", "Caught on 1 to 3, watched on 1 to 5. You learn of all of them."),
)


def peek(sheet: SurvivalSheet) -> Question[Peek]:
    """D5: how the Activist peeks."""
    return Question(
        kind="survival.peek",
        text="Green Activist, the Evil Forces are at work. Do you peek?",
        fields={"how": Choice(label="How you peek", options=PEEK_OPTIONS)},
        answer=Peek,
        default={"how": "sleep"},
        when_late="default",
    )


def protection(sheet: SurvivalSheet) -> Question[Pick]:
    """D6: anybody except the contestant protected last night (SV-4.8)."""
    last_protected = sheet.protected.get(sheet.round - 1)
    targets = [seat for seat in sheet.living if seat != last_protected]
    text = "Forest Ranger, whom do you protect from the Evil Forces tonight?"
    return pick(sheet, "survival.protect", text, targets)


class ToolUse(Struct, frozen=True):
    """SV-4.9: the tool that the Engineer uses: `shield>seat`, `bomb>seat`, or None."""

    act: str | None


def engineering(sheet: SurvivalSheet, seat: str) -> Question[ToolUse]:
    """D7: the tools that are left, each with every living target."""
    may_bomb_self = sheet.parameters.engineer_may_bomb_self
    uses = [
        Option(f"{tool}>{target}", f"{tool} {sheet.names[target]}")
        for tool in ("shield", "bomb")
        if tool not in sheet.tools
        for target in sheet.living
        if tool == "shield" or target != seat or may_bomb_self
    ]
    return Question(
        kind="survival.engineer",
        text="Engineer, do you use the shield or the bomb tonight? Each is yours once.",
        fields={
            "act": Choice(label="What you use, and on whom", options=tuple(uses), may_pass=True)
        },
        answer=ToolUse,
        default={"act": None},
        when_late="default",
    )


def inquiry(sheet: SurvivalSheet, seat: str) -> Question[Pick]:
    """D8: the contestant that the Scientist asks about."""
    others = [other for other in sheet.living if other != seat]
    text = "Scientist, of whom do you want to know whether they are Good or Evil?"
    return pick(sheet, "survival.ask", text, others)


def summons(sheet: SurvivalSheet, seat: str, drawn: str | None) -> Question[Pick]:
    """D9: anybody not summoned before. With `drawn`, that is the default and nobody may pass."""
    targets = summonable(sheet, seat)
    text = "P.P.A., whom do you summon to Nairobi for the coming Conference?"
    return pick(sheet, "survival.summon", text, targets, default=drawn, may_pass=drawn is None)


def summonable(sheet: SurvivalSheet, seat: str) -> list[str]:
    """SV-4.17: the living who were not summoned before; the P.P.A. itself only if permitted."""
    may_summon_self = sheet.parameters.ppa_may_summon_self
    not_yet_summoned = [other for other in sheet.living if other not in sheet.was_summoned]
    if may_summon_self:
        return not_yet_summoned
    return [other for other in not_yet_summoned if other != seat]


def short_message(
    sheet: SurvivalSheet,
    seat: str,
    kind: str,
    text: str,
    quote: Text | None = None,
    listeners: Sequence[str] = (),
) -> Question[Comment]:
    """A message to some listeners, or an answer to producers' open microphone."""
    words = Words(label="What you say", most_words=100, may_pass=True, cut=True)
    return Question(
        kind=kind,
        text=text,
        quote=quote,
        fields={"words": words, "acts": acts_in_private(sheet, seat, listeners)},
        answer=Comment,
        default={"words": None, "acts": None},
        when_late="default",
    )


class Whisper(Struct, frozen=True):
    """SV-6.2: the listener and the message; without both nothing is said."""

    name: str | None
    words: Text | None
    acts: tuple[Act, ...] = ()


def whisper(sheet: SurvivalSheet, seat: str) -> Question[Whisper]:
    """SV-6.2: a message to one other participant before the debate."""
    others = [other for other in sheet.participants if other != seat]
    return Question(
        kind="survival.whisper",
        text="Before the debate you may whisper to one other contestant.",
        fields={
            "name": Choice(
                label="To whom you whisper", options=named(sheet, others), may_pass=True
            ),
            "words": Words(label="What you whisper", most_words=100, may_pass=True, cut=True),
            "acts": acts_in_private(sheet, seat, listener_in="name"),
        },
        answer=Whisper,
        default={"name": None, "words": None, "acts": None},
        when_late="default",
    )
