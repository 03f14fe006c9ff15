"""Directors: programs that give orders in place of producers, with the producers' view (DS-9.1)."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from showrunner.errors import Refused, UnknownName
from showrunner.formats.facts import Fact, WindowStopped
from showrunner.formats.format import Director, Format, Idea
from showrunner.formats.orders import StopBefore
from showrunner.formats.settings import SeasonSettings
from showrunner.kernel import Dice, Order, Told, derived_key
from showrunner.players.casting import is_model
from showrunner.players.faults import Faults
from showrunner.players.llm.profile import PREFIX

_BOT = "bot:"


def director_names(format: Format) -> list[str]:
    """The directors that this format has, as they are named in settings."""
    return [_BOT + name for name in format.directors]


def make_director(format: Format, name: str) -> Director:
    """Make the director with this name. Raises UnknownName.

    For a model it is one that only stops the season in each round, so that the model can look at it
    and give its orders (see `running/directing.py`).
    """
    if is_model(name):
        return RoundStops(format)
    if name not in director_names(format):
        raise UnknownName("director", name, [*director_names(format), f"{PREFIX}NAME"])
    return format.directors[name.removeprefix(_BOT)]()


class RoundStops:
    """Stops a season at the first window of each round, on behalf of a model."""

    def __init__(self, format: Format) -> None:
        self._opens_round = format.opens_round
        self._has_to_stop = False

    def see(self, fact: Fact) -> None:
        """A new round asks for a stop; any stop, or continuing, settles it."""
        if isinstance(fact, self._opens_round):
            self._has_to_stop = True
        elif isinstance(fact, WindowStopped):
            self._has_to_stop = False

    def ideas(self, dice: Dice) -> Iterable[Idea]:
        """Stop at the next window."""
        if self._has_to_stop:
            yield Idea(StopBefore.name, {})


class DirectorsChair:
    """A season's director. Its orders depend only on the facts so far and their number.

    So a season rebuilt from its journal is directed in the same way. After each entry the director
    is asked for orders until none of its ideas can be accepted; refused ideas leave no trace. If it
    raises an error, it orders nothing, and the fault is recorded.
    """

    def __init__(self, format: Format, name: str, luck: str, season: str = "") -> None:
        self.name = name
        self._faults = Faults(season)
        self._director = make_director(format, name)
        self._key = derived_key(luck, "director", name)
        self._told = 0
        self._asked = -1

    def reseed(self, luck: str) -> None:
        """Let the director choose from now on with this luck key."""
        self._key = derived_key(luck, "director", self.name)

    def see(self, told: Iterable[Told[Fact]]) -> None:
        """Show the director these facts."""
        for told_fact in told:
            self._told += 1
            try:
                self._director.see(told_fact.fact)
            except Exception as problem:
                self._faults.record(self.name, "see", problem)

    def next_order(self, check: Callable[[Order], None]) -> Order | None:
        """The order to give now; None if it was already asked, or has no idea that is accepted.

        `check` raises Refused for an order that the season does not accept.
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
    """The director's chair of a season; None if the season has no director.

    A season that is not stored (`season` is empty) has nobody to ask a model, and so no such stops.
    """
    if not isinstance(settings.director, str) or (is_model(settings.director) and not season):
        return None
    return DirectorsChair(format, settings.director, luck, season)
