/** Knows whether a mouse button or finger is down. */
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

  /** Acts now, or once the button is up again: what moves under a pressed button is not clicked. */
  whenUp(action: () => void): void {
    if (!this.#isDown) {
      action();
      return;
    }
    const options = { capture: true, once: true, signal: this.#signal };
    // After the click, which follows.
    window.addEventListener('pointerup', () => setTimeout(action), options);
  }
}
