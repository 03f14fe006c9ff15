"""What the house model says: pieces of sentences, by what they are for.

`{p}` is whom one talks with, `{o}` somebody else, `{q}` a third, `{t}` a moment, `{why}` a reason,
`{img}` an image. A piece is only used where there is somebody for each of its places.
"""

from __future__ import annotations

Pieces = tuple[str, ...]

IMAGES: Pieces = (
    "a bucket with a slow leak",
    "the last dry match",
    "a dog that has heard the car",
    "a queue nobody admits to standing in",
    "a kettle just before it sings",
    "a ladder with one rung sawn",
    "a ferry that leaves early",
    "a shop with its lights half off",
    "a rope that has been wet too often",
    "a clock somebody else winds",
    "a bill that comes in the wrong envelope",
    "a roof in the first rain",
    "a chair kept for a guest",
    "a nail under a coat of paint",
    "a market at closing time",
)
MOMENTS: Pieces = (
    "tonight",
    "at the next vote",
    "before the fire is out",
    "this time",
    "when the names are read",
    "before anybody changes their mind",
    "while it is still easy",
    "after the next game",
)
REASONS: Pieces = (
    "they have a friend in every corner and no debt to any of them",
    "they win when it matters, and soon it will matter every time",
    "they told two of us the same secret with two different endings",
    "nobody has ever said their name out loud, which is a kind of power",
    "they smile at the count before it is read",
    "they keep their promises only while somebody is looking",
    "the quiet ones get carried to the end and then thank nobody",
    "I asked a plain question and got a weather report",
    "they were at the water with everyone before breakfast",
    "they have already chosen who sits beside them at the end, and it is neither of us",
    "they ate well on a day when the rest of us counted grains",
    "they would do it to us, and they would sleep",
    "one of us has to go first, and I would rather it was them",
    "they stopped asking me things, and people who stop asking have decided",
)

ANSWERING: Pieces = (
    "Since you ask it straight, I'll say it straight.",
    "That's the right question, and I don't like my answer.",
    "I have turned that over all morning.",
    "You would have noticed if I dodged that, so I won't.",
    "Half of it I know, half of it I'm guessing.",
    "Yes and no, and the no is the part that matters.",
    "Ask me again tomorrow and I may be ashamed of this.",
    "I'd have asked you the same thing in a minute.",
    "If I answer that, you owe me one answer back.",
)
PROMISED: Pieces = (
    "I heard a promise in that, and I mean to hold you to it.",
    "Words like that are cheap at noon; say them to me at the fire.",
    "Good. I'll give you the same, and I'll count the days with you.",
    "Then we both have something to lose.",
    "I believed somebody who said that once. I would like to be wrong twice.",
)
NAMED: Pieces = (
    "So {o} is the name going round.",
    "You are not the first to say {o} to me.",
    "{o} came up before you sat down.",
    "Careful with {o}: the walls here are made of leaves.",
    "I had {o} further down my list than you do.",
    "Funny, {o} says the same about somebody we both like.",
)
REACTING: Pieces = (
    "I hear you.",
    "That is not nothing.",
    "You say it calmly, which worries me more.",
    "Let me put mine beside yours, then.",
    "I'd sign half of that.",
    "You could have kept that to yourself, and I noticed that you didn't.",
    "Fine, then we are past being polite.",
    "That squares with what I saw.",
    "It sounds better from you than it did from the others.",
)
BEGINNING: Pieces = ("Listen.", "Look.", "Right.", "Well.", "So.")
OPENING: Pieces = (
    "Walk with me a little, {p}, before somebody counts who is missing.",
    "{p}, I would rather you heard this from me.",
    "I have been waiting to get you alone, {p}.",
    "Sit down, {p}, this won't take long and it isn't pretty.",
    "Let us not do the weather, {p}.",
    "We have never really talked, {p}, and that is my fault as much as yours.",
    "You look as if you slept as badly as I did, {p}.",
    "{p}, you and I want the same thing for about two more days.",
    "I'll be quick, {p}: they look over here already.",
)

