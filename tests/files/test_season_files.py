"""A season's file: what it says, and every mistake in it with its line and what would be right."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from showrunner.errors import FileMistake, UnknownName, WrongParameter
from showrunner.files.cast_files import library
from showrunner.files.folders import SEASONS
from showrunner.files.season_files import load_season, season_names, settings
from showrunner.formats.format import load_format
from showrunner.players.llm.allowance import Allowance
from showrunner.running.rehearsal import Rehearsal

GOOD = """\
format = "survivor"
title = "A Season"
cast = ["ama", "caio", "davit", "effie", "errol"]
player = "bot:sensible"
[players]
caio = "bot:random"
[parameters]
food_per_player = 7
tie_break = [
  "survival_roll",
]
[teams]
Ember = ["ama", "caio", "davit"]
Tide = ["effie", "errol"]
[[orders]]
when = { left = 4, phase = "camp" }
order = "event"
story = "It rains."
effects = [
  { effect = "food", team = "Ember", amount = 3 },
  { effect = "points", seats = ["ama"], amount = 1 },
]
[[orders]]
order = "set_parameter"
parameter = "group_talk"
value = true
[orders.when]
round = 2
[[orders]]
when = {}
order = "deal_teams"
names = ["Ash"]
"""


ALLOWANCE = """[allowance]
season = 5
seat = 0.5
at_cap = "stand-in"
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path


def read(folder: Path, text: str) -> FileMistake:
    file = folder / "mine.toml"
    file.write_text(text)
    with pytest.raises(FileMistake) as problem:
        settings(load_season(str(file)))
    return problem.value


def test_what_a_file_says(folder: Path):
    (folder / "mine.toml").write_text(GOOD)
    made = settings(load_season(str(folder / "mine.toml")))
    format = load_format("survivor")
    assert [person.id for person in made.cast] == ["ama", "caio", "davit", "effie", "errol"]
    assert made.players["caio"] == "bot:random"
    assert made.players["ama"] == "bot:sensible"
    assert made.teams == {"Ember": ("ama", "caio", "davit"), "Tide": ("effie", "errol")}
    assert made.version == format.version
    assert made.changes == format.changes
    assert set(made.parameters) == set(format.parameters.declared())
    assert made.parameters["food_per_player"] == 7
    assert made.parameters["tie_break"] == ("survival_roll",)
    assert made.parameters["merge_at"] is None
    assert [order.order for order in made.schedule] == ["event", "set_parameter", "deal_teams"]
    assert made.schedule[1].when == {"round": 2}
    assert made.schedule[2].terms == {"names": ["Ash"]}
    season = Rehearsal(made, "1")
    season.play()
    assert season.kernel.over


