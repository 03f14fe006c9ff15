"""The decisions of I AM SURVIVOR! as questions, by kind."""

from showrunner.formats.i_am_survivor.questions.battles import *
from showrunner.formats.i_am_survivor.questions.forms import *
from showrunner.formats.i_am_survivor.questions.nights import *
from showrunner.formats.i_am_survivor.questions.rescues import *
from showrunner.formats.i_am_survivor.questions.trades import *
from showrunner.formats.i_am_survivor.questions.turns import *

KINDS = {
    "i_am_survivor.keep": "which three of four characters to keep",
    "i_am_survivor.speak": "what to say to everybody in the morning",
    "i_am_survivor.preferences": "whom to talk to in private",
    "i_am_survivor.talk": "what to say in a private talk",
    "i_am_survivor.after_talk": "whom to talk to next, and a note",
    "i_am_survivor.offer": "whether to offer a trade",
    "i_am_survivor.answer": "whether to accept a trade",
    "i_am_survivor.plan": "what the characters do this turn",
    "i_am_survivor.more": "whether to pay for an extra action",
    "i_am_survivor.target": "whom to attack",
    "i_am_survivor.champion": "which attacked character fights",
    "i_am_survivor.part_with": "which cards to part with",
    "i_am_survivor.sacrifice": "which character to lose",
    "i_am_survivor.swap": "whether to swap the explored card",
    "i_am_survivor.escape": "whether to escape a wild animal",
    "i_am_survivor.battle": "with what to fight a beast, and whom to ask for help",
    "i_am_survivor.assist": "whether to help against a beast",
    "i_am_survivor.add": "whether to add weapons after help",
    "i_am_survivor.trophy": "who holds the trophy",
    "i_am_survivor.fight": "with what to fight a player or a rescuer",
    "i_am_survivor.side": "whether to help a side",
    "i_am_survivor.spoils": "what to do with a beaten player",
    "i_am_survivor.substitute": "whether the Revolutionary dies in another’s place",
    "i_am_survivor.natives": "what to trade with the natives",
    "i_am_survivor.bid": "what to bid for a rescue",
    "i_am_survivor.raise": "whether to raise a tied bid or withdraw",
    "i_am_survivor.treasures": "which treasures a rescued character takes",
    "i_am_survivor.nominee": "whom to name for the Rescue team",
    "i_am_survivor.place": "whether to take the place in the Rescue team’s boat",
    "i_am_survivor.souls": "how many Souls the Ghost ship turns",
    "i_am_survivor.evening": "what to cook, and whether to act by torchlight",
    "i_am_survivor.ration": "who drinks and eats what",
    "i_am_survivor.leftovers": "who gets servings that are left over",
    "i_am_survivor.boy": "what the Boy takes of servings that are left over",
    "i_am_survivor.spend_soul": "whether to spend a Soul instead of a character’s life",
}
