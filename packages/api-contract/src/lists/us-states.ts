import { dateInWords, inFigures } from './founding.ts';
import {
  day,
  flag,
  instant,
  integer,
  known,
  latitude,
  longitude,
  month,
  oneOf,
  text,
  texts,
  type OrdinaryList,
  type RowWith,
} from './list.ts';
import { spelled } from './spellings.ts';

/** Regions of the US Census Bureau. */
export const usRegions = ['Northeast', 'Midwest', 'South', 'West'] as const;

export type UsRegion = (typeof usRegions)[number];

/** Categories of US states by the era of their statehood (specification, section 3). */
export const usStateCategories = [
  'Original Colony',
  'Early State',
  'Louisiana Purchase',
  'Missouri Compromise',
  'Pre-Civil War',
  'Republic Annexation',
  'Gold Rush',
  'Civil War Era',
  'Reconstruction Era',
  'Centennial State',
  'Western Expansion',
  'Indian Territory',
  '20th Century',
  'Modern Era',
] as const;

export type UsStateCategory = (typeof usStateCategories)[number];

const columns = {
  /** Postal abbreviation. */
  abbreviation: text,
  /** Short forms and nicknames of the state and its people. */
  aliases: { ...texts, from: 'names' },
  statehoodYear: known(integer),
  statehoodMonth: known(month),
  statehoodDay: day,
  /** From 1 to 50. */
  admissionOrder: { ...integer, min: 1, max: 50 },
  /** How the state joined the Union, in a sentence. */
  howJoined: text,
  /** A neighbor, or another state that people name with it. */
  rival: text,
  capital: known(text),
  capitalLatitude: latitude,
  capitalLongitude: longitude,
  largestCity: text,
  region: { ...known(oneOf(usRegions)), title: 'UsRegion' },
  /** The division of the US Census Bureau, which is a part of the region. */
  division: text,
  category: { ...known(oneOf(usStateCategories)), title: 'UsStateCategory' },
  description: { ...known(text), from: 'rule' },
  /** Inhabitants by the census of 2020. */
  population: { ...known(integer), csv: 'population2020' },
  /** Total area in square miles. */
  area: { ...known(integer), csv: 'areaSqMi' },
  nickname: text,
  motto: text,
  /** Null if the motto is English. */
  mottoTranslation: text,
  flower: text,
  bird: text,
  tree: text,
  timeZones: texts,
  isActive: { ...flag, from: 'database' },
  createdAt: { ...known(instant), from: 'database' },
} as const;

/** A US state (specification, section 3). `null` means unknown. */
export type UsState = RowWith<typeof columns>;

/** Places that people search for among the states, although they are not states. */
const notStates =
  /^(?:washington )?d\.? ?c\.?$|^district of columbia$|^puerto rico$|^guam$|^american samoa$/i;

const statehoodOf = ({ statehoodYear: year, statehoodMonth, statehoodDay }: UsState) => ({
  year,
  month: statehoodMonth,
  day: statehoodDay,
});