@pytest.mark.parametrize(
    ("find", "put", "line", "wrong", "right"),
    [
        # keys and types
        ('title = "A', 'titel = "A', 2, "there is no key 'titel'", "did you mean 'title'?"),
        ('title = "A Season"\n', "", None, "the file has no key 'title'", "give title"),
        ('"A Season"', "7", 2, "title is the number 7", "give a text"),
        ('"A Season"', '"A', 2, "not TOML", "write it as TOML"),
        ('"survivor"', '"surviver"', 1, "no format 'surviver'", "did you mean 'survivor'?"),
        ('"bot:sensible"', '"bot:sense"', 4, "no player 'bot:sense'", "'bot:sensible'"),
        # the cast and its players
        ('"davit", "effie", "errol"]', '"davit", "efie"]', 3, "castaway 'efie'", "'effie'"),
        ('"caio", "davit"', '"caio", "caio"', 3, "'caio' is in the cast twice", "once"),
        ('["ama", "caio", "davit", "effie", "errol"]', '["ama"]', 3, "cast has 1", "give 4 to 30"),
        ('["ama", "caio", "davit", "effie", "errol"]', "3", 3, "cast is 3", "give 4 to 30"),
        ('["ama", "caio", "davit", "effie", "errol"]', "true", 3, "cast is true", "a whole number"),
        ('["ama", "caio", "davit", "effie", "errol"]', '"ama"', 3, "cast is the text", "a list"),
        ('caio = "bot', 'ciao = "bot', 6, "'ciao' is not in the cast", "did you mean 'caio'?"),
        ('caio = "bot:random"', 'caio = "llm"', 6, "there is no player 'llm'", "bot:sensible"),
        ('caio = "bot:random"', "caio = 4", 6, "caio is the number 4", "give a text"),
        ('[players]\ncaio = "bot:random"', "players = 3", 5, "players is the number", "[players]"),
        # parameters
        ("food_per_player", "food_per_head", 8, "no parameter 'food_per_head'", "food_per_player"),
        ("food_per_player = 7", "food_per_player = 99", 8, "food_per_player: 99", "from 0 to 50"),
        ("food_per_player = 7", 'food_per_player = "7"', 8, "food_per_player", "a whole number"),
        ("food_per_player = 7", "jury_size = 9", 8, "jury_size: 9", "give 1, 5, 7"),
        ("food_per_player = 7", "finalists = 5", 8, "finalists: 5 of a cast of 5", "at most 4"),
        ('"survival_roll"', '"survival"', 10, "'survival'", "survival_roll"),
        # teams
        ('Tide = ["effie", "errol"]', 'Tide = ["effie", "erol"]', 14, "'erol'", "'errol'"),
        (
            'Tide = ["effie", "errol"]',
            'Tide = ["ama"]',
            14,
            "'ama' is already in Ember",
            "one team",
        ),
        ('Tide = ["effie", "errol"]', "Tide = []", 14, "the team Tide is empty", "remove it"),
        ('Tide = ["effie", "errol"]', 'Tide = ["effie"]', 12, "not in any team: errol", "one team"),
        ('Tide = ["effie", "errol"]', '" " = ["effie"]', 14, "a team has no name", "give it one"),
        # orders
        ('order = "event"', 'order = "evnt"', 17, "there is no order 'evnt'", "'event'"),
        ('order = "event"', "order = 5", 17, "order is the number 5", "give a text"),
        ('order = "event"\n', "", 15, "this table has no key 'order'", "give order"),
        ("when = {}\n", "", 29, "this table has no key 'when'", "give when"),
        ("when = {}", "when = 3", 30, "when is the number 3", "give a table"),
        ("left = 4", 'left = "4"', 16, "left is the text '4'", "`when` takes round"),
        ("left = 4", "lft = 4", 16, "there is no key 'lft'", "`when` takes round, phase"),
        ('phase = "camp"', 'phase = "camps"', 16, "no window before 'camps'", "competition, camp"),
        ("round = 2", "rounds = 2", 28, "there is no key 'rounds'", "`when` takes round"),
        ('story = "It rains."\n', "", 15, "the order 'event' lacks 'story'", "story = a text"),
        ('story = "It', 'storey = "It', 18, "the order 'event' does not take 'storey'", "'story'"),
        ('"It rains."', "5", 18, "story is the number 5", "give a text"),
        ('"It rains."', '" "', 18, "story is the text ' '", "give a text"),
        ("amount = 3", 'amount = "3"', 20, "effects.0.amount is the text '3'", "a whole number"),
        (
            "amount = 3",
            "amont = 3",
            20,
            "effects.0 does not take 'amont'",
            "did you mean 'amount'?",
        ),
        ("amount = 1", "amount = 4000", 21, "effects.1.amount", "from -1000 to 1000"),
        (", amount = 1", "", 21, "effects.1 lacks 'amount'", "amount = a whole number"),
        ('"points"', '"pionts"', 21, "effects.1.effect is the text 'pionts'", "one of points"),
        ('effect = "points", ', "", 21, "effects.1 lacks 'effect'", "effect = one of points"),
        ('seats = ["ama"]', 'seats = ["amma"]', 21, "no castaway 'amma'", "did you mean 'ama'?"),
        ('seats = ["ama"]', "seats = []", 21, "effects.1.seats is a list", "one or more texts"),
        ('names = ["Ash"]', 'names = "Ash"', 32, "names is the text 'Ash'", "a list of texts"),
        ('names = ["Ash"]', 'names = ["Ash", 5]', 32, "names.1 is the number 5", "give a text"),
        ('"group_talk"', '"group_tlak"', 25, "no parameter 'group_tlak'", "'group_talk'"),
        ("value = true", "value = 3", 26, "group_talk", "true or false"),
        (
            '"group_talk"\nvalue = true',
            '"teams"\nvalue = 3',
            25,
            "before the season",
            "[parameters]",
        ),
        (
            '"deal_teams"\nnames = ["Ash"]',
            '"set_teams"\nteams = { "A.b [0]" = 3 }',
            32,
            "teams is a table",
            "each key has a list of texts",
        ),
        (
            '"deal_teams"\nnames = ["Ash"]',
            '"set_teams"\nteams = { A = ["ama", "efie"] }',
            32,
            "there is no castaway 'efie'",
            "did you mean 'effie'?",
        ),
        ('names = ["Ash"]', 'teams = { A = ["ama"] }', 32, "does not take 'teams'", "did you mean"),
        (
            '"deal_teams"\nnames = ["Ash"]',
            '"set_teams"\n[orders.teams]\nA = ["ama"]\nB = [\n3]',
            35,
            "teams.B.0 is the number 3",
            "give a text",
        ),
        (
            '"deal_teams"\nnames = ["Ash"]',
            '"set_teams"\n[orders.teams]\nA = ["ama"]\nB = 3',
            34,
            "teams.B is the number 3",
            "give a list of texts",
        ),
        ("amount = 3", "amount = 99999999999999999999", 20, "too large", "stay below"),
    ],
)
def test_a_mistake_is_named_with_its_line(
    folder: Path, find: str, put: str, line: int | None, wrong: str, right: str
):
    assert find in GOOD
    problem = read(folder, GOOD.replace(find, put, 1))
    assert wrong in problem.wrong
    assert right in problem.right
    assert problem.line == line, str(problem)


