"""One stop of a season that a model directs: what the model is told, and what it does.

It sees what producers see, and chooses an order or none. Every order is checked and previewed
first, and the model decides whether to give it after it has seen the preview. The order goes into
the season's inbox like anybody's, in the director's name. Everything is written down with the
model's reason.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

import msgspec
import structlog
from msgspec.structs import replace

from showrunner.errors import FutureFailed, PlayerAway, Refused, ShowrunnerError
from showrunner.files.order_check import CASTAWAY_TERMS, find_order_problem
from showrunner.files.order_schemas import order_schemas
from showrunner.formats.fact import Fact
from showrunner.formats.facts import WindowStopped
from showrunner.formats.format import Format, load_format
from showrunner.formats.lines import writing_problem
from showrunner.formats.orders import GoOn, StopBefore
from showrunner.formats.settings import SeasonSettings
from showrunner.futures.twist import Twist, twist_in_words
from showrunner.kernel import PRODUCER, Entry, Order, Told
from showrunner.players.casting import is_model
from showrunner.players.llm import producer
from showrunner.players.llm.model_lines import ModelLine, ModelLines
from showrunner.players.llm.profile import PREFIX
from showrunner.running.order_forms import OrderForm
from showrunner.running.preview import preview, told_in_words
from showrunner.store import Store
from showrunner.store.director_log import Move, State, has_decided, send_order, spending
from showrunner.store.inbox import REFUSED, TAKEN, write_input
from showrunner.store.seasons import PAUSED, RUNNING
from showrunner.story.tonight import tonight

log = structlog.get_logger()

MAX_STORY_LINES: Final = 150
MAX_EARLIER_MOVES: Final = 12
MAX_TEXT: Final = 1000
"""Characters of a reason."""
VERDICT_SECONDS: Final = 0.05
"""How often the verdict on an order is looked up."""
_NOT_CHOSEN: Final = frozenset({StopBefore.name, GoOn.name})
"""Orders that the desk gives itself."""

Wake = Callable[[str], None]
"""Tells the driver that a season has a new input."""
Weigh = Callable[[str, Order], Awaitable[Twist]]
"""Plays futures of a season without an order and with it."""


@dataclass
class Stop:
    """A stop of a season that its director asked for, with entry `number`, and all before it."""

    season: str
    director: str
    number: int
    settings: SeasonSettings
    luck: str
    entries: list[Entry]
    story: list[Told[Fact]]
    format: Format = field(init=False)

    def __post_init__(self) -> None:
        """Load the season's format."""
        self.format = load_format(self.settings.format)


async def find_stop(store: Store, season: str) -> Stop | None:
    """The stop at which a season stands still for its model; None if it does not."""
    row = await store.seasons.find(season)
    settings = await store.seasons.settings(season)
    director = settings.director
    if row.status not in (RUNNING, PAUSED) or not isinstance(director, str):
        return None
    if not is_model(director):
        return None
    stored = await store.past.entries(season)
    stops = [
        one.number
        for one in stored
        if isinstance(one.entry, Order)
        if one.entry.name == StopBefore.name
    ]
    asked = next((one for one in stored if stops and one.number == stops[-1]), None)
    if asked is None or not isinstance(asked.entry, Order) or asked.entry.by != director:
        return None
    story = await store.past.facts(season)
    stopped = [one.fact for one in story if isinstance(one.fact, WindowStopped)]
    if not stopped or stopped[-1].before != "here":
        return None
    entries = [one.entry for one in stored if one.entry is not None]
    return Stop(season, director, asked.number, settings, row.luck, entries, story)


async def verdict(store: Store, season: str, number: int, wake: Wake) -> str:
    """Why the season refused this input; empty if it took it. Raises Refused if nobody drives."""
    wake(season)
    while True:
        ruling = await store.inbox.verdict(season, number)
        if ruling.state == TAKEN:
            return ""
        if ruling.state == REFUSED:
            return ruling.reason or "the season refused it"
        if (await store.seasons.find(season)).status not in (RUNNING, PAUSED):
            raise Refused("the season is not driven now")
        await asyncio.sleep(VERDICT_SECONDS)