export const usStates = {
  ...spelled('us-state', 'us-states'),
  one: 'state',
  several: 'states',
  fullOne: 'US state',
  fullSeveral: 'US states',
  heading: 'US States',
  lead: 'All 50, each with the sign of the day on which it joined the Union.',
  offer: {
    title: 'All 50 US States',
    text: 'Every state, each with the sign of the day on which it joined the Union. Arizona joined four days before New Year’s Day, so it is a Pig and not a Rat.',
  },
  sought: 'the US states',
  searchPlaceholder: 'Name, city, nickname, bird …',
  emptyTitle: 'No states found',
  emptyText: (search) => {
    if (search === '') return 'No state matches these filters.';
    if (notStates.test(search.trim()))
      return `${search.trim()} is not a state. The list has the 50 states of the Union.`;
    return `We found nothing for “${search}” with these filters. Try a name, an abbreviation, a city or a nickname.`;
  },
  statsFailure: 'Failed to fetch US states stats',
  summaries: {
    list: 'US states by name, a page at a time, of one sign, region or category',
    row: 'All facts of a state with their sources, and its neighbors in the zodiac; an abbreviation also finds it',
    stats: 'How many states each sign has',
  },
  columns,
  facets: [
    {
      name: 'region',
      column: 'region',
      label: 'Region',
      all: 'All regions',
      values: usRegions,
      endpoint: { name: 'regions', summary: 'The regions that have a state' },
    },
    {
      name: 'category',
      column: 'category',
      label: 'Category',
      all: 'All categories',
      values: usStateCategories,
      endpoint: { name: 'categories', summary: 'The categories that have a state', areByYear: true },
    },
  ],
  sorts: [
    { value: 'oldest', label: 'First to join', column: 'admissionOrder' },
    { value: 'newest', label: 'Last to join', column: 'admissionOrder', isDescending: true },
    { value: 'population', label: 'Most people', column: 'population', isDescending: true },
    { value: 'area', label: 'Largest', column: 'area', isDescending: true },
  ],
  search: [
    ['name', 'name'],
    ['alias', 'abbreviation'],
    ['alias', 'aliases'],
    ['nickname', 'nickname'],
    ['place', 'capital'],
    ['place', 'largestCity'],
    ['place', 'division'],
    ['place', 'region'],
    ['symbol', 'bird'],
    ['symbol', 'flower'],
    ['symbol', 'tree'],
    ['symbol', 'motto'],
    ['category', 'category'],
    ['history', 'howJoined'],
  ],
  isDrawnWhole: true,
  kindColumn: 'region',
  detailColumn: 'region',
  comparisons: {
    groups: [{ by: 'region', columns: ['region'] }],
    ranks: ['population', 'area'],
  },
  bestKnown: ['admissionOrder'],
  articles: {
    knownFor: 'howJoined',
    facts: { capital: 'capital', largestCity: 'largestCity', motto: 'motto', nickname: 'nickname' },
    fame: { number: 'population' },
  },
  sources: [
    {
      facts: 'Statehood',
      source: 'Public records of the states',
      licence: 'Plain facts',
      url: null,
    },
    {
      facts: 'Symbols, capital and nickname',
      source: 'Public records of the states',
      licence: 'Plain facts',
      url: null,
    },
    {
      facts: 'Population in 2020, region and division',
      source: 'US Census Bureau',
      licence: 'Public domain',
      url: 'https://www.census.gov/',
    },
  ],
  beginning: { prefix: 'statehood', label: 'Statehood', verb: 'joined the Union' },
  dateOf: statehoodOf,
  endedYear: () => null,
  describe: (state) =>
    `Joined the Union on ${dateInWords(statehoodOf(state))}. Home to ${inFigures(state.population)} people in 2020.`,
  facts: {
    badges: ({ category }) => [category],
    card: ({ region, statehoodYear, capital, nickname, match }) => [
      ['Region', region],
      ['Founded', statehoodYear],
      ['Capital', capital],
      ['Nickname', match?.field === 'nickname' ? null : nickname],
    ],
    detailBadges: ({ category }) => [category],
    detail: (state) => [
      ['Statehood', dateInWords(statehoodOf(state))],
      ['Order of admission', state.admissionOrder && `${state.admissionOrder} of 50`],
      ['Capital', state.capital],
      ['Largest city', state.largestCity],
      ['Region', state.region],
      ['Population, 2020', inFigures(state.population)],
      ['Area', `${inFigures(state.area)} sq mi`],
      ['Motto', state.mottoTranslation ? `${state.motto} (${state.mottoTranslation})` : state.motto],
      ['Flower', state.flower],
      ['Bird', state.bird],
      ['Tree', state.tree],
      ['Time zones', state.timeZones.join(', ')],
    ],
    about: ({ region, howJoined, admissionOrder, ...state }) => ({
      field: { of: 'region', region },
      kind: region,
      state: {
        order: admissionOrder,
        howItBegan: howJoined,
        nickname: state.nickname?.replace(/^The /, '') ?? null,
        capital: state.capital,
        largestCity: state.largestCity,
      },
    }),
    compare: (state) => [
      ['Nickname', state.nickname],
      ['Region', state.region],
      ['Capital', state.capital],
      ['Largest city', state.largestCity],
      ['Population, 2020', inFigures(state.population)],
      ['Area in square miles', inFigures(state.area)],
      ['Order of admission', state.admissionOrder],
    ],
    exported: [
      'name',
      'abbreviation',
      'zodiacSign',
      'statehoodYear',
      'statehoodMonth',
      'statehoodDay',
      'admissionOrder',
      'capital',
      'largestCity',
      'region',
      'division',
      'category',
      'population',
      'area',
      'nickname',
      'motto',
      'flower',
      'bird',
      'tree',
      'slug',
    ],
  },
  example: {
    id: 3,
    slug: 'arizona',
    name: 'Arizona',
    abbreviation: 'AZ',
    aliases: [],
    statehoodYear: 1912,
    statehoodMonth: 2,
    statehoodDay: 14,
    admissionOrder: 48,
    howJoined: 'It was admitted after removing the recall of judges from its constitution.',
    rival: 'New Mexico',
    capital: 'Phoenix',
    capitalLatitude: 33.4484,
    capitalLongitude: -112.097,
    largestCity: 'Phoenix',
    region: 'West',
    division: 'Mountain',
    category: '20th Century',
    description: 'Joined the Union on February 14, 1912.',
    population: 7_151_502,
    area: 113_990,
    nickname: 'Grand Canyon State',
    motto: 'Ditat Deus',
    mottoTranslation: 'God enriches',
    flower: 'Saguaro cactus blossom',
    bird: 'Cactus wren',
    tree: 'Palo verde',
    timeZones: ['Mountain'],
    zodiacSign: 'pig',
    isActive: true,
    createdAt: '2026-11-20T09:00:00.000Z',
  },
} as const satisfies OrdinaryList<UsState>;
