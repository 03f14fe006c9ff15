"""The prompt templates: all words said to models, as Markdown files in one folder.

A season in another language uses the files of the folder with the language's name first, such as
`French/survivor/asks/talk.md`, and the others in English. A folder with a phrasebook is a complete
translation for the games that the phrasebook names: it has to have all that their contestants are
given. In other games of that language only its examples of speech are used.
"""

from __future__ import annotations

import hashlib
from collections.abc import Collection, Mapping, MutableMapping
from functools import cached_property
from pathlib import Path
from typing import Any, Final, get_args

from jinja2 import DictLoader, Environment, StrictUndefined, TemplateError, TemplateSyntaxError

from showrunner.errors import WrongParameter
from showrunner.formats.parameters import Language
from showrunner.formats.wording import count, first_sentence, listed
from showrunner.kernel import Text
from showrunner.players.llm.phrasebook import ENGLISH, FILE, read_phrasebook
from showrunner.players.llm.quoting import Safe, flat, one_line, quoted

LANGUAGES: Final[tuple[str, ...]] = get_args(Language)
BEHIND_THE_SCENES: Final = ("castaway", "director", "pen", "reader")
"""The folders of templates that no contestant is given; they are in English only."""
_EXAMPLES: Final = "examples/"


class _Environment(Environment):
    """Gives each template its globals in one dictionary: a chain of two takes long to copy."""

    def make_globals(self, d: MutableMapping[str, Any] | None) -> MutableMapping[str, Any]:
        return {**self.globals, **(d or {})}


class Templates:
    """A set of templates by path, such as `survivor/rules.md`; `hash` identifies the set.

    `language` is the one whose folder has precedence, and `game` the game that is played. Raises
    WrongParameter if the language has a phrasebook with an error, or one without all the templates.
    """

    def __init__(self, files: Mapping[str, str], language: str = "English", game: str = "") -> None:
        self.files = dict(files)
        self._others: dict[tuple[str, str], Templates] = {(language, game): self}
        folder = f"{language}/"
        in_folder = {
            name.removeprefix(folder): file
            for name, file in self.files.items()
            if name.startswith(folder)
        }
        self.phrasebook = ENGLISH
        """What code adds to prompts, in this language."""
        if FILE in in_folder:
            phrasebook = read_phrasebook(folder + FILE, in_folder[FILE])
            if missing := sorted(translatable(self.files, phrasebook.games) - in_folder.keys()):
                wrong = f"the {language} templates are not complete: {len(missing)} are missing"
                raise WrongParameter(wrong, f"add {', '.join(missing[:5])} to {folder}")
            if game in phrasebook.games:
                self.phrasebook = phrasebook
            else:
                in_folder = {name: file for name, file in in_folder.items() if _EXAMPLES in name}
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
            translated=self.phrasebook.part,
        )
        self._environment.tests["template"] = self.has

    @cached_property
    def hash(self) -> str:
        """A hash of all files."""
        digest = hashlib.sha256()
        for name in sorted(self.files):
            digest.update(f"{name}\0{self.files[name]}\0".encode())
        return digest.hexdigest()[:16]

    def in_language(self, language: str, game: str = "") -> Templates:
        """The same templates, for seasons of this game in this language."""
        if (language, game) not in self._others:
            self._others[language, game] = Templates(self.files, language, game)
        return self._others[language, game]

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


def translatable(names: Collection[str], games: Collection[str]) -> set[str]:
    """The templates that a translation for these games has, as they are called in its folder."""
    english = {name.removeprefix("English/") for name in names if name.endswith(".md")}
    other_games = {name.removesuffix("/rules.md") for name in names if name.endswith("/rules.md")}
    others = {*BEHIND_THE_SCENES, *LANGUAGES, *(other_games - set(games))}
    return {name for name in english if name.partition("/")[0] not in others}


class TemplateFolder:
    """The templates of a folder; with `reload`, read again when a file has changed."""

    def __init__(self, folder: Path, *, reload: bool = False) -> None:
        self._folder = folder
        self._reload = reload
        self._seen: dict[Path, int] = {}
        self._now: Templates | None = None

    @property
    def now(self) -> Templates:
        """The current templates. Raises WrongParameter for a folder without any, and as they do."""
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
            for language in LANGUAGES:  # so that what is missing is reported at once
                self._now.in_language(language)
        return self._now

    def _stamps(self) -> dict[Path, int]:
        files = [*self._folder.rglob("*.md"), *self._folder.rglob(FILE)]
        return {path: path.stat().st_mtime_ns for path in files}


def _safe_value(value: Any) -> Any:
    """A template's value: players' texts are quoted, and other strings put on one line."""
    if isinstance(value, Text):
        return quoted(str(value))
    return flat(value) if type(value) is str else value
