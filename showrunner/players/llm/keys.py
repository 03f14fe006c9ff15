"""Keys: which environment variable's key may be sent to which endpoint, and what it holds."""

from __future__ import annotations

import os
from collections.abc import Mapping

from showrunner.addresses import AllowedAddresses
from showrunner.errors import AddressRefused, PlayerAway
from showrunner.players.llm.profile import Profile


class Keys:
    """The keys of this process. Each goes to the places listed for its variable, nowhere else.

    `listed` gives each variable's places, written as `AllowedAddresses` takes them. `setting` is
    the name of the setting that lists more.
    """

    def __init__(self, listed: Mapping[str, str], setting: str = "the list of keys") -> None:
        self._setting = setting
        self._places = {
            variable: AllowedAddresses(places, f"{setting}: {variable}")
            for variable, places in listed.items()
        }

    def check(self, profile: Profile) -> None:
        """Raise AddressRefused where a profile's key may not be sent to its endpoint."""
        if not profile.key:
            return
        places = self._places.get(profile.key)
        try:
            if places is not None:
                return places.check(profile.base_url)
        except AddressRefused:
            pass
        raise AddressRefused(
            f"the key in {profile.key} may not be sent to the endpoint of {profile.name}",
            f"whoever runs this server lists the hosts of each key in {self._setting}",
        )

    def of(self, profile: Profile) -> str:
        """The key to send to the profile's endpoint; empty where it needs none.

        Raises PlayerAway where there is none, or it may not be sent there.
        """
        if not profile.key:
            return ""
        try:
            self.check(profile)
        except AddressRefused as refused:
            raise PlayerAway(refused.wrong, refused.right) from None
        key = os.environ.get(profile.key, "").strip()
        right = f"set the environment variable {profile.key}"
        if not key:
            raise PlayerAway(f"the model profile {profile.name} has no key", right)
        if not (key.isascii() and key.isprintable()) or " " in key:
            wrong = f"the key of the model profile {profile.name} cannot be sent in a header"
            raise PlayerAway(wrong, f"{right} to ASCII characters without spaces")
        return key
