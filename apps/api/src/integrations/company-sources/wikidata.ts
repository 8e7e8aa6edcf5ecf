import { industries } from '@org/api-contract/values';
import { httpsAddress, plainTextOrNull } from './clean.ts';
import { maxRows, type FoundCompany, type CompanyFacts, type Founder } from './company-sources.ts';
import { record, rows, text } from './untrusted.ts';

/** Wikidata's codes for the precision of a date. The more precise parts of the date have no meaning. */
const precisions = { year: 9, month: 10, day: 11 } as const;
const maxNameLength = 120;

/**
 * Builds the SPARQL query for public companies (Q891723) that were founded in one of the years, have articles in at
 * least twelve Wikipedias, and have not been dissolved. The founding date must be known at least to the year.
 */
export function queryFor(years: readonly number[]): string {
  return `SELECT ?item ?itemLabel ?inception ?precision ?hqLabel ?countryLabel ?industryLabel ?website WHERE {
  ?item wdt:P31 wd:Q891723 ; p:P571/psv:P571 ?when ; wikibase:sitelinks ?links .
  ?when wikibase:timeValue ?inception ; wikibase:timePrecision ?precision .
  FILTER(?precision >= ${precisions.year} && ?links >= 12 && YEAR(?inception) IN (${years.join(', ')}))
  FILTER NOT EXISTS { ?item wdt:P576 ?dissolved }
  OPTIONAL { ?item wdt:P159 ?hq }
  OPTIONAL { ?item wdt:P17 ?country }
  OPTIONAL { ?item wdt:P452 ?industry }
  OPTIONAL { ?item wdt:P856 ?website }
  SERVICE wikibase:label { bd:serviceParam wikibase:language "en" }
} ORDER BY DESC(?links) LIMIT ${maxRows}`;
}

/** The address that answers a SPARQL query. */
export const queryAddress = (query: string): string =>
  `https://query.wikidata.org/sparql?${new URLSearchParams({ format: 'json', query }).toString()}`;

/** Reads the companies of a response. If a company has several rows, the first valid one is used. */
export function companiesOf(answer: unknown): FoundCompany[] {
  const companies = new Map<string, FoundCompany>();
  for (const binding of rows(record(record(answer).results).bindings)) {
    const value = (name: string) => text(record(record(binding)[name]).value);
    const item = value('item');
    const company = companyOf(value);
    if (item && company && !companies.has(item)) companies.set(item, company);
  }
  return [...companies.values()];
}

function companyOf(value: (name: string) => string | null): FoundCompany | undefined {
  const name = plainTextOrNull(value('itemLabel'), maxNameLength);
  const founded = foundingDate(value('inception'), Number(value('precision')));
  // Wikidata labels an item without an English name with its id.
  if (!name || !founded || /^Q\d+$/.test(name)) return undefined;
  const short = (key: string) => plainTextOrNull(value(key), maxNameLength);
  const [city, country] = [short('hqLabel'), short('countryLabel')];
  const trade = short('industryLabel')?.toLowerCase();
  return {
    name,
    founded,
    location: [city, country].filter((part) => part !== null).join(', ') || null,
    country,
    industry: industries.find((industry) => industry.toLowerCase() === trade) ?? null,
    website: httpsAddress(value('website')),
  };
}

/**
 * Reads a founding date to its known precision.
 *
 * @param inception - an ISO date with sign, as Wikidata writes it
 * @param precision - one of {@link precisions}
 * @returns `undefined` for a date before year 1 or with less than year precision
 */
export function foundingDate(
  inception: string | null,
  precision: number,
): FoundCompany['founded'] | undefined {
  const [, year, month, day] = /^\+?(\d{4})-(\d\d)-(\d\d)T/.exec(inception ?? '')?.map(Number) ?? [];
  if (!year || !month || !day || !(precision >= precisions.year)) return undefined;
  return {
    year,
    month: precision >= precisions.month ? month : null,
    day: precision >= precisions.day ? day : null,
  };
}

