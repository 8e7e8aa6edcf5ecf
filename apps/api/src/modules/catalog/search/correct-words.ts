import { sql } from 'kysely';
import type { Db } from '#database/connection.ts';
import type { CatalogKind } from '#modules/catalog/shared/catalog-names.ts';
import { isOneLetterOff } from './is-one-letter-off.ts';

const minLetters = 3;
/** More candidates than a word has, so that a query stays short if a list is very long. */
const maxCandidates = 2_000;
const maxCorrections = 5;

/** A word of a search, and the stored words that differ from it by one letter. */
interface Correction {
  word: string;
  isStored: boolean;
  corrections: string[];
}

/** Corrects each word that is one letter off. Words with digits and very short ones are left as they are. */
export const correctWords = (db: Db, kind: CatalogKind, words: readonly string[]): Promise<Correction[]> =>
  Promise.all(words.map((word) => correctWord(db, kind, word)));

async function correctWord(db: Db, kind: CatalogKind, word: string): Promise<Correction> {
  if (word.length < minLetters || /\d/.test(word)) return { word, isStored: false, corrections: [] };
  const { rows } = await candidatesFor(kind, word).execute(db);
  const candidates = rows.map((row) => row.word);
  return {
    word,
    isStored: candidates.includes(word),
    corrections: candidates.filter((each) => isOneLetterOff(word, each)).slice(0, maxCorrections),
  };
}

/**
 * The stored words of about the same length that start or end like a word, as a query that is not executed. A word with one
 * wrong letter keeps its first half or its second half, which an index finds.
 */
export function candidatesFor(kind: CatalogKind, word: string) {
  const half = Math.floor(word.length / 2);
  // One letter less than half, because a swap may cross the middle.
  const start = word.slice(0, Math.max(1, half - 1));
  const end = Array.from(word.slice(half)).toReversed().join('');
  const { length } = Array.from(word);
  // Each length by itself, so that the index finds few words also where very many begin alike.
  return sql<{ word: string }>`${sql.join(
    [length - 1, length, length + 1].flatMap((letters) => [
      sql`(select word from catalog_words
        where kind = ${kind} and length(word) = ${letters} and word like ${`${start}%`} limit ${maxCandidates})`,
      sql`(select word from catalog_words
        where kind = ${kind} and length(word) = ${letters} and reverse(word) like ${`${end}%`} limit ${maxCandidates})`,
    ]),
    sql` union `,
  )} order by word`;
}
