"""The words that talk at camp turns on, in groups that mean much the same, as data."""

from __future__ import annotations

GROUPS = {
    # Who.
    "ME": "i me my mine myself SPEAKER",
    "WE": "we us our ours ourselves let's",
    "YOU": "you your yours yourself LISTENER",
    "HIM": "he him his himself she her hers herself",
    "THEY": "they them their theirs people someone somebody others folks these",
    "ALL": "everybody everyone everybody's everyone's all",
    "NOBODY": "nobody none",
    "WHO": "who whom whose who's",
    "WH": "who whom whose who's what where why how which when what's",
    # Little words.
    "NOT": "not never no nobody none nothing neither nor without hardly n't",
    "BE": "am is are was were be been being 's",
    "DO": "do does did done doing",
    "MUST": "must should has have got needs need ought better could can may might will shall",
    "WILL": "will shall would 'd going",
    "BORDERWORD": "but because although though unless while cause",
    # Voting.
    "VOTE": "vote votes voting",
    "WRITE": "write writes writing vote votes voting pick picking target targeting put putting",
    "WROTE": "voted wrote written",
    "PEN": "pen ink handwriting parchment ballot paper urn marker hand",
    "OUST": (
        "oust blindside cut remove eliminate axe boot dump ditch drop bury sink snuff torpedo "
        "sack chop flush banish evict lose split off bin clip kick knock chuck eat finish topple "
        "retire ice shaft prune weed yeet behead dethrone neutralise neutralize sideline whack"
    ),
    "OUSTING": (
        "ousting blindsiding cutting removing eliminating axing booting dumping ditching "
        "dropping burying sinking snuffing losing splitting kicking toppling retiring evicting "
        "chopping booting flushing binning sacking sidelining"
    ),
    "GO": "go goes going leave leaves leaving walk walks walking",
    "GONE": "gone out home outta packing evicted eliminated snuffed blindsided axed removed",
    "TORCH": "torch flame fire's",
    "THREAT": (
        "threat threats dangerous danger snake snakes dangerous scary puppeteer mastermind "
        "problem ringleader brains weakest rat poison weak liability strongest smartest shark fox "
        "favourite favorite frontrunner leader beast genius rival obstacle trouble machine monster "
        "kingpin schemer assassin"
    ),
    "SCARE": "scares scare scared worries worry frightens terrifies bothers afraid nervous uneasy "
    "spooks unsettles",
    "WIN": "win wins winning beat beats beating won",
    # Sparing.
    "NEED": "need needs",
    # Promising.
    "SWEAR": "promise swear vow guarantee pledge assure commit bet oath",
    "FINAL": "end final finals finish finale last two three four five",
    "WITH": "with beside behind alongside",
    # Asking.
    "SAY": (
        "say says said saying tell told tells telling swear swears whispered whispering murmur "
        "mention mentioned talk talked talking spoke speak spoken whisper discuss discussed "
        "promise promised offer offered ask asked hear heard wanted want want told"
    ),
    "TRUST": (
        "trust believe rely count reliable loyal loyalty honest trustworthy solid faithful "
        "trusted believed safe friend depend faith"
    ),
    "GAME": (
        "idol idols clue vote votes voting write writing wrote voted alliance plan plans "
        "numbers name names deal pact advantage target council tribal majority side sides swing "
        "flip flipping flipped fives scheming leaked"
    ),
    "KNOW": "know knows knew hear heard hears see saw notice noticed",
    # Accusing.
    "LIED": (
        "lied lying lies lie liar fib fibbed faked fake invented invent inventing deceived "
        "fooled tricked conned misled untrue bluffed falsehood liars fairytale fiction "
        "fairytales"
    ),
    "BETRAYED": (
        "betrayed stabbed sold selling traded leaked leaking used backstabbed crossed abandoned "
        "undermined plotting plotted scheming schemed conspired snitched sabotaged screwed shafted "
        "stitched grassed ditched cheated manipulated duped hoodwinked "
        "double-crossed ratted burned burnt dumped threw exposed ambushed"
    ),
    "BROKE": "broke broken break breaking forgot forgotten ate swallowed",
    "HID": (
        "hid hide hides hiding hidden concealed conceal concealing withheld sneaking stole "
        "stolen steal stealing sneaked"
    ),
    "PAST": (
        "ED told said went knew let left sold gave made took came put wrote sent kept held "
        "stood smiled sat ate paid turned played used got threw broke stole cut swore did hid "
        "chose"
    ),
    # Answering.
    "YES": (
        "yes yeah yep yup yess sure ok okay deal done agreed fine absolutely definitely sold "
        "aye amen gladly sí count alright certainly"
    ),
    "NAY": "no nope nah never noooo nooo noo pass",
    # Warning.
    "AFTER": "after gunning hunting coming circling whispering against",
    "NIGHT": (
        "tonight today tomorrow night now then next first again soon please already yet too "
        "instead maybe mate love dear man bro honestly obviously really just probably"
    ),
}

