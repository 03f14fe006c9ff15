"""Addresses outside: which URLs this server may connect to, as its operator says.

A URL is not repaired but compared: its scheme, host and port must be letter by letter what the
operator listed. So other notations of a number, look-alike letters, users before an `@` and dots at
the end need no rules of their own. What a listed name resolves to is checked as well, and the
connection goes to the address that was checked.
"""

from __future__ import annotations

import re
import socket
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Final, NamedTuple

from aiohttp import (
    ClientHandlerType,
    ClientRequest,
    ClientResponse,
    ClientSession,
    ClientTimeout,
    DummyCookieJar,
    TCPConnector,
    ThreadedResolver,
)
from aiohttp.abc import AbstractResolver, ResolveResult

from showrunner.errors import AddressRefused, WrongParameter

LONGEST_URL: Final = 2000
"""Characters."""

_PORTS: Final = {"https": 443, "http": 80}
_NAME: Final = r"[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*"
_PLACE: Final = rf"(?P<host>{_NAME}|\[[0-9a-f:]+\])(?::(?P<port>[1-9][0-9]{{0,4}}))?"
_ENTRY: Final = re.compile(rf"(?:(?P<scheme>https?)://)?{_PLACE}")
_URL: Final = re.compile(
    rf"(?P<scheme>https?)://{_PLACE}"
    r"(?P<path>/[A-Za-z0-9._~!$&'()*+,;=:%/-]*)?(?:\?[A-Za-z0-9._~!$&'()*+,;=:%/?-]*)?"
)
_CONTROL: Final = re.compile(r"%(?:[01][0-9a-f]|7f|(?![0-9a-f]{2}))", re.IGNORECASE)
"""An encoded control character, or a percent sign that encodes nothing."""
_HIDDEN: Final = re.compile(r"%(?:25|2e|2f|5c)|//|(?<=/)\.\.?(?=/|$)", re.IGNORECASE)
"""What makes a path another one once somebody decodes or shortens it."""
_NUMBER: Final = re.compile(r"(?:.*\.)?(?:[0-9]+|0x[0-9a-f]*)")
"""Ends like a number: such a name is taken for an address by whoever connects."""
_USER: Final = re.compile(r"//[^/?#]*@")
_ROUTED_V6: Final = ip_network("2000::/3")
"""Where public addresses are; those that wrap an address of IPv4 are mostly outside of it."""

_Ip = IPv4Address | IPv6Address
_Network = IPv4Network | IPv6Network


class _Place(NamedTuple):
    """What a connection is made to, as the operator lists it."""

    scheme: str
    host: str
    port: int

    def __str__(self) -> str:
        port = "" if self.port == _PORTS[self.scheme] else f":{self.port}"
        return f"{self.scheme}://{self.host}{port}"


