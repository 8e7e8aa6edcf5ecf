import type { nameFields } from '@org/api-contract/values';
import { NumberList } from './number-list.ts';
import type { Slices } from './slices.ts';
import { sortTexts } from './sort-texts.ts';
import { SortedTexts } from './sorted-texts.ts';
import { WordIndexBuilder, type SearchedWord, type WordIndex } from './word-index.ts';

/** The rank of a row that a search does not find. */
export const noRank = 255;

/**
 * The ranks of matches: 0 is the exact name, 1 another exact name, 2 and 3 the beginning of a name, 4 and 5 words in a name,
 * 6 words in another field, 7 the middle of a name, 8 and 9 corrected words in a name, 10 in another field.
 */
const ranks = { exact: 0, start: 2, words: 4, elsewhere: 6, middle: 7, corrected: 8, correctedElsewhere: 10 };
export const maxRankOfNames = ranks.words + 1;

/** A name that leads to a row. */
export interface IndexedName {
  /** The number of the row. */
  row: number;
  field: (typeof nameFields)[number];
  /** The words between spaces. */
  term: string;
  /** The words without spaces. */
  compact: string;
}

/** Finds rows by their names and words. A row has the rank of its best match; rows are numbered from 0. */
export class SearchIndex {
  readonly #size: number;
  readonly #words: WordIndex;
  readonly #names: Names;

  constructor(size: number, words: WordIndex, names: Names) {
    this.#size = size;
    this.#words = words;
    this.#names = names;
  }

  /** The ranks of a search that finds nothing. */
  findNothing(): Uint8Array {
    return new Uint8Array(this.#size).fill(noRank);
  }

  /** The rank of each row for words as they were typed. */
  find(words: readonly string[], compact: string): Uint8Array {
    const found = this.findNothing();
    const searched = words.map((word): SearchedWord => ({ words: [word], match: matchOf(word, words) }));
    const { starting, exact } = this.#names.startingWith(compact);
    this.#lowerNames(found, starting.subarray(0, exact), [ranks.exact, ranks.exact + 1, ranks.exact + 1]);
    this.#lowerNames(found, starting.subarray(exact), withoutTickers(ranks.start));
    this.#addNames(found, searched, ranks.words);
    this.#addRows(found, searched, ranks.elsewhere);
    // Shorter parts are in too many names.
    if (compact.length >= 3) this.#addNames(found, [{ words: [compact], match: 'part' }], ranks.middle, 0);
    return found;
  }

  /** The rank of each row that has one of the alternatives of each word, as a whole word. */
  findCorrected(alternatives: readonly (readonly string[])[]): Uint8Array {
    const found = this.findNothing();
    const searched = alternatives.map((words): SearchedWord => ({ words, match: 'whole' }));
    this.#addNames(found, searched, ranks.corrected);
    this.#addRows(found, searched, ranks.correctedElsewhere);
    return found;
  }

  /** @param other - what the rank of a match in another name than the first is higher by */
  #addNames(found: Uint8Array, searched: readonly SearchedWord[], rank: number, other?: number): void {
    for (const names of this.#names.words.textsWith(searched))
      this.#lowerNames(found, names, withoutTickers(rank, other));
  }

  #addRows(found: Uint8Array, searched: readonly SearchedWord[], rank: number): void {
    for (const rows of this.#words.textsWith(searched)) {
      for (let at = 0; at < rows.length; at += 1) {
        const row = rows[at] ?? 0;
        if (rank < (found[row] ?? 0)) found[row] = rank;
      }
    }
  }

  /** Lowers the ranks of the rows of some names to those of the fields of the names. */
  #lowerNames(found: Uint8Array, names: Uint32Array, rankOf: RankOfField): void {
    const { rows, fields } = this.#names;
    for (let at = 0; at < names.length; at += 1) {
      const name = names[at] ?? 0;
      const rank = rankOf[fields[name] ?? 0] ?? noRank;
      const row = rows[name] ?? 0;
      if (rank < (found[row] ?? 0)) found[row] = rank;
    }
  }
}

/** What leads to a row: the name that it is shown by, another name, or the symbol of a share. */
const fieldCodes = { name: 0, other: 1, ticker: 2 } as const;
/** The rank of each of `fieldCodes`. */
type RankOfField = readonly [name: number, other: number, ticker: number];

/** A ticker is found only if it is typed exactly. */
const withoutTickers = (rank: number, other = 1): RankOfField => [rank, rank + other, noRank];

/** A word matches the beginning of a word. Between other words, a letter and "and" match whole words only. */
const matchOf = (word: string, words: readonly string[]): 'whole' | 'beginning' =>
  words.length > 1 && (word.length === 1 || word === 'and') ? 'whole' : 'beginning';

/** All names, by their words and by the order of their compact forms. */
class Names {
  /** The row of each name. */
  readonly rows: Uint32Array;
  /** The code of the field of each name. */
  readonly fields: Uint8Array;
  readonly words: WordIndex;
  readonly #compacts: SortedTexts;
  /** The numbers of the names in the order of the compact forms. */
  readonly #order: Uint32Array;

  constructor(
    rows: Uint32Array,
    fields: Uint8Array,
    words: WordIndex,
    compacts: SortedTexts,
    order: Uint32Array,
  ) {
    this.rows = rows;
    this.fields = fields;
    this.words = words;
    this.#compacts = compacts;
    this.#order = order;
  }

  /** The names whose compact form starts with a text: first those that equal it, whose number is `exact`. */
  startingWith(compact: string): { starting: Uint32Array; exact: number } {
    const [start, end] = this.#compacts.range(compact);
    const [, endOfExact] = this.#compacts.equal(compact);
    return { starting: this.#order.subarray(start, end), exact: endOfExact - start };
  }
}

/** Collects rows, numbered as they are added, and their names for a {@link SearchIndex}. */
export class SearchIndexBuilder {
  readonly #words = new WordIndexBuilder();
  readonly #nameWords = new WordIndexBuilder();
  readonly #compacts: string[] = [];
  readonly #nameRows = new NumberList();
  readonly #nameFields = new NumberList();
  #size = 0;

  /** @param searchText - the words of the row between spaces */
  addRow(searchText: string): void {
    this.#words.add(wordsOf(searchText));
    this.#size += 1;
  }

  addName({ row, field, term, compact }: IndexedName): void {
    this.#nameWords.add(wordsOf(term));
    this.#compacts.push(compact);
    this.#nameRows.push(row);
    this.#nameFields.push(fieldCodes[field === 'name' || field === 'ticker' ? field : 'other']);
  }

  async build(slices: Slices): Promise<SearchIndex> {
    const order = await sortTexts(this.#compacts, slices);
    const compacts = await SortedTexts.join(this.#compacts, order, slices);
    const fields = new Uint8Array(this.#nameFields.view());
    const words = await this.#nameWords.build(slices);
    const names = new Names(this.#nameRows.trimmed(), fields, words, compacts, order);
    return new SearchIndex(this.#size, await this.#words.build(slices), names);
  }
}

const wordsOf = (text: string): string[] => text.split(' ').filter(Boolean);
