import { compatibility, relations, zodiacSigns, type Relation, type ZodiacSign } from '@org/zodiac-core';
import type { Article } from '../article-parts.ts';
import { paragraph, table, type Markup } from '../claims/markup.ts';
import { say, type Phrase } from '../claims/passage.ts';
import { elementsTogether } from '../prose/elements-together.ts';
import { pairText } from '../prose/pair-texts.ts';
import { vary } from '../vary.ts';
import { oneOfRelation, pointsOfPair, rulesOfPair, scoreOfPair } from '../wording/pairing-phrases.ts';
import {
  characterOf,
  doubleHour,
  fixedElement,
  placeInCircle,
  plural,
  polarityOf,
} from '../wording/sign-phrases.ts';
import { lowerFirst, upperFirst } from '../wording/words.ts';
import type { Context } from './context.ts';

/** Answers how two signs get along. Signs are paired, never people by their years. */
export function pairArticle([a, b]: readonly [ZodiacSign, ZodiacSign], { text }: Context): Article {
  const { score } = compatibility(a.id, b.id);
  const seed = [a.id, b.id].toSorted().join(' ');
  const common = commonPartners(a, b);
  return {
    title:
      a !== b && asksForDifference.test(text)
        ? `${a.name} and ${b.name}: How They Differ`
        : a === b
          ? `Two ${plural(a)} Together: Compatibility`
          : `${a.name} and ${b.name} Compatibility`,
    description: say`${scoreOfPair(a, b)}: ${verdict(score)}. The rule behind it, and the two signs side by side.`,
    sections: [
      {
        heading: '',
        blocks: [
          paragraph(
            asksForTrouble(text)
              ? troubleOf(a, b, text)
              : a !== b && asksForDifference.test(text)
                ? differenceOf(a, b, text)
                : say`${vary(`${seed} verdict`, verdicts[grade(score)])} ${scoreOfPair(a, b)}.`,
          ),
        ],
      },
      {
        heading: vary(`${seed} text`, [
          `What happens between them`,
          `${a.name} beside ${b.name}`,
          'The two of them',
          'Day by day',
        ]),
        blocks: textsFor(text, pairText(a.id, b.id)).map((each) => paragraph(each)),
      },
      { heading: 'The rules between the signs', blocks: [rulesTable(a, b)] },
      ...(a === b ? [] : [{ heading: 'Side by side', blocks: [signsTable(a, b)] }]),
      ...(a === b || common.length === 0
        ? []
        : [
            {
              heading: 'Who gets along with both',
              blocks: [
                table(
                  `Signs in harmony with the ${a.name} and with the ${b.name}`,
                  ['Sign', `With the ${a.name}`, `With the ${b.name}`],
                  common.map((each) => [each.name, pointsOfPair(a, each), pointsOfPair(b, each)]),
                ),
              ],
            },
          ]),
    ],
  };
}

const asksForTrouble = (text: string): boolean =>
  /\bclash|\bproblem|\btrouble|\bissues?\b|\bconflict|\bquarrel|\bargu|\bfight|\bdifficult|\bchalleng|\bnot (?:get along|like|match|compatible)|\bhate|\bstruggle|\benem|\bworst\b|\bincompatible|\bbad\b/.test(
    text,
  );

/** As in "difference between ox and tiger" and "snake vs dragon who is stronger". */
const asksForDifference =
  /\bdifferen|\bcompar(?:e|ison|ing)\b|\b(?:strong|luck|smart)(?:i?er|i?est)\b|\bbetter\b|\bmore\b/;

function differenceOf(a: ZodiacSign, b: ZodiacSign, text: string): Phrase {
  const rank = /\b(?:strong|luck|smart)(?:i?er|i?est)\b|\bbetter\b|\bmore\b/.test(text)
    ? `No rule puts one above the other. `
    : '';
  return say`${rank}Tradition calls the ${a.name} ${lowerFirst(a.traits)}, and the ${b.name} ${lowerFirst(b.traits)}. Together, ${scoreOfPair(a, b)}.`;
}

/** Names the rules by which tradition expects trouble between two signs, or says that no rule does. */
function troubleOf(a: ZodiacSign, b: ZodiacSign, text: string): Phrase {
  const { score } = compatibility(a.id, b.id);
  const [names, rules] = [`${a.name} and ${b.name}`, rulesOfPair(a, b)];
  const points = pointsOfPair(a, b);
  if (score < 55 && /^\W*why\b/.test(text))
    return say`The reason that tradition gives is ${rules}: ${scoreOfPair(a, b)}.`;
  return vary<Phrase>(
    `${[a.id, b.id].toSorted().join(' ')} trouble`,
    score < 55
      ? [
          say`Tradition names the trouble of ${names}: ${rules}. Our score is ${points}.`,
          say`What divides ${names}, by tradition, is ${rules}: ${points} points.`,
          say`Yes, by the old rules: ${names} meet in ${rules}, for ${points} of a hundred.`,
          say`The books warn ${names} of ${rules}. We count ${points} of a hundred.`,
          say`Between ${names} lies ${rules}, hence the trouble, and ${points} points.`,
        ]
      : [
          say`Tradition names no trouble between ${names}: ${rules}. Our score is ${points}.`,
          say`None by the old rules, which find ${rules} between ${names}: ${points} points.`,
          say`The books warn ${names} of nothing. Between them is ${rules}; we count ${points}.`,
        ],
  );
}

