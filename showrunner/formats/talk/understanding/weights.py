"""How much each clue counts for each kind of act; `tests/formats/talk/weigh.py` says."""

from __future__ import annotations

# propose spare promise ask accuse agree refuse warn
_TABLE = """
out=-6 0 -1 -13 -13 -14 -9 -10; ballot=-6 -10 -5 -2 -2 -13 -10 2; strength=-3 -13 -6 -13 -5 -7 -15
-14; moment=-4 -5 -7 -6 -9 -3 -7 -5; numbers=-5 -9 -3 -6 -4 -12 -9 -1; end=0 -26 -3 -15 -8 -11 -13
-10; mercy=-17 10 -12 -4 -8 -10 0 -6; bond=-7 -3 2 -8 -6 -3 -7 -5; secret=-12 2 -3 -5 2 -3 -8 -11;
lie=-10 -18 -7 -6 28 -5 -5 -14; betrayal=-8 -13 -22 -5 2 -15 -11 -14; danger=3 -25 5 -7 -16 -18 -7
18; hearsay=-5 0 -6 -4 2 -8 -5 4; belief=-4 -10 -6 2 3 -8 -13 -4; yes=1 -17 1 -8 -1 0 -16 -10; no=-2
5 -7 -4 -4 -16 4 -3; camp=-29 -24 -29 -34 -18 -34 -26 -7; past=-2 -11 -15 -13 -9 -5 -12 -11;
future=6 -5 19 -4 -6 -1 -2 -8; conditional=9 -6 2 -11 -13 -7 0 -3; ought=-3 -6 0 -2 -9 -2 -9 -6;
wish=2 -11 -9 -1 0 5 -6 -14; not=-7 5 -4 -9 -1 -7 -9 -5; who=-8 -1 -18 11 7 -6 2 0; why=-13 15 -12
17 16 20 2 -2; asked=-12 -8 -10 -4 -13 -13 -11 -6; I=-6 -11 -6 -11 -10 -4 -11 -18; you=-14 -7 -1 -7
-3 -8 -9 1; they=-7 -4 -8 -9 0 -7 -9 0; what=-1 -9 -4 -3 -4 -9 -11 -8; he=-10 1 -9 -3 -11 -3 2 -3;
named=23 1 -7 -13 -10 -5 -8 -6; always=-17 -15 -19 -17 -16 -18 -18 -18; pending=-37 -12 -33 -30 -19
50 25 -1; ?=-13 -12 -22 37 -19 -13 -12 -20; short=-35 -19 -21 8 -49 -22 -33 -30; brief=-20 -14 -44
-40 -32 -20 -15 -20; his=-6 -16 -5 -3 -11 10 29 -10; you past=-3 -1 -2 -2 6 -9 0 1; I future=-2 -9
23 0 -6 1 -6 -9; I you=0 -5 12 -3 1 2 -3 -6; I you not=1 10 17 -9 8 2 11 9; named out=17 4 -14 -10
-3 -3 -2 0; named strength=23 -6 -11 -11 0 -5 -5 -5; named hearsay=5 -5 12 4 16 2 -3 -1; ? you=0 -13
-20 35 -16 -3 -3 -17; ? who=-10 -10 -7 -1 -11 -3 -2 -1; ? named=16 3 -3 12 -2 2 -7 -8; you
danger=-13 -6 17 -10 -11 -12 -10 27; named mercy=2 24 -4 -8 -6 -12 10 3; I mercy=4 17 4 6 0 5 -1 -7;
you lie=-10 -13 -13 1 19 0 0 -7; you past I=13 1 4 -1 7 -5 8 4; pending short=-35 -12 -4 -7 -16 16 7
-1; pending yes=-27 -9 0 -17 -10 46 -12 -9; pending no=4 -6 -14 -18 -10 -15 75 -14; pending not=4 -4
-11 -18 -3 19 24 -5; named not=9 15 2 -15 9 -1 3 7; named you=2 0 -4 -5 2 -1 -4 22; ? belief=-24 4
-13 33 -9 -10 0 -17; you end=-19 -3 44 1 -8 -5 2 2; you bond=-6 2 12 -7 3 -6 -3 -2; named camp=24 21
-7 5 14 -5 2 4; ? camp=14 10 -17 -32 -9 -10 -2 -23; they you=-6 -8 -2 -1 14 -6 7 14; his strength=12
-3 4 9 -4 -3 -4 -3; his out=23 -5 -2 -3 -1 19 -1 -2; his mercy=-2 -5 -1 -2 -1 21 3 -1; named
moment=9 -7 7 -2 4 -7 -1 7; you betrayal=-5 -11 -11 13 11 3 -6 0; pending yes not=-5 -9 2 -6 1 31 3
12; pending short not=-6 -14 -5 -7 -3 -9 -8 4; named ballot=10 -5 14 -7 -6 -2 -3 -3; named ballot
not=-9 14 7 0 5 6 6 12; ? ballot=-2 0 -7 25 -1 -10 5 -3; ? you past=-7 -7 -10 31 6 0 6 -7; I ballot
future=11 -11 22 -6 -3 5 2 -18; I ballot past=13 10 -8 5 4 12 -3 1; you ballot past=5 10 -8 2 20 -7
0 -1; they ballot=2 -2 13 -1 11 -8 0 -13; named danger you=-5 1 -16 -14 5 -6 -3 24; ? mercy=22 -21
-17 25 -10 -4 1 -10; I not secret=5 1 17 14 0 2 7 -6; nobody: out=2 22 7 -13 -12 -10 -12 -7; nobody:
ballot=-9 -16 -5 1 19 -37 -17 -21; nobody: strength=-30 3 15 -20 -8 -12 -8 -5; nobody: moment=5 -23
-3 -15 -9 -3 -13 1; nobody: numbers=22 -6 12 1 -17 -12 -13 -21; nobody: end=5 -17 8 -27 -1 -13 -22
-16; nobody: mercy=-15 -4 0 1 -6 16 -15 -9; nobody: bond=-4 -7 16 -25 -17 18 -5 -15; nobody:
secret=12 12 2 -5 -22 -12 3 -12; nobody: lie=11 -16 -9 -5 35 -6 -14 -14; nobody: betrayal=9 -19 -12
-11 13 -5 -12 -14; nobody: danger=-10 -4 -16 -12 -11 -3 11 37; nobody: hearsay=-5 -9 -21 -9 28 -7 4
-8; nobody: belief=2 -3 -20 -4 6 2 23 7; nobody: yes=-4 -30 2 -34 -13 20 -18 -26; nobody: no=-6 4 7
-2 -16 -37 29 -16; nobody: camp=-30 -35 -31 -18 -12 -24 -16 -24; nobody: past=-6 -14 -15 -7 2 3 -16
-16; nobody: future=-13 15 -17 -4 9 -5 6 -7; nobody: conditional=1 4 6 -2 -7 -10 6 -3; nobody:
ought=2 -10 8 -12 1 -9 12 -9; nobody: wish=19 -13 6 12 -5 11 -14 -14; nobody: not=-13 -2 6 -10 -5
-13 3 -8; nobody: asked=-8 -15 2 -10 -9 -24 -7 -21; I: out=7 -12 -4 -11 -12 -17 -5 -10; I: ballot=5
5 26 -4 -11 8 -5 -11; I: strength=-8 -17 15 -13 0 11 -26 1; I: moment=-18 12 -13 -6 -4 2 -7 2; I:
numbers=10 -6 -2 0 2 -11 -7 -20; I: end=-10 -9 24 -27 -11 1 -13 -15; I: mercy=-7 6 1 13 -13 3 -4 -3;
I: bond=-3 5 9 -1 -5 -9 -5 -7; I: secret=14 -16 -10 8 4 18 0 -7; I: lie=-7 -8 10 1 -13 -4 11 5; I:
betrayal=-3 4 -8 13 -22 -3 -2 1; I: danger=8 -1 12 10 -5 -2 -17 -19; I: hearsay=-1 1 -3 -2 -2 -11 -5
25; I: belief=-3 -7 -6 11 10 -1 -28 -14; I: yes=11 -16 12 5 -12 -3 -9 8; I: no=1 3 -1 -4 -2 -12 12
2; I: camp=-23 -18 -29 -14 -16 -46 -7 -15; I: past=0 -6 -11 -5 -4 1 -6 1; I: future=2 -6 20 -6 -11
-5 -6 -18; I: conditional=-5 -2 3 -8 -16 -8 4 -1; I: ought=3 -11 9 1 -11 -9 -11 -4; I: wish=-2 2 -4
-6 -2 10 -5 -4; I: not=-7 7 -3 -3 -5 -3 -7 1; I: who=-1 11 -6 6 3 -5 13 0; I: why=10 -3 -8 1 -3 -1
17 3; I: asked=0 -6 2 -5 -5 -8 -10 -7; I: I=-4 -11 -5 -13 -8 -4 -11 -15; I: you=-6 0 14 -2 1 4 2 -1;
I: they=-10 -2 5 0 -16 20 1 3; I: what=-4 -1 15 -2 0 -12 -3 0; I: he=18 -13 3 1 0 -3 15 5; I:
named=23 0 3 -10 -7 -7 1 4; you: out=0 -6 1 2 -2 3 -2 4; you: ballot=-9 -11 1 -14 18 -14 -8 10; you:
strength=-2 -2 -3 12 -2 -6 5 -11; you: moment=5 8 4 4 -14 -11 2 17; you: numbers=-12 -16 10 12 -11
-7 -3 11; you: end=-8 -6 -6 15 -24 5 2 3; you: mercy=-15 -3 10 -9 2 -2 6 3; you: bond=-12 8 2 4 1 0
-5 -2; you: secret=-7 -7 -9 -32 15 -17 -7 -8; you: lie=1 -14 -15 -4 30 -6 -10 -25; you: betrayal=-1
-6 -14 -16 18 -14 1 -3; you: danger=-15 -7 13 -17 -11 -4 -5 16; you: hearsay=-6 -3 0 -18 15 4 7 -5;
you: belief=0 -11 1 2 -13 -16 -8 -12; you: yes=-10 -10 10 -1 23 -18 1 -16; you: no=9 2 0 -4 2 3 -11
-11; you: camp=-4 -14 5 -19 -7 -3 -12 7; you: past=-17 -6 -23 -12 35 -6 -10 -10; you: future=4 -11
20 1 -11 6 1 -11; you: conditional=24 -9 -9 6 -7 -15 1 23; you: ought=-13 -4 6 12 -16 18 -5 22; you:
wish=-14 -3 -8 -7 2 12 5 -13; you: not=-2 8 -5 -1 9 17 -19 9; you: who=3 2 -13 7 5 -2 -2 12; you:
why=-3 -2 -3 22 25 -4 -1 -4; you: asked=-3 -12 -2 5 -7 -12 -7 7; you: I=-1 -3 12 3 11 18 -8 -20;
you: you=-14 -3 -4 -6 2 -10 -11 -2; you: they=-11 14 -12 -7 10 -10 0 -5; you: what=25 -1 -12 -6 -5
-3 -3 4; you: he=4 -8 -11 6 -11 8 -8 7; you: named=0 12 11 6 1 -12 2 -14; they: out=-9 -13 -7 1 9
-12 -6 5; they: ballot=-5 -11 -7 12 2 -9 -5 -1; they: strength=9 -7 -17 -11 -6 -5 1 -10; they:
moment=-5 1 5 -10 -8 16 -6 5; they: numbers=20 -4 -8 -2 11 -1 -1 11; they: end=1 -2 -4 -3 -2 -1 -2
-7; they: mercy=8 -12 -10 -3 -6 -4 -4 4; they: bond=12 -11 -9 -8 0 -11 -5 -29; they: secret=-8 -8 0
-4 -8 -2 -2 16; they: lie=-13 -5 4 -3 12 9 -3 -5; they: danger=5 -7 -4 -4 0 -15 -7 12; they:
hearsay=-10 20 1 -12 -11 1 -6 3; they: belief=-3 -3 -15 -5 -4 -3 -2 14; they: yes=5 -5 -12 -2 -8 15
-15 -8; they: no=-11 -3 1 -8 11 -4 4 -11; they: camp=-10 -3 -4 -1 -8 6 -3 15; they: past=11 -19 -19
-10 -13 0 -8 18; they: future=-2 -3 10 2 -9 -2 -1 8; they: conditional=1 -2 3 0 -7 -10 0 -16; they:
ought=14 -5 0 -4 -4 -3 -1 -10; they: wish=0 -7 -14 -6 21 -13 4 11; they: not=-2 -26 14 -12 9 -7 -3
-31; they: who=2 -4 -1 -2 12 0 0 2; they: asked=-27 3 -8 -5 -5 -8 -12 13; they: I=-10 7 6 -6 4 -6 -4
1; they: you=-12 -10 12 -16 -4 -7 -2 19; they: they=-1 -3 -6 -17 -4 -16 -13 3; they: what=1 -5 -8 -5
14 -1 -1 1; they: named=12 -5 -5 16 -5 -2 0 -10; what: out=2 22 -8 -6 -4 -3 24 -5; what: ballot=0 -3
-5 12 -5 -2 3 10; what: strength=-2 8 -4 9 11 -3 3 -5; what: moment=-2 -1 -18 -2 -7 -8 6 -16; what:
numbers=-8 -1 -5 -14 13 7 10 -2; what: end=1 -1 -3 3 -3 -2 4 7; what: mercy=13 -4 10 -14 -4 -1 4 -3;
what: bond=-8 -4 -5 -24 3 -1 -2 4; what: secret=-3 0 0 17 18 0 0 -1; what: lie=-4 -1 4 -11 4 -1 -1
-5; what: danger=0 -2 -4 -1 -2 -3 12 -7; what: hearsay=2 0 7 7 -4 -5 -11 6; what: belief=1 -3 0 -17
0 -3 -4 -3; what: yes=-9 15 -4 18 28 -3 6 -6; what: no=13 -5 -7 16 1 0 -8 10; what: camp=-16 -12 -13
-38 0 -8 -10 -13; what: past=-11 -11 5 8 -2 0 -7 -9; what: future=17 -3 -8 2 -2 -10 4 11; what:
conditional=10 2 -3 -17 -3 11 -7 4; what: ought=-3 6 12 -18 6 6 -3 -5; what: wish=10 0 -8 6 -10 -1
-3 -18; what: not=2 -2 -9 0 5 -10 -3 23; what: who=-19 -6 -14 13 -3 -6 1 -10; what: asked=-1 -10 -11
13 -3 -4 -8 -2; what: I=12 -4 2 1 -5 -11 0 17; what: you=-3 -4 -6 10 -2 -5 -11 -5; what: they=0 -3
-4 20 -6 3 2 -11; what: what=-7 -11 -4 0 -9 -12 -10 -11; what: he=2 15 -5 -17 -7 -4 0 -3; what:
named=3 -5 -2 9 -5 -5 -2 -7; named: out=-3 10 -6 -13 -14 -3 -18 -15; named: ballot=16 -18 -2 -5 -11
-10 -8 16; named: strength=29 -7 -19 -12 -10 -8 -11 -15; named: moment=7 -12 0 1 -1 -4 -2 -6; named:
numbers=12 5 -12 -10 -1 -4 -1 19; named: end=11 -20 -6 7 22 -14 4 7; named: mercy=-22 35 -15 -14 -5
-11 23 -16; named: bond=-6 4 -1 4 0 -3 -9 7; named: secret=-16 19 -6 1 29 -3 -3 -9; named: lie=-22
-2 -11 -4 19 -6 -4 14; named: betrayal=-24 -4 4 2 10 -3 -8 -11; named: danger=0 -28 2 0 -2 -8 -5 25;
named: hearsay=8 -16 13 12 -15 -17 -7 20; named: belief=-11 -12 -7 15 -3 -8 -6 9; named: yes=-2 3 -3
-4 -11 15 -23 5; named: no=10 -13 -7 -14 -3 -17 1 -4; named: camp=-17 18 -15 -3 -15 3 0 9; named:
past=-1 -14 -9 -7 10 -10 -9 9; named: future=23 -6 11 3 13 14 2 1; named: conditional=10 -15 3 -9 -5
17 -18 -23; named: ought=-5 9 -23 1 3 -7 -12 -14; named: wish=38 -15 -1 6 -13 -21 -2 -1; named:
not=10 21 -4 -8 -7 -18 -2 -10; named: who=7 -4 1 -4 1 5 -2 -1; named: asked=14 2 -11 6 -2 -7 -2 -16;
named: I=4 -4 6 2 -2 -1 -2 -2; named: you=-1 -3 -4 0 -1 -6 -2 32; named: they=5 -13 -1 -5 9 -8 -5
13; named: what=-12 -2 4 8 -3 10 -5 -2; named: he=1 4 -11 -2 -5 -7 -4 -7; named: named=24 2 -12 -20
-13 -3 -13 -3; out > I=2 -6 3 1 2 -12 7 3; ballot > I=-5 -7 2 -4 -5 -2 8 -16; strength > I=-8 3 -6
-14 4 0 -1 -3; moment > I=1 15 2 10 -3 -11 -1 -13; numbers > I=-18 21 -6 -8 8 2 6 -11; end > I=6 -7
21 3 -2 7 17 -1; mercy > I=0 7 -8 4 -5 -2 3 -11; bond > I=19 10 3 -15 -1 -5 4 -10; secret > I=-16 -5
8 -1 19 -13 0 -16; lie > I=-3 -11 11 -6 15 -11 -2 -7; betrayal > I=-18 8 -9 19 32 -3 -2 -4; danger >
I=-13 -3 0 6 9 -2 5 -8; hearsay > I=-10 3 1 0 -7 1 8 2; belief > I=12 -8 10 4 1 -5 8 -10; yes > I=17
-11 25 -13 -4 -6 -12 -5; no > I=-8 -3 3 -1 2 -4 -3 16; camp > I=0 -7 11 7 -18 11 -1 2; past > I=-19
-12 -5 12 13 1 1 6; future > I=8 -13 5 12 -4 12 0 1; conditional > I=-4 5 -4 6 -10 -5 -13 -4; ought
> I=10 -5 -2 -6 9 8 -1 -16; wish > I=-10 -7 -6 -2 1 5 13 8; not > I=-3 9 -2 9 -15 -2 0 7; who > I=2
3 -6 -8 12 3 19 -9; why > I=-3 -1 -9 13 6 -2 8 -1; asked > I=-12 -2 4 15 -2 1 -5 -2; I > I=-2 -4 -2
-4 -1 1 -5 -7; you > I=0 0 9 -1 7 5 -6 -7; they > I=5 18 -5 3 12 -15 -1 -10; what > I=1 -3 6 -6 0 -2
4 14; he > I=-7 16 -4 -1 1 18 6 -1; named > I=6 -16 -2 4 -1 0 -3 -6; out > you=-5 3 -16 -2 -8 -4 -7
16; ballot > you=-12 -6 6 1 -11 -9 -7 14; strength > you=-3 -4 21 -4 3 -5 -2 0; moment > you=3 -7 19
1 -10 -14 0 14; numbers > you=-8 11 -8 0 1 10 -10 7; end > you=-16 -5 -6 18 -1 -9 11 18; mercy >
you=0 28 -6 -11 -22 16 3 -7; bond > you=4 11 -6 -13 3 -2 -1 -10; secret > you=1 6 1 6 -10 -4 3 18;
lie > you=-8 -6 -13 -7 6 -2 -13 1; betrayal > you=-6 -4 2 2 -8 -5 -5 24; danger > you=-7 -1 13 6 -11
-4 -7 -4; hearsay > you=-11 9 -10 -10 -20 -16 -7 25; belief > you=-7 -13 -2 8 -1 4 2 3; yes > you=4
-15 9 0 17 -20 12 0; no > you=6 -12 -9 17 3 -2 8 6; camp > you=-22 -8 6 6 -1 5 -3 33; past > you=-24
1 3 18 17 -4 -11 3; future > you=10 -11 -10 -5 -4 -9 2 -1; conditional > you=0 6 8 -10 3 5 -10 15;
ought > you=-9 -2 10 -11 6 -1 1 -2; wish > you=6 -5 24 -2 -5 -5 -1 -8; not > you=8 -9 10 -5 2 -6 5
-18; who > you=-5 17 -18 22 -4 4 0 -5; why > you=4 0 -8 6 -2 -1 12 4; asked > you=0 -9 -4 8 -2 -4 1
8; I > you=-4 -2 10 -4 4 2 2 -2; you > you=-10 -6 3 -3 -2 -2 -3 6; they > you=-12 -11 6 12 -12 -2 -5
15; what > you=-8 0 -3 12 1 -6 -5 -9; he > you=7 -1 2 6 -7 -2 4 9; named > you=-16 -8 -12 -8 -7 -7
-2 28; out > they=2 4 -12 7 -5 0 -6 6; ballot > they=5 -5 -6 -7 1 -4 3 10; strength > they=-6 10 1 8
-4 4 -4 -11; moment > they=-15 7 -12 -2 -16 5 24 -4; numbers > they=5 -7 -5 -6 6 -4 -5 13; end >
they=-13 -3 -6 -3 17 -4 -2 12; mercy > they=5 -5 1 -11 -2 0 -1 11; bond > they=1 1 3 -4 -1 -3 -2
-11; secret > they=0 -2 -1 7 0 7 -4 -3; lie > they=-9 -2 -9 -5 11 4 19 -3; hearsay > they=5 -3 -5 3
7 9 -5 3; belief > they=22 -1 -12 -5 5 0 -7 -6; yes > they=-2 -3 -15 -6 20 -12 3 19; no > they=-10
-7 10 10 4 9 -9 -4; camp > they=2 -5 3 0 -6 -4 -8 1; past > they=-2 1 -14 -2 -6 -1 14 11; future >
they=-12 8 13 -8 -7 4 0 -1; conditional > they=10 14 -1 7 -11 14 -7 -8; ought > they=9 -9 -1 -6 13 6
-3 -3; wish > they=1 -4 -3 1 -9 9 -7 -2; not > they=3 -4 24 0 3 12 -11 -1; who > they=12 -2 -7 -4 2
-1 4 1; asked > they=-1 -14 -2 6 -9 9 -17 5; I > they=-12 13 -2 3 -5 10 3 -1; you > they=-12 6 -16
17 -4 -7 -5 4; they > they=1 -8 -6 -4 -6 1 -4 5; what > they=5 -4 -3 25 -8 1 1 2; he > they=-12 -14
-3 3 7 -7 4 7; named > they=28 -5 -1 -10 5 -6 -6 -7; out > what=4 9 3 -7 9 0 4 -3; ballot > what=-10
-4 14 10 3 0 6 -9; strength > what=6 -4 -8 -3 -1 6 -1 -10; moment > what=-9 -7 0 5 -3 -4 2 8;
numbers > what=10 -5 -9 -6 -8 -4 -2 1; end > what=6 -1 -12 13 -4 0 -1 -6; mercy > what=13 -17 -2 6 2
-2 1 4; bond > what=-7 18 8 1 -26 -1 -2 -5; secret > what=-4 -6 -4 -4 -5 -2 6 8; lie > what=-15 -3
17 -3 11 -2 -2 -2; betrayal > what=-1 6 -4 -9 7 -1 -2 7; danger > what=-5 -1 -6 -2 5 -2 -1 -2;
hearsay > what=-11 9 10 3 -9 -3 3 -2; belief > what=12 6 -11 -1 2 -4 8 6; yes > what=4 -5 10 0 -10
-2 -1 -1; no > what=20 2 -7 -1 0 -4 -4 7; camp > what=-1 -1 2 -1 -15 -2 10 4; past > what=-10 4 5 2
12 -9 -11 -10; future > what=-12 -3 -8 -3 6 5 9 13; conditional > what=-2 -4 12 5 -9 5 3 -6; ought >
what=-17 -4 -6 -2 0 4 -1 6; wish > what=8 -8 3 5 -11 -2 -3 1; not > what=8 4 -12 1 12 -4 -8 -1; who
> what=7 5 -14 5 14 -3 7 9; asked > what=4 9 -3 5 0 2 -8 4; I > what=-10 2 13 0 -3 -3 -6 -4; you >
what=10 6 -8 -4 -3 -4 3 -6; they > what=6 -6 -8 13 11 -2 -2 7; what > what=7 -7 1 -1 2 -5 -6 -4; he
> what=1 6 2 9 -5 -2 6 -5; named > what=-18 -17 9 10 2 10 -3 -5; out > named=11 13 -10 -2 5 -6 -2
-13; ballot > named=2 1 3 4 -1 2 0 9; strength > named=-5 14 -1 -3 7 6 3 7; moment > named=23 3 2
-11 18 -9 1 2; numbers > named=11 11 1 0 9 -2 14 -3; end > named=26 -11 -13 4 9 -3 -9 -1; mercy >
named=-5 6 10 -10 -8 -5 -3 -10; bond > named=7 -8 -11 18 -3 -6 -8 13; secret > named=4 0 7 -1 -16 -5
-6 7; lie > named=-7 -11 -4 14 -15 6 2 0; betrayal > named=-1 1 3 4 -1 -3 -6 7; danger > named=8 -2
-20 -2 7 -1 0 15; hearsay > named=-19 -12 0 7 18 -2 -3 1; belief > named=16 -15 -13 9 -2 -2 0 6; yes
> named=-4 3 -5 -7 7 8 -1 0; no > named=-11 11 -13 4 -11 -7 -2 5; camp > named=34 4 6 -2 5 7 8 8;
past > named=-7 13 -1 -9 14 2 3 2; future > named=9 -11 13 -8 -4 15 2 -15; conditional > named=29 -7
-15 -26 -8 -2 9 -5; ought > named=-1 27 -2 -8 9 5 3 -4; wish > named=16 15 2 -3 -5 -12 15 -3; not >
named=-10 9 -12 -5 -8 -5 -10 9; who > named=5 1 -7 -7 -12 -4 8 4; why > named=7 -2 -1 -3 6 -1 17 -2;
asked > named=-8 3 -5 3 -1 -7 0 -9; I > named=26 -5 1 -1 -1 -2 5 1; you > named=-2 2 0 -4 -5 -6 3
-3; they > named=22 -9 -7 2 -1 -14 9 -17; what > named=5 -3 1 4 -9 -7 3 -12; he > named=-3 -8 -6 0 0
-3 -1 -3; named > named=10 -7 -5 2 -5 -8 -2 -2
"""
WEIGHTS = {
    feature.strip(): tuple(map(int, weights.split()))
    for feature, weights in (row.split("=") for row in " ".join(_TABLE.split()).split(";"))
}
