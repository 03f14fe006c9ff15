"""Questions of a turn: the plan, extra actions, and what exploring brings (D1 to D3, D12)."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from showrunner.formats.cards.piles import by_kind, kind_of
from showrunner.formats.i_am_survivor import actions
from showrunner.formats.i_am_survivor.cards import (
    CHARACTERS,
    find,
    name_of,
    water_of,
)
from showrunner.formats.i_am_survivor.meals import is_edible
from showrunner.formats.i_am_survivor.operations import operations
from showrunner.formats.i_am_survivor.questions.forms import (
    Pick,
    Yes,
    card_label,
    card_options,
    character_options,
    one_of,
    yes_or_no,
)
from showrunner.formats.i_am_survivor.sheet import IslandSheet
from showrunner.questions import Budget, Choice, Field, Option, Question, Ranking, Subset

ACTION_LABELS = {
    "explore": "explore",
    "collector": "use a Water collector",
    "mousetrap": "use a Mousetrap",
    "fish": "go fishing",
    "wheedle": "wheedle for Supplies",
    "attack_player": "attack another player’s character",
    "attack_rescuer": "attack a rescuer",
}
WATER_ENOUGH = 2
"""D1: with fewer servings of water, an idle character uses the collector."""


class Plan(Struct, frozen=True):
    """IS-3.3, IS-3.4: free operations in order, then an action for each character that can act."""

    free: tuple[str, ...]
    order: tuple[str, ...] = ()
    action_1: str | None = None
    action_2: str | None = None
    action_3: str | None = None

    @property
    def actions(self) -> tuple[str | None, ...]:
        """The actions in the order of the form's fields."""
        return self.action_1, self.action_2, self.action_3


def _free(options: tuple[Option, ...]) -> Ranking:
    return Ranking(
        label="Free operations, in order",
        help="What has become impossible when its turn comes is left out.",
        options=options,
    )


def _action_options(names: Sequence[str]) -> tuple[Option, ...]:
    return tuple(Option(name, ACTION_LABELS[name]) for name in names)


def plan(sheet: IslandSheet, seat: str) -> Question[Plan] | None:
    """D1, D2: one plan for the whole turn."""
    able = actions.slots(sheet, seat)
    free = operations(sheet, seat)
    if not able and not free:
        return None
    fields: dict[str, Field] = {"free": _free(free)}
    if len(set(able)) > 1:
        fields["order"] = Ranking(
            label="Who acts first; the others follow",
            options=character_options(sheet, able, seat),
        )
    default: dict[str, object] = {name: [] for name in fields}
    water = sum(map(water_of, sheet.hand(seat)))
    collectors = len(sheet.equips(seat, "water_collector"))
    for number, character in enumerate(able, start=1):
        names = actions.options_for(sheet, seat, character, planned=True)
        fields[f"action_{number}"] = Choice(
            label=f"{CHARACTERS[character].name}’s action",
            options=_action_options(names),
            may_pass=True,
        )
        collects = water < WATER_ENOUGH and number <= collectors and "collector" in names
        lone = actions.LONE_WOLF in able and number > 1
        default[f"action_{number}"] = "collector" if collects and not lone else None
    return Question(
        kind="i_am_survivor.plan",
        text=f"Your turn on day {sheet.round}. What do you and your characters do?",
        fields=fields,
        answer=Plan,
        default=default,
        budgets=(*_item_budgets(sheet, seat, able), *_wolf_budgets(able, fields)),
        open=True,
    )


def _item_budgets(sheet: IslandSheet, seat: str, able: Sequence[str]) -> list[Budget]:
    """IS-3.3: each collector and mousetrap is used once a day."""
    budgets = []
    for action, kind in actions.ITEM_OF.items():
        held = sum(kind_of(card) == kind for card in sheet.hand(seat))
        free = len(sheet.equips(seat, kind)) + held - sheet.used.get(f"{action}/{seat}", 0)
        costs = {f"action_{number}": {action: 1} for number in range(1, len(able) + 1)}
        if 0 < free < len(able):
            budgets.append(Budget(f"uses of the {ACTION_LABELS[action][6:]}", free, costs))  # type: ignore[arg-type]
    return budgets


def _wolf_budgets(able: Sequence[str], fields: dict[str, Field]) -> list[Budget]:
    """IS-3.8: the Lone wolf takes a kind of action for himself, or leaves it to the others."""
    if actions.LONE_WOLF not in able or len(set(able)) < 2:
        return []
    others = len(able) - 1
    return [
        Budget(
            f"shares of “{ACTION_LABELS[action]}” (the Lone wolf takes all)",
            others,
            {
                f"action_{number}": {action: others if name == actions.LONE_WOLF else 1}
                for number, name in enumerate(able, start=1)
            },
        )
        for action in actions.ACTIONS
    ]


class More(Struct, frozen=True):
    """IS-3.6, IS-3.7: what pays for an extra action, who takes it, and which."""

    source: str | None
    who: str | None
    action: str | None
    free: tuple[str, ...] = ()
    cook: tuple[str, ...] = ()


