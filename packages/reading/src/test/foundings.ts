import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { valuesAlike } from '../founding/branches.ts';
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

const yearIsOf = ({ dateSource }: Record<string, string>): Subject['yearIs'] =>
  dateSource === 'doubtful year' ? 'doubtful' : dateSource === 'date of a merger' ? 'of a merger' : undefined;

/** A row of the product's files with its list and its industry, category or region. */
export interface FoundingOfFile extends Subject {
  readonly list: 'companies' | 'car brands' | 'states';
  readonly kind: string | null;
  /** The name of the row that it is compared with. */
  readonly rival: string | null;
  /** The values by which the row is compared with others, as in the descriptions of the lists. */
  readonly groups: Readonly<Record<string, string | null>>;
  /** Whether the row still exists. Only then it is counted among the rows that its owner owns. */
  readonly lasts: boolean;
  /** A greater number means better known. */
  readonly fame: number;
  readonly numbers: Readonly<Record<string, number>>;
}

const joined = (...values: readonly (string | undefined)[]): string | null =>
  values.every(Boolean) ? values.join('|') : null;

/** One name for all names of a part of an industry. */
const branchValue = (branch: string | undefined): string | undefined =>
  branch ? valuesAlike('subIndustry', branch)[0] : undefined;

const details = new Map(rowsOf('companies-details.csv').map((row) => [row.name, row]));

/** The short names that the product shows for long ones. */
const shortNames = new Map(
  rowsOf('names.csv').flatMap(({ file, name, shownName }) =>
    file === 'companies' && shownName ? [[name, shownName] as const] : [],
  ),
);

/** The name that the page of a company shows. */
export const shownNameOf = ({ list, name }: FoundingOfFile): string =>
  (list === 'companies' && shortNames.get(name)) || name;

/** A company under a second name is not shown. */
const isShown = ({ name }: Record<string, string>): boolean => !details.get(name)?.sameCompanyAs;

const companies = rowsOf('companies.csv')
  .filter(isShown)
  .map((row): FoundingOfFile => {
    const detail = details.get(row.name) ?? {};
    const { founders, formerNames, parent, status, statusYear, city, employeesBand } = detail;
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
      knownFor: detail.knownFor || null,
      story: detail.story || null,
      rival: detail.rival || null,
      yearIs: yearIsOf(row),
      owner: !status || status === 'acquired' ? parent || null : null,
      hasEnded: hasEnded || status === 'merged',
      seat: row.location || null,
      city: city || null,
      country: row.country || null,
      groups: {
        country: row.country || null,
        branch: branchValue(row.subIndustry) ?? null,
        'branch-of-country': joined(branchValue(row.subIndustry), row.country),
      },
      lasts: !status || status === 'acquired',
      fame:
        (detail.marketCapClass === 'Mega Cap' ? 4 : 0) +
        (employeesBand === '10001+' ? 2 : 0) +
        (row.logoSlug ? 1 : 0),
      numbers: {},
      acquiredYear: status === 'acquired' ? numberOf(statusYear) : null,
      merged: status === 'merged' ? { into: parent || null, year: numberOf(statusYear) } : null,
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
  knownFor: row.knownFor || null,
  story: row.story || null,
  rival: row.rival || null,
  yearIs: yearIsOf(row),
  owner: row.parent || null,
  hasEnded: row.isActive !== 'true',
  city: row.hqCity || null,
  country: row.country || null,
  groups: {
    country: row.country || null,
    branch: row.category || null,
    'branch-of-country': joined(row.category, row.country),
  },
  lasts: row.isActive === 'true',
  fame: (row.isActive === 'true' ? 2 : 0) + (row.logoSlug ? 1 : 0),
  numbers: {},
}));

const states = rowsOf('us-states.csv').map((row): FoundingOfFile => ({
  list: 'states',
  kind: row.region || null,
  rival: row.rival || null,
  name: row.name ?? '',
  began: 'joined the Union',
  date: dateOf(row, 'statehood'),
  endedYear: null,
  field: { of: 'region', region: row.region ?? '' },
  state: {
    order: numberOf(row.admissionOrder),
    howItBegan: row.howJoined || null,
    nickname: row.nickname?.replace(/^The /, '') || null,
    capital: row.capital ?? '',
    largestCity: row.largestCity || null,
  },
  groups: {
    region: row.region || null,
  },
  lasts: true,
  fame: -Number(row.admissionOrder),
  numbers: { population: Number(row.population2020), area: Number(row.areaSqMi) },
}));

/** Every company, brand and state of the product. */
export const foundings: readonly FoundingOfFile[] = [...companies, ...brands, ...states];
