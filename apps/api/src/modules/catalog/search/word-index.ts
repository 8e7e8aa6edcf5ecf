import { NumberList } from './number-list.ts';
import { NumberedValues } from './numbered-values.ts';
import type { Slices } from './slices.ts';
import { sortTexts } from './sort-texts.ts';
import { SortedTexts } from './sorted-texts.ts';

/** How a word of a search matches a stored word. */
export type WordMatch = 'whole' | 'beginning' | 'part';

/** A word of a search: a text that matches one of `words` has it. */
export interface SearchedWord {
  words: readonly string[];
  match: WordMatch;
}

/** Numbered texts by their words: for each word, in order, the numbers of the texts that have it. */
export class WordIndex {
  readonly #words: SortedTexts;
  /** Where the texts of each word start, and one more for the end. */
  readonly #starts: Uint32Array;
  readonly #texts: Uint32Array;
  readonly #size: number;

  constructor(words: SortedTexts, starts: Uint32Array, texts: Uint32Array, size: number) {
    this.#words = words;
    this.#starts = starts;
    this.#texts = texts;
    this.#size = size;
  }

  /** The numbers of the texts that have all the words, in several lists without order. A text may be there twice. */
  textsWith(searched: readonly SearchedWord[]): Uint32Array[] {
    const [first, ...others] = searched.map((word) => this.#textsOf(word));
    if (!first || others.length === 0) return first ?? [];
    /** For each text how many of the words it has, counted until the first that it lacks. */
    const counts = new Uint8Array(this.#size);
    for (const texts of first) for (let at = 0; at < texts.length; at += 1) counts[texts[at] ?? 0] = 1;
    const found = new NumberList();
    others.forEach((lists, index) => {
      const before = index + 1;
      const isLast = before === others.length;
      for (const texts of lists) {
        for (let at = 0; at < texts.length; at += 1) {
          const text = texts[at] ?? 0;
          if (counts[text] !== before) continue;
          counts[text] = before + 1;
          if (isLast) found.push(text);
        }
      }
    });
    return [found.view()];
  }

  #textsOf(searched: SearchedWord): Uint32Array[] {
    return this.#ranges(searched).map(([start, end]) =>
      this.#texts.subarray(this.#starts[start], this.#starts[end]),
    );
  }

  /** The stored words that match, as ranges of their indexes. */
  #ranges({ words, match }: SearchedWord): [start: number, end: number][] {
    switch (match) {
      case 'whole':
        return words.map((word) => this.#words.equal(word));
      case 'beginning':
        return words.map((word) => this.#words.range(word));
      case 'part':
        return words.flatMap((word) =>
          this.#words.containing(word).map((index): [number, number] => [index, index + 1]),
        );
    }
  }
}

/** Collects the words of numbered texts for a {@link WordIndex}. */
export class WordIndexBuilder {
  readonly #distinct = new NumberedValues();
  /** The words of all texts, one after the other. */
  readonly #entries = new NumberList();
  /** Where the words of each text end. */
  readonly #ends = new NumberList();

  add(words: readonly string[]): void {
    for (const word of words) this.#entries.push(this.#distinct.numberOf(word));
    this.#ends.push(this.#entries.length);
  }

  async build(slices: Slices): Promise<WordIndex> {
    const words = this.#distinct.values;
    const order = await sortTexts(words, slices);
    /** The place of each word in the order. */
    const places = new Uint32Array(words.length);
    order.forEach((number, place) => (places[number] = place));
    const starts = new Uint32Array(words.length + 1);
    for (let entry = 0; entry < this.#entries.length; entry += 1) {
      const after = (places[this.#entries.at(entry)] ?? 0) + 1;
      starts[after] = (starts[after] ?? 0) + 1;
      const pause = slices.step();
      if (pause) await pause;
    }
    for (let word = 0; word < words.length; word += 1)
      starts[word + 1] = (starts[word + 1] ?? 0) + (starts[word] ?? 0);
    const next = starts.slice();
    const texts = new Uint32Array(this.#entries.length);
    let entry = 0;
    for (let text = 0; text < this.#ends.length; text += 1) {
      for (const end = this.#ends.at(text); entry < end; entry += 1) {
        const place = places[this.#entries.at(entry)] ?? 0;
        const at = next[place] ?? 0;
        texts[at] = text;
        next[place] = at + 1;
      }
      const pause = slices.step();
      if (pause) await pause;
    }
    return new WordIndex(await SortedTexts.join(words, order, slices), starts, texts, this.#ends.length);
  }
}
