"""The decisions of the dice season, as forms built from the season as it is now."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Literal

from msgspec import Struct

from showrunner.formats.survivor.cards import CARDS, Moment
from showrunner.formats.survivor.sheet import SurvivorSheet
from showrunner.kernel import Build, Text
from showrunner.questions import (
    Budget,
    Choice,
    Field,
    Flag,
    Number,
    Option,
    Question,
    Ranking,
    Subset,
    Words,
)

__all__ = ["Build", "Question"]

Boost = Literal["none", "small", "large"]
TalkKind = Literal["survivor.talk", "survivor.group_talk"]


@lru_cache(maxsize=4096)
def people(names: tuple[tuple[str, str], ...]) -> tuple[Option, ...]:
    """Castaways as options: the seat's id, and the name."""
    return tuple(Option(seat, name) for seat, name in names)


def named(sheet: SurvivorSheet, who: Sequence[str]) -> tuple[Option, ...]:
    """These castaways as options."""
    return people(tuple((seat, sheet.names[seat]) for seat in who))


# -- competition and camp --------------------------------------------------------------------------


class CompetitionEntry(Struct, frozen=True):
    """DS-3.1, DS-3.2: how one goes into a competition."""

    trade: bool
    remove_counters: int
    boost: Boost


def _boosts(sheet: SurvivorSheet) -> Choice:
    parameters = sheet.parameters
    where = "to your result" if parameters.boost_applies == "outcome" else "to your dice"
    return Choice(
        label=f"A boost for this roll, added {where}",
        options=(
            Option("none"),
            Option("small", f"+{parameters.small_boost} for {parameters.small_boost_price} points"),
            Option("large", f"+{parameters.large_boost} for {parameters.large_boost_price} points"),
        ),
    )


def _counters(sheet: SurvivorSheet, seat: str) -> Number:
    player = sheet.players[seat]
    price = sheet.parameters.counter_price
    affordable = player.points // price if price else player.counters
    return Number(
        label=f"Depletion counters to remove first, at {price} reward points each",
        most=min(player.counters, affordable),
    )


def _purse(sheet: SurvivorSheet, seat: str) -> Budget:
    parameters = sheet.parameters
    return Budget(
        "reward points",
        sheet.players[seat].points,
        {
            "remove_counters": parameters.counter_price,
            "boost": {"small": parameters.small_boost_price, "large": parameters.large_boost_price},
        },
    )


def _deducted_from(sheet: SurvivorSheet, result: str) -> str:
    """DS-6.6: what a deduction is taken off."""
    return result if sheet.parameters.deduction_applies == "outcome" else "your dice"


def _bonus_target(sheet: SurvivorSheet) -> str:
    """DS-4.5: what a bonus roll must show."""
    target = sheet.parameters.bonus_target
    return f"{target}" if sheet.parameters.bonus_match == "exact" else f"{target} or more"


def competition_entry(sheet: SurvivorSheet, seat: str) -> Question[CompetitionEntry]:
    """DS-3.1, DS-3.2: trade, and spending before the roll; sealed."""
    cost = sheet.parameters.competition_trade
    source = _deducted_from(sheet, "your result")
    return Question(
        kind="survivor.competition",
        text="The competition is about to begin. How do you go into it?",
        fields={
            "trade": Flag(label=f"Take {cost} off {source} in exchange for one reward point"),
            "remove_counters": _counters(sheet, seat),
            "boost": _boosts(sheet),
        },
        answer=CompetitionEntry,
        default={"trade": False, "remove_counters": 0, "boost": "none"},
        budgets=(_purse(sheet, seat),),
    )


class GatheringPlan(Struct, frozen=True):
    """DS-4.2, DS-6.2, DS-6.3: what one does before gathering."""

    bonus_trade: bool
    remove_counters: int
    boost: Boost


def gathering_plan(sheet: SurvivorSheet, seat: str) -> Question[GatheringPlan]:
    """DS-4.2: before the gathering roll."""
    cost = sheet.parameters.camp_bonus_trade
    source = _deducted_from(sheet, "what you bring in")
    return Question(
        kind="survivor.gathering",
        text="You go out to gather food for your camp. How?",
        fields={
            "bonus_trade": Flag(
                label=f"Take {cost} off {source} in exchange for a bonus roll: "
                f"a {_bonus_target(sheet)} finds an advantage, if one is hidden at this camp"
            ),
            "remove_counters": _counters(sheet, seat),
            "boost": _boosts(sheet),
        },
        answer=GatheringPlan,
        default={"bonus_trade": False, "remove_counters": 0, "boost": "none"},
        budgets=(_purse(sheet, seat),),
    )


class GatheringChoice(Struct, frozen=True):
    """DS-4.3: what one does after seeing the gathering roll."""

    point_trade: bool
    buy_bonus: bool


def gathering_choice(
    sheet: SurvivorSheet, seat: str, dice: int, so_far: int
) -> Question[GatheringChoice]:
    """DS-4.3: after the gathering roll; the point just gained can be spent at once."""
    parameters = sheet.parameters
    source = _deducted_from(sheet, "what you bring")
    return Question(
        kind="survivor.gathered",
        text=f"Your dice showed {dice}; as it stands you bring {so_far}.",
        fields={
            "point_trade": Flag(
                label=f"Take {parameters.camp_point_trade} off {source} in exchange for one "
                "reward point"
            ),
            "buy_bonus": Flag(
                label=f"Buy a bonus roll for {parameters.bonus_roll_price} reward points: "
                f"a {_bonus_target(sheet)} finds an advantage, if one is hidden at this camp"
            ),
        },
        answer=GatheringChoice,
        default={"point_trade": False, "buy_bonus": False},
        budgets=(
            Budget(
                "reward points",
                sheet.players[seat].points,
                {"buy_bonus": parameters.bonus_roll_price, "point_trade": -1},
            ),
        ),
    )


