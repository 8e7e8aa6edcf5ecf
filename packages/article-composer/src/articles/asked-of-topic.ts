import { describeSign, getChineseNewYear, signOfHour, zodiacSigns, type Element } from '@org/zodiac-core';
import { listed, say } from '../claims/passage.ts';
import { elementOfWord } from '../keyword/sign-words.ts';
import { wordsIn } from '../keyword/words-in.ts';
import { colourIn } from '../understand/colours.ts';
import type { Topic } from '../understand/subject.ts';
import {
  newYearsDay,
  newYearsDayIn,
  signByYear,
  signOfYear,
  yearByName,
  yearInFigures,
  yearsBetween,
  yearsOfSign,
} from '../wording/calendar-phrases.ts';
import { doubleHour, hourInDoubleHour, luckyColour, placeInCircle } from '../wording/sign-phrases.ts';
import { upperFirst } from '../wording/words.ts';
import type { Asked } from './asked.ts';
import { askedOfYear } from './asked-of-year.ts';
import { thisYear, type Context } from './context.ts';

/**
 * What a keyword asks of one part of a topic; `undefined` if it asks for the whole.
 *
 * @param year - for which it asks it, or `null`
 */
export function askedOfTopic(topic: Topic, year: number | null, context: Context): Asked | undefined {
  switch (topic) {
    case 'cat':
      return yearOfTheCat(context);
    case 'colours':
      return oneColour(context);
    case 'elements':
      return twoElements(context) ?? strongestElement(context);
    case 'race':
      return onePlace(context);
    case 'hours':
      return oneHour(context);
    case 'twelve':
      return whyTwelve(context) ?? howItWorks(context);
    case 'new year':
    case 'calendar':
    case 'january':
      return extremesOfNewYear(context) ?? startOfYear(topic, context) ?? lunarOrChinese(topic, context);
    case 'age':
      return year === null ? koreanAge(context) : askedOfYear(topic, year, context);
    default:
      return year === null ? undefined : askedOfYear(topic, year, context);
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

function twoElements({ text }: Context): Asked | undefined {
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

const ordinals =
  /\b(first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|last)\b/;

function onePlace({ text }: Context): Asked | undefined {
  const [place] = ordinals.exec(text) ?? [];
  const wanted = place === 'last' ? 'twelfth' : place;
  const sign = zodiacSigns.find((each) => placeInCircle(each).text === wanted);
  return sign && /\b(?:who|which|what)\b/.test(text)
    ? {
        title: `Who Came ${upperFirst(place ?? '')} in the Great Race?`,
        description: `The place of the ${sign.name} in the tale of the zodiac race, the order of all twelve animals, and what history has to say.`,
        answer: [
          say`The ${sign.name} came ${place === 'last' ? 'last, ' : ''}${placeInCircle(sign)} of the twelve, in the tale of the race across the river.`,
        ],
      }
    : undefined;
}

function oneHour({ text }: Context): Asked | undefined {
  const [, digits, half] = /\b(\d{1,2})(?::\d\d)? ?([ap]m|o.?clock)/.exec(text) ?? [];
  const given = Number(digits);
  if (digits === undefined || given > 24) return undefined;
  const hour = half === 'pm' ? (given % 12) + 12 : half === 'am' ? given % 12 : given % 24;
  const sign = describeSign(signOfHour(hour).id);
  return {
    title: say`Born at ${hourInDoubleHour(sign, hour)}: Animal of the Hour`,
    description: say`The double hour of the ${sign.name} lasts from ${doubleHour(sign)} by the sun. All twelve hours with their animals, and what they add to a sign.`,
    answer: [
      say`Somebody born at ${hourInDoubleHour(sign, hour)} has the hour of the ${sign.name}, which lasts from ${doubleHour(sign)} by the sun.`,
      'The sign of a person is the animal of the year, and comes from the date of birth.',
    ],
  };
}

const howItWorks = ({ text }: Context): Asked | undefined =>
  /\bhow\b.*\bworks?\b|\bwhat is\b|\bexplain/.test(text)
    ? {
        title: 'How the Chinese Zodiac Works',
        description:
          'Twelve animals for twelve lunar years, five elements and a New Year that moves: how the Chinese zodiac works, with the signs in order.',
        answer: [
          'The Chinese zodiac gives each lunar year one of twelve animals in a fixed order, and your sign is the animal of the year in which you were born.',
          'The year begins at Chinese New Year, in January or February.',
        ],
      }
    : undefined;

const lunarOrChinese = (topic: Topic, { text }: Context): Asked | undefined =>
  topic === 'new year' && /\blunar\b/.test(text) && /\bchinese\b/.test(text)
    ? {
        title: 'Lunar New Year or Chinese New Year?',
        description:
          'Lunar New Year is the wider name: China, Korea and Vietnam each keep theirs, mostly on one day. The dates, and what is done.',
        answer: [
          'Chinese New Year (春節) is one of the Lunar New Years: Korea keeps Seollal and Vietnam Tết by calendars of the same kind, mostly on the same day.',
        ],
      }
    : undefined;

const koreanAge = ({ text }: Context): Asked | undefined =>
  /\bkorean?\b/.test(text)
    ? {
        title: 'Korean Age: How It Is Counted',
        description:
          'One at birth and one more on the first of January: how Korean age is counted, what China does otherwise, and what the law says now.',
        answer: [
          'Korean age is the year now, less the year of birth, and one more: a child is one at birth and a year older on each first of January.',
          'Law and contracts in South Korea count full years only.',
        ],
      }
    : undefined;

const strongestElement = ({ text }: Context): Asked | undefined =>
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

const whyTwelve = ({ text }: Context): Asked | undefined =>
  /\bwhy\b/.test(text)
    ? {
        title: 'Why the Chinese Zodiac Has Twelve Animals',
        description:
          'Twelve branches counted years, months and hours before they had animals. Where the number comes from, with all twelve in order.',
        answer: [
          'There are twelve animals because the calendar counts in twelve branches (地支), and each branch was given one.',
          'A year has twelve months, and Jupiter, by which years were once counted, takes about twelve years round the sky.',
        ],
      }
    : undefined;

/** As in "earliest chinese new year". */
function extremesOfNewYear(context: Context): Asked | undefined {
  const [asked] = /\b(?:earliest|latest)\b/.exec(context.text) ?? [];
  if (asked === undefined || !/\bnew year\b/.test(context.text)) return undefined;
  const years = yearsBetween(1700, 2199).toSorted((a, b) => dayInYear(a) - dayInYear(b));
  const extreme = dayInYear((asked === 'latest' ? years.at(-1) : years[0]) ?? 0);
  const same = years.filter((year) => dayInYear(year) === extreme).toSorted((a, b) => a - b);
  const now = thisYear(context);
  const named = [
    ...same.filter((year) => year <= now).slice(-2),
    ...same.filter((year) => year > now).slice(0, 2),
  ];
  return {
    title: `The ${upperFirst(asked)} Chinese New Year`,
    description: `Which day is the ${asked} on which Chinese New Year can fall, in which years it does, and why the date moves by a month.`,
    answer: [
      say`The ${asked} Chinese New Years of five centuries are ${listed(named.map(newYearsDay))}.`,
      'The New Year is a new moon and can fall on any day of about thirty.',
    ],
  };
}

const dayInYear = (year: number): number => {
  const { month, day } = getChineseNewYear(year);
  return month * 31 + day;
};

/** As in "does the zodiac year start on january 1". */
function startOfYear(topic: Topic, context: Context): Asked | undefined {
  const now = thisYear(context);
  return topic === 'january' && /\b(?:start|begin|change)s?\b/.test(context.text)
    ? {
        title: 'Does the Zodiac Year Start on the First of January?',
        description:
          'The Chinese zodiac year begins at Chinese New Year, which moves. The deciding day of every year, and both rules.',
        answer: [
          say`No. The zodiac year starts at Chinese New Year, which moves between late January and the third week of February; that of ${yearByName(now)} was ${newYearsDay(now)}.`,
        ],
      }
    : undefined;
}
