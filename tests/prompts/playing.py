"""Seasons of bots in which every kind of question comes up, each with what is told before it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, NamedTuple

import msgspec

from showrunner.files.season_files import load_season, settings
from showrunner.formats.settings import Scheduled, SeasonSettings
from showrunner.kernel import Ask, EntryResult, Memo
from showrunner.running.rehearsal import Rehearsal
from tests.prompts.seats import Asked, Seats

Watch = Callable[[Asked, int], None]
"""Told of each prompt, with the round in which it comes."""


class Played(NamedTuple):
    """One season: a season file with other parameters, what producers do, its seed and size."""

    file: str
    parameters: Mapping[str, Any] = {}
    orders: tuple[Scheduled, ...] = ()
    seed: str = "prompts"
    size: int | None = None

    @property
    def settings(self) -> SeasonSettings:
        """Its settings."""
        plain = settings(load_season(self.file), self.size, parameters=self.parameters)
        return msgspec.structs.replace(plain, schedule=(*plain.schedule, *self.orders))

    def prompts(self) -> Iterator[tuple[Asked, int]]:
        """Every prompt of it with its round, as if models had played as its bots do."""
        chosen = self.settings
        steps: list[EntryResult] = []
        game = Rehearsal(chosen, self.seed, watch=steps.append)
        seats = Seats(game.format, chosen)
        asked: set[tuple[str, int]] = set()
        game.start()
        while not game.kernel.over:
            for step in steps:
                seats.see(step)
            steps.clear()
            sheet: Any = game.kernel.rules.sheet  # type: ignore[attr-defined]
            due = [seat for seat in seats.diaries_due() if (seat, sheet.round) not in asked]
            if due:
                asked.add((due[0], sheet.round))
                yield seats.diary(due[0]), sheet.round
                if game.settings.format != "survivor":  # whose bots write their own
                    game.enter(Memo(due[0], "diary", diary(sheet, due[0]), salt="diary"))
                continue
            entry = game.next_order() or game.next_memo()
            if entry is not None:
                game.enter(entry)
                continue
            ask: Ask[Any] | None = game.next_ask()
            if ask is None:
                raise AssertionError("the season waits for producers")
            if ask.question.only_answer() is None:
                yield seats.prompt(ask), sheet.round
            game.answer(ask)


def diary(sheet: Any, seat: str) -> str:
    """Some sentences of a diary; another pair of names each round."""
    others = [sheet.names[one] for one in sheet.names if one != seat]
    first, second = (others[(sheet.round * step) % len(others)] for step in (3, 5))
    return (
        f"{first} looked away when it was read out, and I have not asked why. I promised {second} "
        f"to stand where they stand tomorrow, and mean it until somebody offers more. If it "
        f"comes to a choice, {first} goes before {second} does."
    )


def order(name: str, when: Mapping[str, Any], **terms: Any) -> Scheduled:
    """An order of the schedule."""
    return Scheduled(order=name, when=dict(when), terms=terms)
