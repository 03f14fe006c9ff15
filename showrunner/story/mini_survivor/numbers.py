"""Numbers: whose Survivors are spoken of, where they are after the moves, and idols bought."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from typing_extensions import override

from showrunner.formats.fact import Fact
from showrunner.formats.mini_survivor import facts
from showrunner.formats.talk.acts import Act
from showrunner.formats.talk.facts import Said
from showrunner.formats.wording import capital, count, listed
from showrunner.formats.wording import number as in_words
from showrunner.story.common.promises import all_facts
from showrunner.story.finding import Finder
from showrunner.story.mini_survivor.names import called, dealt, tribe_name
from showrunner.story.record import Record
from showrunner.story.told import Sentence

MOST_NAMED: Final = 4
"""How many Survivors are named in one sentence, at most."""


class Numbers(Finder):
    """Says what viewers see and players don't: whose Survivor each number is."""

    def __init__(self, record: Record) -> None:
        super().__init__(record)
        self._explained: set[int] = set()
        """The Survivors whose owner was told in this round."""
        self._claims: set[tuple[str, Act]] = set()
        """What was claimed of owners, and by whom: the first such claim is a beat."""
        self._bought: dict[str, int] = {}
        """Who bought an idol in this round, and the fact."""

    @override
    def take(self, number: int, fact: Fact) -> Iterator[Sentence]:
        """A number that is named, or a change of the board."""
        match fact:
            case facts.RoundBegan():
                self._explained, self._bought = set(), {}
            case Said():
                yield from self._named(number, fact)
            case facts.IdolBought(seat=seat):
                self._bought[seat] = number
            case facts.PhaseEnded(phase="submission") if self._bought:
                each = " each" if len(self._bought) > 1 else ""
                text = f"{listed(map(self.record.name, self._bought))}{each} bought an idol."
                yield Sentence(text=text, facts=all_facts(self._bought.values()))
            case facts.SurvivorsCastOut(survivors=survivors) if survivors:
                what = "is an Outcast" if len(survivors) == 1 else "are Outcasts"
                text = f"{self._pieces(survivors)} {what} now."
                proof = all_facts(dealt(self.record, survivors), (number,))
                yield Sentence(text=text, facts=proof)
            case facts.SurvivorsFell(tribe=tribe, owners=owners) if fact.cause != "voting":
                text = f"{capital(tribe_name(self.record, tribe))} {'loses' if tribe else 'lose'} "
                text += f"{self._pieces([*owners])}."
                proof = all_facts(dealt(self.record, owners), (number,))
                yield Sentence(text=text, facts=proof)
            case facts.BoardShown(why="movement", tribes=tribes):
                largest = sorted(tribes, key=lambda letter: -len(tribes[letter]))
                sizes = [
                    f"{in_words(len(tribes[letter]))} in {tribe_name(self.record, letter)}"
                    for letter in largest
                    if tribes[letter]
                ]
                yield Sentence(text=f"After the moves: {listed(sizes)}.", facts=(number,))

    def _named(self, number: int, fact: Said) -> Iterator[Sentence]:
        """Whose Survivors somebody speaks of, unless they say so themselves."""
        sheet: Any = self.record.sheet
        named = []
        for act in fact.acts:
            if (
                act.what.isdigit()
                and act.act == "claim"
                and (fact.spoken_by, act) not in self._claims
            ):
                self._claims.add((fact.spoken_by, act))
                self._explained.add(int(act.what))
            elif act.what.isdigit():
                named.append(int(act.what))
        new = [
            survivor
            for survivor in dict.fromkeys(named)
            if survivor in sheet.survivors and survivor not in self._explained
            if dealt(self.record, [survivor])
        ]
        if new:
            self._explained.update(new)
            text = listed(f"{survivor} is {called(self.record, survivor)}" for survivor in new)
            proof = all_facts(dealt(self.record, new), (number,))
            yield Sentence(text=f"{text}.", facts=proof)

    def _pieces(self, survivors: Sequence[int]) -> str:
        if len(survivors) > MOST_NAMED:
            return capital(count(len(survivors), "Survivor"))
        return listed(called(self.record, survivor) for survivor in survivors)
