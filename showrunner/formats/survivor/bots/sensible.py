"""A simple, sensible castaway: honest, close to two others, wary of whoever looks strong."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from showrunner.formats.facts import Fact
from showrunner.formats.interviews.answering import truthful
from showrunner.formats.settings import Castaway
from showrunner.formats.survivor.bots import lines
from showrunner.formats.survivor.bots.memory import Memory
from showrunner.formats.survivor.claims import CLAIMS
from showrunner.kernel import Dice
from showrunner.questions import Question

Answer = dict[str, Any]
SEEKS = 3
"""How many partners it ranks for private talks."""


def options(question: Question[Any], field: str) -> list[str]:
    """The values that a field offers."""
    return [option.value for option in question.fields[field].options]  # type: ignore[attr-defined]


class SensibleBot:
    """Votes for a perceived threat outside its closest two, and talks in a few honest words."""

    def __init__(self, persona: Castaway) -> None:
        self.memory = Memory(persona)
        self._decisions: dict[str, Callable[[Question[Any], Dice], Answer]] = {
            "survivor.competition": self._competition,
            "survivor.gathering": self._gathering,
            "survivor.gathered": self._gathered,
            "survivor.preferences": self._preferences,
            "survivor.talk": self._talk,
            "survivor.after_talk": self._after_talk,
            "survivor.comment": lambda _, dice: {"words": lines.comment(self.memory, dice)},
            "survivor.card": self._card,
            "survivor.ballot": self._ballot,
            "survivor.revote": self._ballot,
            "survivor.last_words": lambda _, dice: {"words": lines.last_words(self.memory, dice)},
            "survivor.jury_comment": lambda question, _: question.default,
            "survivor.jury_question": lambda question, _: question.default,
            "survivor.jury_answer": self._speech,
            "survivor.finalist_comment": self._speech,
            "survivor.jury_ballot": self._jury_ballot,
            "interview": self._interview,
        }

    def see(self, fact: Fact) -> None:
        """Take in one fact of its own view."""
        self.memory.take(fact)

    def answer(self, question: Question[Any], dice: Dice) -> Answer:
        """Decide; for a question it does not know, the default."""
        decide = self._decisions.get(question.kind)
        return decide(question, dice) if decide else dict(question.default)

    # -- dice --------------------------------------------------------------------------------------

    def _competition(self, question: Question[Any], dice: Dice) -> Answer:
        """Shed counters first; boost when alone and named; trade when there is little to lose."""
        remove = self._counters_to_remove(question)
        left = self._points - remove * self.memory.parameters.counter_price
        price = self.memory.parameters.small_boost_price
        alone = len(self.memory.teams) == 1
        boost = "small" if alone and left >= price and dice.chance(1, 2) else "none"
        trade = not alone and boost == "none" and dice.chance(1, 4)
        return {"trade": trade, "remove_counters": remove, "boost": boost}

    def _gathering(self, question: Question[Any], dice: Dice) -> Answer:
        """Look for an advantage now and then, while the camp is fed."""
        fed = self._food_after_gathering() >= 0
        return {
            "bonus_trade": dice.chance(1, 3 if fed else 8),
            "remove_counters": self._counters_to_remove(question),
            "boost": "none",
        }

    def _gathered(self, question: Question[Any], dice: Dice) -> Answer:
        """Trade food for a point when the camp can do without."""
        trade = self._food_after_gathering() > 5 and dice.chance(1, 3)
        return {"point_trade": trade, "buy_bonus": False}

    @property
    def _points(self) -> int:
        return self.memory.mine.points

    def _counters_to_remove(self, question: Question[Any]) -> int:
        """Down to three counters: from the fourth on they bite twice."""
        most: int = question.fields["remove_counters"].most  # type: ignore[attr-defined]
        return min(most, max(0, self.memory.mine.counters - 3))

    def _food_after_gathering(self) -> int:
        """What would be left tomorrow if everybody brought an ordinary catch."""
        memory = self.memory
        team = memory.my_team
        needed = memory.parameters.food_per_player * len(team)
        return memory.food.get(memory.mine.team, 0) + 8 * len(team) - needed

    # -- talk --------------------------------------------------------------------------------------

    def _preferences(self, question: Question[Any], dice: Dice) -> Answer:
        """Open to everybody; seeks the closest, and one stranger."""
        others = options(question, "open")
        close = self.memory.closest(others, SEEKS - 1)
        strangers = [seat for seat in others if seat not in close]
        stranger = [dice.pick(strangers)] if strangers else []
        return {"open": others, "ranked": [*close, *stranger]}

    def _talk(self, question: Question[Any], dice: Dice) -> Answer:
        if self.memory.talk is None:
            return dict(question.default)
        say, end = lines.message(self.memory, dice)
        return {"say": say, "end": end}

    def _after_talk(self, question: Question[Any], dice: Dice) -> Answer:
        """The same partners as before, and the name one was given."""
        return {**question.default, "note": lines.note(self.memory)}

    def _speech(self, question: Question[Any], dice: Dice) -> Answer:
        return {"words": lines.jury_speech(self.memory, dice)}

    # -- vote --------------------------------------------------------------------------------------

    def _card(self, question: Question[Any], dice: Dice) -> Answer:
        """Play on oneself, at the last moment, when one's name is going round or few are left."""
        mine = [play for play in options(question, "play") if play.endswith(f">{self.memory.me}")]
        memory = self.memory
        late = memory.phase == "vote" and len(memory.active) <= 5
        danger = late or (self.memory.feels_named and dice.chance(1, 2))
        safe = memory.mine.immune
        return {"play": mine[0] if mine and danger and not safe else None}

    def _ballot(self, question: Question[Any], dice: Dice) -> Answer:
        return {"name": self.memory.target(options(question, "name"))}

    def _jury_ballot(self, question: Question[Any], dice: Dice) -> Answer:
        """The finalist who won most, and with whom one talked most."""
        return {"name": max(options(question, "name"), key=self._respect)}

    def _respect(self, seat: str) -> tuple[int, str]:
        won = self.memory.players[seat].competition_wins
        return 2 * won + self.memory.closeness(seat), seat

    # -- interviews --------------------------------------------------------------------------------

    def _interview(self, question: Question[Any], dice: Dice) -> Answer:
        """The truth, and what it would do by now."""
        memory = self.memory
        others = [seat for seat in memory.active if seat != memory.me]
        plans = {
            "vote": memory.target(memory.voting_tonight() or memory.active),
            "trusts_most": next(iter(memory.closest(others, 1)), None),
            "trusts_least": min(others, key=lambda seat: (memory.closeness(seat), seat))
            if others
            else None,
        }
        if memory.mine.status != "active":
            plans["vote"] = max(memory.finalists or others, key=self._respect, default=None)
        claims = truthful(question, CLAIMS, memory, memory.me, plans)
        return {"words": lines.interview(memory), **claims}
