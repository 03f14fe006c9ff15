"""Leaks planted on purpose: each is a mistake that somebody might make one day."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec
import pytest

from showrunner.formats import facts as common
from showrunner.formats import people
from showrunner.formats.sheet import Sheet
from showrunner.formats.survivor import facts, questions
from showrunner.formats.survivor.questions import votes
from showrunner.formats.survivor.sheet import SurvivorSheet
from showrunner.formats.survivor.state import SurvivorState
from showrunner.formats.talk import questions as talks
from showrunner.kernel import EVERYBODY, Audience, Kernel, Stage, Text, View, Viewer
from tests.secrecy import searching
from tests.secrecy.game import Game

Leak = Callable[[pytest.MonkeyPatch], None]


def told_to_everybody(*kinds: type[Any]) -> Leak:
    """Facts of these types go to everybody."""

    def plant(patch: pytest.MonkeyPatch) -> None:
        usual = Stage.tell

        def tell(stage: Stage, fact: Any, to: Audience, reveals: bool = False) -> None:
            usual(stage, fact, EVERYBODY if isinstance(fact, kinds) else to, reveals)

        patch.setattr(Stage, "tell", tell)

    return plant


def worded(name: str, secret: Callable[[Any], object], module: Any = questions) -> Leak:
    """The text of a question tells something that its seat does not know."""

    def plant(patch: pytest.MonkeyPatch) -> None:
        usual = getattr(module, name)

        def build(*given: Any, **named: Any) -> Any:
            question = usual(*given, **named)
            sheet = next(one for one in given if isinstance(one, Sheet))
            return msgspec.structs.replace(question, text=f"{question.text} {secret(sheet)}")

        patch.setattr(module, name, build)

    return plant


def hands(sheet: SurvivorSheet) -> int:
    return sum(card.fate == "held" for card in sheet.cards.values())


def attributes(sheet: SurvivorSheet) -> list[object]:
    return [(player.competition, player.survival) for player in sheet.players.values()]


def options_by_secret(patch: pytest.MonkeyPatch) -> None:
    """Options stand in the order of a secret."""
    usual = people.named

    def named(sheet: SurvivorSheet, who: Sequence[str]) -> Any:
        return usual(sheet, sorted(who, key=lambda seat: sheet.players[seat].points))

    patch.setattr(votes, "named", named)


def default_of_another(patch: pytest.MonkeyPatch) -> None:
    """A default is made from what somebody else decided."""
    usual = talks.after_talk

    def after_talk(sheet: SurvivorSheet, seat: str, partner: str, others: Sequence[str]) -> Any:
        question = usual(sheet, seat, partner, others)
        ranked = [seat for wishes in sheet.wishes.values() for seat in wishes.ranked]
        return msgspec.structs.replace(question, default={**question.default, "ranked": ranked})

    patch.setattr(talks, "after_talk", after_talk)


def sheet_of_all(patch: pytest.MonkeyPatch) -> None:
    """A viewer's page is made from the rules' own sheet."""
    patch.setattr(Game, "sheet_of", lambda game, facts: game.sheet)


def no_audiences(patch: pytest.MonkeyPatch) -> None:
    """The filter lets everything through."""
    patch.setattr(Viewer, "may_know", lambda viewer, audience: True)


def no_quarantine(patch: pytest.MonkeyPatch) -> None:
    """What a seat plays from holds its interviews."""
    usual = View.__init__

    def init(view: View[Any], viewer: Viewer, playing: bool = False) -> None:
        usual(view, viewer, False)

    patch.setattr(View, "__init__", init)


def numbered_by_all(patch: pytest.MonkeyPatch) -> None:
    """A viewer's numbers count the facts that the viewer does not see."""
    usual = View.take

    def take(view: View[Any], told: Any) -> Any:
        seen = usual(view, told)
        if not seen:
            view._count += 1
        return seen

    patch.setattr(View, "take", take)


def asks_numbered_by_all(patch: pytest.MonkeyPatch) -> None:
    """A seat's questions are numbered over the whole season."""
    usual = Game._keep

    def keep(game: Game, step: Any) -> None:
        usual(game, step)
        for ask in step.opened:
            ask.nth = len(game.places)

    patch.setattr(Game, "_keep", keep)


