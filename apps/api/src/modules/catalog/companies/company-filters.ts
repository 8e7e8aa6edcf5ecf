import type { EmployeesBand } from '@org/api-contract/values';
import type { ZodiacSignId } from '@org/zodiac-core';
import { sql, type RawBuilder } from 'kysely';

/** What a page of companies is filtered by. */
export interface CompanyFilters {
  zodiac?: ZodiacSignId | undefined;
  industry?: string | undefined;
  country?: string | undefined;
  foundedFrom?: number | undefined;
  foundedTo?: number | undefined;
  size?: EmployeesBand | undefined;
  hasOpenings?: boolean | undefined;
}

/** The facets that have counts, each with its condition in terms of the columns of `company_counts`. */
export const conditionsOf = (filters: CompanyFilters) => ({
  zodiac: equals('zodiac_sign', filters.zodiac),
  industry: equals('industry', filters.industry),
  country: equals('country', filters.country),
  size: equals('employees_band', filters.size),
  founded: between(filters.foundedFrom, filters.foundedTo),
  openings: filters.hasOpenings ? sql<boolean>`has_openings` : undefined,
});

const equals = (column: string, value: string | undefined): RawBuilder<boolean> | undefined =>
  value === undefined ? undefined : sql<boolean>`${sql.ref(column)} = ${value}`;

function between(from: number | undefined, to: number | undefined): RawBuilder<boolean> | undefined {
  if (from === undefined && to === undefined) return undefined;
  return sql<boolean>`founded_year between ${from ?? -32_768} and ${to ?? 32_767}`;
}
