"""Fills in a form of the console by keyboard alone, so that it holds a given answer."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from playwright.async_api import Page

from showrunner.formats.talk.acts import Acts
from showrunner.questions import Choice, Field, Fields, Flag, Form, Notated, Number, Subset, Words

MOST_KEYS = 600
MOST_PASSES = 9

LOOK = """() => {
  const e = document.activeElement;
  const group = e.name ? [...document.querySelectorAll(`input[name="${CSS.escape(e.name)}"]`)] : [];
  const field = e.closest("[data-path]");
  const grips = [...(field?.querySelectorAll(".grip") ?? [])];
  const named = (grip) => grip.getAttribute("aria-label").split(", place ")[0];
  return {
    ask: e.closest("[data-ask]")?.dataset.ask ?? null,
    id: e.id, disabled: e.disabled ?? false, chips: field?.querySelectorAll(".chip").length ?? 0,
    tag: e.tagName, type: e.type ?? "", path: field?.dataset.path ?? null,
    label: e.getAttribute("aria-label") ?? "", text: e.innerText ?? "",
    checked: e.checked ?? false, value: e.value ?? "", place: group.indexOf(e),
    grip: grips.indexOf(e), ranked: grips.map(named),
  };
}"""


def _needs_order(field: Field) -> bool:
    """Whether what can be done in a field depends on what was done in it before."""
    if isinstance(field, Notated):
        return _needs_order(field.form)
    if isinstance(field, Fields):
        return any(map(_needs_order, field.fields.values()))
    return isinstance(field, Subset)


class Hands:
    """Ten fingers on one form."""

    def __init__(self, page: Page, form: Form, answer: Mapping[str, Any]) -> None:
        self.page = page
        self.form = form
        self.answer = answer
        self.again = any(map(_needs_order, form.fields.values()))
        self.keys = 0

    async def fill_in(self, ask: str) -> None:
        """Go through the form of this decision until it holds the answer, and send it."""
        await self._reach(ask)
        forward = True
        for _ in range(MOST_PASSES):
            changed = await self._pass(ask, forward=forward)
            forward = not forward
            if not forward and not (changed and self.again):  # it stands at the form's end
                await self.press("Enter")
                return
        raise AssertionError(f"the form does not hold {self.answer}")

    async def press(self, key: str) -> None:
        """One key."""
        self.keys += 1
        assert self.keys < MOST_KEYS, f"no end of keys: {self.answer}"
        await self.page.keyboard.press(key)

    async def _look(self) -> dict[str, Any]:
        return dict(await self.page.evaluate(LOOK))

    async def _reach(self, ask: str) -> None:
        await self.page.wait_for_selector(f'[data-ask="{ask}"]')
        while (await self._look())["ask"] != ask:
            await self.press("Tab")

    async def _pass(self, ask: str, *, forward: bool) -> bool:
        """From one end of the form to the other; whether anything was changed on the way."""
        changed = False
        at = await self._look()
        while True:
            if at["path"] is not None:
                changed |= await self._act(at)
            elif forward and at["type"] == "submit":
                return changed
            await self.press("Tab" if forward else "Shift+Tab")
            at = await self._look()
            if at["ask"] != ask:
                assert not forward, "there is no button that sends it"
                await self.press("Tab")
                return changed

    async def _act(self, at: dict[str, Any]) -> bool:
        field, wanted = self._wanted(at["path"])
        if at["tag"] == "INPUT" and at["type"] == "checkbox" and not isinstance(field, Flag):
            if at["place"] < 0:  # leaves the field out as a whole
                return await self._turn(at, wanted is None)
            assert isinstance(field, Subset)
            return await self._turn(at, field.options[at["place"]].value in (wanted or ()))
        if isinstance(field, Flag):
            return await self._turn(at, wanted is True)
        if isinstance(field, Notated):
            return await self._written(at, wanted)
        if isinstance(field, Choice):
            return await self._choose(at, field, wanted)
        if isinstance(field, Subset):
            return await self._rank(at, field, list(wanted or ()))
        if isinstance(field, Acts):
            return await self._act_out(at, field, wanted)
        if isinstance(field, Number) and at["tag"] == "INPUT":
            return await self._type(at, str(wanted))
        if isinstance(field, Words):
            return await self._type(at, "" if wanted is None else str(wanted))
        return False

    async def _turn(self, at: dict[str, Any], on: bool) -> bool:
        if at["checked"] == on:
            return False
        await self.press("Space")
        return True

    async def _type(self, at: dict[str, Any], words: str) -> bool:
        if at["value"] == words:
            return False
        await self.press("Control+a")
        await self.press("Delete")
        await self.page.keyboard.type(words)
        return True

    async def _choose(self, at: dict[str, Any], field: Choice, wanted: str | None) -> bool:
        values = [option.value for option in field.options]
        place = values.index(wanted) if wanted is not None else len(values)
        if at["tag"] == "SELECT":
            return await self._select(at, "" if wanted is None else f"={wanted}")
        if at["place"] == place and at["checked"]:
            return False
        if at["place"] == place:
            await self.press("Space")
            return True
        while (await self._look())["place"] != place:
            await self.press("ArrowDown")
        return True

    async def _select(self, at: dict[str, Any], value: str) -> bool:
        if at["value"] == value:
            return False
        await self.press("Home")
        while (await self._look())["value"] != value:
            await self.press("ArrowDown")
        return True

    async def _act_out(self, at: dict[str, Any], field: Acts, wanted: Sequence[Any]) -> bool:
        """Add the one act that is wanted, part by part, where it does not stand there yet."""
        if not wanted or at["chips"]:
            return False
        (act,) = wanted
        kind = next(one for one in field.kinds if one.kind == act["act"])
        opens, adds = at["text"] == "Add…", at["text"] == "Add it" and not at["disabled"]
        if opens or adds:
            await self.press("Enter")
            now = await self._look()
            assert now["text"] == "Add…" if adds else now["id"].endswith("-kind"), now
            return adds or await self._select(now, kind.kind)
        part = at["id"].rpartition("-")[2]
        if part == "what" and at["tag"] == "INPUT":
            return await self._type(at, act["what"])
        if part == "what":
            usual = "" if kind.numbers else kind.details[-1]
            return await self._select(at, "" if act["what"] == usual else act["what"])
        return part == "about" and await self._select(at, act["about"])

    async def _rank(self, at: dict[str, Any], field: Subset, wanted: Sequence[str]) -> bool:
        names = {option.label or option.value: option.value for option in field.options}
        if at["grip"] < 0:
            return await self._add_or_take(at, names, wanted)
        ranked = [names[name] for name in at["ranked"]]
        one = ranked[at["grip"]]
        if one not in wanted or ranked == list(wanted) or set(ranked) != set(wanted):
            return False
        steps = wanted.index(one) - at["grip"]
        for _ in range(abs(steps)):
            await self.press("ArrowDown" if steps > 0 else "ArrowUp")
        return steps != 0

    async def _add_or_take(
        self, at: dict[str, Any], names: Mapping[str, str], wanted: Sequence[str]
    ) -> bool:
        taken = at["label"].removeprefix("Take ").removesuffix(" out")
        if taken != at["label"] and names[taken] not in wanted:
            await self.press("Enter")
            return True
        if not at["label"] and names.get(at["text"].strip()) in wanted:
            await self.press("Enter")
            return True
        return False

    async def _written(self, at: dict[str, Any], wanted: Any) -> bool:
        if at["tag"] == "TEXTAREA":
            return await self._type(at, wanted)
        lines = isinstance(wanted, str)
        if at["checked"] and at["place"] == lines:
            return False
        await self.press("ArrowDown" if at["checked"] else "Space")
        return True

    def _wanted(self, path: str) -> tuple[Field, Any]:
        """The field of this path, and what it is to hold."""
        fields: Mapping[str, Field] = self.form.fields
        value: Any = self.answer
        field: Field | None = None
        for name in path.split("."):
            if isinstance(field, Notated):
                field = field.form
            if isinstance(field, Fields):
                fields = field.fields
            field, value = fields[name], value[name]
        assert field is not None
        return field, value
