"""S8: this server connects to what its operator listed, whatever address it is given."""

from __future__ import annotations

import asyncio
import re
import socket
from collections.abc import Iterator
from typing import Any

import pytest
from aiohttp import ClientError, ClientTimeout
from yarl import URL

from showrunner.addresses import LONGEST_URL, AllowedAddresses
from showrunner.errors import AddressRefused, WrongParameter
from tests.outside.visitors import OK, Web, sends_to

SOON = ClientTimeout(total=20)
NAMES = {
    "allowed.test": ["127.0.0.1"],
    "private.test": ["127.0.0.2"],
    "partly.test": ["127.0.0.2", "127.0.0.1"],
    "mapped.test": ["::ffff:127.0.0.2"],
    "evil.test": ["127.0.0.1"],
}
"""What names resolve to in these tests."""


@pytest.fixture(autouse=True)
def lookups(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """The names that were looked up; other names there are none."""
    asked: list[str] = []
    rightly = socket.getaddrinfo

    def look_up(host: Any, port: Any, *more: Any, **terms: Any) -> list[Any]:
        name = host.decode() if isinstance(host, bytes) else str(host)
        if name in NAMES or name == "rebinds.test":
            asked.append(name)
            turns = ["127.0.0.1", "127.0.0.2"]
            found = NAMES.get(name) or [turns[(asked.count(name) - 1) % 2]]
            return [entry for one in found for entry in rightly(one, port, *more, **terms)]
        if re.fullmatch(r"[0-9a-fx.:]+|localhost", name):
            return rightly(host, port, *more, **terms)
        raise socket.gaierror(socket.EAI_NONAME, "no such name")

    monkeypatch.setattr(socket, "getaddrinfo", look_up)
    yield asked


def tricks(listed: int, other: int) -> list[str]:
    """Addresses that look like listed ones and are not, or hide where they lead."""
    numbers = [
        *("2130706433", "0x7f000001", "0x7f.0.0.1", "0x7f.1", "0177.0.0.1", "017700000001"),
        *("127.1", "127.0.1", "127.000.000.001", "0127.0.0.1", "127.0.0.01", "127.0.0.1."),
        *("127.0.0.2", "127.1.1.1", "0.0.0.0", "0", "00.0.0.0", "localhost", "LOCALHOST"),
        *("[::1]", "[::]", "[::ffff:127.0.0.1]", "[::ffff:7f00:1]", "[::ffff:7f00:0001]"),
        *("[0:0:0:0:0:ffff:127.0.0.1]", "[0:0:0:0:0:0:0:1]", "[::127.0.0.1]", "[::1%25lo]"),
        *("[fe80::1%25eth0]", "[::1%lo]", "[64:ff9b::7f00:1]", "[2002:7f00:1::]"),
        *("①②⑦.0.0.1", "１２７.0.0.1", "127。0。0。1", "127．0．0．1", "%31%32%37.0.0.1"),
        *("127.0.0.1%00", "127.0.0.1%09", "127.0.0.1%2f", "127.0.0.1;", "127.0.0.1,evil.test"),
    ]
    names = [
        *("allowed.test.", "allowed.test..", ".allowed.test", "allowed..test", "evil.allowed.test"),
        *("allowed.test.evil.test", "allowed-test", "allowed.tes", "xallowed.test", "evil.test"),
        *("аllowed.test", "allоwed.test", "ａllowed.test", "allowed．test", "allowed。test"),
        *("allowed\u200b.test", "allowed\u00ad.test", "ﬀallowed.test", "ALLOWED.TEST", "ſ.test"),
        *("xn--llowed-2of.test", "xn--allowed.test", "allowed%2etest", "allowed.test%00.evil.test"),
        *("allowed_.test", "allowed.test%20", "allowed.test%23", "*.test", "*", "private.test"),
    ]
    users = [
        *("allowed.test@evil.test", "allowed.test:x@evil.test", "@evil.test", "user@allowed.test"),
        *("user:pass@allowed.test", "allowed.test%40evil.test", "evil.test@allowed.test", ":@x"),
        *("allowed.test#@evil.test", "allowed.test?@evil.test", "allowed.test\\@evil.test"),
        *("allowed.test\\.evil.test", "evil.test\\allowed.test", "evil.test#allowed.test"),
        *(
            "allowed.test @evil.test",
            "evil.test allowed.test",
            "allowed.test\t",
            "allowed.test\r\n",
        ),
        *("allowed.test\r\nHost: evil.test", "allowed.test\x00", "allowed\n.test", "\x7fevil.test"),
    ]
    hosts = [f"http://{host}:{other}/hook" for host in (*numbers, *names, *users)]
    same_port = [f"http://{host}:{listed}/hook" for host in (*numbers, *users)]
    here = f"allowed.test:{listed}"
    schemes = [
        f"{scheme}{here}/hook"
        for scheme in (
            *("https://", "ftp://", "file://", "gopher://", "ws://", "dict://", "unix://", "//"),
            *("", "http:/", "http:///", "http:\\\\", "http:", "HTTP://", "hTTp://", " http://"),
            *("javascript:", "data:", "jar:http://", "url:http://", "http+unix://", "\thttp://"),
        )
    ]
    ports = [
        f"http://allowed.test:{port}/hook"
        for port in (other, f"0{listed}", f"+{listed}", f"{listed}0", "", 0, -1, 65536 + listed)
    ] + ["http://allowed.test/hook", "http://127.0.0.1/hook", f"http://allowed.test:{listed}:80/"]
    paths = [
        f"http://{here}{path}"
        for path in (
            *("/../hook", "/..%2fhook", "/%2e%2e/hook", "/..%5chook", "/a/./b", "/a/..", "/a%2fb"),
            *("/%252e%252e/", "//evil.test/", "/a//b", "/hook%0d%0aX: y", "/hook%0aX", "/hook%00"),
            *("/hook\r\nX: y", "/hook\nX", "/ho ok", "/hook#part", "/@evil.test", "\\evil.test"),
            *(
                "/hook\\..",
                "/h\u00f6ok",
                "/%",
                "/%zz",
                "/hook?a=%0d%0a",
                "/hook?a=b#c",
                "/<>",
                '/"',
            ),
            *("/hook?a\tb", "/hook?{}", "/a|b", "/a^b", "/a`b", f"/{'a' * LONGEST_URL}"),
        )
    ]
    return [*hosts, *same_port, *schemes, *ports, *paths, "", "http://", "http://:80/", "http://["]


async def fetch(allowed: AllowedAddresses, url: str) -> int:
    """Go there, and wherever it leads."""
    allowed.check(url)
    async with (
        allowed.session(SOON) as session,
        session.get(URL(url, encoded=True), allow_redirects=True) as reply,
    ):
        return reply.status


def listing(port: int, *more: str) -> AllowedAddresses:
    return AllowedAddresses(f"http://127.0.0.1:{port}, http://allowed.test:{port} {' '.join(more)}")


def test_s8_no_address_trick_connects_anywhere() -> None:
    async def go() -> None:
        async with Web() as listed, Web() as other:
            allowed = listing(listed.port)
            urls = tricks(listed.port, other.port)
            assert len(set(urls)) == len(urls) > 100
            for url in urls:
                with pytest.raises(AddressRefused):
                    await fetch(allowed, url)
            assert (listed.visits, other.visits) == (0, 0)

    asyncio.run(go())


def test_s8_whoever_forgets_to_check_still_reaches_listed_places_alone() -> None:
    async def go() -> None:
        async with Web() as listed, Web() as other:
            allowed = listing(listed.port)
            refused = 0
            async with allowed.session(SOON) as session:
                for url in tricks(listed.port, other.port):
                    try:
                        await session.post(url, data=b"x")
                    except (AddressRefused, ClientError, ValueError, AssertionError):
                        refused += 1
            assert refused > 100
            assert other.visits == 0

    asyncio.run(go())


def test_s8_listed_places_are_reached() -> None:
    async def go() -> None:
        async with Web() as web:
            allowed = listing(web.port)
            urls = [
                f"http://127.0.0.1:{web.port}",
                f"http://127.0.0.1:{web.port}/",
                f"http://allowed.test:{web.port}/hook/a-b_c.d~e?token=%2Fa%2B&more=1/2?",
                f"http://allowed.test:{web.port}/%C3%A4%20b",
            ]
            for url in urls:
                assert await fetch(allowed, url) == 200
            assert web.visits == len(urls)
            assert web.requests[2].startswith("GET /hook/a-b_c.d~e?token=%2Fa%2B&more=1/2? HTTP")

    asyncio.run(go())


@pytest.mark.parametrize("status", [301, 302, 303, 307, 308])
def test_s8_a_redirect_leads_nowhere_else(status: int) -> None:
    async def go() -> None:
        async with Web() as other:
            places = [
                f"http://{host}:{other.port}/"
                for host in (
                    "127.0.0.1",
                    "evil.test",
                    "0x7f.1",
                    "[::ffff:127.0.0.1]",
                    "u@evil.test",
                )
            ] + [f"//evil.test:{other.port}/", f"http:\\\\evil.test:{other.port}/", "file:///etc/"]
            async with Web(lambda path: sends_to(places[int(path[1:])], status)) as web:
                allowed = listing(web.port)
                for number in range(len(places)):
                    with pytest.raises((AddressRefused, ClientError)):
                        await fetch(allowed, f"http://allowed.test:{web.port}/{number}")
                assert (web.visits, other.visits) == (len(places), 0)

    asyncio.run(go())


def test_s8_a_redirect_to_a_listed_place_is_followed_by_those_who_follow() -> None:
    async def go() -> None:
        async with Web(lambda path: sends_to("/there") if path == "/here" else OK) as web:
            assert await fetch(listing(web.port), f"http://allowed.test:{web.port}/here") == 200
            assert web.visits == 2

    asyncio.run(go())


@pytest.mark.parametrize("name", ["private.test", "mapped.test"])
def test_s8_a_listed_name_that_resolves_to_a_private_address_is_not_connected_to(name: str) -> None:
    async def go() -> None:
        async with Web() as web:
            url = f"http://{name}:{web.port}/"
            with pytest.raises(AddressRefused, match="resolves to"):
                await fetch(AllowedAddresses(f"http://{name}:{web.port}"), url)
            assert web.visits == 0

    asyncio.run(go())


def test_s8_localhost_is_this_machine_and_nothing_else_is() -> None:
    allowed = AllowedAddresses("http://localhost:11434")
    assert allowed.may_reach("127.0.0.1", "localhost") and allowed.may_reach("::1", "localhost")
    assert not allowed.may_reach("10.0.0.5", "localhost")
    assert not allowed.may_reach("127.0.0.1", "models.example.org")


def test_s8_of_a_name_with_several_addresses_only_those_allowed_are_connected_to() -> None:
    async def go() -> None:
        async with Web() as web:
            url = f"http://partly.test:{web.port}"
            assert await fetch(AllowedAddresses(f"{url} 127.0.0.1/32"), url) == 200
            with pytest.raises(AddressRefused, match="resolves to"):
                await fetch(AllowedAddresses(f"{url} 127.0.0.3/32"), url)
            assert web.visits == 1

    asyncio.run(go())


def test_s8_a_name_that_resolves_otherwise_the_next_time_is_looked_up_once_and_checked_each_time(
    lookups: list[str],
) -> None:
    async def go() -> None:
        async with Web() as web:
            url = f"http://rebinds.test:{web.port}"
            allowed = AllowedAddresses(f"{url} 127.0.0.1/32")
            assert await fetch(allowed, url) == 200
            assert lookups == ["rebinds.test"]
            with pytest.raises(AddressRefused, match="resolves to"):
                await fetch(allowed, url)
            assert (lookups, web.visits) == (["rebinds.test"] * 2, 1)

    asyncio.run(go())


PRIVATE = [
    *("127.0.0.1", "127.255.255.254", "10.0.0.1", "172.16.0.1", "172.31.255.255", "192.168.1.1"),
    *("169.254.169.254", "169.254.0.1", "100.64.0.1", "0.0.0.0", "0.1.2.3", "192.0.2.1"),
    *("198.18.0.1", "203.0.113.1", "224.0.0.1", "239.1.2.3", "240.0.0.1", "255.255.255.255"),
    *("::", "::1", "::ffff:127.0.0.1", "::ffff:8.8.8.8", "::127.0.0.1", "64:ff9b::7f00:1"),
    *("64:ff9b::808:808", "2002:7f00:1::", "2002:808:808::", "2001:0:4136:e378::", "fe80::1"),
    *("fe80::1%eth0", "fc00::1", "fd00::1", "ff02::1", "2001:db8::1", "100::1", "fec0::1"),
    *("", "localhost", "127.1", "0x7f.1", "not an address"),
]


@pytest.mark.parametrize("address", PRIVATE)
def test_s8_addresses_that_are_nobodys_on_the_internet_must_be_listed(address: str) -> None:
    assert not AllowedAddresses("hooks.example.org").may_reach(address)


@pytest.mark.parametrize("address", ["8.8.8.8", "1.1.1.1", "2606:4700:4700::1111"])
def test_s8_a_listed_name_may_resolve_to_any_public_address(address: str) -> None:
    assert AllowedAddresses("hooks.example.org").may_reach(address)


def test_s8_private_addresses_may_be_listed_one_by_one_or_as_a_network() -> None:
    allowed = AllowedAddresses("10.0.0.5 [fd00::5]:8443 192.168.7.0/24 fe80::/10")
    assert all(map(allowed.may_reach, ["10.0.0.5", "fd00::5", "192.168.7.9", "fe80::1%eth0"]))
    assert not any(map(allowed.may_reach, ["10.0.0.6", "fd00::6", "192.168.8.9", "127.0.0.1"]))
    allowed.check("https://10.0.0.5/hook")
    allowed.check("https://[fd00::5]:8443/hook")
    for url in ("https://192.168.7.9/hook", "http://10.0.0.5/hook", "https://[fd00::5]/hook"):
        with pytest.raises(AddressRefused, match="may not connect"):
            allowed.check(url)


def test_s8_https_is_meant_unless_http_is_said() -> None:
    allowed = AllowedAddresses("Hooks.Example.org, http://models.example.org:8080")
    allowed.check("https://hooks.example.org/a")
    allowed.check("https://hooks.example.org:443/a")
    allowed.check("http://models.example.org:8080/v1")
    for url in ("http://hooks.example.org/a", "https://models.example.org:8080/v1"):
        with pytest.raises(AddressRefused, match="may not connect"):
            allowed.check(url)


@pytest.mark.parametrize("listed", ["", " , "])
def test_s8_nothing_is_reached_where_nothing_is_listed(listed: str) -> None:
    allowed = AllowedAddresses(listed)
    assert not allowed
    with pytest.raises(AddressRefused, match="may not connect to hooks"):
        allowed.check("https://hooks.example.org/")


@pytest.mark.parametrize(
    "listed",
    [
        *("*", "*.example.org", "https://hooks.example.org/path", "ftp://example.org", "a@b"),
        *(
            "bücher.example",
            "127.1",
            "0x7f.0.0.1",
            "2130706433",
            "127.000.0.1",
            "[0:0:0:0:0:0:0:1]",
        ),
        *("::1", "[::1%lo]", "[::ffff:127.0.0.1]", "example.org.", "example.org:0", "10.0.0.1/8"),
        *("10.0.0.0/33", "a/b", "-a.example", "a..b"),
    ],
)
def test_s8_a_list_that_cannot_be_read_is_refused_with_its_name(listed: str) -> None:
    with pytest.raises(WrongParameter, match="SOME_HOSTS: "):
        AllowedAddresses(f"hooks.example.org {listed}", "SOME_HOSTS")
