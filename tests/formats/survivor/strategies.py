"""Random seasons for hypothesis: casts, parameters at any of their values, players of all sorts."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from hypothesis import strategies as st

from showrunner.formats.facts import Fact
from showrunner.formats.format import Bot
from showrunner.formats.parameters import Parameter
from showrunner.formats.settings import Castaway, SeasonSettings
from showrunner.formats.survivor import FORMAT
from showrunner.formats.survivor.cards import AT_A_VOTE, CARDS
from showrunner.formats.survivor.parameters import (
    MAX_CAST,
    MIN_CAST,
    SurvivorParameters,
    permitted_jury,
)
from showrunner.kernel import Dice
from showrunner.players.random_bot import RandomBot
from showrunner.questions import Choice, Flag, Number, Question, Ranking, Subset

TALKS = 30
"""A round has about so many talks at most: the rest is more of the same and takes its time."""


# -- settings --------------------------------------------------------------------------------------


def values(parameter: Parameter) -> st.SearchStrategy[Any]:
    """Every value that a parameter can have, its extremes among them."""
    field = parameter.field
    match field:
        case Flag():
            return st.booleans()
        case Number():
            number = st.integers(field.least, field.most)
            return st.none() | number if field.may_pass else number
        case Choice():
            return st.sampled_from([option.value for option in field.options])
        case Ranking():
            names = [option.value for option in field.options]
            least = field.least
            return st.lists(st.sampled_from(names), unique=True, min_size=least)
    raise TypeError(f"no values for a {type(field).__name__}")


@st.composite
def parameters(draw: st.DrawFn, cast: int) -> dict[str, Any]:
    """Some parameters at other values than their defaults, for a cast of this size."""
    declared = SurvivorParameters.declared()
    names = draw(st.lists(st.sampled_from(sorted(declared)), unique=True, max_size=12))
    drawn = {name: draw(values(declared[name])) for name in names}
    if "jury_size" in drawn and not permitted_jury(drawn["jury_size"]):
        drawn["jury_size"] = 5
    if "finalists" in drawn:
        drawn["finalists"] = min(drawn["finalists"], cast - 1)
    if "conversations_per_player" in drawn:
        drawn["conversations_per_player"] = min(drawn["conversations_per_player"], TALKS // cast)
    if "camp_deck" in drawn or "card_moments" in drawn:
        drawn["camp_deck"], drawn["card_moments"] = playable_deck(drawn)
    if cast > 12:
        drawn.pop("group_talk", None)
        drawn.pop("stall_votes", None)
    return drawn


def playable_deck(drawn: Mapping[str, Any]) -> tuple[list[str], list[str]]:
    """The kinds that camps are stocked from, and moments at which all of them can be played."""
    deck = list(drawn.get("camp_deck") or ["hidden_immunity"])
    moments = list(drawn.get("card_moments", AT_A_VOTE))
    for card in [one for kind in deck for one in (kind, *CARDS[kind].brings)]:
        playable = CARDS[CARDS[card].looks_like or card].playable
        if playable and not set(playable) & set(moments):
            moments.append(playable[0])
    return deck, moments


@st.composite
def seasons(draw: st.DrawFn, most: int = MAX_CAST) -> SeasonSettings:
    """A season that can be played."""
    size = draw(st.integers(MIN_CAST, most))
    settings = SeasonSettings(
        format="survivor",
        version=FORMAT.version,
        changes=FORMAT.changes,
        title="Any season",
        cast=tuple(Castaway(id=f"s{nth:02}", name=f"S {nth}") for nth in range(size)),
        parameters=draw(parameters(size)),
    )
    FORMAT.verify(settings)
    return settings


# -- players ---------------------------------------------------------------------------------------


class Stubborn:
    """Answers the same way whatever comes: legal, and stupid."""

    def __init__(self, way: Callable[[Question[Any]], dict[str, Any]]) -> None:
        self._way = way

    def see(self, fact: Fact) -> None:
        pass

    def answer(self, question: Question[Any], dice: Dice) -> dict[str, Any]:
        return self._way(question)


def first_legal(question: Question[Any]) -> dict[str, Any]:
    return next(question.legal())


def default(question: Question[Any]) -> dict[str, Any]:
    return dict(question.default)


def all_of_everything(question: Question[Any]) -> dict[str, Any]:
    """As much as there is of everything; the default where that cannot be paid."""
    plain = dict(question.default)
    for name, field in question.fields.items():
        match field:
            case Flag():
                plain[name] = True
            case Number():
                plain[name] = field.most
            case Subset():
                plain[name] = [option.value for option in field.options][: field.limit]
            case Choice() if field.options:
                plain[name] = field.options[-1].value
            case _:
                pass
    if any(budget.problem(plain) for budget in question.budgets):
        return dict(question.default)
    return plain


PLAYERS: Mapping[str, Callable[[], Bot]] = {
    "random": RandomBot,
    "first legal": lambda: Stubborn(first_legal),
    "default": lambda: Stubborn(default),
    "everything": lambda: Stubborn(all_of_everything),
}
