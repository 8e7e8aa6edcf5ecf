import type { Element } from '@org/zodiac-core';
import { elementOfWord } from '../keyword/sign-words.ts';
import { wordsIn } from '../keyword/words-in.ts';
import type { Asked } from './asked.ts';
import type { Context } from './context.ts';

/** In the order of production (相生). Each controls the one after the next (相剋). */
const production: readonly Element[] = ['Wood', 'Fire', 'Earth', 'Metal', 'Water'];
const feeding: Readonly<Record<Element, string>> = {
  Wood: 'wood burns',
  Fire: 'fire leaves ash',
  Earth: 'ore lies in the earth',
  Metal: 'metal melts, or gathers dew',
  Water: 'water lets plants grow',
};
const controlling: Readonly<Record<Element, string>> = {
  Wood: 'roots hold the soil',
  Fire: 'fire melts metal',
  Earth: 'a dam holds water',
  Metal: 'an axe fells wood',
  Water: 'water puts out fire',
};

/** As in "fire vs metal". */
export function twoElements({ text }: Context): Asked | undefined {
  const [a, b] = [...new Set(wordsIn(text).flatMap((word) => elementOfWord(word) ?? []))];
  if (a === undefined || b === undefined) return undefined;
  const steps = (production.indexOf(b) - production.indexOf(a) + 5) % 5;
  const [from, to] = steps === 1 || steps === 2 ? [a, b] : [b, a];
  const feeds = steps === 1 || steps === 4;
  return {
    title: `${a} and ${b}: How the Elements Meet`,
    description: `What the Chinese elements ${a} and ${b} do to each other by the circles of production and control, and the elements of years and signs.`,
    answer: [
      feeds
        ? `${from} feeds ${to} in the circle of production (相生): ${feeding[from]}.`
        : `${from} controls ${to} in the circle of control (相剋): ${controlling[from]}.`,
      'The rule joins elements, and is one of several by which signs are compared.',
    ],
  };
}

/** As in "earth element compatibility". */
export function neighboursOf(element: Element): string {
  const at = (steps: number): Element =>
    production[(production.indexOf(element) + steps) % production.length] ?? element;
  return `By the two circles ${element} goes best with ${at(4)}, which feeds it, and ${at(1)}, which it feeds; ${at(3)} controls it, and it controls ${at(2)}.`;
}

/** As in "how do i find my chinese zodiac element". */
export const ownElement = ({ text }: Context): Asked | undefined =>
  /\b(?:my|your)\b.*\belements?\b|\belements?\b.*\b(?:am i|i am|my|your)\b/.test(text)
    ? {
        title: 'Which Chinese Zodiac Element Am I?',
        description:
          'Your element in the Chinese zodiac follows from the last digit of your zodiac year. The rule, and the elements of years and signs.',
        answer: [
          'Your element is that of your zodiac year, by its last digit: zero or one is Metal, two or three Water, four or five Wood, six or seven Fire, and eight or nine Earth.',
          'A birthday before Chinese New Year belongs to the year before.',
        ],
      }
    : undefined;

/** As in "rarest zodiac element". */
export const rarestElement = ({ text }: Context): Asked | undefined =>
  /\b(?:rare|rarest|common)\b/.test(text)
    ? {
        title: 'Which Chinese Zodiac Element Is the Rarest?',
        description:
          'Why none of the five Chinese elements is rarer than another, with the elements of the signs and of the years.',
        answer: [
          'None: each of the five elements has two years in ten.',
          'As the fixed element of a sign Earth is the commonest, with four signs; each of the others has two.',
        ],
      }
    : undefined;

/** As in "strongest chinese element". */
export const strongestElement = ({ text }: Context): Asked | undefined =>
  /\b(?:strong|weak|best|worst|power|luck)\w*\b/.test(text)
    ? {
        title: 'Which Chinese Element Is the Strongest?',
        description:
          'Why none of the five Chinese elements is the strongest or the weakest, with the elements of the signs and of the years.',
        answer: [
          'None: each of the five elements masters one other and is mastered by a third, so no element is the strongest or the weakest.',
          'Water masters Fire, Fire Metal, Metal Wood, Wood Earth, and Earth Water.',
        ],
      }
    : undefined;
