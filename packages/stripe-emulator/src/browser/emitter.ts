type Listener = (event?: unknown) => void;

/** Event emitter with the interface of Stripe's elements. */
export class Emitter {
  readonly #listeners = new Map<string, Set<Listener>>();

  on(name: string, listener: Listener): void {
    const known = this.#listeners.get(name) ?? new Set();
    this.#listeners.set(name, known.add(listener));
  }

  once(name: string, listener: Listener): void {
    const once: Listener = (event) => {
      this.off(name, once);
      listener(event);
    };
    this.on(name, once);
  }

  /** Removes one listener, or all listeners of the event. */
  off(name: string, listener?: Listener): void {
    if (listener) this.#listeners.get(name)?.delete(listener);
    else this.#listeners.delete(name);
  }

  /** @returns whether the event has listeners */
  emit(name: string, event: object = {}): boolean {
    const listeners = [...(this.#listeners.get(name) ?? [])];
    for (const listener of listeners) listener(event);
    return listeners.length > 0;
  }
}
