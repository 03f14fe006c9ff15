"""A told season as SSML, for programs that speak: each castaway with a voice of their own."""

from __future__ import annotations

from showrunner.exports.documents.edition import Edition
from showrunner.exports.documents.pages import render
from showrunner.exports.documents.voices import VoiceList, assigned, espeak_voices
from showrunner.story.told import Episode


def ssml(edition: Edition, voices: VoiceList | None = None, only: Episode | None = None) -> str:
    """The season as SSML 1.1, or one of its episodes; without `voices`, with eSpeak NG's."""
    told = edition.told
    voices = voices or espeak_voices(edition.spoken)
    return render(
        "speech.xml",
        edition,
        episodes=told.episodes if only is None else (only,),
        narrator=voices.narrator_in(edition.language),
        voices=assigned(told.cast, voices),
    )
