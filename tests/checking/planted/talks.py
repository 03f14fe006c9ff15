"""Talks of those who cannot, and talks that do not end."""

from __future__ import annotations

from tests.checking.planted.planting import Planted
from tests.checking.tampering import double, drop

PLANTED = [
    Planted("DS-5.3", "one in two talks", "sensible-08", double("TalkBegan")),
    Planted("DS-5.5", "no talk began", "sensible-08", drop("TalkBegan")),
    Planted("DS-5.5", "a talk has no end", "sensible-08", drop("TalkEnded", nth=-1)),
    Planted("DS-5.4", "preferences change by themselves", "sensible-08", double("PreferencesSet")),
    Planted("DS-5.1", "no preferences", "sensible-08", drop("PreferencesSet")),
    Planted("DS-5.9", "several talk by themselves", "group-talks", double("GroupTalkBegan")),
]
