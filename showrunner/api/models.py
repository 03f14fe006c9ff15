"""Routes for the model profiles that can play here: list, set up, remove, check."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any

import msgspec
from litestar import Controller, Request, Response, delete, get, post, put
from litestar.params import FromPath, JSONBody
from msgspec import UNSET, Meta, Struct, UnsetType
from msgspec.structs import replace
from sqlalchemy import Connection

from showrunner.api import given
from showrunner.api.access import Actor
from showrunner.api.paging import tagged
from showrunner.api.session import need_operator, need_producer
from showrunner.errors import UnknownName, WrongParameter
from showrunner.files.model_presets import TITLE, presets, with_preset
from showrunner.files.season_files import load_season, settings
from showrunner.players.llm.allowance import MICROS
from showrunner.players.llm.model_lines import ModelLine
from showrunner.players.llm.profile import STORED_KEY, Prices, Profile
from showrunner.running.models import Models
from showrunner.running.probing import Probe, check_model
from showrunner.store.model_usage import model_usage
from showrunner.store.profiles import keep_profile, remove_profile

CHECKED = "standard"
"""The season whose questions are used to check a model."""
CHECKED_CAST = 8


class ModelTold(Struct, kw_only=True):
    """A model that can play; `player` is its name as a seat's player.

    `rests` says that its endpoint keeps failing and is not called for a while. `fixed` models are
    set up where the server is started, and cannot be changed here. `profile` is for operators.
    """

    name: str
    player: str
    model: str
    prices: Prices
    cap: float | None
    fallback: str
    in_flight: int
    waiting: int
    rests: bool
    fixed: bool
    profile: dict[str, Any] | UnsetType = UNSET


class ModelList(Struct, kw_only=True):
    """All models, and the number of calls in flight to all of them.

    `stores_keys` is whether this server can store API keys (it has SHOWRUNNER_SERVER_KEY).
    """

    models: list[ModelTold]
    in_flight: int
    stores_keys: bool


class Preset(Struct, kw_only=True):
    """A known provider or server; `key` is the environment variable that usually has its key."""

    name: str
    title: str
    base_url: str
    key: str


class UsedIn(Struct, kw_only=True):
    """A season of yours in which a model plays or has played; `cost` is in dollars."""

    season: str
    title: str
    status: str
    seats: list[str]
    calls: int
    cost: float


class ModelUse(Struct, kw_only=True):
    """Your seasons in which a model plays, and what it has cost there."""

    seasons: list[UsedIn]
    calls: int
    cost: float


class NewProfile(Struct, forbid_unknown_fields=True, kw_only=True):
    """A model at an endpoint (see `docs/models.md`). Omitted fields have their defaults.

    With a `preset` (such as `anthropic` or `ollama`) other omitted fields have its values; without
    one, `base_url` is needed. `key` is the name of the environment variable with the API key.
    `secret` is the key itself, to be stored encrypted instead: it is never shown again. If `key` is
    `STORED_KEY` and `secret` is omitted, the stored key is kept.
    """

    preset: Annotated[str, Meta(max_length=50, examples=["openrouter"])] = ""
    base_url: Annotated[str, Meta(max_length=2000, examples=["https://models.example.org/v1"])] = ""
    model: Annotated[str, Meta(max_length=200, examples=["some-model"])] = ""
    key: Annotated[str, Meta(max_length=100, examples=["EXAMPLE_API_KEY"])] = ""
    secret: Annotated[str, Meta(max_length=1000)] = ""
    settings: Annotated[
        dict[Annotated[str, Meta(max_length=50)], Any],
        Meta(
            max_length=30,
            description="Other keys of a profile: api, context, max_tokens, prices, fallback …",
            examples=[{"max_tokens": 1500, "prices": {"input": 0.5, "output": 1.5}}],
        ),
    ] = {}


class ProbeTold(Struct, kw_only=True):
    """The result of one way of asking for an answer.

    `latency` (seconds) and tokens are medians, `thinking_tokens` is the mean.
    """

    rung: str
    works: bool
    asked: int
    taken: int
    latency: float
    prompt_tokens: int
    answer_tokens: int
    thinking_tokens: int
    longest_answer: int
    troubles: dict[str, str]


class ModelCheck(Struct, kw_only=True):
    """The result of a check: each way of asking, the best one, and what a season would cost.

    `context` is the model's window in tokens, null if it is not known. `window` says in words
    whether the season's longest prompt fits into it together with an answer, and `fits` is true,
    false, or null if that is not known.
    """

    works: bool
    rung: str | None
    probes: list[ProbeTold]
    calls: int
    prompt_tokens: int
    cost: float
    context: int | None
    longest_prompt: int
    fits: bool | None
    window: str


Name = FromPath[Annotated[str, Meta(max_length=63)]]


class ModelsController(Controller):
    """The models that can play seats."""

    path = "/models"
    tags = ("models",)

    @get("/", summary="List models")
    async def list(
        self, request: Request[Actor, Any, Any], actor: given.Actor, models: given.Models
    ) -> Response[ModelList]:
        """All models that can be named as a seat's player."""
        need_producer(actor)
        told = ModelList(
            models=[
                _told(models, models.lines.line(name), actor)
                for name in sorted(models.lines.profiles)
            ],
            in_flight=models.lines.out.in_flight,
            stores_keys=models.seal.is_ready,
        )
        return tagged(request, msgspec.json.encode(told))

    @get("/presets", summary="List presets")
    async def presets(self, actor: given.Actor) -> Sequence[Preset]:
        """Known providers and servers, to be named as the `preset` of a profile."""
        need_producer(actor)
        return [
            Preset(
                name=name,
                title=one[TITLE],
                base_url=one.get("base_url", ""),
                key=one.get("key", ""),
            )
            for name, one in presets().items()
        ]

    @get("/{name:str}/use", summary="Where a model plays, and its costs")
    async def use(
        self, name: Name, actor: given.Actor, models: given.Models, store: given.Store
    ) -> ModelUse:
        """Your seasons in which a model plays or has played, and what it has cost there."""
        need_producer(actor)
        if name not in models.lines.profiles:
            raise UnknownName("model", name, models.lines.profiles)
        player = models.lines.profiles[name].player
        usage = await store.database.read(lambda connection: model_usage(connection, name, player))
        own = [one for one in usage if actor.owns(one.season)]
        return ModelUse(
            seasons=[
                UsedIn(
                    season=one.season.id,
                    title=one.season.title,
                    status=one.season.status,
                    seats=[*one.seats],
                    calls=one.calls,
                    cost=one.cost / MICROS,
                )
                for one in own
            ],
            calls=sum(one.calls for one in own),
            cost=sum(one.cost for one in own) / MICROS,
        )

    @put("/{name:str}", summary="Set up a model")
    async def set_up(
        self,
        name: Name,
        data: JSONBody[NewProfile],
        actor: given.Actor,
        models: given.Models,
        once: given.Once,
        store: given.Store,
    ) -> ModelTold:
        """Set up or change a profile, for operators.

        The server connects to the endpoints of presets, and to those that its operator allows
        (SHOWRUNNER_MODEL_HOSTS).
        """
        need_operator(actor)
        profile = _profile(name, data)
        if data.secret:
            sealed = models.seal.close(data.secret, profile.base_url)
            profile = replace(profile, key=STORED_KEY, sealed_key=sealed)
        elif profile.key == STORED_KEY and name in models.lines.profiles:
            kept = models.lines.profiles[name].sealed_key
            profile = replace(profile, sealed_key=kept)
        models.check(profile)
        body = msgspec.json.encode(profile).decode()
        await once.do(lambda connection: keep_profile(connection, name, body))
        await models.refresh(store)
        return _told(models, models.lines.line(name), actor)

    @delete("/{name:str}", summary="Remove a model", status_code=200)
    async def remove(
        self,
        name: Name,
        actor: given.Actor,
        models: given.Models,
        once: given.Once,
        store: given.Store,
    ) -> None:
        """Remove a profile that was set up here. Seasons in which it plays pause and say why."""
        need_operator(actor)

        def work(connection: Connection) -> None:
            if not remove_profile(connection, name):
                stored = models.lines.profiles.keys() - models.fixed.keys()
                raise UnknownName("model that was set up here", name, sorted(stored))

        await once.do(work)
        await models.refresh(store)

    @post("/{name:str}/check", summary="Try a model out", status_code=200)
    async def check(self, name: Name, actor: given.Actor, models: given.Models) -> ModelCheck:
        """Ask it real questions in every way of asking for an answer. This costs some calls.

        409 says what the profile lacks to be asked at all, such as its key.
        """
        need_operator(actor)
        if name not in models.lines.profiles:
            raise UnknownName("model", name, models.lines.profiles)
        line, templates = models.lines.line(name), models.lines.templates.now
        made = settings(load_season(CHECKED), CHECKED_CAST)
        checked = await check_model(line, templates, made, "check")
        best, season, window = checked.best, checked.season, checked.window
        return ModelCheck(
            works=best is not None,
            rung=best.rung if best else None,
            probes=[_probe_told(one) for one in checked.probes],
            calls=season.calls,
            prompt_tokens=season.prompt_tokens,
            cost=season.cost(line.profile.prices),
            context=window.context,
            longest_prompt=window.longest_prompt,
            fits=window.fits,
            window=str(window),
        )


