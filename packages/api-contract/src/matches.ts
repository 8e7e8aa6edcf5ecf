import * as Type from 'typebox';
import type { EndpointSpec } from './endpoint.ts';
import { maxFamily, personRelations } from './people-limits.ts';
import { Birth, ReadingParagraph, ReadingRule } from './readings.ts';
import { closed, named, ZodiacSignId } from './schemas.ts';

/** What the person is to the caller. The text uses it: “your sister”, “as siblings”. */
const relation = Type.Optional(Type.Enum([...personRelations], { title: 'PersonRelation' }));

/** A birth, or the sign alone where the date is not known. */
const Somebody = Type.Union([closed({ birth: Birth, relation }), closed({ sign: ZodiacSignId, relation })]);

/** A branch, by its sign, and the pillar it belongs to. */
const PlacedSign = named('PlacedSign', {
  position: Type.Enum(['year', 'month', 'day', 'hour']),
  sign: ZodiacSignId,
});

const MatchedPerson = named('MatchedPerson', {
  /** As the text calls them. */
  name: Type.String(),
  /** What a person with a name is to the caller, such as `your sister`. */
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
    /** The highest points that it can have. All lines together have 100. */
    weight: Type.Integer({ minimum: 1 }),
  }),
);
/** `mixed`: some of the relations are harmonies and some are discords. */
const tone = Type.Enum(['harmony', 'discord', 'mixed', 'neutral']);

/** Two people by their charts: a score with its sum, every pair of branches, and the text. */
const Match = named('Match', {
  score,
  terms,
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

/** Each two of a family, with the score that the match of the two has, and what follows from all pairs. */
const FamilyMatch = named('FamilyMatch', {
  people: Type.Array(MatchedPerson),
  pairs: Type.Array(
    named('FamilyPair', {
      /** The place in `people`, from 0. */
      one: placeInFamily,
      other: placeInFamily,
      score,
      terms,
      /** The relation of their signs that decides, such as `six clash`, or `no relation`. */
      relation: Type.String(),
      tone,
      paragraphs: Type.Array(ReadingParagraph),
    }),
  ),
  paragraphs: Type.Array(ReadingParagraph),
  rules: Type.Array(ReadingRule),
});

export const matchEndpoints = {
  'POST /api/match': {
    operationId: 'matchPeople',
    tag: 'readings',
    summary: 'Two people held against each other, by their births or a sign; nothing is stored',
    access: 'paid',
    body: closed({ one: Somebody, other: Somebody }),
    response: Match,
    errors: ['invalid_birth_date'],
    limit: { max: 120, windowSeconds: 60, by: 'user' },
    example: {
      body: { one: { birth: { date: '1990-05-15', time: '14:30' } }, other: { sign: 'rat' } },
      response: {
        score: 35,
        terms: [
          {
            id: 'year-branches',
            label: 'The signs of the year',
            found: 'Horse and Rat: six clash',
            points: 10,
            weight: 60,
          },
          {
            id: 'cross-branches',
            label: 'All other pairs of branches',
            found: 'Of 3, 1 in harmony, 1 in discord, 0 in both',
            points: 25,
            weight: 40,
          },
        ],
        pairs: [
          {
            one: { position: 'year', sign: 'horse' },
            other: { position: 'year', sign: 'rat' },
            relations: ['six clash'],
            tone: 'discord',
          },
        ],
        one: { name: 'the first person', sign: 'horse', known: 'time' },
        other: { name: 'the second person', sign: 'rat', known: 'sign' },
        kind: 'any',
        sections: [
          {
            id: 'together',
            heading: 'Friends and Family',
            paragraphs: [
              {
                text: 'In a family: have a room, a drawer and an hour each, and visit.',
                rule: 'branches-of-two',
                because: 'The signs are Horse and Rat.',
                changes: 'Another sign of either.',
                certainty: 'certain',
              },
            ],
          },
        ],
        rules: [
          {
            id: 'branches-of-two',
            name: 'The branches of two people 合沖刑害破',
            statement: 'Each branch of one birth is held against each branch of the other.',
            source: 'Wan Minying, Sanming tonghui 三命通會 (1578), volume 2',
          },
        ],
      },
    },
  },
  'POST /api/match/family': {
    operationId: 'matchFamily',
    tag: 'readings',
    summary: 'Each two of a family held against each other, in words of family; nothing is stored',
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
            terms: [
              {
                id: 'year-branches',
                label: 'The signs of the year',
                found: 'Horse and Rat: six clash',
                points: 10,
                weight: 60,
              },
              {
                id: 'cross-branches',
                label: 'All other pairs of branches',
                found: 'Of 2, 1 in harmony, 1 in discord, 0 in both',
                points: 25,
                weight: 40,
              },
            ],
            relation: 'six clash',
            tone: 'discord',
            paragraphs: [
              {
                text: 'In a family: have a room, a drawer and an hour each, and visit.',
                rule: 'branches-of-two',
                because: 'The signs are Horse and Rat.',
                changes: 'Another sign of either.',
                certainty: 'certain',
              },
            ],
          },
        ],
        paragraphs: [],
        rules: [
          {
            id: 'branches-of-two',
            name: 'The branches of two people 合沖刑害破',
            statement: 'Each branch of one birth is held against each branch of the other.',
            source: 'Wan Minying, Sanming tonghui 三命通會 (1578), volume 2',
          },
        ],
      },
    },
  },
} as const satisfies Record<string, EndpointSpec>;
