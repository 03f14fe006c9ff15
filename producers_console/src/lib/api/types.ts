/** The names under which pages use what the API tells. */
import type { Schemas } from "./client";

export type SeasonCard = Schemas["SeasonCard"];
export type Person = Schemas["PublicCastaway"];
export type SeatCard = Schemas["SeatCard"];
export type Vote = Schemas["Vote"];
export type Ballot = Schemas["Ballot"];
export type VotingGrid = Schemas["VotingGrid"];
export type Table = Schemas["Table"];
export type Place = Schemas["Place"];
export type Zone = Schemas["Zone"];
export type Card = Schemas["Card"];
export type ExportEntry = Schemas["ExportEntry"];
export type StoryLine = Schemas["StoryLine"];
export type FormatCard = Schemas["FormatCard"];
export type FormatDetail = Schemas["FormatDetail"];
export type OrderCard = Schemas["OrderCard"];
export type SeasonFile = Schemas["SeasonFile"];
export type LibraryEntry = Schemas["LibraryEntry"];
export type NewSeason = Schemas["NewSeason"];
export type Identity = Schemas["Identity"];

/** A fact: its type's name, and its fields; `GET /formats/NAME/facts` describes them. */
export type Fact = { fact: string } & Record<string, unknown>;

/** A fact as we may know it; `entry` and `audience` are told to producers alone. */
export interface SeenFact {
    number: number;
    fact: Fact;
    entry?: number;
    audience?: string;
}

/** How a castaway stands, in any game. */
export interface Standing {
    out: boolean;
    status: string;
    team: string;
    immune: boolean;
    role: string;
    figures: Record<string, number>;
    cards: string[];
}

/** What is known of a season; its other fields are the format's. */
export type Sheet = Record<string, unknown> & { standings?: Record<string, Standing> };
export type ToldSeason = Schemas["ToldSeason"];
export type Episode = Schemas["Episode"];
export type Sentence = Schemas["Sentence"];
export type Boards = Schemas["Boards"];
export type Beat = Schemas["Beat"];
export type Tonight = Schemas["Tonight"];
export type Chances = Schemas["Chances"];
export type NewForecast = Schemas["NewForecast"];
export type ModelChances = Schemas["ModelChances"];
export type Computing = Schemas["Computing"];
export type Futures = Schemas["Futures"];
export type WeighedMove = Schemas["WeighedMove"];
export type Twist = Schemas["Twist"];
