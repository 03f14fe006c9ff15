"""DS-10, DS-11: cards, ballots, and what jurors ask."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from showrunner.formats.people import named
from showrunner.formats.survivor.cards import CARDS, Moment
from showrunner.formats.survivor.sheet import SurvivorSheet
from showrunner.kernel import Text
from showrunner.questions import Choice, Option, Question, Words


class CardPlay(Struct, frozen=True):
    """DS-10.2, DS-10.4: a card played on somebody (`card>seat`), or none."""

    play: str | None


def card_play(
    sheet: SurvivorSheet, seat: str, moment: Moment, present: Sequence[str]
) -> Question[CardPlay]:
    """DS-10.10: everybody present gets this, sealed; with empty hands there is nothing to choose.

    DS-12.7: cards that keep everybody in the game for ever are no longer played.
    """
    stalled = sheet.quiet_votes >= sheet.parameters.stall_votes
    playable = {
        name: CARDS[card.kind]
        for name, card in sheet.hand(seat).items()
        if moment in CARDS[card.kind].playable and not stalled
    }
    return Question(
        kind="survivor.card",
        text=f"A moment {moment}: you may play an advantage.",
        fields={
            "play": Choice(
                label="The card, and on whom",
                options=tuple(
                    Option(f"{name}>{target}", f"{kind.name} on {sheet.names[target]}", kind.text)
                    for name, kind in playable.items()
                    for target in present
                ),
                may_pass=True,
            )
        },
        answer=CardPlay,
        default={"play": None},
        deadline="vote",
    )


class Ballot(Struct, frozen=True):
    """DS-10.3: the name on a ballot; null abstains, where that is permitted."""

    name: str | None


def ballot(sheet: SurvivorSheet, names: Sequence[str], kind: str, text: str) -> Question[Ballot]:
    """DS-10.3: a secret vote for one of these names.

    DS-10.8: who is late abstains, or is stood in for.
    """
    abstain = sheet.parameters.absent_vote == "abstain"
    return Question(
        kind=kind,
        text=text,
        fields={"name": Choice(label="Your vote", options=named(sheet, names), may_pass=abstain)},
        answer=Ballot,
        default={"name": None if abstain else names[0]},
        deadline="vote",
        when_late="default" if abstain else "stand-in",
    )


class JuryQuestion(Struct, frozen=True):
    """DS-11.2: a juror's question, to one finalist or (null) to all; null words ask nothing."""

    to: str | None
    words: Text | None


def jury_question(sheet: SurvivorSheet, finalists: Sequence[str]) -> Question[JuryQuestion]:
    """DS-11.2: each juror may put one question."""
    most = sheet.parameters.words_per_comment
    return Question(
        kind="survivor.jury_question",
        text="You may put one question to the finalists.",
        fields={
            "to": Choice(
                label="To whom; null is to all of them",
                options=named(sheet, finalists),
                may_pass=True,
            ),
            "words": Words(label="Your question", most_words=most, may_pass=True, cut=True),
        },
        answer=JuryQuestion,
        default={"to": None, "words": None},
        open=True,
    )
