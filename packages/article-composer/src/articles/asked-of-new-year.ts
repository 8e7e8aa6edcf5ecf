import { getChineseNewYear } from '@org/zodiac-core';
import { listed, say } from '../claims/passage.ts';
import type { Topic } from '../understand/subject.ts';
import { newYearsDay, yearByName, yearsBetween } from '../wording/calendar-phrases.ts';
import { upperFirst } from '../wording/words.ts';
import type { Asked } from './asked.ts';
import { thisYear, type Context } from './context.ts';

/** What a keyword asks of the day of New Year, beside its date. */
export const askedOfNewYear = (topic: Topic, context: Context): Asked | undefined =>
  extremesOfNewYear(context) ??
  startOfYear(topic, context) ??
  lunarOrChinese(topic, context) ??
  whyItMoves(context) ??
  howItIsFound(context) ??
  howItIsKept(topic, context);

const whyItMoves = ({ text }: Context): Asked | undefined =>
  /\bnew year\b/.test(text) && /\b(?:chang|mov|var|different)/.test(text)
    ? {
        title: 'Why Chinese New Year Changes Its Date',
        description:
          'Twelve moons are eleven days short of a year: why Chinese New Year moves between January and February, with the dates of ten years.',
        answer: [
          'Chinese New Year moves because its months follow the moon: it comes about eleven days earlier after a year of twelve months, and about nineteen days later after one with a leap month.',
          'So it stays between late January and the third week of February.',
        ],
      }
    : undefined;

const howItIsFound = ({ text }: Context): Asked | undefined =>
  /\bnew year\b/.test(text) && /\bcalculat|\b(?:how|who)\b.*\b(?:determin|decid|found|work)/.test(text)
    ? {
        title: 'How the Date of Chinese New Year Is Calculated',
        description:
          'Chinese New Year is a new moon counted from the winter solstice: the rule, the leap months, and the dates of ten years.',
        answer: [
          'Chinese New Year is the day of a new moon, by the clock of China: as a rule the second after the winter solstice, and the third if a leap month comes between.',
        ],
      }
    : undefined;

const howItIsKept = (topic: Topic, { text }: Context): Asked | undefined =>
  topic === 'new year' && /\bcelebrat|\bcustoms?\b|\btraditions?\b/.test(text)
    ? {
        title: 'How Chinese New Year Is Celebrated',
        description:
          'The eve, the red envelopes, the visits and the lanterns: how Chinese New Year is kept in north and south, with the dates to come.',
        answer: [
          'Chinese New Year is celebrated for fifteen days: the family eats together on the eve, children get red envelopes, visits follow in a set order, and lanterns end the season.',
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
