"""How much each clue counts for each kind of act; `tests/formats/talk/weigh.py` says."""

from __future__ import annotations

# propose spare promise ask accuse agree refuse warn
_TABLE = """
out=-9 -1 -1 -13 -12 -11 -9 -8; ballot=-5 -8 -3 -2 -1 -12 -7 0; strength=-1 -13 -9 -13 -6 -8 -15
-14; moment=-5 -4 -7 -7 -7 -4 -7 -3; numbers=-8 -9 -1 -2 -2 -11 -9 -4; end=-5 -21 -2 -17 -10 -11 -13
-8; mercy=-17 8 -8 -6 -10 -10 -2 -3; bond=-5 -6 0 -5 -6 -5 -5 -6; secret=-10 1 -6 -8 5 -1 -8 -9;
lie=-10 -12 -3 -4 22 -5 -6 -14; betrayal=-9 -16 -22 4 2 -15 -12 -15; danger=6 -21 1 -6 -13 -19 -8
12; hearsay=-5 -2 -5 -4 0 -10 -4 6; belief=-4 -11 -7 4 2 -6 -10 -4; yes=2 -16 4 -7 -2 -2 -15 -13;
no=-4 3 -8 -4 -3 -15 3 -1; camp=-31 -23 -25 -34 -22 -33 -25 -7; past=-3 -11 -14 -10 -9 -4 -11 -10;
future=4 -5 17 -4 -2 -1 -3 -10; conditional=11 -9 -2 -10 -17 -6 -2 1; ought=-2 -5 1 -4 -6 -1 -9 -6;
wish=3 -12 -11 -6 -5 2 -8 -13; not=-7 1 -2 -10 -2 -7 -8 -6; who=-10 -1 -19 12 6 -5 2 0; why=-7 2 -12
19 15 22 0 -3; asked=-10 -9 -9 -3 -11 -14 -11 -7; I=-3 -12 -6 -9 -11 -5 -11 -19; you=-15 -9 1 -7 -2
-9 -8 2; they=-5 -5 -11 -5 0 -6 -9 1; what=-3 -9 -2 -2 -8 -9 -12 -12; he=-13 5 -8 -4 -11 -3 0 -4;
named=26 -4 -11 -14 -12 -7 -9 -6; always=-16 -18 -18 -16 -18 -18 -18 -18; pending=-40 -11 -36 -31
-19 51 26 0; ?=-16 -13 -22 42 -18 -12 -13 -19; short=-40 -16 -23 6 -41 -18 -34 -30; brief=-17 -24
-42 -39 -35 -23 -10 -19; his=-5 -12 -5 -3 -9 9 31 -10; you past=-3 -2 1 -4 6 -8 -1 2; I future=-1 -8
20 -2 -4 0 -5 -9; I you=0 -6 15 -2 1 0 -2 -6; I you not=2 4 21 -9 11 2 10 10; named out=17 4 -13 -9
4 -3 -1 2; named strength=30 -8 -19 -10 -2 -10 -5 -8; named hearsay=9 -4 5 4 15 0 0 -3; ? you=1 -10
-16 33 -10 -4 -2 -17; ? who=-5 -13 -8 5 -11 -4 -4 -7; ? named=14 -3 2 18 -3 -1 -5 -12; you
danger=-14 -7 19 -8 -6 -12 -9 23; named mercy=6 16 -8 -7 -3 -11 8 -6; I mercy=6 14 5 6 0 5 1 -8; you
lie=-10 -8 -16 5 13 0 1 -6; you past I=9 1 8 3 7 -4 6 0; pending short=-32 -13 -4 -5 -18 20 5 -1;
pending yes=-34 -11 -1 -16 -12 51 -10 -7; pending no=1 -1 -13 -15 -13 -20 81 -14; pending not=3 1
-10 -18 -5 15 29 -4; named not=14 10 -4 -13 9 -4 1 5; named you=1 1 -1 -2 3 -1 -1 23; ? belief=-29 0
-16 33 -6 -6 0 -18; you end=-24 -5 42 3 -8 -4 1 7; you bond=-8 2 16 -6 5 -4 -3 0; named camp=21 16
-2 5 21 -2 -2 10; ? camp=21 5 -9 -30 -1 -9 0 -20; they you=-6 -9 -2 -6 14 -5 6 17; his strength=13
-5 6 9 -4 0 -4 -2; his out=28 -9 -2 -3 -1 18 -2 -2; his mercy=-2 9 1 -1 -1 16 9 -1; named moment=10
-5 5 -2 8 -5 1 6; you betrayal=-5 -9 -10 6 17 3 -7 -2; pending yes not=-8 -8 2 -5 -2 39 -1 14;
pending short not=-7 -17 -6 -8 -4 -15 1 5; named ballot=12 -1 12 -4 -7 0 -4 -3; named ballot not=-16
25 6 -3 10 8 3 8; ? ballot=-3 6 -9 24 6 -10 4 -4; ? you past=0 -6 -10 19 6 3 4 -4; I ballot future=6
-10 23 -9 -11 7 0 -14; I ballot past=19 4 -6 4 -3 9 -3 0; you ballot past=0 6 -6 -2 20 -7 0 -3; they
ballot=-4 -6 10 1 15 -9 0 -4; named danger you=-7 0 -20 -13 -4 -6 -3 28; ? mercy=25 -13 -21 24 -2 -4
-1 -11; I not secret=3 7 21 3 4 3 7 -6; nobody: out=-7 15 1 -13 -18 1 -16 0; nobody: ballot=-6 -15
-5 3 19 -37 -15 -21; nobody: strength=-17 -4 2 -23 -17 -18 -9 -8; nobody: moment=2 -24 -12 -19 -14
-6 -18 -3; nobody: numbers=19 -7 15 7 -16 -17 -13 -24; nobody: end=0 -7 4 -25 -2 -13 -19 -19;
nobody: mercy=-13 -3 3 2 -7 17 -14 -10; nobody: bond=-9 -11 7 -19 -16 14 -10 -8; nobody: secret=5 12
6 -3 -23 -10 4 -12; nobody: lie=7 -10 -6 -10 27 -6 -14 -13; nobody: betrayal=8 -16 -13 -14 27 -4 -12
-16; nobody: danger=1 -5 -16 -11 -6 -7 7 35; nobody: hearsay=-9 -8 -20 -10 31 -6 4 -7; nobody:
belief=-1 -5 -16 -12 0 4 20 7; nobody: yes=1 -28 -5 -32 -9 16 -20 -27; nobody: no=-2 2 5 -4 -12 -34
23 -18; nobody: camp=-26 -34 -29 -23 -10 -25 -16 -20; nobody: past=-13 -13 -20 -10 16 3 -14 -20;
nobody: future=-12 19 -16 -3 11 -4 7 -6; nobody: conditional=8 6 7 -2 -13 -9 8 14; nobody: ought=16
-14 7 -11 -7 -11 8 -11; nobody: wish=24 -10 6 3 -4 11 -13 -13; nobody: not=-6 -8 5 -11 -1 -11 0 -9;
nobody: asked=-5 -18 -1 -15 -1 -25 -9 -19; I: out=-2 -12 0 -8 -6 -18 -6 -13; I: ballot=4 0 24 -5 -6
2 0 -11; I: strength=2 -13 11 -13 -3 6 -28 -4; I: moment=-17 11 -11 -1 -2 1 -7 2; I: numbers=2 -6 -1
-4 8 -9 -8 -18; I: end=-2 -12 25 -28 -15 -1 -13 -18; I: mercy=-8 2 -7 9 -5 2 -5 4; I: bond=0 -6 7 -8
3 -10 -1 -7; I: secret=5 -10 1 19 -14 19 1 -11; I: lie=-12 -11 11 1 0 -3 9 2; I: betrayal=-7 -5 -9
11 -20 -6 -7 -2; I: danger=2 8 3 13 1 -5 -16 -21; I: hearsay=6 -13 -11 -2 0 -12 -7 26; I: belief=1
-8 -6 8 10 0 -23 -15; I: yes=16 -13 15 -2 -14 -5 -10 1; I: no=3 3 -3 -2 -4 -12 10 4; I: camp=-26 -16
-31 -17 -18 -47 -7 -19; I: past=-1 -2 -6 -7 0 4 -5 1; I: future=-5 -6 17 -6 -12 -4 -6 -15; I:
conditional=-8 -3 4 -7 -10 -7 4 -2; I: ought=7 -13 11 1 -11 -3 -11 -4; I: wish=9 -2 -6 -8 -6 8 -7
-4; I: not=-2 6 0 -7 -1 -5 -6 -3; I: who=3 3 2 4 5 -4 14 -1; I: why=15 -6 -8 0 -3 -1 17 1; I:
asked=3 -6 1 -5 -6 -9 -11 -8; I: I=-1 -13 -5 -13 -12 -5 -12 -14; I: you=-5 -4 12 -2 -3 2 1 5; I:
they=-9 0 -4 4 -12 16 -1 -2; I: what=-9 -4 10 0 2 -15 -5 -4; I: he=18 -9 7 -3 -4 -3 14 -2; I:
named=26 -1 -3 -13 -9 -8 -1 2; you: out=-6 3 2 -15 9 1 -3 6; you: ballot=-3 -3 1 -20 10 -12 -9 4;
you: strength=-3 -5 -10 16 6 -4 4 -14; you: moment=-4 9 3 0 -7 -12 3 21; you: numbers=-10 -17 3 15
-9 -7 -4 8; you: end=-5 -9 -5 19 -25 5 1 14; you: mercy=-9 -4 13 -14 -5 1 8 12; you: bond=-13 14 3 5
-9 0 -4 -4; you: secret=-9 -7 -13 -33 23 -14 -9 1; you: lie=1 -6 -19 4 21 -6 -10 -27; you:
betrayal=0 -6 -17 -12 3 -14 1 -1; you: danger=-11 -10 25 -17 -16 -5 -6 3; you: hearsay=-9 10 0 -18
12 -2 10 6; you: belief=1 -11 -3 6 -11 -12 -8 -8; you: yes=-7 -14 0 3 23 -16 -2 -26; you: no=8 -4 3
-5 7 0 -9 -9; you: camp=-6 -12 4 -18 3 -2 -14 7; you: past=-15 -10 -34 -7 38 -6 -11 -11; you:
future=10 -11 10 -1 2 1 0 -14; you: conditional=19 -5 -22 -1 -14 -15 -1 21; you: ought=-11 -5 7 2 -4
10 -6 25; you: wish=-19 0 -12 -14 -9 4 0 -11; you: not=-4 0 1 16 -3 13 -19 1; you: who=1 14 -16 3 -4
-2 -2 20; you: why=-5 -2 -4 26 25 -3 -1 -3; you: asked=-3 -8 1 2 -4 -13 -6 5; you: I=-2 -5 16 2 8 14
-8 -17; you: you=-16 -5 -1 -7 3 -10 -10 -3; you: they=-10 6 -9 -8 12 -8 -1 -2; you: what=23 9 -8 -12
-4 4 -3 9; you: he=16 -10 -6 8 -10 6 -8 1; you: named=6 13 13 6 3 -7 1 -21; they: out=0 -16 -5 0 3
-13 -7 0; they: ballot=-13 -7 2 12 11 -9 -4 -7; they: strength=8 -7 -17 -15 -2 -4 1 -11; they:
moment=-12 1 22 -14 -15 16 -5 1; they: numbers=22 -4 -12 3 9 -1 -1 15; they: end=-11 -2 -3 -4 7 -1
-1 -7; they: mercy=14 -14 -9 -3 -6 -4 -6 3; they: bond=10 -11 -1 -3 -2 -11 -5 -29; they: secret=-9
-6 1 -5 -9 -2 -1 14; they: lie=-17 -4 2 -6 22 10 -3 -7; they: betrayal=-7 -2 -2 14 -5 -1 -2 10;
they: danger=7 -10 -8 -6 -5 -16 -9 15; they: hearsay=-9 26 -2 -26 -12 2 -6 15; they: belief=-6 -3
-11 -6 -5 -3 -2 14; they: yes=-1 -5 3 -7 -8 14 -16 -7; they: no=-14 -1 2 2 4 -3 5 -8; they: camp=-10
-2 -7 -2 -6 7 -2 14; they: past=3 -17 -13 -2 -12 -2 -8 21; they: future=9 -4 15 -2 -14 -2 -2 -3;
they: conditional=2 -6 2 -6 -10 -13 -5 -14; they: ought=16 -9 -8 -4 -3 -5 -3 -15; they: wish=0 -12
-15 -5 17 -14 1 3; they: not=-12 -21 4 -21 5 -7 -2 -13; they: who=1 -4 -2 5 12 -1 -1 -3; they:
asked=-19 0 -7 -3 -6 -10 -13 3; they: I=-7 10 18 -9 -1 -6 -4 -6; they: you=-15 -10 7 -22 -8 -8 -1
25; they: they=0 -5 -5 -10 -6 -15 -13 3; they: what=2 -4 -8 1 14 -1 -1 -3; they: he=-1 -2 -1 0 -1 -9
8 -1; they: named=23 -9 -8 6 -4 -4 -6 -17; what: out=2 23 -8 -3 -1 -2 27 -5; what: ballot=-5 -5 -9
14 -1 -2 3 16; what: strength=0 8 -5 13 7 -4 4 -4; what: moment=-1 -2 -22 4 -3 -8 6 -15; what:
numbers=0 -3 -7 -6 11 6 8 -5; what: end=-6 -3 -12 -3 -6 -3 3 11; what: mercy=7 -14 27 -14 -11 -7 -4
-7; what: bond=2 -8 0 -16 -6 -5 -5 5; what: secret=9 -1 -6 16 15 -1 0 -1; what: lie=-6 -2 26 -17 0
-2 -2 -7; what: betrayal=4 0 -2 9 2 0 0 -1; what: danger=-2 -2 -5 -1 -2 -3 13 -6; what: hearsay=-6 0
18 11 -11 -4 -11 4; what: belief=-7 -3 -1 -24 12 -3 -4 4; what: yes=-10 18 -4 16 31 -3 8 -6; what:
no=13 -3 -9 16 9 1 -8 11; what: camp=-20 -12 -18 -43 -5 -9 -11 -13; what: past=1 -11 3 -17 -2 -2 -7
-7; what: future=15 -3 -11 3 -4 -9 4 14; what: conditional=13 3 -4 -14 -4 12 -6 9; what: ought=0 5 5
-14 7 5 -5 -7; what: wish=9 0 -7 13 -11 0 -1 -16; what: not=0 -2 -10 -7 14 -8 -3 32; what: who=-20
-7 -20 15 0 -7 0 -7; what: asked=-3 -9 -14 16 0 -5 -8 -3; what: I=9 -7 -3 10 -3 -12 -1 15; what:
you=4 -6 -4 6 -6 -6 -12 -5; what: they=1 -2 -6 14 -5 4 3 -9; what: what=-8 -12 -1 -2 -13 -13 -12
-13; what: he=1 17 -8 -16 -3 -3 2 -3; what: named=7 -5 3 3 -9 -6 -4 -5; named: out=-4 10 -3 -11 -18
-2 -18 -15; named: ballot=14 -12 -3 -5 -9 -8 -10 18; named: strength=25 -9 -18 -13 -3 -7 -11 -15;
named: moment=7 -6 1 -2 -3 -3 -3 -7; named: numbers=8 5 -8 -9 -5 -3 0 17; named: end=17 -18 -6 4 17
-15 0 4; named: mercy=-28 45 -16 -14 -10 -13 20 -18; named: bond=-6 8 1 4 -1 -2 -9 3; named:
secret=-12 15 -5 -9 28 -3 -4 -10; named: lie=-17 -3 -10 -5 19 -6 -5 18; named: betrayal=-22 -4 6 -1
7 -3 -8 -8; named: danger=1 -27 0 0 -3 -9 -4 26; named: hearsay=5 -16 13 12 -16 -14 -8 8; named:
belief=-17 -14 -7 10 6 -8 -3 5; named: yes=-5 1 -4 -4 -7 16 -19 8; named: no=-2 -2 -7 -17 -3 -14 0
-1; named: camp=-19 12 -15 -4 -19 2 -5 3; named: past=6 -19 -12 -7 13 -12 -9 3; named: future=23 -7
14 3 11 15 2 1; named: conditional=23 -19 -3 -12 -10 12 -20 -20; named: ought=-10 21 -22 1 0 -6 -10
-15; named: wish=39 -21 -5 3 -11 -21 -3 -5; named: not=6 21 -3 -10 -5 -15 -2 -7; named: who=2 -5 -2
-6 3 5 -1 -4; named: asked=14 0 -10 4 -5 -7 -2 -13; named: I=0 7 3 3 2 -3 0 -7; named: you=-10 1 -11
4 0 -6 -2 38; named: they=6 -8 -2 -5 9 -7 -4 15; named: what=-12 -3 2 7 4 11 -4 -9; named: he=-2 3
-11 -3 -5 -8 -5 -6; named: named=26 0 -14 -19 -13 -7 -13 -2; out > I=7 -3 -2 2 0 -12 5 1; ballot >
I=-6 4 4 -8 -9 -1 4 -13; strength > I=-7 -6 -1 -12 13 3 -2 -3; moment > I=-2 15 10 9 -6 -11 -1 -20;
numbers > I=-14 21 -9 0 -2 2 4 -11; end > I=11 -9 15 -1 -8 7 16 -4; mercy > I=-9 16 -5 -1 -11 0 2 1;
bond > I=18 13 -2 -10 -1 -3 2 -9; secret > I=-5 1 9 -5 2 -9 1 -15; lie > I=-3 -3 10 -15 13 -10 -3
-7; betrayal > I=-16 8 -13 10 29 -3 -2 -4; danger > I=-11 -3 -12 5 35 -2 4 -6; hearsay > I=-8 1 1 4
6 1 7 -1; belief > I=11 -8 8 -1 2 -4 8 -4; yes > I=11 -11 10 -16 5 -5 -7 -5; no > I=-10 -3 4 -3 2 -4
-1 19; camp > I=1 -6 5 4 -6 12 0 11; past > I=-17 -9 -9 7 15 1 1 0; future > I=11 -13 0 17 -5 10 1
0; conditional > I=-2 7 -2 4 -6 -3 -12 -5; ought > I=5 -6 3 0 6 1 1 -10; wish > I=-9 -9 -3 -1 -7 3
11 8; not > I=-3 5 -5 3 -10 -2 1 10; who > I=6 2 -3 -2 12 3 18 -2; why > I=-4 -1 -9 18 9 -2 8 -1;
asked > I=-13 2 5 17 -6 1 -4 -1; I > I=-3 -5 0 -2 -3 0 -5 -7; you > I=-6 -6 8 0 6 4 -6 -8; they >
I=3 15 1 0 8 -13 -1 -11; what > I=6 -4 6 -8 -5 -3 2 14; he > I=1 16 -4 2 3 17 7 3; named > I=-1 -14
-4 3 2 1 -2 -6; out > you=-10 15 -4 -14 -2 -4 -6 17; ballot > you=-14 4 2 -3 -10 -9 -7 4; strength >
you=-9 -5 13 1 12 -3 -2 6; moment > you=1 0 16 -1 -7 -13 -1 10; numbers > you=-10 11 -5 4 -7 10 -10
4; end > you=-18 -5 1 18 -8 -8 10 14; mercy > you=-7 32 -11 -16 6 18 2 -5; bond > you=4 12 -10 -9 4
-1 -3 -7; secret > you=-3 7 2 15 -17 -4 3 15; lie > you=-13 6 -10 3 0 -1 -11 -1; betrayal > you=-8
-4 19 2 -10 -5 -6 21; danger > you=-16 -3 15 8 -4 -4 -6 -5; hearsay > you=-15 -2 -10 -8 -5 -14 -7
23; belief > you=-3 -12 -6 16 -2 3 0 -7; yes > you=-8 -10 14 2 15 -18 10 0; no > you=7 -13 -8 13 15
0 7 7; camp > you=-20 -7 0 9 14 6 -3 31; past > you=-12 -3 2 12 17 -5 -9 -7; future > you=9 -9 -9 -7
4 -10 2 -10; conditional > you=-9 14 14 -15 8 3 -9 14; ought > you=-18 -4 9 -2 2 -3 0 5; wish >
you=1 0 27 -1 2 -6 -1 -6; not > you=6 -10 2 -1 -2 -6 3 -9; who > you=-9 15 -20 23 -6 4 0 -7; why >
you=3 0 -7 7 -2 -1 13 4; asked > you=4 -6 -4 6 -2 -5 1 5; I > you=-8 -2 4 -3 7 1 1 -1; you > you=-10
-6 1 -3 -5 -3 -3 7; they > you=-14 -10 -1 5 -10 -4 -4 14; what > you=-5 -1 -1 11 3 -7 -5 -13; he >
you=2 6 5 8 -4 -3 5 17; named > you=-11 -13 -11 -9 -9 -7 -2 29; out > they=-6 4 -1 9 -14 0 -9 8;
ballot > they=6 -6 1 -15 6 -7 2 8; strength > they=-12 5 -1 10 -1 7 -3 -9; moment > they=-15 -1 6 7
-18 2 23 -11; numbers > they=9 -6 -11 -6 13 -4 -5 16; end > they=-12 -3 -10 -5 16 -5 -2 13; mercy >
they=5 -5 9 -13 3 0 0 9; bond > they=-2 2 12 -9 2 -3 -2 -12; secret > they=1 -2 -5 9 -1 8 -5 -2; lie
> they=-9 -2 -15 -6 12 5 19 -6; danger > they=-14 -6 -5 2 -2 -1 -2 20; hearsay > they=0 -3 -11 9 3
12 -4 4; belief > they=20 -1 -6 -3 7 1 -8 -7; yes > they=-2 -3 -11 -8 20 -11 2 11; no > they=-2 -9
15 16 4 8 -10 -8; camp > they=2 -5 2 6 -5 -3 -8 4; past > they=-5 -3 -4 -4 -5 1 14 7; future >
they=-15 9 22 -8 -9 4 0 -14; conditional > they=15 5 11 3 -5 16 -7 -17; ought > they=1 -5 1 -10 10 8
-2 3; wish > they=-2 -5 -8 7 -15 7 -7 -4; not > they=2 1 17 -4 10 13 -11 -3; who > they=11 -2 -10 1
5 -2 4 -2; asked > they=-2 -11 2 6 -15 7 -16 6; I > they=-7 7 2 5 -5 9 2 -7; you > they=-11 -1 -10
13 -6 -7 -6 5; they > they=1 -8 -5 -4 -6 0 -4 3; what > they=-1 -3 -9 22 -9 1 2 1; he > they=-12 -10
-4 6 4 -6 4 8; named > they=27 -5 -5 -11 1 -7 -6 -6; out > what=6 9 -1 -6 7 -1 3 -7; ballot >
what=-7 7 9 8 10 1 7 -9; strength > what=10 -3 -6 -3 -1 7 -1 -9; moment > what=-6 -8 -6 14 2 -5 2 7;
numbers > what=13 -4 -11 -8 -11 -4 -1 3; end > what=12 -1 -12 14 -4 0 -1 -6; mercy > what=18 -18 -2
4 -6 -2 1 16; bond > what=0 4 11 1 -19 -1 -2 -9; secret > what=-10 -7 -3 2 -10 -3 5 7; lie >
what=-18 -3 14 -4 12 -2 -2 -3; betrayal > what=-1 7 -6 -13 11 -1 -3 8; danger > what=-3 0 -8 -1 4 -2
-1 -1; hearsay > what=-9 9 8 10 -17 -8 2 -3; belief > what=8 5 -10 -2 7 2 7 8; yes > what=4 -2 10 1
-14 -2 -1 -1; no > what=23 -6 -9 -4 -1 -4 -6 11; camp > what=-2 -2 -1 -2 -20 -2 11 19; past >
what=-7 -1 6 4 7 -9 -12 -7; future > what=-12 -2 -1 0 0 6 10 15; conditional > what=0 -3 11 -2 -2 5
4 -6; ought > what=-11 -4 -4 -3 -8 5 -1 21; wish > what=3 2 0 4 -12 -8 -5 -8; not > what=12 -3 -11
-7 14 -4 -10 5; who > what=5 7 -11 4 10 -2 8 9; asked > what=-1 4 3 7 -1 2 -7 9; I > what=-10 -1 12
-2 -1 -5 -7 -3; you > what=6 7 -6 -1 4 0 4 -4; they > what=1 -5 -11 16 9 -3 -2 3; what > what=3 -4 0
0 3 -3 -7 -9; he > what=5 0 -4 7 -8 -4 5 -7; named > what=-17 -18 9 10 7 10 -3 -12; out > named=6 16
-11 0 3 -6 -2 -14; ballot > named=-2 2 9 4 5 1 0 8; strength > named=-11 17 -2 -1 11 5 4 4; moment >
named=13 4 -3 -10 19 -8 2 4; numbers > named=4 13 3 0 13 5 14 -1; end > named=25 -15 -14 3 14 -4 -11
1; mercy > named=-3 5 15 -7 -8 -6 -3 -11; bond > named=4 -4 -9 15 -5 -5 -7 22; secret > named=-6 0 7
10 -12 -6 -6 4; lie > named=-6 -14 5 9 -9 5 1 0; betrayal > named=-5 3 2 13 1 -4 -5 7; danger >
named=13 -7 -21 6 -2 -2 -1 8; hearsay > named=-29 -6 -1 10 11 0 -3 5; belief > named=13 -14 -14 10
-8 0 -2 5; yes > named=-8 0 -8 -3 3 10 -1 -3; no > named=-8 10 -12 6 -14 -6 -2 3; camp > named=44 0
4 -1 3 7 8 7; past > named=-4 14 4 -7 11 3 4 2; future > named=4 -11 8 -5 0 18 2 -13; conditional >
named=23 -3 -13 -23 -8 0 10 -6; ought > named=7 14 -8 -9 2 0 1 -4; wish > named=13 14 -3 -2 1 -11 12
-6; not > named=-16 8 -11 -1 -7 -5 -12 11; who > named=7 0 -10 -9 -11 -4 8 8; why > named=15 -7 -2
-5 3 -1 16 -4; asked > named=-6 2 -3 1 -2 -7 -1 -9; I > named=23 -5 -2 -2 -2 -1 3 0; you > named=3 0
-1 -6 -4 -4 2 2; they > named=23 -11 -13 -4 -4 -14 3 -21; what > named=7 -3 0 0 -11 -8 2 -12; he >
named=0 -8 -5 1 1 -3 0 1; named > named=11 -8 -7 1 -6 -7 -3 -2
"""
WEIGHTS = {
    feature.strip(): tuple(map(int, weights.split()))
    for feature, weights in (row.split("=") for row in " ".join(_TABLE.split()).split(";"))
}
