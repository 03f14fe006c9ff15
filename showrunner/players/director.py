"""Who gives producers' orders where no person does: a program with their view (DS-9.1)."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from showrunner.errors import Refused, UnknownName
from showrunner.formats.facts import Fact
from showrunner.formats.format import Director, Format
from showrunner.formats.settings import SeasonSettings
from showrunner.kernel import Dice, Order, Told, derived_key
from showrunner.players.faults import Faults

_BOT = "bot:"


def director_names(format: Format) -> list[str]:
    """The directors that know this format, as settings name them."""
    return [_BOT + name for name in format.directors]


def make_director(format: Format, name: str) -> Director:
    """The director of this name. Raises UnknownName."""
    if name not in director_names(format):
        raise UnknownName("director", name, director_names(format))
    return format.directors[name.removeprefix(_BOT)]()


class DirectorsChair:
    """Where a season's director sits. An order follows from what was told, and how much it was.

    So a season that is rebuilt from its journal is directed as it was. After each entry the
    director is asked until it has no idea that can be taken; refused ideas leave no trace. Where it
    fails it orders nothing, and the fault is recorded.
    """

    def __init__(self, format: Format, name: str, luck: str, season: str = "") -> None:
        self.name = name
        self._faults = Faults(season)
        self._director = make_director(format, name)
        self._key = derived_key(luck, "director", name)
        self._told = 0
        self._asked = -1

    def see(self, told: Iterable[Told[Fact]]) -> None:
        """Show it everything."""
        for one in told:
            self._told += 1
            try:
                self._director.see(one.fact)
            except Exception as problem:
                self._faults.record(self.name, "see", problem)

    def next_order(self, check: Callable[[Order], None]) -> Order | None:
        """The order that it gives now; None where it has been asked, or has no legal idea.

        `check` raises Refused for what the season cannot take.
        """
        if self._asked == self._told:
            return None
        self._asked = self._told
        salt = Dice(self._key, ("salt", self._told)).salt()
        try:
            for idea in self._director.ideas(Dice(self._key, ("ideas", self._told))):
                order = Order(idea.order, idea.terms, self.name, salt)
                try:
                    check(order)
                except Refused:
                    continue
                return order
        except Exception as problem:
            self._faults.record(self.name, "ideas", problem)
        return None


def directors_chair(
    format: Format, settings: SeasonSettings, luck: str, season: str = ""
) -> DirectorsChair | None:
    """The chair of a season's director; None where no program gives its orders."""
    if not isinstance(settings.director, str):
        return None
    return DirectorsChair(format, settings.director, luck, season)
