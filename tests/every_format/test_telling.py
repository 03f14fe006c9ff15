"""Every format keeps its secrets, tells each viewer a readable story, and leaves whole files."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from showrunner.formats.facts import Fact, encode_words
from showrunner.kernel import PRODUCERS, Answer, Dice, Memo, Told, Viewer, contestant, view
from showrunner.questions import Field, Fields, Words
from showrunner.running.fact_lines import fact_line, read_facts
from showrunner.running.record_files import read_season, write_season
from showrunner.running.rehearsal import Rehearsal
from showrunner.running.replay import replay
from showrunner.transcripts.markdown import transcript
from tests.every_format.producing import interview, salt
from tests.every_format.seasons import (
    MOST_ENTRIES,
    SEED,
    Case,
    every_case,
    go_on,
    played,
    small_case,
    told_of,
    viewers,
)

PRODUCERS_ALONE = {
    *("OrderTaken", "OrderScheduled", "OrderWithdrawn", "OrderFellThrough", "OrderCameDue"),
    *("WindowStopped", "AnsweredFor", "HoldChanged", "DecisionRuled", "LuckRenewed"),
    "ClaimJudged",
}
MARK = re.compile(r"quokka\d+x")


def page(season: Rehearsal, viewer: Viewer, told: list[Told[Fact]]) -> str:
    """What this viewer reads, told from their own view and nothing else."""
    facts = (seen.fact for seen in view(told, viewer))
    return transcript(season.format, season.settings, facts, viewer)


@every_case
def test_every_viewer_reads_a_page_with_names_and_no_ids(case: Case) -> None:
    season = played(case)
    some = viewers(season.settings)
    for viewer in some[:4] + some[-1:] if case.size > 12 else some:
        text = page(season, viewer, told_of(season))
        assert text.startswith("# ")
        assert text.count("\n## ") >= 2
        found = re.findall(r".*zq\d\d\d.*", text)
        assert not found, f"{viewer}: {found[:3]}"


@small_case
def test_a_story_can_be_told_up_to_any_moment(case: Case) -> None:
    season = played(case)
    told = told_of(season)
    dice = Dice(b"moments", ())
    for viewer in viewers(season.settings):
        for end in (0, 1, *(dice.below(len(told)) for _ in range(4))):
            page(season, viewer, told[:end])
            season.format.outcome(season.format.sheet_of(told, viewer))
            sheet = season.format.sheet_of(told[:end], viewer)
            assert set(sheet.names) <= {person.id for person in season.settings.cast}


def planted(field: Field, value: Any, word: str) -> Any:
    """The value with this word for every text in it."""
    if isinstance(field, Words) and value is not None:
        return word
    if isinstance(field, Fields) and value is not None:
        return {name: planted(field.fields[name], inner, word) for name, inner in value.items()}
    return value


class Plantation:
    """A season in which every text that somebody writes is a word that is found again."""

    def __init__(self, case: Case, seed: int) -> None:
        self.dice = Dice(b"plants", (seed,))
        quarantined = {"interview_memory": "quarantined", "reveal": "never"}
        self.season = Rehearsal(case.settings(parameters=quarantined), f"{SEED} {seed}")
        self.private: dict[str, str] = {}
        """The words of interviews and notes, by whose they are."""
        self.words = 0
        self._play()

    def word(self) -> str:
        """A word that nobody writes by chance."""
        self.words += 1
        return f"quokka{self.words}x"

    def _play(self) -> None:
        season = self.season
        seats = [person.id for person in season.settings.cast]
        season.start()
        while not season.kernel.over:
            assert season.kernel.entries < MOST_ENTRIES
            seat = self.dice.pick(seats)
            if self.dice.chance(1, 6):
                season.enter(interview(season, seat, self._private(seat)))
            if self.dice.chance(1, 12):
                season.enter(Memo(seat, "diary", self._private(seat), salt(season)))
            self._look()
            ask: Any = season.next_ask()
            value = ask.question.random(self.dice)
            own = ask.question.kind == "interview"
            word = self._private(ask.seat) if own else self.word()
            fields = Fields(fields=ask.question.fields)
            answer = Answer(ask.id, planted(fields, value, word), salt=salt(season))
            season.enter(answer)

    def _private(self, seat: str) -> str:
        word = self.word()
        self.private[word] = seat
        return word

    def _look(self) -> None:
        """No question holds a word that its seat was not told."""
        for ask in self.season.kernel.asks.values():
            question: Any = ask.question
            words = set(MARK.findall(f"{question.form()} {question.schema()} {question.quote}"))
            if words and not ask.quarantined:
                assert words <= self.known(contestant(ask.seat), playing=True)
            elif words:
                assert words <= self.known(contestant(ask.seat))

    def known(self, viewer: Viewer, playing: bool = False) -> set[str]:
        """The planted words in this viewer's view."""
        facts = view(told_of(self.season), viewer, playing)
        return {word for seen in facts for word in MARK.findall(encode_words(seen.fact).decode())}


