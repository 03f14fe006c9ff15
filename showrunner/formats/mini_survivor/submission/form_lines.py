"""MS-9.10: a submission as data, put into lines."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from showrunner.errors import Unreadable
from showrunner.formats.mini_survivor.submission.actions import BUY

MOST_BOUGHT = 60
"""So many purchases are written out: no stock of garnets pays as many."""


def written(submission: Mapping[str, Any]) -> list[str]:
    """The lines that say the same as `{survivors: {17: {attack, idol, vote, move}}, buy: n}`.

    Everything may be left away or null. Raises Unreadable, in words, where the shape is another.
    """
    _only(submission, ("survivors", "buy"))
    lines = []
    survivors = submission.get("survivors") or {}
    if not isinstance(survivors, Mapping):
        raise Unreadable("`survivors` is no object")
    for name, actions in survivors.items():
        survivor = _word(name)
        if actions is None:
            continue
        if not isinstance(actions, Mapping):
            raise Unreadable("what a Survivor does is no object")
        lines += _lines(survivor, actions)
    return lines + [BUY] * _bought(submission.get("buy"))


def _lines(survivor: str, actions: Mapping[str, Any]) -> list[str]:
    _only(actions, ("attack", "idol", "vote", "move"))
    lines = []
    attack = actions.get("attack")
    if attack is not None:
        if not isinstance(attack, Mapping):
            raise Unreadable("an attack is no object")
        _only(attack, ("target", "guess"))
        target, guess = (_word(attack.get(name)) for name in ("target", "guess"))
        lines.append(f"{survivor} a {target} {guess}")
    if actions.get("idol") not in (None, False, True):
        raise Unreadable("an idol is neither yes nor no")
    if actions.get("idol"):
        lines.append(f"{survivor} i")
    for name in ("vote", "move"):
        if actions.get(name) is not None:
            lines.append(f"{survivor} {name} {_word(actions[name])}")
    return lines


def _only(given: Mapping[str, Any], known: tuple[str, ...]) -> None:
    if any(name not in known for name in given):
        raise Unreadable(f"there is something beside {', '.join(known)}")


def _word(value: object) -> str:
    """One entry of a line; what is no number and no text is left away."""
    if isinstance(value, bool) or not isinstance(value, int | str):
        return ""
    if isinstance(value, int):
        return str(value) if abs(value) < 10**6 else "?"
    return next(iter(value.replace(",", " ").split()), "")


def _bought(value: object) -> int:
    if value is None:
        return 0
    if isinstance(value, bool) or not isinstance(value, int) or value < 0:
        raise Unreadable("`buy` is no number of idols")
    return min(value, MOST_BOUGHT)
