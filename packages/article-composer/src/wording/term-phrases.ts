import { getSolarTerm, type SolarTermId } from '@org/zodiac-core/solar-terms';
import { stated, type Passage } from '../claims/passage.ts';
import { dateInWords, monthNames } from './calendar-phrases.ts';

/** The day of a solar term in a Gregorian year, by the time of China. */
export const solarTerm = (year: number, term: SolarTermId) =>
  ({ kind: 'solar term', term, year, date: getSolarTerm(year, term).date }) as const;

/** `'December 21, 2033'`. */
export const dayOfTerm = (year: number, term: SolarTermId): Passage =>
  stated(solarTerm(year, term), ({ date }) => dateInWords(date));

/** `'December 21'`. The day of a term moves by one at most from year to year. */
export const dayOfTermInYears = (year: number, term: SolarTermId): Passage =>
  stated(solarTerm(year, term), ({ date }) => `${monthNames[date.month - 1]} ${date.day}`);
