"""What the server says is complete in each language that there are catalogues for."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator
from typing import Any, get_type_hints

import msgspec
import pytest

from showrunner.api.formats import format_detail, season_file_of
from showrunner.api.pages import PAGES_FOLDER
from showrunner.files.order_schemas import order_schemas
from showrunner.files.season_files import season_names
from showrunner.files.translations import LANGUAGES, Translation, translation_into
from showrunner.formats.fact import Fact
from showrunner.formats.format import format_names, load_format
from showrunner.formats.narration import Line, Tone
from showrunner.formats.plain import sheet_schema
from showrunner.kernel import BROADCAST, PRODUCER, PUBLIC, View, contestant, known, known_told
from showrunner.players.llm.track_record import TrackRecord
from showrunner.running.rehearsal import Rehearsal
from showrunner.story.editor import tell
from showrunner.story.titles import HAPPENED
from showrunner.story.told import ToldSeason
from showrunner.story.tonight import tonight
from tests.every_format.seasons import SEED, Case, bots, sizes
from tests.quick import chosen
from tests.story.telling import SEASONS, sentences, told_season
from tests.test_dependencies import CONSOLE

PEOPLES_WORDS = (Tone.CAST, Tone.DIARY, Tone.SPEECH, Tone.THOUGHT, Tone.TITLE)
LABELS = ("text", "label", "help", "note", "title")

language = pytest.mark.parametrize("code", sorted(LANGUAGES))


def season_of(case: Case, seed: str) -> tuple[Rehearsal, set[str], set[str]]:
    """A season that was played to its end, what its questions said, and their acts."""
    season = Rehearsal(case.settings(), seed)
    season.start()
    asked: set[str] = set()
    acts: set[str] = set()
    while not season.kernel.over:
        for ask in season.kernel.asks.values():
            form = ask.question.form()
            asked.update(_labels(form), (budget["name"] for budget in form["budgets"]))
            for field in form["fields"]:
                for kind in field.get("kinds", ()):
                    acts.update((kind["kind"], *kind["whats"]))
        assert season.step()
    return season, asked, acts


def _labels(plain: Any) -> Iterator[str]:
    if isinstance(plain, list | tuple):
        for item in plain:
            yield from _labels(item)
    elif isinstance(plain, dict):
        for name, value in plain.items():
            if isinstance(value, str):
                if name in LABELS and value:
                    yield value
            else:
                yield from _labels(value)


def table(season: Rehearsal) -> set[str]:
    """What stands on the table at its end."""
    table = load_format(season.settings.format).table_of(season.kernel.story.told, PRODUCER)
    places = msgspec.to_builtins(table)["places"]
    names = (
        card["name"]
        for place in places
        for zone in place.get("zones", ())
        for card in zone.get("cards", ())
    )
    people = {person.name for person in season.settings.cast}
    return {*names, *_labels(places)} - people


def identifiers(season: Rehearsal) -> Iterator[str]:
    """How its votes went, and who is what at its end, in the words of the code."""
    format = load_format(season.settings.format)
    sheet, book = format.sheet(), format.votes()
    for told in season.kernel.story.told:
        sheet.take(told.fact)
        book.take(told.fact)
    for vote in book.grid.votes:
        yield from (vote.step, vote.how, *(ballot.why for ballot in vote.ballots))
    for place in format.table_of(season.kernel.story.told, PRODUCER).places:
        yield from place.figures
    for standing in sheet.standings.values():
        yield standing.role
        yield from standing.figures
        yield "" if re.match(r"\d", standing.status) else standing.status  # a count, in words


def story(season: Rehearsal) -> Iterator[Line]:
    """The lines of its story in the eyes of everybody."""
    settings = season.settings
    somebody = contestant(settings.cast[0].id)
    for viewer in (PRODUCER, BROADCAST, PUBLIC, somebody):
        narrator, view = load_format(settings.format).narrator(viewer), View(viewer)
        for told in season.kernel.story.told:
            for seen in view.take(told):
                yield from narrator.tell(seen.fact)
        yield from narrator.close()


def told(season: ToldSeason) -> set[str]:
    """What the story editor says itself, besides what people said."""
    lines = list(sentences(season))
    sections = [section for episode in season.episodes for section in episode.sections]
    texts = {line.text for line in lines if not line.speaker}
    texts.update(section.title for section in sections)
    texts.update(promise.text for promise in season.page.promises)
    texts.update(superlative.title for superlative in season.page.superlatives)
    texts.update(one.result for one in season.cast)
    return texts - {""}


def own_record(season: Rehearsal) -> set[str]:
    """What somebody's page says of their votes and promises."""
    format, seat = load_format(season.settings.format), season.settings.cast[0].id
    sheet = format.sheet()
    record = TrackRecord(format, seat, sheet)
    for fact in known(season.kernel.story.told, contestant(seat)):
        sheet.take(fact)
        record.take(fact)
    votes = {part for parts in record.votes_by_round.values() for part in parts}
    return votes | {record.promise_words(promise) for promise, _ in record.judged}


