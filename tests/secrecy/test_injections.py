"""S4: what anybody writes stays between its quotes, in every prompt, and changes nothing else."""

from __future__ import annotations

import re
import unicodedata

import msgspec
import pytest

from showrunner.formats.castaway_rules import LINE_LIMITS
from showrunner.formats.settings import SeasonSettings
from showrunner.kernel import Dice
from showrunner.players.llm import quoting
from showrunner.players.llm.answer_reading import read_answer
from showrunner.players.llm.outcomes import Fault
from showrunner.players.llm.prompting import asked_again
from showrunner.players.llm.quoting import called, one_line, quoted
from showrunner.players.llm.speech_checks import Speaker
from showrunner.questions import Choice, Form
from tests.formats.mini_survivor.test_secrecy import GARDEN as MINI_SURVIVOR
from tests.formats.survival.test_secrecy import GARDEN as SURVIVAL
from tests.prompts.seats import Asked, Seats, prompts_of, templates
from tests.secrecy import canaries, plantations
from tests.secrecy.game import settings
from tests.secrecy.infesting import Infested, injections, without_words
from tests.secrecy.searching import in_prompts

SPEECH = re.compile("“[^“”]*”")
QUOTES = set("“”„‟«»‹›〝〞＂「」『』❝❞")
SEASONS = {
    "survivor": settings(Dice(b"infested", ("cast",)), group_talk=True, jury_questions=True),
    "mini_survivor": MINI_SURVIVOR.settings,
    "survival": SURVIVAL.settings,
}
UNUSED_PHRASES = re.compile(r"^You might say, if the moment fits:.*\n+", re.MULTILINE)
ENTRIES = 700


def prompts(season: Infested) -> list[Asked]:
    game = season.game
    return list(prompts_of(game.format, game.settings, game.steps))


def told(asked: Asked) -> str:
    return f"{asked.prompt.system}\n{asked.prompt.turn}"


def outside(text: str) -> str:
    """A prompt with nothing between its quotes, and without the catchphrases that are still unused.

    How many those are depends on what their own castaway has said.
    """
    return UNUSED_PHRASES.sub("", SPEECH.sub("“”", text))


def unclean(text: str) -> set[str]:
    """What no prompt holds: characters that nobody sees, and quotes beside ours."""
    unseen = {mark for mark in text if unicodedata.category(mark)[0] == "C" and mark != "\n"}
    return unseen | (QUOTES & set(outside(text).replace("“”", "")))


def test_there_are_injections_enough():
    assert len(set(injections())) >= 300
    assert max(map(len, injections())) >= 3000


def twins(game: str, start: int) -> list[tuple[Asked, Asked]]:
    """The prompts of a season full of injections, each with that of its harmless twin."""
    evil, harmless = (
        Infested(SEASONS[game], evil=evil, start=start).play(ENTRIES) for evil in (True, False)
    )
    assert without_words(evil.game) == without_words(harmless.game), "the same story"
    return list(zip(prompts(evil), prompts(harmless), strict=True))


@pytest.mark.parametrize("start", [0, 160])
@pytest.mark.parametrize("game", SEASONS)
def test_S4_what_is_written_changes_nothing_outside_its_quotes(game: str, start: int):
    pairs = twins(game, start)
    assert len(pairs) > 50
    for one, other in pairs:
        assert outside(told(one)) == outside(told(other)), one.form.kind
        assert one.prompt.schema == other.prompt.schema
        assert not unclean(told(one))
        assert "1337" not in told(one), "a template has evaluated what was written"


