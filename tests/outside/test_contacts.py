"""Where people want to be reminded: kept, replaced, taken back."""

from __future__ import annotations

import pytest

from showrunner.errors import AddressRefused, WrongParameter
from showrunner.store import Store
from showrunner.store.contacts import SeatContact, stop_code
from tests.databases import with_store
from tests.outside.asking import reminders, season_with_people, stand

MAIL = {
    "smtp_url": "smtps://show:secret@mail.example.org",
    "mail_from": "Showrunner <show@example.org>",
    "mail_to": "example.org, example.net",
    "public_url": "https://show.example.org",
}
HOOKS = {"webhook_hosts": "hooks.example.org", "public_url": "https://show.example.org"}
HOOK = "https://hooks.example.org/ada"


def test_a_contact_is_kept_replaced_and_removed(address: str) -> None:
    async def work(store: Store) -> None:
        season = await season_with_people(store)
        contacts = store.contacts
        assert await contacts.get(season, "ada") is None
        first = await contacts.put(season, "ada", "ada@example.org", HOOK)
        assert await contacts.get(season, "ada") == first
        assert (first.email, first.webhook, len(first.secret)) == ("ada@example.org", HOOK, 64)
        same = await contacts.put(season, "ada", None, HOOK)
        assert same == SeatContact(None, HOOK, first.secret)
        other = await contacts.put(season, "ada", None, HOOK + "2")
        assert other.secret != first.secret
        await contacts.remove(season, "ada")
        assert await contacts.get(season, "ada") is None

    with_store(address, work, checked=False)


def test_whoever_got_a_letter_can_stop_them_and_nobody_else_can(address: str) -> None:
    async def work(store: Store) -> None:
        season = await season_with_people(store, "ada", "ben")
        old = await store.contacts.put(season, "ada", "old@example.org", HOOK)
        ada = await store.contacts.put(season, "ada", "ada@example.org", HOOK)
        ben = await store.contacts.put(season, "ben", "ben@example.org", None)
        for code in ("", "é", stop_code(old), stop_code(ben), stop_code(ada)[:-1]):
            assert not await store.contacts.stop_mail(season, "ada", code)
        assert not await store.contacts.stop_mail(season, "cal", stop_code(ada))
        assert await store.contacts.get(season, "ada") == ada
        assert await store.contacts.stop_mail(season, "ada", stop_code(ada))
        assert await store.contacts.get(season, "ada") == ada._replace(email=None)
        assert await store.contacts.stop_mail(season, "ben", stop_code(ben))
        assert await store.contacts.get(season, "ben") is None

    with_store(address, work, checked=False)


def test_contacts_of_a_season_that_is_over_are_forgotten(address: str) -> None:
    async def work(store: Store) -> None:
        over, other = await season_with_people(store), await season_with_people(store)
        for season in (over, other):
            await store.contacts.put(season, "ada", "ada@example.org", None)
        await stand(store, over, status="over")
        await store.contacts.delete_over()
        assert await store.contacts.get(over, "ada") is None
        assert await store.contacts.get(other, "ada") is not None
        await store.seasons.delete(other)
        assert await store.contacts.get(other, "ada") is None

    with_store(address, work, checked=False)


def test_what_a_person_leaves_is_kept_and_nothing_left_is_nothing_kept(sqlite: str) -> None:
    async def work(store: Store) -> None:
        season = await season_with_people(store)
        ours = reminders(store, **MAIL, webhook_hosts="hooks.example.org")
        assert list(ours.ways) == ["email", "webhook"]
        left = await ours.leave(season, "ada", email="ada@example.org", webhook=HOOK)
        assert left == await store.contacts.get(season, "ada")
        await ours.leave(season, "ada", email=None, webhook=None)
        assert await store.contacts.get(season, "ada") is None

    with_store(sqlite, work, checked=False)


@pytest.mark.parametrize(
    "email",
    [
        *("", "ada", "@example.org", "ada@", "ada@example", "ada@@example.org", "a b@example.org"),
        *("ada@example.org\r\nBcc: x@example.org", "ada@example.org\n", "ada\x00@example.org"),
        *("<ada@example.org>", "Ada <ada@example.org>", "ada@example.org,ben@example.org"),
        *("ada@example.org, ben@example.org", '"ada"@example.org', "ada@[127.0.0.1]", ".a@b.org"),
        *("ädä@example.org", "ada@exämple.org", "a..b@example.org", f"{'a' * 65}@example.org"),
        *(f"a@{'a.' * 130}example.org", "ada@example.org.", "ada%0a@example.org\t", "a@-a.org"),
    ],
)
def test_what_is_no_address_is_not_kept(sqlite: str, email: str) -> None:
    async def work(store: Store) -> None:
        season = await season_with_people(store)
        ours = reminders(store, **{**MAIL, "mail_to": "*"})
        with pytest.raises(WrongParameter, match="is not an e-mail address"):
            await ours.leave(season, "ada", email=email, webhook=None)
        assert await store.contacts.get(season, "ada") is None

    with_store(sqlite, work, checked=False)


def test_only_the_operators_domains_are_mailed(sqlite: str) -> None:
    async def work(store: Store) -> None:
        season = await season_with_people(store)
        ours = reminders(store, **MAIL)
        for email in ("a.b+c@example.org", "A@EXAMPLE.net"):
            assert await ours.leave(season, "ada", email=email, webhook=None)
        for domain in ("other.org", "example.org.other.org", "sub.example.org", "xexample.org"):
            with pytest.raises(WrongParameter, match=f"sends no mail to {domain}"):
                await ours.leave(season, "ada", email=f"ada@{domain}", webhook=None)
        everywhere = reminders(store, **{**MAIL, "mail_to": "*"})
        assert await everywhere.leave(season, "ada", email="ada@other.org", webhook=None)

    with_store(sqlite, work, checked=False)


def test_s8_only_the_operators_hosts_may_be_a_webhook(sqlite: str) -> None:
    async def work(store: Store) -> None:
        season = await season_with_people(store)
        ours = reminders(store, **HOOKS)
        for url in ("https://other.org/", "http://hooks.example.org/", "https://127.0.0.1/"):
            with pytest.raises(AddressRefused, match="may not connect"):
                await ours.leave(season, "ada", email=None, webhook=url)
        assert await store.contacts.get(season, "ada") is None

    with_store(sqlite, work, checked=False)


def test_a_server_without_settings_sends_nothing_and_says_so(sqlite: str) -> None:
    async def work(store: Store) -> None:
        season = await season_with_people(store)
        ours = reminders(store)
        assert ours.ways == {}
        await ours.run()
        with pytest.raises(WrongParameter, match="this server sends no email"):
            await ours.leave(season, "ada", email="ada@example.org", webhook=None)
        with pytest.raises(WrongParameter, match="this server sends no webhook"):
            await ours.leave(season, "ada", email=None, webhook=HOOK)
        assert list(reminders(store, **HOOKS).ways) == ["webhook"]
        assert reminders(store, **{**MAIL, "mail_to": ""}).ways == {}

    with_store(sqlite, work, checked=False)
