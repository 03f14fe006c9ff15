"""The templates: every word that is said to a model, as files of Markdown in one folder."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from functools import cached_property
from pathlib import Path
from typing import Any

from jinja2 import DictLoader, Environment, StrictUndefined, TemplateError, TemplateSyntaxError

from showrunner.errors import WrongParameter
from showrunner.formats.wording import count, first_sentence, listed
from showrunner.kernel import Text
from showrunner.players.llm.quoting import Safe, flat, one_line, quoted


class Templates:
    """A set of templates by their paths: `survivor/rules.md`. Its `hash` names this very set."""

    def __init__(self, files: Mapping[str, str]) -> None:
        self.files = dict(files)
        self._environment = Environment(
            loader=DictLoader(self.files),
            undefined=StrictUndefined,
            autoescape=False,
            trim_blocks=True,
            lstrip_blocks=True,
            finalize=_said,
        )
        self._environment.filters.update(
            quoted=quoted,
            line=one_line,
            listed=listed,
            count=count,
            first_sentence=first_sentence,
        )

    @cached_property
    def hash(self) -> str:
        """Names this set of templates."""
        told = hashlib.sha256()
        for name in sorted(self.files):
            told.update(f"{name}\0{self.files[name]}\0".encode())
        return told.hexdigest()[:16]

    def render(self, name: str, **values: Any) -> Safe:
        """A template filled in. Raises WrongParameter for one that is missing or wrong."""
        return self.render_first(name, **values)

    def render_first(self, *of: str, **values: Any) -> Safe:
        """The first of these templates that there is, filled in. Raises WrongParameter."""
        name = next(filter(self.has, of), None)
        if name is None:
            right = "add it to the folder prompts/"
            raise WrongParameter(f"there is no prompt template {of[0]!r}", right)
        try:
            return Safe(self._environment.get_template(name).render(values).strip())
        except TemplateError as problem:
            line = f", line {problem.lineno}" if isinstance(problem, TemplateSyntaxError) else ""
            wrong = f"the prompt template {name!r}{line}: {problem}"
            raise WrongParameter(wrong, "mend it: docs/models.md says what it is made of") from None

    def has(self, name: str) -> bool:
        """Whether there is such a template."""
        return name in self.files


class TemplateFolder:
    """The templates of a folder; with `reload`, read anew when a file has changed."""

    def __init__(self, folder: Path, *, reload: bool = False) -> None:
        self._folder = folder
        self._reload = reload
        self._seen: dict[Path, int] = {}
        self._now: Templates | None = None

    @property
    def now(self) -> Templates:
        """The templates as they are now. Raises WrongParameter for a folder without any."""
        if self._now is None or (self._reload and self._stamps() != self._seen):
            self._seen = self._stamps()
            if not self._seen:
                raise WrongParameter(
                    f"{self._folder} holds no templates", "it is to hold system.md and others"
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


def _said(value: Any) -> Any:
    """Words that somebody wrote stand between quotes, and names in one line, in any template."""
    if isinstance(value, Text):
        return quoted(str(value))
    return flat(value) if type(value) is str else value
