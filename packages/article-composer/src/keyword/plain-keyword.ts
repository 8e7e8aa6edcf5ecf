/**
 * Converts a keyword to plain text: without tags and control characters, with single spaces, cut at a word boundary
 * to at most 60 characters.
 */
export function plainKeyword(keyword: string): string {
  const plain = keyword
    .normalize('NFC')
    .replace(/<(script|style)\b[\s\S]*?(<\/\1[^>]*>|$)/gi, ' ')
    .replace(/<[^>]*>?/g, ' ')
    .replace(/[\p{C}<>"“”&`]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return plain.length <= 60
    ? plain
    : plain
        .slice(0, 61)
        .replace(/\s+\S*$/, '')
        .slice(0, 60);
}
