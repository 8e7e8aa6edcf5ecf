import { sql } from 'kysely';
import type { Db } from '#database/connection.ts';
import type { CatalogKind } from './catalog-names.ts';

/** Minimum length of a corrected word. A shorter word is one letter away from too many others. */
const minLetters = 3;
const maxCorrections = 5;
const letters = 'abcdefghijklmnopqrstuvwxyz';

/** The stored words that each word may stand for, likeliest first. Words with digits are not corrected. */
export const correctWords = (db: Db, kind: CatalogKind, words: readonly string[]): Promise<string[][]> =>
  Promise.all(
    words.map(async (word) => {
      if (word.length < minLetters || /\d/.test(word)) return [word];
      const { rows } = await correctionsQuery(kind, word).execute(db);
      return [word, ...rows.map((row) => row.word)];
    }),
  );

/** The stored words that differ by one letter, then those that share most trigrams, as a query. */
export function correctionsQuery(kind: CatalogKind, word: string) {
  const nearest = sql`word = any(${oneLetterOff(word)}::text[])`;
  return sql<{ word: string }>`
    select word from catalog_words
    where kind = ${kind} and word <> ${word} and (${nearest} or (word % ${word} and similarity(word, ${word}) >= 0.5))
    order by ${nearest} desc, similarity(word, ${word}) desc, word limit ${maxCorrections}`;
}

/** The variants of a word with one letter removed, replaced or added, or two neighboring letters swapped. */
export function oneLetterOff(word: string): string[] {
  const texts = new Set<string>();
  for (let at = 0; at <= word.length; at += 1) {
    const [start, next, after] = [word.slice(0, at), word.charAt(at), word.slice(at + 1)];
    texts.add(start + after);
    texts.add(start + after.charAt(0) + next + after.slice(1));
    for (const letter of letters) {
      texts.add(start + letter + after);
      texts.add(start + letter + next + after);
    }
  }
  texts.delete(word);
  return [...texts];
}
