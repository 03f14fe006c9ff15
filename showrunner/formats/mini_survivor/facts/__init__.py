"""Everything that can happen in Mini-Survivor. Each docstring says who is told."""

from showrunner.formats.lifecycle import (
    PhaseBegan as PhaseBegan,
)
from showrunner.formats.lifecycle import (
    PhaseEnded as PhaseEnded,
)
from showrunner.formats.lifecycle import (
    PhaseSkipped as PhaseSkipped,
)
from showrunner.formats.mini_survivor.facts.ending import *
from showrunner.formats.mini_survivor.facts.plaza import *
from showrunner.formats.mini_survivor.facts.production import *
from showrunner.formats.mini_survivor.facts.season import *
from showrunner.formats.mini_survivor.facts.segments import *
from showrunner.formats.mini_survivor.facts.stock import *
from showrunner.formats.talk.facts import *
