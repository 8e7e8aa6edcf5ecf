import type { CarBrand, CompanyFacts, UsState } from '@org/api-contract';
import type { FoundingDate } from '@org/zodiac-core';
import { request } from '#api/client.ts';
import type { List } from '#founding/lists.ts';
import { employeesInFigures } from '#listing/employees-in-figures.ts';
import { inFigures } from '#listing/in-figures.ts';
import { queryOptions } from '@tanstack/react-query';

/** A row of a comparison: the same lines for every row of its list. */
export interface ComparedRow {
  readonly slug: string;
  readonly name: string;
  readonly date: FoundingDate;
  readonly endedYear: number | null;
  /** Values by label. */
  readonly values: Readonly<Record<string, string | null>>;
}

/** One row, by the address that it has now. */
export const comparedRow = (list: List, slug: string) =>
  queryOptions({
    queryKey: ['compared row', list, slug] as const,
    queryFn: ({ signal }) => read[list](slug, signal),
  });

const read: Readonly<Record<List, (slug: string, signal: AbortSignal) => Promise<ComparedRow>>> = {
  companies: async (slug, signal) =>
    ofCompany((await request('GET /api/companies/{slug}', { params: { slug } }, { signal })).company),
  'car-brands': async (slug, signal) =>
    ofCarBrand((await request('GET /api/car-brands/{slug}', { params: { slug } }, { signal })).carBrand),
  'us-states': async (slug, signal) =>
    ofUsState((await request('GET /api/us-states/{slug}', { params: { slug } }, { signal })).usState),
};

const ofCompany = (row: CompanyFacts): ComparedRow => ({
  slug: row.slug,
  name: row.name,
  date: { year: row.foundedYear, month: row.foundedMonth, day: row.foundedDay },
  endedYear: row.status === 'closed' || row.status === 'bankrupt' ? row.statusYear : null,
  values: {
    'Known for': row.knownFor,
    Seat: row.location,
    Industry: row.industry,
    Founders: row.founders.join(', '),
    Owner: row.parent,
    Employees: row.employeesBand && employeesInFigures(row.employeesBand),
    Openings: String(row.openings),
  },
});

const ofCarBrand = (row: CarBrand): ComparedRow => ({
  slug: row.slug,
  name: row.name,
  date: { year: row.foundedYear, month: row.foundedMonth, day: row.foundedDay },
  endedYear: row.isActive ? null : row.endYear,
  values: {
    'Known for': row.knownFor,
    Country: row.country,
    Category: row.category,
    Founders: row.founders.join(', '),
    Owner: row.parent,
    Models: row.models.map(({ name, year }) => `${name} ${year}`).join(', '),
  },
});

const ofUsState = (row: UsState): ComparedRow => ({
  slug: row.slug,
  name: row.name,
  date: { year: row.statehoodYear, month: row.statehoodMonth, day: row.statehoodDay },
  endedYear: null,
  values: {
    Nickname: row.nickname,
    Region: row.region,
    Capital: row.capital,
    'Largest city': row.largestCity,
    'Population, 2020': inFigures(row.population),
    'Area in square miles': inFigures(row.area),
    'Order of admission': row.admissionOrder ? String(row.admissionOrder) : null,
  },
});
