"""How much each clue counts for each kind of act; `tests/formats/talk/weigh.py` says."""

from __future__ import annotations

# propose spare promise ask accuse agree refuse warn
_TABLE = """
out=-7 3 -4 -9 -11 -13 -10 -10; ballot=-6 -8 0 -1 2 -18 -8 2; strength=0 -12 1 -14 -7 -7 -17 -10;
moment=0 -6 -7 -5 -11 -3 -8 -6; numbers=0 -12 1 -11 -9 -12 -9 -5; end=1 -27 0 -11 -11 -15 -14 -12;
mercy=-14 11 -8 -5 -11 -13 2 -12; bond=-7 -5 -1 -6 -3 -2 -7 -6; secret=-16 2 5 -5 5 -3 -7 -7; lie=-8
-23 -16 -8 33 -5 -6 -14; betrayal=-13 -15 -24 -15 2 -12 -10 -10; danger=-1 -22 6 -9 -16 -19 -13 21;
hearsay=-4 -1 -6 -4 1 -10 -4 -1; belief=-3 -13 -6 -1 -2 -5 -13 -4; yes=-1 -19 0 -11 -2 6 -18 -9;
no=2 5 -10 -5 -4 -14 5 -7; camp=-29 -26 -28 -40 -24 -39 -28 -8; past=-8 -13 -18 -10 -9 -9 -13 -11;
future=7 -7 17 -3 -4 2 -4 -7; conditional=7 -5 -4 -11 -14 -6 1 1; ought=-5 -8 0 -1 -11 -1 -8 -5;
wish=4 -11 -12 -3 -7 8 -5 -14; not=-5 5 -8 -13 0 -9 -9 -4; who=-7 -2 -16 12 -2 -6 5 0; why=-4 11 -7
14 16 16 4 -2; asked=-12 -7 -11 -3 -12 -15 -12 -9; I=-6 -9 -6 -11 -9 -6 -9 -19; you=-13 -9 -2 -6 -3
-8 -9 0; they=-6 -4 -12 -7 -3 -7 -10 3; what=-3 -9 -6 -2 -4 -10 -11 -7; he=-8 2 -8 -4 -12 0 0 2;
named=17 4 -6 -9 -12 -3 -6 -5; always=-18 -15 -21 -15 -16 -19 -19 -20; pending=-30 -13 -31 -28 -18
39 25 -1; ?=-15 -11 -26 42 -16 -11 -12 -22; short=-43 -16 -17 2 -46 -22 -33 -29; brief=-10 -18 -44
-36 -32 -23 -17 -23; his=4 -14 -4 1 -8 18 16 -10; you past=2 -2 -4 -6 8 -9 -1 0; I future=-1 -7 23 1
-5 4 -5 -11; I you=2 -5 13 -2 0 5 -3 -6; I you not=0 8 15 -12 8 0 10 14; named out=7 7 -8 -7 1 -6 -2
-1; named strength=25 -5 -15 -19 0 -4 -5 0; named hearsay=5 -4 8 1 13 2 -4 0; ? you=1 -14 -23 40 -12
-4 -4 -20; ? who=-7 -12 -5 -2 -9 -3 -3 -2; ? named=9 8 -5 16 -2 6 -6 -12; you danger=-11 -4 16 -7
-11 -13 -9 30; named mercy=1 21 -6 -8 -5 -13 9 1; I mercy=2 14 8 3 -5 3 -1 -6; you lie=-11 -13 -13
-2 20 0 1 -8; you past I=21 2 6 0 7 -2 9 0; pending short=-30 -15 -4 -6 -16 20 8 -1; pending yes=-21
-10 6 -17 -8 47 -14 -10; pending no=2 -7 -11 -16 -10 -4 71 -11; pending not=3 -4 -8 -15 -3 14 25 -5;
named not=13 9 1 -14 3 -6 2 8; named you=5 -2 -8 -6 2 -2 -6 20; ? belief=-12 6 -10 27 -13 -11 3 -17;
you end=-21 -4 37 2 -11 -3 2 3; you bond=-5 1 12 -5 5 -6 -2 -1; named camp=11 24 -6 4 14 -5 2 3; ?
camp=5 11 -14 -38 -8 -9 0 -19; they you=-7 -7 7 -5 7 -5 9 21; his strength=10 -4 2 9 -4 0 -8 -4; his
out=20 -6 -1 -3 -1 18 -1 -3; his mercy=-2 -6 -1 -1 -1 21 4 -1; named moment=15 -5 3 -2 2 -8 0 5; you
betrayal=5 -11 -15 4 3 3 -7 3; pending yes not=-6 -10 4 -5 2 22 7 13; pending short not=-7 -14 -5 -6
-4 -10 -7 3; named ballot=6 1 14 2 -3 2 -2 1; named ballot not=-18 10 11 3 0 5 3 13; ? ballot=3 0
-12 21 -4 -9 7 -1; ? you past=-4 -6 -3 25 8 0 4 -13; I ballot future=12 -12 13 -3 -5 6 3 -19; I
ballot past=13 10 -15 3 2 3 -3 4; you ballot past=1 13 -15 -2 20 -5 -1 6; they ballot=-1 -5 9 3 7 -7
-3 -18; named danger you=-7 3 -19 -4 1 -7 -2 23; ? mercy=21 -17 -13 27 -10 -7 3 -8; I not secret=7 4
16 6 4 4 8 -6; nobody: out=-10 26 -1 -2 -4 -10 -10 -4; nobody: ballot=-4 -12 -13 4 12 -39 -14 -19;
nobody: strength=-22 6 12 -11 -7 -13 -6 0; nobody: moment=2 -20 -10 -11 -1 7 -16 -4; nobody:
numbers=30 -13 14 1 -29 -15 -13 -18; nobody: end=4 -17 7 -25 2 -11 -21 -15; nobody: mercy=-19 -2 4 0
-10 7 -10 -4; nobody: bond=-6 -12 6 -21 -10 18 -2 -24; nobody: secret=-2 11 -9 -5 -18 -14 9 -11;
nobody: lie=15 -16 -19 -11 32 -5 -14 -13; nobody: betrayal=-4 -16 -8 -9 9 -2 -10 -11; nobody:
danger=7 -2 -13 -3 -4 -2 -2 14; nobody: hearsay=-9 -7 -38 -7 38 -3 11 -7; nobody: belief=16 -2 -16
-2 -16 10 24 0; nobody: yes=-11 -29 -6 -24 -21 32 -20 -25; nobody: no=-3 6 6 -8 -19 -23 24 -13;
nobody: camp=-28 -36 -32 -27 -18 -35 -17 -30; nobody: past=-10 -12 -3 -12 0 7 -14 -14; nobody:
future=-12 8 -10 -1 13 -4 -2 -4; nobody: conditional=8 4 -4 -3 -3 -8 6 -4; nobody: ought=-1 -10 16
-10 3 -11 13 -10; nobody: wish=32 -12 -3 -10 -11 11 -12 -11; nobody: not=-11 -1 2 -17 -6 -19 5 -6;
nobody: asked=-14 -18 -6 -20 -4 -30 -7 -21; I: out=3 -6 5 1 -9 -14 -6 -14; I: ballot=4 6 29 0 -6 3
-1 -9; I: strength=-9 -16 26 -18 -15 6 -26 3; I: moment=-19 14 -14 -2 -11 -3 -7 10; I: numbers=1 -6
-9 -11 4 -8 -7 -19; I: end=-8 -4 24 -20 -18 -9 -11 -9; I: mercy=-13 11 1 6 -12 7 -4 -6; I: bond=-2 6
18 -4 -3 -8 -6 -5; I: secret=5 -20 -1 -2 7 20 1 -6; I: lie=-11 -13 -1 3 -4 -4 11 4; I: betrayal=-9 4
-6 7 -23 2 -1 1; I: danger=-2 1 13 9 -7 0 -17 -17; I: hearsay=0 -7 3 1 -10 -9 -5 24; I: belief=-3
-12 -3 6 12 1 -29 -10; I: yes=3 -15 9 8 -12 0 -6 12; I: no=2 2 -8 1 -2 -13 18 -1; I: camp=-29 -15
-26 -7 -16 -41 -4 -10; I: past=5 -11 -19 -6 -3 -7 -4 1; I: future=-4 -2 13 -3 -11 -3 -3 -16; I:
conditional=3 -6 -4 -4 -15 -4 2 -4; I: ought=4 -11 7 2 -8 -5 -9 -4; I: wish=-4 1 -1 -5 -4 6 -2 0; I:
not=-5 6 -6 0 -9 0 -7 3; I: who=0 10 -7 0 5 -3 14 -2; I: why=14 -3 -2 -6 -2 -1 16 4; I: asked=-3 -5
2 -5 -6 -7 -12 -5; I: I=-4 -10 -6 -14 -6 -7 -9 -16; I: you=-4 1 16 -2 1 6 4 -3; I: they=-10 -2 4 -3
-21 16 2 3; I: what=-7 2 5 -3 6 -10 -2 -1; I: he=17 -11 6 4 -7 3 9 10; I: named=24 3 6 -6 -4 -3 5 4;
you: out=4 -4 1 -4 -7 4 -1 7; you: ballot=-16 -9 0 -16 20 -12 -8 13; you: strength=-4 2 -5 13 2 -7 6
-8; you: moment=12 10 5 5 -11 -12 3 5; you: numbers=-4 -9 16 8 -14 -6 -1 1; you: end=-9 -7 1 14 -22
8 2 2; you: mercy=3 -5 9 -3 -1 -3 8 -7; you: bond=-2 4 -2 -2 -1 0 -7 -5; you: secret=-8 -2 -11 -18
22 -16 -7 -8; you: lie=3 -13 -11 2 26 -5 -10 -26; you: betrayal=-1 -6 -13 -15 22 -15 0 -7; you:
danger=-11 -7 20 -15 -11 -5 -5 16; you: hearsay=-12 0 5 -21 16 5 9 -11; you: belief=7 -11 7 4 -17
-15 -9 -11; you: yes=-6 -11 21 7 22 -16 4 -15; you: no=10 6 0 1 -2 1 -11 -17; you: camp=-1 -12 4 -14
-10 1 -10 15; you: past=-22 -7 -20 -11 32 -4 -9 -9; you: future=7 -13 13 0 -12 4 1 -4; you:
conditional=12 -7 2 3 -10 -17 4 26; you: ought=-16 -8 1 16 -18 17 -5 24; you: wish=-11 2 -15 -3 -4
17 8 -15; you: not=-7 11 -1 -4 8 16 -21 13; you: who=7 2 -5 4 0 -2 -2 12; you: why=-3 -3 -4 26 24 -3
-1 -4; you: asked=-5 -10 -4 6 -7 -14 -6 11; you: I=0 -1 11 4 6 20 -10 -16; you: you=-12 -4 -3 -6 1
-10 -10 -4; you: they=-13 12 -9 2 6 -9 0 -4; you: what=8 0 -6 2 -5 -3 -2 6; you: he=3 -7 -9 2 -7 4
-5 4; you: named=5 6 -4 3 2 -15 4 -10; they: out=-8 -13 -6 -2 10 -13 -5 2; they: ballot=-4 -12 0 13
-3 -10 -5 -3; they: strength=11 -7 -14 -14 -12 1 -5 -9; they: moment=4 -7 4 -4 -12 17 -3 6; they:
numbers=15 -4 -6 -2 12 -1 -1 12; they: end=3 -3 -2 -4 -1 -2 -1 -9; they: mercy=2 -8 -6 3 -6 -1 -2
-2; they: bond=0 -10 -9 -8 -2 -10 -5 -15; they: secret=-4 -8 0 -5 -9 -3 -2 13; they: lie=-14 -5 1 -1
13 8 -2 -2; they: danger=8 -7 -5 -4 -7 -14 -6 17; they: hearsay=-10 24 5 -4 -13 3 -5 -4; they:
belief=2 -3 -4 -4 7 -2 -1 10; they: yes=3 -4 -9 -5 -8 14 -13 -7; they: no=-10 -3 6 -7 12 -9 6 -12;
they: camp=-7 -3 -2 -2 -6 3 -3 14; they: past=-6 -11 -11 -4 -18 2 -6 26; they: future=-2 -2 10 3 -6
-1 -1 -2; they: conditional=6 -11 -5 3 -5 -10 2 -13; they: ought=17 -11 2 -4 -8 -3 1 -7; they:
wish=-3 -6 -6 -5 24 -2 -2 -4; they: not=3 -21 8 -8 16 -6 -2 -28; they: asked=-18 -6 -11 -6 -5 -10
-11 5; they: I=-6 12 1 0 10 -3 -3 -1; they: you=-10 -7 0 -11 0 -5 -1 19; they: they=0 -2 -11 -13 -7
-13 -14 4; they: what=3 -4 -6 -6 4 -1 -1 2; they: named=5 -4 -4 15 1 -2 1 -4; what: out=2 19 -7 -5
-5 -3 24 -7; what: ballot=-2 -3 -4 8 -2 -1 4 15; what: strength=2 9 -2 5 13 -2 5 -4; what: moment=2
-1 -14 -9 -5 -7 2 -17; what: numbers=-8 -1 -3 -12 13 7 10 -3; what: end=-6 -2 -4 5 -5 -2 2 10; what:
mercy=9 -3 4 -10 -2 -1 4 -2; what: bond=-7 -2 -3 -3 5 -1 -1 8; what: secret=-2 0 -1 16 17 0 0 -1;
what: lie=-2 0 -1 -19 6 -1 -1 -6; what: danger=-3 -2 -4 -2 -2 -3 12 -9; what: hearsay=5 0 4 1 -1 -11
-11 4; what: belief=-3 -2 -5 -9 1 -2 -3 2; what: yes=1 15 -3 5 28 -2 6 -7; what: no=6 -2 -3 16 2 1
-9 11; what: camp=-12 -13 -10 -39 1 -7 -10 -14; what: past=-19 -11 -1 5 -4 0 -12 -6; what: future=19
-3 -5 -5 -2 -8 3 13; what: conditional=2 1 1 -14 -1 6 -5 10; what: ought=1 5 3 -18 7 6 -3 -7; what:
wish=6 -1 -3 4 -8 -7 -3 -19; what: not=2 -2 -7 -9 5 -8 -4 29; what: who=-21 -7 -11 17 -11 -7 3 -10;
what: asked=-4 -10 -10 16 -2 -5 -10 1; what: I=13 -3 4 3 -2 -9 0 20; what: you=-4 -3 -8 13 4 -4 -15
-5; what: they=-2 -1 -1 14 -2 -1 3 -9; what: what=-4 -9 -7 1 -9 -13 -10 -9; what: he=3 13 -5 -17 -3
-5 2 -5; what: named=7 -5 0 2 -7 -4 -6 -3; named: out=8 6 -13 -15 -12 1 -19 -11; named: ballot=21
-10 0 -2 -12 -5 -6 14; named: strength=25 -10 -12 -7 -1 -7 -10 -13; named: moment=3 -10 2 -1 1 -5 1
1; named: numbers=17 2 -12 -8 -1 -7 -1 20; named: end=18 -20 -9 8 23 -12 4 -1; named: mercy=-18 34
-16 -16 -3 -12 22 -16; named: bond=-9 7 4 5 -2 -3 -7 12; named: secret=-16 19 -4 -2 20 -2 -3 0;
named: lie=-13 -3 1 -3 20 -5 -4 7; named: betrayal=-7 -9 -2 -8 8 -3 -8 -4; named: danger=-1 -19 -5
-1 3 -6 -3 16; named: hearsay=15 -15 -7 14 -9 -19 -6 12; named: belief=-16 -9 -7 7 1 -8 -4 13;
named: yes=7 5 -1 -23 -5 14 -20 6; named: no=13 -16 -10 -13 0 -18 0 -8; named: camp=-3 17 -4 -8 -11
3 1 3; named: past=-3 -14 -10 1 15 -12 -8 6; named: future=13 -4 18 3 15 14 3 2; named:
conditional=-2 -6 -6 -5 -3 17 -15 -10; named: ought=-5 14 -19 0 3 -7 -13 -11; named: wish=26 -8 -7 8
-12 -19 0 11; named: not=13 24 -7 -6 -5 -20 -1 -16; named: who=5 -4 -4 -4 8 4 -2 0; named: asked=8 7
-9 7 1 -4 3 -14; named: I=8 -9 7 1 -4 0 -1 -5; named: you=1 -6 -9 -1 -8 -8 -1 36; named: they=12 -12
0 -7 13 -6 -4 13; named: what=-8 -3 2 3 2 9 -7 -3; named: he=3 6 -10 -2 -8 -11 -1 -2; named:
named=21 2 -8 -17 -13 2 -12 -4; out > I=-6 -12 -1 8 -7 -12 5 -3; ballot > I=-2 -12 13 -10 -5 -1 10
-11; strength > I=-5 0 -5 -13 3 -1 -2 -6; moment > I=1 11 0 6 4 -10 1 -9; numbers > I=-26 22 -5 -11
8 0 6 -7; end > I=17 -6 13 18 0 -10 21 -7; mercy > I=-3 7 -8 -1 -8 -2 1 -8; bond > I=21 12 4 -13 -4
-7 6 -7; secret > I=-17 -10 8 -10 17 -12 4 -15; lie > I=-3 -11 15 -2 5 -11 -4 -4; betrayal > I=-15 4
-7 18 38 -3 -2 -4; danger > I=-10 -3 2 4 7 -2 6 -3; hearsay > I=-12 1 5 -1 -6 2 11 -1; belief > I=0
-8 8 6 2 -5 11 -9; yes > I=7 -10 24 -13 -10 -8 -12 -4; no > I=-11 -4 -3 -3 0 -5 -3 12; camp > I=1 -7
13 6 -17 11 -2 -3; past > I=-13 -9 -1 14 18 -3 2 1; future > I=15 -10 14 7 -7 13 1 -3; conditional >
I=-5 5 -15 5 -5 -5 -12 -9; ought > I=8 -9 3 -7 5 14 1 -16; wish > I=-1 -9 -4 -3 5 10 15 0; not >
I=-3 12 -7 5 -11 -1 1 15; who > I=2 3 -12 -1 8 3 22 -9; why > I=-2 -1 -2 11 6 -1 8 -1; asked > I=-6
-1 -3 11 1 -1 -4 -5; I > I=-5 -3 0 -5 3 -1 -4 -7; you > I=0 1 9 1 8 6 -5 -8; they > I=7 23 -4 2 11
-8 -1 -11; what > I=6 -1 0 -7 -1 -2 6 15; he > I=-16 15 -2 -2 -4 15 11 1; named > I=10 -17 -1 6 -3 1
-4 -8; out > you=2 5 0 -5 -10 -3 -4 8; ballot > you=-7 -12 13 1 -14 -7 -7 15; strength > you=-4 -4
21 -7 6 -6 -3 -1; moment > you=10 -12 22 6 -9 -11 -2 20; numbers > you=-7 10 -7 1 1 7 -10 9; end >
you=-13 -5 2 17 2 -9 11 9; mercy > you=1 22 2 -14 -14 16 4 -7; bond > you=4 12 -9 -8 4 0 -1 -8;
secret > you=-2 -4 16 16 -14 -3 7 20; lie > you=-2 -4 -9 -12 13 -2 -12 1; betrayal > you=-6 -4 1 -6
-8 -4 -5 22; danger > you=-5 -2 14 3 -11 -4 -6 -3; hearsay > you=-14 6 -7 -10 -17 -15 -3 31; belief
> you=-14 -12 -8 4 -3 4 2 1; yes > you=9 -12 1 1 17 -19 13 2; no > you=5 -10 -3 18 6 -4 8 -4; camp >
you=-5 -8 8 13 3 5 -2 25; past > you=-24 6 9 13 18 -2 -14 5; future > you=8 -13 -7 -11 -8 -13 3 1;
conditional > you=-4 9 -3 -6 3 1 -9 13; ought > you=-7 1 -2 -15 9 -1 4 2; wish > you=-6 -5 17 2 2 -7
1 0; not > you=8 -8 6 -6 4 -9 5 -15; who > you=0 14 -16 18 -12 3 2 -6; asked > you=0 -8 -7 15 -3 -5
1 8; I > you=-2 -1 14 -3 4 4 3 -5; you > you=-11 -6 3 0 -4 -1 -2 7; they > you=-8 -9 -2 -3 -5 -2 -3
16; what > you=-8 3 -8 13 0 -6 -8 -10; he > you=9 -2 1 1 -4 -4 4 7; named > you=-17 -8 -6 -3 -12 -8
-5 27; out > they=-10 3 -10 5 -3 1 -7 6; ballot > they=9 -7 -1 -7 -3 -2 2 10; strength > they=-14 11
2 8 1 -4 -3 -6; moment > they=-12 8 -6 3 -16 -4 26 -7; numbers > they=-9 -8 -1 -6 4 -3 -5 17; end >
they=-10 -2 -4 -3 14 -3 -2 12; mercy > they=0 -8 7 -7 -2 4 1 7; bond > they=5 -3 -1 -4 5 -1 -1 -6;
secret > they=2 -2 -1 1 2 7 -4 -3; lie > they=-6 -2 -3 -2 2 2 19 -4; hearsay > they=3 -4 1 9 6 0 -4
0; belief > they=-5 -4 -2 13 -8 4 -5 -3; yes > they=-5 -1 -6 -7 17 -8 3 19; no > they=0 -5 4 6 5 12
-8 -5; camp > they=7 -6 3 3 -2 -2 -7 0; past > they=-4 -2 -8 -9 -6 -9 15 15; future > they=-16 10 -1
3 -1 8 2 5; conditional > they=8 14 4 1 -13 8 -7 -5; ought > they=13 -11 -2 -2 9 -2 0 -4; wish >
they=8 -3 4 2 -6 0 -4 -4; not > they=13 -3 16 -1 2 14 -11 -4; who > they=0 -1 -6 14 3 -1 3 -1; asked
> they=-12 -5 -4 6 1 6 -15 8; I > they=-5 12 -2 -1 -16 11 3 -1; you > they=-12 7 -11 7 -1 -5 -3 0;
they > they=1 -7 -5 -3 -7 0 -2 6; what > they=4 -2 0 20 -5 -2 2 3; he > they=-7 -18 -2 3 6 -6 4 8;
named > they=19 0 0 -2 9 -5 -4 -4; out > what=6 10 8 -9 6 0 4 -2; ballot > what=-17 -4 3 13 4 2 8
-8; strength > what=5 -2 -5 0 -3 5 -1 -9; moment > what=-10 -8 0 3 -12 -4 0 8; numbers > what=10 -5
-4 -5 -9 -3 -2 1; end > what=2 -2 -7 14 -5 0 -1 -6; mercy > what=18 -15 -4 6 4 -3 0 4; bond >
what=-1 21 5 -7 -14 -1 -3 -5; secret > what=-5 -4 -4 -6 -8 -2 10 5; lie > what=-10 -3 9 -3 11 -2 -2
-4; betrayal > what=0 7 -3 -10 7 -1 -3 7; hearsay > what=-11 12 -6 -5 -8 -3 8 4; belief > what=-5 7
-16 4 4 -3 12 4; yes > what=-4 -3 2 3 -13 -2 -1 -1; no > what=18 2 -12 4 0 -4 -1 5; camp > what=-3
-1 3 0 -11 -2 10 2; past > what=-6 6 6 2 7 -8 -13 -7; future > what=-11 -3 -2 -1 -6 5 12 12;
conditional > what=-9 -2 8 8 -5 4 4 -4; ought > what=-13 -2 0 -4 -3 5 -1 9; wish > what=2 -8 -10 0 0
-2 -2 -1; not > what=10 4 -13 1 9 -4 -5 -4; who > what=11 5 -13 -1 8 -1 8 11; asked > what=-5 9 11
14 -3 3 -11 5; I > what=-6 4 8 -1 1 -2 -7 -6; you > what=2 9 -6 2 -10 -6 5 -5; they > what=9 -6 -5
11 0 -2 -2 7; what > what=-1 -6 -2 0 4 -4 -8 -4; he > what=5 7 4 4 -4 -2 6 -5; named > what=-18 -17
4 9 7 8 -6 -6; out > named=16 13 -4 -7 9 -5 -1 -13; ballot > named=5 -1 4 5 -6 1 3 6; strength >
named=2 7 -4 -6 -6 10 1 6; moment > named=17 12 -1 -5 12 -13 1 2; numbers > named=6 11 1 -2 8 -3 12
1; end > named=22 -6 -6 8 0 -3 -8 6; mercy > named=4 3 3 -13 -7 -6 -2 -8; bond > named=1 -13 -6 12
-3 -6 -7 18; secret > named=-15 4 8 7 -14 -4 -6 6; lie > named=-5 -7 -5 12 -6 5 2 -5; betrayal >
named=-6 5 3 0 -1 -3 -5 6; danger > named=-8 6 -16 2 3 -1 0 15; hearsay > named=-17 -6 6 2 16 -1 -4
-5; belief > named=24 -19 -8 5 -4 -6 0 3; yes > named=-12 10 -1 1 10 7 5 -1; no > named=-17 7 -16 7
-10 -10 -1 3; camp > named=27 3 5 0 10 7 8 6; past > named=-4 4 0 -2 13 2 2 2; future > named=7 -7
16 -6 -1 13 6 -16; conditional > named=29 -10 -9 -22 -7 5 5 -4; ought > named=1 25 2 -7 12 3 7 -8;
wish > named=20 12 -6 -8 -5 -10 14 -4; not > named=-3 1 -16 -9 -10 -7 -10 10; who > named=5 2 -8 -7
-5 -5 11 7; why > named=10 -2 0 -5 4 0 17 -2; asked > named=-11 2 -7 8 0 -7 -1 -6; I > named=27 -4 2
2 -2 3 5 4; you > named=0 -2 -4 -5 -2 -10 3 -6; they > named=12 -9 -6 13 3 -8 5 -12; what > named=9
-1 1 -1 -7 -9 2 -13; he > named=3 -10 -3 -3 -6 2 -6 -2; named > named=12 -5 -5 3 -4 -9 -1 -3
"""
WEIGHTS = {
    feature.strip(): tuple(map(int, weights.split()))
    for feature, weights in (row.split("=") for row in " ".join(_TABLE.split()).split(";"))
}
