"""DS-5: the questions of talks: who to talk with, and what to say."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Literal

from msgspec import Struct

from showrunner.formats.people import named, people
from showrunner.formats.talk.acts import Act, ActKind, acts_among, kinds_of
from showrunner.formats.talk.sheet import TalkSheet
from showrunner.formats.wording import listed
from showrunner.kernel import Text
from showrunner.questions import Field, Flag, Option, Question, Ranking, Subset, Words

TalkKind = Literal["talk", "group_talk"]


class Preferences(Struct, frozen=True):
    """DS-5.1: who a castaway is willing to talk with, and who they want to talk with."""

    open: tuple[str, ...]
    ranked: tuple[str, ...]


@lru_cache(maxsize=4096)
def _preference_fields(others: tuple[Option, ...]) -> dict[str, Field]:
    """The fields for preferences. The result is cached and shared: copy it before changing it."""
    return {
        "open": Subset(label="Who may have a private talk with you", options=others),
        "ranked": Ranking(
            label="Whom you want to talk to, most wanted first",
            help="Counts only for people who may talk with you.",
            options=others,
        ),
    }


def preferences(sheet: TalkSheet, others: Sequence[str]) -> Question[Preferences]:
    """DS-5.1: the question who may talk with you, and who you want to talk with, ranked."""
    return Question(
        kind=f"{sheet.prefix}.preferences",
        text=(
            "Private talks are about to begin. Who may talk to you, and whom do you want to talk "
            "to?"
        ),
        fields=_preference_fields(named(sheet, others)),
        answer=Preferences,
        default={"open": list(others), "ranked": []},
    )


class TalkMessage(Struct, frozen=True):
    """DS-5.5: one message of a talk."""

    say: Text | None
    end: bool
    acts: tuple[Act, ...] = ()


@lru_cache(maxsize=4096)
def _talk_message(
    prefix: str,
    kind: TalkKind,
    partners: tuple[str, ...],
    names: tuple[tuple[str, str], ...],
    most_words: int,
    last: bool,
    kinds: tuple[ActKind, ...],
) -> Question[TalkMessage]:
    how = "in private" if kind == "talk" else "all together"
    acts = acts_among(people(names), "say", kinds, partners)
    names_by_seat = dict(names)
    with_whom = listed([names_by_seat[seat] for seat in partners])
    return Question(
        kind=f"{prefix}.{kind}",
        text=f"You talk {how} with {with_whom}. What do you say?"
        + (" It is the last message of this talk." if last else ""),
        fields={
            "say": Words(label="What you say", most_words=most_words, may_pass=True, cut=True),
            "acts": acts,
            "end": Flag(label="Whether the talk ends with this"),
        },
        answer=TalkMessage,
        default={"say": None, "acts": None, "end": True},
        deadline="talk",
    )


def talk_message(
    sheet: TalkSheet, kind: TalkKind, partners: Sequence[str], left: int
) -> Question[TalkMessage]:
    """DS-5.5: the question to the next speaker of a talk, who may also end it.

    `left` is the number of messages left, including this one.
    """
    return _talk_message(
        sheet.prefix,
        kind,
        tuple(partners),
        tuple(sheet.names.items()),
        sheet.parameters.words_per_message,
        left <= 1,
        kinds_of(sheet, sheet.own_acts),
    )


class AfterTalk(Struct, frozen=True):
    """DS-5.4: changed preferences, and a private note."""

    open: tuple[str, ...]
    ranked: tuple[str, ...]
    note: Text | None


NOTE = Words(
    label="What you want to remember of it; no other contestant reads this while the game is on",
    most_words=120,
    may_pass=True,
    cut=True,
)


def after_talk(
    sheet: TalkSheet, seat: str, partner: str, others: Sequence[str]
) -> Question[AfterTalk]:
    """DS-5.4: the question about changed preferences and a note, after each private talk."""
    wishes = sheet.wishes[seat]
    return Question(
        kind=f"{sheet.prefix}.after_talk",
        text=f"Your talk with {sheet.names[partner]} is over. "
        "Who may talk to you next, and whom do you want to talk to?",
        fields={**_preference_fields(named(sheet, others)), "note": NOTE},
        answer=AfterTalk,
        default={
            "open": [other for other in wishes.open_to if other in others],
            "ranked": [other for other in wishes.ranked if other in others],
            "note": None,
        },
        deadline="talk",
    )
