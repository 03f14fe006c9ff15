"""What the environment says about how Showrunner runs here."""

from __future__ import annotations

import math
import os
import re
from dataclasses import dataclass, field
from typing import Final

from showrunner.errors import WrongParameter

DATABASE_URL: Final = "DATABASE_URL"
"""The environment variable that names the database."""
EMBEDDED: Final = "runs/showrunner.db"
"""The SQLite file where nothing else is named."""

SMTP_URL: Final = "SHOWRUNNER_SMTP_URL"
"""The mail server: `smtps://user:password@host:port`, `smtp://…` (STARTTLS), `smtp+plain://…`."""
MAIL_FROM: Final = "SHOWRUNNER_MAIL_FROM"
"""Whom letters are from: `Showrunner <show@example.org>`."""
MAIL_TO: Final = "SHOWRUNNER_MAIL_TO"
"""The domains that may be mailed, separated by commas; `*` for all."""
WEBHOOK_HOSTS: Final = "SHOWRUNNER_WEBHOOK_HOSTS"
"""The hosts that webhooks may be at, as `addresses.AllowedAddresses` reads them."""
PUSH_HOSTS: Final = "SHOWRUNNER_PUSH_HOSTS"
VAPID_KEY: Final = "SHOWRUNNER_VAPID_KEY"
PUBLIC_URL: Final = "SHOWRUNNER_PUBLIC_URL"
"""Where people find this server: letters link to it."""
TRUSTED_PROXIES: Final = "SHOWRUNNER_TRUSTED_PROXIES"
"""The proxies, by address, who say whom they speak for (`X-Forwarded-For`, `-Proto`)."""
REQUESTS_A_MINUTE: Final = "SHOWRUNNER_REQUESTS_A_MINUTE"
"""How many requests one token may make, or one address without a token."""
FRAME_ANCESTORS: Final = "SHOWRUNNER_FRAME_ANCESTORS"
"""The sites that may show a season's card and overlay in a frame, separated by commas."""
REMINDER_GRACE: Final = "SHOWRUNNER_REMINDER_GRACE"
"""After how many seconds without an answer somebody is reminded."""
MODELS: Final = "SHOWRUNNER_MODELS"
"""The file of model profiles; else `models.toml` where the server was started, if there is one."""
MODEL_HOSTS: Final = "SHOWRUNNER_MODEL_HOSTS"
"""The hosts, besides those of that file, that models may be at (see `AllowedAddresses`)."""
MODEL_KEYS: Final = "SHOWRUNNER_MODEL_KEYS"
"""Which keys may be sent to which hosts: `EXAMPLE_API_KEY=models.example.org, …`."""
SERVER_KEY: Final = "SHOWRUNNER_SERVER_KEY"
"""What stored API keys are encrypted with: at least 32 random characters."""
MODEL_CALLS: Final = "SHOWRUNNER_MODEL_CALLS"
"""How many calls to models may be in flight at once."""
PROMPTS: Final = "SHOWRUNNER_PROMPTS"
"""The folder of prompt templates, where it is not the one that comes along."""
REPLY_DAYS: Final = "SHOWRUNNER_REPLY_DAYS"
"""For how many days the raw replies of models are kept; 0 keeps none."""
RELOAD_PROMPTS: Final = "SHOWRUNNER_RELOAD_PROMPTS"
"""Whether templates are read again when they change: `1`."""
OPENAI_URL: Final = "https://api.openai.com/v1"
"""OpenAI's own endpoint, which counts where only a key is given."""
PEN: Final = "SHOWRUNNER_PEN"
"""The profile of the model that writes the episodes of seasons that this server drives."""
PEN_CAP: Final = "SHOWRUNNER_PEN_CAP"
"""What that model may spend on a season's episodes, in dollars."""
SPEECH: Final = "SHOWRUNNER_SPEECH"
"""The command that speaks: it reads the SSML file {ssml} and writes the WAV file {wav}."""
VOICES: Final = "SHOWRUNNER_VOICES"
"""The TOML file that lists the voices of that command; else those of eSpeak NG are used."""
BOT_FAULTS: Final = "SHOWRUNNER_BOT_FAULTS"
"""With `raise` a bot's fault ends its season, for whoever writes bots; else it is logged."""
WORKERS: Final = "SHOWRUNNER_WORKERS"
"""Who drives the seasons of a server: the server itself (`inside`) or workers (`external`)."""
WORKER_SEASONS: Final = "SHOWRUNNER_WORKER_SEASONS"
"""How many seasons with people a worker drives at once, and as many others."""
WORKER_METRICS: Final = "SHOWRUNNER_WORKER_METRICS"
"""Where a worker serves `/metrics` and `/health`: HOST:PORT."""
OPENAI_BASE_URL: Final = "OPENAI_BASE_URL"
OPENAI_API_KEY: Final = "OPENAI_API_KEY"
OPENAI_MODEL: Final = "OPENAI_MODEL"
"""As OpenAI's own client names them: with these, the profile `default` needs no file."""

_SITE = re.compile(r"https?://(\*\.)?[a-zA-Z0-9-]+(\.[a-zA-Z0-9-]+)*(:\d+)?")


