"""How a castaway says what a plan wants said: moves go in, words come out (see `moves.py`)."""

from showrunner.formats.survivor.bots.speech.moves import INTENTS, OWN, REASONS, TEXTS, Move, Reason
from showrunner.formats.survivor.bots.speech.talk import say
from showrunner.formats.survivor.bots.speech.texts import text
from showrunner.formats.survivor.bots.speech.voice import Voice, voice_of

__all__ = [
    "INTENTS",
    "OWN",
    "REASONS",
    "TEXTS",
    "Move",
    "Reason",
    "Voice",
    "say",
    "text",
    "voice_of",
]
