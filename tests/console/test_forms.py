"""Every kind of question of every game is answered by keyboard alone, in a browser."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import count
from typing import Any

import pytest
from playwright.async_api import Browser, Page, Route

from showrunner.formats.format import format_names, load_format
from showrunner.formats.talk.acts import Acts
from showrunner.kernel import Dice, sealer
from showrunner.questions import Form, Notated, Subset
from showrunner.running.journal import entry_of
from tests.api.serving import House
from tests.console.browsing import browsed, invitation, let_in
from tests.console.keyboard import Hands
from tests.golden.files import read_golden, stored_names
from tests.questions.forms import FIELDS
from tests.quick import chosen

SEAL = sealer("salt")
TOGETHER = 6
"""So many fields stand in one form where they come from no game."""


def forms_of(name: str) -> list[Form]:
    """A form of each kind of question of this game: of those stored, the one with most in it."""
    format = load_format(name)
    richest: dict[str, tuple[int, Form]] = {}
    for journal in map(read_golden, stored_names()):
        if journal.header.settings.format != name or not format.decisions.keys() - richest.keys():
            continue
        kernel = format.kernel(journal.header.settings, journal.header.luck)
        steps = [kernel.start(), *(kernel.apply(entry_of(kept)) for kept in journal.records)]
        for ask in [ask for step in steps for ask in step.opened]:
            form: Any = ask.question
            size = len(str(form.schema()))
            if form.only_answer() is None and size > richest.get(form.kind, (0, form))[0]:
                richest[form.kind] = size, form
    assert not format.decisions.keys() - richest.keys()
    return [form for _, form in richest.values()]


def forms_of_fields() -> list[Form]:
    """Forms of every shape that a field can have."""
    named = [(name.replace(" ", "_"), field) for name, field in FIELDS.items()]
    parts = [named[at : at + TOGETHER] for at in range(0, len(named), TOGETHER)]
    return [
        Form(kind="fields", text="What do you say?", fields=dict(part), default={})
        for part in parts
    ]


def answers(form: Form) -> Iterator[dict[str, Any]]:
    """What is to be filled in: an answer at random, a notation once as a form and once in lines.

    A message does one thing at least, or nothing would be filled in.
    """
    plain = form.random(Dice(b"console", (form.kind,)))
    for name, field in form.fields.items():
        if isinstance(field, Acts):
            plain[name] = some_act(form.kind, field)
        if isinstance(field, Subset) and field.may_pass and not field.options:
            plain[name] = None  # only named: there is nothing to fill in
    notated = {name: field for name, field in form.fields.items() if isinstance(field, Notated)}
    if not notated:
        yield plain
        return
    dice = Dice(b"console", (form.kind, "form"))
    yield {**plain, **{name: field.form.random(dice) for name, field in notated.items()}}
    yield {**plain, **{name: "\n".join(plain[name]["lines"]) for name in notated}}


def some_act(kind: str, field: Acts) -> Any:
    """One act, drawn for this kind of question."""
    drawn = (field.random(Dice(b"console", (kind, name))) for name in count())
    return next(filter(None, drawn))


class Asking:
    """Stands in for the server where it asks: one form after the other, each read as it reads."""

    def __init__(self, forms: list[tuple[Form, dict[str, Any]]]) -> None:
        self.forms = forms
        self.at = 0
        self.given: list[Any] = []

    async def route(self, route: Route) -> None:
        """Answers the page."""
        form, _ = self.forms[min(self.at, len(self.forms) - 1)]
        if route.request.method == "GET":
            await route.fulfill(json=self._open(form))
            return
        value = json.loads(route.request.post_data or "")["answer"]
        plain, problems = form.read(value, SEAL)
        if route.request.url.endswith("/check"):
            errors = [
                {"field": one.field, "wrong": one.wrong, "right": one.right} for one in problems
            ]
            checked = {"legal": not problems, "errors": errors, "doubts": [], "filled_in": {}}
            await route.fulfill(json=checked)
            return
        self.given.append(plain)
        self.at += 1
        await route.fulfill(json={"state": "taken", "key": "k", "entry": None, "warning": None})

    def _open(self, form: Form) -> dict[str, Any]:
        asked = {
            "ask": str(self.at + 1),
            "kind": form.kind,
            "interview": False,
            "answered": None,
            "due": {"kind": form.deadline, "seconds_left": None, "stands_still": False},
            "form": json.loads(json.dumps(form.form(), default=list)),
            "schema": {},
        }
        asks = [asked] if self.at < len(self.forms) else []
        return {"asks": asks, "facts_then": 0, "facts_since": 0, "over": False}


async def fill_in(page: Page, asking: Asking) -> None:
    """Fill every form in and see that each was given as it was meant."""
    for nth, (form, answer) in enumerate(asking.forms):
        await Hands(page, form, answer).fill_in(str(nth + 1))
        await page.wait_for_selector(f'[data-ask="{nth + 1}"]', state="detached")
        meant, problems = form.read(answer, SEAL)
        assert not problems, (form.kind, problems)
        assert asking.given[-1] == meant, form.kind


@pytest.mark.parametrize("of", chosen(["survivor", "fields"], [*format_names(), "fields"]))
def test_every_question_can_be_answered_by_keyboard_alone(sqlite: str, of: str) -> None:
    forms = forms_of_fields() if of == "fields" else forms_of(of)
    asking = Asking([(form, answer) for form in forms for answer in answers(form)])
    assert asking.forms

    async def work(house: House, browser: Browser) -> None:
        season = await house.season()
        page = await let_in(browser, house, await invitation(house, season, "ama"))
        await page.context.route("**/api/v1/seasons/*/asks**", asking.route)
        await page.context.route("**/api/v1/seasons/*/asks/**", asking.route)
        await page.goto(f"/play/{season}")
        await fill_in(page, asking)

    browsed(sqlite, work)
