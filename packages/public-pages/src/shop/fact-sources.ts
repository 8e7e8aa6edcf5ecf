/** The sources of the facts in the lists. `data/SOURCES.md` describes them. */
export const factSources: readonly {
  facts: string;
  source: string;
  licence: string;
  url: string | null;
}[] = [
  {
    facts: 'City coordinates, regions and places of birth',
    source: 'GeoNames',
    licence: 'CC BY 4.0',
    url: 'https://www.geonames.org/',
  },
  {
    facts: 'Companies that a refresh adds, with founders, head office and employees',
    source: 'Wikidata',
    licence: 'CC0',
    url: 'https://www.wikidata.org/',
  },
  {
    facts: 'Founding year, head office and industry of large US companies',
    source: 'datasets/s-and-p-500-companies',
    licence: 'ODC-PDDL',
    url: 'https://github.com/datasets/s-and-p-500-companies',
  },
  {
    facts: 'Founding year, head office and industry of further companies',
    source: 'JerBouma/FinanceDatabase',
    licence: 'MIT',
    url: 'https://github.com/JerBouma/FinanceDatabase',
  },
  {
    facts: 'Exchange and symbol',
    source: 'JerBouma/FinanceDatabase, datasets/nasdaq-listings and datasets/nyse-other-listings',
    licence: 'MIT and ODC-PDDL',
    url: 'https://github.com/datasets',
  },
  {
    facts: 'Which Wikidata item a company is',
    source: 'osmlab/name-suggestion-index',
    licence: 'BSD-3-Clause; the items CC0',
    url: 'https://nsi.guide/',
  },
  {
    facts: 'Population, region and division of states',
    source: 'US Census Bureau',
    licence: 'Public domain',
    url: 'https://www.census.gov/',
  },
  {
    facts: 'Statehood and symbols of states',
    source: 'Public records of the states',
    licence: 'Plain facts',
    url: null,
  },
  {
    facts: 'Other foundings, founders, owners, products and car models',
    source: 'Curated by us from general knowledge',
    licence: 'Plain facts',
    url: null,
  },
  {
    facts: 'Time zones of places of birth',
    source: 'OpenStreetMap, through geo-tz',
    licence: 'ODbL',
    url: 'https://www.openstreetmap.org/copyright',
  },
  {
    facts: 'Logos, which are trademarks of their owners',
    source: 'simple-icons',
    licence: 'CC0',
    url: 'https://simpleicons.org/',
  },
];
