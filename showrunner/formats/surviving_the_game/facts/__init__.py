"""What can happen in Surviving the G.A.M.E. Each docstring says who is told."""

from showrunner.formats.cards.facts import CardsLaid as CardsLaid
from showrunner.formats.cards.facts import CardsMoved as CardsMoved
from showrunner.formats.cards.facts import CardsPicked as CardsPicked
from showrunner.formats.cards.facts import CardsSeen as CardsSeen
from showrunner.formats.cards.facts import PileShuffled as PileShuffled
from showrunner.formats.lifecycle import PhaseBegan as PhaseBegan
from showrunner.formats.lifecycle import PhaseEnded as PhaseEnded
from showrunner.formats.lifecycle import PhaseSkipped as PhaseSkipped
from showrunner.formats.lifecycle import RoundEnded as RoundEnded
from showrunner.formats.surviving_the_game.facts.armory import *
from showrunner.formats.surviving_the_game.facts.encounters import *
from showrunner.formats.surviving_the_game.facts.production import *
from showrunner.formats.surviving_the_game.facts.season import *
from showrunner.formats.surviving_the_game.facts.turns import *
