"""Deaths on the island, and players whose last character is gone."""

from __future__ import annotations

from collections.abc import Iterator

from showrunner.formats.fact import Fact
from showrunner.formats.i_am_survivor import facts
from showrunner.formats.i_am_survivor.cards import CHARACTERS, EXPLORE, name_of
from showrunner.formats.wording import count, listed
from showrunner.story.beat import Beat
from showrunner.story.finding import Finder, Title
from showrunner.story.i_am_survivor.names import led
from showrunner.story.record import Record

CAUSES = {
    "thirst": "died of thirst",
    "hunger": "starved",
    "poison": "died of poison",
    "injury": "died of a serious injury",
    "burning sun": "died in the burning sun",
}


class Deaths(Finder):
    """Each death, and what is left of a team."""

    titles = (Title("Most lives lost", 36, ("death",), "lost {}", "character"),)

    def __init__(self, record: Record) -> None:
        super().__init__(record)
        self._deaths: dict[str, list[int]] = {}
        self._rescues: dict[str, list[int]] = {}
        self._last: tuple[int, facts.CharacterDied] | None = None

    def take(self, number: int, fact: Fact) -> Iterator[Beat]:
        """A death, a rescue, and a player who has nobody left."""
        match fact:
            case facts.CharacterDied():
                self._deaths.setdefault(fact.seat, []).append(number)
                yield self._died(number, fact)
            case facts.CharacterRescued():
                self._rescues.setdefault(fact.seat, []).append(number)
            case facts.PlayerLeft():
                yield self._left(number, fact.seat)

    def _died(self, number: int, fact: facts.CharacterDied) -> Beat:
        name = self.record.name
        if fact.instead_of:
            saved = led(self.record, fact.instead_of)
            text = f"{saved} would have died. {name(fact.seat)}’s Revolutionary died instead."
            return self.beat("died for another", 60, (fact.seat,), (number,), text)
        how = CAUSES.get(fact.cause) or self._killed(fact)
        text = f"{led(self.record, fact.character)} {how}."
        importance = 30 + 3 * CHARACTERS[fact.character].points
        return self.beat("death", importance, (fact.seat,), (number,), text, cause=fact.cause)

    def _killed(self, fact: facts.CharacterDied) -> str:
        if fact.by in EXPLORE:
            return f"was killed by the {name_of(f'{fact.by}.1')}"
        return f"was killed by {self.record.name(fact.by)}" if fact.by else "was killed"

    def _left(self, number: int, seat: str) -> Beat:
        deaths, rescues = self._deaths.get(seat, []), self._rescues.get(seat, [])
        parts = []
        if rescues:
            parts.append(f"{count(len(rescues), 'character')} rescued")
        if deaths:
            parts.append(f"{count(len(deaths), 'character')} dead")
        text = f"{self.record.name(seat)} has nobody left on the island: {listed(parts)}."
        if not parts:
            text = f"{self.record.name(seat)} has nobody left on the island."
        kind = "all rescued" if rescues and not deaths else "last one gone"
        importance = 72 if kind == "all rescued" else 58
        return self.beat(kind, importance, (seat,), (*deaths, *rescues, number), text)
