import type { nameFields } from '@org/api-contract/values';
import { FoundRows, noRank } from './found-rows.ts';
import { NumberList } from './number-list.ts';
import type { Slices } from './slices.ts';
import { sortTexts } from './sort-texts.ts';
import { SortedTexts } from './sorted-texts.ts';
import { WordIndexBuilder, type SearchedWord, type WordIndex } from './word-index.ts';

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

/** As many searches wait for PostgreSQL at a time. Of more, each makes arrays that are used once. */
const maxKept = 4;

/** Finds rows by their names and words. A row has the rank of its best match; rows are numbered from 0. */
export class SearchIndex {
  readonly #size: number;
  readonly #words: WordIndex;
  readonly #names: Names;
  /** Used again, because new arrays for every search of a long list make garbage collection stop the process often. */
  readonly #unused: FoundRows[] = [];

  constructor(size: number, words: WordIndex, names: Names) {
    this.#size = size;
    this.#words = words;
    this.#names = names;
  }

  /** What a search that finds nothing has found. */
  findNothing(): FoundRows {
    return this.#unused.pop() ?? new FoundRows(this.#size);
  }

  /** Lets the next search use what this index has returned. Nothing may read it afterwards. */
  release(found: FoundRows): void {
    if (this.#unused.length === maxKept) return;
    found.clear();
    this.#unused.push(found);
  }

  /** Finds the rows for words as they were typed. */
  find(words: readonly string[], compact: string): FoundRows {
    const found = this.findNothing();
    const searched = words.map((word): SearchedWord => ({ words: [word], match: matchOf(word, words) }));
    const { starting, exact } = this.#names.startingWith(compact);
    found.addNames(starting.subarray(0, exact), this.#names, [ranks.exact, ranks.exact + 1, ranks.exact + 1]);
    found.addNames(starting.subarray(exact), this.#names, withoutTickers(ranks.start));
    this.#addNames(found, searched, ranks.words);
    this.#addRows(found, searched, ranks.elsewhere);
    // Shorter parts are in too many names.
    if (compact.length >= 3) this.#addNames(found, [{ words: [compact], match: 'part' }], ranks.middle, 0);
    return found;
  }

  /** Finds the rows that have one of the alternatives of each word, as a whole word. */
  findCorrected(alternatives: readonly (readonly string[])[]): FoundRows {
    const found = this.findNothing();
    const searched = alternatives.map((words): SearchedWord => ({ words, match: 'whole' }));
    this.#addNames(found, searched, ranks.corrected);
    this.#addRows(found, searched, ranks.correctedElsewhere);
    return found;
  }

  /** @param other - what the rank of a match in another name than the first is higher by */
  #addNames(found: FoundRows, searched: readonly SearchedWord[], rank: number, other?: number): void {
    const rankOf = withoutTickers(rank, other);
    for (const names of this.#names.words.textsWith(searched)) found.addNames(names, this.#names, rankOf);
  }

  #addRows(found: FoundRows, searched: readonly SearchedWord[], rank: number): void {
    for (const rows of this.#words.textsWith(searched)) found.add(rows, rank);
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
