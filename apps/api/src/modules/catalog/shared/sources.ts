import type { FactSource } from '@org/api-contract';

const inTheUnitedStates = 'https://github.com/datasets';

/** The sources of all facts of the product. `data/SOURCES.md` describes them. */
export const sources = {
  coordinates: source('City coordinates and region', 'GeoNames', 'CC BY 4.0', 'https://www.geonames.org/'),
  listing: source(
    'Exchange, symbol and market value class',
    'FinanceDatabase by Jeroen Bouma, and the listings of Nasdaq and NYSE by DataHub',
    'MIT and ODC-PDDL',
    inTheUnitedStates,
  ),
  wikidataItem: source(
    'Wikidata item',
    'Name Suggestion Index of OpenStreetMap',
    'BSD-3-Clause; the items CC0',
    'https://nsi.guide/',
  ),
  wikidata: source('Company', 'Wikidata', 'CC0', 'https://www.wikidata.org/'),
  sAndP500: source(
    'Head office and industry',
    'S&P 500 Companies by DataHub',
    'ODC-PDDL',
    `${inTheUnitedStates}/s-and-p-500-companies`,
  ),
  financeDatabase: source(
    'Head office and industry',
    'FinanceDatabase by Jeroen Bouma',
    'MIT',
    'https://github.com/JerBouma/FinanceDatabase',
  ),
  curated: source('Products, history and owner', 'Curated from general knowledge', 'Plain facts', null),
  founders: source(
    'Founders',
    'Curated from general knowledge; only names that are certain',
    'Plain facts',
    null,
  ),
  logo: source('Logo', 'Simple Icons; a trademark of its owner', 'CC0', 'https://simpleicons.org/'),
} as const;

/** The sources of the date of a founding, by the files' column `dateSource`. */
const sourcesOfDates: Readonly<Record<string, string>> = {
  'general knowledge': 'A widely published date, without a document',
  'general knowledge, checked': 'A widely published date, also found on a published page',
  'doubtful year':
    'A commonly given year; some accounts count from a forerunner, a merger or a change of name',
  'date of a merger': 'The widely published date of the merger that formed it',
  'earlier table': 'An earlier table of this product, without a document',
};

/**
 * The source of the fact `Founded`.
 *
 * @param dateSource - source of the date; `null` if it is the source of the year
 * @param ofYear - source of the year
 */
export const sourceOfDate = (dateSource: string | null, ofYear: FactSource): FactSource => {
  const ofDate = sourcesOfDates[dateSource ?? ''];
  return ofDate ? source('Founded', ofDate, 'Plain facts', null) : { ...ofYear, facts: 'Founded' };
};

function source(facts: string, name: string, licence: string, url: string | null): FactSource {
  return { facts, source: name, licence, url };
}
