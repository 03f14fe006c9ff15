"""Encrypts API keys for storage, each bound to the place that it may be sent to."""

from __future__ import annotations

from base64 import urlsafe_b64encode
from hashlib import sha256
from typing import Final
from urllib.parse import urlsplit

import msgspec
from cryptography.fernet import Fernet, InvalidToken

from showrunner.errors import AddressRefused, WrongParameter

MIN_SERVER_KEY_CHARACTERS: Final = 32


class KeySeal:
    """Encrypts and decrypts with the server's key, which is in `setting`; "" if there is none."""

    def __init__(self, server_key: str, setting: str) -> None:
        """Raises WrongParameter for a key that is too short."""
        self._setting = setting
        self._fernet: Fernet | None = None
        if server_key:
            if len(server_key) < MIN_SERVER_KEY_CHARACTERS:
                raise WrongParameter(f"{setting} is too short", self._right)
            digest = sha256(server_key.encode()).digest()
            self._fernet = Fernet(urlsafe_b64encode(digest))

    @property
    def _right(self) -> str:
        least = MIN_SERVER_KEY_CHARACTERS
        return f"set {self._setting} to {least} or more random characters (openssl rand -hex 32)"

    @property
    def is_ready(self) -> bool:
        """Whether keys can be stored."""
        return self._fernet is not None

    def close(self, key: str, base_url: str) -> str:
        """Encrypt a key for the endpoint at this URL. Raises WrongParameter."""
        if self._fernet is None:
            raise WrongParameter("this server cannot store keys: it has no key itself", self._right)
        if not (key.isascii() and key.isprintable()) or " " in key:
            raise WrongParameter("the key cannot be sent in a header", "give ASCII without spaces")
        return self._fernet.encrypt(msgspec.json.encode([place_of(base_url), key])).decode()

    def open(self, sealed: str, base_url: str) -> str:
        """The key, for the endpoint that it was stored for. Raises AddressRefused."""
        right = "give the key again"
        if self._fernet is None:
            raise AddressRefused("the stored key cannot be read", self._right)
        try:
            place, key = msgspec.json.decode(
                self._fernet.decrypt(sealed.encode()), type=tuple[str, str]
            )
        except InvalidToken:
            raise AddressRefused("the stored key is of another server key", right) from None
        if place != place_of(base_url):
            raise AddressRefused(f"the stored key may only be sent to {place}", right)
        return key


def place_of(base_url: str) -> str:
    """Scheme, host and port of a URL."""
    parts = urlsplit(base_url)
    return f"{parts.scheme}://{parts.netloc}"
