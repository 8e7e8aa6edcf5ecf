import type { CalendarName } from '@org/zodiac-core';
import { say, stated, type Phrase } from '../claims/passage.ts';
import type { Topic } from '../understand/subject.ts';
import { countedInYear } from '../wording/age-phrases.ts';
import {
  lengthOfYear,
  newYearsDay,
  newYearsDayIn,
  signByYear,
  signOfYear,
  spanOfYear,
  startOfSpring,
  yearByName,
  yearInFigures,
} from '../wording/calendar-phrases.ts';
import { dayOfTerm } from '../wording/term-phrases.ts';
import { dayOfFestival } from './festivals.ts';
import type { Asked } from './asked.ts';
import { thisYear, type Context } from './context.ts';

/** What a keyword asks of a topic for one year; `undefined` if the tables do not have that year. */
export function askedOfYear(topic: Topic, year: number, context: Context): Asked | undefined {
  switch (topic) {
    case 'leap month':
      return leapMonthIn(year, context);
    case 'spring':
      return springIn(year);
    case 'leap month of 2033':
      return problemOf2033;
    case 'solar terms':
      return termsOf(year);
    case 'age':
      return ageOfBirthYear(year, context);
    case 'vietnam':
    case 'korea':
    case 'japan':
      return year >= firstYears[topic] && year <= lastYear ? yearInCountry(topic, year, context) : undefined;
    default:
      return undefined;
  }
}

const problemOf2033: Asked = {
  title: say`The ${yearInFigures(2033)} Problem of the Chinese Calendar`,
  description: say`Why old almanacs doubled the wrong month of ${yearInFigures(2033)}, and how the rule of the solstices decides, with the months and the terms in them.`,
  answer: [
    say`The ${yearInFigures(2033)} problem is a leap month in the wrong place: old almanacs put it after the seventh month of that year, and by the rule of the solstices it stands after the eleventh.`,
    say`The Mid-Autumn Festival stays on ${dayOfFestival('mid-autumn', 2033)}, and New Year on ${newYearsDay(2034)}.`,
  ],
};

const termsOf = (year: number): Asked => ({
  title: say`Solar Terms ${yearInFigures(year)}: All Twenty-Four Dates`,
  description: say`The days of the solar terms (節氣) of ${yearInFigures(year)} in English and Chinese, by the time of China, with Qingming and the Start of Spring.`,
  answer: [
    say`Solar terms (節氣) in ${yearInFigures(year)} run from Lesser Cold, ${dayOfTerm(year, 'xiao-han')}, to Winter Solstice, ${dayOfTerm(year, 'dong-zhi')}.`,
    'The days are those of China.',
  ],
});

function leapMonthIn(year: number, { text }: Context): Asked {
  const length = lengthOfYear(year);
  const asksHowMany = /\bhow many\b/.test(text);
  const days = stated(length, (claim) => `${claim.days} days`);
  return {
    title: say`Does ${yearInFigures(year)} Have a Chinese Leap Month?`,
    description: say`Whether the ${yearByName(year)} year has a leap month (閏月), how many days it has, and the leap months of the years around it.`,
    answer: [
      length.leapMonth === null
        ? asksHowMany
          ? say`Twelve: ${yearByName(year)} has no leap month.`
          : say`No. The ${yearByName(year)} year has no leap month.`
        : asksHowMany
          ? say`Thirteen: ${stated(length, ({ leapMonth }) => `month ${leapMonth}`)} of ${yearByName(year)} is kept twice.`
          : say`Yes. In the ${yearByName(year)} year ${stated(length, ({ leapMonth }) => `month ${leapMonth} is kept twice`)}.`,
      say`It has ${days}, from ${spanOfYear(year)}.`,
    ],
  };
}

const springIn = (year: number): Asked => ({
  title: say`Li Chun ${yearInFigures(year)}: Start of Spring (立春)`,
  description: say`The Start of Spring of ${yearInFigures(year)} is on ${startOfSpring(year)}, New Year’s Day on ${newYearsDay(year)}. Both days for the years around it.`,
  answer: [
    say`In ${yearInFigures(year)} the Start of Spring (立春) is on ${startOfSpring(year)}.`,
    say`New Year’s Day of the ${yearByName(year)} year is ${newYearsDay(year)}.`,
  ],
});

function ageOfBirthYear(year: number, context: Context): Asked | undefined {
  const now = thisYear(context);
  if (year > now) return undefined;
  const { counted, born, on, sum } = countedInYear(year, now);
  return /\bkorean?\b/.test(context.text)
    ? {
        title: say`Korean Age If Born in ${born}`,
        description: say`Somebody born in ${born} counts as ${counted} by Korean age in ${on}. The count year by year, and the years of the round ages.`,
        answer: [
          say`By Korean age somebody born in ${born} is ${counted} all through ${on}.`,
          say`${sum}: the birth itself counts as one.`,
        ],
      }
    : {
        title: say`Chinese Age (虛歲) If Born in ${born}`,
        description: say`Somebody of the ${yearByName(year)} year counts as ${counted} by Chinese age from New Year’s Day of ${on}. The count year by year, and the round ages.`,
        answer: [
          say`People of the ${yearByName(year)} year are ${counted} by Chinese age (虛歲).`,
          say`That holds from ${newYearsDay(now)} on.`,
          say`${sum}: the birth itself counts as one.`,
        ],
      };
}

/** The first years of their present calendars in our tables. */
const firstYears = { vietnam: 1968, korea: 1912, japan: 1873 } as const;
const lastYear = 2100;

const countries = {
  vietnam: { name: 'Vietnam', newYear: 'Tết' },
  korea: { name: 'Korea', newYear: 'Seollal' },
  japan: { name: 'Japan', newYear: 'New Year' },
} as const;

/** Animals that are others than China’s. */
const animals: Readonly<Record<CalendarName, Readonly<Partial<Record<string, string>>>>> = {
  china: {},
  vietnam: { ox: 'Buffalo', rabbit: 'Cat' },
  korea: {},
  japan: { pig: 'Boar' },
};

function yearInCountry(calendar: keyof typeof countries, year: number, { text }: Context): Asked {
  const { name, newYear } = countries[calendar];
  const there = newYearsDayIn(calendar, year);
  const here = newYearsDay(year);
  const animal: Phrase = animals[calendar][signOfYear(year).id] ?? signByYear(year);
  const figure = yearInFigures(year);
  const inChina =
    there.text === here.text ? 'China’s New Year is on the same day.' : say`China’s New Year is on ${here}.`;
  return {
    title: say`${newYear} ${figure} in ${name}: Date and Animal`,
    description: say`${newYear} of ${figure} in ${name} is on ${there} and begins the year of the ${animal}. The date beside China’s, and the next New Year there.`,
    answer: /\bnew year\b|\bwhen\b|\bdates?\b/.test(text)
      ? [
          say`In ${name} ${newYear} of ${figure} is on ${there}.`,
          say`It begins the year of the ${animal}.`,
          inChina,
        ]
      : [say`In ${name} ${figure} is the year of the ${animal}, from ${there} on.`, inChina],
  };
}
