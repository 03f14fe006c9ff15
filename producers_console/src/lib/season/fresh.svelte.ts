/** Something the server makes of the facts, asked for again when it is out of date: not too often. */
const PAUSE = 800;

export class Fresh<T> {
  value = $state.raw<T | null>(null);

  #timer: ReturnType<typeof setTimeout> | undefined;
  #busy = false;
  #stale = false;
  #closed = false;

  constructor(private readonly ask: () => Promise<T>) {}

  /** It may be otherwise by now. */
  stale(): void {
    this.#stale = true;
    if (!this.#busy && this.#timer === undefined) void this.#read();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
  }

  async #read(): Promise<void> {
    this.#busy = true;
    this.#stale = false;
    try {
      this.value = await this.ask();
    } catch {
      this.#stale = true; // the page says elsewhere that the server is away; it is asked again
    }
    this.#busy = false;
    if (this.#closed) return;
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      if (this.#stale) void this.#read();
    }, PAUSE);
  }
}
