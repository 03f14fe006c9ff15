"""All questions except submissions: D2 to D4, bids, and reading the rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import Struct

from showrunner.formats.mini_survivor.sheet import MiniSheet
from showrunner.formats.people import named
from showrunner.formats.talk.acts import Act, acts_field
from showrunner.formats.talk.debate import Comment
from showrunner.kernel import Text
from showrunner.questions import Choice, Flag, Number, Option, Question, Words


def post(sheet: MiniSheet, most_words: int, nth: int) -> Question[Comment]:
    """D3: one of the public posts of a round."""
    return Question(
        kind="mini_survivor.post",
        text=f"The plaza, post {nth} of this round: everybody will read it.",
        fields={
            "words": Words(label="Your post", most_words=most_words, may_pass=True, cut=True),
            "acts": acts_field(sheet, own=sheet.own_acts),
        },
        answer=Comment,
        default={"words": None, "acts": None},
        deadline="talk",
        open=True,
        when_late="default",
    )


SECONDS_PER_HOUR = 3600


class RulesRead(Struct, frozen=True):
    """MS-1.5: whether the player has read the rules."""

    ready: bool


def reading(hours: int) -> Question[RulesRead]:
    """MS-1.5: each player confirms reading. Round 1 begins after the last, or when time is up."""
    return Question(
        kind="mini_survivor.reading",
        text=(
            f"Read the rules: round 1 begins when everybody has read them, or after {hours} hours."
        ),
        fields={"ready": Flag(label="Whether you have read the rules")},
        answer=RulesRead,
        default={"ready": True},
        lasts=hours * SECONDS_PER_HOUR,
        open=True,
        when_late="default",
    )


class Letter(Struct, frozen=True):
    """D3: a letter from one of the player's Survivors to its tribe, or none."""

    survivor: str | None
    words: Text | None
    acts: tuple[Act, ...] = ()


def letter(sheet: MiniSheet, writers: Mapping[int, str], most_words: int) -> Question[Letter]:
    """D3: a letter is signed with the Survivor's number, never with a player's name."""
    writer_options = tuple(
        Option(str(number), f"Survivor {number} of {tribe}") for number, tribe in writers.items()
    )
    return Question(
        kind="mini_survivor.letterbox",
        text=(
            "The letterbox: one of your Survivors may write to its tribe. Everybody who owns a "
            "Survivor there reads its number and the letter, but not who owns it."
        ),
        fields={
            "survivor": Choice(
                label="Which Survivor writes", options=writer_options, may_pass=True
            ),
            "words": Words(label="The letter", most_words=most_words, may_pass=True, cut=True),
            "acts": acts_field(sheet, own=sheet.own_acts, unsigned=True),
        },
        answer=Letter,
        default={"survivor": None, "words": None, "acts": None},
        deadline="talk",
        when_late="default",
    )


class Bid(Struct, frozen=True):
    """A sealed bid in garnets, or none."""

    bid: int | None


def bid(least: int, garnets: int) -> Question[Bid]:
    """A sealed bid for an idol. A player without enough garnets is asked too, but can only pass."""
    return Question(
        kind="mini_survivor.bid",
        text="An idol is auctioned. Bids are sealed; the highest bidder pays and gets it. "
        f"Bid {least} or more.",
        fields={
            "bid": Number(label="Your bid", least=least, most=garnets, may_pass=True)
            if garnets >= least
            else Choice(label="You do not have enough garnets to bid", options=(), may_pass=True)
        },
        answer=Bid,
        default={"bid": None},
        when_late="default",
    )


class Candidate(Struct, frozen=True):
    """D2: a vote for the Elimination Candidate; None abstains."""

    candidate: str | None


def candidate(sheet: MiniSheet, tied: Sequence[str]) -> Question[Candidate]:
    """D2, MS-8.7: a secret vote among the tied."""
    return Question(
        kind="mini_survivor.candidate",
        text="Which of these should be the Elimination Candidate?",
        fields={"candidate": Choice(label="Your vote", options=named(sheet, tied), may_pass=True)},
        answer=Candidate,
        default={"candidate": None},
        deadline="vote",
        when_late="default",
    )


class Gift(Struct, frozen=True):
    """D4: what a player gives, and to which player; with None nothing is given."""

    to: str | None
    tokens: int
    garnets: int


def gift(sheet: MiniSheet, others: Sequence[str], tokens: int, garnets: int) -> Question[Gift]:
    """D4, MS-8.2, MS-5.5: a gift of Tokens and garnets after the match."""
    return Question(
        kind="mini_survivor.gift",
        text="The match is over. You may give away what you have.",
        fields={
            "to": Choice(label="To whom", options=named(sheet, others), may_pass=True),
            "tokens": Number(label="Tokens of Life", most=tokens),
            "garnets": Number(label="Garnets", most=garnets),
        },
        answer=Gift,
        default={"to": None, "tokens": 0, "garnets": 0},
        when_late="default",
    )
