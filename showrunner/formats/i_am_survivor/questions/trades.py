"""Questions of trade: offers and answers, with words (D13, D22), and table talk."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from showrunner.formats.i_am_survivor.acts import OWN_ACTS
from showrunner.formats.i_am_survivor.facts.trades import OfferMade
from showrunner.formats.i_am_survivor.questions.forms import card_label, card_options
from showrunner.formats.i_am_survivor.sheet import IslandSheet
from showrunner.formats.i_am_survivor.wants import (
    PERMIT,
    askable,
    grantable,
    label_of,
    payment,
    tradable,
)
from showrunner.formats.people import named
from showrunner.formats.talk.acts import Act, acts_field
from showrunner.formats.talk.debate import Comment
from showrunner.formats.wording import listed
from showrunner.kernel import Text
from showrunner.questions import Choice, Option, Question, Subset, Words

MAX_CARDS_OFFERED = 4
MAX_WANTS = 3


def speak(sheet: IslandSheet, seat: str) -> Question[Comment] | None:
    """What to say to everybody in the morning; nothing by default."""
    if seat not in sheet.active:
        return None
    most = sheet.parameters.words_of_table_talk
    return Question(
        kind="i_am_survivor.speak",
        text=f"The morning of day {sheet.round}. What do you say to everybody?",
        fields={
            "words": Words(label="What you say", most_words=most, may_pass=True, cut=True),
            "acts": acts_field(sheet, own=OWN_ACTS),
        },
        answer=Comment,
        default={"words": None, "acts": None},
        open=True,
    )


class Offer(Struct, frozen=True):
    """IS-8.1: an offer to somebody: what for what, until when; or a standing offer to take."""

    to: str | None
    give: tuple[str, ...]
    want: tuple[str, ...]
    until: str
    take: str | None
    words: Text | None
    acts: tuple[Act, ...] = ()


UNTIL = (
    Option("now", "only now"),
    Option("night", "until the night", "They may take it later today."),
)


def terms_in_words(give: Sequence[str], want: Sequence[str]) -> str:
    """What is given, and what for, such as `Knife 2★ for a Water card`."""
    gives = [label_of(part) if part.startswith(PERMIT) else card_label(part) for part in give]
    wants = [label_of(value) for value in want]
    return f"{listed(gives) if gives else 'nothing'} for {listed(wants) if wants else 'nothing'}"


def given(sheet: IslandSheet, seat: str) -> tuple[Option, ...]:
    """What a player can give: cards and permissions."""
    rights = (Option(part, label_of(part)) for part in grantable(sheet, seat))
    return (*card_options(tradable(sheet, seat)), *rights)


def offer(
    sheet: IslandSheet, seat: str, why: str, takable: Sequence[OfferMade]
) -> Question[Offer] | None:
    """D13: an offer to one other player; none by default."""
    others = [other for other in sheet.active if other != seat]
    if seat not in sheet.active or not others:
        return None
    standing = tuple(
        Option(
            made.offer,
            f"{sheet.names[made.seat]} gives {terms_in_words(made.terms.give, made.terms.want)}",
        )
        for made in takable
    )
    return Question(
        kind="i_am_survivor.offer",
        text=f"{why} Do you offer anybody a trade? What is accepted is binding; favours are words.",
        fields={
            "to": Choice(label="To whom", options=named(sheet, others), may_pass=True),
            "give": Subset(
                label="What you give", options=given(sheet, seat), most=MAX_CARDS_OFFERED
            ),
            "want": Subset(
                label="What you want",
                options=tuple(Option(value, label_of(value)) for value in askable(sheet, seat)),
                most=MAX_WANTS,
            ),
            "until": Choice(label="How long it is good", options=UNTIL),
            "take": Choice(label="A standing offer you accept", options=standing, may_pass=True),
            "words": Words(label="What you say", most_words=60, may_pass=True, cut=True),
            "acts": acts_field(sheet, own=OWN_ACTS, listener_in="to"),
        },
        answer=Offer,
        default={
            "to": None,
            "give": [],
            "want": [],
            "until": "now",
            "take": None,
            "words": None,
            "acts": None,
        },
    )


class Reply(Struct, frozen=True):
    """IS-8.1: the answer to an offer; `cards` are what one gives, `want` is for a counter-offer."""

    answer: str
    cards: tuple[str, ...]
    want: tuple[str, ...] = ()
    words: Text | None = None
    acts: tuple[Act, ...] = ()


def reply(sheet: IslandSheet, made: OfferMade) -> Question[Reply] | None:
    """D13, D22: accept, refuse, think about it, or make one counter-offer; refuse by default."""
    if made.to not in sheet.active or made.seat not in sheet.active:
        return None
    name = sheet.names[made.seat]
    answers = [Option("refuse", "refuse")]
    if payment(sheet, made.to, made.terms.want, ()) is not None:
        answers.insert(0, Option("accept", "accept"))
    if made.until == "night" and not made.counters:
        answers.append(Option("later", "leave it open until the night"))
    fields = {
        "answer": Choice(label="Your answer", options=tuple(answers)),
        "cards": Subset(
            label="What you give",
            help="Your cheapest cards that fit are used for what you leave open.",
            options=given(sheet, made.to),
            most=MAX_CARDS_OFFERED,
        ),
    }
    default: dict[str, object] = {"answer": "refuse", "cards": [], "words": None, "acts": None}
    if not made.counters:
        fields["answer"] = Choice(
            label="Your answer", options=(*answers, Option("counter", "make a counter-offer"))
        )
        fields["want"] = Subset(
            label="What you want instead (counter-offer)",
            options=tuple(Option(value, label_of(value)) for value in askable(sheet, made.to)),
            most=MAX_WANTS,
        )
        default["want"] = []
    return Question(
        kind="i_am_survivor.answer",
        text=f"{name} offers you {terms_in_words(made.terms.give, made.terms.want)}. Your answer?",
        quote=made.words,
        fields={
            **fields,
            "words": Words(label="What you say", most_words=60, may_pass=True, cut=True),
            "acts": acts_field(sheet, own=OWN_ACTS, listeners=(made.seat,)),
        },
        answer=Reply,
        default=default,
    )
