/**
 * What needs a producer: faults, pauses by themselves, people who are late, answers that are held,
 * plans that failed.
 */
import type { Schemas } from "$lib/api/client";
import type { SeasonCard, SeatCard } from "$lib/api/types";
import { ago, pausedWords, plural } from "$lib/words";

/** What can be done about it, beside letting the season go on. */
export type Help = "go on" | "cap" | "calls" | "holds" | "window" | "seat" | "order";

export interface Need {
    id: string;
    words: string;
    grave: boolean;
    help: Help | null;
    seat?: string;
}

export interface Known {
    card: SeasonCard | null;
    seats: readonly SeatCard[];
    held: readonly Schemas["HeldAnswerTold"][];
    models: readonly Schemas["ModelTold"][];
    /** The season stands still at a window that producers asked for. */
    atWindow: boolean;
    /** Why orders on the schedule came to nothing of late, by their numbers. */
    fallen: ReadonlyMap<number, string>;
}

/** What helps a season that paused by itself, by what it paused at. */
const HELP = { cap: "cap", stand_ins: "calls", other: "go on" } as const;
/** After so long a model or a person is slow. */
const SLOW = 90;

export function needs({ card, seats, held, models, atWindow, fallen }: Known): Need[] {
    if (card === null || card.status === "over") return [];
    const made: Need[] = [];
    const add = (id: string, words: string, help: Help | null, grave = false, seat?: string): void => {
        made.push({ id, words, help, grave, seat });
    };
    const paused = card.hand?.paused_for;
    const still = card.hand?.undriven_for ?? null;
    if (card.status === "halted")
        add(
            "fault",
            `The season was halted by a fault: ${card.hand?.fault ?? "nobody knows why"}`,
            "go on",
            true,
        );
    if (still !== null)
        add(
            "still",
            `The season stands still: nothing on the server has driven it for ${ago(still)}. ` +
                "The person who runs the server should look at it.",
            null,
            true,
        );
    if (paused)
        add(
            "paused",
            `Paused automatically: ${pausedWords(paused)}`,
            HELP[card.hand?.paused_by ?? "other"],
            true,
        );
    if (atWindow) add("window", "A window is open: the season waits between two phases.", "window");
    for (const [number, why] of fallen)
        add(
            `fallen ${number}`,
            `A planned order fell through: ${why}. You can still give it now.`,
            "order",
            true,
        );
    if (held.length)
        add(
            "held",
            plural(held.length, [
                "# answer is held, and waits for your ruling.",
                "# answers are held, and wait for your ruling.",
            ]),
            "holds",
        );
    for (const model of models) {
        const plays = seats.some((seat) => seat.player === model.player);
        if (model.rests && plays)
            add(
                `rests ${model.name}`,
                `The model ${model.name} keeps failing, and is left alone for a while.`,
                null,
                true,
            );
    }
    for (const seat of seats) needOfSeat(seat, add);
    return made;
}

function needOfSeat(
    seat: SeatCard,
    add: (id: string, words: string, help: Help | null, grave: boolean, seat: string) => void,
): void {
    const late = seat.late ?? 0;
    if (late > 0) {
        const times = plural(late, ["once", "# times in a row"]);
        add(
            `late ${seat.seat}`,
            `${seat.name} was late: somebody else decided ${times}.`,
            "seat",
            false,
            seat.seat,
        );
    }
    if (seat.player === "outside" && !seat.claimed)
        add(
            `empty ${seat.seat}`,
            `${seat.name} is to be played by a person, and nobody has taken the seat.`,
            "seat",
            false,
            seat.seat,
        );
    const longest = Math.max(0, ...(seat.thinking ?? []).map((one) => one.seconds));
    if (seat.player?.startsWith("model:") && longest > SLOW)
        add(
            `slow ${seat.seat}`,
            `${seat.name} has been thinking for ${ago(longest)}.`,
            "seat",
            false,
            seat.seat,
        );
}
