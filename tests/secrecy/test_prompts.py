"""S1 and S2 look at prompts, too: that they would notice is tested here.

S1 compares what the model of an observer's seat is told (`observer.shown`), S2 looks for canaries
in what the models of all seats are told (`searching.in_prompts`), in every game.
"""

from __future__ import annotations

import pytest

from showrunner.players.llm.prompting import Prompter
from tests.formats.mini_survivor.test_secrecy import GARDEN as MINI_SURVIVOR
from tests.formats.survival.test_secrecy import GARDEN as SURVIVAL
from tests.secrecy.canaries import Plantation as Survivor
from tests.secrecy.kinds import KINDS
from tests.secrecy.leaks import Leak, no_audiences, no_quarantine
from tests.secrecy.observer import PROMPT, difference, shown
from tests.secrecy.pairs import forked
from tests.secrecy.plantations import Plantation
from tests.secrecy.searching import Planted, in_prompts

SEASONS = {
    "survivor": lambda: Survivor(1).play(200),
    "mini_survivor": lambda: Plantation(MINI_SURVIVOR, 1).play(200),
    "survival": lambda: Plantation(SURVIVAL, 2).play(500),
}


def another_persona(patch: pytest.MonkeyPatch) -> None:
    """The prompter of a seat is given somebody else's part."""
    usual = Prompter.__init__
    casts = []

    def init(prompter: Prompter, format: object, castaway: object, memory: object) -> None:
        casts.append(castaway)
        usual(prompter, format, casts[0], memory)  # type: ignore[arg-type]

    patch.setattr(Prompter, "__init__", init)


@pytest.mark.parametrize("game", SEASONS)
def test_S2_prompts_hold_no_mark_that_their_seat_may_not_know(game: str):
    plantation: Planted = SEASONS[game]()
    assert not in_prompts(plantation.game, plantation.hidden())


@pytest.mark.parametrize("game", SEASONS)
@pytest.mark.parametrize(
    ("plant", "kind"),
    [(no_audiences, ""), (no_quarantine, "an interview"), (another_persona, "a persona")],
)
def test_S2_a_leak_into_prompts_is_found(
    game: str, plant: Leak, kind: str, monkeypatch: pytest.MonkeyPatch
):
    plantation: Planted = SEASONS[game]()
    plant(monkeypatch)
    leaks = in_prompts(plantation.game, plantation.hidden())
    assert any(f": {kind}" in leak for leak in leaks)


def test_S1_a_prompt_that_tells_more_than_its_question_is_found(monkeypatch: pytest.MonkeyPatch):
    kind = next(kind for kind in KINDS if kind.name == "a memo")
    fork = next(fork for seed in range(20) if (fork := forked(seed, kind)) and fork.observer.seat)
    games, observer = (fork.first, fork.second), fork.observer
    fork.flip.first(fork.first)
    fork.flip.second(fork.second)
    for game in games:
        game.play_to_next_round(game.sheet.round)
    assert difference(*(shown(game, observer, True) for game in games)) is None
    usual = Prompter._asked
    told = iter(range(10**6))
    monkeypatch.setattr(
        Prompter, "_asked", lambda self, *given: f"{usual(self, *given)} {next(told)}"
    )
    found = difference(*(shown(game, observer, True) for game in games))
    assert found is not None
    assert found.discloses == (PROMPT,)
