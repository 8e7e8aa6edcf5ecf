import type { Db } from '#database/connection.ts';
import type { CatalogKind } from '#modules/catalog/shared/catalog-names.ts';
import { compactWords, plainWords } from '#modules/catalog/shared/plain-words.ts';
import { correctWords } from './correct-words.ts';
import { leastTextWith } from './least-text-with.ts';
import { maxRankOfNames, noRank, type SearchIndex } from './search-index.ts';

/** What a search has found. */
export interface Matches {
  /** The rank of each row of the index, or {@link noRank}; the lowest rank comes first. */
  ranks: Uint8Array;
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
  if (words.length === 0) return { ranks: index.findNothing(), words, corrected: null };
  const ranks = index.find(words, compactWords(search));
  const asTyped = { ranks, words, corrected: null };
  const bestRank = lowest(ranks);
  if (bestRank <= maxRankOfNames) return asTyped;
  const alternatives = await correctWords(db, kind, words);
  const isKnown = alternatives.every(({ isStored }) => isStored);
  if (alternatives.every(({ corrections }) => corrections.length === 0)) return asTyped;
  if (isKnown && bestRank !== noRank) return asTyped;
  const all = alternatives.map(({ word, corrections }) => [word, ...corrections]);
  const found = index.findCorrected(all);
  const bestCorrected = lowest(found);
  if (bestCorrected === noRank) return asTyped;
  const merged = ranks.map((rank, row) => (rank === noRank ? (found[row] ?? noRank) : rank));
  if (bestRank !== noRank) return { ranks: merged, words: all.flat(), corrected: null };
  const best = rowsWith(found, bestCorrected).map(idOf);
  const text = await leastTextWith(db, kind, best, all);
  const meant = all.map((each) => each.find((word) => text.includes(` ${word} `)) ?? each[0]);
  return { ranks: merged, words: all.flat(), corrected: meant.join(' ') };
}

function lowest(ranks: Uint8Array): number {
  let low = noRank;
  for (let row = 0; row < ranks.length; row += 1) low = Math.min(low, ranks[row] ?? noRank);
  return low;
}

/** More rows do not make the correction better. */
const maxRows = 5_000;

function rowsWith(ranks: Uint8Array, wanted: number): number[] {
  const rows: number[] = [];
  for (let row = 0; row < ranks.length && rows.length < maxRows; row += 1)
    if (ranks[row] === wanted) rows.push(row);
  return rows;
}
