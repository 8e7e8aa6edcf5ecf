import {
  compatibility,
  zodiacSigns,
  type Relation,
  type ZodiacSign,
  type ZodiacSignId,
} from '@org/zodiac-core';
import type { Article } from '../article-parts.ts';
import { paragraph, sourcesNote, table } from '../claims/markup.ts';
import { say, stated, textOf, listed, type Phrase } from '../claims/passage.ts';
import { sourceById } from '../prose/sources.ts';
import { trioTexts } from '../prose/trio-texts.ts';
import { oneOfRelation, pointsOfPair, relationNames, scoreOfPair } from '../wording/pairing-phrases.ts';
import { characterOf, fixedElement, nameOfSign, placeInCircle, polarityOf } from '../wording/sign-phrases.ts';

type Trio = readonly [ZodiacSign, ZodiacSign, ZodiacSign];

/** Answers whether a rule joins three signs, and how each two of them go together. */
export function trioArticle(asked: Trio): Article {
  const signs = zodiacSigns.filter((sign) => asked.includes(sign));
  const names = listed(signs.map(({ name }) => name));
  const rule = groupRules.find((each) => pairsOf(asked).every(([a, b]) => isJoined(a, b, each)));
  const told = trioTexts[signs.map(({ id }) => id).join(' ')];
  return {
    title: say`${names} in the Chinese Zodiac`,
    description: say`Whether a rule joins ${names}, the score of each two of them, and the three signs side by side.`,
    sections: [
      {
        heading: '',
        blocks: rule
          ? [paragraph(joinedBy(rule, signs))]
          : [paragraph(say`No rule of three joins ${names}.`), paragraph(scores(asked))],
      },
      {
        heading: 'Each two of them',
        blocks: [
          table(
            'Pairs of the three, the best first; the points are ours',
            ['Pair', 'Score', 'Rule'],
            bestFirst(asked).map(([a, b]): Phrase[] => [
              `${a.name} and ${b.name}`,
              pointsOfPair(a, b),
              oneOfRelation[compatibility(a.id, b.id).basis],
            ]),
          ),
          ...(told === undefined ? [] : [paragraph(told), sourcesNote([sourceById('branches')])]),
        ],
      },
      {
        heading: 'The three side by side',
        blocks: [
          table(
            names,
            ['Sign', 'Character', 'Place', 'Yin or Yang', 'Fixed element'],
            signs.map((sign): Phrase[] => [
              sign.name,
              characterOf(sign),
              placeInCircle(sign),
              polarityOf(sign),
              fixedElement(sign),
            ]),
          ),
        ],
      },
    ],
  };
}

/** The rules that join three signs, and not two. */
const groupRules = ['three-harmonies', 'three-meetings', 'punishment'] as const satisfies Relation[];

const pairsOf = ([a, b, c]: Trio): readonly (readonly [ZodiacSign, ZodiacSign])[] => [
  [a, b],
  [a, c],
  [b, c],
];

const isJoined = (a: ZodiacSign, b: ZodiacSign, rule: Relation): boolean =>
  compatibility(a.id, b.id).relations.some(({ kind }) => kind === rule);

const bestFirst = (trio: Trio): readonly (readonly [ZodiacSign, ZodiacSign])[] =>
  pairsOf(trio).toSorted(
    ([a, b], [c, d]) => compatibility(c.id, d.id).score - compatibility(a.id, b.id).score,
  );

const verdicts: Readonly<Record<(typeof groupRules)[number], string>> = {
  'three-harmonies': 'Yes',
  'three-meetings': 'In part',
  punishment: 'No',
};

function joinedBy(rule: (typeof groupRules)[number], signs: readonly ZodiacSign[]): Phrase {
  const group = signs.map(({ id }): ZodiacSignId => id);
  return say`${verdicts[rule]}: ${stated({ kind: 'pairing rule', rule, groups: [group] }, (claim) => textOf(listed((claim.groups[0] ?? []).map(nameOfSign))))} form one of the ${relationNames[rule]}.`;
}

function scores(trio: Trio): Phrase {
  const [best, , worst] = bestFirst(trio);
  if (!best || !worst) return '';
  return compatibility(best[0].id, best[1].id).score === compatibility(worst[0].id, worst[1].id).score
    ? say`All pairs alike: ${scoreOfPair(...best)}.`
    : say`${scoreOfPair(...best)}, ${scoreOfPair(...worst)}.`;
}
