/** A list of numbers below 2^32 that grows. It takes four bytes a number, and no garbage collection. */
export class NumberList {
  #numbers = new Uint32Array(1_024);
  #length = 0;

  get length(): number {
    return this.#length;
  }

  push(number: number): void {
    if (this.#length === this.#numbers.length) {
      const larger = new Uint32Array(this.#numbers.length * 2);
      larger.set(this.#numbers);
      this.#numbers = larger;
    }
    this.#numbers[this.#length] = number;
    this.#length += 1;
  }

  /** Removes all numbers, and keeps their room. */
  clear(): void {
    this.#length = 0;
  }

  at(index: number): number {
    return this.#numbers[index] ?? 0;
  }

  /** The numbers, until the next is added. Loops over all of them are many times faster than {@link at}. */
  view(): Uint32Array {
    return this.#numbers.subarray(0, this.#length);
  }

  /** The numbers without room to grow. */
  trimmed(): Uint32Array {
    return this.#numbers.slice(0, this.#length);
  }
}