class AllowedAddresses:
    """The places that an operator listed, and the only ones that its sessions can reach.

    The list is separated by commas or spaces. An entry is one of

    - `hooks.example.org` or `hooks.example.org:8443`: by HTTPS, at 443 or that port
    - `http://models.lan:11434`: by HTTP, which has to be said
    - `10.0.0.5` or `[fd00::5]`, with scheme and port where wanted: this very address
    - `10.1.0.0/16`: listed names may resolve into this network; it lets no URL in by itself

    A listed name may resolve to public addresses, and to private ones that are listed, too; only
    `localhost` is this machine without that. Raises WrongParameter for a list that cannot be read,
    with its `name`.
    """

    def __init__(self, listed: str, name: str = "the list of addresses") -> None:
        self._name = name
        self._places: set[_Place] = set()
        self._networks: list[_Network] = []
        for entry in listed.replace(",", " ").split():
            self._list(entry.lower(), name)

    def __bool__(self) -> bool:
        return bool(self._places)

    def check(self, url: str) -> None:
        """Raise AddressRefused for a URL that this server may not connect to."""
        self._refuse_odd(url)
        found = _URL.fullmatch(url)
        if found is None:
            raise AddressRefused(
                f"the address {shown_url(url)} has parts that are not taken",
                "give https://host/path in small plain letters, with no user and no fragment",
            )
        path = found["path"] or "/"
        if _CONTROL.search(url) or _HIDDEN.search(path):
            raise AddressRefused(
                f"the path of {shown_url(url)} hides another one", "give the path as it is meant"
            )
        place = _place(found["scheme"], found["host"], found["port"])
        if place not in self._places:
            raise AddressRefused(
                f"this server may not connect to {found['host']}",
                f"add {place} to {self._name} where the server is started",
            )

    def session(self, timeout: ClientTimeout, connections: int = 100) -> ClientSession:
        """A client that can reach the listed places and nothing else, wherever it is led.

        It has so many connections at once; 0 is any number. Raises AddressRefused when a request,
        or a redirect, would go anywhere else. It knows no proxies and keeps no cookies.
        """
        return ClientSession(
            connector=TCPConnector(resolver=_CheckedResolver(self), limit=connections),
            middlewares=(self._check_request,),
            timeout=timeout,
            cookie_jar=DummyCookieJar(),
            trust_env=False,
        )

    def may_reach(self, address: str, name: str = "") -> bool:
        """Whether a listed name that resolves to this address may be connected to."""
        try:
            ip = ip_address(address)
        except ValueError:
            return False
        if name == "localhost" and ip.is_loopback:
            return True
        return _is_public(ip) or any(ip in network for network in self._networks)

    async def _check_request(
        self, request: ClientRequest, handler: ClientHandlerType
    ) -> ClientResponse:
        self.check(str(request.url))
        return await handler(request)

    @staticmethod
    def _refuse_odd(url: str) -> None:
        if len(url) > LONGEST_URL:
            raise AddressRefused(
                f"an address of {len(url)} characters", f"give at most {LONGEST_URL}"
            )
        if not url.isascii() or not url.isprintable():
            raise AddressRefused(
                f"the address {shown_url(url)} has letters that are none of a URL's",
                "write names in ASCII (xn--…) and encode the rest (%…)",
            )

    def _list(self, entry: str, name: str) -> None:
        right = "list hosts like hooks.example.org, http://10.0.0.5:8080 or 10.1.0.0/16"
        if "/" in entry and "://" not in entry:
            try:
                self._networks.append(ip_network(entry))
            except ValueError:
                raise WrongParameter(f"{name}: {entry!r} is no network", right) from None
            return
        found = _ENTRY.fullmatch(entry)
        if found is None:
            raise WrongParameter(f"{name}: {entry!r} is no host", right)
        place = _place(found["scheme"] or "https", found["host"], found["port"])
        bare = place.host.strip("[]")
        if bare != place.host or _NUMBER.fullmatch(bare):
            try:
                ip = ip_address(bare)
            except ValueError:
                raise WrongParameter(f"{name}: {entry!r} is no address", right) from None
            if str(ip) != bare:
                raise WrongParameter(f"{name}: {entry!r} is another notation", f"write {ip}")
            self._networks.append(ip_network(bare))
        self._places.add(place)


class _CheckedResolver(AbstractResolver):
    """Gives the addresses of a name that may be connected to; the connection goes to these."""

    def __init__(self, allowed: AllowedAddresses) -> None:
        self._allowed = allowed
        self._names = ThreadedResolver()

    async def resolve(
        self, host: str, port: int = 0, family: socket.AddressFamily = socket.AF_INET
    ) -> list[ResolveResult]:
        found = await self._names.resolve(host, port, family)
        checked = [one for one in found if self._allowed.may_reach(one["host"], host)]
        if not checked:
            raise AddressRefused(
                f"{host} resolves to addresses that this server may not connect to",
                "private ones have to be listed by its operator, too",
            )
        return checked

    async def close(self) -> None:
        await self._names.close()


def _place(scheme: str, host: str, port: str | None) -> _Place:
    return _Place(scheme, host, int(port) if port else _PORTS[scheme])


def _is_public(ip: _Ip) -> bool:
    """Whether an address is one of the internet's, and not of a machine or network at home."""
    if not ip.is_global or ip.is_multicast or ip.is_reserved:
        return False
    return ip.version == 4 or (ip in _ROUTED_V6 and ip.sixtofour is None and ip.teredo is None)


def shown_url(url: str) -> str:
    """The beginning of a URL for a message, without what may be secret in it: user and query."""
    url = _USER.sub("//…@", url).partition("?")[0]
    return ascii(url if len(url) <= 60 else f"{url[:60]}…")
