/** What needs a producer: faults, people who are late. */
import type { SeasonCard, SeatCard } from "$lib/api/types";

export interface Need {
  id: string;
  words: string;
  grave: boolean;
  /** Whether letting the season go on is a way to answer it. */
  goesOn: boolean;
}

export function needs(card: SeasonCard | null, seats: readonly SeatCard[]): Need[] {
  const made: Need[] = [];
  if (card?.status === "halted") {
    const why = card.hand?.fault ?? "nobody knows why";
    made.push({ id: "fault", words: `The season was halted by a fault: ${why}`, grave: true, goesOn: true });
  }
  for (const seat of seats) {
    const late = seat.late ?? 0;
    if (late > 0) {
      const times = late === 1 ? "once" : `${late} times in a row`;
      const words = `${seat.name} was late: somebody else decided ${times}.`;
      made.push({ id: `late ${seat.seat}`, words, grave: false, goesOn: false });
    }
    if (seat.player === "outside" && !seat.claimed && card?.status !== "over") {
      const words = `${seat.name} is to be played by a person, and nobody has taken the seat.`;
      made.push({ id: `empty ${seat.seat}`, words, grave: false, goesOn: false });
    }
  }
  return made;
}
