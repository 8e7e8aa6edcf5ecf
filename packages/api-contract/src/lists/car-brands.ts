import {
  founding,
  foundedFacts,
  foundingColumns,
  foundingDate,
  orOtherSign,
  ownersInWords,
  yearIs,
} from './founding.ts';
import {
  flag,
  instant,
  integer,
  known,
  knownForLine,
  logo,
  oneOf,
  text,
  texts,
  url,
  type OrdinaryList,
  type RowWith,
} from './list.ts';
import { spelled } from './spellings.ts';

/** Categories of car brands (specification, section 3). */
export const carCategories = ['Luxury', 'Sports', 'Economy', 'Electric', 'SUV'] as const;

export type CarCategory = (typeof carCategories)[number];

const columns = {
  ...foundingColumns,
  /** Nicknames and former names. */
  aliases: { ...texts, from: 'names' },
  country: text,
  category: { ...known(oneOf(carCategories)), title: 'CarCategory' },
  description: { ...known(text), from: 'rule' },
  website: url,
  logoUrl: logo,
  isActive: flag,
  /** The last year of a brand that is not active. */
  endYear: integer,
  founders: texts,
  hqCity: text,
  parent: text,
  /** Models with the year in which each first appeared. */
  models: { type: 'datedNames', isKnown: true },
  knownFor: text,
  /** How it began, which cards leave out: `began with bicycles`. */
  story: text,
  /** The brand of the list that people name with it. */
  rival: text,
  /** Why the founding year differs from the year of the company of the same name. */
  yearNote: { ...text, from: 'names' },
  createdAt: { ...known(instant), from: 'database' },
} as const;

/** A car brand (specification, section 3). `null` means unknown. */
export type CarBrand = RowWith<typeof columns>;

const activeNames: Readonly<Record<string, string>> = { true: 'Made today', false: 'No longer made' };

const categoryNames: Readonly<Record<CarCategory, string>> = {
  Luxury: 'Luxury cars',
  Sports: 'Sports cars',
  Economy: 'Everyday cars',
  Electric: 'Electric cars',
  SUV: 'Off-road cars and SUVs',
};

/** Countries in the list whose names need "the". */
const takesArticle = /^(?:United |Netherlands$|Czech Republic$)/;