# How people shorten words, and what a shortened word stands for.
SPELLINGS = {
    "i'm": "i am", "im": "i am", "i'll": "i will", "i'd": "i would", "id": "i would",
    "ill": "i will", "i've": "i have", "ive": "i have", "you're": "you are", "youre": "you are",
    "you'll": "you will", "you'd": "you would", "you've": "you have", "youve": "you have",
    "youll": "you will", "u": "you", "ur": "you are", "u're": "you are", "ya": "you",
    "yall": "you", "y'all": "you", "thou": "you", "urs": "yours", "he's": "he is", "hes": "he is",
    "she's": "she is", "shes": "she is", "he'll": "he will", "she'll": "she will",
    "he'd": "he would", "she'd": "she would", "it's": "it is", "its": "it is", "it'll": "it will",
    "it'd": "it would", "that's": "that is", "thats": "that is", "there's": "there is",
    "theres": "there is", "we're": "we are", "we'll": "we will", "we've": "we have",
    "we'd": "we would", "weve": "we have", "they're": "they are", "theyre": "they are",
    "they'll": "they will", "they've": "they have", "they'd": "they would", "who's": "who is",
    "whos": "who is", "who'll": "who will", "who'd": "who would", "what's": "what is",
    "whats": "what is", "where's": "where is", "wheres": "where is", "how's": "how is",
    "who've": "who have", "who're": "who are", "don't": "do not", "dont": "do not",
    "doesn't": "does not", "doesnt": "does not", "didn't": "did not", "didnt": "did not",
    "won't": "will not", "wont": "will not", "can't": "can not", "cant": "can not",
    "cannot": "can not", "couldn't": "could not", "wouldn't": "would not", "wouldnt": "would not",
    "shouldn't": "should not", "shouldnt": "should not", "isn't": "is not", "isnt": "is not",
    "aren't": "are not", "wasn't": "was not", "wasnt": "was not", "weren't": "were not",
    "haven't": "have not", "hasn't": "has not", "hadn't": "had not", "ain't": "is not",
    "aint": "is not", "shan't": "shall not", "mustn't": "must not", "needn't": "need not",
    "mightn't": "might not", "gonna": "going to", "gotta": "got to", "wanna": "want to",
    "lemme": "let me", "gimme": "give me", "let's": "let us", "lets": "let us", "n": "and",
    "&": "and", "pls": "please", "plz": "please", "tho": "though", "w": "with", "r": "are",
    "em": "them", "'em": "them", "ppl": "people", "abt": "about", "bout": "about",
    "cuz": "because", "cos": "because", "bc": "because", "til": "till", "'til": "till",
    "until": "till", "yea": "yeah", "nobody's": "nobody is", "everybody's": "everybody is",
    "everyone's": "everyone is", "somebody's": "somebody is", "someone's": "someone is",
    "whoever's": "whoever is", "idk": "i do not know", "tn": "tonight", "2nite": "tonight",
    "tonite": "tonight", "name's": "name is", "vote's": "vote is", "god's": "god 's",
    "everyones": "everyone is", "nobodys": "nobody is", "wouldve": "would have",
    "would've": "would have", "could've": "could have", "should've": "should have", "wot": "what",
    "why'd": "why did", "whyd": "why did", "how'd": "how did", "ud": "you would", "wat": "what",
    "sittin": "sitting", "goin": "going", "votin": "voting", "ima": "i will", "imma": "i will",
    "dunno": "do not know", "why're": "why are", "thru": "through", "kinda": "kind of",
    "what'd": "what did", "where'd": "where did", "ye": "you", "yer": "your", "yous": "you",
    "ken": "know", "gie": "give", "cannae": "can not", "dinnae": "do not", "didnae": "did not",
    "wouldnae": "would not", "wasnae": "was not", "isnae": "is not", "d'you": "do you",
    "d'ya": "do you", "y'know": "you know", "mum": "mother", "outta": "out of", "finna": "going to",
}  # fmt: skip

# Ordinary words that are one letter away from somebody's name: never taken for a slip.
_ORDINARY = """
hour four your our pour tour sour noon near hear rear dear fear bear wear year very verb ever even
seven eleven oven open army arm arms aim am as at an any and are all ago ham mama harm him her
hers here there three those these this that them then than they hem hemp hero hate have has hand
hard half halo hair hail tea ten tent team tear dog dad lion line robe rob robbing coin main rain
gain pain chain again david derby error errors terror marine native nerve nerves serve served
began vegan pegan megan tevin video gideon haha haja eager earn early ears eat easy era effort
ferry fire five fives fish found ground round sound sudden sure thick think thing things throb
zone or tabor labor nor not now know how who whom whose sue suds same some sand send said side
sigh ran raja maja taja
"""
COMMON = frozenset(_ORDINARY.split())
