"""The ration: a character who missed one meal only has to get the next one."""

from __future__ import annotations

from typing import Any

from showrunner.formats.bots import Answer, offered
from showrunner.formats.i_am_survivor.bots.mind import IslandMind
from showrunner.formats.i_am_survivor.cards import CHARACTERS, food_of
from showrunner.formats.i_am_survivor.meals import SOUL, opened_cards, risk_of
from showrunner.kernel import Dice
from showrunner.questions import Question


def ration(mind: IslandMind, question: Question[Any], dice: Dice) -> Answer:
    """Serve those who would die; the others only from plenty, or from what is opened anyway."""
    answer = dict(question.default)
    here = mind.mine
    last_night = mind.nights_left <= 1
    for what, marker in (("water", "thirst"), ("food", "hunger")):
        fields = {f"{what}_{place}": name for place, name in enumerate(here, start=1)}
        marked = [
            field
            for field, name in fields.items()
            if getattr(mind.characters[name], marker) or not mind.parameters.two_strike
        ]
        store = mind.water if what == "water" else sum(map(food_of, mind.cards))
        plenty = store - len(marked) >= len(here) + (len(here) - len(marked))
        if last_night:
            plenty = False
        for field, name in fields.items():
            if field in marked:
                continue
            card = answer[field]
            risky = bool(card and card != SOUL and risk_of(mind, name, card))
            if not plenty or risky or card == SOUL:
                answer[field] = None
        _use_rest(mind, question, answer, fields)
    return answer


def _use_rest(
    mind: IslandMind, question: Question[Any], answer: Answer, fields: dict[str, str]
) -> None:
    """Serve others from cards that are opened anyway, without risk."""
    chosen = {name: card for name, card in answer.items() if card}
    _, left = opened_cards(mind, mind.me, chosen)
    open_kinds = {card.partition(".")[0]: 0 for card in left}
    for card, number in left.items():
        open_kinds[card.partition(".")[0]] += number
    for field, name in sorted(fields.items(), key=lambda item: -CHARACTERS[item[1]].points):
        if answer[field]:
            continue
        for card in offered(question, field):
            kind = card.partition(".")[0]
            if card != SOUL and open_kinds.get(kind, 0) and not risk_of(mind, name, card):
                answer[field] = card
                open_kinds[kind] -= 1
                break