def _probe_told(probe: Probe) -> ProbeTold:
    told = {name: getattr(probe, name) for name in ProbeTold.__struct_fields__}
    return ProbeTold(**told)


def _told(models: Models, line: ModelLine, actor: Actor) -> ModelTold:
    profile = line.profile
    return ModelTold(
        name=profile.name,
        player=profile.player,
        model=profile.model,
        prices=profile.prices,
        cap=profile.cap,
        fallback=profile.fallback,
        in_flight=line.gate.in_flight,
        waiting=line.gate.waiting,
        rests=line.breaker.is_open,
        fixed=profile.name in models.fixed,
        profile=_shown(profile) if actor.role == "operator" else UNSET,
    )


def _shown(profile: Profile) -> dict[str, Any]:
    """A profile without its encrypted key."""
    plain: dict[str, Any] = msgspec.to_builtins(profile)
    del plain["sealed_key"]
    return plain


def _profile(name: str, new: NewProfile) -> Profile:
    given = {
        "preset": new.preset,
        "base_url": new.base_url.rstrip("/"),
        "model": new.model,
        "key": new.key,
    }
    settings = {
        key: value
        for key, value in new.settings.items()
        if key not in (*given, "sealed_key", "name")
    }
    given = {key: value for key, value in given.items() if value}
    plain = {**with_preset({**settings, **given}), "name": name}
    if "base_url" not in plain:
        raise WrongParameter("the profile has no base_url", "give one, or a preset that has one")
    try:
        return msgspec.convert(plain, Profile)
    except msgspec.ValidationError as problem:
        wrong = f"not a valid profile: {problem}"
        raise WrongParameter(wrong, "see docs/models.md for its keys") from None
