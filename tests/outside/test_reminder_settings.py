"""What an operator sets for reminders: taken, or refused without showing a secret."""

from __future__ import annotations

import pytest

from showrunner.errors import WrongParameter
from showrunner.running.reminding.mail import Mail
from showrunner.settings import ReminderSettings, reminder_settings
from showrunner.store import Store
from tests.databases import with_store
from tests.outside.asking import reminders

NAMES = {
    "SHOWRUNNER_SMTP_URL": "smtps://show:hush@mail.example.org",
    "SHOWRUNNER_MAIL_FROM": "Showrunner <show@example.org>",
    "SHOWRUNNER_MAIL_TO": "*",
    "SHOWRUNNER_WEBHOOK_HOSTS": "hooks.example.org",
    "SHOWRUNNER_PUSH_HOSTS": "push.example.org",
    "SHOWRUNNER_VAPID_KEY": "hush",
    "SHOWRUNNER_PUBLIC_URL": "https://show.example.org/ ",
    "SHOWRUNNER_REMINDER_GRACE": "60",
}


def test_settings_are_read_from_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in NAMES:
        monkeypatch.delenv(name, raising=False)
    assert reminder_settings() == ReminderSettings()
    for name, value in NAMES.items():
        monkeypatch.setenv(name, value)
    read = reminder_settings()
    assert read == ReminderSettings(
        smtp_url=NAMES["SHOWRUNNER_SMTP_URL"],
        mail_from=NAMES["SHOWRUNNER_MAIL_FROM"],
        mail_to="*",
        webhook_hosts="hooks.example.org",
        push_hosts="push.example.org",
        vapid_key="hush",
        public_url="https://show.example.org",
        grace=60.0,
    )
    assert "hush" not in repr(read)


@pytest.mark.parametrize("seconds", ["soon", "-1", "nan", "inf"])
def test_a_grace_is_a_number_of_seconds(monkeypatch: pytest.MonkeyPatch, seconds: str) -> None:
    monkeypatch.setenv("SHOWRUNNER_REMINDER_GRACE", seconds)
    with pytest.raises(WrongParameter, match="give a number of seconds"):
        reminder_settings()


@pytest.mark.parametrize(
    "url",
    [
        *("mail.example.org", "http://show:hush@mail.example.org", "smtps://show:hush@", "smtps:"),
        *("smtps://show:hush@mail.example.org:mail", "smtps://show:hush@mail.example.org/path"),
        *("smtp+plain://show:hush@mail.example.org", "smtps://show:hush@mail.example.org?tls=no"),
    ],
)
def test_a_mail_server_that_cannot_be_used_is_refused_without_its_password(url: str) -> None:
    with pytest.raises(WrongParameter, match="SHOWRUNNER_SMTP_URL") as refused:
        Mail(ReminderSettings(smtp_url=url, mail_from="show@example.org", mail_to="*"))
    assert "hush" not in str(refused.value)


@pytest.mark.parametrize("sender", ["", "show", "Show <show>", "a@example.org\r\nBcc: b@c.org"])
def test_letters_need_somebody_whom_they_are_from(sender: str) -> None:
    url = "smtp://mail.example.org"
    with pytest.raises(WrongParameter, match="SHOWRUNNER_MAIL_FROM"):
        Mail(ReminderSettings(smtp_url=url, mail_from=sender, mail_to="*"))


@pytest.mark.parametrize("url", ["", "show.example.org", "ftp://show.example.org"])
def test_reminders_need_an_address_to_link_to(sqlite: str, url: str) -> None:
    async def work(store: Store) -> None:
        with pytest.raises(WrongParameter, match="SHOWRUNNER_PUBLIC_URL"):
            reminders(store, webhook_hosts="hooks.example.org", public_url=url)
        with pytest.raises(WrongParameter, match="SHOWRUNNER_WEBHOOK_HOSTS"):
            reminders(store, webhook_hosts="*", public_url="https://show.example.org")

    with_store(sqlite, work)
