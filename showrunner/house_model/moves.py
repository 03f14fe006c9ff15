"""What the house model's pieces do in the game, and the same moves in plain French.

A move is a line as prompts ask for them (`promise safety NAME`), with the places of the pieces.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from showrunner.house_model import phrases
from showrunner.house_model.phrases import Pieces

MOVES: Mapping[Pieces, Sequence[str]] = {
    phrases.PROPOSING: ("propose {o}",),
    phrases.PLOTTING: ("propose {o}",),
    phrases.NAMED: ("tell named {o}",),
    phrases.PROBING: ("ask trust {o}", "ask target"),
    phrases.BARGAINING: ("promise",),
    phrases.PROMISING: ("promise safety {p}", "promise safety"),
    phrases.PROMISED: ("agree",),
    phrases.WARNING: ("warn {p} by {o}", "warn {p}"),
    phrases.EVERYBODY: ("accuse {o}",),
    phrases.ACCUSING: ("accuse lie {o}", "accuse {q}"),
    phrases.LEAVING: ("accuse {o}",),
}
"""What each group does: the first of its moves all of whose places the piece names (or for `{p}`,
whom one talks with, there is). A group without any, or a piece that fits none, only talks."""

FRENCH: Mapping[str, Pieces] = {
    "propose": ("Je vote contre {o} ce soir.", "C'est {o} qui doit partir."),
    "tell": ("On m'a donné le nom de {o}.", "Le nom de {o} circule."),
    "ask": ("Tu votes contre qui ce soir ?", "Dis-moi ce que tu sais."),
    "promise": ("Je ne voterai pas contre toi.", "Tu as ma parole pour ce soir."),
    "agree": ("D'accord, on fait comme ça.", "Oui, je te suis."),
    "warn": ("Fais attention, on parle de toi.", "Méfie-toi ce soir, vraiment."),
    "accuse": ("{o} nous a menti.", "Je ne fais plus confiance à {o}."),
    "": ("Je n'ai rien à ajouter.", "On verra bien ce soir.", "J'y pense encore."),
}
"""What is said in French by the first word of a move; with none of them, something plain."""
