import type { CompanyFacts } from '@org/api-contract';
import type { FoundingEvent } from '@org/reading/founding';

const became = {
  acquired: 'Acquired',
  merged: 'Merged',
  bankrupt: 'Bankrupt',
  closed: 'Closed',
} as const;

/** What became of a company, such as `'Acquired by Cisco, 2019'`. */
export function becameOf({
  status,
  statusYear,
  parent,
}: Pick<CompanyFacts, 'status' | 'statusYear' | 'parent'>): string {
  if (!status) return '';
  const by = parent && status === 'acquired' ? ` by ${parent}` : '';
  return `${became[status]}${by}${statusYear ? `, ${statusYear}` : ''}`;
}

/** What happened to a company, for its timeline. */
export function eventsOf(company: CompanyFacts): FoundingEvent[] {
  const { foundedYear, status, statusYear, parent } = company;
  return [
    { year: foundedYear, text: 'Founded' },
    ...(status && statusYear
      ? [{ year: statusYear, text: becameOf({ status, statusYear: null, parent }) }]
      : []),
  ];
}
