import type { Company } from '@org/api-contract';
import { searchMaxLength, type ZodiacSignId } from '@org/api-contract/values';
import { asSign } from '#listing/options.ts';

export const filterNames = ['zodiac', 'industry', 'search'] as const;
export type Filters = Record<(typeof filterNames)[number], string>;

/** The query of a request. A search overrides the sign, and is cut to the length the server accepts. */
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

/** Filters companies by industry. An empty industry keeps all. */
export const ofIndustry = (companies: readonly Company[], industry: string): readonly Company[] =>
  industry ? companies.filter((company) => company.industry === industry) : companies;
