"""An episode's title: what was said where its strongest beat happened, or what happened there."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from itertools import chain
from typing import Final

from showrunner.story.beat import Beat
from showrunner.story.record import Message, Record
from showrunner.story.round import Round

SHORTEST, LONGEST = 3, 7
"""Words that a line has at least and at most to be a title."""
MOST_BEATS: Final = 3
"""How many of the strongest beats a title may come from."""
OFTEN: Final = 3
"""A line that has been said as often in the season says nothing of this episode."""
STRONG: Final = 45
"""From which importance on a beat gives an episode its title by what it is."""
_END: Final = re.compile(r"(?<=[.!?])\s+")
HAPPENED: Final[Mapping[str, str]] = {
    "blindside": "{0} never saw it coming",
    "decoy": "The name that {1} gave {0}",
    "promise broken": "{0}’s word to {1}",
    "alliance split": "{0} is one of us",
    "bystander out": "Neither of the two",
    "tie-break": "A tie, and {0}",
    "revenge": "{0} gets even",
    "long chase": "{0} gets {1} at last",
    "first vote against an ally": "{0} turns on {1}",
    "same end promised to several": "Everybody’s end is {0}’s",
    "underdog out": "Not this time, {0}",
    "idol played right": "{0}’s idol",
    "idol nullified": "{0}’s idol is worth nothing",
    "fake idol": "{0}’s idol is a fake",
    "idol wasted": "{0} plays it for nothing",
    "idol bluff": "The card in {0}’s pocket",
    "shot in the dark": "{0}’s shot in the dark",
    "immunity run": "{0} again",
    "comeback": "From last to first: {0}",
    "advantage taken home": "What {0} took home",
    "counter-claim": "{0} or {1}",
    "right and ignored": "{0} was right",
    "role revealed": "{0}’s card is turned over",
    "saved that night": "They came for {0}",
    "bussing": "One of their own",
    "near miss": "One vote short of {0}",
    "evil together": "They all wanted {0}",
    "known to be good": "{1} was Good",
    "hunted at night": "{0} was wanted",
    "peek": "{0} opens an eye",
    "caught peeking": "{0} is caught looking",
    "bomb": "{0}’s bomb",
    "never suspected": "Nobody looked at {0}",
    "confidence betrayed": "{1} had told {0}",
    "secret passed on": "{0} passes it on",
    "promise that fits no total": "A count that does not fit",
    "idol turned ballots": "{0}’s idol turns the vote",
    "false claim": "That one is not {0}’s",
    "owner guessed": "{0} has worked it out",
    "wrong guess": "{0} guesses wrong",
    "assassination": "{0} strikes",
    "massacre": "A bad night for {0}",
    "last Survivor": "The last one of {0}",
    "down to one": "{0} is down to one",
    "Elimination Candidate": "{0} is the candidate",
    "way out": "{0} is out, alive",
    "killed": "The end of {0}",
    "leader lost": "{0} led, and is dead",
    "saved by a Guard": "{0} lives",
    "took the reward": "{0} takes {1}’s reward",
    "deal broken": "{0} had agreed",
    "deal kept": "As {0} and {1} had said",
    "first upstairs": "{0} goes up first",
    "level closed": "No way back down",
    "on the last Health": "{0} hangs by a thread",
    "Character ID": "What {0} will be",
    "left alone": "{0} calls, and nobody comes",
    "rescued": "Room for {0}",
    "left behind": "{0} stays behind",
    "nobody went": "The boat leaves empty",
    "water poured away": "Water, poured away",
    "shared": "{0} shares",
    "last one gone": "{0} has nobody left",
    "all rescued": "{0} brings them all home",
    "beast beaten": "{0} stands alone, and wins",
    "beaten together": "{0} is not alone",
    "death": "{0} loses one",
}
"""Titles by the kind of beat, with the people that it is about."""


def title_of(beats: Sequence[Beat], record: Record, round: Round, used: Collection[str]) -> str:
    """A line that one of the strongest beats cites; else what happened, or else another line.

    `beats` are the round's, strongest first, and `used` the titles of earlier episodes. No line is
    chosen that has a number in it, or that is said again and again. Empty if there is nothing.
    """
    said = list(record.since(round.first))
    often = Counter(line for message in record.messages for line in _lines(message))
    by_number = {message.number: message for message in said}
    strongest = beats[:MOST_BEATS]
    for beat in strongest:
        cited = [by_number[number] for number in beat.facts if number in by_number]
        if title := _best(cited, often, used):
            return title
        title = _happened(beat, record) if beat.importance >= STRONG else ""
        if title and title not in used:
            return title
    about = {seat for beat in beats[:2] for seat in beat.people}
    theirs = [message for message in said if message.seat in about]
    happened = (_happened(beat, record) for beat in beats)
    return next(
        (
            title
            for title in chain([_best(theirs, often, used)], happened)
            if title and title not in used
        ),
        _best(said, often, used),
    )


def _lines(message: Message) -> Iterator[str]:
    for line in _END.split(message.words):
        title = line.strip().rstrip(".")
        if SHORTEST <= len(title.split()) <= LONGEST and not re.search(r"\d", title):
            yield title


def _best(said: Sequence[Message], often: Mapping[str, int], used: Collection[str]) -> str:
    """The longest line that is new and was not said often; the first of those."""
    lines = [line for message in said for line in _lines(message)]
    lines = [line for line in lines if line not in used and often[line] < OFTEN]
    return max(lines, key=lambda line: len(line.split()), default="")


def _happened(beat: Beat, record: Record) -> str:
    names = [record.name(seat) for seat in beat.people]
    form = HAPPENED.get(beat.kind, "")
    return form.format(*names) if len(names) > form.count("{") - 1 or "{1}" not in form else ""
