import { expect, it } from "vitest";

import type { SeasonCard, SeatCard } from "$lib/api/types";

import { needs, type Known } from "./needs";

const card = (some: object): SeasonCard => ({ status: "running", ...some }) as unknown as SeasonCard;
const known = (some: Partial<Known>): Known => ({
    card: card({}),
    seats: [],
    held: [],
    models: [],
    atWindow: false,
    fallen: new Map(),
    ...some,
});
const seat = (some: Partial<SeatCard>): SeatCard => ({
    seat: "ama",
    name: "Ama",
    player: "outside",
    claimed: true,
    ...some,
});

it("a quiet season needs nobody", () => {
    expect(needs(known({ seats: [seat({})] }))).toEqual([]);
});

it("a pause at the cap is helped by a higher one, one after stand-ins by the calls", () => {
    const paused = (paused_by: "cap" | "stand_ins" | "other") =>
        needs(known({ card: card({ status: "paused", hand: { paused_for: "why", paused_by } }) }))[0]!.help;
    expect(paused("cap")).toBe("cap");
    expect(paused("other")).toBe("go on");
    expect(paused("stand_ins")).toBe("calls");
});

it("a season that nothing drives is told, and for how long", () => {
    const still = (undriven_for: number | null) => needs(known({ card: card({ hand: { undriven_for } }) }));
    expect(still(null)).toEqual([]);
    expect(still(45).map((one) => [one.id, one.grave])).toEqual([["still", true]]);
    expect(still(45)[0]!.words).toContain("for 45 s");
});

it("people who are late, seats that nobody took, and held answers are told", () => {
    const found = needs(
        known({
            seats: [seat({ late: 2 }), seat({ seat: "ben", name: "Ben", claimed: false })],
            held: [{} as never],
        }),
    );
    expect(found.map((one) => one.id)).toEqual(["held", "late ama", "empty ben"]);
});

it("a planned order that fell through is told, with its reason", () => {
    const found = needs(known({ fallen: new Map([[3, "there is no castaway 'nemo'"]]) }));
    expect(found.map((one) => [one.id, one.grave])).toEqual([["fallen 3", true]]);
    expect(found[0]!.words).toContain("there is no castaway 'nemo'");
});

it("a season that is over needs nobody", () => {
    expect(needs(known({ card: card({ status: "over" }), held: [{} as never] }))).toEqual([]);
});
