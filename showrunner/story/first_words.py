"""Words that often begin an English sentence. Any other capitalised word there may be a name."""

from __future__ import annotations

from typing import Final

_WORDS: Final = """
a an the this that these those such another each every either neither both all any some many
most more much few fewer several enough no none nothing nobody somebody someone something
anybody anyone anything everybody everyone everything one i you he she it we they me him her us
them my your his its our their mine yours hers ours theirs myself yourself himself herself
itself ourselves themselves who whom whose which what whoever whatever whichever about above
across after against ahead along amid among around as aside at away back before behind below
beneath beside besides between beyond by despite down during except far for from in inside
instead into like near next of off on onto opposite out outside over past per round since than
through throughout till to together toward towards under until unlike up upon via with within
without and but or nor so yet if unless because although though while whereas whether when
whenever where wherever why how however otherwise therefore thus hence meanwhile then not never
ever always often seldom sometimes once twice thrice again already also almost alone anyway
apart certainly clearly early enough even eventually exactly finally first second third fourth
fifth last lastly late later least less maybe mostly nearly now only perhaps probably quickly
quietly quite rather really sadly secretly simply slowly soon still suddenly there here today
tomorrow tonight too truly usually very well yesterday nevertheless nonetheless is are was were
am be been being has have had do does did can could may might must shall should will would let
don isn aren wasn weren hasn haven hadn doesn didn couldn wouldn shouldn won two three four five
six seven eight nine ten eleven twelve half yes ok okay oh ah good bad best better worst worse
big bigger new old same other others enter come comes go goes gone going get gets give given
gives make makes made see seen say says said take taken takes tell told think thinking call
called know knowing look looking watch wait trust keep kept leave leaves left lose lost win wins
won play played vote voted votes write written wrote ballot ballots council camp fire idol
immunity jury night day dawn dusk morning evening days nights round rounds talk talks word words
promise promises alliance alliances competition competitions tribe tribes team teams people
friends allies enemies castaways survivors players producers production silence rain food hunger
nerves fear luck dice time life death
"""
FIRST_WORDS: Final = frozenset(_WORDS.split())
