/** Keeps the last result of a long computation while its input stays the same. */
export class KeptWhileSame<Input, Result> {
  readonly #compute: (input: Input) => Promise<Result>;
  #key: string | undefined;
  #result: Promise<Result> | undefined;

  constructor(compute: (input: Input) => Promise<Result>) {
    this.#compute = compute;
  }

  /** @param input - plain data; the order of its rows matters */
  of(input: Input): Promise<Result> {
    const key = JSON.stringify(input);
    if (this.#result && this.#key === key) return this.#result;
    const result = this.#compute(input);
    this.#key = key;
    this.#result = result;
    // Failures are not kept.
    result.catch(() => {
      if (this.#result === result) this.#result = undefined;
    });
    return result;
  }
}
