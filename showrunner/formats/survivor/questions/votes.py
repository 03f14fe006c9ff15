"""DS-10, DS-11: the questions for card plays, ballots and jurors' questions."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import Struct

from showrunner.formats.people import named
from showrunner.formats.survivor.cards import Moment
from showrunner.formats.survivor.sheet import SurvivorSheet
from showrunner.formats.talk.acts import Act, acts_field
from showrunner.formats.wording import capital, count
from showrunner.kernel import Text
from showrunner.questions import Choice, Option, Question, Words


class CardPlay(Struct, frozen=True):
    """DS-10.2, DS-10.4: the card to play, or None.

    `card` plays it on nobody, `card>seat` on a castaway, `card>seat:kind` on a card of theirs.
    """

    play: str | None


def card_play(
    sheet: SurvivorSheet, seat: str, moment: Moment, present: Sequence[str]
) -> Question[CardPlay]:
    """DS-10.10: the question to everybody present, sealed; without cards they can only pass.

    DS-12.7: after too many votes at which nobody left, no card can be played.
    """
    votes_are_stalled = sheet.quiet_votes >= sheet.parameters.stall_votes
    hand = {} if votes_are_stalled else sheet.hand(seat)
    return Question(
        kind="survivor.card",
        text=f"A moment {moment}: you may play an advantage.",
        fields={
            "play": Choice(
                label="The card, and on whom",
                options=tuple(
                    option
                    for name, card in hand.items()
                    if moment in sheet.kinds[card.kind].playable
                    for option in ways(sheet, seat, name, present)
                ),
                may_pass=True,
            )
        },
        answer=CardPlay,
        default={"play": None},
        deadline="vote",
    )


def ways(sheet: SurvivorSheet, seat: str, card: str, present: Sequence[str]) -> Iterator[Option]:
    """DS-8.3: the ways in which its holder can play a card now, as far as they know.

    At camp and before talks, only the holder's own team is present. If the power of a card depends
    on how many castaways hold one, the options state that number, so that the question is asked
    again when it changes (DS-1.3).
    """
    held = sheet.cards[card]
    kind, power, names = sheet.kinds[held.kind], sheet.power_of(held), sheet.names
    if not all(effect.offered(sheet, seat) for effect in power.effects):
        return
    note = kind.text
    if kind.shared:
        holders = sheet.holders_of(held.kind)
        note += f" {capital(count(holders, 'castaway'))} {'holds' if holders == 1 else 'hold'} one."
    if sheet.phase in ("camp", "conversation"):
        present = [other for other in present if other in sheet.team_of(seat)]
    others = [other for other in present if other != seat]
    match power.on:
        case "nobody":
            yield Option(card, kind.name, note)
        case "oneself":
            yield Option(f"{card}>{seat}", f"{kind.name} on {names[seat]}", note)
        case "anybody present" | "another present" | "a juror" as on:
            targets = {"anybody present": present, "another present": others}.get(on)
            for other in sheet.jury_to_be if targets is None else targets:
                yield Option(f"{card}>{other}", f"{kind.name} on {names[other]}", note)
        case "a card of another":
            asked_for = [
                asked for effect in power.effects for asked in getattr(effect, "kinds", ())
            ]
            for other in others:
                for asked in asked_for:
                    label = f"{kind.name}: ask {names[other]} for {sheet.kinds[asked].name}"
                    yield Option(f"{card}>{other}:{asked}", label, note)


class BallotAnswer(Struct, frozen=True):
    """DS-10.3: the name on a ballot; None abstains, if that is permitted."""

    name: str | None


def ballot(
    sheet: SurvivorSheet, names: Sequence[str], kind: str, text: str
) -> Question[BallotAnswer]:
    """DS-10.3: the question for a secret vote for one of these names.

    DS-10.8: if there is no answer in time, the voter abstains or a stand-in votes.
    """
    abstain = sheet.parameters.absent_vote == "abstain"
    return Question(
        kind=kind,
        text=text,
        fields={"name": Choice(label="Your vote", options=named(sheet, names), may_pass=abstain)},
        answer=BallotAnswer,
        default={"name": None if abstain else names[0]},
        deadline="vote",
        when_late="default" if abstain else "stand-in",
    )


class JuryQuestion(Struct, frozen=True):
    """DS-11.2: a juror's question to a finalist, or to all if `to` is None; None asks nothing."""

    to: str | None
    words: Text | None
    acts: tuple[Act, ...] = ()


def jury_question(sheet: SurvivorSheet, finalists: Sequence[str]) -> Question[JuryQuestion]:
    """DS-11.2: ask a juror for a question to the finalists."""
    most_words = sheet.parameters.words_per_comment
    return Question(
        kind="survivor.jury_question",
        text="You may put one question to the finalists.",
        fields={
            "to": Choice(
                label="To whom; null asks all of them",
                options=named(sheet, finalists),
                may_pass=True,
            ),
            "words": Words(label="Your question", most_words=most_words, may_pass=True, cut=True),
            "acts": acts_field(sheet, listener_in="to"),
        },
        answer=JuryQuestion,
        default={"to": None, "words": None, "acts": None},
        open=True,
    )
