"""On which line of a TOML file each key and each value stands.

`tomllib` reads a file and forgets its lines. This scan of the same text keeps just them. It is made
for text that `tomllib` has found good, so it checks nothing.
"""

from __future__ import annotations

import re

Path = tuple[str | int, ...]
"""A way into the file: keys of tables and places in arrays, such as `("orders", 0, "when")`."""

_SPACE = re.compile(r"(?:[ \t\r\n]|#[^\n]*)*")
_BLANK = re.compile(r"[ \t]*")
_BARE = re.compile(r"[A-Za-z0-9_-]+")
_STRINGS = (
    re.compile(r'"""(?:[^\\]|\\.)*?"{3,5}', re.DOTALL),
    re.compile(r"'''.*?'{3,5}", re.DOTALL),
    re.compile(r'"(?:[^"\\]|\\.)*"'),
    re.compile(r"'[^']*'"),
)
_OTHER = re.compile(r"[^,\]}#\n]+")
_ESCAPE = re.compile(r"\\(?:u([0-9a-fA-F]{4})|U([0-9a-fA-F]{8})|(.))")
_ESCAPED = {"b": "\b", "t": "\t", "n": "\n", "f": "\f", "r": "\r", "e": "\x1b"}


def lines_of(text: str) -> dict[Path, int]:
    """The line (from 1) of every key and value of a TOML text, by its way in."""
    return _Scan(text.replace("\r\n", "\n")).document()


class _Scan:
    def __init__(self, text: str) -> None:
        self._text = text
        self._at = 0
        self._line = 1
        self._lines: dict[Path, int] = {}
        self._sizes: dict[Path, int] = {}

    def document(self) -> dict[Path, int]:
        table: Path = ()
        while not self._ends_with(""):
            if self._next("[["):
                table = self._entered(self._keys())
                table = (*table, self._sizes.get(table, 0))
                self._sizes[table[:-1]] = int(table[-1]) + 1
                self._lines[table] = self._line
                self._move("]]")
            elif self._next("["):
                table = self._entered(self._keys())
                self._move("]")
            else:
                self._pair(table)
        return self._lines

    def _entered(self, keys: Path) -> Path:
        """A header's way in: within an array of tables it means the last of them."""
        path: Path = ()
        for place, key in enumerate(keys):
            path = (*path, key)
            self._lines.setdefault(path, self._line)
            if path in self._sizes and place < len(keys) - 1:
                path = (*path, self._sizes[path] - 1)
        return path

    def _pair(self, table: Path) -> None:
        path = table
        for key in self._keys():
            path = (*path, key)
            self._lines.setdefault(path, self._line)
        self._move("=")
        self._value(path)

    def _keys(self) -> Path:
        keys: list[str] = []
        while not keys or self._next("."):
            self._skip(_BLANK)
            quoted = self._skip(_STRINGS[2])
            if quoted:
                keys.append(_ESCAPE.sub(_unescape, quoted[1:-1]))
            else:
                keys.append(self._skip(_STRINGS[3])[1:-1] or self._skip(_BARE))
            self._skip(_BLANK)
        return tuple(keys)

    def _value(self, path: Path) -> None:
        self._skip(_BLANK)
        self._lines.setdefault(path, self._line)
        if self._next("["):
            place = 0
            while not self._ends_with("]"):
                self._value((*path, place))
                place += 1
                self._skip(_SPACE)
                self._next(",")
        elif self._next("{"):
            while not self._ends_with("}"):
                self._pair(path)
                self._skip(_SPACE)
                self._next(",")
        elif not any(self._skip(string) for string in _STRINGS):
            self._skip(_OTHER)

    def _ends_with(self, mark: str) -> bool:
        """Whether, behind blanks and comments, the mark stands here (or the text ends: `""`)."""
        self._skip(_SPACE)
        return self._next(mark) if mark else self._at >= len(self._text)

    def _next(self, mark: str) -> bool:
        """Step over the mark where it stands here."""
        here = self._text.startswith(mark, self._at)
        self._at += len(mark) if here else 0
        return here

    def _move(self, mark: str) -> None:
        """Step to behind the mark, which follows."""
        self._at = self._text.index(mark, self._at) + len(mark)

    def _skip(self, pattern: re.Pattern[str]) -> str:
        """Step over what the pattern finds here, and count its lines."""
        found = pattern.match(self._text, self._at)
        if found is None:
            return ""
        self._at = found.end()
        self._line += found[0].count("\n")
        return found[0]


def _unescape(found: re.Match[str]) -> str:
    code = found[1] or found[2]
    return chr(int(code, 16)) if code else _ESCAPED.get(found[3], found[3])
