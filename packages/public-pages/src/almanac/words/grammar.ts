import { getZodiacSignById, type ZodiacSignId } from '@org/zodiac-core';

const format = new Intl.ListFormat('en-US', { type: 'conjunction' });

/** Such as `Rat, Ox, and Tiger`. */
export const listOf = (items: readonly string[]): string => format.format(items);

const rules = new Intl.PluralRules('en', { type: 'ordinal' });
const endings: Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> = { one: 'st', two: 'nd', few: 'rd' };

/** Such as `23rd`. */
export const ordinal = (number: number): string => `${number}${endings[rules.select(number)] ?? 'th'}`;

/** Such as `Rats`. */
export const pluralOfSign = (id: ZodiacSignId): string =>
  id === 'ox' ? 'Oxen' : `${getZodiacSignById(id).name}s`;

/** Such as `an Ox`. */
export const withArticle = (name: string): string => `${/^[AEIOU]/.test(name) ? 'an' : 'a'} ${name}`;
