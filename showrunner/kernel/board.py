"""The board: which decisions are put to whom, and what becomes of them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from showrunner.errors import StaleAsk
from showrunner.kernel.asks import Ask, AskState, Build, Group, Question
from showrunner.kernel.loop import Loop

ANSWERED = "it is answered"


class Board:
    """The open asks of one season, on behalf of the branches of its loop."""

    def __init__(self, loop: Loop) -> None:
        self.asks: dict[str, Ask[Any]] = {}
        """The asks that are not settled, in the order in which they opened."""
        self._loop = loop
        loop.on_cut = self._withdraw
        self._groups: dict[str, Group[Any]] = {}
        self._closed: dict[str, str] = {}
        self._counts: dict[tuple[str, bool], int] = {}
        self._opened: list[Ask[Any]] = []
        self._withdrawn: list[Ask[Any]] = []

    def find(self, ask_id: str) -> Ask[Any]:
        """An ask that is not settled. Raises StaleAsk with what has become of it."""
        try:
            return self.asks[ask_id]
        except KeyError:
            raise StaleAsk(
                ask_id, self._closed.get(ask_id, "no such decision was ever put")
            ) from None

    def changes(self) -> tuple[tuple[Ask[Any], ...], tuple[Ask[Any], ...]]:
        """The asks put and withdrawn since the last look; those put get their seat's number now.

        What opened and closed in between was never put to anybody.
        """
        opened = [ask for ask in self._opened if ask.id in self.asks]
        for ask in opened:
            key = ask.seat, ask.quarantined
            self._counts[key] = ask.nth = self._counts.get(key, 0) + 1
        self._opened = []
        if not self._withdrawn:
            return tuple(opened), ()
        withdrawn = [ask for ask in self._withdrawn if ask.nth]
        self._withdrawn = []
        return tuple(opened), tuple(withdrawn)

    def sealed(self, seat: str) -> dict[str, Any]:
        """What a seat has decided while others still think, by the kind of question."""
        return {
            ask.question.kind: ask.accepted
            for group in self._groups.values()
            for ask in group.asks.values()
            if ask.seat == seat and ask.state is AskState.ANSWERED
        }

    # -- putting -----------------------------------------------------------------------------------

    def open_group(
        self, builds: Mapping[str, Build[Any]], revisable: bool, quarantined: bool
    ) -> Group[Any]:
        """Put these questions to their seats on behalf of the branch that runs now."""
        branch = self._loop.current
        branch.groups_opened += 1
        group: Group[Any] = Group(
            f"{branch.id}/{branch.groups_opened}", branch, dict(builds), revisable
        )
        for seat, build in builds.items():
            question = build()
            if question is not None:
                self._put(group, seat, question, quarantined or branch.quarantined)
        if group.asks:
            self._groups[group.id] = group
        return group

    def _put(
        self, group: Group[Any], seat: str, question: Question[Any], quarantined: bool
    ) -> None:
        times = group.reissues.get(seat, 0)
        again = f"~{times + 1}" if times else ""
        ask = Ask(f"{group.id}:{seat}{again}", seat, question, quarantined, group)
        group.asks[seat] = ask
        self.asks[ask.id] = ask
        self._opened.append(ask)

    def put_anew(self, ask: Ask[Any], question: Question[Any], why: str) -> None:
        """Withdraw an ask, with its answer if it has one, and put this question in its place."""
        self._drop(ask, why)
        ask.group.reissues[ask.seat] = ask.group.reissues.get(ask.seat, 0) + 1
        self._put(ask.group, ask.seat, question, ask.quarantined)

    def reissue(self) -> None:
        """Build every open question again; put anew those whose terms are no longer the same."""
        for group in list(self._groups.values()):
            self._loop.current = group.branch
            for seat, ask in list(group.asks.items()):
                question = group.builds[seat]()
                if question is None:
                    self._drop(ask, "an order left nothing to decide")
                elif question != ask.question:
                    self.put_anew(ask, question, "an order changed its terms and it was put anew")
            self._close_if_complete(group)

    # -- settling ----------------------------------------------------------------------------------

    def settle(self, ask: Ask[Any]) -> None:
        """An ask's answer counts; its group closes with the last one."""
        ask.state = AskState.ANSWERED
        if not ask.group.revisable:
            del self.asks[ask.id]
            self._closed[ask.id] = ANSWERED
        self._close_if_complete(ask.group)

    def _close_if_complete(self, group: Group[Any]) -> None:
        if not group.complete or self._groups.pop(group.id, None) is None:
            return
        for ask in group.asks.values():
            self.asks.pop(ask.id, None)
            self._closed[ask.id] = ANSWERED
        if group.branch.waits_for is group:
            self._loop.resume(group.branch)

    def _withdraw(self, group: Group[Any]) -> None:
        """Take a whole group back: the scene that put it was cut."""
        if self._groups.pop(group.id, None) is not None:
            for ask in list(group.asks.values()):
                self._drop(ask, "its scene was cut")

    def _drop(self, ask: Ask[Any], why: str) -> None:
        """Withdraw an ask, and its sealed answer with it."""
        del ask.group.asks[ask.seat]
        self.asks.pop(ask.id, None)
        self._closed[ask.id] = why
        self._withdrawn.append(ask)
