import { getSolarTerm, type SolarTermId } from '@org/zodiac-core/solar-terms';
import { stated, type Passage } from '../claims/passage.ts';
import { dateInWords } from './calendar-phrases.ts';

/** The day of a solar term in a Gregorian year, by the time of China. */
export const solarTerm = (year: number, term: SolarTermId) =>
  ({ kind: 'solar term', term, year, date: getSolarTerm(year, term).date }) as const;

/** `'December 21, 2033'`. */
export const dayOfTerm = (year: number, term: SolarTermId): Passage =>
  stated(solarTerm(year, term), ({ date }) => dateInWords(date));
