"""Every key and value is found on its own line, however the file is laid out."""

from __future__ import annotations

import tomllib
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from showrunner.files.toml_lines import KeyPath, lines_of

LAID_OUT = '''\
# a comment with [brackets] = "and quotes"
a = 1
b.c = "x # no comment"

  "quoted key" = 'it''s' # trailing
long = """
line ] } "" two
"""
lists = [
  1, # one
  [2, 3],

  { k = 4, l = [5] },
]
[t.u]
v = 2020-01-01
raw = \'\'\'
[[no]]
\'\'\'
[[o]]
when = { left = 9, "ph.ase" = "x" }
[o.sub]
z = true
[[o]]
when = {}
[[o.parts]]
p = 1
[[o.parts]]
p = 2
'''.replace("'it''s'", "'its'")


def test_a_file_of_every_shape():
    found = lines_of(LAID_OUT)
    expected: dict[KeyPath, int] = {
        ("a",): 2,
        ("b", "c"): 3,
        ("quoted key",): 5,
        ("long",): 6,
        ("lists",): 9,
        ("lists", 0): 10,
        ("lists", 1): 11,
        ("lists", 1, 1): 11,
        ("lists", 2): 13,
        ("lists", 2, "k"): 13,
        ("lists", 2, "l", 0): 13,
        ("t", "u"): 15,
        ("t", "u", "v"): 16,
        ("t", "u", "raw"): 17,
        ("o", 0): 20,
        ("o", 0, "when", "left"): 21,
        ("o", 0, "when", "ph.ase"): 21,
        ("o", 0, "sub"): 22,
        ("o", 0, "sub", "z"): 23,
        ("o", 1): 24,
        ("o", 1, "when"): 25,
        ("o", 1, "parts", 0, "p"): 27,
        ("o", 1, "parts", 1): 28,
        ("o", 1, "parts", 1, "p"): 29,
    }
    assert {way: found.get(way) for way in expected} == expected


def test_windows_line_ends_count_once():
    assert lines_of(LAID_OUT.replace("\n", "\r\n")) == lines_of(LAID_OUT)


KEYS = st.text(st.sampled_from("ab_-1 .\"'é\n\t\\"), min_size=1, max_size=4)
VALUES = st.recursive(
    st.one_of(st.integers(0, 99), st.booleans(), st.text(st.sampled_from("ab#]},=\"'\n\\"))),
    lambda inner: st.one_of(st.lists(inner, max_size=3), st.dictionaries(KEYS, inner, max_size=3)),
    max_leaves=8,
)


class Writer:
    """Writes values as TOML with line breaks wherever they are allowed, and records the lines."""

    def __init__(self, blanks: Any) -> None:
        self.text = ""
        self.lines: dict[KeyPath, int] = {}
        self.blanks = blanks

    @property
    def line(self) -> int:
        return self.text.count("\n") + 1

    def blank(self) -> None:
        self.text += self.blanks()

    def key(self, key: str) -> None:
        escaped = {'"': '\\"', "\\": "\\\\", "\n": "\\n", "\t": "\\u0009"}
        self.text += '"' + "".join(escaped.get(mark, mark) for mark in key) + '"'

    def value(self, way: KeyPath, value: Any) -> None:
        self.lines.setdefault(way, self.line)
        if isinstance(value, list):
            self.text += "["
            for place, inner in enumerate(value):
                self.blank()
                self.value((*way, place), inner)
                self.blank()
                self.text += ","
            self.blank()
            self.text += "]"
        elif isinstance(value, dict):
            self.text += "{"
            for place, (key, inner) in enumerate(value.items()):
                self.text += ", " if place else " "
                self.pair((*way, key), inner)
            self.text += "}"
        elif isinstance(value, bool):
            self.text += str(value).lower()
        elif isinstance(value, str):
            plain = value.replace("\\", "\\\\").replace('"""', '""\\"')
            plain = plain[:-1] + '\\"' if plain.endswith('"') else plain
            self.text += f'"""{plain}"""' if "\n" in value else self.quoted(value)
        else:
            self.text += str(value)

    def quoted(self, value: str) -> str:
        if "'" not in value:
            return f"'{value}'"
        return '"' + value.replace("\\", "\\\\").replace('"', '\\"') + '"'

    def pair(self, way: KeyPath, value: Any) -> None:
        self.lines[way] = self.line
        self.key(str(way[-1]))
        self.text += " = "
        self.value(way, value)


@given(st.dictionaries(KEYS, VALUES, max_size=4), st.data())
def test_any_file(content: dict[str, Any], data: st.DataObject):
    blanks = st.sampled_from(["", " ", "\n", ' # ] } , "\n\t'])
    writer = Writer(lambda: data.draw(blanks))
    for key, value in content.items():
        writer.blank()
        writer.pair((key,), value)
        writer.text += "\n"
    tomllib.loads(writer.text)
    assert lines_of(writer.text) == writer.lines
