/** What of a form can be paid for: nothing else is offered. */
import type { Budget, Field, Form, NamedField } from "./fields";

type Price = number | Record<string, number>;

/** A form without options and amounts that cost more than there is, whatever else is chosen. */
export function affordable(form: Form): Form {
    const fields = form.fields.map((field) =>
        form.budgets.reduce((left, budget) => withinBudget(left, budget, form.fields), field),
    );
    return { ...form, fields };
}

/** Whether a field with a price leaves nothing to choose, so that nobody need see it. */
export function isSettled(field: NamedField, budgets: readonly Budget[]): boolean {
    if (!budgets.some(({ costs }) => field.name in costs)) return false;
    if (field.type === "number") return "least" in field && field.least === field.most;
    if (!("options" in field)) return false;
    return field.type === "choice" && !field.may_pass
        ? field.options.length === 1
        : field.options.length === 0;
}

function withinBudget(field: NamedField, budget: Budget, fields: readonly NamedField[]): NamedField {
    const price = budget.costs[field.name];
    if (price === undefined) return field;
    const others = fields.filter(({ name }) => name !== field.name);
    const left = budget.limit + others.reduce((sum, one) => sum + income(one, budget.costs[one.name]), 0);
    if (field.type === "number" && "least" in field && typeof price === "number" && price > 0)
        return { ...field, most: Math.max(field.least, Math.min(field.most, Math.floor(left / price))) };
    if ("options" in field && typeof price === "object") {
        const kept = field.options.filter(({ value }) => (price[value] ?? 0) <= left);
        return { ...field, options: kept };
    }
    return field;
}

/** How much a field can bring in at most. */
function income(field: Field, price: Price | undefined): number {
    if (price === undefined) return 0;
    if (typeof price === "object") {
        const gains = Object.values(price).filter((one) => one < 0);
        return "options" in field && field.type !== "choice"
            ? -gains.reduce((sum, one) => sum + one, 0)
            : -Math.min(0, ...gains);
    }
    return Math.max(0, -price) * ("most" in field && field.type === "number" ? Number(field.most) : 1);
}
