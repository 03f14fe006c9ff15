"""Plain talk understood by rules: what somebody proposes, promises, asks, or blames whom for."""

from showrunner.formats.talk.understanding.acts import Act, ActKind
from showrunner.formats.talk.understanding.reading import understand

__all__ = ["Act", "ActKind", "understand"]
