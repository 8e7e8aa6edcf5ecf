const maps = 64;

/** Numbers the distinct values of a column from 0, so that rows hold small numbers in place of texts. */
export class NumberedValues {
  readonly values: string[] = [];
  /** Many small maps: one large map stops the process for a tenth of a second whenever it grows. */
  readonly #numbers = Array.from({ length: maps }, () => new Map<string, number>());

  numberOf(value: string): number {
    const numbers = this.#mapOf(value);
    const known = numbers?.get(value);
    if (known !== undefined) return known;
    numbers?.set(value, this.values.length);
    return this.values.push(value) - 1;
  }

  /** @returns -1 for a value that no row has */
  find(value: string): number {
    return this.#mapOf(value)?.get(value) ?? -1;
  }

  #mapOf(value: string): Map<string, number> | undefined {
    return this.#numbers[(value.charCodeAt(value.length - 1) + value.length * 7) % maps || 0];
  }
}
