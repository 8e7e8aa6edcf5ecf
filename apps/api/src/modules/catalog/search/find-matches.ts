import type { Db } from '#database/connection.ts';
import type { CatalogKind } from '#modules/catalog/shared/catalog-names.ts';
import { compactWords, plainWords } from '#modules/catalog/shared/plain-words.ts';
import { correctWords } from './correct-words.ts';
import { leastTextWith } from './least-text-with.ts';
import { noRank, type FoundRows } from './found-rows.ts';
import { maxRankOfNames, type SearchIndex } from './search-index.ts';

/** What a search has found. */
export interface Matches {
  /** The rows that were found, to be released when they were read. */
  found: FoundRows;
  /** The words that matched: those typed, and their corrections where no name has them. */
  words: string[];
  /** The correction of a search, if it was corrected. */
  corrected: string | null;
}

/** The rows that are searched, and their ids. */
export interface Searched {
  kind: CatalogKind;
  index: SearchIndex;
  idOf: (row: number) => number;
}

/** The longest search that is read, in words. Further words are ignored. */
const maxWords = 8;

/** Finds the rows that a search means. A search without a letter or digit finds nothing. */
export async function findMatches(db: Db, { kind, index, idOf }: Searched, search: string): Promise<Matches> {
  const words = plainWords(search).split(' ').filter(Boolean).slice(0, maxWords);
  if (words.length === 0) return { found: index.findNothing(), words, corrected: null };
  const found = index.find(words, compactWords(search));
  const asTyped = { found, words, corrected: null };
  const bestRank = found.best;
  if (bestRank <= maxRankOfNames) return asTyped;
  const alternatives = await correctWords(db, kind, words);
  const isKnown = alternatives.every(({ isStored }) => isStored);
  if (alternatives.every(({ corrections }) => corrections.length === 0)) return asTyped;
  if (isKnown && bestRank !== noRank) return asTyped;
  const all = alternatives.map(({ word, corrections }) => [word, ...corrections]);
  const corrected = index.findCorrected(all);
  const best = rowsOf(corrected, corrected.best).map(idOf);
  found.addMissing(corrected);
  index.release(corrected);
  if (best.length === 0) return asTyped;
  if (bestRank !== noRank) return { found, words: all.flat(), corrected: null };
  const text = await leastTextWith(db, kind, best, all);
  const meant = all.map((each) => each.find((word) => text.includes(` ${word} `)) ?? each[0]);
  return { found, words: all.flat(), corrected: meant.join(' ') };
}

/** More rows do not make the correction better. */
const maxRows = 200;

function rowsOf({ ranks, rows: { length: count } }: FoundRows, rank: number): number[] {
  const rows: number[] = [];
  for (let row = 0; row < ranks.length && rows.length < Math.min(count, maxRows); row += 1)
    if (ranks[row] === rank) rows.push(row);
  return rows;
}
