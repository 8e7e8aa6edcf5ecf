import * as Type from 'typebox';
import type { EndpointSpec } from './endpoint.ts';
import { closed, Element, named, ZodiacSignId } from './schemas.ts';

const Day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' });

/** The known facts of a birth. Only the date is needed. */
export const Birth = named('Birth', {
  date: Day,
  /** The time that clocks at the place of birth showed. */
  time: Type.Optional(Type.String({ pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' })),
  place: Type.Optional(
    named('BirthPlace', {
      name: Type.String({ minLength: 1, maxLength: 100 }),
      /** A time zone of the IANA database. */
      timeZone: Type.String({ minLength: 1, maxLength: 50 }),
      /** Degrees east of Greenwich. */
      longitude: Type.Number({ minimum: -180, maximum: 180 }),
    }),
  ),
  name: Type.Optional(Type.String({ minLength: 1, maxLength: 80 })),
  sex: Type.Optional(Type.Enum(['female', 'male'])),
  calendar: Type.Optional(Type.Enum(['china', 'vietnam', 'korea', 'japan'])),
});

export const ReadingParagraph = named('ReadingParagraph', {
  text: Type.String(),
  /** The id of the paragraph's rule in `rules`. */
  rule: Type.String(),
  /** The fact of this birth to which the rule was applied. */
  because: Type.String(),
  /** The facts that would change the paragraph. */
  changes: Type.String(),
  /** `hour`: the paragraph depends on the unknown hour of birth. */
  certainty: Type.Enum(['certain', 'hour']),
});

const Figure = Type.Union([
  closed({
    kind: Type.Literal('pillars'),
    pillars: Type.Array(
      closed({
        position: Type.Enum(['hour', 'day', 'month', 'year']),
        stem: Type.String(),
        stemElement: Element,
        branch: Type.String(),
        branchElement: Element,
        polarity: Type.Enum(['Yang', 'Yin']),
        reading: Type.String(),
        sign: ZodiacSignId,
        /** The ten god of the stem; absent for the day. */
        tenGod: Type.Optional(Type.String()),
        hidden: Type.Array(closed({ stem: Type.String(), element: Element, tenGod: Type.String() })),
        naYin: Type.String(),
        /** False if the time is not known and the pillar changes within the date. */
        certain: Type.Boolean(),
      }),
    ),
  }),
  closed({
    kind: Type.Literal('elements'),
    elements: Type.Array(
      closed({
        element: Element,
        visible: Type.Number(),
        withHiddenStems: Type.Number(),
        bySeason: Type.Number(),
      }),
    ),
  }),
  closed({ kind: Type.Literal('bonds'), sign: ZodiacSignId }),
  closed({
    kind: Type.Literal('phases'),
    phases: Type.Array(
      closed({
        name: Type.String(),
        reading: Type.String(),
        sign: ZodiacSignId,
        tenGod: Type.String(),
        fromAge: Type.Integer(),
        fromYear: Type.Integer(),
        toYear: Type.Integer(),
        isPresent: Type.Boolean(),
      }),
    ),
  }),
  closed({
    kind: Type.Literal('years'),
    years: Type.Array(
      closed({
        year: Type.Integer(),
        from: Day,
        to: Day,
        sign: ZodiacSignId,
        element: Element,
        relations: Type.Array(Type.String()),
        personalYear: Type.Integer(),
      }),
    ),
  }),
  closed({
    kind: Type.Literal('months'),
    months: Type.Array(
      closed({
        from: Day,
        name: Type.String(),
        sign: ZodiacSignId,
        relations: Type.Array(Type.String()),
        personalMonth: Type.Integer(),
      }),
    ),
  }),
]);

export const ReadingRule = named('ReadingRule', {
  id: Type.String(),
  name: Type.String(),
  statement: Type.String(),
  source: Type.String(),
});

/** A reading: a summary and chapters of paragraphs, each with the rule that it follows from. */
const Reading = named('Reading', {
  /** The reader of the text. Parents read about a child; nobody under 18 reads about romance or income. */
  audience: Type.Enum(['child', 'teen', 'adult', 'elder']),
  /** One page: the person's character by the chart, what helps, what to watch for, and the year ahead. */
  summary: named('ReadingSummary', {
    heading: Type.String(),
    paragraphs: Type.Array(Type.String()),
    whatHelps: Type.Array(Type.String()),
    watchFor: Type.Array(Type.String()),
    /** The twelve months from today in three sentences. */
    yearAhead: Type.Array(Type.String()),
    /** The uncertain parts of a reading without a time of birth, in a sentence. */
    certainty: Type.Optional(Type.String()),
  }),
  sections: Type.Array(
    named('ReadingSection', {
      id: Type.String(),
      heading: Type.String(),
      /** The chapter in one sentence. */
      summary: Type.String(),
      paragraphs: Type.Array(ReadingParagraph),
      /** A few points each, or none. */
      whatHelps: Type.Array(Type.String()),
      watchFor: Type.Array(Type.String()),
      figure: Type.Optional(Figure),
    }),
  ),
  /** The terms of a reading in plain words. */
  glossary: Type.Array(
    named('ReadingTerm', {
      id: Type.String(),
      term: Type.String(),
      characters: Type.String(),
      meaning: Type.String(),
    }),
  ),
  rules: Type.Array(ReadingRule),
  wordCount: Type.Integer({ minimum: 0 }),
});

/** Questions on one subject, each with its answer from the chart. */
const QuestionGroup = named('ReadingQuestionGroup', {
  id: Type.String(),
  heading: Type.String(),
  questions: Type.Array(
    named('ReadingQuestion', {
      id: Type.String(),
      question: Type.String(),
      /** Other words that people search for. */
      words: Type.String(),
      answer: Type.String(),
      /** The id of the main rule behind the answer. */
      rule: Type.String(),
    }),
  ),
});

export const readingEndpoints = {
  'POST /api/reading': {
    operationId: 'composeReading',
    tag: 'readings',
    summary: 'The personal reading of a birth; nothing is stored',
    access: 'paid',
    body: closed({
      birth: Birth,
      /** The first year of the year ahead; the twelve months from today by default. */
      year: Type.Optional(Type.Integer({ minimum: 1900, maximum: 2199 })),
    }),
    response: Reading,
    errors: ['invalid_birth_date'],
    limit: { max: 120, windowSeconds: 60, by: 'user' },
    example: {
      body: { birth: { date: '1990-01-20', time: '14:30' } },
      response: {
        audience: 'adult',
        summary: {
          heading: 'Your Reading on One Page',
          paragraphs: ['Your year sign is the Snake. You think before you speak.'],
          whatHelps: ['Share a plan while it is still unfinished.'],
          watchFor: ['Testing people instead of asking them.'],
          yearAhead: ['The year ahead is read as a year of support and learning.'],
        },
        sections: [
          {
            id: 'core-personality',
            heading: 'Core Personality',
            summary: 'In short: thoughtful and private in manner, flexible in judgment.',
            whatHelps: ['Choose allies carefully and thank them by name.'],
            watchFor: ['Leaning on one person for everything.'],
            paragraphs: [
              {
                text: 'Your year sign is the Snake. People of this sign are described as thoughtful and private.',
                rule: 'year-sign',
                because: 'Your sign is the Snake.',
                changes: 'A birth in another zodiac year.',
                certainty: 'certain',
              },
            ],
          },
        ],
        glossary: [
          {
            id: 'year-sign',
            term: 'Year sign',
            characters: '生肖',
            meaning: 'The animal of the Chinese year in which somebody was born.',
          },
        ],
        rules: [
          {
            id: 'year-sign',
            name: 'The sign of the year 生肖',
            statement: 'A person has the animal of the lunar year of birth.',
            source: 'Wang Chong, Lunheng 論衡 (1st century)',
          },
        ],
        wordCount: 52,
      },
    },
  },
  'POST /api/reading/questions': {
    operationId: 'answerQuestions',
    tag: 'readings',
    summary:
      'Every question that a person of this age may ask of the birth chart, with its answer; nothing is stored',
    access: 'paid',
    body: closed({ birth: Birth }),
    response: closed({
      /** Whether the person is 18 or older. */
      isAdult: Type.Boolean(),
      groups: Type.Array(QuestionGroup),
      /** The rules that the answers name, without duplicates. */
      rules: Type.Array(ReadingRule),
    }),
    errors: ['invalid_birth_date'],
    limit: { max: 120, windowSeconds: 60, by: 'user' },
    example: {
      body: { birth: { date: '1990-01-20' } },
      response: {
        isAdult: true,
        groups: [
          {
            id: 'chart',
            heading: 'Terms of the reading',
            questions: [
              {
                id: 'term-harmony',
                question: 'What does “Harmony (六合)” mean?',
                words: 'liuhe six harmonies secret friend',
                answer:
                  'A harmony is the closest bond of two signs, which old texts call secret friends. In most pairs each is the other’s best match. The harmony of the Snake is with the Monkey.',
                rule: 'relations-of-branches',
              },
            ],
          },
        ],
        rules: [
          {
            id: 'relations-of-branches',
            name: 'The relations of the branches 合沖刑害破',
            statement: 'Two branches can be in harmony, clash, harm, destruction or punishment.',
            source: 'Wan Minying, Sanming tonghui 三命通會 (1578), volume 2',
          },
        ],
      },
    },
  },
  'POST /api/reading/book': {
    operationId: 'printBook',
    tag: 'readings',
    summary: 'The personal reading of a birth as a book to print (tagged PDF); nothing is stored',
    access: 'paid',
    body: closed({ birth: Birth, paper: Type.Enum(['a4', 'letter']) }),
    media: 'application/pdf',
    response: Type.Unsafe<Uint8Array>({ type: 'string', format: 'binary' }),
    errors: ['invalid_birth_date'],
    limit: { max: 10, windowSeconds: 60, by: 'user' },
    example: {
      body: { birth: { date: '1990-01-20', time: '14:30' }, paper: 'a4' },
      response: '%PDF-1.7',
    },
  },
} as const satisfies Record<string, EndpointSpec>;
