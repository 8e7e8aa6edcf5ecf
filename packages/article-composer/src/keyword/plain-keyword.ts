import { normalizeKeyword } from './normalize-keyword.ts';

/** Normalizes a keyword for use in a sentence: without tags and quotes, cut at a word boundary to at most 60 characters. */
export function plainKeyword(keyword: string): string {
  const plain = normalizeKeyword(
    keyword
      .replace(/<(script|style)\b[\s\S]*?(<\/\1[^>]*>|$)/gi, ' ')
      .replace(/<[^>]*>?/g, ' ')
      .replace(/[<>"“”&`]/g, ' '),
  );
  return plain.length <= 60
    ? plain
    : plain
        .slice(0, 61)
        .replace(/\s+\S*$/, '')
        .slice(0, 60);
}
