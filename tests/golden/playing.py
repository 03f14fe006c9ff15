"""Plays a recipe: bots answer, and each act is done at its moment."""

from __future__ import annotations

import dataclasses
from collections import deque
from hashlib import sha256

from showrunner.kernel import Entry, Hold, Reseed
from showrunner.running.journal import Journal
from showrunner.running.rehearsal import Rehearsal
from tests.golden.acts import Now
from tests.golden.erasing import erased
from tests.golden.recipe import Recipe


def play(recipe: Recipe) -> Journal:
    """The season as it is to be stored. Raises where it does not end, or an act never comes."""
    season = Rehearsal(recipe.settings(), seed=recipe.name)
    acts = deque(recipe.acts)
    deeds = 0
    season.start()
    while True:
        now = Now(season.kernel, None if season.kernel.over else season.next_ask())
        if acts and acts[0].due(now):
            for entry in acts.popleft().deed(now):
                deeds += 1
                season.enter(salted(entry, f"{recipe.name} {deeds}"))
        elif now.ask is not None:
            season.answer(now.ask)
        else:
            break
    if acts:
        raise AssertionError(f"{recipe.name}: the moment of {acts[0]} never came")
    if not season.kernel.over:
        raise AssertionError(f"{recipe.name}: the season waits for ever: {now.kernel.asks}")
    return erased(season.journal, recipe.erased)


def salted(entry: Entry, name: str) -> Entry:
    """The entry with a salt of its own, where it can hold words."""
    if isinstance(entry, Hold | Reseed):
        return entry
    return dataclasses.replace(entry, salt=sha256(name.encode()).hexdigest()[:16])
