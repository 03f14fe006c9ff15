from showrunner.formats.chapters import chaptered
from showrunner.formats.i_am_survivor.sheet import IslandSheet
narrator = chaptered(IslandSheet)