def test_a_season_is_found_by_its_name_or_path(tmp_path: Path):
    assert load_season("quick").title == load_season(str(SEASONS / "quick.toml")).title
    with pytest.raises(UnknownName, match=r"no season 'quik': did you mean 'quick'\?"):
        load_season("quik")
    with pytest.raises(FileMistake, match="cannot be read"):
        load_season(str(tmp_path / "none.toml"))


@pytest.mark.parametrize("name", season_names())
def test_the_seasons_that_come_with_showrunner_are_played_to_their_end(name: str):
    season = Rehearsal(settings(load_season(name)), "1")
    season.play()
    told = [type(fact.fact).__name__ for fact in season.kernel.story.told]
    assert "OrderFellThrough" not in told
    assert told.count("OrderCameDue") == len(season.settings.schedule)


def test_the_readmes_example_is_a_season(tmp_path: Path):
    example = re.search(r"```toml\n(.*?)```", (SEASONS / "README.md").read_text(), re.DOTALL)
    assert example is not None
    (tmp_path / "example.toml").write_text(example[1])
    made = settings(load_season(str(tmp_path / "example.toml")))
    assert len(made.cast) == 4


def test_a_cast_of_another_size():
    plan = load_season("large")
    ids = [person.id for person in plan.cast]
    smaller = settings(plan, 6)
    assert [person.id for person in smaller.cast] == ids[:6]
    assert smaller.teams == {}
    larger = settings(plan, 30)
    missing = [person.id for person in library() if person.id not in ids]
    assert [person.id for person in larger.cast] == [*ids, *missing]
    assert settings(plan, 20) == settings(plan)
    assert list(larger.players) == [person.id for person in larger.cast]
    for size in (-1, 0, 3, 31):
        with pytest.raises(WrongParameter, match="give 4 to 30"):
            settings(plan, size)
    for size in (4, 30):
        season = Rehearsal(settings(plan, size), "1")
        season.play()
        assert season.kernel.over


def test_a_cast_by_number_is_the_first_so_many_of_the_library(tmp_path: Path):
    (tmp_path / "n.toml").write_text('format = "survivor"\ntitle = "T"\ncast = 7\n')
    made = settings(load_season(str(tmp_path / "n.toml")))
    assert made.cast == library()[:7]


def test_what_the_command_line_changes():
    plan = load_season("quick")
    made = settings(plan, player="bot:random", parameters={"finalists": 2})
    assert set(made.players.values()) == {"bot:random"}
    assert made.parameters["finalists"] == 2
    assert made.parameters["turns_per_conversation"] == 4
    with pytest.raises(UnknownName, match="no player 'bot:rand'"):
        settings(plan, player="bot:rand")
    with pytest.raises(WrongParameter, match="no parameter 'finalist'"):
        settings(plan, parameters={"finalist": 2})


def test_a_file_says_what_models_may_cost(folder: Path) -> None:
    file = folder / "mine.toml"
    file.write_text(GOOD)
    assert load_season(str(file)).allowance == Allowance()
    file.write_text(GOOD + ALLOWANCE)
    assert load_season(str(file)).allowance == Allowance(season=5, seat=0.5, at_cap="stand-in")


@pytest.mark.parametrize(
    ("line", "wrong"),
    [
        ("episod = 1", "there is no key 'episod'"),
        ("season = -1", "season: expected `float` >= 0.0"),
        ("season = nan", "season: expected `float` >= 0.0"),
        ("season = true", "season: expected `float | null`, got `bool`"),
        ('at_cap = "stop"', "at_cap: invalid enum value 'stop'"),
        ("cheaper_from = 2", "cheaper_from: expected `float` <= 1.0"),
    ],
)
def test_an_allowance_that_is_none_is_named_with_its_line(
    folder: Path, line: str, wrong: str
) -> None:
    mistake = read(folder, f"{GOOD}[allowance]\n{line}\n")
    assert wrong in str(mistake)
    assert mistake.line == GOOD.count("\n") + 2
