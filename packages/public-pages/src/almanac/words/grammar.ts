import { getZodiacSignById, type ZodiacSignId } from '@org/zodiac-core';

// British lists have no comma before “and”, as the lists within our texts.
const format = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** Joins items as a sentence does: `Rat, Ox and Tiger`. */
export const listOf = (items: readonly string[]): string => format.format(items);

const rules = new Intl.PluralRules('en', { type: 'ordinal' });
const endings: Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> = { one: 'st', two: 'nd', few: 'rd' };

/** An ordinal number, such as `23rd`. */
export const ordinal = (number: number): string => `${number}${endings[rules.select(number)] ?? 'th'}`;

/** The plural of a sign, such as `Rats`. */
export const pluralOfSign = (id: ZodiacSignId): string =>
  id === 'ox' ? 'Oxen' : `${getZodiacSignById(id).name}s`;

/** A name with its article, such as `an Ox`. */
export const withArticle = (name: string): string => `${/^[AEIOU]/.test(name) ? 'an' : 'a'} ${name}`;

/** A text that begins with a small letter. */
export const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** A text that begins with a capital. */
export const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