@small_case
def test_what_is_said_in_private_stays_there(case: Case) -> None:
    for seed in range(2):
        garden = Plantation(case, seed)
        season = garden.season
        asked = set(garden.private)
        assert asked
        for viewer in viewers(season.settings):
            if viewer.role in ("producer", "broadcast"):
                continue
            known = garden.known(viewer)
            others = {word for word, seat in garden.private.items() if seat != viewer.seat}
            assert not known & others
            if viewer.role == "seat":
                from_interviews = {
                    word
                    for told in told_of(season)
                    if type(told.fact).__name__.startswith("Interview")
                    for word in MARK.findall(encode_words(told.fact).decode())
                }
                assert not garden.known(viewer, playing=True) & from_interviews
            told = page(season, viewer, told_of(season))
            assert set(MARK.findall(told)) <= known
            sheet = season.format.sheet_of(told_of(season), viewer)
            assert set(MARK.findall(str(vars(sheet)))) <= known


@small_case
def test_what_only_producers_do_is_seen_by_nobody_else(case: Case) -> None:
    season = Rehearsal(case.settings(parameters={"reveal": "never"}), SEED)
    dice = Dice(b"unseen", ())
    seats = [person.id for person in season.settings.cast]
    season.start()
    while not season.kernel.over:
        if dice.chance(1, 10):
            season.enter(interview(season, dice.pick(seats), "Do they know?"))
        assert season.step()
    for told in told_of(season):
        name = type(told.fact).__name__
        if name in PRODUCERS_ALONE:
            assert told.audience == PRODUCERS
        if name.startswith("Interview"):
            assert told.audience.seats == (told.fact.seat,)  # type: ignore[attr-defined]
            assert told.audience.quarantined
    quiet = Rehearsal(season.settings, SEED)
    quiet.start()
    go_on(quiet)
    for viewer in viewers(season.settings)[2:]:
        one, other = (
            [encode_words(seen.fact) for seen in view(told_of(each), viewer, playing=True)]
            for each in (season, quiet)
        )
        assert one == other, f"{viewer} learns of others' interviews"


@small_case
def test_its_files_are_whole_and_can_be_read_again(case: Case, tmp_path: Path) -> None:
    season = played(case)
    told = told_of(season)
    producers, *_ = viewers(season.settings)
    write_season(tmp_path / "season", season.journal, told, page(season, producers, told))
    stored = read_season(tmp_path / "season")
    assert list(stored.journal.lines()) == list(season.journal.lines())
    assert stored.facts == [fact_line(each) for each in told]
    assert replay(stored.journal, stored.facts).story.digest == season.kernel.story.digest
    facts = read_facts(stored.facts, "facts", season.format)
    for viewer in viewers(season.settings):
        assert page(season, viewer, facts) == page(season, viewer, told)
