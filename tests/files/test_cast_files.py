"""A castaway's file: every mistake is found, with its line and what would be right."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from showrunner.errors import FileMistake
from showrunner.files.cast_files import KEYS, load_cast, load_castaway
from showrunner.files.folders import CAST
from showrunner.formats.castaway_rules import ARCHETYPES

AMA = (CAST / "ama.toml").read_text()


def line_of(text: str, beginning: str) -> int:
    return next(
        number
        for number, line in enumerate(text.splitlines(), 1)
        if line.strip().startswith(beginning)
    )


@pytest.mark.parametrize(
    ("find", "put", "at", "wrong", "right"),
    [
        (r"^age = 34$", "aeg = 34", "aeg", "there is no key 'aeg'", "did you mean 'age'?"),
        (r"^age = 34\n", "", None, "the file has no key 'age'", "give age"),
        (r"^age = 34$", 'age = "34"', "age", "age is the text '34'", "a whole number from 18"),
        (r"^age = 34$", "age = 17", "age", "age is 17", "give 18 to 80"),
        (r"^age = 34$", "age = true", "age", "age is true", "a whole number"),
        (r"^age = 34$", "age = 34 35", "age", "not TOML", "write it as TOML"),
        (r'^pronouns = ".*"$', 'pronouns = "it"', "pronouns", "it is 'it'", "he, she, they"),
        (r'^home = ".*"$', 'home = "  "', "home", "home is empty", "give a text"),
        (r'^home = ".*"$', "home = 5", "home", "home is the number 5", "give a text"),
        (r'^work = "b', 'work = "B', "work", "begins with another character", "lower-case"),
        (
            r'"loyalist"',
            '"royalist"',
            "archetype",
            "archetype: it is 'royalist'",
            "loyalist, schemer",
        ),
        (r'^name = "Ama"', 'name = "Amma"', "name", "'Amma' in the file of 'ama'", "amma.toml"),
        (r'^name = "Ama"', 'name = "Ama B"', "name", "name is 'Ama B'", "one word"),
        (r'"Ama Boateng"', '"A. Boateng"', "full_name", "'A. Boateng'", "begin with Ama"),
        (r'"Ama Boateng"', '"Ama"', "full_name", "full_name is 'Ama'", "then the family name"),
        (r"^images = \[", "images = [7, ", "images", "images contains the number 7", "texts only"),
        (r"phrases = \[(.|\n)*?\]", 'phrases = "x"', "phrases", "phrases is the text", "a list"),
        (r"phrases = \[(.|\n)*?\]", 'phrases = ["x"]', "phrases", "has 1 lines", "give 6 to 8"),
        (r'"a borrowed spanner"', '"A spanner"', '"A spanner', "'A spanner' begins", "lower-case"),
        (r'"a borrowed spanner"', '"a spanner."', '"a spanner', "a full stop", "remove it"),
        (
            r'"a borrowed spanner"',
            '"a cracked gasket"',
            '"a cracked gasket",\n  "brakes',
            "is in the list twice",
            "give it once",
        ),
    ],
)
def test_a_mistake_is_named_with_its_line(
    tmp_path: Path, find: str, put: str, at: str | None, wrong: str, right: str
):
    text, times = re.subn(find, put, AMA, count=1, flags=re.MULTILINE)
    assert times == 1
    file = tmp_path / "ama.toml"
    file.write_text(text)
    with pytest.raises(FileMistake) as problem:
        load_castaway(file)
    assert wrong in problem.value.wrong
    assert right in problem.value.right
    if at is not None and "\n" in at:
        assert problem.value.line == text[: text.index(at)].count("\n") + 1
    else:
        assert problem.value.line == (None if at is None else line_of(text, at))
    assert str(problem.value).startswith(str(file))


def test_two_castaways_with_names_that_begin_alike(tmp_path: Path):
    (tmp_path / "ama.toml").write_text(AMA)
    other = AMA.replace('"Ama"', '"Amata"').replace('"Ama ', '"Amata ')
    (tmp_path / "amata.toml").write_text(other)
    with pytest.raises(FileMistake, match=r"amata\.toml:1: name is 'Amata'.*'ama'"):
        load_cast(tmp_path)


def test_two_castaways_who_say_the_same(tmp_path: Path):
    (tmp_path / "ama.toml").write_text(AMA)
    caio = (CAST / "caio.toml").read_text()
    text = re.sub(r"images = \[\n.*\n", 'images = [\n  "a cracked gasket",\n', caio)
    (tmp_path / "caio.toml").write_text(text)
    line = line_of(text, '"a cracked gasket"')
    with pytest.raises(FileMistake, match=rf"caio\.toml:{line}: .*is also a line of 'ama'"):
        load_cast(tmp_path)


def test_what_they_say_they_came_for_may_be_omitted(tmp_path: Path):
    file = tmp_path / "ama.toml"
    file.write_text(re.sub(r"^goal = .*\n", "", AMA, flags=re.MULTILINE))
    assert load_castaway(file).goal == ""


def test_a_file_that_cannot_be_read(tmp_path: Path):
    with pytest.raises(FileMistake, match="cannot be read: no such file"):
        load_castaway(tmp_path / "nobody.toml")
    with pytest.raises(FileMistake, match="cannot be read"):
        load_castaway(tmp_path)
    (tmp_path / "ama.toml").write_bytes(b'name = "Ama"\nhome = "\xff"\n')
    with pytest.raises(FileMistake, match=r"ama\.toml:2: this is not UTF-8"):
        load_castaway(tmp_path / "ama.toml")
    (tmp_path / "ama.toml").write_bytes(b"\xef\xbb\xbf" + AMA.encode())
    with pytest.raises(FileMistake, match=r"ama\.toml:1: .*byte order mark"):
        load_castaway(tmp_path / "ama.toml")
    (tmp_path / "ama.toml").write_text("name = " + "[" * 5000)
    with pytest.raises(FileMistake, match=r"too deep|not TOML"):
        load_castaway(tmp_path / "ama.toml")
    (tmp_path / "ama.toml").write_text('name = "Ama"\n\nhome = """never closed\n\n')
    with pytest.raises(FileMistake, match=r"ama\.toml:3: not TOML"):
        load_castaway(tmp_path / "ama.toml")


def test_the_cast_that_comes_with_showrunner():
    cast = load_cast()
    assert [person.id for person in cast] == sorted(path.stem for path in CAST.glob("*.toml"))
    assert {person.archetype for person in cast} == set(ARCHETYPES)
    for path in CAST.glob("*.toml"):
        keys = [line.split(" = ")[0] for line in path.read_text().splitlines() if " = " in line]
        assert (*(key for key in keys if key in KEYS), "looks") == KEYS, path.name