def extra_sources(sheet: IslandSheet, seat: str, fed: int) -> list[str]:
    """IS-3.6, IS-3.7: what a player can pay an extra action with; `fed` were paid with food."""
    able = actions.slots(sheet, seat)
    kinds = by_kind(sheet.hand(seat))
    sources = ["soul"] if sheet.players[seat].souls and able else []
    sources += kinds.get("energy_drink", [])[:1] if able else []
    if fed < 3 - len(sheet.here(seat)):
        sources += [
            alike[0]
            for alike in kinds.values()
            if alike[0] not in sources and any(is_edible(name, alike[0]) for name in able)
        ]
    return sources


def _extra_fields(sheet: IslandSheet, seat: str, sources: Sequence[str]) -> dict[str, Field]:
    able = list(dict.fromkeys(actions.slots(sheet, seat))) if sources else []
    names = {act for name in able for act in actions.options_for(sheet, seat, name)}
    labels = tuple(
        Option(card, "a Soul" if card == "soul" else card_label(card)) for card in sources
    )
    return {
        "source": Choice(label="What pays for it", options=labels, may_pass=True),
        "who": Choice(
            label="Who acts", options=character_options(sheet, able, seat), may_pass=True
        ),
        "action": Choice(
            label="The action",
            options=_action_options([act for act in actions.ACTIONS if act in names]),
            may_pass=True,
        ),
    }


def more(sheet: IslandSheet, seat: str, fed: int) -> Question[More]:
    """D2: further free operations, and an extra action."""
    return Question(
        kind="i_am_survivor.more",
        text="Your characters have acted. An extra action, or anything else this turn?",
        fields={
            **_extra_fields(sheet, seat, extra_sources(sheet, seat, fed)),
            "free": _free(operations(sheet, seat)),
        },
        answer=More,
        default={"source": None, "who": None, "action": None, "free": []},
    )


def evening(sheet: IslandSheet, seat: str, cookable: Sequence[str], torch: bool) -> Question[More]:
    """D18, IS-10.2: one torch gives an extra action at night; then what to cook for the ration."""
    torches = [card for card in sheet.hand(seat) if kind_of(card) == "torch"][:1] if torch else []
    sources = [*torches, *(["soul"] if sheet.players[seat].souls else [])]
    sources = sources if actions.slots(sheet, seat) else []
    return Question(
        kind="i_am_survivor.evening",
        text="Night falls. Does anybody act by torchlight, and what do you cook?",
        fields={
            **_extra_fields(sheet, seat, sources),
            "cook": Subset(label="What you cook", options=card_options(cookable)),
        },
        answer=More,
        default={"source": None, "who": None, "action": None, "cook": []},
    )


def target(sheet: IslandSheet, seat: str, attacker: str) -> Question[Pick] | None:
    """IS-7.7: the character to attack, or after all nobody."""
    found = actions.targets(sheet, seat)
    if not found:
        return None
    text = f"Your {CHARACTERS[attacker].name} attacks. Whom?"
    options = character_options(sheet, found)
    return one_of("target", text, "Whom", options, found[0], may_pass=False)


def rescuer_target(sheet: IslandSheet, attacker: str) -> Question[Pick] | None:
    """IS-7.13: the rescuer to attack."""
    found = actions.attackable(sheet)
    if not found:
        return None
    text = f"Your {CHARACTERS[attacker].name} attacks a rescuer. Which?"
    options = tuple(Option(card, name_of(card)) for card in found)
    return one_of("target", text, "Which", options, found[0], may_pass=False)


def swap(sheet: IslandSheet, card: str) -> Question[Yes]:
    """D3: swap by default if the card could kill the Survival expert."""
    deadly = find(card).loss == "death" or kind_of(card) == "burning_sun"
    text = f"The Survival expert turned over {name_of(card)}. Do you swap it for the next card?"
    return yes_or_no("swap", text, deadly)


def escape(sheet: IslandSheet, card: str) -> Question[Yes]:
    """D4: the Marathon runner escapes by default."""
    text = f"The Marathon runner meets a wild animal: {name_of(card)}. Does she escape?"
    return yes_or_no("escape", text, True)


class NativesTrade(Struct, frozen=True):
    """IS-6.12: held cards, and cannibal trophies beyond the limit."""

    cards: tuple[str, ...]
    trophies: tuple[str, ...]


def natives(sheet: IslandSheet, seat: str) -> Question[NativesTrade]:
    """D12: up to three held cards, and any cannibal trophies, for as many Supplies."""
    trophies = [card for card in sheet.trophies(seat) if find(card).beast == "cannibal"]
    return Question(
        kind="i_am_survivor.natives",
        text="The natives trade: discard cards, and draw as many Supplies.",
        fields={
            "cards": Subset(label="Held cards", options=card_options(sheet.hand(seat)), most=3),
            "trophies": Subset(label="Cannibal trophies", options=card_options(trophies)),
        },
        answer=NativesTrade,
        default={"cards": [], "trophies": []},
    )
