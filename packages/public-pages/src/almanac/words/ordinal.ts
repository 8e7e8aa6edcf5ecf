const rules = new Intl.PluralRules('en', { type: 'ordinal' });
const endings: Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> = { one: 'st', two: 'nd', few: 'rd' };

/** Such as `23rd`. */
export const ordinal = (number: number): string => `${number}${endings[rules.select(number)] ?? 'th'}`;
