const format = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** Such as `Rat, Ox and Tiger`. */
export const listOf = (items: readonly string[]): string => format.format(items);
