import type { FactSource } from '@org/api-contract';

const inTheUnitedStates = 'https://github.com/datasets';

/** The sources of all facts of the product; `data/SOURCES.md` has more of each. */
const sources = {
  coordinates: source('City coordinates and region', 'GeoNames', 'CC BY 4.0', 'https://www.geonames.org/'),
  listing: source(
    'Exchange, symbol and market value class',
    'JerBouma/FinanceDatabase, datasets/nasdaq-listings and datasets/nyse-other-listings',
    'MIT and ODC-PDDL',
    inTheUnitedStates,
  ),
  wikidataItem: source(
    'Wikidata item',
    'osmlab/name-suggestion-index',
    'BSD-3-Clause; the items CC0',
    'https://nsi.guide/',
  ),
  wikidata: source('Company', 'Wikidata', 'CC0', 'https://www.wikidata.org/'),
  sAndP500: source(
    'Founding year, seat and industry',
    'datasets/s-and-p-500-companies',
    'ODC-PDDL',
    `${inTheUnitedStates}/s-and-p-500-companies`,
  ),
  financeDatabase: source(
    'Founding year, seat and industry',
    'JerBouma/FinanceDatabase',
    'MIT',
    'https://github.com/JerBouma/FinanceDatabase',
  ),
  curated: source(
    'Founding, founders, products and owner',
    'Curated from general knowledge',
    'Plain facts',
    null,
  ),
  logo: source('Logo', 'simple-icons; a trademark of its owner', 'CC0', 'https://simpleicons.org/'),
} as const;

export { sources };

function source(facts: string, name: string, licence: string, url: string | null): FactSource {
  return { facts, source: name, licence, url };
}
