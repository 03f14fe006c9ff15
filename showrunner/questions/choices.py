"""Fields in which one picks among options: a choice, a subset, a ranking."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, permutations

from showrunner.errors import Problem, suggest
from showrunner.kernel import Dice
from showrunner.questions.field import Field, Option, Plain, Schema, Seal, listed, shown


class Choice(Field, frozen=True, kw_only=True, tag="choice"):
    """One of the options; with `may_pass`, or none of them (null)."""

    options: tuple[Option, ...]
    may_pass: bool = False

    def read(self, path: str, value: object, seal: Seal, problems: list[Problem]) -> Plain:
        """See Field."""
        if value is None and self.may_pass:
            return None
        for option in self.options:
            if option.value == value:
                return value
        problems.append(Problem(path, f"{shown(value)} may not be chosen", f"give {self.words()}"))
        return None

    def schema(self) -> Schema:
        """See Field."""
        values: list[str | None] = [option.value for option in self.options]
        if not self.may_pass:
            return {"type": "string", "enum": values, "description": self.describe()}
        if not values:
            return {"type": "null", "description": self.describe()}
        return {"type": ["string", "null"], "enum": [*values, None], "description": self.describe()}

    def words(self) -> str:
        """See Field."""
        if not self.options and self.may_pass:
            return "null (there is no option)"
        return f"one of {listed(self.options)}" + (", or null for none" if self.may_pass else "")

    def legal(self) -> Iterator[Plain]:
        """See Field."""
        if self.may_pass:
            yield None
        for option in self.options:
            yield option.value

    def only(self) -> bool:
        """See Field."""
        return len(self.options) + self.may_pass == 1

    def random(self, dice: Dice) -> Plain:
        """See Field."""
        drawn = dice.below(len(self.options) + self.may_pass)
        return self.options[drawn].value if drawn < len(self.options) else None


class Subset(Field, frozen=True, kw_only=True, tag="subset"):
    """Any of the options, at least `least` and at most `most` (None: all) of them, in no order.

    With `may_pass`, or null, which is something else than none of them.
    """

    options: tuple[Option, ...]
    least: int = 0
    most: int | None = None
    may_pass: bool = False

    ordered = False

    @property
    def limit(self) -> int:
        """How many may be chosen at most."""
        return len(self.options) if self.most is None else min(self.most, len(self.options))

    def read(self, path: str, value: object, seal: Seal, problems: list[Problem]) -> Plain:
        """See Field."""
        if value is None and self.may_pass:
            return None
        if not isinstance(value, list | tuple):
            problems.append(Problem(path, f"{shown(value)} is no list", f"give {self.words()}"))
            return ()
        known = [option.value for option in self.options]
        before = len(problems)
        for at, item in enumerate(value[: len(known) + 1]):  # what follows could only repeat
            if item not in known:
                right = suggest(item, known) if isinstance(item, str) else f"give {self.words()}"
                problems.append(Problem(f"{path}[{at}]", f"{shown(item)} may not be chosen", right))
            elif value.index(item) < at:
                problems.append(
                    Problem(f"{path}[{at}]", f"{shown(item)} is named twice", "name each once")
                )
        if not self.least <= len(value) <= self.limit:
            problems.append(Problem(path, f"{len(value)} are named", f"give {self.words()}"))
        if len(problems) > before:
            return ()
        return tuple(value) if self.ordered else tuple(item for item in known if item in value)

    def nearest(self, wish: object, default: Plain) -> Plain:
        """See Field. Of a list this keeps what is offered, each item once, up to the limit."""
        if isinstance(wish, list | tuple):
            known = [option.value for option in self.options]
            named = [item for at, item in enumerate(wish) if wish.index(item) == at]
            wish = [item for item in named if item in known][: self.limit]
        return super().nearest(wish, default)

    def schema(self) -> Schema:
        """See Field."""
        item: Schema = {"type": "string"}
        if self.options:
            item["enum"] = [option.value for option in self.options]
        kind: Schema = {"type": ["array", "null"] if self.may_pass else "array"}
        return {**kind, "items": item, "description": self.describe()}

    def limits(self) -> Schema:
        """See Field."""
        return {"minItems": self.least, "maxItems": self.limit, "uniqueItems": True}

    def words(self) -> str:
        """See Field."""
        or_null = ", or null" if self.may_pass else ""
        if not self.limit:
            return f"an empty list{or_null}"
        number = f"{self.least}" if self.least == self.limit else f"{self.least} to {self.limit}"
        return f"a list of {number} of {listed(self.options)}, each at most once{or_null}"

    def legal(self) -> Iterator[Plain]:
        """See Field."""
        if self.may_pass:
            yield None
        values = [option.value for option in self.options]
        for size in range(self.least, self.limit + 1):
            yield from (permutations if self.ordered else combinations)(values, size)

    def only(self) -> bool:
        """See Field."""
        whole = self.least == len(self.options)
        if self.may_pass:
            return False
        return not self.limit or (whole and not (self.ordered and self.limit > 1))

    def random(self, dice: Dice) -> Plain:
        """See Field."""
        if self.may_pass and dice.chance(1, 4):
            return None
        size = self.least + dice.below(self.limit - self.least + 1)
        drawn = dice.shuffle([option.value for option in self.options])[:size]
        if self.ordered:
            return tuple(drawn)
        return tuple(option.value for option in self.options if option.value in drawn)


class Ranking(Subset, frozen=True, kw_only=True, tag="ranking"):
    """Some of the options in order, the first place first."""

    ordered = True

    def words(self) -> str:
        """See Field."""
        return super().words() + (", the first place first" if self.limit > 1 else "")
