import type { Endpoints, Output } from '@org/api-contract';

type Reading = Output<Endpoints['POST /api/reading']>;
type Section = Reading['sections'][number];

const paragraph = (text: string, certainty: 'certain' | 'hour' = 'certain') => ({
  text,
  rule: 'year-sign',
  because: 'Your sign is the Dragon.',
  changes: 'A birth in another zodiac year.',
  certainty,
});

type PillarOfFigure = Extract<NonNullable<Section['figure']>, { kind: 'pillars' }>['pillars'][number];

const pillar: Omit<PillarOfFigure, 'position'> = {
  stem: '乙',
  stemElement: 'Wood',
  branch: '酉',
  branchElement: 'Metal',
  polarity: 'Yin',
  reading: 'yǐ-yǒu',
  sign: 'rooster',
  hidden: [{ stem: '辛', element: 'Metal', tenGod: 'Seven Killings' }],
  naYin: 'Spring water',
  certain: true,
};

const section = (id: string, heading: string, text: string, figure?: Section['figure']): Section => ({
  id,
  heading,
  summary: `In short: ${heading}.`,
  paragraphs: [paragraph(text)],
  whatHelps: [],
  watchFor: [],
  ...(figure && { figure }),
});

/** A reading with every kind of figure, as the API answers. */
export const reading: Reading = {
  audience: 'adult',
  summary: {
    heading: 'Your Reading on One Page',
    paragraphs: ['Your year sign is the Dragon.'],
    whatHelps: ['Ask for comfort in plain words.'],
    watchFor: ['Leaving the small work to others.'],
    yearAhead: [
      'The year ahead is read as a year of equals.',
      'Its sign is an ally.',
      'May 2027 looks easiest.',
    ],
    certainty: 'Without a birth time we can’t know the hour pillar.',
  },
  glossary: [
    { id: 'day-master', term: 'Day master', characters: '日主', meaning: 'The stem of the day of birth.' },
  ],
  sections: [
    section(
      'core-personality',
      'Core Personality',
      'You think before the question is finished, and answer after it.',
    ),
    {
      id: 'career',
      heading: 'Career',
      summary: 'In short: you work best with equals beside you.',
      paragraphs: [paragraph('You close what others open (日主).', 'hour'), paragraph('You begin things.')],
      whatHelps: ['Share a task.'],
      watchFor: ['Competing with friends.'],
    },
    section('relationships', 'Relationships and Compatibility', 'The Rooster is your friend.', {
      kind: 'bonds',
      sign: 'dragon',
    }),
    section('pillars', 'The Four Pillars', 'Your day is Yin Wood.', {
      kind: 'pillars',
      pillars: [
        { ...pillar, position: 'day' },
        { ...pillar, position: 'month', tenGod: 'Companion', certain: false },
      ],
    }),
    section('elements', 'The Five Elements', 'Wood leads.', {
      kind: 'elements',
      elements: [
        { element: 'Wood', visible: 3, withHiddenStems: 5, bySeason: 7.5 },
        { element: 'Fire', visible: 0, withHiddenStems: 1, bySeason: 2 },
      ],
    }),
    section('phases', 'The Ten-Year Phases', 'The phase of the Tiger is yours.', {
      kind: 'phases',
      phases: [
        {
          name: '戊寅',
          reading: 'wù-yín',
          sign: 'tiger',
          tenGod: 'Direct Wealth',
          fromAge: 5,
          fromYear: 1995,
          toYear: 2004,
          isPresent: true,
        },
      ],
    }),
    section('year-ahead', 'The Year Ahead', 'The Horse is neither friend nor foe.', {
      kind: 'years',
      years: [
        {
          year: 2026,
          from: '2026-02-17',
          to: '2027-02-05',
          sign: 'horse',
          element: 'Fire',
          relations: ['Two of one season, of Fire'],
          personalYear: 9,
        },
        {
          year: 2027,
          from: '2027-02-06',
          to: '2028-01-25',
          sign: 'goat',
          element: 'Fire',
          relations: [],
          personalYear: 1,
        },
      ],
    }),
    section('months', 'The Months', 'Spring asks for patience.', {
      kind: 'months',
      months: [
        {
          from: '2026-02-04',
          name: '庚寅',
          sign: 'tiger',
          relations: ['Harm', 'Clash'],
          personalMonth: 2,
        },
      ],
    }),
  ],
  rules: [
    {
      id: 'year-sign',
      name: 'The sign of the year 生肖',
      statement: 'A person has the animal of the lunar year of birth.',
      source: 'Wang Chong, Lunheng 論衡 (1st century)',
    },
  ],
  wordCount: 1234,
};
