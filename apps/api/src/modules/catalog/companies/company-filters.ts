import type { EmployeesBand } from '@org/api-contract/values';
import type { ZodiacSignId } from '@org/zodiac-core';

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