PROPOSING: Pieces = (
    "I want to vote for {o} {t}, because {why}.",
    "Let's vote out {o}: {why}.",
    "Put {o} down {t} and I'll put the same. I mean it: {why}.",
    "My vote is for {o} {t}. The reason is simple, {why}.",
    "If it isn't {o} now it will be one of us later; {why}.",
    "It should be {o}. Not out of spite, only because {why}.",
    "Give me {o} {t} and I will give you a quiet week.",
    "Between {o} and {q} I would let {o} go first: {why}.",
    "You could say {q} and I would listen, but {o} is the one who {t} still has a way out.",
)
PROBING: Pieces = (
    "Who did you last talk to, and why did you both stop when I came?",
    "What has {o} promised you? I was promised something too, and I'd like to compare.",
    "If {o} asked you for my name, would you tell me?",
    "How do you stand with {o}, really, when nobody is cooking?",
    "Tell me whom you'd miss, and I'll tell you whom I'd keep.",
    "Which of us two would {o} save, do you think?",
    "Has anybody said my name to you? I can take it better from a friend.",
    "Do you trust {o}, or do you only not mind them?",
    "What would you do {t} if nobody ever found out?",
)
BARGAINING: Pieces = (
    "Keep my name off the paper {t} and I keep yours off mine, twice.",
    "You bring one vote, I bring one, and neither of us asks where the third comes from.",
    "I'll tell you what {o} said about you, if you tell me what was said about me.",
    "Talk to {q} for me and I'll talk to {o} for you.",
    "Stay with me through two votes. After that you are free to hate me.",
    "I can bring {q}. You would have to bring somebody I don't like.",
    "Next time there's a point to spare I'll spend it where it helps us both.",
)
PROMISING: Pieces = (
    "I promise I won't vote for you {t}.",
    "I will not write your name, {p}. Hold me to that.",
    "You have my word: if I hear your name I come to you first.",
    "I promise to vote with you {t}, whoever it turns out to be.",
    "As long as I am here nobody gets to you by way of me.",
)
WARNING: Pieces = (
    "{o} has been counting heads, and yours was in the wrong pile.",
    "Watch {o}: {why}.",
    "I wouldn't tell {o} anything you want to keep; {why}.",
    "There's a plan that has you in it, and I didn't hear your name said kindly.",
    "{o} and {q} came back from the water together and stopped talking too quickly.",
    "If somebody offers you a sure thing {t}, ask who they offered it to before.",
)
CONFESSING: Pieces = (
    "I told {o} I'd stand with them. I said it mostly to end the conversation.",
    "The truth is that I have nobody sure, and it has begun to show.",
    "I nearly wrote your name once. I'm telling you so that you never hear it from {o}.",
    "I'm afraid of {o}, and I've been pretending it is respect.",
    "I like it here less than I say and want it more than I show.",
    "I've been playing as if it were all {img}, and I'm tired of it.",
)
TRUSTING: Pieces = (
    "Trust is {img} out here, and I still have some left for you.",
    "I don't need you to like me, I need you to be where you said you'd be.",
    "You've kept your word with me so far, and I can't say that of {o}.",
    "I trust what you did more than what you said, and you did right.",
    "{o} makes trust feel like {img}.",
    "We don't have to be friends. We have to be useful to each other twice.",
)
HUNGRY: Pieces = (
    "Did you see who took seconds? I did, and I said nothing.",
    "An empty pot makes everybody honest for about an hour. Use the hour.",
    "I'd give a good friend for a proper meal, and {o} is not even a good friend.",
    "I went out for food while {o} went out for votes.",
    "Nobody thanks whoever brings the rice. They only notice the day it isn't there.",
    "We are hungry, and hungry people want somebody to blame. Let it not be you.",
)
CLOSING: Pieces = (
    "Think about it, but not for long.",
    "Say it to nobody, not even to somebody you like.",
    "That's all I have, and it is true.",
    "Now tell me I'm wrong.",
    "We should go back one at a time.",
    "I'll know by your face {t}.",
    "If you want out of this, this is the moment.",
    "I can live with a no. I can't live with a maybe.",
    "You decide how much of that you heard.",
    "It feels like {img}, and still I'd do it.",
    "And if I'm wrong about {o}, I'll say so to their face.",
)

