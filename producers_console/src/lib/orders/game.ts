/** A game as whoever gives orders in it knows it, and what may be chosen in them. */
import { api, told, type Schemas } from "$lib/api/client";
import type { FormatDetail, OrderCard } from "$lib/api/types";
import type { Choices, Option, Schema } from "$lib/schema/schema";
import { helpWords, titled } from "$lib/words";

export interface Game {
    format: FormatDetail;
    orders: OrderCard[];
    cards: Record<string, { name?: string }>;
}

/** Ask the server for a game. Throws `Problem`. */
export async function gameOf(name: string): Promise<Game> {
    const at = { params: { path: { name } } };
    const [format, orders, cards] = await Promise.all([
        told(api.GET("/api/v1/formats/{name}", at)),
        told(api.GET("/api/v1/formats/{name}/orders", at)),
        told(api.GET("/api/v1/formats/{name}/cards", at)).catch(() => ({})), // not every game has cards
    ]);
    return { format, orders, cards: cards as Game["cards"] };
}

/** What a season knows beside its game: cards of its own, and the parameters in force. */
export interface Known {
    cards?: Game["cards"];
    values?: ReadonlyMap<string, unknown>;
}

/** What may be chosen in a game's orders, among these castaways and teams. */
export function choicesOf(
    game: Game | null,
    seats: Option[],
    teams: string[] = [],
    known: Known = {},
): Choices {
    const parameters = game?.format.parameters ?? [];
    const parameter = (name: unknown) => parameters.find((one) => one.name === name);
    return {
        seats,
        teams,
        phases: game?.format.windows ?? [],
        cards: Object.entries({ ...game?.cards, ...known.cards }).map(([value, card]) => ({
            value,
            label: card.name ?? titled(value),
        })),
        claims: Object.entries(game?.format.claims ?? {}).map(([value, note]) => ({
            value,
            label: titled(value),
            note,
        })),
        parameters: parameters.map((one) => ({
            value: one.name,
            label: titled(one.name),
            note: helpWords(one.help),
        })),
        anything: (beside) => {
            const meant = parameter(beside.parameter);
            if (!meant) return null;
            const now = known.values?.get(meant.name);
            const words = typeof now === "number" || (typeof now === "string" && now) ? ` Now: ${now}.` : "";
            return {
                ...parameterSchema(meant),
                description: `${(meant.schema as Schema).description ?? meant.help}${words}`,
            };
        },
        follows: (name, value) => {
            if (name !== "parameter") return {};
            return {
                value:
                    (known.values?.has(String(value))
                        ? known.values.get(String(value))
                        : parameter(value)?.default) ?? null,
            };
        },
    };
}

/** A parameter's value as a schema with its range. */
export function parameterSchema(card: Schemas["ParameterCard"]): Schema {
    const field = card.field as { least?: number | null; most?: number | null };
    const schema = card.schema as Schema;
    const isNumber = [schema.type].flat().some((one) => one === "integer" || one === "number");
    if (!isNumber) return schema;
    return { ...schema, minimum: field.least ?? undefined, maximum: field.most ?? undefined };
}
