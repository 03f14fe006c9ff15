/** What pages show of each castaway, out of the sheet of any format. */
import type { Person, Sheet } from "$lib/api/types";

export interface Castaway {
    seat: string;
    name: string;
    team: string;
    /** In words, such as `voted out`; empty for somebody who plays on. */
    status: string;
    out: boolean;
    immune: boolean;
    /** A role that the format deals in secret. */
    role: string;
    figures: Figure[];
    cards: string[];
}

export interface Figure {
    name: string;
    value: number;
}

export function castawaysOf(cast: readonly Person[], sheet: Sheet | null): Castaway[] {
    return cast.map(({ seat, name }) => {
        const standing = sheet?.standings?.[seat];
        return {
            seat,
            name,
            team: standing?.team ?? "",
            status: standing?.status ?? "",
            out: standing?.out ?? false,
            immune: standing?.immune ?? false,
            role: standing?.role ?? "",
            figures: Object.entries(standing?.figures ?? {}).map(([name, value]) => ({
                name: name.replaceAll("_", " "),
                value,
            })),
            cards: standing?.cards ?? [],
        };
    });
}

/** The teams that are, in the order in which they first stand in the cast. */
export function teamsOf(castaways: readonly Castaway[]): string[] {
    return [...new Set(castaways.filter((one) => one.team).map((one) => one.team))];
}

export interface Group {
    title: string;
    members: Castaway[];
}

/** Those who play on by their teams, those without one under `alone` where there are no teams; then who is out. */
export function groupsOf(castaways: readonly Castaway[], teams: readonly string[], alone: string): Group[] {
    const playing = castaways.filter((one) => !one.out);
    return [
        ...teams.map((team) => ({ title: team, members: playing.filter((one) => one.team === team) })),
        { title: teams.length ? "No team" : alone, members: playing.filter((one) => !one.team) },
        { title: "Out", members: castaways.filter((one) => one.out) },
    ].filter((group) => group.members.length > 0);
}
