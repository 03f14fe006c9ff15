/** The fields that forms are made of, as the server describes them; see showrunner/questions. */
import type { FieldError } from "$lib/api/problem";

export interface Option {
    value: string;
    label: string;
    note: string;
}

interface Common {
    label: string;
    help: string;
    /** What is legal, in words; told of a form's own fields, not of those in groups. */
    words?: string;
}

export interface ChoiceField extends Common {
    type: "choice";
    options: Option[];
    may_pass: boolean;
}

export interface SubsetField extends Common {
    type: "subset" | "ranking";
    options: Option[];
    least: number;
    most: number | null;
    may_pass: boolean;
}

export interface NumberField extends Common {
    type: "number";
    least: number;
    most: number;
    may_pass: boolean;
}

export interface FlagField extends Common {
    type: "flag";
}

export interface WordsField extends Common {
    type: "words";
    most_words: number;
    most_characters: number | null;
    may_pass: boolean;
    cut: boolean;
}

export interface GroupField extends Common {
    type: "fields";
    fields: Record<string, Field>;
    may_pass: boolean;
}

/** A kind of act, as the server describes it; see showrunner/formats/talk/acts.py. */
export interface ActKind {
    kind: string;
    meaning: string;
    about: boolean;
    whats: string[];
    /** Its detail is a number from 1 to this; 0 where it is none. */
    numbers: number;
    named: boolean;
}

export interface ActsField extends Common {
    type: "acts";
    kinds: ActKind[];
    people: Option[];
    /** The field whose words the acts go with. */
    words_in: string;
}

/** A form that can also be written as lines of a game's own notation; games name their types. */
export interface NotatedField extends Common {
    type: string;
    form: GroupField;
    notation: string;
    most_lines: number;
}

export type Field =
    ChoiceField | SubsetField | NumberField | FlagField | WordsField | GroupField | ActsField | NotatedField;

export type NamedField = Field & { name: string };

export interface Budget {
    name: string;
    limit: number;
    costs: Record<string, number | Record<string, number>>;
}

export interface Form {
    kind: string;
    text: string;
    quote: string | null;
    deadline: "decision" | "talk" | "vote" | "interview";
    fields: NamedField[];
    budgets: Budget[];
    default: Answer;
}

/** A value for each field, as it stands in the form: `undefined` for what is not chosen yet. */
export type Answer = Record<string, unknown>;

/** What whoever fills in a field is given. */
export interface InputProps<F extends Field, Value> {
    field: F;
    label: string;
    value: unknown;
    /** Where it stands in the form: what is wrong is told by it. */
    path: string;
    problems: readonly FieldError[];
    change: (value: Value) => void;
}

export function isNotated(field: Field): field is NotatedField {
    return "notation" in field;
}

/** The fields of a group with their names. */
export function fieldsOf(group: GroupField): NamedField[] {
    return Object.entries(group.fields).map(([name, field]) => ({ ...field, name }));
}

/** Every value that can be chosen in these fields, and in the fields within them. */
export function valuesIn(fields: readonly Field[]): string[] {
    return fields.flatMap((field) => {
        if (isNotated(field)) return valuesIn([field.form]);
        if (field.type === "fields") return valuesIn(fieldsOf(field));
        return "options" in field ? field.options.map(({ value }) => value) : [];
    });
}

/** How many may be chosen at most. */
export function limitOf(field: SubsetField): number {
    return Math.min(field.most ?? field.options.length, field.options.length);
}

/** How many are chosen (or `done` otherwise), and how many may be. */
export function countWords(field: SubsetField, count: number, done: string): string {
    const limit = limitOf(field);
    return field.least === limit ? `${count} of ${limit}` : `${count} ${done}, ${field.least} to ${limit}`;
}

const BRIEF = 12;

/** Whether all of them are told in a word or two, so that several stand in a row. */
export function areBrief(options: readonly Option[]): boolean {
    return options.every((option) => called(option).length <= BRIEF && !option.note);
}

/** What an option is called. */
export function called(option: Option): string {
    return option.label || option.value;
}
