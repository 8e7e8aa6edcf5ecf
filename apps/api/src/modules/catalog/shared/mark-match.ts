import type { SearchMatch } from '@org/api-contract';
import { compactWords } from './plain-words.ts';

/** A field that a search reads, with its text. */
export type SearchedField = readonly [field: SearchMatch['field'], text: string | null];

/** A word of a text. */
interface Part {
  start: number;
  end: number;
  plain: string;
}

/** The text of a field. Its words are computed on first use. */
class SearchedText {
  readonly field: SearchMatch['field'];
  readonly text: string;
  #parts: readonly Part[] | undefined;

  constructor(field: SearchMatch['field'], text: string) {
    this.field = field;
    this.text = text;
  }

  get parts(): readonly Part[] {
    return (this.#parts ??= Array.from(
      this.text.matchAll(/[\p{L}\p{N}\p{M}'’.]+|[&+]/gu),
      ({ 0: part, index }) => ({ start: index, end: index + part.length, plain: compactWords(part) }),
    ));
  }
}

/** The fields that have a text. */
export const searchedFields = (fields: readonly SearchedField[]): SearchedText[] =>
  fields.flatMap(([field, text]) => (text ? [new SearchedText(field, text)] : []));

/**
 * The first field with all words of a search, or else the first with one of them, with the places of the words.
 *
 * @param words - plain words
 * @param texts - the texts of the fields, by rank
 */
export function markMatch(words: readonly string[], texts: readonly SearchedText[]): SearchMatch | null {
  let first: SearchMatch | null = null;
  for (const searched of texts) {
    const { marks, found } = marksIn(searched.parts, words);
    if (marks.length === 0) continue;
    const match = { field: searched.field, text: searched.text, marks };
    if (words.every((word) => found.has(word))) return match;
    first ??= match;
  }
  return first;
}

/** The places of the words in a text, as `[start, end]`. Parts of words are marked only if no whole word matches. */
function marksIn(
  parts: readonly Part[],
  words: readonly string[],
): { marks: [number, number][]; found: Set<string> } {
  const marks: [number, number][] = [];
  const found = new Set<string>();
  for (const { start, end, plain } of parts) {
    const match = matchIn(plain, words);
    if (match === undefined) continue;
    found.add(match);
    const offset = start + plain.indexOf(match);
    // The plain form may have another length, as for "ß".
    const isAligned = plain.length === end - start;
    marks.push(isAligned ? [offset, offset + match.length] : [start, end]);
  }
  return { marks, found };
}

/** The search word that comes first in a part of a text. If several begin at the same place, the longest of them. */
function matchIn(plain: string, words: readonly string[]): string | undefined {
  let best: string | undefined;
  let bestAt = Infinity;
  for (const word of words) {
    if (!isIn(plain, word, words.length)) continue;
    const at = plain.indexOf(word);
    if (at > bestAt || (at === bestAt && word.length <= (best?.length ?? 0))) continue;
    best = word;
    bestAt = at;
  }
  return best;
}

/**
 * Whether a part of a text matches a word of the search. A longer word may stand anywhere in the part, and a word of
 * one or two letters only at its beginning. A single letter in a search of several words must equal the whole part.
 */
function isIn(plain: string, word: string, count: number): boolean {
  if (word.length === 1 && count > 1) return plain === word;
  return word.length < 3 ? plain.startsWith(word) : plain.includes(word);
}
