import type { Slices } from './slices.ts';

/** The number of texts that are joined at once. */
const maxPiece = 4_096;

/**
 * Sorted texts as one string, which takes a fraction of the memory of an array of strings and is searched for a part of a
 * text at once.
 */
export class SortedTexts {
  readonly #joined: string;
  /** Where each text starts, and one more for the end. */
  readonly #starts: Uint32Array;

  private constructor(joined: string, starts: Uint32Array) {
    this.#joined = joined;
    this.#starts = starts;
  }

  /**
   * Joins texts in slices, because there may be a million.
   *
   * @param texts - without line ends
   * @param order - their numbers in the order of their code units
   */
  static async join(texts: readonly string[], order: Uint32Array, slices: Slices): Promise<SortedTexts> {
    const starts = new Uint32Array(order.length + 1);
    const pieces: string[] = [];
    for (let first = 0; first < order.length; first += maxPiece) {
      const piece: string[] = [];
      for (let at = first; at < Math.min(first + maxPiece, order.length); at += 1) {
        const text = texts[order[at] ?? 0] ?? '';
        piece.push(text);
        starts[at + 1] = (starts[at] ?? 0) + text.length + 1;
      }
      pieces.push(`${piece.join('\n')}\n`);
      await slices.pause();
    }
    return new SortedTexts(pieces.join(''), starts);
  }

  get size(): number {
    return this.#starts.length - 1;
  }

  /** The texts that start with a prefix, as the index of the first and the index after the last. */
  range(prefix: string): [start: number, end: number] {
    return [this.#firstFrom(prefix), this.#firstFrom(`${prefix}\uffff`)];
  }

  /** @returns the texts that equal one, as {@link range} does; a text may be there several times */
  equal(text: string): [start: number, end: number] {
    return [this.#firstFrom(text), this.#firstFrom(`${text}\n`)];
  }

  /** The texts that contain a part, as ranges of those that follow each other: hundreds of thousands may contain it. */
  containing(part: string): [start: number, end: number][] {
    const found: [number, number][] = [];
    let end = 0;
    for (let at = this.#joined.indexOf(part); at >= 0; at = this.#joined.indexOf(part, this.#starts[end])) {
      const index = this.#indexAt(at, end);
      const last = found.at(-1);
      if (last && index === end) last[1] = index + 1;
      else found.push([index, index + 1]);
      end = index + 1;
    }
    return found;
  }

  /** The index of the first text that is not less than another. */
  #firstFrom(text: string): number {
    let [low, high] = [0, this.size];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#at(middle) < text) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /**
   * The index of the text that a position of the joined string belongs to, in steps that double from a text on, because texts
   * that are looked for one after the other are near each other.
   *
   * @param from - the index of a text that does not lie behind it
   */
  #indexAt(position: number, from: number): number {
    let [low, step] = [from, 1];
    while (low + step < this.size && (this.#starts[low + step] ?? 0) <= position) {
      low += step;
      step *= 2;
    }
    let high = Math.min(low + step, this.size);
    while (high - low > 1) {
      const middle = (low + high) >>> 1;
      if ((this.#starts[middle] ?? 0) <= position) low = middle;
      else high = middle;
    }
    return low;
  }

  #at(index: number): string {
    return this.#joined.slice(this.#starts[index], (this.#starts[index + 1] ?? 1) - 1);
  }
}
