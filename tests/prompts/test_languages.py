"""Complete translations: all templates, the same values in them, and all that code adds."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

import pytest
from jinja2 import nodes
from structlog.testing import capture_logs

from showrunner.errors import WrongParameter
from showrunner.files.translations import LANGUAGES as TRANSLATED
from showrunner.formats.format import format_names
from showrunner.formats.survival.cards import CARDS
from showrunner.formats.survivor.cards import CARDS as DECK
from showrunner.kernel import PRODUCER, EntryResult
from showrunner.players.llm.phrasebook import FILE, read_phrasebook
from showrunner.players.llm.prompting import rules_in_force, what_to_give
from showrunner.players.llm.templates import LANGUAGES, Templates, translatable
from showrunner.running.rehearsal import Rehearsal
from tests.every_format.seasons import Case, bots, sizes
from tests.prompts.golden import FOLDER, GERMAN, SEASONS, german
from tests.prompts.playing import Played
from tests.prompts.seats import templates

COMPLETE = [name for name in LANGUAGES if f"{name}/{FILE}" in templates().files]
GAMES = [
    (language, game)
    for language in COMPLETE
    for game in read_phrasebook(FILE, templates().files[f"{language}/{FILE}"]).games
]


def test_the_games_that_are_translated_are_games() -> None:
    assert {game for _, game in GAMES} <= {*format_names()}
    assert {game for language, game in GAMES if language == "German"} == GERMAN.keys()


@pytest.mark.parametrize(("language", "game"), GAMES)
def test_a_translation_uses_the_values_that_the_english_templates_use(
    language: str, game: str
) -> None:
    files = templates().files
    names = translatable(files, [game])
    assert names >= {"system.md", "turn.md", f"{game}/rules.md", "examples/talk.md"}
    for name in names:
        english = files.get(name) or files[f"English/{name}"]
        used = values_in(english) - {"language"}
        ours = values_in(files[f"{language}/{name}"])
        assert ours == used, f"{language}/{name} lacks {used - ours}, and adds {ours - used}"


@pytest.mark.parametrize("game", format_names())
def test_every_game_has_its_rules_in_the_languages_that_answers_are_translated_into(
    game: str,
) -> None:
    files = templates().files
    for language in TRANSLATED.values():
        english, own = (values_in(files[f"{name}{game}/rules.md"]) for name in ("", f"{language}/"))
        assert own == english
        season = Rehearsal(Case(game, sizes(game)[0], bots(game)[0]).settings(), "rules")
        season.start()
        sheet = season.format.sheet_of(season.kernel.story.told, PRODUCER)
        rules = rules_in_force(templates(), game, sheet, language)
        assert rules != rules_in_force(templates(), game, sheet)
        assert "{" not in rules


def values_in(file: str) -> set[str]:
    """The values that a template refers to, such as `p.reveal`, apart from those it sets itself."""
    tree = templates()._environment.parse(file)
    own = {name.name for name in tree.find_all(nodes.Name) if name.ctx == "store"}
    return {path for path in paths(tree) if path.partition(".")[0] not in {*own, "loop"}}


def paths(tree: nodes.Node) -> Iterator[str]:
    """Every name in a template, and every attribute of one."""
    for name in tree.find_all(nodes.Name):
        yield name.name
    for attribute in tree.find_all(nodes.Getattr):
        if isinstance(attribute.node, nodes.Name):
            yield f"{attribute.node.name}.{attribute.attr}"


@pytest.mark.parametrize(("language", "game"), GAMES)
def test_a_translation_has_all_that_code_adds_to_prompts(language: str, game: str) -> None:
    all_is_translated(language, game, SEASONS[game][:2])


@pytest.mark.full
@pytest.mark.parametrize(("language", "game"), GAMES)
def test_a_translation_has_all_that_code_adds_in_many_seasons(language: str, game: str) -> None:
    all_is_translated(language, game, SEASONS[game][2:])


def all_is_translated(language: str, game: str, seasons: Iterable[Played]) -> None:
    """Check that the phrasebook has all that the questions of these seasons say."""
    phrasebook = templates().in_language(language, game).phrasebook
    kinds = set()
    with capture_logs() as logs:
        for played in seasons:
            steps: list[EntryResult] = []
            Rehearsal(played.settings, played.seed, watch=steps.append).play()
            for ask in (ask for step in steps for ask in step.opened):
                kinds.add(ask.question.kind)
                phrasebook.form(ask.question)
                what_to_give(ask.question, phrasebook)
    assert len(kinds) > 5
    assert not {line["text"] for line in logs}


@pytest.mark.parametrize("language", COMPLETE)
def test_a_translation_has_the_texts_of_all_cards_and_leaves_their_names(language: str) -> None:
    cards = {"survivor": DECK.values(), "survival": CARDS.values()}
    for game, kinds in cards.items():
        phrasebook = templates().in_language(language, game).phrasebook
        assert not [kind.text for kind in kinds if phrasebook.part(kind.text) == kind.text]
        assert {phrasebook.part(kind.name) for kind in kinds} == {kind.name for kind in kinds}


@pytest.mark.parametrize("game", GERMAN)
def test_every_german_prompt_is_as_it_was_read(game: str) -> None:
    folder = FOLDER / "German" / game
    kept = {file.stem: file.read_text(encoding="utf-8") for file in folder.glob("*.md")}
    assert sorted(kept) == sorted(GERMAN[game][1])
    with capture_logs() as logs:
        assert german(game) == kept, "`make golden-prompts` writes them again: read what changed"
    assert not logs


def test_a_game_that_is_not_translated_has_english_templates_and_examples_of_the_language() -> None:
    others = {*format_names()} - {game for language, game in GAMES if language == "German"}
    for game in others:
        words = templates().in_language("German", game)
        assert words.render("deeds.md") == templates().render("deeds.md")
        assert "Staffel" in words.render(f"{game}/examples/talk.md")
        assert words.phrasebook.text("What you say") == "What you say"


def files_without(name: str, changed: Mapping[str, str] = {}) -> dict[str, str]:
    files = {**templates().files, **changed}
    files.pop(name, None)
    return files


@pytest.mark.parametrize(
    "name",
    ["German/turn.md", "German/survival/asks/vote.md", "German/survivor/examples/comment.md"],
)
def test_a_translation_that_lacks_a_template_is_refused(name: str) -> None:
    files = files_without(name)
    with pytest.raises(
        WrongParameter, match="the German templates are not complete: 1 "
    ) as refused:
        Templates(files).in_language("German", "survivor")
    assert name.removeprefix("German/") in str(refused.value)
    del files[f"German/{FILE}"]  # then it is no complete translation, and English fills the gaps
    Templates(files).in_language("German", "survivor")


@pytest.mark.parametrize(
    ("file", "wrong"),
    [
        ('games = []\nparts = {}\n[texts]\n"You have {n}." = "Du hast {m}."', "placeholders"),
        ('games = []\n[texts]\n"Yes" = "Ja"', "missing required field `parts`"),
        ("games = [", "German/forms.toml"),
    ],
)
def test_a_phrasebook_with_a_mistake_is_refused(file: str, wrong: str) -> None:
    with pytest.raises(WrongParameter, match=wrong):
        Templates(files_without("", {f"German/{FILE}": file})).in_language("German")


def test_of_two_phrases_that_fit_the_longer_counts_and_its_parts_are_translated() -> None:
    book = read_phrasebook(
        FILE,
        """
games = ["survivor"]
[texts]
"Give {options}" = "Gib {options}"
"Give {options}, or {other}" = "Gib {other} oder {options}"
"You see {names}." = "Du siehst {names}."
[parts]
"and" = "und"
"nothing" = "nichts"
""",
    )
    assert book.text("Give a, b, or nothing") == "Gib nichts oder a, b"
    assert book.text("Give a and b") == "Gib a and b"
    assert book.text("You see Ada, Ben and Cleo.") == "Du siehst Ada, Ben und Cleo."
    with capture_logs() as logs:
        assert book.text("Something else") == "Something else"
    assert [line["text"] for line in logs] == ["Something else"]
