/** The words and the numbers of a text, in lower case. */
export const wordsIn = (text: string): string[] => text.toLowerCase().match(/\p{L}+|\d+/gu) ?? [];

/** Makes a keyword one line of Unicode NFC: control characters and runs of white space become single spaces. */
export const normalizeKeyword = (keyword: string): string =>
  keyword
    .normalize('NFC')
    .replace(/[\s\p{C}]+/gu, ' ')
    .trim();

/** The contract's limit for a keyword. */
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