def prospects(season: Rehearsal) -> set[str]:
    """What could change who goes next, at three moments of it."""
    facts = season.kernel.story.told
    nights = [
        tonight(load_format(season.settings.format), facts[: len(facts) * part // 4])
        for part in (1, 2, 3)
    ]
    changes = {change for night in nights for one in night.gatherings for change in one.changes}
    return changes | {prospect.text for night in nights for prospect in night.prospects}


CASES = [
    (Case(name, size, bot), seed)
    for name in format_names()
    for size in (sizes(name)[0], sizes(name)[len(sizes(name)) // 2])
    for bot in bots(name)
    for seed in (SEED, *"ABC")
]
QUICK = [
    (case, seed)
    for case, seed in CASES
    if seed == SEED
    and (case.format not in ("survivor", "i_am_survivor") or case.bot.endswith("sensible"))
]


@language
@pytest.mark.parametrize(
    "played", chosen(QUICK, CASES), ids=lambda played: "-".join(map(str, played))
)
def test_whole_seasons_are_told_and_asked_in_the_language(
    played: tuple[Case, str], code: str
) -> None:
    translation = translation_into(code)
    season, asked, acts = season_of(*played)
    lines = {
        text
        for line in story(season)
        for text in (line.how, "" if line.tone in PEOPLES_WORDS else line.text)
        if text
    }
    assert len(lines) > 30
    assert len(asked) > 5
    format, facts = load_format(season.settings.format), season.kernel.story.told
    episodes = {
        text
        for reader in (PRODUCER, BROADCAST)
        for text in told(tell(format, season.settings, known_told(facts, reader), reader=reader))
    }
    assert len(episodes) > 20
    shown = lines | asked | table(season) | episodes | prospects(season) | own_record(season)
    assert [text for text in sorted(shown) if not translation.knows(text)] == []
    assert unlabelled({*acts, *identifiers(season)}, code) == []


@language
def test_every_title_that_the_editor_gives_itself_is_in_the_language(code: str) -> None:
    titles = [title.format("Ada", "Ben") for title in HAPPENED.values()]
    assert [title for title in titles if not translation_into(code).knows(title)] == []


@language
@pytest.mark.parametrize("name", SEASONS)
def test_stored_seasons_are_told_in_the_language(name: str, code: str) -> None:
    translation = translation_into(code)
    texts = sorted(told(told_season(name)))
    assert [text for text in texts if not translation.knows(text)] == []


@language
@pytest.mark.parametrize("name", format_names())
def test_every_name_of_a_game_is_in_the_language(name: str, code: str) -> None:
    translation, format = translation_into(code), load_format(name)
    detail = msgspec.to_builtins(format_detail(format))
    said = {detail["title"], detail["about"]}
    for kind in ("decisions", "claims", "phase_facts"):
        said.update(detail[kind].values())
    for parameter in detail["parameters"]:
        said.update(parameter[field] for field in ("chapter", "help", "unit", "boundary"))
        if not parameter["field"].get("options"):
            said.add(parameter["values"])
    said.update(titles(sheet_schema(format.sheet)))
    said.update(one["question"] for one in detail["suggested_questions"])
    for order in order_schemas(format):
        said.update((order["title"], order["description"]))
    assert [text for text in sorted(said - {""}) if not translation.knows(text)] == []


@language
@pytest.mark.parametrize("name", format_names())
def test_every_identifier_of_a_game_has_a_label_in_the_console(name: str, code: str) -> None:
    format = load_format(name)
    detail = format_detail(format)
    identifiers = {
        *(parameter.name for parameter in detail.parameters),
        *(kind.rpartition(".")[2] for kind in detail.decisions),
        *(
            option["value"]
            for parameter in detail.parameters
            for option in msgspec.to_builtins(parameter.field).get("options", ())
            if not option["value"].isdigit()
        ),
        *(*detail.phases, *detail.windows, *detail.figures, *detail.claims),
        *(bot.partition(":")[2] for bot in detail.bots),
        *(term for order in order_schemas(format) for term in order["terms"]["properties"]),
        *(field for fact in format.facts for field in numbers_by_seat(fact)),
    }
    assert unlabelled(identifiers, code) == []
    assert sorted({fact.__name__ for fact in format.facts} - labels(code, "facts").keys()) == []


def titles(schema: Any) -> Iterator[str]:
    """What a schema of a sheet calls its parts."""
    if isinstance(schema, list):
        for item in schema:
            yield from titles(item)
    elif isinstance(schema, dict):
        for name, part in schema.get("properties", {}).items():
            if part.get("title", name) != name:
                yield part["title"]
        for item in schema.values():
            yield from titles(item)


@language
def test_what_the_season_files_are_about_is_in_the_language(code: str) -> None:
    translation = translation_into(code)
    abouts = [season_file_of(name).about for name in season_names()]
    assert [about for about in abouts if not translation.knows(about)] == []


def numbers_by_seat(fact: type[Fact]) -> Iterator[str]:
    """The fields of a fact that charts show."""
    for name, type in get_type_hints(fact).items():
        if type == dict[str, int]:
            yield name


def labels(code: str, kind: str = "labels") -> dict[str, str]:
    """The console's names of identifiers, or of `facts`, in a language."""
    file = CONSOLE / "src" / "locales" / f"{kind}.{code}.json"
    return msgspec.json.decode(file.read_bytes(), type=dict[str, str])


def unlabelled(identifiers: Collection[str], code: str) -> list[str]:
    """Those of these identifiers that the console would show as they are in the code."""
    words = {identifier.replace("_", " ").lower() for identifier in identifiers}
    return sorted(words - labels(code).keys() - {""})


@language
@pytest.mark.parametrize("page", ["enter", "no_console", "wrong_address"])
def test_the_servers_own_pages_are_in_the_language(page: str, code: str) -> None:
    english, other = (
        (PAGES_FOLDER / f"{page}{end}.html").read_text("utf-8") for end in ("", f".{code}")
    )
    tags, texts = re.compile(r"<[/\w!-]+"), re.compile(r">([^<>]*[a-z][^<>]*)<")
    assert tags.findall(english) == tags.findall(other)
    assert f'lang="{code}"' in other
    same = set(texts.findall(english)) & set(texts.findall(other))
    assert same <= {"Showrunner", "POST /api/v1/session", "make console", "%"}


def test_a_text_is_translated_in_full_or_stays_english() -> None:
    translation = Translation(
        {
            "{name} wins {what}": "{name} gewinnt {what}",
            "{n} points": "{n} Punkte",
            "and": "und",
            "two": "zwei",
            "Boat": "Boot",
        }
    )
    assert translation.text("Ada wins Boat, Sail and Boat.") == "Ada gewinnt Boot, Sail und Boot."
    assert translation.text("Ada wins Boat. Ben wins it.") == "Ada wins Boat. Ben wins it."
    assert translation.text("A wins Boat. B wins Boat.") == "A gewinnt Boot. B gewinnt Boot."
    assert translation.text("Ada wins two points") == "Ada gewinnt zwei Punkte"
    assert translation.text("Ada and Ben wins 2 points.") == "Ada und Ben gewinnt 2 Punkte."
    for unknown in ("Ada wins a boat", "Ada wins two points and sleeps", "Ada loses 2 points"):
        assert translation.text(unknown) == unknown
        assert not translation.knows(unknown)


def test_what_people_said_stays_as_it_is() -> None:
    translation = Translation({"{name} says {what}": "{name} sagt {what}", "two points": "2"})
    assert translation.text("Ada says “I want two points”") == "Ada sagt “I want two points”"


def test_titles_may_have_commas_and_numbers_are_written_as_the_language_has_them() -> None:
    translation = Translation(
        {
            "0.5": "0,5",
            "{name} wins {title}, {score}": "{name} gewinnt {title}, {score}",
            "{team} is {n} ahead": "{team} liegt {n} vorn",
        }
    )
    told = "Ada wins Sun, sea and lies, 3–2."
    assert translation.text(told) == "Ada gewinnt Sun, sea and lies, 3–2."
    assert translation.text("Reef 9.5 is 1.75 ahead.") == "Reef 9,5 liegt 1,75 vorn."
    assert translation.text("Ben is 1.2.3 ahead.") == "Ben liegt 1.2.3 vorn."
    assert translation.text("gpt-4.1 is v2.5 ahead.") == "gpt-4.1 is v2.5 ahead."