def dice_counted(patch: pytest.MonkeyPatch) -> None:
    """Dice are drawn one after the other, not by name."""
    usual = Kernel.dice
    patch.setattr(Kernel, "dice", lambda kernel, name: usual(kernel, (*name, len(kernel._rolled))))


def cards_counted(patch: pytest.MonkeyPatch) -> None:
    """A card's id counts the cards of others."""
    patch.setattr(
        SurvivorState, "_new_card_id", lambda season, seat: f"card-{len(season.sheet.cards)}"
    )


def card_keeps_its_id(patch: pytest.MonkeyPatch) -> None:
    """Where a card waits is named by an id that is shown before anybody finds it."""
    worded("gathering_plan", lambda sheet: [f"'{card}'" for card in sheet.cards])(patch)


def narration_of_all(patch: pytest.MonkeyPatch) -> None:
    """A transcript is made from all that was told."""
    usual = searching.narrated

    def narrated(game: Game, facts: Sequence[Any], viewer: Viewer) -> str:
        return usual(game, [told.fact for told in game.kernel.story.told], viewer)

    patch.setattr(searching, "narrated", narrated)


def words_in_repr(patch: pytest.MonkeyPatch) -> None:
    """A log shows what somebody said."""
    patch.setattr(Text, "__repr__", lambda text: f"Text({text.words})")


IN_PAIRS: Sequence[tuple[str, Leak, str]] = (
    ("ballots", told_to_everybody(facts.BallotCast), "a ballot"),
    ("talks", told_to_everybody(facts.MessageSaid), "words of a talk"),
    ("notes", told_to_everybody(facts.NoteTaken), "a note"),
    ("memos", told_to_everybody(common.MemoWritten), "a memo"),
    ("orders", told_to_everybody(common.OrderTaken), "a comment order"),
    ("stand-ins", told_to_everybody(common.AnsweredFor), "who answers for a seat"),
    ("rulings", told_to_everybody(common.DecisionRuled), "a held answer, released"),
    ("cards found", told_to_everybody(facts.CardGained), "a card held"),
    ("cards planted", told_to_everybody(facts.CardPlanted), "a card planted"),
    ("sheet", sheet_of_all, "a card planted"),
    ("question", worded("ballot", hands), "a card held"),
    ("question on all", worded("competition_entry", attributes), "attributes"),
    ("options", options_by_secret, "points"),
    ("default", default_of_another, "preferences"),
    ("filter", no_audiences, "a memo"),
    ("quarantine", no_quarantine, "one's own interview"),
    ("numbers of facts", numbered_by_all, "a memo"),
    ("numbers of asks", asks_numbered_by_all, "an interview"),
    ("dice", dice_counted, "a bonus roll bought"),
    ("card ids", cards_counted, "a card held"),
)
"""Each planted leak, and the kind of secret whose pairs must show it (S1)."""

IN_CANARIES: Sequence[tuple[str, Leak, str]] = (
    ("ballots", told_to_everybody(facts.BallotCast), "a ballot"),
    ("talks", told_to_everybody(facts.MessageSaid), "words of a talk"),
    ("notes", told_to_everybody(facts.NoteTaken), "a note"),
    ("memos", told_to_everybody(common.MemoWritten), "a memo"),
    (
        "interviews",
        told_to_everybody(common.InterviewAsked, common.InterviewAnswered),
        "an interview",
    ),
    ("schedule", told_to_everybody(common.OrderScheduled), "a scheduled order"),
    ("points", told_to_everybody(facts.PointsChanged), "secret points"),
    ("bonus dice", told_to_everybody(facts.BonusRolled), "dice of a bonus roll"),
    ("sheet", sheet_of_all, "an attribute"),
    ("question", worded("preferences", attributes, talks), "an attribute"),
    ("cards at camp", card_keeps_its_id, "a card at camp"),
    ("filter", no_audiences, "preferences"),
    ("quarantine", no_quarantine, "an interview"),
    ("narration", narration_of_all, "words of a talk"),
    ("log", words_in_repr, "words of a talk"),
)
"""Each planted leak, and the kind of canary that must be found (S2)."""
