/** A value that survives reload in this browser: a draft, a width, a choice. */
export class Kept<T> {
    #value = $state() as T;

    constructor(
        private readonly name: string,
        otherwise: T,
    ) {
        this.#value = otherwise;
        try {
            const text = localStorage.getItem(name);
            if (text !== null) this.#value = JSON.parse(text) as T;
        } catch {
            // What is not readable is as good as not there.
        }
    }

    get value(): T {
        return this.#value;
    }

    set value(value: T) {
        this.#value = value;
        try {
            if (value === null || value === undefined || value === "") localStorage.removeItem(this.name);
            else localStorage.setItem(this.name, JSON.stringify(value));
        } catch {
            // Then it lasts as long as the page.
        }
    }
}
