"""What can be done with words: the moves that a plan hands over, and what backs them."""

from __future__ import annotations

from msgspec import Struct


class Reason(Struct, frozen=True):
    """Something true (or meant as a lie) that is said to back a move.

    `kind` is one of REASONS, which says what `who` and `other` (seats) and `number` are.
    """

    kind: str
    who: str = ""
    other: str = ""
    number: int = 0


class Move(Struct, frozen=True):
    """One thing to do with words.

    `intent` is one of INTENTS, `about` the seat it is about, `kind` a variant of the intent.
    """

    intent: str
    about: str = ""
    reason: Reason | None = None
    kind: str = ""


INTENTS: dict[str, tuple[str, ...]] = {
    "open": (),
    "probe": (),
    "propose": (),
    "insist": (),
    "bargain": ("safety", "vote", "final"),
    "promise": ("safety", "vote", "final"),
    "agree": (),
    "refuse": (),
    "deflect": (),
    "opinion": (),
    "accuse": ("lie", "vote", "food"),
    "doubt": (),
    "confess": ("voted", "plan", "trust"),
    "warn": (),
    "comfort": (),
    "ask_safety": (),
    "thank": (),
    "gossip": (),
    "smalltalk": (),
    "close": (),
}
"""Every intent, and the kinds it comes in; the first kind is taken where a move names none."""

REASONS: dict[str, str] = {
    "wins": "who has won `number` competitions",
    "result": "who scored `number` in the last competition",
    "beat": "who beat other by `number`",
    "topped": "who won the last competition",
    "last": "who came last with `number`",
    "fed": "who brought `number` food, which is much",
    "empty": "who brought nothing",
    "little": "who brought `number` food, which is little",
    "hungry": "the camp is `number` food short",
    "plenty": "there is `number` food to spare",
    "worn": "who (oneself) carries `number` depletion counters",
    "pair": "who and other went off to talk",
    "stranger": "who and I have hardly talked",
    "close_to": "who is close to other",
    "popular": "who talks with everybody",
    "named_me": "who said my name, as other told",
    "said_by": "other has named who, too",
    "lied": "who lied to me about other",
    "broke": "who broke a promise to me",
    "kept": "who kept a promise to me",
    "voted_with": "who voted as we agreed",
    "blindside": "other went home without warning",
    "votes": "who got `number` votes last time",
    "strong_end": "who would win at the end",
    "useful": "who is useful to us",
    "loyal": "who sticks to a word given",
    "quiet": "who says little",
    "few_left": "`number` are left",
    "jury": "who is liked by other, who sits on the jury",
    "idol": "who may hold a card",
    "safe": "who is immune",
    "together": "`number` of us vote as one",
}
"""Every kind of reason, and what it says."""

TEXTS = (
    *(f"comment:{tone}" for tone in ("safe", "named", "calm", "plea", "threat", "loyal")),
    *(f"last_words:{tone}" for tone in ("betrayed", "gracious", "bitter", "calm")),
    "jury_speech",
    *(f"juror:{tone}" for tone in ("praise", "hurt", "fair")),
    *(f"juror_question:{what}" for what in ("why", "vote", "worth")),
    *(f"jury_answer:{tone}" for tone in ("own_up", "defend", "thank")),
    *(
        f"note:{what}"
        for what in ("promised", "agreed", "wants", "doubt", "certain", "sure", "nothing")
    ),
    "diary",
    "interview",
)
"""Every kind of text that is no talk message."""
