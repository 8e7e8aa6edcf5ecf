import { normalizeKeyword } from './normalize-keyword.ts';

/** The keyword of the contract. */
const maxLength = 120;

/** Normalizes a keyword for use in a sentence: without tags and quotes, cut at a word boundary to at most 120 characters. */
export function plainKeyword(keyword: string): string {
  const plain = normalizeKeyword(
    keyword
      .replace(/<(script|style)\b[\s\S]*?(<\/\1[^>]*>|$)/gi, ' ')
      .replace(/<[^>]*>?/g, ' ')
      .replace(/[<>"“”&`]/g, ' '),
  );
  return plain.length <= maxLength
    ? plain
    : plain
        .slice(0, maxLength + 1)
        .replace(/\s+\S*$/, '')
        .slice(0, maxLength);
}
