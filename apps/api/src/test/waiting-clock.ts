const tickMs = 10;

/**
 * A clock that stands still while the process does not get to run. It measures how long a call was made to wait by
 * design, and not how busy the machine is.
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
