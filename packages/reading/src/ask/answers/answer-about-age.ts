import { getZodiacSignByDate, nextYearOfSign } from '@org/zodiac-core';
import { lunarBirthday, toLunarDate, type LunarCalendarName, type LunarDate } from '@org/zodiac-core/lunar';
import type { Chart } from '../../chart.ts';
import type { Paragraph } from '../../reading.ts';
import { isoDate } from '../../words/iso-date.ts';
import { longDate } from '../../words/long-date.ts';
import { ordinal } from '../../words/ordinal.ts';
import { zodiacYearOf } from '../../years/zodiac-year-of.ts';
import { presentYear } from '../present-year.ts';
import type { Question } from '../read-question.ts';
import { limits, statement } from '../statement.ts';
import { personalYear, taiSuiOf, yearAndDayStem, yearAndSign } from '../year-sentences.ts';
import { nameOfYear, yearOf } from './answer-about-year.ts';
import { byDate, bySign } from './own-facts.ts';

/** The calendar by which lunar birthdays are counted: China's where the chosen one has no table of months. */
const lunarCalendarOf = ({ birth }: Chart): LunarCalendarName => {
  const asked = birth.calendar === 'vietnam' || birth.calendar === 'korea' ? birth.calendar : 'china';
  const first = { china: '1583', korea: '1913', vietnam: '1969' }[asked];
  return birth.date.slice(0, 4) >= first ? asked : 'china';
};

export function lunarDateOf(chart: Chart): LunarDate {
  const lunar = toLunarDate(chart.birth.date, { calendar: lunarCalendarOf(chart) });
  if (!lunar) throw new RangeError(`${chart.birth.date} has no lunar date.`);
  return lunar;
}

/** The day of the lunar birthday in a lunar year. */
export function lunarBirthdayIn(chart: Chart, year: number): string {
  const date = lunarBirthday(lunarDateOf(chart), year, { calendar: lunarCalendarOf(chart) });
  if (!date) throw new RangeError(`${year} has no lunar birthday.`);
  return isoDate(date);
}

/** “When is my lunar birthday?” */
export function answerAboutLunarBirthday(chart: Chart, question: Question): Paragraph[] {
  const { today, birth } = chart;
  const { month, day, isLeapMonth } = lunarDateOf(chart);
  const present = presentYear(chart);
  const asked = question.time.kind === 'years' ? yearOf(chart, question) : undefined;
  const next =
    [present - 1, present, present + 1].find((year) => lunarBirthdayIn(chart, year) >= today) ?? present + 1;
  const year = asked ?? next;
  const found = lunarBirthdayIn(chart, year);
  const later = lunarBirthdayIn(chart, year + 1);
  const because = byDate(chart);
  const birthday = `${ordinal(day)} day of the ${isLeapMonth ? 'leap ' : ''}${ordinal(month)} lunar month`;
  return [
    statement(
      `Your ${asked === undefined ? 'next ' : ''}lunar birthday${asked === undefined ? '' : ` of the lunar year ${year}`} ${found < today ? 'was' : 'is'} ${longDate(found)}.`,
      'lunar-date',
      because,
      { [`lunar-birthday:${year}`]: found },
    ),
    statement(
      `You were born on the ${birthday}, which the calendar calls ${longDate(birth.date)}; a year later it falls on ${longDate(later)}.`,
      'lunar-date',
      because,
      { 'lunar-date': `${month}-${day}${isLeapMonth ? '-leap' : ''}`, [`lunar-birthday:${year + 1}`]: later },
    ),
    limits(
      chart,
      isLeapMonth
        ? 'Yours is a leap month, which most years have not: then custom keeps the ordinary month of the same number.'
        : day === 30
          ? 'In a year whose month has only twenty-nine days, custom keeps the last.'
          : 'It moves by up to a month from year to year, because lunar months are counted from new moon to new moon.',
    ),
  ];
}

export function reckonedAge(chart: Chart): number {
  const now = getZodiacSignByDate(chart.today)?.zodiacYear ?? chart.year;
  return now - chart.zodiac.zodiacYear + 1;
}

/** “How old am I in Chinese years?” */
export function answerAboutReckonedAge(chart: Chart, question?: Question): Paragraph[] {
  const asked = question?.time.kind === 'years' ? question.time.years[0] : undefined;
  if (asked !== undefined && asked > chart.date.year) return answerAboutAgeIn(chart, asked);
  const age = reckonedAge(chart);
  const next = zodiacYearOf(presentYear(chart) + 1, chart.birth.calendar)?.from ?? '';
  return [
    statement(
      `By the reckoned age 虛歲 you are ${age}: one at birth, and one more at each New Year since.`,
      'reckoned-age',
      `Your zodiac year is ${chart.zodiac.zodiacYear}, and the present one ${presentYear(chart)}.`,
      { 'reckoned-age': age },
    ),
    statement(`By birthdays you are ${chart.age}.`, 'reckoned-age', byDate(chart), { age: chart.age }),
    statement(
      `At the next New Year, on ${longDate(next)}, you become ${age + 1} by that count.`,
      'reckoned-age',
      `New Year’s Day of ${presentYear(chart) + 1} is ${longDate(next)}.`,
      {
        'reckoned-age': age,
        'age-next': age + 1,
        [`new-year:${presentYear(chart) + 1}`]: next,
      },
    ),
  ];
}

