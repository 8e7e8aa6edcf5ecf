import {
  companyColumns,
  employeesBands,
  industries,
  type Company,
  type CompanyFacts,
} from './company-columns.ts';
import {
  founding,
  foundedFacts,
  foundingDate,
  inFigures,
  orOtherSign,
  ownersInWords,
  yearIs,
} from './founding.ts';
import { knownForLine, type List } from './list.ts';
import { spelled } from './spellings.ts';

const became = {
  acquired: 'Acquired',
  merged: 'Merged',
  bankrupt: 'Bankrupt',
  closed: 'Closed',
} as const;

/** How a company ended: `Acquired by Mars in 2025`. */
function becameOf({ status, statusYear, parent }: Company): string | null {
  if (status === null) return null;
  const by = status === 'acquired' || status === 'merged' ? ownersInWords(parent) : null;
  return [
    became[status],
    by && `${status === 'merged' ? 'with' : 'by'} ${by}`,
    statusYear && `in ${statusYear}`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** The main listing; none for a company that was acquired or closed. */
function listedAs({ status, exchange, listingSymbol, ticker }: Company): string | null {
  const symbol = status ? null : (listingSymbol ?? ticker);
  return symbol && (exchange ? `${symbol}, ${exchange}` : symbol);
}

/**
 * How many people a company employs, such as `1,001–10,000` or `10,001+`.
 *
 * @param band - one of {@link employeesBands}
 */
export const employeesInFigures = (band: string): string =>
  band.replaceAll(/\d+/g, (number) => inFigures(Number(number))).replace('-', '–');

const joined = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

const placeOf = (exchange: string): string =>
  /Exchange$|^NYSE|^Bolsa/.test(exchange) ? `the ${exchange}` : exchange;

/** Makes a description from the facts of the company only. */
export function describeCompany(
  facts: Pick<
    CompanyFacts,
    | 'knownFor'
    | 'subIndustry'
    | 'industry'
    | 'location'
    | 'foundedYear'
    | 'founders'
    | 'exchange'
    | 'listingSymbol'
  >,
): string {
  const { knownFor, subIndustry, industry, location, foundedYear, founders, exchange, listingSymbol } = facts;
  const trade = [subIndustry ?? industry, location && `based in ${location}`].filter(Boolean).join(', ');
  const subject = knownForLine(knownFor) ?? trade;
  const by = founders.length === 0 || founders.length > 3 ? '' : ` by ${joined(founders)}`;
  const listed = listingSymbol
    ? ` Listed${exchange ? ` on ${placeOf(exchange)}` : ''} as ${listingSymbol}.`
    : '';
  return `${subject && `${subject}. `}Founded in ${foundedYear}${by}.${listed}`;
}

export const companies = {
  ...spelled('company', 'companies'),
  one: 'company',
  several: 'companies',
  fullOne: 'company',
  fullSeveral: 'companies',
  heading: 'Companies',
  lead: 'Real companies, each with the sign of the year in which it was founded.',
  offer: {
    text: 'Real companies, from the oldest firms to this decade’s startups, with location, industry and job openings. Each has the sign of its founding year.',
  },
  sought: 'the company database',
  searchPlaceholder: 'Name, product, founder, place …',
  emptyTitle: 'No Companies Found',
  emptyText: (search) =>
    search
      ? `We found nothing for “${search}”. Try fewer or other words, such as a name, a former name, a product, a founder or a city. A brand can be part of another company.`
      : 'No company in the database matches these filters.',
  statsFailure: 'Failed to fetch stats',
  columns: companyColumns,
  facets: [
    { name: 'industry', column: 'industry', label: 'Industry', all: 'All industries', values: industries },
    { name: 'country', column: 'country', label: 'Country', all: 'All countries' },
    {
      name: 'size',
      column: 'employeesBand',
      label: 'Size',
      all: 'Any size',
      values: employeesBands,
      labelOf: (band) => `${employeesInFigures(band)} people`,
    },
  ],
  sorts: [
    { value: 'oldest', label: 'Oldest first', column: 'foundedYear' },
    { value: 'newest', label: 'Newest first', column: 'foundedYear', isDescending: true },
    { value: 'openings', label: 'Most openings', column: 'openings', isDescending: true },
  ],
  search: [
    ['name', 'name'],
    ['alias', 'aliases'],
    ['formerName', 'formerNames'],
    ['legalName', 'legalName'],
    ['ticker', 'ticker'],
    ['ticker', 'listingSymbol'],
    ['knownFor', 'knownFor'],
    ['history', 'story'],
    ['founder', 'founders'],
    ['parent', 'parent'],
    ['place', 'location'],
    ['place', ['city', 'region', 'country']],
    ['industry', 'subIndustry'],
    ['industry', 'industry'],
  ],
  kindColumn: 'industry',
  detailColumn: 'industry',
  bestKnown: [['marketCapClass', 'Mega Cap'], ['employeesBand', '10001+'], 'logoUrl'],
  hasNeighborsOfKind: true,
  comparisons: {
    groups: [
      { by: 'country', columns: ['country'] },
      { by: 'branch', columns: ['subIndustry'], isNamed: true, hasPeers: true },
      { by: 'branch-of-country', columns: ['subIndustry', 'country'], isNamed: true, hasPeers: true },
    ],
  },
  articles: {
    knownFor: 'knownFor',
    facts: { founders: 'founders', seat: 'location', trade: 'subIndustry', story: 'story' },
    fame: { counted: ['aliases'], value: ['marketCapClass', 'Mega Cap', 4] },
  },
  /** Each company lists its sources. */
  sources: [],
  beginning: founding,
  dateOf: (company) => foundingDate(company),
  endedYear: ({ status, statusYear }) => (status === 'closed' || status === 'bankrupt' ? statusYear : null),
  describe: (company) => describeCompany(company),
  facts: {
    badges: (company) => [orOtherSign(company), company.industry],
    card: (company) => [
      ['Legal name', company.match?.field === 'legalName' ? null : company.legalName],
      ['Location', company.location],
      ['Founded', company.foundedYear],
      ['Status', becameOf(company) ?? (company.parent && `Part of ${ownersInWords(company.parent)}`)],
    ],
    detailBadges: (company) => [company.industry, becameOf(company)],
    detail: (company) => [
      ['Legal name', company.legalName],
      ...foundedFacts(company),
      ['Founders', company.founders.join(', ')],
      ['Head office', company.location],
      ['Industry', company.subIndustry ?? company.industry],
      ['Owner', ownersInWords(company.parent)],
      ['Status', becameOf(company)],
      ['Formerly', company.formerNames.join(', ')],
      ['Also found as', company.aliases.join(', ')],
      ['Listed as', listedAs(company)],
      [
        'Employees',
        company.employeesBand &&
          `${employeesInFigures(company.employeesBand)}${company.employeesYear ? ` (${company.employeesYear})` : ''}`,
      ],
    ],
    about: ({ industry, subIndustry, location, parent, status, statusYear, ...company }) => ({
      field: { of: 'trade', industry, branch: subIndustry },
      kind: industry,
      hasEnded: status === 'closed' || status === 'bankrupt' || status === 'merged',
      founders: company.founders,
      knownFor: company.knownFor,
      story: company.story,
      yearIs: yearIs(company),
      formerNames: company.formerNames,
      seat: location,
      city: company.city,
      country: company.country,
      openings: company.openings,
      owner: status === null || status === 'acquired' ? parent : null,
      acquiredYear: status === 'acquired' ? statusYear : null,
      merged: status === 'merged' ? { into: parent, year: statusYear } : null,
    }),
    compare: (company) => [
      ['Known for', knownForLine(company.knownFor)],
      ['Head office', company.location],
      ['Industry', company.industry],
      ['Founders', company.founders.join(', ')],
      ['Owner', ownersInWords(company.parent)],
      ['Employees', company.employeesBand && employeesInFigures(company.employeesBand)],
      ['Openings', String(company.openings)],
    ],
    exported: [
      'name',
      'legalName',
      'zodiacSign',
      'otherSign',
      'foundedYear',
      'foundedMonth',
      'foundedDay',
      'dateSource',
      'location',
      'country',
      'industry',
      'subIndustry',
      'knownFor',
      'story',
      'parent',
      'status',
      'statusYear',
      'ticker',
      'exchange',
      'website',
      'careersUrl',
      'openings',
      'slug',
    ],
  },
  example: {
    id: 7,
    slug: 'nintendo',
    name: 'Nintendo',
    legalName: 'Nintendo Co.',
    foundedYear: 1889,
    foundedMonth: 9,
    foundedDay: 23,
    dateSource: 'general knowledge',
    zodiacSign: 'ox',
    otherSign: null,
    location: 'Kyoto, Japan',
    country: 'Japan',
    industry: 'Media',
    subIndustry: 'Electronic Gaming & Multimedia',
    description: 'Electronic Gaming & Multimedia, based in Kyoto, Japan. Founded in 1889.',
    knownFor: 'Super Mario, Zelda and the Switch',
    story: null,
    rival: 'Sony',
    parent: null,
    status: null,
    statusYear: null,
    ticker: null,
    exchange: 'Tokyo Stock Exchange',
    listingSymbol: '7974',
    website: 'https://www.nintendo.com',
    careersUrl: null,
    logoUrl: null,
    scrapedAt: null,
    openings: 0,
    formerNames: [],
    aliases: [],
    founders: ['Fusajiro Yamauchi'],
    city: 'Kyoto',
    region: 'Kyoto Prefecture',
    latitude: 35.0211,
    longitude: 135.7538,
    employeesBand: '1001-10000',
    employeesYear: 2024,
    marketCapClass: 'Large Cap',
    wikidataId: 'Q8093',
  },
} as const satisfies List<CompanyFacts>;
