import { getStartOfSpring, zodiacSigns, type CalendarDate, type ZodiacSign } from '@org/zodiac-core';
import { solarTermsOf } from '@org/zodiac-core/solar-terms';
import { text } from '@org/content/articles';
import type { Section } from '../article-parts.ts';
import { filled } from '../claims/filled.ts';
import { paragraph, table } from '../claims/markup.ts';
import { listed, say, stated, type Phrase } from '../claims/passage.ts';
import { answer, prose } from '../sections/sign-sections.ts';
import {
  birthDate,
  isBefore,
  isPast,
  monthNames,
  newYearRange,
  signOfDate,
  yearInFigures,
} from '../wording/calendar-phrases.ts';
import { dayOfTerm, dayOfTermInYears } from '../wording/term-phrases.ts';
import type { Kind } from '../kind.ts';

type MonthAndDay = Pick<CalendarDate, 'month' | 'day'>;

/** A day that stands for a month of birth. */
const midOfMonth = 15;

/** How many years back the table of birth years goes. */
const yearsOfTable = 95;

/** A birthday or a month of birth without a year: the sign for each birth year. */
export const birthday: Kind<'sign'> = {
  id: 'birthday of any year',
  needs: { dayOfYear: 1 },
  focuses: { sign: 'born birthday birth date animal element year years am i cusp' },
  category: () => 'years',
  key: ({ dayOfYear }) => `birthday ${JSON.stringify(dayOfYear)}`,
  write({ dayOfYear: { month, day: ofMonth } = { month: 1, day: 1 } }, _focus, { facts: { today } }) {
    const onDay = { month, day: ofMonth ?? midOfMonth };
    const births = birthsOn(onDay, today);
    const [latest = { year: 2000, ...onDay }] = births;
    const inWords = stated(birthDate(latest), ({ date }) => `${monthNames[date.month - 1]} ${date.day}`);
    const day = ofMonth === undefined ? (monthNames[month - 1] ?? '') : inWords;
    const on = ofMonth === undefined ? say`in ${day}` : say`on ${day}`;
    const when = whenOf(onDay);
    return {
      title: filled(text('titles.birthday'), { on }),
      description: filled(text('titles.birthdayAbout'), { on }),
      sections: [
        answer(
          when === 'before'
            ? filled(text('date.on.before'), { day, range: newYearRange })
            : filled(text(`date.on.${ofMonth === undefined ? 'month' : when}`), { day }),
          onDay.month === 2 && onDay.day === 29 ? text('date.leap-day') : '',
        ),
        {
          heading: text('heads.signByYear'),
          blocks: [
            table(
              filled(text('tables.bornOn'), { on }),
              text('columns.birthYears'),
              zodiacSigns.map((sign): Phrase[] => [sign.name, yearsOf(sign, births)]),
            ),
            ...(when === 'around' ? [] : [paragraph(text('date.both-rules'))]),
          ],
        },
        ...(when === 'around'
          ? [
              prose(
                text('heads.twoRulesForTheBeginningOf'),
                ...text('topics.spring.first').slice(1),
                inBirthChart(births, day),
              ),
            ]
          : []),
        signsInShort,
        prose(text('heads.howToFindYourElement'), ...howToFindElement(when !== 'after')),
        prose(
          text('heads.animalOfTheMonth'),
          ofMonth === undefined ? animalsOfMonth(latest) : animalOfMonth(births, day),
          text('date.month-element'),
          ...text('topics.month animals.second').slice(1, 3),
        ),
      ],
      figure: {
        kind: 'year',
        year: signOfDate(latest).year,
        marks: ofMonth === undefined ? [] : [{ label: text('labels.theDate'), date: latest }],
      },
      sources: when === 'around' ? ['calendar', 'spring'] : ['calendar', 'solar terms'],
    };
  },
};

/** Whether a day is before, among or after the days of Chinese New Year, January 21 to February 20. */
const whenOf = ({ month, day }: MonthAndDay): 'before' | 'around' | 'after' =>
  month === 1 && day < 21 ? 'before' : month < 3 && (month === 1 || day < 21) ? 'around' : 'after';

/** The possible dates of birth on a day of the year, latest first. */
const birthsOn = (day: MonthAndDay, today: Date): readonly CalendarDate[] =>
  Array.from({ length: yearsOfTable }, (_, ago) => ({ year: today.getUTCFullYear() - ago, ...day })).filter(
    (date) => isDay(date) && isPast(date, today),
  );

/** Whether a year has the day. Only leap years have February 29. */
const isDay = ({ year, month, day }: CalendarDate): boolean =>
  new Date(Date.UTC(year, month - 1, day)).getUTCDate() === day;

/** The animal of a day in a birth chart, if the day is before the Start of Spring in all years or in none. */
function inBirthChart(births: readonly CalendarDate[], day: Phrase): Phrase {
  const early = births.filter((date) => isBefore(date, getStartOfSpring(date.year)));
  if (early.length === births.length) return filled(text('date.spring-later'), { day });
  return early.length === 0 ? filled(text('date.spring-over'), { day }) : '';
}

const yearsOf = (sign: ZodiacSign, births: readonly CalendarDate[]): Phrase => {
  const years = births.filter((date) => signOfDate(date).sign === sign).toReversed();
  return years.length === 0
    ? '–'
    : listed(years.map((date) => stated(birthDate(date), (claim) => String(claim.date.year))));
};

const signsInShort: Section = {
  heading: text('heads.signsInShort'),
  blocks: [
    table(
      text('tables.signsInShort'),
      text('columns.signsInShort'),
      zodiacSigns.map(({ name, traits }) => [name, traits]),
    ),
  ],
};

/** How to find the element of a birth year, with the sentence on births before New Year if they are possible. */
function howToFindElement(mayPrecedeNewYear: boolean): readonly string[] {
  const [, digit, early, ...more] = text('topics.elements.first');
  return [digit, ...(mayPrecedeNewYear ? [early] : []), ...more];
}

/** The animal of the month of a day, which is the same in all years unless the month begins near the day. */
function animalOfMonth(births: readonly CalendarDate[], day: Phrase): Phrase {
  const months = births.flatMap((date) => monthOf(date) ?? []);
  const [latest] = months;
  if (!latest) return '';
  const { year, term, sign } = latest;
  return months.every((each) => each.sign === sign)
    ? filled(text('date.month-always'), { day, sign: sign.name, begin: dayOfTermInYears(year, term.id) })
    : filled(text('date.month'), {
        year: yearInFigures(births[0]?.year ?? year),
        day,
        sign: sign.name,
        begin: dayOfTerm(year, term.id),
      });
}

/** The month of a date, with its animal. A month begins at every second solar term. */
function monthOf(date: CalendarDate) {
  const months = [date.year - 1, date.year].flatMap((year) =>
    solarTermsOf(year)
      .filter((_, at) => at % 2 === 0)
      .map((term, at) => ({ year, term, sign: zodiacSigns[(at + 1) % zodiacSigns.length] })),
  );
  const month = months.findLast(({ term }) => !isBefore(date, term.date));
  return month?.sign ? { ...month, sign: month.sign } : undefined;
}

/** The animals of a month after New Year, which change at a solar term of the month. */
function animalsOfMonth({ year, month }: CalendarDate): Phrase {
  const term = solarTermsOf(year)[(month - 1) * 2];
  return term
    ? filled(text('date.months'), {
        month: monthNames[month - 1] ?? '',
        other: zodiacSigns[month - 1]?.name ?? '',
        sign: zodiacSigns[month % zodiacSigns.length]?.name ?? '',
        day: dayOfTermInYears(year, term.id),
      })
    : '';
}
