import {
  describeSign,
  getLunarNewYear,
  getStartOfSpring,
  signOfHour,
  zodiacSigns,
  type CalendarDate,
  type CalendarName,
} from '@org/zodiac-core';
import { fromLunarDate } from '@org/zodiac-core/lunar';
import { solarTermsOf } from '@org/zodiac-core/solar-terms';
import { text } from '@org/content/articles';
import { filled, filledIn } from '../claims/filled.ts';
import { joined, listed, say, stated, textOf, type Phrase } from '../claims/passage.ts';
import { wordsIn } from '../keyword/plain-keyword.ts';
import { signOfWord } from '../keyword/sign-words.ts';
import { luckiestOf } from '../sections/pair-sections.ts';
import { theSign } from '../sections/sign-sections.ts';
import {
  calendarYearsBetween,
  countedInYear,
  dateInWords,
  elementByYear,
  elementOfYear,
  isOrWas,
  isPast,
  isYearOver,
  lengthOfYear,
  monthNames,
  newYearRange,
  newYearsDayIn,
  nextNewYear,
  signByYear,
  spanOfYear,
  springsIn,
  startOfSpring,
  yearByName,
  yearInFigures,
} from '../wording/calendar-phrases.ts';
import { doubleHour, placeInCircle } from '../wording/sign-phrases.ts';
import { signsOffending } from '../wording/tai-sui-phrases.ts';
import { dayOfTerm } from '../wording/term-phrases.ts';
import type { Topic } from './topic-focuses.ts';

/** The answer for a year, where the keyword names one. */
export function answerIn(focus: Topic, year: number | undefined, today: Date): Phrase[] {
  if (year === undefined) return [];
  switch (focus) {
    case 'solar terms':
      return [termsOfYear(year)];
    case 'spring':
      return [
        filled(text('year.spring'), {
          verb: isOrWas(getStartOfSpring(year), today),
          day: startOfSpring(year),
        }),
        ...nextOn(getStartOfSpring(year), startOfSpring(yearOfNext(springPlace, today)), today),
      ];
    case 'leap month':
      return leapMonthOfYear(year, today);
    case 'luckiest':
      return [
        filled(text('year.luckiest'), {
          year: yearInFigures(year),
          verb: isYearOver(year, today) ? 'were' : 'are',
          good: listed(luckiestOf(year).map(theSign)),
        }),
      ];
    case 'colors':
      return [
        filled(text('year.color'), {
          year: yearInFigures(year),
          element: elementByYear(year),
          color: text(`elements.${elementOfYear(year)}.color`),
        }),
      ];
    case 'age':
    case 'money':
    case 'new year food':
    case 'new year gifts':
    case 'new year taboos':
    case 'stars':
      return [];
    case 'vietnam':
      return [
        filled(text('year.tet'), newYearIn('vietnam', year, today)),
        ...nextNewYearIn('vietnam', year, today),
      ];
    case 'korea':
      return [
        filled(text('year.seollal'), newYearIn('korea', year, today)),
        ...nextNewYearIn('korea', year, today),
      ];
    default:
      return [filled(text('year.animal'), { year: yearInFigures(year), sign: signByYear(year) })];
  }
}

/** The next leap month that begins after today. */
export function nextLeapMonth(today: Date): readonly Phrase[] {
  const now = today.getUTCFullYear();
  const year = calendarYearsBetween(now - 1, now + 4).find((each) => {
    const { leapMonth: month } = lengthOfYear(each);
    const first =
      month === null ? undefined : fromLunarDate({ year: each, month, day: 1, isLeapMonth: true });
    return first !== undefined && !isPast(first, today);
  });
  return year === undefined ? [] : leapMonthOfYear(year, today);
}

/** The first and the last solar term of a year with their days. */
const termsOfYear = (year: number): Phrase =>
  filled(text('year.solar-terms'), {
    year: yearInFigures(year),
    first: dayOfTerm(year, 'xiao-han'),
    last: dayOfTerm(year, 'dong-zhi'),
  });

function leapMonthOfYear(year: number, today: Date): Phrase[] {
  const length = lengthOfYear(year);
  const month = length.leapMonth;
  if (month === null) {
    const next = calendarYearsBetween(year + 1, year + 3)
      .map(lengthOfYear)
      .find(({ leapMonth }) => leapMonth !== null);
    return [
      stated(length, ({ year: of }) => filledIn(text('year.noLeap'), { year: String(of) })),
      next ? stated(next, ({ year: of }) => filledIn(text('year.nextLeap'), { year: String(of) })) : '',
    ];
  }
  const lunar = { year, month, day: 1, isLeapMonth: true } as const;
  const first = fromLunarDate(lunar);
  if (!first) throw new RangeError(`The year ${year} has the leap month ${month}.`);
  return [
    filled(text('year.leap'), {
      year: yearInFigures(year),
      month: stated(length, ({ leapMonth }) => String(leapMonth)),
      begins: isPast(first, today) ? 'began' : 'begins',
      day: stated({ kind: 'lunar date', lunar, date: first }, ({ date }) => dateInWords(date)),
    }),
  ];
}

