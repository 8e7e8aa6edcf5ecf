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
    case 'spring':
    case 'solar terms':
      return [
        filled(text('year.spring'), {
          year: yearInFigures(year),
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
  const values = { sign: sign.name, other: before.name, day: dayOfTerm(year, term.id) };
  return asksForBirthday(keyword)
    ? filled(text('year.born-in-month'), { ...values, month: monthNames[at] ?? '' })
    : filled(text('year.month-animal'), {
        ...values,
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

/** Whether a keyword asks for the sign of birthdays in a month after New Year, as in "born in march". */
export const asksForBirthday = (keyword: string): boolean =>
  /\bborn\b|\bbirth/.test(keyword) && animalIn(keyword) === undefined && placeOfMonth(keyword) > 1;

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

/**
 * Answers to keywords that ask for one aspect of a topic. Some also replace the title and the description of the
 * topic.
 */
export const nearerAnswers: readonly {
  readonly focus: Topic;
  readonly asked: Pick<RegExp, 'test'>;
  /** The year of the answer, if the keyword names none. Otherwise it is this year. */
  readonly year?: (keyword: string, today: Date) => number;
  readonly answer: (year: number, keyword: string, today: Date) => Phrase;
  readonly title?: (keyword: string) => string;
  readonly description?: (keyword: string) => string | undefined;
}[] = [
  {
    focus: 'race',
    asked: /\binvent|\bhistory\b|\borigins?\b|\bcreated\b|\bwhen\b/,
    answer: () => text('topics.race.origin'),
    title: () => text('topics.race.origin-title'),
  },
  {
    focus: 'chart',
    asked: /\bscor|\bpoints?\b|\bcalculat|\bpercent/,
    answer: () => text('topics.chart.score'),
  },
  {
    focus: 'western',
    asked: /\bbazi\b|\bfour pillars\b/,
    answer: () => text('topics.western.bazi'),
    title: () => text('topics.western.bazi-title'),
    description: () => text('topics.western.bazi-description'),
  },
  { focus: 'own year', asked: /\bwhy\b.*\bred\b/, answer: () => text('customs.why-red') },
  { focus: 'new year gifts', asked: /\bclock|\bumbrella/, answer: () => text('customs.clocks') },
  { focus: 'tai sui', asked: /\bappease/, answer: () => text('customs.appease') },
  { focus: 'tai sui', asked: /\boffend/, answer: () => text('customs.offend') },
  {
    focus: 'calendar',
    asked: /\bsun\b|\bsolar\b/,
    answer: () => filled(text('topics.calendar.sun-or-moon'), { range: newYearRange }),
  },
  {
    focus: 'calendar',
    asked: /\bnew year\b/,
    answer: () => filled(text('topics.calendar.new-year'), { range: newYearRange }),
  },
  {
    focus: 'calendar',
    asked: /\bzodiac\b/,
    answer: () => filled(text('topics.calendar.zodiac'), { range: newYearRange }),
  },
  {
    focus: 'hours',
    asked: clockTime,
    answer: (_year, keyword) => {
      const sign = describeSign(signOfHour(hourIn(keyword)).id);
      return filled(text('topics.hours.at'), { sign: sign.name, hours: doubleHour(sign) });
    },
  },
  { focus: 'red', asked: /envelope|packet|hong ?bao/, answer: () => text('topics.red.envelopes') },
  { focus: 'wedding', asked: /^/, answer: weddingsIn },
  {
    focus: 'strongest',
    asked: /\bweak/,
    answer: () => text('topics.strongest.weakest'),
    title: () => text('topics.strongest.weakest-title'),
  },
  {
    focus: 'luckiest',
    asked: /\bunluck|\bworst\b/,
    answer: (year, _keyword, today) =>
      filled(text('topics.luckiest.unluckiest'), {
        year: yearInFigures(year),
        signs: signsOffending(year),
        verb: isYearOver(year, today) ? 'offended' : 'offend',
      }),
    title: () => text('topics.luckiest.unluckiest-title'),
  },
  {
    focus: 'twelve',
    asked: /\b(?:third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth)\b/,
    answer: (_year, keyword) => animalInPlace(keyword),
  },
  {
    focus: 'twelve',
    asked: /\bworks?\b/,
    answer: () => filled(text('topics.twelve.works'), { range: newYearRange }),
    title: () => text('topics.twelve.works-title'),
  },
  {
    focus: 'cycle',
    asked: /^(?!.*\bbranch).*\bstems?\b/,
    answer: () => text('topics.cycle.stems'),
    title: () => text('topics.cycle.stems-title'),
    description: () => text('topics.cycle.stems-description'),
  },
  {
    focus: 'cycle',
    asked: /^(?!.*\bstem).*\bbranch/,
    answer: () => text('topics.cycle.branches'),
    title: () => text('topics.cycle.branches-title'),
    description: () => text('topics.cycle.branches-description'),
  },
  {
    focus: 'month animals',
    asked: {
      test: (keyword) => monthName.test(keyword) || wordsIn(keyword).some((word) => signOfWord(word)),
    },
    year: (keyword, today) => yearOfNext(placeOfMonth(keyword) * 2, today),
    answer: animalOfMonth,
    title: (keyword) =>
      asksForBirthday(keyword)
        ? filledIn(text('titles.bornInMonth'), {
            month: monthNames[placeOfMonth(keyword)] ?? '',
          })
        : text('topics.month animals.title'),
    description: (keyword) =>
      asksForBirthday(keyword)
        ? filledIn(text('titles.bornInMonthAbout'), { month: monthNames[placeOfMonth(keyword)] ?? '' })
        : undefined,
  },
  {
    focus: 'solar terms',
    asked: termName,
    year: (keyword, today) => yearOfNext(placeOfTerm(keyword), today),
    answer: termAnswer,
  },
  {
    focus: 'january',
    asked: /\b(?:start|begin|change)s?\b/,
    answer: () => filled(text('topics.january.starts'), { range: newYearRange }),
  },
];