const maxTextLength = 200;
const maxFounders = 12;
/** Maximum number of rows. An item has one row for each combination of founder, dates, seat and number of employees. */
const maxFactRows = 2_000;
const maxEmployees = 10_000_000;
const itemForm = /^Q[1-9]\d{0,11}$/;

/**
 * Builds the SPARQL query for the founders with birth and death, the head office, the employees and the description
 * of items. Wikidata's preferred statements are read if there are several.
 *
 * @param items - ids such as `Q312`; others are left out
 */
export const factsQueryFor = (items: readonly string[]): string =>
  `SELECT ?item ?itemDescription ?founderLabel ?born ?died ?hqLabel ?employees ?employeesAt WHERE {
  VALUES ?item { ${items
    .filter((item) => itemForm.test(item))
    .map((item) => `wd:${item}`)
    .join(' ')} }
  OPTIONAL {
    ?item wdt:P112 ?founder
    OPTIONAL { ?founder wdt:P569 ?born }
    OPTIONAL { ?founder wdt:P570 ?died }
  }
  OPTIONAL { ?item wdt:P159 ?hq }
  OPTIONAL {
    ?item p:P1128 ?count .
    ?count a wikibase:BestRank ; ps:P1128 ?employees .
    OPTIONAL { ?count pq:P585 ?employeesAt }
  }
  SERVICE wikibase:label { bd:serviceParam wikibase:language "en" }
} LIMIT ${maxFactRows}`;

/** Reads the facts of the items of a response. If an item has several numbers of employees, the latest is kept. */
export function factsOf(answer: unknown): CompanyFacts[] {
  const facts = new Map<string, CompanyFacts>();
  for (const binding of rows(record(record(answer).results).bindings, maxFactRows)) {
    const value = (name: string) => text(record(record(binding)[name]).value);
    const item = value('item')?.split('/').at(-1) ?? '';
    if (!itemForm.test(item)) continue;
    const known = facts.get(item) ?? {
      item,
      description: null,
      founders: [],
      headOffice: null,
      employees: null,
    };
    facts.set(item, {
      item,
      description: known.description ?? label(value('itemDescription')),
      founders: withFounder(known.founders, {
        name: label(value('founderLabel')),
        bornYear: yearOf(value('born')),
        diedYear: yearOf(value('died')),
      }),
      headOffice: known.headOffice ?? label(value('hqLabel')),
      employees: later(known.employees, employeesOf(value('employees'), value('employeesAt'))),
    });
  }
  return [...facts.values()];
}

/** Wikidata labels an item without an English name with its id. */
function label(given: string | null): string | null {
  const name = plainTextOrNull(given, maxTextLength);
  return name && itemForm.test(name) ? null : name;
}

/** Adds a founder. If Wikidata has several dates for a founder, the latest birth and the earliest death are kept. */
function withFounder(
  founders: Founder[],
  { name, ...life }: Omit<Founder, 'name'> & { name: string | null },
): Founder[] {
  if (name === null) return founders;
  const known = founders.find((founder) => founder.name === name);
  if (!known) return founders.length >= maxFounders ? founders : [...founders, { name, ...life }];
  const merged = {
    name,
    bornYear: chosen(Math.max, known.bornYear, life.bornYear),
    diedYear: chosen(Math.min, known.diedYear, life.diedYear),
  };
  return founders.map((founder) => (founder === known ? merged : founder));
}

const chosen = (of: (a: number, b: number) => number, a: number | null, b: number | null): number | null =>
  a === null || b === null ? (a ?? b) : of(a, b);

const yearOf = (date: string | null): number | null => Number(/^\+?(\d{4})-/.exec(date ?? '')?.[1]) || null;

type Employees = CompanyFacts['employees'];

function employeesOf(count: string | null, at: string | null): Employees {
  const number = Number(count);
  if (!count || !Number.isInteger(number) || number < 1 || number > maxEmployees) return null;
  return { number, year: yearOf(at) };
}

const later = (a: Employees, b: Employees): Employees =>
  a === null || (b !== null && (b.year ?? 0) > (a.year ?? 0)) ? b : a;
