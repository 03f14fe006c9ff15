"""API keys: read from environment variables, and sent only to the hosts listed for each."""

from __future__ import annotations

import os
from collections.abc import Mapping

from showrunner.addresses import AllowedAddresses
from showrunner.errors import AddressRefused, PlayerAway
from showrunner.players.llm.key_seal import KeySeal
from showrunner.players.llm.profile import STORED_KEY, Profile


class Keys:
    """The API keys of this process, each sent only to the hosts listed for its variable.

    `listed` has the hosts by variable, in the notation of `AllowedAddresses`. `setting` is the name
    of the setting with this list, for error messages. A stored key is decrypted with `seal`, and
    sent only to the place that it was stored for.
    """

    def __init__(
        self,
        listed: Mapping[str, str],
        setting: str = "the list of keys",
        seal: KeySeal | None = None,
    ) -> None:
        self._setting = setting
        self._seal = seal or KeySeal("", "the server's key")
        self._places = {
            variable: AllowedAddresses(places, f"{setting}: {variable}")
            for variable, places in listed.items()
        }

    def check(self, profile: Profile) -> None:
        """Raise AddressRefused if a key of a profile may not be sent to its endpoint."""
        for variable in profile.variables:
            self._check(variable, profile)

    def of(self, profile: Profile) -> dict[str, str]:
        """The keys to send to the profile's endpoint, by variable.

        Raises PlayerAway if one is missing, or may not be sent there.
        """
        try:
            self.check(profile)
        except AddressRefused as refused:
            raise PlayerAway(refused.wrong, refused.right) from None
        return {
            variable: self._stored(profile) if variable == STORED_KEY else _value(variable, profile)
            for variable in profile.variables
        }

    def _stored(self, profile: Profile) -> str:
        if not profile.sealed_key:
            raise AddressRefused(f"no key is stored for {profile.name}", "give the key")
        return self._seal.open(profile.sealed_key, profile.base_url)

    def _check(self, variable: str, profile: Profile) -> None:
        if variable == STORED_KEY:
            self._stored(profile)
            return
        places = self._places.get(variable)
        try:
            if places is not None:
                return places.check(profile.base_url)
        except AddressRefused:
            pass
        raise AddressRefused(
            f"the key in {variable} may not be sent to the endpoint of {profile.name}",
            f"the server's operator lists the hosts for each key in {self._setting}",
        )


def _value(variable: str, profile: Profile) -> str:
    key = os.environ.get(variable, "").strip()
    right = f"set the environment variable {variable}"
    if not key:
        raise PlayerAway(f"the model profile {profile.name} has no key", right)
    if not (key.isascii() and key.isprintable()) or " " in key:
        wrong = f"the key of the model profile {profile.name} cannot be sent in a header"
        raise PlayerAway(wrong, f"{right} to ASCII characters without spaces")
    return key
