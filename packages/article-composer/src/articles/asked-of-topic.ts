import { describeSign, signOfHour, zodiacSigns } from '@org/zodiac-core';
import { getSolarTerm, solarTermIds } from '@org/zodiac-core/solar-terms';
import { listed, say, type Phrase } from '../claims/passage.ts';
import { signOfWord } from '../keyword/sign-words.ts';
import { wordsIn } from '../keyword/words-in.ts';
import { colourIn } from '../understand/colours.ts';
import { otherAnimalIn } from '../understand/other-animals.ts';
import type { Topic } from '../understand/subject.ts';
import {
  newYearsDayIn,
  signByYear,
  signOfYear,
  yearByName,
  yearInFigures,
  yearsOfSign,
} from '../wording/calendar-phrases.ts';
import {
  branchOf,
  doubleHour,
  hourInDoubleHour,
  luckyColour,
  placeInCircle,
} from '../wording/sign-phrases.ts';
import { dayOfTerm } from '../wording/term-phrases.ts';
import { upperFirst } from '../wording/words.ts';
import type { Asked } from './asked.ts';
import { ownElement, rarestElement, strongestElement, twoElements } from './asked-of-elements.ts';
import { askedOfNewYear } from './asked-of-new-year.ts';
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
      return (
        twoElements(context) ?? ownElement(context) ?? rarestElement(context) ?? strongestElement(context)
      );
    case 'race':
      return onePlace(context);
    case 'hours':
      return oneHour(context);
    case 'twelve':
      return noSuchAnimal(context) ?? whyTwelve(context) ?? howItWorks(context);
    case 'find':
      return bornLaterInYear(context);
    case 'solar terms':
      return year === null ? monthOfSign(context) : askedOfYear(topic, year, context);
    case 'leap month':
      return year === null ? monthsOfYear(context) : askedOfYear(topic, year, context);
    case 'new year':
    case 'calendar':
    case 'january':
      return askedOfNewYear(topic, context);
    case 'age':
      return year === null ? koreanAge(context) : askedOfYear(topic, year, context);
    case 'korea':
      return year === null ? seollal(context) : askedOfYear(topic, year, context);
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
    title: `Lucky Color ${upperFirst(colour)}: Which Signs Have It`,
    description: `The signs of the Chinese zodiac with the lucky color ${colour}, the colors of the other signs, and where such lists come from.`,
    answer: [
      first
        ? say`By the lists of almanacs ${luckyColour(first, colour)} is a lucky color of ${listed(signs.map(({ name }) => name))}.`
        : `No sign has ${colour} among its lucky colors in the lists that we use.`,
      colour === 'red' ? 'At New Year and at weddings every sign wears it.' : '',
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
  const hour = hourIn(text);
  if (hour === undefined) return undefined;
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

/** From 0 to 23, the hour that a keyword names. */
function hourIn(text: string): number | undefined {
  if (/\bmidnight\b/.test(text)) return 0;
  if (/\bnoon\b/.test(text)) return 12;
  const [, digits, half] = /\b(\d{1,2})(?::\d\d)? ?([ap]m|o.?clock)/.exec(text) ?? [];
  const given = Number(digits);
  if (digits === undefined || given > 24) return undefined;
  return half === 'pm' ? (given % 12) + 12 : half === 'am' ? given % 12 : given % 24;
}

/** As in "why is the elephant in the chinese zodiac". */
function noSuchAnimal({ text }: Context): Asked | undefined {
  const animal = otherAnimalIn(text);
  return animal === undefined
    ? undefined
    : {
        title: `Is the ${upperFirst(animal)} in the Chinese Zodiac?`,
        description: `The Chinese zodiac has no ${animal}. Its twelve animals in their order, with places, and why there are twelve.`,
        answer: [
          `There is no ${animal} in the Chinese zodiac.`,
          say`Its twelve animals are ${listed(zodiacSigns.map(({ name }) => name))}.`,
        ],
      };
}

const laterMonths = /\b(?:march|april|may|june|july|august|september|october|november|december)\b/;

/** As in "chinese zodiac for december babies". */
function bornLaterInYear({ text }: Context): Asked | undefined {
  const month = upperFirst(laterMonths.exec(text)?.[0] ?? '');
  return month === ''
    ? undefined
    : {
        title: `Born in ${month}: Which Chinese Zodiac Sign?`,
        description: `A month has no animal of its own in the Chinese zodiac. How the year of birth gives the sign of somebody born in ${month}.`,
        answer: [
          `Somebody born in ${month} has the animal of the year of birth: Chinese New Year, in January or February, is over by then.`,
          'The month itself does not change the sign.',
        ],
      };
}

/** As in "which month is the month of the dragon". */
function monthOfSign(context: Context): Asked | undefined {
  const [sign] = wordsIn(context.text).flatMap((word) => signOfWord(word) ?? []);
  if (!sign) return undefined;
  const year = thisYear(context) + 1;
  // The month of the Rat begins with Greater Snow, the second last term of a calendar year.
  const first = 2 * zodiacSigns.indexOf(sign) + solarTermIds.length - 2;
  const beginning = (place: number): Phrase => {
    const term = solarTermIds[place % solarTermIds.length] ?? 'da-xue';
    const inYear = sign.id === 'rat' && place > first ? year + 1 : year;
    return say`${getSolarTerm(inYear, term).name}, ${dayOfTerm(inYear, term)}`;
  };
  return {
    title: `The Month of the ${sign.name} in the Chinese Calendar`,
    description: say`When the month of the ${sign.name}, ${branchOf(sign)}, begins, and the solar terms by which the months of the twelve animals are counted.`,
    answer: [
      say`The month of the ${sign.name}, ${branchOf(sign)}, begins in ${yearInFigures(year)} with ${beginning(first)}, and lasts until the eve of ${beginning(first + 2)}.`,
      'Months with animals are counted by the sun, and are not the lunar months.',
    ],
  };
}

/** As in "how many months are in a chinese year". */
const monthsOfYear = ({ text }: Context): Asked | undefined =>
  /\bhow many\b/.test(text) && !/\bleap\b/.test(text)
    ? {
        title: 'How Many Months and Days a Chinese Year Has',
        description:
          'Twelve lunar months or thirteen: how long a Chinese year is, why some have a leap month, and the length of the years around this one.',
        answer: [
          'A Chinese year has twelve lunar months, about three hundred and fifty-four days; in about seven years of nineteen a leap month makes it thirteen, and about three hundred and eighty-four days.',
        ],
      }
    : undefined;

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

const seollal = ({ text }: Context): Asked | undefined =>
  /\bcelebrat|\bcustoms?\b|\btraditions?\b/.test(text)
    ? {
        title: 'How Seollal, the Korean New Year, Is Kept',
        description:
          'Bows to the elders, rice-cake soup and a rite for the ancestors: how Korea keeps Seollal, and the years with another day than China.',
        answer: [
          'At Seollal families in Korea hold a rite for their ancestors (charye), eat rice-cake soup (tteokguk) and bow to their elders (sebae), who give money and good wishes.',
          'It is the lunar New Year, and the animal of the year changes with it.',
        ],
      }
    : undefined;

const koreanAge = ({ text }: Context): Asked | undefined =>
  /\bkoreans?\b|\bkorea\b/.test(text)
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
