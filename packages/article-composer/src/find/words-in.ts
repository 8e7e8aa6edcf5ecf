/** The words and the numbers of a text, in lower case. */
export const wordsIn = (text: string): string[] => text.toLowerCase().match(/\p{L}+|\d+/gu) ?? [];
