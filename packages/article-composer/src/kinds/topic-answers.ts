import { getLunarNewYear, getStartOfSpring, zodiacSigns, type CalendarName } from '@org/zodiac-core';
import { solarTermsOf } from '@org/zodiac-core/solar-terms';
import { text } from '@org/content/articles';
import { filled, filledIn } from '../claims/filled.ts';
import { listed, stated, type Phrase } from '../claims/passage.ts';
import { wordsIn } from '../keyword/plain-keyword.ts';
import { signOfWord } from '../keyword/sign-words.ts';
import { luckiestOf } from '../sections/pair-sections.ts';
import { theSign } from '../sections/sign-sections.ts';
import {
  elementByYear,
  elementOfYear,
  isOrWas,
  isPast,
  isYearOver,
  lengthOfYear,
  monthNames,
  newYearRange,
  newYearsDayIn,
  signByYear,
  startOfSpring,
  yearInFigures,
  zodiacYearOn,
} from '../wording/calendar-phrases.ts';
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
      ];
    case 'leap month':
      return [
        stated(lengthOfYear(year), ({ year: of, leapMonth }) =>
          leapMonth === null
            ? filledIn(text('year.noLeap'), { year: String(of) })
            : filledIn(text('year.leap'), { year: String(of), month: String(leapMonth) }),
        ),
      ];
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
    case 'stars':
      return [];
    case 'vietnam':
      return [filled(text('year.tet'), newYearIn('vietnam', year, today))];
    case 'korea':
      return [filled(text('year.seollal'), newYearIn('korea', year, today))];
    default:
      return [filled(text('year.animal'), { year: yearInFigures(year), sign: signByYear(year) })];
  }
}

const newYearIn = (calendar: CalendarName, year: number, today: Date) => ({
  year: yearInFigures(year),
  verb: isOrWas(getLunarNewYear(year, { calendar }), today),
  day: newYearsDayIn(calendar, year),
});

const monthName = new RegExp(String.raw`\b(?:${monthNames.join('|').toLowerCase()})\b`);
const namesOfTerms = solarTermsOf(2000).map(({ name }) => name.toLowerCase());
const termName = new RegExp(String.raw`\b(?:${namesOfTerms.join('|')})\b`);

/**
 * The month of the animal that a keyword names, or the animal that begins its month in the month that it names. In
 * January it is the Ox.
 */
function animalOfMonth(asked: number | undefined, keyword: string, today: Date): Phrase {
  const animal = wordsIn(keyword).flatMap((word) => signOfWord(word) ?? [])[0];
  const at = animal
    ? (zodiacSigns.indexOf(animal) + zodiacSigns.length - 1) % zodiacSigns.length
    : monthNames.findIndex((name) => name.toLowerCase() === monthName.exec(keyword)?.[0]);
  const year = asked ?? yearOfNext(at * 2, today);
  const term = solarTermsOf(year)[at * 2];
  const [before, sign] = [zodiacSigns[at], zodiacSigns[(at + 1) % zodiacSigns.length]];
  if (!term || !before || !sign) return '';
  const month = monthNames[at] ?? '';
  return animal === undefined && at > 1 && /\bborn\b|\bbirth/.test(keyword)
    ? filled(text('year.born-in-month'), { month, sign: sign.name, day: dayOfTerm(year, term.id) })
    : filled(text('year.month-animal'), {
        sign: sign.name,
        begins: isPast(term.date, today) ? 'began' : 'begins',
        day: dayOfTerm(year, term.id),
        other: before.name,
      });
}

/** The year in which a solar term comes next, by its place among the terms of a year. */
function yearOfNext(place: number, today: Date): number {
  const year = today.getUTCFullYear();
  const term = solarTermsOf(year)[place];
  return term && isPast(term.date, today) ? year + 1 : year;
}

function termAnswer(asked: number | undefined, keyword: string, today: Date): Phrase {
  const place = namesOfTerms.findIndex((name) => name === termName.exec(keyword)?.[0]);
  const year = asked ?? yearOfNext(place, today);
  const term = solarTermsOf(year)[place];
  return term
    ? filled(text('year.solar-term'), {
        term: `${term.name} (${term.characters})`,
        begins: isPast(term.date, today) ? 'began' : 'begins',
        day: dayOfTerm(year, term.id),
      })
    : '';
}

/** Answers to keywords that ask for one side of a topic. Some replace the title of the topic as well. */
export const nearerAnswers: readonly {
  readonly focus: Topic;
  readonly asked: Pick<RegExp, 'test'>;
  /** `asked` is the year that the keyword names. */
  readonly answer: (asked: number | undefined, keyword: string, today: Date) => Phrase;
  readonly title?: string;
}[] = [
  { focus: 'red', asked: /envelope|packet|hong ?bao/, answer: () => text('topics.red.envelopes') },
  {
    focus: 'strongest',
    asked: /\bweak/,
    answer: () => text('topics.strongest.weakest'),
    title: text('topics.strongest.weakest-title'),
  },
  {
    focus: 'luckiest',
    asked: /\bunluck|\bworst\b/,
    answer: (asked, _keyword, today) => {
      const year = asked ?? zodiacYearOn(today);
      return filled(text('topics.luckiest.unluckiest'), {
        year: yearInFigures(year),
        signs: signsOffending(year),
        verb: isYearOver(year, today) ? 'offended' : 'offend',
      });
    },
    title: text('topics.luckiest.unluckiest-title'),
  },
  {
    focus: 'month animals',
    asked: {
      test: (keyword) => monthName.test(keyword) || wordsIn(keyword).some((word) => signOfWord(word)),
    },
    answer: animalOfMonth,
  },
  {
    focus: 'solar terms',
    asked: termName,
    answer: termAnswer,
  },
  {
    focus: 'january',
    asked: /\b(?:start|begin)s?\b/,
    answer: () => filled(text('topics.january.starts'), { range: newYearRange }),
  },
];
