"""The board: opens asks, collects their answers, and withdraws asks that no longer apply."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from showrunner.errors import StaleAsk
from showrunner.kernel.asks import Ask, AskState, Build, Group, QuestionProtocol
from showrunner.kernel.loop import Loop

ANSWERED = "it is answered"
"""Why a decision cannot be answered: it has been, or its answer is held by producers."""


class Board:
    """The open asks of one season. Each group of asks belongs to a branch of the loop."""

    def __init__(self, loop: Loop) -> None:
        self.asks: dict[str, Ask[Any]] = {}
        """The asks that are still open, in the order in which they opened."""
        self._loop = loop
        loop.on_cut = self._withdraw
        self._groups: dict[str, Group[Any]] = {}
        self._why_closed: dict[str, str] = {}
        self._asks_per_seat: dict[tuple[str, bool], int] = {}
        self._opened: list[Ask[Any]] = []
        self._withdrawn: list[Ask[Any]] = []

    def find(self, ask_id: str) -> Ask[Any]:
        """The open ask with this id. Raises StaleAsk, which says why it is not open."""
        try:
            return self.asks[ask_id]
        except KeyError:
            raise StaleAsk(
                ask_id, self._why_closed.get(ask_id, "there was never such a decision")
            ) from None

    def changes(self) -> tuple[tuple[Ask[Any], ...], tuple[Ask[Any], ...]]:
        """The asks opened and the asks withdrawn since the last call.

        An opened ask gets its `nth` here. One that was opened and closed since the last call is in
        neither list: nobody ever saw it.
        """
        opened = [ask for ask in self._opened if ask.id in self.asks]
        for ask in opened:
            key = ask.seat, ask.quarantined
            self._asks_per_seat[key] = ask.nth = self._asks_per_seat.get(key, 0) + 1
        self._opened = []
        if not self._withdrawn:
            return tuple(opened), ()
        withdrawn = [ask for ask in self._withdrawn if ask.nth]
        self._withdrawn = []
        return tuple(opened), tuple(withdrawn)

    def sealed(self, seat: str) -> dict[str, Any]:
        """A seat's answers in groups that others have not completed yet, by kind of question."""
        return {
            ask.question.kind: ask.accepted
            for group in self._groups.values()
            for ask in group.asks.values()
            if ask.seat == seat and ask.state is AskState.ANSWERED
        }

    # -- opening asks ------------------------------------------------------------------------------

    def open_group(
        self, builds: Mapping[str, Build[Any]], revisable: bool, quarantined: bool
    ) -> Group[Any]:
        """Open an ask for each of these seats, on behalf of the branch that runs now."""
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
        self, group: Group[Any], seat: str, question: QuestionProtocol[Any], quarantined: bool
    ) -> None:
        reissues = group.reissues.get(seat, 0)
        suffix = f"~{reissues + 1}" if reissues else ""
        ask = Ask(f"{group.id}:{seat}{suffix}", seat, question, quarantined, group)
        group.asks[seat] = ask
        self.asks[ask.id] = ask
        self._opened.append(ask)

    def replace(self, ask: Ask[Any], question: QuestionProtocol[Any], why: str) -> None:
        """Withdraw an ask and its answer, if any, and open a new ask with this question."""
        self._drop(ask, why)
        ask.group.reissues[ask.seat] = ask.group.reissues.get(ask.seat, 0) + 1
        self._put(ask.group, ask.seat, question, ask.quarantined)

    def reissue(self) -> None:
        """Build every open question again, and replace the asks whose question has changed."""
        for group in list(self._groups.values()):
            self._loop.current = group.branch
            for seat, ask in list(group.asks.items()):
                question = group.builds[seat]()
                if question is None:
                    self._drop(ask, "an order left nothing to decide")
                elif question != ask.question:
                    self.replace(
                        ask, question, "an order changed its terms, and it was asked again"
                    )
            self._close_if_complete(group)

    # -- closing asks ------------------------------------------------------------------------------

    def settle(self, ask: Ask[Any]) -> None:
        """Let an ask's answer count, and close its group if that was the last answer."""
        ask.state = AskState.ANSWERED
        if not ask.group.revisable:
            del self.asks[ask.id]
            self._why_closed[ask.id] = ANSWERED
        self._close_if_complete(ask.group)

    def _close_if_complete(self, group: Group[Any]) -> None:
        if not group.complete or self._groups.pop(group.id, None) is None:
            return
        for ask in group.asks.values():
            self.asks.pop(ask.id, None)
            self._why_closed[ask.id] = ANSWERED
        if group.branch.waits_for is group:
            self._loop.resume(group.branch)

    def _withdraw(self, group: Group[Any]) -> None:
        """Withdraw a whole group, because the scene that opened it was cut."""
        if self._groups.pop(group.id, None) is not None:
            for ask in list(group.asks.values()):
                self._drop(ask, "its scene was cut")

    def _drop(self, ask: Ask[Any], why: str) -> None:
        """Withdraw an ask and its answer, if any."""
        del ask.group.asks[ask.seat]
        self.asks.pop(ask.id, None)
        self._why_closed[ask.id] = why
        self._withdrawn.append(ask)
