import type { OpeningFacets } from '@org/api-contract';
import {
  postedWithinDays,
  workModes,
  zodiacSignIds,
  type openingOrders,
  type WorkMode,
  type ZodiacSignId,
} from '@org/api-contract/values';
import { fold, modeBit, type OpeningSnapshot } from './opening-snapshot.ts';

export interface OpeningFilters {
  search?: string | undefined;
  zodiac?: ZodiacSignId | undefined;
  companyId?: number | undefined;
  workMode?: WorkMode | undefined;
  department?: string | undefined;
  country?: string | undefined;
  place?: string | undefined;
  industry?: string | undefined;
  hasSalary?: 'yes' | undefined;
  postedWithin?: string | undefined;
  sort?: (typeof openingOrders)[number] | undefined;
}

export interface FoundOpenings {
  /** The ids of all matching openings, in order. */
  ids: number[];
  facets: OpeningFacets;
}

/** Maximum values of the facets with many values. */
const maxValues = 100;

/**
 * Finds the openings that match a search and all filters, and counts for each value of each filter the openings that
 * match all other filters.
 *
 * @param today - the number of the day
 */
export function searchOpenings(
  snapshot: OpeningSnapshot,
  filters: OpeningFilters,
  today: number,
): FoundOpenings {
  const counts = new Counts(snapshot, today);
  const tests = testsOf(snapshot, filters, today);
  const matches = searchOf(snapshot, filters.search);
  // With a search, openings whose title has every word come first, unless an order was chosen.
  const inTitle: number[] = [];
  const elsewhere: number[] = [];
  const isRanked = filters.sort === undefined;
  for (const row of snapshot.order(filters.sort ?? 'newest')) {
    let failed: Filter | undefined;
    let failures = 0;
    for (let at = 0; at < tests.length && failures < 2; at += 1) {
      const test = tests[at];
      if (!test || test.passes(row)) continue;
      failed = test.filter;
      failures += 1;
    }
    if (failures > 1) continue;
    const match = matches(row);
    if (match === 'none') continue;
    counts.add(row, failed);
    if (failed) continue;
    (isRanked && match === 'elsewhere' ? elsewhere : inTitle).push(snapshot.ids[row] ?? 0);
  }
  return { ids: [...inTitle, ...elsewhere], facets: counts.facets() };
}

type Filter =
  | 'sign'
  | 'company'
  | 'workMode'
  | 'department'
  | 'country'
  | 'place'
  | 'industry'
  | 'salary'
  | 'posted';

type Test = (row: number) => boolean;

/** The filters that are set, each with its test of a row. */
function testsOf(
  snapshot: OpeningSnapshot,
  filters: OpeningFilters,
  today: number,
): { filter: Filter; passes: Test }[] {
  const { companies, companyOf, departmentOf, modesOf, countriesOf, placesOf, hasSalary, postedOn } =
    snapshot;
  const { zodiac, companyId, workMode, department, country, place, industry, postedWithin } = filters;
  const ofCompany = (test: (company: (typeof companies)[number]) => boolean): Test => {
    const passes = companies.map(test);
    return (row) => passes[companyOf[row] ?? -1] === true;
  };
  const tests: [Filter, Test | undefined][] = [
    ['sign', zodiac && ofCompany(({ sign }) => sign === zodiac)],
    ['company', companyId === undefined ? undefined : ofCompany(({ id }) => id === companyId)],
    ['industry', industry === undefined ? undefined : ofCompany((company) => company.industry === industry)],
    ['workMode', workMode && ((row) => ((modesOf[row] ?? 0) & modeBit(workMode)) !== 0)],
    [
      'department',
      department === undefined ? undefined : equals(departmentOf, snapshot.departments.find(department)),
    ],
    ['country', country === undefined ? undefined : includes(countriesOf, snapshot.countries.find(country))],
    ['place', place === undefined ? undefined : includes(placesOf, snapshot.places.find(place))],
    ['salary', filters.hasSalary && ((row) => hasSalary[row] === true)],
    [
      'posted',
      postedWithin === undefined ? undefined : (row) => isWithin(today, postedOn[row], Number(postedWithin)),
    ],
  ];
  return tests.flatMap(([filter, passes]) => (passes ? { filter, passes } : []));
}

/** An unknown value, whose number is -1, is in no row. */
const equals =
  (numbers: readonly number[], number: number): Test =>
  (row) =>
    number !== -1 && numbers[row] === number;

const includes =
  (lists: OpeningSnapshot['placesOf'], number: number): Test =>
  (row) =>
    lists.some(row, (each) => each === number);

const isWithin = (today: number, day = -1, days = 0): boolean => day >= 0 && today - day <= days;

type Match = 'title' | 'elsewhere' | 'none';

/** Tests whether each word is in the title, the name of the company or a place. */
function searchOf(snapshot: OpeningSnapshot, search = ''): (row: number) => Match {
  const words = fold(search).split(/\s+/).filter(Boolean);
  if (words.length === 0) return () => 'title';
  const { companies, companyOf, foldedPlaces, placesOf, titles } = snapshot;
  const prepared = words.map((word) => ({
    word,
    inCompany: companies.map(({ folded }) => folded.includes(word)),
    inPlace: foldedPlaces.map((place) => place.includes(word)),
  }));
  return (row) => {
    const title = titles[row] ?? '';
    let match: Match = 'title';
    for (const { word, inCompany, inPlace } of prepared) {
      if (title.includes(word)) continue;
      const isElsewhere =
        inCompany[companyOf[row] ?? -1] === true || placesOf.some(row, (place) => inPlace[place] === true);
      if (!isElsewhere) return 'none';
      match = 'elsewhere';
    }
    return match;
  };
}