@dataclass(frozen=True, kw_only=True)
class ModelSettings:
    """Where model profiles come from, and how they are called.

    `base_url` and `model` make the profile `default`, with the key in OPENAI_API_KEY; empty for
    none. `prompts` is a folder, empty for the one that comes along. `keys` lists which variables'
    keys may be sent to which hosts, beyond those that the file and the environment name.
    `server_key` encrypts keys that are stored; empty: none can be stored.
    """

    file: str = ""
    base_url: str = ""
    model: str = ""
    hosts: str = ""
    keys: str = ""
    server_key: str = field(default="", repr=False)
    calls: int = 200
    prompts: str = ""
    reload_prompts: bool = False


@dataclass(frozen=True, kw_only=True)
class ReminderSettings:
    """How people who play a seat may be reminded; without settings nobody is.

    `public_url` has no slash at its end; `grace` is in seconds.
    """

    smtp_url: str = field(default="", repr=False)
    mail_from: str = ""
    mail_to: str = ""
    webhook_hosts: str = ""
    push_hosts: str = ""
    vapid_key: str = field(default="", repr=False)
    public_url: str = ""
    grace: float = 300.0


@dataclass(frozen=True, kw_only=True)
class PenSettings:
    """The model profile that writes episodes, empty for none, and its cap for each season.

    The cap is in dollars.
    """

    profile: str = ""
    cap: float = 0.5


def database_address(given: str | None = None) -> str:
    """The database's address: what was given, else what the environment names, else a file."""
    return given or os.environ.get(DATABASE_URL) or EMBEDDED


def requests_a_minute() -> int:
    """How many requests a minute one token may make; 1200 where nothing is said.

    Raises WrongParameter.
    """
    said = os.environ.get(REQUESTS_A_MINUTE, "").strip() or "1200"
    if not said.isdecimal() or int(said) == 0:
        raise WrongParameter(f"{REQUESTS_A_MINUTE}={said}", "give a number of requests")
    return int(said)


def frame_ancestors() -> str:
    """The sites that may show a season's card and overlay in a frame, as a browser is told them.

    Every site may where nothing is said; with `none`, no site. Raises WrongParameter.
    """
    said = os.environ.get(FRAME_ANCESTORS, "").strip() or "*"
    if said == "none":
        return "'none'"
    sites = [site.strip() for site in said.split(",") if site.strip()]
    for site in sites:
        if site != "*" and not _SITE.fullmatch(site):
            raise WrongParameter(
                f"{FRAME_ANCESTORS}={site}",
                "give sites such as https://example.org or https://*.example.org, * or none",
            )
    return " ".join(sites)


def trusted_proxies() -> list[str]:
    """The addresses and networks of proxies in front of this server; its own machine by default."""
    said = os.environ.get(TRUSTED_PROXIES, "").strip() or "127.0.0.1"
    return [one.strip() for one in said.split(",") if one.strip()]


def model_settings() -> ModelSettings:
    """What the environment says about models. Raises WrongParameter."""
    said = {
        name: os.environ.get(variable, "").strip()
        for name, variable in (
            ("file", MODELS),
            ("base_url", OPENAI_BASE_URL),
            ("model", OPENAI_MODEL),
            ("hosts", MODEL_HOSTS),
            ("keys", MODEL_KEYS),
            ("server_key", SERVER_KEY),
            ("prompts", PROMPTS),
        )
    }
    if not said["base_url"] and os.environ.get(OPENAI_API_KEY, "").strip():
        said["base_url"] = OPENAI_URL
    calls = os.environ.get(MODEL_CALLS, "").strip() or str(ModelSettings.calls)
    if not calls.isdecimal() or int(calls) == 0:
        raise WrongParameter(f"{MODEL_CALLS}={calls}", "give a number of calls")
    reload = os.environ.get(RELOAD_PROMPTS, "").strip() not in ("", "0")
    return ModelSettings(**said, calls=int(calls), reload_prompts=reload)


def pen_settings() -> PenSettings:
    """What the environment says about who writes episodes. Raises WrongParameter."""
    profile = os.environ.get(PEN, "").strip()
    return PenSettings(profile=profile, cap=_number(PEN_CAP, PenSettings.cap, "dollars"))


def reply_days() -> float:
    """For how many days raw replies of models are kept: 30 by default. Raises WrongParameter."""
    return _number(REPLY_DAYS, 30.0, "days")


def speech_command() -> str:
    """The command that speaks, by default eSpeak NG's."""
    return os.environ.get(SPEECH, "").strip() or "espeak-ng -m -f {ssml} -w {wav}"


def voices_file() -> str:
    """The file that lists voices; empty if there is none."""
    return os.environ.get(VOICES, "").strip()


def reminder_settings() -> ReminderSettings:
    """What the environment says about reminders. Raises WrongParameter."""
    told = {
        name: os.environ.get(variable, "").strip()
        for name, variable in (
            ("smtp_url", SMTP_URL),
            ("mail_from", MAIL_FROM),
            ("mail_to", MAIL_TO),
            ("webhook_hosts", WEBHOOK_HOSTS),
            ("push_hosts", PUSH_HOSTS),
            ("vapid_key", VAPID_KEY),
            ("public_url", PUBLIC_URL),
        )
    }
    told["public_url"] = told["public_url"].rstrip("/")
    return ReminderSettings(
        **told, grace=_number(REMINDER_GRACE, ReminderSettings.grace, "seconds")
    )


def _number(variable: str, default: float, of: str) -> float:
    said = os.environ.get(variable, "").strip()
    try:
        number = float(said) if said else default
    except ValueError:
        number = math.nan
    if not 0 <= number < math.inf:
        raise WrongParameter(f"{variable}={said}", f"give a number of {of}")
    return number