EVERYBODY: Pieces = (
    "I won't make a speech. {o} knows why I looked over there just now.",
    "Some of you made me a promise today. I'd like to see whose hand shakes.",
    "If it is me, then do it for a reason you'd say aloud.",
    "I carried my share, and I never asked who carried theirs.",
    "You can vote for whoever talks least, but then you'll only have talkers left.",
    "There are two stories about this camp, and {o} tells both of them.",
    "I have lied less than I could have. Look around before you smile at that.",
    "Ask {o} what was agreed this morning, and then ask {q}.",
    "I'd rather be beaten by somebody good than outlast somebody nobody noticed.",
    "I am easy to blame, because I answer when I'm asked.",
    "Whoever is safe tonight should wonder who is paying for it.",
    "My hands are clean enough; my head isn't, and neither is yours.",
)
ACCUSING: Pieces = (
    "If something evil sits at this table, it sits on {o}'s chair.",
    "{o} was too calm this morning, and I know what calm costs.",
    "I looked at {o} when the news came, and {o} was already looking at me.",
    "You may believe {o} or you may believe me; somebody profits if you do neither.",
    "{o} and {q} defend each other before anybody has accused them.",
    "I am no danger to any of you, and I can say what I did; let {o} say as much.",
    "Whoever hurries us to a vote wants something counted before it is understood.",
    "I'd rather be wrong about {o} today than right about them tomorrow.",
    "Ask yourselves who gained last night. It wasn't me, and it may well have been {o}.",
    "My suspicion is {o}, because {why}.",
    "{q} asks questions like somebody who knows the answers.",
    "Let everybody name one they trust. I begin with {q}, and I leave out {o}.",
)
PLOTTING: Pieces = (
    "Take {o} tonight: {why}.",
    "Not the loud ones yet, they draw the fire away from us. {o}.",
    "{o} knows more than they say. I'd rather they didn't say it.",
    "If we agree on {o}, nobody will look in our direction.",
    "I'd leave {q} for later and have {o} gone now.",
    "{o} defended me today. Losing them will make me look clean.",
    "Let us be quick and of one mind: {o}.",
    "Whom would they never think of? That's why I say {o}.",
)
LEAVING: Pieces = (
    "Well, that is that. I would do most of it again.",
    "I was told I was safe. Whoever said it knows where to find me.",
    "No hard feelings, or only one, and its name is {o}.",
    "Keep the fire going, and keep an eye on {o}.",
    "I came in with one friend and leave with two; that isn't a bad week.",
    "You were quicker than me, that's all. Be quicker than each other now.",
    "I'm going to eat something warm and forgive you one at a time.",
    "If {o} wins this, remember that I said it first.",
)
JUROR_ASKS: Pieces = (
    "Which promise did you break that you would break again?",
    "Whom did you hurt more than the game asked for?",
    "Tell me one vote that was yours and nobody else's.",
    "When did you decide that I had to go, and who heard it first?",
    "What did {o} do better than you?",
    "Name the moment you were most afraid, and what you did next.",
    "Why should I forgive you before I vote for you?",
    "Who here deserved your seat more than you did?",
)
PLEADING: Pieces = (
    "I made my own enemies and kept my own friends, and I can tell you the day of each.",
    "I was never the strongest here, so I had to be the one who listened.",
    "Every one of you knows one thing I did to you. I did it looking at you.",
    "I took risks when it would have been easier to be carried.",
    "{o} played well. I played sooner.",
    "I don't ask you to like how I did it, I ask you to remember that I did it.",
    "I went hungry with you and I never made it a story.",
    "When I gave my word I knew what it was worth, and I spent it carefully.",
)
JUROR_SAYS: Pieces = (
    "I am not angry any more, I am only curious which of you will tell the truth.",
    "One of you thanked me when I left. I noticed who didn't.",
    "I want to vote for somebody who can say what they did without blushing.",
    "Don't flatter me; I have had a warm meal since we last met.",
    "You both sat on the same wall. Tell me who would have jumped first.",
    "I lost to one of you. Tonight I find out whether that was an honour.",
)
TO_PRODUCERS: Pieces = (
    "Honestly, I trust {o} less than I let on, because {why}.",
    "I have a plan, but it needs {o} to stay as sure of themselves as they are now.",
    "I'm tired, I'm hungry, and I'm better at this than I thought I'd be.",
    "The person I'd hate to lose is {o}, and that is also the person I might have to use.",
    "I told a lie this week. It was a small one and it's still growing.",
    "If I had to name who runs this, I'd say {o}, and they would deny it beautifully.",
    "I sleep badly since the last vote; not from guilt, from arithmetic.",
    "I gave my word to more people than I can keep it to.",
    "So far nobody has asked me the one thing I couldn't answer.",
)
NOTING: Pieces = (
    "I trust {o} about as far as the next vote.",
    "I promised more than I wanted to; remember to keep the part that was heard.",
    "{o} leaned away when I said a name. Remember that.",
    "I said {o} mostly to see what would come back.",
    "I think {q} talks to {o} more than either of them shows.",
    "My plan: stay useful, stay fed, and let {o} be the loud one.",
    "Nobody asked me for anything today, and I don't like it.",
    "I owe {p} one honest answer.",
    "{p} gave me something true, I think. I gave back a little less.",
    "If it goes wrong, I go with whoever comes to me first.",
    "I was too open. Next time I let them speak first.",
    "Food is short and tempers are shorter; I keep out of the counting.",
    "I know of one plan that the others don't: it has {o} in it.",
    "I still believe that {q} would save me if it cost nothing.",
)
THINKING: Pieces = (
    "I want {o} gone before {o} wants me gone.",
    "If I push now they will see me pushing.",
    "{p} is lying a little. So am I.",
    "I need one more vote, and I'm not going to ask for it.",
    "Better that {o} looks dangerous than that I do.",
    "I'd rather be underestimated one more day.",
    "I like {p} more than is good for me.",
    "It costs me nothing, and it may buy me {q}.",
    "Two of them know something. I should find out which two.",
    "Let them argue; I'll be kind afterwards.",
    "I keep this one to myself.",
    "Whatever I choose, I want it to look like somebody else's idea.",
)