/** Gives an example of the age by the traditional count in a year. */
export const exampleOfAge = (now: number): Phrase =>
  filled(text('year.age'), { ...countedInYear(now - ageOfExample, now), year: yearInFigures(now) });
const ageOfExample = 36;

/** Adds the next such day, if the given day is over. */
const nextOn = (date: CalendarDate, next: Phrase, today: Date): readonly Phrase[] =>
  isPast(date, today) ? [filled(text('year.next-on'), { day: next })] : [];

const nextNewYearIn = (calendar: CalendarName, year: number, today: Date): readonly Phrase[] =>
  nextOn(getLunarNewYear(year, { calendar }), newYearsDayIn(calendar, nextNewYear(today)), today);

/** The place of the Start of Spring among the solar terms of a year. */
const springPlace = 2;

const newYearIn = (calendar: CalendarName, year: number, today: Date) => ({
  year: yearInFigures(year),
  verb: isOrWas(getLunarNewYear(year, { calendar }), today),
  day: newYearsDayIn(calendar, year),
});

const monthName = new RegExp(String.raw`\b(?:${monthNames.join('|').toLowerCase()})\b`);
const namesOfTerms = solarTermsOf(2000).map(({ name }) => name.toLowerCase());
const termName = new RegExp(String.raw`\b(?:${namesOfTerms.join('|')})\b`);

/** The place in the year, from 0, of the month that a keyword names directly or by its animal. January has the Ox. */
function placeOfMonth(keyword: string): number {
  const animal = animalIn(keyword);
  return animal
    ? (zodiacSigns.indexOf(animal) + zodiacSigns.length - 1) % zodiacSigns.length
    : monthNames.findIndex((name) => name.toLowerCase() === monthName.exec(keyword)?.[0]);
}

const animalIn = (keyword: string) => wordsIn(keyword).flatMap((word) => signOfWord(word) ?? [])[0];

/** A sentence on the animal whose month begins in the month that a keyword names, or whose month the keyword names. */
function animalOfMonth(year: number, keyword: string, today: Date): Phrase {
  const at = placeOfMonth(keyword);
  const term = solarTermsOf(year)[at * 2];
  const [before, sign] = [zodiacSigns[at], zodiacSigns[(at + 1) % zodiacSigns.length]];
  if (!term || !before || !sign) return '';
  return filled(text('year.month-animal'), {
    sign: sign.name,
    other: before.name,
    day: dayOfTerm(year, term.id),
    begins: isPast(term.date, today) ? 'began' : 'begins',
  });
}

/** The days that are good for a wedding, and whether custom calls the year a widow year. */
const weddingsIn = (year: number, keyword: string): Phrase =>
  joined([
    text(/\bmonths?\b/.test(keyword) ? 'topics.wedding.months' : 'topics.wedding.answer'),
    ' ',
    widowYear(year),
  ]);

function widowYear(year: number): Phrase {
  const days = springsIn(year);
  const values = { year: yearByName(year), span: spanOfYear(year) };
  return days.length === 0
    ? filled(text('topics.wedding.in-year.none'), values)
    : filled(text('topics.wedding.in-year.some'), { ...values, days: listed(days) });
}

const placeOfTerm = (keyword: string): number =>
  namesOfTerms.findIndex((name) => name === termName.exec(keyword)?.[0]);

/** The year in which a solar term comes next, by its place among the terms of a year. */
function yearOfNext(place: number, today: Date): number {
  const year = today.getUTCFullYear();
  const term = solarTermsOf(year)[place];
  return term && isPast(term.date, today) ? year + 1 : year;
}

function termAnswer(year: number, keyword: string, today: Date): Phrase {
  const place = placeOfTerm(keyword);
  const term = solarTermsOf(year)[place];
  if (!term) return '';
  const said = filled(text('year.solar-term'), {
    term: `${term.name} (${term.characters})`,
    begins: isPast(term.date, today) ? 'began' : 'begins',
    day: dayOfTerm(year, term.id),
  });
  const [next] = nextOn(term.date, dayOfTerm(yearOfNext(place, today), term.id), today);
  return next ? say`${said} ${next}` : said;
}

/** `11pm`, `11:30 p.m.` or `midnight`. */
const clockTime = /\b(1[0-2]|[1-9])(?::\d\d)? ?([ap])\.?m\b|\b(?:midnight|noon)\b/;

function hourIn(keyword: string): number {
  const [said, hour, half] = clockTime.exec(keyword) ?? [];
  if (hour === undefined) return said === 'noon' ? 12 : 0;
  return (Number(hour) % 12) + (half === 'p' ? 12 : 0);
}

/** The animal in a place of the circle, as in "what is the third animal". */
function animalInPlace(keyword: string): Phrase {
  const sign = zodiacSigns.find((one) => new RegExp(`\\b${textOf(placeInCircle(one))}\\b`).test(keyword));
  return sign ? filled(text('year.place'), { place: placeInCircle(sign), sign: sign.name }) : '';
}

