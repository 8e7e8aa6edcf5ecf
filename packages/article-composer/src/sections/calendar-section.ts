import { getStartOfSpring } from '@org/zodiac-core';
import { paragraph } from '../claims/markup.ts';
import { say, stated, type Phrase } from '../claims/passage.ts';
import type { Section } from '../fit-sections.ts';
import type { Choice } from '../seeded-choice.ts';
import type { Story } from '../story.ts';
import {
  dateInWords,
  newYearsDay,
  placeInCycle,
  yearByName,
  yearsBetween,
} from '../wording/calendar-phrases.ts';

/** Explains New Year's Day, the Start of Spring and the sixty-year cycle, each with years chosen as examples. */
export function calendarSection({ choice, topics }: Story): Section {
  const [first = 1987, second = 1999, third = 2011, fourth = 2023] = choice.some(yearsBetween(1930, 2020), 4);
  const basePriority = topics.themes.includes('calendar') ? 0 : 4;
  return {
    about: 'calendar',
    heading: choice.pick([
      'How the calendar decides',
      'Where one year ends and the next begins',
      'The days that need care',
    ]),
    blocks: [
      { priority: 5 + basePriority, content: paragraph(...newYearSentences(choice, first, second, fourth)) },
      { priority: 7 + basePriority, content: paragraph(...springSentences(choice, first, third, fourth)) },
      { priority: 11 + basePriority, content: paragraph(...cycleSentences(choice, third, fourth)) },
    ],
  };
}

const newYearSentences = (choice: Choice, one: number, other: number, third: number): Phrase[] => [
  choice.pick([
    'The Chinese year begins with a new moon, on a day between late January and late February.',
    'New Year’s Day follows the moon, so it wanders through the last part of January and most of February.',
    'A Chinese month starts at the new moon, and the year with one of those months, which is why its first day moves.',
  ]),
  say`Within memory it has fallen on ${newYearsDay(one)}, on ${newYearsDay(other)} and on ${newYearsDay(third)}.`,
  choice.pick([
    'A sign looked up by the year alone is therefore a guess for anyone born before that day.',
    'Only a full date of birth settles a sign, and only the true table settles the date.',
  ]),
];

const springSentences = (choice: Choice, one: number, other: number, third: number): Phrase[] => [
  choice.pick([
    'There is a second custom, kept by some practitioners of feng shui.',
    'Not everyone counts from New Year’s Day: some practitioners of feng shui do not.',
    'Some practitioners of feng shui use another boundary.',
  ]),
  say`They change the sign at the Start of Spring (立春), which the sun decides; ${springInWords(one)}.`,
  choice.pick([
    say`Zodiac Atlas follows New Year’s Day, as most people do: ${newYearsDay(other)}, say, or ${newYearsDay(third)}.`,
    say`We count from New Year’s Day, from ${newYearsDay(other)} for one and ${newYearsDay(third)} for another, because that is what most families mean by the year.`,
  ]),
];

const springInWords = (year: number): Phrase =>
  stated(
    { kind: 'start of spring', year, date: getStartOfSpring(year) },
    ({ date }) => `in ${date.year} that was ${dateInWords(date)}`,
  );

const cycleSentences = (choice: Choice, one: number, other: number): Phrase[] => [
  choice.pick([
    'Beside its animal a year has a stem, one of ten, and each element owns two of them in turn.',
    'Ten stems run beside the twelve branches, and every stem belongs to an element.',
  ]),
  say`That is how ${yearByName(one)} comes by its element, and ${yearByName(other)} by another.`,
  say`In the cycle of sixty, ${yearByName(one)} has place ${stated(placeInCycle(one), ({ place }) => String(place))}.`,
  choice.pick([
    'After sixty years the same pair returns, which is why a sixtieth birthday was such an occasion.',
    'The whole round takes sixty years, and then stem and branch meet again.',
  ]),
];