export const carBrands = {
  ...spelled('car-brand', 'car-brands'),
  one: 'car brand',
  several: 'car brands',
  fullOne: 'car brand',
  fullSeveral: 'car brands',
  heading: 'Car Brands',
  lead: 'Brands from Abarth to Zeekr, each with the sign of the year in which it was founded.',
  sought: 'the car brands',
  searchPlaceholder: 'Name, model, founder, city …',
  emptyTitle: 'No car brands found',
  emptyText: (search) =>
    search
      ? `We found nothing for “${search}” with these filters. Try a model, such as Beetle, a founder, a city or a nickname.`
      : 'No brand in the database matches these filters.',
  statsFailure: 'Failed to fetch stats',
  summaries: {
    list: 'Car brands by name, a page at a time, of one sign or category',
    row: 'All facts of a car brand with their sources, and its neighbors in the zodiac',
    stats: 'How many car brands each sign has',
  },
  columns,
  facets: [
    {
      name: 'category',
      column: 'category',
      label: 'Category',
      all: 'All categories',
      values: carCategories,
      endpoint: { name: 'categories', summary: 'The categories that have a car brand' },
    },
    { name: 'country', column: 'country', label: 'Country', all: 'All countries' },
    {
      name: 'active',
      column: 'isActive',
      label: 'Still made',
      all: 'Made or not',
      values: ['true', 'false'],
      labelOf: (value) => activeNames[value] ?? value,
    },
  ],
  sorts: [
    { value: 'oldest', label: 'Oldest first', column: 'foundedYear' },
    { value: 'newest', label: 'Newest first', column: 'foundedYear', isDescending: true },
  ],
  search: [
    ['name', 'name'],
    ['alias', 'aliases'],
    ['model', 'models'],
    ['knownFor', 'knownFor'],
    ['history', 'story'],
    ['founder', 'founders'],
    ['parent', 'parent'],
    ['place', 'hqCity'],
    ['place', 'country'],
    ['category', 'category'],
  ],
  kindColumn: 'category',
  detailColumn: 'country',
  comparisons: {
    groups: [
      { by: 'country', columns: ['country'] },
      { by: 'branch', columns: ['category'], isNamed: true, hasPeers: true },
      { by: 'branch-of-country', columns: ['category', 'country'], isNamed: true, hasPeers: true },
    ],
  },
  bestKnown: ['isActive', 'logoUrl'],
  articles: {
    knownFor: 'knownFor',
    facts: { founders: 'founders', seat: 'hqCity', story: 'story' },
    fame: { counted: ['aliases', 'founders'] },
  },
  hasCompanyOfName: true,
  sources: [
    {
      facts: 'Founders',
      source: 'Curated, checked against two public lists; only names that are certain',
      licence: 'Plain facts',
      url: null,
    },
    {
      facts: 'Models and owner',
      source: 'Curated, checked against two public lists',
      licence: 'Plain facts',
      url: null,
    },
    {
      facts: 'What it is known for and how it began',
      source: 'Curated from general knowledge',
      licence: 'Plain facts',
      url: null,
    },
  ],
  beginning: founding,
  dateOf: (brand) => foundingDate(brand),
  endedYear: ({ isActive, endYear }) => (isActive ? null : endYear),
  describe: ({ knownFor, category, country, foundedYear, endYear, isActive }) => {
    const from = country ? ` from ${takesArticle.test(country) ? 'the ' : ''}${country}` : '';
    const ended = endYear === null ? ' Not active today.' : ` Ended in ${endYear}.`;
    return `${knownFor ? `${knownForLine(knownFor)}. ` : ''}${categoryNames[category]}${from}. Founded in ${foundedYear}.${isActive ? '' : ended}`;
  },
  facts: {
    badges: (brand) => [orOtherSign(brand), brand.category],
    card: (brand) => [
      ['Country', brand.country],
      ['Founded', brand.foundedYear],
      ['Part of', brand.match?.field === 'parent' ? null : ownersInWords(brand.parent)],
    ],
    detailBadges: ({ category, isActive, endYear }) => [
      category,
      isActive ? null : `No longer made${endYear ? ` since ${endYear}` : ''}`,
    ],
    detail: (brand, company) => [
      ...foundedFacts(brand),
      ['Founders', brand.founders.join(', ')],
      ['Country', brand.country],
      ['Head office', brand.hqCity],
      ['Owner', ownersInWords(brand.parent)],
      ['Models', brand.models.map(({ name, year }) => `${name} (${year})`).join(', ')],
      ['Also found as', brand.aliases.join(', ')],
      [
        'Company of that name',
        company
          ? { list: 'companies', slug: company.slug, text: `${company.name}, ${company.foundedYear}` }
          : null,
      ],
      ['About the year', brand.yearNote],
    ],
    about: ({ category, founders, parent, isActive, hqCity, country, knownFor, story, ...brand }) => ({
      field: { of: 'cars', category },
      kind: category,
      hasEnded: !isActive,
      city: hqCity,
      country,
      founders,
      knownFor,
      story,
      yearIs: yearIs(brand),
      owner: parent,
    }),
    compare: (brand) => [
      ['Known for', knownForLine(brand.knownFor)],
      ['Country', brand.country],
      ['Category', brand.category],
      ['Founders', brand.founders.join(', ')],
      ['Owner', ownersInWords(brand.parent)],
      ['Models', brand.models.map(({ name, year }) => `${name} ${year}`).join(', ')],
    ],
    exported: [
      'name',
      'aliases',
      'zodiacSign',
      'otherSign',
      'foundedYear',
      'foundedMonth',
      'foundedDay',
      'dateSource',
      'country',
      'category',
      'isActive',
      'endYear',
      'founders',
      'hqCity',
      'parent',
      'knownFor',
      'story',
      'website',
      'slug',
    ],
  },
  example: {
    id: 2,
    slug: 'acura',
    name: 'Acura',
    aliases: [],
    foundedYear: 1986,
    foundedMonth: 3,
    foundedDay: 27,
    dateSource: 'general knowledge',
    zodiacSign: 'tiger',
    otherSign: null,
    country: 'Japan',
    category: 'Luxury',
    description: 'Luxury cars from Japan. Founded in 1986.',
    website: 'https://www.acura.com',
    logoUrl: '/logos/acura.svg',
    isActive: true,
    endYear: null,
    founders: [],
    hqCity: 'Torrance',
    parent: 'Honda',
    models: [{ name: 'Legend', year: 1986 }],
    knownFor: 'is the first Japanese luxury make in the United States',
    story: null,
    rival: 'Infiniti',
    yearNote: null,
    createdAt: '2026-11-20T09:00:00.000Z',
  },
} as const satisfies OrdinaryList<CarBrand>;
