import { industries } from '@org/api-contract/values';
import { httpsAddress, plainTextOrNull } from './clean.ts';
import { maxRows, type FoundCompany } from './company-sources.ts';
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
