import type { Company } from '@org/api-contract';
import { industries, zodiacSignIds, type ZodiacSignId } from '@org/api-contract/values';
import { zodiacSigns } from '@org/zodiac-core';

export const filterNames = ['zodiac', 'industry', 'search'] as const;
export type Filters = Record<(typeof filterNames)[number], string>;

/** The sign a text names. */
export const asSign = (text: string): ZodiacSignId | undefined => zodiacSignIds.find((sign) => sign === text);

/** What to ask the server: a search overrides the sign. */
export function queryOf({ zodiac, search }: Filters): { zodiac?: ZodiacSignId; search?: string } {
  if (search.trim()) return { search: search.trim() };
  const sign = asSign(zodiac);
  return sign ? { zodiac: sign } : {};
}

/** The companies of an industry; of all where none is chosen. */
export const ofIndustry = (companies: readonly Company[], industry: string): readonly Company[] =>
  industry ? companies.filter((company) => company.industry === industry) : companies;

/** The name comes first, so that typing it finds the sign. */
export const signOptions = [
  { value: '', label: 'All signs' },
  ...zodiacSigns.map(({ id, emoji, name }) => ({ value: id, label: `${name} ${emoji}` })),
];

export const industryOptions = [
  { value: '', label: 'All industries' },
  ...industries.map((industry) => ({ value: industry, label: industry })),
];