/** An answer to keywords that ask for one aspect of a topic. Some also replace the title and the description of the topic. */
interface NearerAnswer {
  readonly focus: Topic;
  readonly asked: Pick<RegExp, 'test'>;
  /** The year of the answer, if the keyword names none. Otherwise it is this year. */
  readonly year?: (keyword: string, today: Date) => number;
  readonly answer: (year: number, keyword: string, today: Date) => Phrase;
  readonly title?: string;
  readonly description?: string;
  /** Precedes the first part of the topic. */
  readonly lead?: string;
  /** The topics that explain more, instead of those of the topic. */
  readonly next?: readonly Topic[];
}

type TextId = Parameters<typeof text>[0];

/** Answers of one text, and the texts of their titles and descriptions. */
const textAnswers: readonly (readonly [Topic, RegExp, answer: TextId, title?: TextId, about?: TextId, lead?: TextId])[] = [
  ['race', /\binvent|\bhistory\b|\borigins?\b|\bcreated\b|\bwhen\b/, 'topics.race.origin', 'topics.race.origin-title'],
  ['chart', /\bscor|\bpoints?\b|\bcalculat|\bpercent/, 'topics.chart.score'],
  ['western', /\bbazi\b|\bfour pillars\b/, 'topics.western.bazi', 'topics.western.bazi-title', 'topics.western.bazi-description'],
  ['own year', /\bwhy\b.*\bred\b/, 'customs.why-red'],
  ['new year gifts', /\bclock|\bumbrella/, 'customs.clocks'],
  ['tai sui', /\bappease/, 'customs.appease'],
  ['tai sui', /\boffend/, 'customs.offend'],
  ['calendar', /\bsun\b|\bsolar\b/, 'topics.calendar.sun-or-moon'],
  ['calendar', /\bnew year\b/, 'topics.calendar.new-year'],
  ['calendar', /\bzodiac\b/, 'topics.calendar.zodiac'],
  ['reading', /^(?!.*\bbazi\b).*\bfour pillars\b/, 'topics.reading.pillars', 'topics.reading.pillars-title'],
  ['red', /envelope|packet|hong ?bao/, 'topics.red.envelopes'],
  ['strongest', /\bweak/, 'topics.strongest.weakest', 'topics.strongest.weakest-title'],
  ['january', /\b(?:start|begin|change)s?\b/, 'topics.january.starts'],
  ['cycle', /^(?!.*\bbranch).*\bstems?\b/, 'topics.cycle.stems', 'topics.cycle.stems-title', 'topics.cycle.stems-description', 'topics.cycle.stems-lead'],
  ['cycle', /^(?!.*\bstem).*\bbranch/, 'topics.cycle.branches', 'topics.cycle.branches-title', 'topics.cycle.branches-description', 'topics.cycle.branches-lead'],
]; // prettier-ignore

const textOfId = (id: TextId): string => String(text(id));

export const nearerAnswers: readonly NearerAnswer[] = [
  ...textAnswers.map(([focus, asked, id, title, about, lead]): NearerAnswer => ({
    focus,
    asked,
    answer: () => filled(textOfId(id), { range: newYearRange }),
    ...(title && { title: textOfId(title) }),
    ...(about && { description: textOfId(about) }),
    ...(lead && { lead: textOfId(lead) }),
  })),
  {
    focus: 'hours',
    asked: clockTime,
    answer: (_year, keyword) => {
      const sign = describeSign(signOfHour(hourIn(keyword)).id);
      return filled(text('topics.hours.at'), { sign: sign.name, hours: doubleHour(sign) });
    },
  },
  {
    focus: 'twelve',
    asked: /\bworks?\b/,
    answer: () => filled(text('topics.twelve.works'), { range: newYearRange }),
    title: text('topics.twelve.works-title'),
    next: ['cycle', 'chart', 'january'],
  },
  { focus: 'wedding', asked: /^/, answer: weddingsIn },
  {
    focus: 'luckiest',
    asked: /\bunluck|\bworst\b/,
    answer: (year, _keyword, today) =>
      filled(text('topics.luckiest.unluckiest'), {
        year: yearInFigures(year),
        signs: signsOffending(year),
        verb: isYearOver(year, today) ? 'offended' : 'offend',
      }),
    title: text('topics.luckiest.unluckiest-title'),
  },
  {
    focus: 'twelve',
    asked: /\b(?:third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth)\b/,
    answer: (_year, keyword) => animalInPlace(keyword),
  },
  {
    focus: 'month animals',
    asked: {
      test: (keyword) => monthName.test(keyword) || wordsIn(keyword).some((word) => signOfWord(word)),
    },
    year: (keyword, today) => yearOfNext(placeOfMonth(keyword) * 2, today),
    answer: animalOfMonth,
  },
  {
    focus: 'solar terms',
    asked: termName,
    year: (keyword, today) => yearOfNext(placeOfTerm(keyword), today),
    answer: termAnswer,
  },
];