# -- conversation ----------------------------------------------------------------------------------


class Preferences(Struct, frozen=True):
    """DS-5.1: whom one is open to, and whom one wants to talk with."""

    open: tuple[str, ...]
    ranked: tuple[str, ...]


def _preference_fields(others: tuple[Option, ...]) -> dict[str, Field]:
    return {
        "open": Subset(label="Whom you are open to a private talk with", options=others),
        "ranked": Ranking(label="With whom you want to start one, dearest first", options=others),
    }


@lru_cache(maxsize=4096)
def _first_preferences(others: tuple[Option, ...]) -> Question[Preferences]:
    everybody = [option.value for option in others]
    return Question(
        kind="survivor.preferences",
        text="Private talks are about to begin. Who may talk with you, and whom do you seek?",
        fields=_preference_fields(others),
        answer=Preferences,
        default={"open": everybody, "ranked": []},
    )


def preferences(sheet: SurvivorSheet, others: Sequence[str]) -> Question[Preferences]:
    """DS-5.1: open or not to each of the others, and a ranking of those one seeks."""
    return _first_preferences(named(sheet, others))


class TalkMessage(Struct, frozen=True):
    """DS-5.5: one message of a talk."""

    say: Text | None
    end: bool


@lru_cache(maxsize=4096)
def _talk_message(
    kind: TalkKind, partners: str, most_words: int, last: bool
) -> Question[TalkMessage]:
    how = "in private" if kind == "survivor.talk" else "all together"
    return Question(
        kind=kind,
        text=f"You talk {how} with {partners}. What do you say?"
        + (" It is the last message of this talk." if last else ""),
        fields={
            "say": Words(label="What you say", most_words=most_words, may_pass=True, cut=True),
            "end": Flag(label="Whether the talk ends with this"),
        },
        answer=TalkMessage,
        default={"say": None, "end": True},
        deadline="talk",
    )


def talk_message(
    sheet: SurvivorSheet, kind: TalkKind, partners: Sequence[str], left: int
) -> Question[TalkMessage]:
    """DS-5.5: one's turn to speak; either may end the talk with their message."""
    names = " and ".join(sheet.names[seat] for seat in partners)
    return _talk_message(kind, names, sheet.parameters.words_per_message, left <= 1)


class AfterTalk(Struct, frozen=True):
    """DS-5.4: changed preferences, and a note for oneself."""

    open: tuple[str, ...]
    ranked: tuple[str, ...]
    note: Text | None


@lru_cache(maxsize=4096)
def _after_talk(
    others: tuple[Option, ...], partner: str, open: tuple[str, ...], ranked: tuple[str, ...]
) -> Question[AfterTalk]:
    return Question(
        kind="survivor.after_talk",
        text=f"Your talk with {partner} is over. Do you want to talk with others now than before?",
        fields={
            **_preference_fields(others),
            "note": Words(
                label="What you want to remember of it, for yourself alone",
                most_words=120,
                may_pass=True,
                cut=True,
            ),
        },
        answer=AfterTalk,
        default={"open": list(open), "ranked": list(ranked), "note": None},
        deadline="talk",
    )


def after_talk(
    sheet: SurvivorSheet, seat: str, partner: str, others: Sequence[str]
) -> Question[AfterTalk]:
    """DS-5.4: one short question after each talk."""
    player = sheet.players[seat]
    return _after_talk(
        named(sheet, others),
        sheet.names[partner],
        tuple(other for other in player.open_to if other in others),
        tuple(other for other in player.ranked if other in others),
    )


# -- vote ------------------------------------------------------------------------------------------


class Comment(Struct, frozen=True):
    """DS-10.1: a comment, or none."""

    words: Text | None


def comment(
    sheet: SurvivorSheet, kind: str, text: str, label: str, quote: Text | None = None
) -> Question[Comment]:
    """DS-10.1, DS-10.9, DS-11.2: an opportunity to say something to all, or pass."""
    most = sheet.parameters.words_per_comment
    return Question(
        kind=kind,
        text=text,
        quote=quote,
        fields={"words": Words(label=label, most_words=most, may_pass=True, cut=True)},
        answer=Comment,
        default={"words": None},
        open=True,
    )


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
    """DS-10.3: a secret vote for one of these names."""
    abstain = sheet.parameters.absent_vote == "abstain"
    return Question(
        kind=kind,
        text=text,
        fields={"name": Choice(label="Your vote", options=named(sheet, names), may_pass=abstain)},
        answer=Ballot,
        default={"name": None if abstain else names[0]},
        deadline="vote",
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


KINDS: Mapping[str, str] = {
    "survivor.competition": "how one goes into a competition",
    "survivor.gathering": "what one does before gathering",
    "survivor.gathered": "what one does after seeing one's gathering roll",
    "survivor.preferences": "whom one wants to talk with",
    "survivor.talk": "a message in a private talk",
    "survivor.group_talk": "a message in a talk of several",
    "survivor.after_talk": "changed preferences and a note after a talk",
    "survivor.comment": "a comment before the votes",
    "survivor.card": "whether to play a card",
    "survivor.ballot": "whom to vote out",
    "survivor.revote": "whom to vote out in a re-vote",
    "survivor.last_words": "last words of the one voted out",
    "survivor.jury_comment": "a juror's comment",
    "survivor.jury_question": "a juror's question",
    "survivor.jury_answer": "a finalist's answer to a juror",
    "survivor.finalist_comment": "a finalist's comment",
    "survivor.jury_ballot": "who shall win",
    "interview": "a private question of the producers",
}
"""Every kind of decision of the format, for holds and deadlines."""
