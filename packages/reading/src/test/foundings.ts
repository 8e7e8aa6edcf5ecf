import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import type { Subject } from '../founding/subject.ts';

const rowsOf = (file: string): Record<string, string>[] =>
  parse(readFileSync(new URL(`../../../../data/${file}`, import.meta.url), 'utf8'), { columns: true });

const numberOf = (text: string | undefined): number | null => (text ? Number(text) : null);
const textsOf = (text: string | undefined): string[] => (text ? text.split('; ') : []);

const dateOf = (row: Record<string, string>, prefix: 'founded' | 'statehood') => ({
  year: Number(row[`${prefix}Year`]),
  month: numberOf(row[`${prefix}Month`]),
  day: numberOf(row[`${prefix}Day`]),
});

/** A row of the product's files with its list and its industry, category or region. */
export interface FoundingOfFile extends Subject {
  readonly list: 'companies' | 'car brands' | 'states';
  readonly kind: string | null;
}

const details = new Map(rowsOf('companies-details.csv').map((row) => [row.name, row]));

const companies = rowsOf('companies.csv').map((row): FoundingOfFile => {
  const { founders, formerNames, parent, status, statusYear } = details.get(row.name) ?? {};
  const hasEnded = status === 'closed' || status === 'bankrupt';
  return {
    list: 'companies',
    kind: row.industry || null,
    name: row.name ?? '',
    began: 'was founded',
    date: dateOf(row, 'founded'),
    endedYear: hasEnded ? numberOf(statusYear) : null,
    field: { of: 'trade', industry: row.industry || null, branch: row.subIndustry || null },
    founders: textsOf(founders),
    formerNames: textsOf(formerNames),
    owner: parent || null,
    acquiredYear: status === 'acquired' ? numberOf(statusYear) : null,
  };
});

const brands = rowsOf('car-brands.csv').map((row): FoundingOfFile => ({
  list: 'car brands',
  kind: row.category || null,
  name: row.name ?? '',
  began: 'was founded',
  date: dateOf(row, 'founded'),
  endedYear: numberOf(row.endYear),
  field: { of: 'cars', category: row.category ?? '' },
  founders: textsOf(row.founders),
  owner: row.parent || null,
  models: textsOf(row.models).map((model) => ({ name: model.slice(0, -5), year: Number(model.slice(-4)) })),
}));

const states = rowsOf('us-states.csv').map((row): FoundingOfFile => ({
  list: 'states',
  kind: row.region || null,
  name: row.name ?? '',
  began: 'joined the Union',
  date: dateOf(row, 'statehood'),
  endedYear: null,
  field: { of: 'region', region: row.region ?? '' },
  howItBegan: row.howJoined || null,
  order: numberOf(row.admissionOrder),
}));

/** Every company, brand and state of the product. */
export const foundings: readonly FoundingOfFile[] = [...companies, ...brands, ...states];
