import { describeSign, zodiacSigns } from '@org/zodiac-core';
import { listed, say, type Phrase } from '../claims/passage.ts';
import { colourIn } from '../understand/colours.ts';
import { numberIn } from '../understand/subject-of.ts';
import type { Topic } from '../understand/subject.ts';
import {
  newYearsDayIn,
  signByYear,
  signOfYear,
  yearByName,
  yearInFigures,
  yearsOfSign,
} from '../wording/calendar-phrases.ts';
import { luckyColour, luckyNumber } from '../wording/sign-phrases.ts';
import { upperFirst } from '../wording/words.ts';
import { thisYear, type Context } from './context.ts';

/** The head and the answer for a keyword that asks for one part of a topic. */
interface Asked {
  readonly title: Phrase;
  readonly description: Phrase;
  readonly answer: readonly Phrase[];
}

/** What a keyword asks of one year, number or colour of a topic; `undefined` if it asks for the whole. */
export function askedOfTopic(topic: Topic, context: Context): Asked | undefined {
  switch (topic) {
    case 'cat':
      return yearOfTheCat(context);
    case 'numbers':
      return oneNumber(context);
    case 'colours':
      return oneColour(context);
    default:
      return undefined;
  }
}

/** The first year of Vietnam's present calendar. */
const firstYearOfVietnam = 1968;

/** The zodiac years of Vietnam's Cat, to some years ahead. */
export const yearsOfCat = (context: Context): number[] =>
  yearsOfSign(describeSign('rabbit'), firstYearOfVietnam, thisYear(context) + 30);

function yearOfTheCat(context: Context): Asked | undefined {
  if (!/\byears?\b|\bborn\b|\bwhen\b|\b\d{4}\b/.test(context.text)) return undefined;
  const asked = Number(/\b\d{4}\b/.exec(context.text)?.[0]);
  const years = yearsOfCat(context);
  const now = thisYear(context);
  const last = years.findLast((year) => year <= now) ?? now;
  const next = years.find((year) => year > now) ?? now;
  const dates = say`The last began there on ${newYearsDayIn('vietnam', last)}, and the next begins on ${newYearsDayIn('vietnam', next)}.`;
  if (!(asked >= firstYearOfVietnam && asked <= (years.at(-1) ?? now)))
    return {
      title: 'The Year of the Cat in Vietnam',
      description:
        'Vietnam’s zodiac has a Cat where China has the Rabbit: all years of the Cat with their first days, and why China has none.',
      answer: ['Only Vietnam has a Year of the Cat; in China it is the Year of the Rabbit.', dates],
    };
  return {
    title: say`Is ${yearInFigures(asked)} a Year of the Cat?`,
    description: say`${yearByName(asked)} in China and in Vietnam, the years of the Cat with their first days, and why China’s zodiac has none.`,
    answer:
      signOfYear(asked).id === 'rabbit'
        ? [
            say`Yes, in Vietnam: ${yearByName(asked)} is a Year of the Cat there, from ${newYearsDayIn('vietnam', asked)}, and a Year of the Rabbit in China.`,
          ]
        : [
            say`No. ${yearByName(asked)} is a Year of the ${signByYear(asked)}; only Vietnam has a Year of the Cat, where China has the Rabbit.`,
            dates,
          ],
  };
}

function oneNumber({ text }: Context): Asked | undefined {
  const number = numberIn(text);
  const signs = zodiacSigns.filter(({ luckyNumbers }) => luckyNumbers.includes(number ?? 0));
  const [first] = signs;
  if (number === undefined || !first) return undefined;
  const names = listed(signs.map(({ name }) => name));
  const figure = luckyNumber(first, number);
  return number === 4 && /\bunluck/.test(text)
    ? {
        title: say`Why ${figure} Is an Unlucky Number in China`,
        description: say`The sound behind the fear of ${figure}, the signs that have it among their lucky numbers, and the numbers of all twelve signs.`,
        answer: [
          say`In China ${figure} is avoided because the word sounds like the one for death.`,
          say`The lists of lucky numbers give it to ${names} all the same.`,
        ],
      }
    : {
        title: say`Lucky Number ${figure}: Which Signs Have It`,
        description: say`The signs of the Chinese zodiac with the lucky number ${figure}, the numbers of the other signs, and where such lists come from.`,
        answer: [say`By the lists of almanacs ${figure} is a lucky number of ${names}.`],
      };
}

function oneColour({ text }: Context): Asked | undefined {
  const colour = colourIn(text);
  const signs = zodiacSigns.filter(({ luckyColors }) => luckyColors.includes(colour ?? ''));
  const [first] = signs;
  if (colour === undefined) return undefined;
  return {
    title: `Lucky Colour ${upperFirst(colour)}: Which Signs Have It`,
    description: `The signs of the Chinese zodiac with the lucky colour ${colour}, the colours of the other signs, and where such lists come from.`,
    answer: [
      first
        ? say`By the lists of almanacs ${luckyColour(first, colour)} is a lucky colour of ${listed(signs.map(({ name }) => name))}.`
        : `No sign has ${colour} among its lucky colours in the lists that we use.`,
      colour === 'red' ? 'At New Year and at weddings every sign wears it.' : '',
    ],
  };
}
