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

/** Stored words that follow each other in their order. */
type WordRange = readonly [start: number, end: number];

/** Looking a text up among those of a word takes as long as reading so many texts one after the other. */
const stepsOfLookUp = 20;

/** Of more stored words, the texts are written into one list. */
const maxLists = 16;

/** Numbered texts by their words: for each word, in order, the numbers of the texts that have it. */
export class WordIndex {
  readonly #words: SortedTexts;
  /** Where the texts of each word start, and one more for the end. */
  readonly #starts: Uint32Array;
  readonly #texts: Uint32Array;
  /** For each text how many words of a search it has, counted until the first that it lacks. */
  readonly #counts: Uint8Array;
  /** The texts that have the words of a search. Used again, as the counts are, so that searches leave no garbage. */
  readonly #found = new NumberList();

  constructor(words: SortedTexts, starts: Uint32Array, texts: Uint32Array, size: number) {
    this.#words = words;
    this.#starts = starts;
    this.#texts = texts;
    this.#counts = new Uint8Array(size);
  }

  /**
   * The numbers of the texts that have all the words, in several lists without order. A text may be there twice. The lists are
   * valid until the next call.
   */
  textsWith(searched: readonly SearchedWord[]): Uint32Array[] {
    // The rarest word first, so that few texts are looked for among those of the others.
    const [rarest = [], ...others] = searched
      .map((word) => this.#ranges(word))
      .toSorted((a, b) => this.#textCount(a) - this.#textCount(b));
    if (others.length === 0 && rarest.length <= maxLists) return this.#textsOf(rarest);
    this.#counts.fill(0);
    this.#keepRead(rarest, 0);
    others.forEach((ranges, index) => {
      const words = ranges.reduce((sum, [start, end]) => sum + end - start, 0);
      const steps = this.#found.length * words * stepsOfLookUp;
      if (steps < this.#textCount(ranges)) this.#keepLookedUp(ranges, index + 1);
      else this.#keepRead(ranges, index + 1);
    });
    return [this.#found.view()];
  }

  /** Reads all texts of the next word, and keeps those that have all words before. */
  #keepRead(ranges: readonly WordRange[], before: number): void {
    const [counts, found] = [this.#counts, this.#found];
    found.clear();
    for (const [start, end] of ranges) {
      const endOfTexts = this.#starts[end] ?? 0;
      for (let at = this.#starts[start] ?? 0; at < endOfTexts; at += 1) {
        const text = this.#texts[at] ?? 0;
        if (counts[text] !== before) continue;
        counts[text] = before + 1;
        found.push(text);
      }
    }
  }

  /** Looks up each text that has all words before among those of the next word, which for each stored word are in order. */
  #keepLookedUp(ranges: readonly WordRange[], before: number): void {
    const candidates = this.#found.view();
    this.#found.clear();
    for (const text of candidates) {
      if (!ranges.some((range) => this.#has(range, text))) continue;
      this.#counts[text] = before + 1;
      this.#found.push(text);
    }
  }

  #has([start, end]: WordRange, text: number): boolean {
    for (let word = start; word < end; word += 1) {
      let [low, high] = [this.#starts[word] ?? 0, this.#starts[word + 1] ?? 0];
      while (low < high) {
        const middle = (low + high) >>> 1;
        if ((this.#texts[middle] ?? 0) < text) low = middle + 1;
        else high = middle;
      }
      if (low < (this.#starts[word + 1] ?? 0) && this.#texts[low] === text) return true;
    }
    return false;
  }

  #textCount(ranges: readonly WordRange[]): number {
    return ranges.reduce(
      (sum, [start, end]) => sum + (this.#starts[end] ?? 0) - (this.#starts[start] ?? 0),
      0,
    );
  }

  #textsOf(ranges: readonly WordRange[]): Uint32Array[] {
    return ranges.map(([start, end]) => this.#texts.subarray(this.#starts[start], this.#starts[end]));
  }

  /** The stored words that match, as ranges of their indexes. */
  #ranges({ words, match }: SearchedWord): WordRange[] {
    switch (match) {
      case 'whole':
        return words.map((word) => this.#words.equal(word));
      case 'beginning':
        return words.map((word) => this.#words.range(word));
      case 'part':
        return words.flatMap((word) => this.#words.containing(word));
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
