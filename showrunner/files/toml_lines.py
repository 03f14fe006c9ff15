"""The line number of each key and value of a TOML text.

`tomllib` does not give line numbers, so the text is scanned a second time for them. `tomllib` has
already accepted the text, so nothing is checked here.
"""

from __future__ import annotations

import re

KeyPath = tuple[str | int, ...]
"""Keys of tables and indexes in arrays that lead to a value, such as `("orders", 0, "when")`."""

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


def lines_of(text: str) -> dict[KeyPath, int]:
    """The line (from 1) of every key and value of a TOML text, by key path."""
    return _Scan(text.replace("\r\n", "\n")).document()


class _Scan:
    def __init__(self, text: str) -> None:
        self._text = text
        self._at = 0
        self._line = 1
        self._lines: dict[KeyPath, int] = {}
        self._sizes: dict[KeyPath, int] = {}

    def document(self) -> dict[KeyPath, int]:
        table: KeyPath = ()
        while not self._ends_with(""):
            if self._next("[["):
                table = self._header(self._keys())
                table = (*table, self._sizes.get(table, 0))
                self._sizes[table[:-1]] = int(table[-1]) + 1
                self._lines[table] = self._line
                self._move("]]")
            elif self._next("["):
                table = self._header(self._keys())
                self._move("]")
            else:
                self._pair(table)
        return self._lines

    def _header(self, keys: KeyPath) -> KeyPath:
        """The key path of a header; within an array of tables, that of its last table."""
        path: KeyPath = ()
        for place, key in enumerate(keys):
            path = (*path, key)
            self._lines.setdefault(path, self._line)
            if path in self._sizes and place < len(keys) - 1:
                path = (*path, self._sizes[path] - 1)
        return path

    def _pair(self, table: KeyPath) -> None:
        path = table
        for key in self._keys():
            path = (*path, key)
            self._lines.setdefault(path, self._line)
        self._move("=")
        self._value(path)

    def _keys(self) -> KeyPath:
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

    def _value(self, path: KeyPath) -> None:
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
        """Skip blanks and comments; then step over the mark if it is next (`""`: end of text)."""
        self._skip(_SPACE)
        return self._next(mark) if mark else self._at >= len(self._text)

    def _next(self, mark: str) -> bool:
        """Step over the mark if it is next; return whether it was."""
        is_next = self._text.startswith(mark, self._at)
        self._at += len(mark) if is_next else 0
        return is_next

    def _move(self, mark: str) -> None:
        """Move to just after the next occurrence of the mark."""
        self._at = self._text.index(mark, self._at) + len(mark)

    def _skip(self, pattern: re.Pattern[str]) -> str:
        """Step over a match of the pattern, counting lines; return the match, or empty."""
        match = pattern.match(self._text, self._at)
        if match is None:
            return ""
        self._at = match.end()
        self._line += match[0].count("\n")
        return match[0]


def _unescape(match: re.Match[str]) -> str:
    code = match[1] or match[2]
    return chr(int(code, 16)) if code else _ESCAPED.get(match[3], match[3])
