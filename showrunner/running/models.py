"""The models of this process: profiles from a file, the environment and the database."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Iterable
from pathlib import Path
from urllib.parse import urlsplit

import msgspec
import structlog

from showrunner.addresses import AllowedAddresses, shown_url
from showrunner.errors import WrongParameter
from showrunner.files.folders import PROMPTS
from showrunner.files.model_presets import presets
from showrunner.files.model_profiles import load_profiles
from showrunner.players.llm.agency import Agency
from showrunner.players.llm.clients import client_for
from showrunner.players.llm.key_seal import KeySeal
from showrunner.players.llm.keys import Keys
from showrunner.players.llm.model_lines import ModelLines
from showrunner.players.llm.profile import Profile
from showrunner.players.llm.templates import TemplateFolder
from showrunner.running.learned import LearnedBook
from showrunner.settings import (
    MODEL_HOSTS,
    MODEL_KEYS,
    OPENAI_API_KEY,
    OPENAI_URL,
    SERVER_KEY,
    ModelSettings,
)
from showrunner.store import Store
from showrunner.store.database import is_outage

log = structlog.get_logger()

DEFAULT = "default"
"""The name of the profile from the environment."""
FILE = Path("models.toml")
LOOK_SECONDS = 5.0
"""How often a server checks whether another process changed the profiles."""


class Models:
    """All profiles, and the agency that hires them.

    The operator's own profiles (`fixed`: from the file and the environment) may use any address.
    Profiles that were set up with the API may use only the addresses of presets and those in
    `hosts`. Keys are sent only to the places that the operator allows (see `_places_of_keys`).
    """

    def __init__(self, settings: ModelSettings) -> None:
        """Raises FileMistake, WrongParameter or AddressRefused for unusable settings."""
        self.fixed = {profile.name: profile for profile in _fixed(settings)}
        self._stored: dict[str, Profile] = {}
        listed = " ".join([settings.hosts, *_places_of_presets().values()])
        self._listed = AllowedAddresses(listed, MODEL_HOSTS)
        folder = Path(settings.prompts) if settings.prompts else PROMPTS
        templates = TemplateFolder(folder, reload=settings.reload_prompts)
        if self.fixed:
            _ = templates.now  # so that missing templates are reported at the start
        own = " ".join(_place(profile.base_url) for profile in self.fixed.values())
        allowed = AllowedAddresses(f"{listed} {own}", MODEL_HOSTS)
        self.seal = KeySeal(settings.server_key, SERVER_KEY)
        places = _places_of_keys(settings, self.fixed.values())
        self._keys = Keys(places, MODEL_KEYS, self.seal)
        for profile in self.fixed.values():
            client_for(profile)  # so that a missing SDK is reported at the start
            allowed.check(profile.base_url)
            self._keys.check(profile)
        self.lines = ModelLines(self.fixed.values(), templates, allowed, self._keys, settings.calls)
        self.agency = Agency(self.lines)
        self._learned = LearnedBook(self.lines)

    def check(self, profile: Profile) -> None:
        """Raise AddressRefused or WrongParameter for a profile that the API may not set up."""
        client_for(profile)
        if profile.name in self.fixed:
            right = "choose another name, or change it where the server is started"
            raise WrongParameter(f"the profile {profile.name!r} is the operator's own", right)
        self._listed.check(profile.base_url)
        self._keys.check(profile)
        others = self.lines.profiles.keys() - {profile.name}
        if profile.fallback and profile.fallback not in others:
            known = ", ".join(sorted(others)) or "(there is no other)"
            raise WrongParameter(
                f"no other profile is {profile.fallback!r}", f"give one of {known}"
            )

    async def refresh(self, store: Store) -> None:
        """Load the profiles from the database, and at first what is known of their endpoints."""
        stored = {}
        for name, body in (await store.profiles.all()).items():
            try:
                stored[name] = msgspec.json.decode(body, type=Profile)
            except msgspec.ValidationError as problem:
                log.warning("a stored profile cannot be read", profile=name, why=str(problem))
        if stored != self._stored:
            self._stored = stored
            self.lines.set_profiles({**stored, **self.fixed}.values())
        await self._learned.read(store)

    async def close(self, store: Store) -> None:
        """Store what was learned of the endpoints, and close all connections."""
        try:
            await self._learned.write(store)
        except Exception as problem:
            if not is_outage(problem):
                raise
        finally:
            await self.lines.close()

    async def follow(self, store: Store) -> None:
        """Load the profiles, and store what is new of their endpoints, until cancelled."""
        while True:
            try:
                await self.refresh(store)
                await self._learned.write(store)
            except Exception as problem:
                if not is_outage(problem):
                    raise
            await asyncio.sleep(LOOK_SECONDS)


def _fixed(settings: ModelSettings) -> Iterable[Profile]:
    if settings.file or FILE.is_file():
        yield from load_profiles(Path(settings.file) if settings.file else FILE)
    if settings.base_url:
        yield Profile(
            name=DEFAULT,
            base_url=settings.base_url.rstrip("/"),
            model=settings.model,
            key=OPENAI_API_KEY,
        )


def _places_of_keys(settings: ModelSettings, own: Iterable[Profile]) -> dict[str, str]:
    """The places that the key in each environment variable may be sent to.

    OPENAI_API_KEY may go to OPENAI_BASE_URL (default: OpenAI's URL), any other key to the preset
    and to the profiles in the operator's file that name it, and each key to the hosts that the
    operator lists for it. Raises WrongParameter for a list that cannot be read.
    """
    places: defaultdict[str, list[str]] = defaultdict(list)
    for name, place in _places_of_presets().items():
        if variable := presets()[name].get("key"):
            places[variable].append(place)
    places[OPENAI_API_KEY] = [_place(settings.base_url or OPENAI_URL)]
    for profile in own:
        for variable in profile.variables:
            if variable != OPENAI_API_KEY:
                places[variable].append(_place(profile.base_url))
    for entry in settings.keys.replace(",", " ").split():
        variable, _, place = entry.partition("=")
        if not variable or not place:
            right = "give VARIABLE=HOST, such as EXAMPLE_API_KEY=models.example.org"
            raise WrongParameter(f"{MODEL_KEYS}: {entry!r}", right)
        places[variable].append(place)
    return {variable: " ".join(listed) for variable, listed in places.items()}


def _places_of_presets() -> dict[str, str]:
    """Where each preset's provider or server is, for those of which that is known."""
    known = {name: preset.get("base_url") for name, preset in presets().items()}
    return {name: _place(url) for name, url in known.items() if url}


def _place(url: str) -> str:
    """The place in an operator's URL, as it is written in a list of allowed places."""
    parts = urlsplit(url)
    if parts.scheme not in ("http", "https") or not parts.hostname:
        raise WrongParameter(
            f"the base URL {shown_url(url)}", "give https://host/v1, or http://host:port/v1"
        )
    host = f"[{parts.hostname}]" if ":" in parts.hostname else parts.hostname
    port = f":{parts.port}" if parts.port else ""
    return f"{parts.scheme}://{host}{port}"
