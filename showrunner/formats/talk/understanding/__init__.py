"""Plain talk understood: what somebody proposes, promises or asks, or blames whom for."""

from showrunner.formats.talk.understanding.acts import Act, ActKind
from showrunner.formats.talk.understanding.reading import understand
from showrunner.formats.talk.understanding.words import (
    Dictionary,
    dictionary,
    dictionary_of,
)

__all__ = ["Act", "ActKind", "Dictionary", "dictionary", "dictionary_of", "understand"]
