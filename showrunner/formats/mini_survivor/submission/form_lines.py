"""MS-9.10: converts a filled-in form to lines."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from showrunner.errors import Unreadable
from showrunner.formats.mini_survivor.submission.actions import BUY

MAX_BUY_LINES = 60
"""How many `buy` lines are written at most; no player has garnets for this many idols."""


def form_to_lines(form: Mapping[str, Any]) -> list[str]:
    """The lines of a form `{survivors: {17: {attack, idol, vote, move}}, buy: n}`.

    Every part may be missing or null. Raises Unreadable if the form has another shape.
    """
    _verify_keys(form, ("survivors", "buy"))
    lines = []
    survivors = form.get("survivors") or {}
    if not isinstance(survivors, Mapping):
        raise Unreadable("`survivors` is not an object")
    for name, actions in survivors.items():
        survivor = _entry(name)
        if actions is None:
            continue
        if not isinstance(actions, Mapping):
            raise Unreadable("the actions of a Survivor are not an object")
        lines += _lines(survivor, actions)
    return lines + [BUY] * _buys(form.get("buy"))


def _lines(survivor: str, actions: Mapping[str, Any]) -> list[str]:
    _verify_keys(actions, ("attack", "idol", "vote", "move"))
    lines = []
    attack = actions.get("attack")
    if attack is not None:
        if not isinstance(attack, Mapping):
            raise Unreadable("`attack` is not an object")
        _verify_keys(attack, ("target", "guess"))
        target, guess = (_entry(attack.get(name)) for name in ("target", "guess"))
        lines.append(f"{survivor} a {target} {guess}")
    if actions.get("idol") not in (None, False, True):
        raise Unreadable("`idol` is neither true nor false")
    if actions.get("idol"):
        lines.append(f"{survivor} i")
    for name in ("vote", "move"):
        if actions.get(name) is not None:
            lines.append(f"{survivor} {name} {_entry(actions[name])}")
    return lines


def _verify_keys(mapping: Mapping[str, Any], known: tuple[str, ...]) -> None:
    if any(key not in known for key in mapping):
        raise Unreadable(f"there is something beside {', '.join(known)}")


def _entry(value: object) -> str:
    """A value as an entry of a line; empty for anything but a number or a text."""
    if isinstance(value, bool) or not isinstance(value, int | str):
        return ""
    if isinstance(value, int):
        return str(value) if abs(value) < 10**6 else "?"
    return next(iter(value.replace(",", " ").split()), "")


def _buys(value: object) -> int:
    if value is None:
        return 0
    if isinstance(value, bool) or not isinstance(value, int) or value < 0:
        raise Unreadable("`buy` is not a whole number from 0")
    return min(value, MAX_BUY_LINES)