/** Older openings are in no choice of `postedWithin`. */
const maxAge = Math.max(...postedWithinDays);

/** Counts the openings of each value. A row takes a few additions only, because there may be 100,000. */
class Counts {
  readonly #snapshot: OpeningSnapshot;
  readonly #today: number;
  /** By company: the rows that count for signs, for companies and for industries. */
  readonly #ofSigns: Uint32Array;
  readonly #ofCompanies: Uint32Array;
  readonly #ofIndustries: Uint32Array;
  readonly #departments: Uint32Array;
  readonly #countries: Uint32Array;
  readonly #places: Uint32Array;
  /** By the bits of the work modes. */
  readonly #modes = new Uint32Array(1 << workModes.length);
  /** By age in days. */
  readonly #ages = new Uint32Array(maxAge + 1);
  #withSalary = 0;

  constructor(snapshot: OpeningSnapshot, today: number) {
    this.#snapshot = snapshot;
    this.#today = today;
    const { companies, departments, countries, places } = snapshot;
    this.#ofSigns = new Uint32Array(companies.length);
    this.#ofCompanies = new Uint32Array(companies.length);
    this.#ofIndustries = new Uint32Array(companies.length);
    this.#departments = new Uint32Array(departments.values.length);
    this.#countries = new Uint32Array(countries.values.length);
    this.#places = new Uint32Array(places.values.length);
  }

  /** @param failed - the only filter that the row does not pass; the row counts for that filter only */
  add(row: number, failed: Filter | undefined): void {
    const { companyOf, departmentOf, countriesOf, placesOf, modesOf, hasSalary, postedOn } = this.#snapshot;
    const isMatch = failed === undefined;
    const company = companyOf[row] ?? -1;
    if (isMatch || failed === 'sign') increase(this.#ofSigns, company);
    if (isMatch || failed === 'company') increase(this.#ofCompanies, company);
    if (isMatch || failed === 'industry') increase(this.#ofIndustries, company);
    if (isMatch || failed === 'department') increase(this.#departments, departmentOf[row] ?? -1);
    if (isMatch || failed === 'country') countriesOf.tally(row, this.#countries);
    if (isMatch || failed === 'place') placesOf.tally(row, this.#places);
    if (isMatch || failed === 'workMode') increase(this.#modes, modesOf[row] ?? 0);
    if ((isMatch || failed === 'salary') && hasSalary[row]) this.#withSalary += 1;
    const day = postedOn[row] ?? -1;
    if ((isMatch || failed === 'posted') && day >= 0) increase(this.#ages, Math.max(0, this.#today - day));
  }

  facets(): OpeningFacets {
    const { companies, departments, countries, places } = this.#snapshot;
    const named = (values: readonly string[], counts: Uint32Array) =>
      values.map((value, index) => ({ value, count: counts[index] ?? 0 })).filter(({ count }) => count > 0);
    const most = (facet: { value: string; count: number }[]) =>
      facet.toSorted((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1)).slice(0, maxValues);
    const sumBy = (counts: Uint32Array, keyOf: (company: (typeof companies)[number]) => string | null) => {
      const sums = new Map<string, number>();
      companies.forEach((company, index) => {
        const key = keyOf(company);
        const count = counts[index] ?? 0;
        if (key !== null && count > 0) sums.set(key, (sums.get(key) ?? 0) + count);
      });
      return sums;
    };
    const signs = sumBy(this.#ofSigns, ({ sign }) => sign);
    const industries = sumBy(this.#ofIndustries, ({ industry }) => industry);
    return {
      signs: zodiacSignIds.map((sign) => ({ sign, count: signs.get(sign) ?? 0 })),
      companies: companies
        .map(({ id, name, folded }, index) => ({ id, name, folded, count: this.#ofCompanies[index] ?? 0 }))
        .filter(({ count }) => count > 0)
        .toSorted((a, b) => (a.folded < b.folded ? -1 : 1))
        .map(({ id, name, count }) => ({ id, name, count })),
      workModes: workModes
        .map((value) => ({
          value,
          count: sum(this.#modes.filter((_, bits) => (bits & modeBit(value)) !== 0)),
        }))
        .filter(({ count }) => count > 0),
      departments: most(named(departments.values, this.#departments)),
      countries: most(named(countries.values, this.#countries)),
      places: most(named(places.values, this.#places)),
      industries: most([...industries].map(([value, count]) => ({ value, count }))),
      withSalary: this.#withSalary,
      postedWithin: postedWithinDays.map((days) => ({ days, count: sum(this.#ages.slice(0, days + 1)) })),
    };
  }
}

/** Does nothing for an index that the counts do not have. */
function increase(counts: Uint32Array, index: number): void {
  const count = counts[index];
  if (count !== undefined) counts[index] = count + 1;
}

const sum = (counts: Uint32Array): number => counts.reduce((total, count) => total + count, 0);
