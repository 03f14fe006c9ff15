"""Words that make an act likely without saying it, in groups: what `evidence.py` weighs, as data.

A word may be in several groups; how much each group counts for each act is in `weights.py`.
"""

from __future__ import annotations

CLUES = {
    "out": (
        "cut oust blindside remove removed removes eliminate eliminated axe boot dump ditch "
        "drop bury sink snuff snuffed chop banish evict evicted gone goner out home villa torch "
        "exit leave leaves leaving goes boat bags packing pack rid goodbye farewell over "
        "finished done toast history dead lose losing lost disappear disappears vanish vanishes "
        "without jury bench weaken kill pick fix miss outta topple dethrone overthrow door "
        "extinguish retire sacrifice burn expendable replaceable dispose disposable shot strike "
        "hit get"
    ),
    "ballot": (
        "vote votes voting voted ballot ballots parchment parchments paper pen pencil ink write "
        "writes writing wrote written name names urn letter letters spell spells spelled spelt "
        "put puts putting hand target targets targeting choose pick picks choice option options "
        "candidate nominate box marker scribble spelling"
    ),
    "strength": (
        "win wins won winning immunity necklace beat beats beating unbeatable strong stronger "
        "strongest threat threats dangerous danger clever smart smartest cunning run runs "
        "running control controls charge leads leader leading steering steers decides deciding "
        "popular likeable loved love loves liked winner challenge challenges puzzle puzzles "
        "advantage scares scare worry worries frightens frightening quiet friends allies brains "
        "boss bosses strategic sneaky comfortable ahead everything impossible best better too "
        "fast faster power powerful position idol idols speech pulling strings king queen "
        "mastermind sharp charming charm hero athlete physical reputation unstoppable scary"
    ),
    "moment": (
        "tonight today tomorrow sunset council tribal now before chance time next moment soon "
        "dark ever when week merge early later late already day round yet finally opportunity "
        "window"
    ),
    "numbers": (
        "numbers number majority minority three four five six seven split count counted "
        "counting sum sums math maths side sides two either pair easy easiest simple simplest "
        "obvious sense logical logic sensible bloc group duo couple tight swing middle bottom "
        "top order outnumbered"
    ),
    "end": (
        "end final finals finale last chair seat together finish jury throne fire beside row "
        "road finalist way far"
    ),
    "mercy": (
        "spare keep keeps keeping stay stays stayed harmless useful use need needs brother "
        "sister pity cruel birthday kids children mother sick deserves deserve earned mercy "
        "alone please sorry cry loyal innocent wrong mistake soft gentle fair chance heart good "
        "sad unfair shame feed fed feeds cook kind save protect besides weak forget off early "
        "worth sweet friend help helps helped hard-working works beg begging patience another "
        "decent honest"
    ),
    "bond": (
        "promise swear vow word safe safety protect shield together loyal loyalty trust honour "
        "honor oath grave always forever never count rely guarantee deal give gives owe mine "
        "yours back share side peace sleep hold kept keep neck bet sworn faithful defend cover "
        "shake hand through whatever until till as long"
    ),
    "secret": (
        "secret secrets quiet silent silence anyone anybody lips zip repeat ground whisper hide "
        "hiding hidden kept found talking stops stop pact keeping discuss tell private behind "
        "scheming conceal sneaking disappear knew"
    ),
    "lie": (
        "lie lies lied liar lying story stories truth true untrue false fake pretend pretended "
        "pretending promised swore swear empty opposite forgot break broke broken face faces "
        "different claim claimed version believe said tears innocent act acting excuses excuse "
        "fooled word words mouth meant honest"
    ),
    "betrayal": (
        "betrayed betray stabbed sold sell flipped flip flipping knife proud ashamed shame "
        "laugh laughing leaked blabbed whispered shook behind caught reason thanks thank "
        "brilliant nice congratulations blame fault hid stole used cost stood sat dared dare "
        "nerve traded switched turned opposite plotted schemed snake rat traitor coward "
        "hypocrite spy mole judas turncoat selfish backstabber cheat weasel dishonest disloyal"
    ),
    "company": (
        "together with next beside between went close seen saw see seeing met sit sits sat "
        "sitting twice always thick whispering whispered whisper talk talks talking talked spend "
        "inseparable walk walked walking around stopped listen noticed notice heads alone deep "
        "long hour caught found behind watch look everybody each other again pair"
    ),
    "danger": (
        "careful watch beware cuidado hunt hunting hunts hunted list wind plot plotting gun "
        "gunning trap circling knives eyes tent ready guard trouble warned warning whispering "
        "whispers talk talks head heads coming risk target comfortable safe back pack aiming "
        "attention alert suspicious"
    ),
    "hearsay": (
        "says said told heard hears hear tells telling asks asking asked wants want wanted "
        "speaking speaks thinks planning plans going saying pushing spreading mentioned rumour "
        "rumor word overheard plotting campaigning"
    ),
    "belief": (
        "know knows knew think thinks believe believes trust trusts loyal reliable solid honest "
        "true sure tell explain mean understand with wonder curious straight certain guess "
        "doubt"
    ),
    "yes": (
        "yes yeah yep sure ok okay deal done agreed fine absolutely definitely sold gladly "
        "certainly accept same right good works idea plan correct smart smartest agree amen "
        "point convinced easy in sense happy perfect settled exactly great aye course"
    ),
    "no": (
        "no nope nah pass never refuse sorry forget elsewhere wrong dumb crazy rather sooner "
        "selling buy else instead answer decline mad stupid over can not reject hell"
    ),
    "camp": (
        "rice fish fishing sleep slept rain raining moon food soup coconut coconuts water wood "
        "shelter weather morning dream dreamed song sang hat goat cards pillow wedding crab "
        "crabs mosquito mosquitos mosquitoes sauna snow bread feet foot knot cooking stew tea "
        "sun sea waves shoe shoes hair snore snoring hungry hunger breakfast dinner eat eating "
        "stars sand towel knee swim swam swimming berries bird birds storm cold wet dry sing "
        "dance joke fruit papaya mango dolphin dolphins turtle hot warm film lunch socks leg "
        "arm nose toe tooth teeth stomach chocolate pizza coffee beer wine grandmother dog cat "
        "garden pot ants spider snail lizard sunburn bucket rope hammock blanket cloud clouds "
        "tide beach"
    ),
    "past": (
        "said went knew let left gave made took came put wrote sent kept held stood smiled sat "
        "ate paid turned played used got threw broke stole cut swore did hid chose told voted "
        "promised lied sold had was were shook gone been heard ED"
    ),
    "future": "will shall going until till when",
    "conditional": "would could if might unless should",
    "ought": "must should need needs ought better let have has",
    "wish": "want wants like prefer rather hope suggest say think see take",
    "not": "not never no nobody none nothing neither nor without hardly",
    "who": "who whom whose which",
    "what": "what where how when",
    "why": "why",
    "asked": "do does did is are was were can could would will have has should",
}

# Who does something in a clause, or whom it is done to.
ROLES = {
    "I": "i me my mine myself SPEAKER we us our ours ourselves",
    "you": "you your yours yourself LISTENER",
    "they": "they them their theirs people someone somebody others folks everybody everyone all "
    "nobody none",
    "what": "who whom whose which what where how",
    "he": "he him his himself she her hers herself",
}

# Clauses end here, beside punctuation.
JOINING = "but because although though unless while cause and so"

# What together counts for more than apart; `named`, `pending`, `?`, `short` and `his` are of the
# whole: somebody is named, was proposed before, it is asked, it is short, he or she is pending.
TOGETHER = """
    you past; I future; I you; I you not; named out; named strength; named hearsay; ? you; ? who;
    ? named; you danger; named mercy; I mercy; you lie; you past I; pending short; pending yes;
    pending no; pending not; named not; named you; ? belief; you end; you bond; named camp; ? camp;
    they you; his strength; his out; his mercy; named moment; you betrayal; pending yes not;
    pending short not; named ballot; named ballot not; ? ballot; ? you past; I ballot future;
    I ballot past; you ballot past; they ballot; named danger you; ? mercy; I not secret;
    named company; they company; named company past; named company numbers
"""
