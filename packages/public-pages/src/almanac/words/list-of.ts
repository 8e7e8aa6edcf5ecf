const format = new Intl.ListFormat('en-US', { type: 'conjunction' });

/** Such as `Rat, Ox, and Tiger`. */
export const listOf = (items: readonly string[]): string => format.format(items);
