"""Fields that choose from options: a choice, a subset, a ranking."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, permutations

from typing_extensions import override

from showrunner.errors import Problem, suggest
from showrunner.kernel import Dice
from showrunner.questions.field import Field, Option, Plain, Schema, Seal, labelled, listed, shown


class Choice(Field, frozen=True, kw_only=True, tag="choice"):
    """One of the options. With `may_pass`, null (none of them) is legal, too."""

    options: tuple[Option, ...]
    may_pass: bool = False

    @override
    def read(self, path: str, value: object, seal: Seal, problems: list[Problem]) -> Plain:
        if value is None and self.may_pass:
            return None
        for option in self.options:
            if option.value == value:
                return value
        problems.append(Problem(path, f"{shown(value)} may not be chosen", f"give {self.words()}"))
        return None

    @override
    def schema(self) -> Schema:
        values: list[str | None] = [option.value for option in self.options]
        if not self.may_pass:
            return {"type": "string", "enum": values, "description": self.describe()}
        if not values:
            return {"type": "null", "description": self.describe()}
        return {"type": ["string", "null"], "enum": [*values, None], "description": self.describe()}

    @override
    def words(self) -> str:
        if not self.options and self.may_pass:
            return "null (there is no option)"
        return f"one of {listed(self.options)}" + (", or null for none" if self.may_pass else "")

    @override
    def in_words(self, value: Plain) -> str:
        return "nothing" if value is None else labelled(self.options, value)

    @override
    def legal(self) -> Iterator[Plain]:
        if self.may_pass:
            yield None
        for option in self.options:
            yield option.value

    @override
    def has_one_value(self) -> bool:
        return len(self.options) + self.may_pass == 1

    @override
    def random(self, dice: Dice) -> Plain:
        drawn = dice.below(len(self.options) + self.may_pass)
        return self.options[drawn].value if drawn < len(self.options) else None


class Subset(Field, frozen=True, kw_only=True, tag="subset"):
    """From `least` to `most` (None: all) of the options, in no particular order.

    With `may_pass`, null is legal, too; it does not mean the same as an empty list.
    """

    options: tuple[Option, ...]
    least: int = 0
    most: int | None = None
    may_pass: bool = False

    ordered = False

    @property
    def limit(self) -> int:
        """How many options may be chosen at most."""
        return len(self.options) if self.most is None else min(self.most, len(self.options))

    @override
    def read(self, path: str, value: object, seal: Seal, problems: list[Problem]) -> Plain:
        if value is None and self.may_pass:
            return None
        if not isinstance(value, list | tuple):
            problems.append(Problem(path, f"{shown(value)} is not a list", f"give {self.words()}"))
            return ()
        known = [option.value for option in self.options]
        problems_before = len(problems)
        for at, item in enumerate(value[: len(known) + 1]):  # any further item must be a duplicate
            if item not in known:
                right = suggest(item, known) if isinstance(item, str) else f"give {self.words()}"
                problems.append(Problem(f"{path}[{at}]", f"{shown(item)} may not be chosen", right))
            elif value.index(item) < at:
                problems.append(
                    Problem(f"{path}[{at}]", f"{shown(item)} is named twice", "name each once")
                )
        if not self.least <= len(value) <= self.limit:
            problems.append(Problem(path, f"{len(value)} are named", f"give {self.words()}"))
        if len(problems) > problems_before:
            return ()
        return tuple(value) if self.ordered else tuple(item for item in known if item in value)

    @override
    def nearest(self, wish: object, default: Plain) -> Plain:
        """Keep the items of a list that are options, each once, up to the limit."""
        if isinstance(wish, list | tuple):
            known = [option.value for option in self.options]
            distinct = [item for at, item in enumerate(wish) if wish.index(item) == at]
            wish = [item for item in distinct if item in known][: self.limit]
        return super().nearest(wish, default)

    @override
    def schema(self) -> Schema:
        item: Schema = {"type": "string"}
        if self.options:
            item["enum"] = [option.value for option in self.options]
        array: Schema = {"type": ["array", "null"] if self.may_pass else "array"}
        return {**array, "items": item, "description": self.describe()}

    @override
    def limits(self) -> Schema:
        return {"minItems": self.least, "maxItems": self.limit, "uniqueItems": True}

    @override
    def words(self) -> str:
        or_null = ", or null" if self.may_pass else ""
        if not self.limit:
            return f"an empty list{or_null}"
        number = f"{self.least}" if self.least == self.limit else f"{self.least} to {self.limit}"
        return f"a list of {number} of {listed(self.options)}, each at most once{or_null}"

    @override
    def in_words(self, value: Plain) -> str:
        return " and ".join(labelled(self.options, item) for item in value or ()) or "nothing"

    @override
    def legal(self) -> Iterator[Plain]:
        if self.may_pass:
            yield None
        values = [option.value for option in self.options]
        for size in range(self.least, self.limit + 1):
            yield from (permutations if self.ordered else combinations)(values, size)

    @override
    def has_one_value(self) -> bool:
        if self.may_pass:
            return False
        takes_all = self.least == len(self.options)
        return not self.limit or (takes_all and not (self.ordered and self.limit > 1))

    @override
    def random(self, dice: Dice) -> Plain:
        if self.may_pass and dice.chance(1, 4):
            return None
        size = self.least + dice.below(self.limit - self.least + 1)
        drawn = dice.shuffle([option.value for option in self.options])[:size]
        if self.ordered:
            return tuple(drawn)
        return tuple(option.value for option in self.options if option.value in drawn)


class Ranking(Subset, frozen=True, kw_only=True, tag="ranking"):
    """Some of the options, ordered from the first place to the last."""

    ordered = True

    @override
    def words(self) -> str:
        return super().words() + (", in order, first to last" if self.limit > 1 else "")
