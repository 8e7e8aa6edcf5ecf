import * as Type from 'typebox';
import type { EndpointSpec } from './endpoint.ts';
import { maxFamily, personRelations } from './limits.ts';
import { Birth, ReadingParagraph, ReadingRule } from './readings.ts';
import { closed, named, ZodiacSignId } from './schemas.ts';

/** The relation of the person to the caller. The text uses it: “your sister”, “as siblings”. */
const relation = Type.Optional(Type.Enum([...personRelations], { title: 'PersonRelation' }));

/** A birth, or only the sign if the date is not known. */
const Somebody = Type.Union([closed({ birth: Birth, relation }), closed({ sign: ZodiacSignId, relation })]);

/** A branch, given by its sign, and its pillar. */
const PlacedSign = named('PlacedSign', {
  position: Type.Enum(['year', 'month', 'day', 'hour']),
  sign: ZodiacSignId,
});

const MatchedPerson = named('MatchedPerson', {
  /** The name in the text. */
  name: Type.String(),
  /** The relation of a named person to the caller, such as `your sister`. */
  role: Type.Optional(Type.String()),
  sign: ZodiacSignId,
  known: Type.Enum(['sign', 'date', 'time']),
});

/** The sum of the points of `terms`. */
const score = Type.Integer({ minimum: 0, maximum: 100 });
const terms = Type.Array(
  named('MatchTerm', {
    id: Type.String(),
    label: Type.String(),
    found: Type.String(),
    points: Type.Integer({ minimum: 0 }),
    /** The highest possible points. The weights of all lines sum to 100. */
    weight: Type.Integer({ minimum: 1 }),
  }),
);
/** Why the score is high or low, in a few sentences. */
const scoreReason = Type.String();
/** `mixed`: the relations include harmonies and discords. */
const tone = Type.Enum(['harmony', 'discord', 'mixed', 'neutral']);

/** A comparison of two people by their charts: a score with the lines that add up to it, every pair of branches, and the text. */
const Match = named('Match', {
  score,
  terms,
  scoreReason,
  pairs: Type.Array(
    named('BranchPair', {
      one: PlacedSign,
      other: PlacedSign,
      relations: Type.Array(Type.String()),
      tone,
    }),
  ),
  one: MatchedPerson,
  other: MatchedPerson,
  /** `family`: one of the two is under 18, and the text is about family and friendship only. */
  kind: Type.Enum(['any', 'family']),
  /** One sentence for each omitted part, with the reason. */
  notes: Type.Array(Type.String()),
  /**
   * Four sections: how the relationship feels, what works, where it rubs, and what to do (`feels`, `works`, `rubs`,
   * `do`).
   */
  sections: Type.Array(
    named('MatchSection', {
      id: Type.String(),
      heading: Type.String(),
      paragraphs: Type.Array(ReadingParagraph),
    }),
  ),
  rules: Type.Array(ReadingRule),
});

const placeInFamily = Type.Integer({ minimum: 0, maximum: maxFamily - 1 });

/** All pairs of a family with their scores, and the text about the family. */
const FamilyMatch = named('FamilyMatch', {
  people: Type.Array(MatchedPerson),
  pairs: Type.Array(
    named('FamilyPair', {
      /** Index in `people`, from 0. */
      one: placeInFamily,
      other: placeInFamily,
      score,
      terms,
      scoreReason,
      /** The main relation of their signs, such as `clash`, or `no relation`. */
      relation: Type.String(),
      tone,
      paragraphs: Type.Array(ReadingParagraph),
    }),
  ),
  /** One sentence for each omitted part, with the reason. */
  notes: Type.Array(Type.String()),
  /** Paragraphs about who is close, who balances whom, and what to do. */
  paragraphs: Type.Array(ReadingParagraph),
  rules: Type.Array(ReadingRule),
});

