import { industries } from '@org/api-contract/values';
import { httpsAddress, plainTextOrNull } from './clean.ts';
import { maxRows, type FoundCompany } from './company-sources.ts';
import { record, rows, text } from './untrusted.ts';

/** Wikidata says how much of an inception is known; the rest of its date is filler. */
const precisions = { year: 9, month: 10, day: 11 } as const;
const maxNameLength = 120;

/**
 * Companies listed on an exchange, founded in one of the years, that enough Wikipedias have an article about to be
 * worth showing, and that have not ended. An inception known by decade or century only is left out.
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

export const queryAddress = (years: readonly number[]): string =>
  `https://query.wikidata.org/sparql?${new URLSearchParams({ format: 'json', query: queryFor(years) }).toString()}`;

/** The companies of an answer; one that has several seats, trades or websites comes once, with the first of each. */
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
  // An item without a name in English is labelled with its own id.
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

/** What of a date is known. Years before the common era are none of ours. */
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
