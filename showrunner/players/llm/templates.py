"""The prompt templates: all words said to models, as Markdown files in one folder.

A season in another language uses the files of the folder with the language's name first, such as
`French/survivor/asks/talk.md`, and the others in English.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, MutableMapping
from functools import cached_property
from pathlib import Path
from typing import Any

from jinja2 import DictLoader, Environment, StrictUndefined, TemplateError, TemplateSyntaxError

from showrunner.errors import WrongParameter
from showrunner.formats.wording import count, first_sentence, listed
from showrunner.kernel import Text
from showrunner.players.llm.quoting import Safe, flat, one_line, quoted


class _Environment(Environment):
    """Gives each template its globals in one dictionary: a chain of two takes long to copy."""

    def make_globals(self, d: MutableMapping[str, Any] | None) -> MutableMapping[str, Any]:
        return {**self.globals, **(d or {})}


class Templates:
    """A set of templates by path, such as `survivor/rules.md`; `hash` identifies the set.

    `language` is the one whose folder has precedence.
    """

    def __init__(self, files: Mapping[str, str], language: str = "English") -> None:
        self.files = dict(files)
        self._others: dict[str, Templates] = {language: self}
        folder = f"{language}/"
        in_folder = {
            name.removeprefix(folder): file
            for name, file in self.files.items()
            if name.startswith(folder)
        }
        self._in_language = {**self.files, **in_folder}
        self._environment = _Environment(
            loader=DictLoader(self._in_language),
            undefined=StrictUndefined,
            autoescape=False,
            trim_blocks=True,
            lstrip_blocks=True,
            auto_reload=False,
            finalize=_safe_value,
        )
        self._environment.filters.update(
            quoted=quoted,
            line=one_line,
            listed=listed,
            count=count,
            first_sentence=first_sentence,
        )
        self._environment.tests["template"] = self.has

    @cached_property
    def hash(self) -> str:
        """A hash of all files."""
        digest = hashlib.sha256()
        for name in sorted(self.files):
            digest.update(f"{name}\0{self.files[name]}\0".encode())
        return digest.hexdigest()[:16]

    def in_language(self, language: str) -> Templates:
        """The same templates, for seasons in this language."""
        if language not in self._others:
            self._others[language] = Templates(self.files, language)
        return self._others[language]

    def render(self, name: str, **values: Any) -> Safe:
        """Render a template. Raises WrongParameter if it is missing or has an error."""
        return self.render_first(name, **values)

    def render_first(self, *names: str, **values: Any) -> Safe:
        """Render the first of these templates that exists. Raises WrongParameter."""
        name = next(filter(self.has, names), None)
        if name is None:
            right = "add it to the folder prompts/"
            raise WrongParameter(f"there is no prompt template {names[0]!r}", right)
        try:
            return Safe(self._environment.get_template(name).render(values).strip())
        except TemplateError as problem:
            line = f", line {problem.lineno}" if isinstance(problem, TemplateSyntaxError) else ""
            wrong = f"the prompt template {name!r}{line}: {problem}"
            raise WrongParameter(
                wrong, "correct it: docs/models.md says what templates may use"
            ) from None

    def has(self, name: str) -> bool:
        """Whether the template exists."""
        return name in self._in_language


class TemplateFolder:
    """The templates of a folder; with `reload`, read again when a file has changed."""

    def __init__(self, folder: Path, *, reload: bool = False) -> None:
        self._folder = folder
        self._reload = reload
        self._seen: dict[Path, int] = {}
        self._now: Templates | None = None

    @property
    def now(self) -> Templates:
        """The current templates. Raises WrongParameter for a folder without any."""
        if self._now is None or (self._reload and self._stamps() != self._seen):
            self._seen = self._stamps()
            if not self._seen:
                raise WrongParameter(
                    f"{self._folder} has no templates", "put system.md and the others there"
                )
            self._now = Templates(
                {
                    path.relative_to(self._folder).as_posix(): path.read_text(encoding="utf-8")
                    for path in sorted(self._seen)
                }
            )
        return self._now

    def _stamps(self) -> dict[Path, int]:
        return {path: path.stat().st_mtime_ns for path in self._folder.rglob("*.md")}


def _safe_value(value: Any) -> Any:
    """A template's value: players' texts are quoted, and other strings put on one line."""
    if isinstance(value, Text):
        return quoted(str(value))
    return flat(value) if type(value) is str else value
