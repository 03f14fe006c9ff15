"""How much each clue counts for each kind of act; `tests/formats/talk/weigh.py` says."""

from __future__ import annotations

# propose spare promise ask accuse agree refuse warn
_TABLE = """
out=-8 6 -6 -7 -13 -14 -12 -13; ballot=-7 -10 4 2 0 -16 -9 6; strength=-4 -7 8 -14 -11 -5 -18 -7;
moment=1 -7 -9 -6 -10 -1 -9 -9; numbers=-2 -12 3 -9 -7 -11 -9 -8; end=-6 -23 5 -8 -18 -10 -9 -10;
mercy=-13 13 -9 -3 -8 -10 -3 -17; bond=-6 -2 -1 -4 -1 3 -9 -9; secret=-15 -5 4 -4 8 -4 -7 -9; lie=-8
-22 -16 -8 30 -3 -7 -9; betrayal=-3 -30 -22 -12 7 -7 -15 -10; danger=-2 -21 6 -17 -13 -20 -9 19;
hearsay=-5 -7 -12 1 2 -13 -4 1; belief=-1 -15 -5 2 -5 0 -12 4; yes=-2 -18 0 -14 -5 9 -21 -10; no=3 3
-12 -5 -6 -11 5 -9; camp=-29 -29 -27 -40 -23 -41 -29 -11; past=-7 -11 -18 -12 -6 -11 -13 -13;
future=12 -6 13 -1 0 4 -1 -10; conditional=6 -5 -6 -16 -11 -5 1 0; ought=-10 -7 2 -1 -12 1 -4 -1;
wish=7 -14 -7 -3 -9 12 -3 -14; not=-5 3 -8 -15 0 -11 -10 -6; who=-7 -1 -19 11 2 -8 7 0; why=-8 17 -8
16 15 15 6 -3; asked=-15 -9 -13 -4 -13 -18 -16 -10; I=-6 -8 -7 -12 -12 -3 -8 -19; you=-10 -8 -2 -6
-6 -7 -9 2; they=-6 -3 -12 -6 -4 -5 -10 -2; what=0 -13 -7 -4 -4 -10 -14 -6; he=-5 -1 -8 -6 -8 0 5 2;
named=16 6 -7 -7 -11 -7 -8 -3; always=-21 -16 -22 -17 -20 -19 -22 -20; pending=-23 -18 -27 -26 -14
31 19 0; ?=-14 -13 -26 35 -12 -14 -11 -23; short=-51 -17 -26 0 -41 -25 -37 -36; brief=-11 -11 -38
-35 -32 -40 -2 -17; his=4 -8 -4 -1 -11 16 11 -11; you past=1 -4 -5 -7 6 -9 -1 -1; I future=0 -8 16 1
1 6 -1 -7; I you=2 -6 10 -1 -2 4 -3 -6; I you not=-2 7 19 -10 4 -5 11 10; named out=5 6 -4 -9 -1 1 0
2; named strength=14 5 -12 -17 3 0 1 1; named hearsay=4 -13 6 7 11 -2 -2 7; ? you=2 -11 -20 37 -8
-10 3 -16; ? who=-5 -10 -4 -6 -7 -1 -1 -1; ? named=14 8 -4 18 -11 3 -5 -10; you danger=-10 -11 15 -5
-10 -11 -11 35; named mercy=3 21 -6 -7 -3 -7 1 -8; I mercy=5 13 10 3 -5 5 0 -3; you lie=-15 -14 -11
-7 27 0 3 -4; you past I=15 2 4 1 7 -2 8 -3; pending short=-22 -19 5 4 -15 4 5 7; pending yes=-11 -3
8 -15 -5 49 -13 -10; pending no=2 -10 -9 -15 -7 6 63 -12; pending not=4 -11 -8 -15 -4 13 23 -7;
named not=18 3 6 -12 1 -3 2 10; named you=10 1 -4 -10 -8 1 -5 19; ? belief=-13 8 -9 24 0 -13 3 -15;
you end=-11 -6 29 2 -12 -6 2 -4; you bond=-2 2 13 -7 0 -2 -3 -4; named camp=9 15 -6 5 16 -3 -1 8; ?
camp=-7 9 -13 -31 -7 -7 -5 -17; they you=-3 -6 5 -8 9 -5 9 12; his strength=11 -4 1 9 -5 -1 -7 -5;
his out=17 -2 -1 -3 -1 7 -1 -3; named moment=10 -8 6 1 0 -4 1 6; you betrayal=1 -13 -16 6 8 1 -4 1;
pending yes not=-9 -8 4 -5 1 29 -1 11; pending short not=-10 -7 -5 -6 -4 2 -1 1; named ballot=0 -2
12 2 1 7 -2 0; named ballot not=-12 3 9 4 3 10 0 14; ? ballot=1 1 -13 22 1 -9 7 1; ? you past=-2 -6
1 25 1 1 3 -12; I ballot future=7 -13 23 -6 -6 10 -1 -19; I ballot past=12 7 -14 7 6 3 -5 3; you
ballot past=-1 14 -16 -3 24 -5 -1 6; they ballot=-1 -5 14 1 6 -7 -2 -14; named danger you=-5 -5 -18
-5 1 -6 -2 26; ? mercy=12 -15 -11 29 -12 -7 9 -3; I not secret=11 -7 4 2 0 3 5 -1; nobody: out=-7 28
-4 -1 -8 -5 -7 -4; nobody: ballot=-12 -10 -12 12 16 -37 -10 -13; nobody: strength=-25 4 10 -8 -4 -13
-7 1; nobody: moment=-4 -19 -10 -4 7 9 -13 1; nobody: numbers=22 -11 13 0 -19 -10 -12 -17; nobody:
end=-17 -10 17 -19 -12 -6 -16 -10; nobody: mercy=-16 -3 -2 2 -13 0 -9 -8; nobody: bond=-5 -13 5 -20
-7 16 -8 -21; nobody: secret=2 7 -20 -5 -15 -15 9 -12; nobody: lie=1 -11 -17 -7 39 -4 -11 -13;
nobody: betrayal=-6 -14 -7 -10 7 0 -11 -11; nobody: hearsay=-8 -6 -32 -9 34 -4 9 -8; nobody:
belief=15 -4 -15 -3 -14 8 25 -2; nobody: yes=-11 -30 -4 -28 -12 39 -24 -24; nobody: no=-1 2 2 -11
-15 -10 13 -17; nobody: camp=-16 -35 -26 -24 -17 -35 -12 -22; nobody: past=-21 -11 -3 -8 -4 3 -14
-11; nobody: future=-13 5 -8 -3 13 -5 -3 -3; nobody: ought=-9 -8 20 -9 -5 -13 14 -9; nobody: wish=34
-11 0 -9 -7 9 -8 -11; nobody: not=-12 -2 1 -21 -2 -15 5 -10; nobody: asked=-1 -16 -3 -25 -21 -25 -2
-18; I: out=6 -9 -3 -1 -2 -14 -6 -10; I: ballot=6 -3 28 1 -6 3 -4 -15; I: strength=-15 -8 31 -14 -6
10 -25 5; I: moment=-19 10 -16 1 -10 -1 -9 7; I: numbers=-12 2 -16 -8 4 -12 -7 -16; I: end=8 -6 18
-15 -7 -6 -6 -5; I: mercy=-14 9 9 5 -11 10 -11 -3; I: bond=-3 16 13 0 -4 0 -7 -7; I: secret=-4 -17 5
0 13 17 -2 -6; I: lie=-4 -12 -1 3 -3 -7 5 5; I: betrayal=-6 -3 -8 7 -13 8 -8 7; I: danger=-4 -8 18
-1 -6 -4 -16 -12; I: hearsay=-4 -8 -6 5 -9 -9 -6 23; I: belief=-7 -10 -4 11 12 12 -30 -12; I: yes=-8
-12 11 11 -17 1 -7 16; I: no=3 6 -6 2 -2 -10 20 1; I: camp=-24 -16 -21 -3 -10 -39 -2 -18; I: past=13
-12 -14 -5 -3 -8 -3 -4; I: future=-1 -4 3 1 -3 4 -2 -15; I: conditional=4 -7 -5 -7 -9 -8 5 -1; I:
ought=3 -11 7 0 0 2 -9 -3; I: wish=-2 -6 1 -7 -1 7 0 4; I: not=-10 12 -1 3 -9 -2 -5 7; I: who=2 9
-12 2 4 -3 12 -1; I: why=17 -3 -2 -6 -1 -1 14 2; I: asked=-4 -5 3 -6 -13 -11 -11 0; I: I=-6 -9 -6
-15 -7 -4 -9 -15; I: you=-1 1 15 -2 -1 6 5 -7; I: they=-10 -6 5 -2 -18 14 0 5; I: what=-5 1 4 1 -3
-9 -3 -1; I: he=19 -8 7 3 -6 4 8 10; I: named=21 10 6 0 2 -9 7 5; you: out=-3 -3 2 1 -1 7 -6 -9;
you: ballot=-15 -6 2 -15 14 -5 -5 20; you: strength=-4 1 -5 12 -10 -3 3 1; you: moment=16 12 3 -5
-17 -12 4 -3; you: numbers=-9 -7 16 12 -8 -6 0 6; you: end=-12 -8 -6 13 -16 8 2 4; you: mercy=3 -5 0
-7 3 0 7 -7; you: bond=-8 5 6 -7 0 -1 -4 -5; you: secret=-6 -4 -9 -19 22 -14 -3 2; you: lie=3 -11
-10 1 24 -2 -6 -20; you: betrayal=1 -10 -8 -9 21 -15 3 -3; you: danger=-11 -5 16 -12 -8 -4 -3 15;
you: hearsay=-17 -2 4 -19 13 0 12 -4; you: belief=13 -8 11 3 -18 -14 -6 -5; you: yes=1 -11 21 4 15
-17 4 -14; you: no=3 0 -11 5 9 -2 -8 -14; you: camp=-4 -11 0 -14 -4 2 -10 16; you: past=-19 -5 -27
-14 35 -3 -10 -12; you: future=14 -9 8 0 -16 -3 5 -5; you: conditional=13 -5 -4 5 -5 -4 -5 15; you:
ought=-11 -5 -4 20 -22 12 -1 21; you: wish=-16 4 -11 -10 4 19 8 -12; you: not=-2 16 -3 -3 18 11 -18
-6; you: who=5 2 -2 -4 1 -1 -2 12; you: asked=-5 -12 -6 6 -5 -16 -7 12; you: I=-1 0 14 5 10 19 -9
-22; you: you=-10 -5 -1 -5 -3 -10 -10 -4; you: they=-8 10 -8 2 6 -8 -1 -7; you: what=6 1 -7 -6 -2 -2
-2 8; you: he=-5 -7 -9 4 -5 5 -5 -1; you: named=5 4 -9 3 -5 -8 -4 -2; they: out=-1 -11 -3 -2 -9 -13
-4 4; they: ballot=-2 -10 4 13 -5 -10 -5 3; they: strength=6 -8 -10 -9 -8 3 -4 -11; they: moment=7
-7 4 -4 -8 16 -3 2; they: numbers=9 -1 1 -1 -1 0 -1 5; they: mercy=5 -9 -5 3 -4 -2 -2 -3; they:
bond=-6 -10 -9 -5 4 -11 -4 -19; they: secret=-4 -5 1 -4 -4 -2 -2 -4; they: danger=-2 -6 -6 -4 -5 -12
-7 21; they: hearsay=0 11 5 -4 -8 4 -5 -2; they: belief=0 -2 -2 -3 10 -1 -1 14; they: yes=3 -5 -11
-6 -7 10 -11 -5; they: no=-5 -1 5 -7 -3 -4 2 -7; they: past=-6 -11 -13 -3 0 3 -6 21; they: future=-2
-1 11 3 -5 -1 -2 -9; they: conditional=3 -10 -4 5 -2 -9 3 -10; they: ought=12 -9 3 -4 -3 -2 3 -3;
they: wish=5 -4 -6 -3 -3 -2 -1 -1; they: not=0 -18 2 -7 10 -5 0 -20; they: asked=-18 -1 -8 -6 -9 -10
-8 -1; they: I=-4 13 8 2 -5 -4 -3 4; they: you=-8 -6 2 -8 1 -5 -1 23; they: they=-5 -1 -13 -13 -7
-11 -15 8; they: what=1 -2 -7 -3 8 -1 -1 -2; they: named=8 -14 -3 13 6 -1 4 -3; what: out=-2 21 -5 0
-4 -4 25 -5; what: ballot=-5 -1 -3 6 -3 -1 5 17; what: strength=7 8 -1 -5 3 -2 5 -2; what: moment=-2
0 -9 -8 -3 -6 3 -12; what: numbers=-4 -1 -4 -13 13 7 10 -2; what: end=-5 -2 -3 2 -4 -2 1 10; what:
mercy=5 -1 4 -3 -3 -1 4 -2; what: bond=-13 -2 -2 2 6 -1 -1 8; what: lie=-3 0 -1 -18 5 -1 -1 -3;
what: hearsay=2 2 2 5 0 -9 -11 4; what: belief=-8 -2 -3 -5 1 -2 -2 6; what: yes=5 15 -2 7 18 -2 7
-7; what: no=6 -3 -3 15 0 2 -9 12; what: camp=-10 -9 -8 -33 -8 -5 -8 -10; what: past=-17 -10 0 2 -14
0 -11 -4; what: future=15 -1 -4 -2 -1 -7 4 17; what: conditional=3 0 2 -19 -4 6 -6 10; what:
ought=-3 5 3 -13 7 6 -3 -9; what: wish=2 0 0 9 -11 -5 -3 -17; what: not=1 -3 -8 -7 2 -6 -4 27; what:
who=-18 -6 -11 17 -10 -6 5 -10; what: asked=-1 -8 -9 18 3 -2 -10 3; what: I=10 -3 5 1 -4 -8 -1 22;
what: you=-4 -1 -5 15 2 -2 -15 -2; what: they=-2 -1 -1 11 -2 -1 3 -6; what: what=0 -14 -6 1 -11 -10
-12 -8; what: he=5 11 -6 -16 -1 -5 2 -4; what: named=7 -1 3 2 -3 -3 -4 -3; named: out=8 5 -10 -16 -7
-2 -17 -6; named: ballot=16 -6 2 -2 -10 -4 -6 9; named: strength=21 0 -9 -3 3 -7 -4 -11; named:
moment=4 -6 8 -1 1 -7 1 7; named: numbers=30 -10 -14 -8 1 -4 -1 13; named: end=17 -9 -2 8 8 -10 7
-8; named: mercy=-11 34 -11 -15 5 -11 16 -18; named: bond=-1 3 -2 9 2 -5 -6 8; named: secret=-11 9
-1 -2 6 0 -3 3; named: lie=-10 -4 4 -3 21 -3 -3 8; named: betrayal=-3 -16 -2 -10 8 -2 -7 3; named:
danger=7 -9 -6 -1 3 -5 2 4; named: hearsay=9 -15 -13 9 -5 -15 -8 14; named: belief=-15 -16 -7 7 -6
-7 -4 19; named: yes=14 12 -2 -23 -7 4 -15 3; named: no=12 -8 -13 -11 -2 -17 6 -7; named: camp=-12
14 -3 -7 -8 1 0 6; named: past=3 1 -4 -3 7 -16 -2 4; named: future=10 -3 21 2 13 15 4 1; named:
conditional=2 -2 -4 -4 -5 13 -9 -10; named: ought=-8 14 -16 -3 3 -8 -9 -1; named: wish=20 -6 -5 12
-6 -15 -1 5; named: not=12 28 -11 -4 -4 -18 3 -11; named: who=5 -5 -2 -1 11 -1 0 1; named: asked=1 4
-15 11 3 1 -5 -18; named: I=14 -20 -3 3 -5 2 5 -3; named: you=2 -3 -9 -5 -5 -6 1 31; named: they=12
-3 4 -1 6 -4 -1 -4; named: what=-3 -1 3 4 8 5 -3 -4; named: he=14 1 -9 -4 -5 -14 4 -2; named:
named=17 6 -11 -14 -15 -3 -12 -1; out > I=-8 -7 7 11 -5 -10 4 -10; ballot > I=0 -13 15 -13 -7 7 10
-8; strength > I=9 3 0 -13 4 2 -5 -2; moment > I=-8 16 -3 10 2 -8 0 -2; numbers > I=-13 10 2 -10 -4
1 6 0; end > I=12 -4 15 28 -4 -10 20 -5; mercy > I=-8 8 -12 -8 0 -1 2 -7; bond > I=27 6 5 -8 -6 0 -3
0; secret > I=-19 -9 9 -8 14 -12 4 -13; lie > I=6 -11 11 -7 7 -6 -9 0; betrayal > I=-10 -1 -4 19 25
-2 -1 -2; danger > I=-15 -3 2 3 4 -2 7 -2; hearsay > I=-7 5 12 -3 2 -5 9 0; belief > I=4 -7 14 6 -5
-3 12 -6; yes > I=6 -9 23 -14 -8 -8 -10 -4; no > I=-17 -1 -2 -2 -7 -9 -3 9; camp > I=3 -7 18 2 -10
18 3 6; past > I=-9 -7 -10 13 28 -5 -1 0; future > I=12 -10 16 -1 -6 4 6 -1; conditional > I=-2 5
-13 7 -4 0 -10 0; ought > I=7 -8 8 0 14 7 5 -13; wish > I=-3 -7 -2 3 5 4 15 2; not > I=-4 15 1 6 -21
-6 3 10; who > I=5 0 -9 3 6 -2 22 -7; why > I=-3 -1 -3 13 9 -1 8 -1; asked > I=-14 1 -8 16 6 -7 -1
-7; I > I=-1 -4 2 -2 3 0 -2 -6; you > I=0 1 12 1 9 5 -6 -9; they > I=3 24 3 0 1 -7 0 -1; what > I=6
-3 0 -8 3 -4 7 17; he > I=-2 6 2 -4 -8 13 14 3; named > I=9 -17 -10 8 -2 3 -4 -8; out > you=-7 9 -7
5 -7 -1 -2 12; ballot > you=-8 -12 15 1 -17 -8 -9 9; strength > you=-2 -4 11 -8 4 -2 -3 -4; moment >
you=16 -11 21 0 -1 -9 -1 21; numbers > you=-4 8 -3 -1 -7 7 -10 13; end > you=-4 -6 1 4 4 -12 12 9;
mercy > you=-8 24 1 -7 -9 13 8 -3; bond > you=2 14 -11 -15 11 -1 3 -8; secret > you=-6 -3 17 16 -12
-3 7 15; lie > you=-2 -2 0 -14 6 -3 -9 5; betrayal > you=-5 -2 -4 -5 -7 -5 -5 21; danger > you=-7 -1
10 7 -8 -3 -7 -4; hearsay > you=-15 7 0 -11 -12 -12 -4 23; belief > you=-14 -10 -6 0 -6 5 1 3; yes >
you=6 -8 2 0 11 -21 16 5; no > you=4 -6 -8 16 10 -5 10 -1; camp > you=-3 -9 5 14 2 4 -1 12; past >
you=-25 3 9 10 12 -2 -15 9; future > you=18 -10 -6 -4 -3 -9 4 1; conditional > you=-6 9 -12 -7 8 1
-8 15; ought > you=-8 -2 -7 -11 13 -1 5 6; wish > you=-9 -3 17 5 6 -7 -2 -7; not > you=7 -6 0 -8 10
-9 4 -9; who > you=-2 15 -20 15 -6 4 2 -6; asked > you=4 -5 -3 18 0 -5 3 9; I > you=-1 -1 17 -3 2 4
4 -7; you > you=-10 -6 2 -1 -6 0 -1 7; they > you=-5 -10 -1 -5 -3 -3 -4 25; what > you=-9 6 -9 13 0
-5 -8 -9; he > you=12 2 1 -1 -2 -4 4 10; named > you=-19 -3 -1 -7 -4 -7 -3 19; out > they=-9 5 -7 4
-2 1 -6 1; ballot > they=1 -6 1 -6 1 -1 3 7; strength > they=-12 9 1 10 0 -3 -3 -4; moment >
they=-14 5 -5 1 -8 -4 26 -8; numbers > they=-1 -1 -1 -4 6 -3 -3 4; mercy > they=-3 -3 7 -4 -1 4 2
-1; bond > they=3 -4 -2 -4 6 -1 -1 -3; secret > they=2 -2 -1 1 1 7 -4 -2; lie > they=-2 -4 -3 -2 -7
0 18 -1; hearsay > they=0 -5 1 8 8 0 -5 5; belief > they=-6 -4 -1 13 -7 3 -5 -1; yes > they=9 -1 -2
-7 3 -6 3 9; no > they=-2 -5 4 4 5 11 -8 -2; camp > they=-1 -1 4 0 -2 -3 -6 4; past > they=10 2 -3
-10 -12 -7 18 3; future > they=-13 9 2 -2 -1 8 0 -2; conditional > they=4 14 4 2 -10 8 -7 -3; ought
> they=6 -10 -2 2 13 0 0 2; wish > they=5 -2 6 1 -4 -1 -3 -2; not > they=6 0 14 -1 2 12 -11 -3; who
> they=1 -2 -6 13 2 -1 3 1; asked > they=-14 0 -2 9 6 8 -14 1; I > they=-12 7 0 -2 -12 11 2 6; you >
they=-5 5 -10 4 1 -6 -4 3; they > they=-2 -1 0 0 -8 1 1 -2; what > they=5 -2 -1 15 -5 -3 2 6; he >
they=-6 -7 -2 5 3 -6 6 -4; named > they=15 0 4 6 6 -1 -3 -7; out > what=2 10 -1 -7 5 0 5 -1; ballot
> what=-17 -3 6 10 2 2 5 -8; strength > what=13 -4 -6 -1 -3 -1 -1 -8; moment > what=-10 -8 3 -12 -11
-5 0 10; mercy > what=9 -7 -2 3 5 -1 4 -1; bond > what=1 20 2 -13 -8 -1 -3 -7; secret > what=-5 -2
-2 -3 -8 -3 9 -1; lie > what=-10 -2 3 0 11 -2 -1 -4; betrayal > what=-1 -1 -2 -5 7 -1 -2 6; hearsay
> what=-10 10 -5 -3 -7 -3 6 3; belief > what=-10 4 -12 5 4 -4 9 3; no > what=14 6 -15 -3 -4 -2 -1 2;
camp > what=-3 -1 -2 -2 -4 -1 10 5; past > what=-12 3 4 -6 16 -7 -13 -3; future > what=-12 -3 -4 -2
-6 5 11 13; conditional > what=-1 -3 12 4 -3 -2 3 -2; ought > what=-2 -1 -5 2 2 -1 -1 7; wish >
what=3 -5 -8 -8 1 -1 -1 -5; not > what=6 6 -16 -3 4 -3 -5 -1; who > what=9 6 -14 -3 13 -4 9 10;
asked > what=1 8 8 12 -2 0 -11 4; I > what=-1 2 6 3 -2 -4 -6 -4; you > what=1 9 -10 -3 -5 -6 4 -6;
they > what=8 -3 -6 9 3 -2 -2 5; what > what=-1 -5 -3 -2 5 -6 -7 -3; he > what=7 2 4 4 0 -3 6 -8;
named > what=-19 -7 6 13 8 4 -3 -7; out > named=11 11 -1 -6 15 -6 2 -9; ballot > named=7 -8 -9 0 -5
3 3 11; strength > named=6 7 -4 -5 -7 12 2 2; moment > named=14 16 4 0 14 -9 -1 9; numbers > named=3
9 -1 -3 10 -3 12 4; end > named=9 -8 -5 10 -1 -3 -8 6; mercy > named=-2 7 6 -11 -8 -8 1 -8; bond >
named=5 -2 3 16 2 -3 -12 4; secret > named=-16 5 9 3 -16 -4 -6 5; lie > named=9 -3 4 14 -9 7 -4 2;
betrayal > named=-4 -4 1 -1 3 -3 -5 9; danger > named=-8 -4 -11 1 0 -1 2 16; hearsay > named=-10 -11
12 9 11 -6 -6 -4; belief > named=19 -19 -9 6 1 -6 1 8; yes > named=-15 18 0 -3 15 9 6 0; no >
named=-9 6 -11 3 -6 -8 1 1; camp > named=25 1 1 -2 7 7 6 4; past > named=6 6 2 -5 6 -2 1 -6; future
> named=-3 -5 26 0 0 5 8 -15; conditional > named=28 -11 -13 -20 -10 5 -3 0; ought > named=0 21 1 -9
5 5 7 -7; wish > named=9 15 -4 -2 -2 -11 17 -4; not > named=-5 2 -11 -10 -7 -8 -8 13; who > named=0
2 -7 -9 -3 -5 11 8; why > named=14 -2 -1 -5 0 -1 15 -3; asked > named=-11 2 -2 10 -5 -8 -2 -3; I >
named=25 0 4 6 2 1 7 4; you > named=-4 2 -2 -4 -1 -5 -2 -3; they > named=10 -17 -5 16 9 -7 7 -9;
what > named=8 4 4 0 -3 -9 4 -15; he > named=-3 -5 -4 -5 -8 5 -6 -1; named > named=15 -3 -4 5 -3 -9
-1 0
"""
WEIGHTS = {
    feature.strip(): tuple(map(int, weights.split()))
    for feature, weights in (row.split("=") for row in " ".join(_TABLE.split()).split(";"))
}