/** The paragraphs on a pair, of which the last is about work. It comes first where work is asked for. */
const textsFor = (text: string, texts: readonly string[]): readonly string[] =>
  /\bbusiness|\bwork|\bcareer|\bjobs?\b|\bcolleague|\bcoworker|\bboss|\bteams?\b|\boffice/.test(text)
    ? [...texts.slice(-1), ...texts.slice(0, -1)]
    : texts;

const signsTable = (a: ZodiacSign, b: ZodiacSign): Markup =>
  table(
    `The ${a.name} and the ${b.name}`,
    ['In the calendar', a.name, b.name],
    [
      ['Character', characterOf(a), characterOf(b)],
      ['Place', placeInCircle(a), placeInCircle(b)],
      ['Yin or Yang', polarityOf(a), polarityOf(b)],
      ['Fixed element', fixedElement(a), fixedElement(b)],
      ['Hour', doubleHour(a), doubleHour(b)],
    ],
  );

/** Every rule that joins or divides the two, with what it means, and the bond of their elements. */
export function rulesTable(a: ZodiacSign, b: ZodiacSign): Markup {
  const found = relations(a.id, b.id).map(({ kind }) => kind);
  const rules: readonly Relation[] = found.length > 0 ? found : ['neutral'];
  return table(
    `${a.name} and ${b.name} in the rules of tradition; the points are ours`,
    ['Rule', 'What it means'],
    [
      ...rules.map((rule): Phrase[] => [upperFirst(oneOfRelation[rule]), meanings[rule]]),
      ['Their fixed elements', elementsTogether(a.element, b.element)],
      ['Points of a hundred', pointsOfPair(a, b)],
    ],
  );
}

const meanings: Readonly<Record<Relation, string>> = {
  'same-sign': 'Alike in hour, season and blind spots; counted as a small advantage.',
  'six-harmony': 'Secret friends: each sign has exactly one partner of this kind.',
  'three-harmonies': 'Members of one triangle, four places apart, who want the same thing.',
  'six-clash': 'Opposite places, opposite hours and seasons: distance, and movement.',
  'six-harm': 'Each clashes with the secret friend of the other: a quiet bond of divided loyalty.',
  punishment: 'Friction between those who owe each other something; an old and disputed rule.',
  'six-destruction': 'The mildest of the difficult bonds: plans that cross in the doorway.',
  'three-meetings': 'Neighbors of one season; two of the three alone count for nothing.',
  neutral: 'No rule joins the two places on the circle and none divides them.',
};

type Grade = 'high' | 'good' | 'even' | 'low' | 'lowest';

const grade = (score: number): Grade =>
  score >= 85 ? 'high' : score >= 65 ? 'good' : score >= 55 ? 'even' : score >= 30 ? 'low' : 'lowest';

const verdict = (score: number): string =>
  ({
    high: 'one of the best matches that tradition knows',
    good: 'a good match by tradition, with a reservation',
    even: 'neither bond nor quarrel by tradition',
    low: 'a match that tradition calls hard work',
    lowest: 'one of the pairs that tradition warns of',
  })[grade(score)];

const verdicts: Readonly<Record<Grade, readonly [string, ...string[]]>> = {
  high: [
    'Yes, very well:',
    'By the old rules they belong together:',
    'Few pairs are praised more:',
    'Tradition is kind to this pair:',
    'A match that matchmakers hoped for:',
  ],
  good: [
    'Yes, by and large:',
    'Well, with one reservation:',
    'More yes than no:',
    'They suit each other, most days:',
  ],
  even: [
    'Tradition leaves it to them:',
    'Neither well nor badly by rule:',
    'The old books are silent here:',
    'Nothing binds or divides them:',
    'It depends on the two people:',
    'No rule decides it:',
  ],
  low: ['Not easily:', 'With patience:', 'Tradition advises care:', 'It takes work, say the old rules:'],
  lowest: [
    'Tradition says no:',
    'By the old rules hardly:',
    'It is the pair that matchmakers avoided:',
    'The books are against it:',
  ],
};

/** The other signs that stand in a harmony with both. */
const commonPartners = (a: ZodiacSign, b: ZodiacSign): ZodiacSign[] =>
  zodiacSigns.filter(
    (each) =>
      each !== a &&
      each !== b &&
      compatibility(a.id, each.id).score >= 85 &&
      compatibility(b.id, each.id).score >= 85,
  );
