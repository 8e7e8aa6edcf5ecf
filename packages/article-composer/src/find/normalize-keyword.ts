/** Makes a keyword one line of Unicode NFC: control characters and runs of white space become single spaces. */
export const normalizeKeyword = (keyword: string): string =>
  keyword
    .normalize('NFC')
    .replace(/[\s\p{C}]+/gu, ' ')
    .trim();
