import { getChineseNewYear, getZodiacSignByDate, type CalendarDate } from '@org/zodiac-core';
import { say, stated, type Passage, type Phrase } from '../claims/passage.ts';
import { dateInWords } from './calendar-phrases.ts';

/** Age in full years, and by the traditional count: one at birth, and one more at each New Year. */
function age(born: CalendarDate, on: CalendarDate) {
  const hadBirthday = on.month > born.month || (on.month === born.month && on.day >= born.day);
  return {
    kind: 'age',
    born,
    on,
    years: on.year - born.year - (hadBirthday ? 0 : 1),
    counted: zodiacYearOf(on) - zodiacYearOf(born) + 1,
  } as const;
}

function zodiacYearOf(date: CalendarDate): number {
  const found = getZodiacSignByDate(date);
  if (!found) throw new RangeError('There is no such day in the calendar.');
  return found.zodiacYear;
}

/** A sentence about a child, as an example. */
export const countedAge = (born: CalendarDate, on: CalendarDate): Passage =>
  say`${stated(age(born, on), (claim) => `A child born on ${dateInWords(claim.born)} counted as ${claim.counted} years old on ${dateInWords(claim.on)}, a few weeks after birth`)}.`;

export const ageInCells = (born: CalendarDate, on: CalendarDate): Phrase[] => {
  const claim = age(born, on);
  return [
    stated(claim, (each) => dateInWords(each.born)),
    stated(claim, (each) => dateInWords(each.on)),
    stated(claim, ({ years }) => String(years)),
    stated(claim, ({ counted }) => String(counted)),
  ];
};

/** `'38, or 39 by the old count'`. */
export const ageOn = (born: CalendarDate, on: CalendarDate): Passage =>
  stated(age(born, on), ({ years, counted }) => `${years}, or ${counted} by the old count`);

export const dayOfAge = (born: CalendarDate, on: CalendarDate): Passage =>
  stated(age(born, on), (claim) => dateInWords(claim.on));

export const dateOfAge = (born: CalendarDate, on: CalendarDate): Passage =>
  stated(age(born, on), (claim) => dateInWords(claim.born));

/** Of somebody born in a year: how old they are counted in another, by one at birth and one more at each New Year. */
export function countedInYear(born: number, on: number): Record<'counted' | 'born' | 'on' | 'sum', Passage> {
  const claim = { kind: 'counted years', born, on, counted: on - born + 1 } as const;
  return {
    counted: stated(claim, (each) => String(each.counted)),
    born: stated(claim, (each) => String(each.born)),
    on: stated(claim, (each) => String(each.on)),
    /** `'2026 − 1995 + 1 = 32'` */
    sum: stated(claim, (each) => `${each.on} − ${each.born} + 1 = ${each.counted}`),
  };
}

/** The age, at the end of a calendar year, of a person who was born on the first day of a zodiac year. */
export const ageTurnedIn = (zodiacYear: number, on: number): Passage =>
  stated(age(getChineseNewYear(zodiacYear), { year: on, month: 12, day: 31 }), ({ years }) => String(years));