class Decision:
    """What the model is told, and does, at one stop."""

    def __init__(
        self,
        store: Store,
        lines: ModelLines,
        stop: Stop,
        wake: Wake,
        weigh: Weigh,
    ) -> None:
        self._store = store
        self._lines = lines
        self._stop = stop
        self._wake = wake
        self._weigh = weigh
        self._sheet = stop.format.sheet_of(stop.story, PRODUCER)
        self._orders = {
            card["name"]: card
            for card in order_schemas(stop.format)
            if not card["after_end"] and card["name"] not in _NOT_CHOSEN
        }
        self._moves: list[Move] = []
        self._said: list[str] = []
        """What was said at this stop so far: proposals, refusals, previews."""
        self._draft = self._blank()
        """What the model is deciding now, with the calls that it has made for it."""

    async def decide(self) -> None:
        """Propose orders until the model wants no more, or may not propose more."""
        self._moves = await self._store.directing.moves(self._stop.season)
        for sent in [move for move in self._moves if move.state == "giving"]:
            await self._settle(sent)  # a process that is gone had sent it
        try:
            while not has_decided(self._here()):
                await self._propose()
        except _TakenOver:
            return
        except PlayerAway as problem:
            await self._note("away", str(problem))
        except _BudgetSpent as spent:
            await self._note("spent", str(spent))
        except ShowrunnerError:
            raise
        except Exception as fault:  # the season must not stand still because of it
            log.exception("a director's stop failed", season=self._stop.season)
            await self._note("away", f"a fault of this server: {type(fault).__name__}")

    def _here(self) -> list[Move]:
        return [move for move in self._moves if move.stop == self._stop.number]

    async def _propose(self) -> None:
        """Let the model propose one order, or say that it wants none."""
        schema = producer.choice_schema(list(self._orders))
        task = f"Choose the next order, or `{producer.NOTHING}`, and say why."
        choice = await self._ask(schema, task)
        reason = _text(choice.get("reason"))
        order = str(choice.get("order"))
        if order == producer.NOTHING or order not in self._orders:
            why = reason or "it gave no answer that could be read"
            return await self._note("nothing", why)
        if not reason:
            self._said.append("An order needs a reason: nothing was done.")
            return await self._note(
                "refused", "none was given", order, {}, "an order needs a reason"
            )
        form = OrderForm(self._orders[order]["terms"], self._names())
        answer = await self._ask(
            producer.terms_schema(form.schema, form.definitions),
            f"Fill in the terms of the order `{order}`. Give null for what you leave out.",
        )
        terms = form.terms(answer.get("terms"))
        shown = await self._previewed(order, terms)
        told = f"You proposed `{order}` with {_json(terms)}."
        if isinstance(shown, Refused):
            self._said.append(f"{told} It is not possible: {shown}")
            return await self._note("refused", reason, order, terms, str(shown))
        self._said.append(f"{told} A preview: {shown}")
        verdict = await self._ask(
            producer.decision_schema(producer.GIVE, producer.LEAVE, producer.FUTURES),
            f"Decide whether to give this order. With `{producer.FUTURES}` you first see how far "
            "it would move everybody's chances.",
        )
        if verdict.get("decide") == producer.FUTURES:
            moved = await self._moved(order, terms)
            self._said.append(moved)
            shown = f"{shown} {moved}"
            verdict = await self._ask(
                producer.decision_schema(producer.GIVE, producer.LEAVE),
                "Decide whether to give this order.",
            )
        reason = _text(verdict.get("reason")) or reason
        if verdict.get("decide") != producer.GIVE:
            self._said.append("You left it.")
            return await self._note("dropped", reason, order, terms, shown)
        decided = self._decided(order, terms, reason, shown)
        move = self._noted(await self._store.directing.decide(self._stop.season, decided))
        if move.state == "held":
            self._said.append("It waits for approval.")
        elif move.state == "giving":
            await self._settle(move)
            entered = await self._store.past.entries(self._stop.season)
            self._stop.entries = [one.entry for one in entered if one.entry is not None]

    async def _settle(self, move: Move) -> None:
        """Write down what the season says of an order that was sent to it."""
        season = self._stop.season
        number = await write_input(
            self._store.database, lambda connection: send_order(connection, season, move)
        )
        why = await verdict(self._store, season, number, self._wake)
        self._said.append(f"The season refused it: {why}" if why else "The season took it.")
        self._moves = await self._store.directing.settle(season)

    async def _previewed(self, order: str, terms: dict[str, Any]) -> str | Refused:
        """What the order would do, in words; or why it cannot be given."""
        stop = self._stop
        if (wrong := _wrong_text(terms)) is not None:
            return Refused(wrong)
        cast = [person.id for person in stop.settings.cast]
        when = terms.get("when")
        bare = {name: value for name, value in terms.items() if name != "when"}
        problem = find_order_problem(order, bare, when, stop.format, cast)
        if problem is not None:
            return Refused(f"{problem.wrong}; {problem.right}")
        given = Order(order, terms, stop.director)
        try:
            seen = await asyncio.to_thread(preview, stop.settings, stop.luck, stop.entries, given)
        except Refused as refusal:
            return refusal
        later = f" Later: {' '.join(seen.later)}" if seen.later else ""
        fell = f" It would come to nothing: {seen.fell_through}." if seen.fell_through else ""
        return f"{' '.join(seen.now)}{later}{fell}"[: 2 * MAX_TEXT]

    async def _moved(self, order: str, terms: dict[str, Any]) -> str:
        """How far the order would move everybody's chances, in words."""
        stop = self._stop
        try:
            twist = await self._weigh(stop.season, Order(order, terms, stop.director))
        except (FutureFailed, Refused) as problem:
            return f"Its futures are not known: {problem}."
        return twist_in_words(twist, self._sheet.names)

    async def _ask(self, schema: Mapping[str, Any], task: str) -> dict[str, Any]:
        """Ask the model. Raises PlayerAway, and _BudgetSpent before a call that is too much."""
        season = self._stop.season
        directing = await self._store.directing.directing(season)
        if directing.mode == "person":
            raise _TakenOver("a person has taken over")
        line: ModelLine = self._lines.line(self._stop.director.removeprefix(PREFIX))
        templates = self._lines.templates.now
        used = spending([*self._moves, self._draft])
        calls_left = directing.calls - used.calls
        prompt = producer.prompt_for(
            templates,
            schema,
            self._stop.settings.title,
            directing.brief,
            **self._turn(task, calls_left),
        )
        if calls_left < 1:
            raise _BudgetSpent(f"it has made its {directing.calls} calls")
        if used.cost + producer.highest_cost(line, prompt) > directing.cost:
            raise _BudgetSpent(f"another call could cost more than ${directing.cost / 1e6:g}")
        reply = await producer.ask(line, prompt, templates)
        draft = self._draft
        self._draft = await self._store.directing.put(
            season, replace(draft, calls=draft.calls + 1, cost=draft.cost + reply.cost)
        )
        return reply.value

    def _turn(self, task: str, calls_left: int) -> dict[str, Any]:
        stop = self._stop
        earlier = [move for move in self._moves if move.stop != stop.number]
        since = max((move.stop for move in earlier), default=-1)
        facts = [one.fact for one in stop.story]
        first = next((n for n, one in enumerate(stop.story) if (one.entry or 0) > since), 0)
        lines = told_in_words(stop.format, facts[:first], facts[first:])
        danger = tonight(stop.format, stop.story)
        return {
            "about": stop.format.about,
            "since_last": bool(earlier),
            "story": lines[-MAX_STORY_LINES:],
            "round": self._sheet.round,
            "standings": list(map(self._standing, self._present())),
            "schedule": [
                f"{number}: {order.name}, when {_json(order.when)}"
                for number, order in self._sheet.schedule.items()
            ],
            "parameters": ", ".join(
                f"{name} = {_json(value)}"
                for name, value in msgspec.structs.asdict(self._sheet.parameters).items()
            ),
            "tonight": ", ".join(f"{aim.seat}: {aim.target}" for aim in danger.aims),
            "earlier": earlier[-MAX_EARLIER_MOVES:],
            "orders": list(self._orders.values()),
            "so_far": self._said,
            "task": task,
            "calls_left": calls_left,
        }

    def _present(self) -> list[str]:
        standings = self._sheet.standings
        return [seat for seat, standing in standings.items() if not standing.out]

    def _standing(self, seat: str) -> str:
        """What producers see of a castaway: team, role, immunity, numbers, cards, in one line."""
        standing = self._sheet.standings[seat]
        parts = [standing.team, standing.role, "immune" if standing.immune else ""]
        parts += [f"{name.replace('_', ' ')} {count}" for name, count in standing.figures.items()]
        parts.append(f"holds {', '.join(standing.cards)}" if standing.cards else "")
        return f"{seat} ({self._sheet.names[seat]}): {'; '.join(filter(None, parts))}"

    def _names(self) -> dict[str, list[str]]:
        """What can be named in terms, by the name of the term."""
        return {
            **{term: list(self._sheet.names) for term in CASTAWAY_TERMS},
            "phase": [*self._stop.format.season.windows],
            "parameter": [*self._stop.format.parameters.declared()],
        }

    async def _note(
        self,
        state: State,
        reason: str,
        order: str = "",
        terms: dict[str, Any] | None = None,
        detail: str = "",
    ) -> None:
        move = replace(self._decided(order, terms or {}, reason, detail), state=state)
        self._noted(await self._store.directing.put(self._stop.season, move))

    def _decided(self, order: str, terms: dict[str, Any], reason: str, detail: str) -> Move:
        return replace(self._draft, order=order, terms=terms, reason=reason, detail=detail)

    def _noted(self, move: Move) -> Move:
        """Take a move that was written down; the next is a new one."""
        self._moves = [other for other in self._moves if other.number != move.number]
        self._moves.append(move)
        self._draft = self._blank()
        return move

    def _blank(self) -> Move:
        return Move(
            stop=self._stop.number,
            round=self._sheet.round,
            director=self._stop.director,
            reason="",
            state="thinking",
        )


class _TakenOver(ShowrunnerError):
    """A person has taken over while the model was deciding."""


class _BudgetSpent(ShowrunnerError):
    """The director's budget does not allow another call."""


def _text(value: Any) -> str:
    """A model's words as one short text without characters that cannot be shown."""
    text = value.strip()[:MAX_TEXT] if isinstance(value, str) else ""
    return text if writing_problem(text) is None else ""


def _wrong_text(terms: Any) -> str | None:
    """What is wrong with a text in these terms, or None."""
    parts = terms.values() if isinstance(terms, dict) else terms if isinstance(terms, list) else ()
    if isinstance(terms, str):
        problem = writing_problem(terms)
        return None if problem is None else ": ".join(problem)
    return next(filter(None, map(_wrong_text, parts)), None)


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()
