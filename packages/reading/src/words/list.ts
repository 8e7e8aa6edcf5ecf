const conjunction = new Intl.ListFormat('en', { type: 'conjunction' });

/** `'a, b, and c'` */
export const list = (words: readonly string[]): string => conjunction.format(words);

export const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