@pytest.mark.parametrize("broken", ["_QUOTES", "_UNSEEN"])
def test_S4_a_way_out_of_quotes_is_found(broken: str, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(quoting, broken, {})
    assert any(
        outside(told(one)) != outside(told(other)) or unclean(told(one))
        for one, other in twins("survivor", 0)
    )


@pytest.mark.parametrize("start", [0, 90, 180, 270])
def test_S4_injections_do_come_into_prompts(start: int):
    """Else the tests above proved nothing."""
    seen = "".join(
        asked.prompt.turn + asked.prompt.system
        for game in SEASONS
        for asked in prompts(Infested(SEASONS[game], evil=True, start=start).play(250))
    )
    span = [injections()[(start + n) % len(injections())] for n in range(90)]
    short = [text for text in span if len(text) < 100 and one_line(text)]
    missing = [text for text in short if one_line(text) not in seen]
    assert len(missing) <= len(short) // 10, missing


def test_S4_names_are_names():
    for text in injections():
        name = called(text, "s00")
        assert 0 < len(name) <= LINE_LIMITS["name"]
        assert name == one_line(name)
        assert name[0].isalnum()
        assert not set(name) & (QUOTES | set('#*_`<>|[]{}~\\=":;/'))


@pytest.mark.parametrize("game", SEASONS)
def test_S4_a_name_opens_no_heading_and_no_quotes(game: str):
    plain = SEASONS[game]
    heads = headings(plain)
    for first in range(0, len(injections()), len(plain.cast)):
        wild = injections()[first : first + len(plain.cast)]
        cast = tuple(
            msgspec.structs.replace(person, name=f"{name[:36]}{number}")
            for number, (person, name) in enumerate(zip(plain.cast, wild, strict=False))
        )
        if len(cast) < len(plain.cast):
            break
        season = msgspec.structs.replace(plain, cast=cast)
        assert headings(season) <= heads


TALKING = re.compile("(## You (?:are talking|have just talked) with ).*")


def headings(chosen: SeasonSettings) -> set[str]:
    """The headings of a season's prompts."""
    found = set()
    for asked in prompts(Infested(chosen, evil=False).play(25)):
        assert not unclean(told(asked))
        lines = told(asked).splitlines()
        found |= {TALKING.sub(r"\1", line) for line in lines if line.startswith("#")}
    return found


@pytest.mark.parametrize("game", SEASONS)
def test_S4_what_a_model_is_told_once_more_stays_in_its_line(game: str):
    season = Infested(SEASONS[game], evil=False)
    ask = next(iter(season.game.kernel.asks.values()))
    seats = Seats(season.game.format, season.game.settings)
    for step in season.game.steps:
        seats.see(step)
    asked = seats.prompt(ask)
    form: Form = msgspec.structs.replace(
        asked.form, fields={"name": Choice(options=()), "other": Choice(options=())}
    )
    plain = _again(asked, form, "nobody")
    for text in injections():
        again = _again(asked, form, text)
        assert len(again.splitlines()) == len(plain.splitlines())
        assert not unclean(again)


def _again(asked: Asked, form: Form, name: str) -> str:
    read = read_answer(form, {"answer": {"name": name, "other": name}}, Speaker())
    assert isinstance(read, Fault)
    return asked_again(templates(), asked.prompt, form, read.why).again


@pytest.mark.parametrize("rung", ["json_object", "text"])
def test_S4_nothing_closes_the_fence_around_a_schema(rung: str):
    season = Infested(SEASONS["mini_survivor"], evil=True).play(60)
    for asked in prompts(season):
        turn = asked.prompt.on(rung, templates()).turn  # type: ignore[arg-type]
        assert sum(line.startswith("```") for line in turn.splitlines()) == 2


# -- what is private stays private, whatever it says -----------------------------------------------


@pytest.mark.parametrize("game", SEASONS)
@pytest.mark.parametrize("seed", range(2))
def test_S4_no_canary_crosses(game: str, seed: int, monkeypatch: pytest.MonkeyPatch):
    """S2 with canaries that are the first word of an instruction to the reader."""
    usual = {kind: kind.word for kind in (canaries.Plantation, plantations.Plantation)}
    texts = iter(injections()[seed * 100 :] * 20)
    for kind, word in usual.items():
        monkeypatch.setattr(
            kind, "word", lambda self, *given, word=word: f"{word(self, *given)} {next(texts)}"
        )
    planted = (
        canaries.Plantation(seed + 20)
        if game == "survivor"
        else plantations.Plantation(
            {"mini_survivor": MINI_SURVIVOR, "survival": SURVIVAL}[game], seed + 20
        )
    )
    planted.play(300)
    assert len(planted.hidden()) > 50
    assert not in_prompts(planted.game, planted.hidden())
    for asked in prompts_of(planted.game.format, planted.game.settings, planted.game.steps):
        assert "quokka" not in outside(told(asked)), asked.form.kind


def test_quotes_cannot_be_closed():
    for text in injections():
        said = quoted(text)
        assert said == f"“{said[1:-1]}”"
        assert not set(said[1:-1]) & QUOTES
        assert len(said.splitlines()) == 1
