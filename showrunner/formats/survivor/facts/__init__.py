"""The facts of a dice season. Each docstring says to whom the fact is told."""

from showrunner.formats.lifecycle import (
    PhaseSkipped as PhaseSkipped,
)
from showrunner.formats.lifecycle import (
    RoundEnded as RoundEnded,
)
from showrunner.formats.survivor.facts.camp import *
from showrunner.formats.survivor.facts.cards import *
from showrunner.formats.survivor.facts.competition import *
from showrunner.formats.survivor.facts.jury import *
from showrunner.formats.survivor.facts.opportunities import *
from showrunner.formats.survivor.facts.production import *
from showrunner.formats.survivor.facts.season import *
from showrunner.formats.survivor.facts.vote import *
from showrunner.formats.talk.facts import *