function answerAboutAgeIn(chart: Chart, year: number): Paragraph[] {
  const age = year - chart.date.year;
  const birthday = isoDate({ ...chart.date, year });
  return [
    statement(`You turn ${age} on ${longDate(birthday)}.`, 'reckoned-age', byDate(chart), {
      [`birthday:${age}`]: birthday,
    }),
    statement(
      `By the reckoned age 虛歲 you are ${year - chart.zodiac.zodiacYear + 1} in the zodiac year ${year}, counting one at birth and one more at each New Year.`,
      'reckoned-age',
      `Your zodiac year is ${chart.zodiac.zodiacYear}.`,
      { [`reckoned-age-in:${year}`]: year - chart.zodiac.zodiacYear + 1 },
    ),
    yearAndSign(chart, year),
  ];
}

/** “When is Chinese New Year?” */
export function answerAboutNewYear(chart: Chart, question: Question): Paragraph[] {
  const present = presentYear(chart);
  const year = question.time.kind === 'years' ? yearOf(chart, question) : present + 1;
  const from = zodiacYearOf(year, chart.birth.calendar)?.from;
  if (!from) return [];
  return [
    statement(
      `New Year’s Day of the zodiac year ${year} ${from < chart.today ? 'was' : 'is'} ${longDate(from)}.`,
      'lunar-date',
      'The day of the new moon that begins the first month.',
      {
        [`new-year:${year}`]: from,
      },
    ),
    nameOfYear(chart, year),
    yearAndSign(chart, year),
  ];
}

/** “When is my next own year?”, “is it bad luck that it is my zodiac year?” */
export function answerAboutOwnYear(chart: Chart, { words, time }: Question): Paragraph[] {
  const { sign } = chart;
  const present = presentYear(chart);
  const next = nextYearOfSign(sign.id, present);
  const isNow = (next - present) % 12 === 0;
  const wasAsked = time.kind === 'years' ? time.years[0] : undefined;
  const opening = / (?:luck|unlucky|bad|afraid|worr\p{L}+|safe|danger\p{L}*|red) /u.test(words)
    ? statement(
        isNow
          ? 'No, it is not bad luck: custom treats the year of one’s own sign with care, takes large changes slowly and wears something red.'
          : `No: custom treats the year of one’s own sign with care rather than fear, and ${present} is not even yours.`,
        'tai-sui',
        bySign(chart),
        { 'present-year': present },
      )
    : undefined;
  const nextOne = statement(
    `${isNow ? `The present year is one of your own sign, 本命年; the next after it is` : `Your next own year, 本命年, is`} ${next}, a Year of the ${sign.name}.`,
    'sexagenary-cycle',
    'The twelve signs name the years by turns.',
    { [`next-year:${sign.id}`]: next, sign: sign.id },
  );
  const dates = zodiacYearOf(next, chart.birth.calendar);
  return [
    ...(opening ? [opening] : []),
    nextOne,
    ...(dates
      ? [
          statement(
            `It runs from ${longDate(dates.from)} to ${longDate(dates.to)}, and you turn ${next - chart.date.year} in ${next}.`,
            'year-sign',
            bySign(chart),
            {
              [`dates-of-year:${next}`]: `${dates.from}/${dates.to}`,
              [`birthday:${next - chart.date.year}`]: isoDate({ ...chart.date, year: next }),
            },
          ),
        ]
      : []),
    ...(wasAsked === undefined ? [taiSuiOf(chart, next)] : [taiSuiOf(chart, wasAsked)]),
  ];
}

/** Tai Sui: whether the sign meets it in a year, and what custom does. */
export function answerAboutTaiSui(chart: Chart, question: Question): Paragraph[] {
  const year = yearOf(chart, question);
  const isRemedy =
    / (?:do about|remed\p{L}+|cure|fix|protect\p{L}*|appease|what can i|what should i|how (?:do|can) i|red|help) /u.test(
      question.words,
    );
  return [
    ...(isRemedy
      ? [
          limits(
            chart,
            'Custom visits a temple at New Year, wears something red and takes large changes slowly; none of it is needed, and a chart sells no remedy.',
          ),
        ]
      : []),
    taiSuiOf(chart, year),
    yearAndSign(chart, year),
    ...(isRemedy ? [] : [personalYear(chart, year)]),
  ];
}

/** “When is the next Year of the Dragon?”, “what will it bring me?” */
export function answerAboutYearOfSign(chart: Chart, { signOfYear, words }: Question): Paragraph[] {
  const asked = signOfYear ?? chart.sign.id;
  const present = presentYear(chart);
  const explicit = /(?<= )(?:19|20|21)\d\d(?= )/u.exec(words)?.[0];
  const named = explicit === undefined ? undefined : Number(explicit);
  const isThis = / (?:this|current|present) year /u.test(words);
  const isRunning =
    (nextYearOfSign(asked, present) - present) % 12 === 0 && !/ (?:next|when is|when will) /u.test(words);
  const year = named ?? (isThis || isRunning ? present : nextYearOfSign(asked, present));
  const isPast = / (?:last|was|were|did) /u.test(words) && named === undefined;
  const told = isPast ? nextYearOfSign(asked, present) - 12 : year;
  return [
    nameOfYear(chart, told),
    yearAndSign(chart, told),
    ...(told < chart.zodiac.zodiacYear
      ? [limits(chart, 'It lies before your birth, so the chart says no more of it.')]
      : [yearAndDayStem(chart, told, 'life'), personalYear(chart, told)]),
  ];
}
