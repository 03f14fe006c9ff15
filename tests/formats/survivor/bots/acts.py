"""Short names for the acts of the dice season, as the tests say them."""

from __future__ import annotations

from showrunner.formats.talk.acts import Act


def propose(name: str) -> Act:
    """Propose to vote somebody out."""
    return Act("propose", name)


def promise(what: str, about: str) -> Act:
    """Promise `safety` to `about`, a `vote` for `about`, or the `final` with `about`."""
    return Act("promise", about, what)


def ask(what: str, about: str = "") -> Act:
    """Ask a question (see the act "ask" in `formats/talk/acts.py`)."""
    return Act("ask", about, what)


def agree(name: str = "") -> Act:
    """Agree to a name, or to what was said last."""
    return Act("agree", name)


def refuse(name: str = "") -> Act:
    """Refuse a name, or what was said last."""
    return Act("refuse", name)


def warn(seat: str, by: str = "") -> Act:
    """Warn somebody that they are in danger, perhaps from `by`."""
    return Act("warn", seat, by=by)


def named(seat: str, by: str) -> Act:
    """Tell that `by` proposed to vote somebody out."""
    return Act("tell", seat, "named", by)


def accuse(seat: str, what: str) -> Act:
    """Accuse somebody of a "lie", or of a "vote" against what they said."""
    return Act("accuse", seat, what)
