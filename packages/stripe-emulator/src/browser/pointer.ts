/** Tracks whether a mouse button or finger is down. */
export class Pointer {
  #isDown = false;
  readonly #signal: AbortSignal;

  constructor(signal: AbortSignal) {
    this.#signal = signal;
    const listen = (name: string, isDown: boolean): void =>
      window.addEventListener(name, () => (this.#isDown = isDown), { capture: true, signal });
    listen('pointerdown', true);
    listen('pointerup', false);
    listen('pointercancel', false);
  }

  /**
   * Runs `action` now, or after the pointer is released. A layout shift while the pointer is down would move the
   * target away, and the browser would send no click.
   */
  whenUp(action: () => void): void {
    if (!this.#isDown) {
      action();
      return;
    }
    const options = { capture: true, once: true, signal: this.#signal };
    // The click event follows pointerup.
    window.addEventListener('pointerup', () => setTimeout(action), options);
  }
}
