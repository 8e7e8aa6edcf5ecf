import type { Company } from '@org/api-contract';
import { industries, searchMaxLength, type ZodiacSignId } from '@org/api-contract/values';
import { asSign, textOptions } from '#listing/options.ts';

export const filterNames = ['zodiac', 'industry', 'search'] as const;
export type Filters = Record<(typeof filterNames)[number], string>;

/** What to ask the server: a search overrides the sign. An address may hold more than the server takes. */
export function queryOf({ zodiac, search }: Filters): { zodiac?: ZodiacSignId; search?: string } {
  const words = search
    .replaceAll(/\p{Cc}/gu, ' ')
    .trim()
    .slice(0, searchMaxLength)
    .trim();
  if (words) return { search: words };
  const sign = asSign(zodiac);
  return sign ? { zodiac: sign } : {};
}

/** The companies of an industry; of all where none is chosen. */
export const ofIndustry = (companies: readonly Company[], industry: string): readonly Company[] =>
  industry ? companies.filter((company) => company.industry === industry) : companies;

export const industryOptions = textOptions('All industries', industries);
