const tickMs = 10;

/**
 * A clock that stops while the process is not scheduled. It measures how long a call waits by design, independent of the
 * load of the machine.
 */
export class WaitingClock {
  #ticks = 0;
  readonly #timer = setInterval(() => {
    this.#ticks += 1;
  }, tickMs);

  get nowMs(): number {
    return this.#ticks * tickMs;
  }

  stop(): void {
    clearInterval(this.#timer);
  }
}
