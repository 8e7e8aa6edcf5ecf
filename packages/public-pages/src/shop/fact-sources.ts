/** The sources of the facts in the lists. `data/SOURCES.md` describes them. */
export const factSources: readonly {
  facts: string;
  source: string;
  license: string;
  url: string | null;
}[] = [
  {
    facts: 'City coordinates, regions and places of birth',
    source: 'GeoNames',
    license: 'CC BY 4.0',
    url: 'https://www.geonames.org/',
  },
  {
    facts: 'Companies that a refresh adds, with founders, head office and employees',
    source: 'Wikidata',
    license: 'CC0',
    url: 'https://www.wikidata.org/',
  },
  {
    facts: 'Founding year, head office and industry of large US companies',
    source: 'S&P 500 Companies by DataHub',
    license: 'ODC-PDDL',
    url: 'https://github.com/datasets/s-and-p-500-companies',
  },
  {
    facts: 'Founding year, head office and industry of further companies',
    source: 'FinanceDatabase by Jeroen Bouma',
    license: 'MIT',
    url: 'https://github.com/JerBouma/FinanceDatabase',
  },
  {
    facts: 'Exchange and symbol',
    source: 'FinanceDatabase by Jeroen Bouma, and the listings of Nasdaq and NYSE by DataHub',
    license: 'MIT and ODC-PDDL',
    url: 'https://github.com/datasets',
  },
  {
    facts: 'Which Wikidata item a company is',
    source: 'Name Suggestion Index of OpenStreetMap',
    license: 'BSD-3-Clause; the items CC0',
    url: 'https://nsi.guide/',
  },
  {
    facts: 'Population, region and division of states',
    source: 'US Census Bureau',
    license: 'Public domain',
    url: 'https://www.census.gov/',
  },
  {
    facts: 'Statehood and symbols of states',
    source: 'Public records of the states',
    license: 'not needed for plain facts',
    url: null,
  },
  {
    facts: 'Other foundings, founders, owners, products and car models',
    source: 'Curated by us from general knowledge',
    license: 'not needed for plain facts',
    url: null,
  },
  {
    facts: 'Time zones of places of birth',
    source: 'OpenStreetMap, through geo-tz',
    license: 'ODbL',
    url: 'https://www.openstreetmap.org/copyright',
  },
  {
    facts: 'Logos, which are trademarks of their owners',
    source: 'Simple Icons',
    license: 'CC0',
    url: 'https://simpleicons.org/',
  },
];
