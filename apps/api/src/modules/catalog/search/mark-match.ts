import type { SearchMatch } from '@org/api-contract';
import { compactWords } from '#modules/catalog/shared/plain-words.ts';

/** A field that a search looks through, with its text. */
export type SearchedField = readonly [field: SearchMatch['field'], text: string | null];

/**
 * The first field that has all words of a search, or else the first that has one of them, with the places of the words.
 *
 * @param words - plain words
 * @param fields - in the order of their rank
 */
export function markMatch(words: readonly string[], fields: readonly SearchedField[]): SearchMatch | null {
  const marked = fields.flatMap(([field, text]) => (text ? [{ field, text, ...marksIn(text, words) }] : []));
  const all = marked.find(({ found }) => words.every((word) => found.has(word)));
  const match = all ?? marked.find(({ marks }) => marks.length > 0);
  return match ? { field: match.field, text: match.text, marks: match.marks } : null;
}

/** The places of the words in a text, as `[start, end]`. A part of a word is marked if nothing else is. */
function marksIn(text: string, words: readonly string[]): { marks: [number, number][]; found: Set<string> } {
  const marks: [number, number][] = [];
  const found = new Set<string>();
  for (const { 0: part, index } of text.matchAll(/[\p{L}\p{N}\p{M}'’.]+|[&+]/gu)) {
    const plain = compactWords(part);
    const match = words
      .filter((word) => isIn(plain, word, words.length))
      // The longest from the beginning of the word.
      .toSorted((a, b) => plain.indexOf(a) - plain.indexOf(b) || b.length - a.length)[0];
    if (match === undefined) continue;
    found.add(match);
    const offset = plain.indexOf(match);
    // The plain form may have another length, as that of "ß".
    const isAligned = plain.length === part.length;
    marks.push(isAligned ? [index + offset, index + offset + match.length] : [index, index + part.length]);
  }
  return { marks, found };
}

/** A letter between other words matches a whole word, one or two letters the beginning of a word. */
function isIn(plain: string, word: string, count: number): boolean {
  if (word.length === 1 && count > 1) return plain === word;
  return word.length < 3 ? plain.startsWith(word) : plain.includes(word);
}