const exampleTerms = (pairs: number) => [
  {
    id: 'year-branches',
    label: 'The signs of the years (company)',
    found: 'Horse and Rat: clash',
    points: 10,
    weight: 60,
  },
  {
    id: 'cross-branches',
    label: 'All other pairs of signs',
    found: `${pairs} pairs: 1 in harmony, 1 in conflict, 0 in both`,
    points: 25,
    weight: 40,
  },
];

export const matchEndpoints = {
  'POST /api/match': {
    operationId: 'matchPeople',
    tag: 'readings',
    summary: 'Compares two people by their births or a sign; nothing is stored',
    access: 'paid',
    body: closed({ one: Somebody, other: Somebody }),
    response: Match,
    errors: ['invalid_birth_date'],
    limit: { max: 120, windowSeconds: 60, by: 'user' },
    example: {
      body: { one: { birth: { date: '1990-05-15', time: '14:30' } }, other: { sign: 'rat' } },
      response: {
        score: 35,
        terms: exampleTerms(3),
        scoreReason:
          'It is lowered most by the signs of the years (Horse and Rat: clash), with 10 of 60 points, where an average pair has 36.',
        pairs: [
          {
            one: { position: 'year', sign: 'horse' },
            other: { position: 'year', sign: 'rat' },
            relations: ['clash'],
            tone: 'discord',
          },
        ],
        one: { name: 'the Horse', sign: 'horse', known: 'time' },
        other: { name: 'the Rat', sign: 'rat', known: 'sign' },
        kind: 'any',
        notes: ['Only the sign is known for the Rat, so only the sign is compared.'],
        sections: [
          {
            id: 'do',
            heading: 'What to do',
            paragraphs: [
              {
                text: 'Agree in advance who decides what.',
                rule: 'branches-of-two',
                because: 'The signs of the years are Horse and Rat.',
                changes: 'Another birth year of either.',
                certainty: 'certain',
              },
            ],
          },
        ],
        rules: [
          {
            id: 'branches-of-two',
            name: 'The pillars of two people 合沖刑害破',
            statement: 'Each animal sign in the pillars of one birth is compared with each of the other.',
            source: 'Wan Minying, Sanming tonghui 三命通會 (1578), volume 2',
          },
        ],
      },
    },
  },
  'POST /api/match/family': {
    operationId: 'matchFamily',
    tag: 'readings',
    summary: 'Compares every two people of a family; nothing is stored',
    access: 'paid',
    body: closed({ people: Type.Array(Somebody, { minItems: 2, maxItems: maxFamily }) }),
    response: FamilyMatch,
    errors: ['invalid_birth_date'],
    limit: { max: 60, windowSeconds: 60, by: 'user' },
    example: {
      body: {
        people: [
          { birth: { date: '1990-05-15', name: 'Anna' }, relation: 'self' },
          { sign: 'rat', relation: 'parent' },
        ],
      },
      response: {
        people: [
          { name: 'Anna', sign: 'horse', known: 'date' },
          { name: 'your parent', sign: 'rat', known: 'sign' },
        ],
        pairs: [
          {
            one: 0,
            other: 1,
            score: 35,
            terms: exampleTerms(2),
            scoreReason:
              'It is lowered most by the signs of the years (Horse and Rat: clash), with 10 of 60 points, where an average pair has 36.',
            relation: 'clash',
            tone: 'discord',
            paragraphs: [
              {
                text: 'Agree on a regular call or visit, and keep it when there is no news.',
                rule: 'branches-of-two',
                because: 'The signs of the years are Horse and Rat.',
                changes: 'Another birth year of either.',
                certainty: 'certain',
              },
            ],
          },
        ],
        notes: [],
        paragraphs: [],
        rules: [
          {
            id: 'branches-of-two',
            name: 'The pillars of two people 合沖刑害破',
            statement: 'Each animal sign in the pillars of one birth is compared with each of the other.',
            source: 'Wan Minying, Sanming tonghui 三命通會 (1578), volume 2',
          },
        ],
      },
    },
  },
} as const satisfies Record<string, EndpointSpec>;
