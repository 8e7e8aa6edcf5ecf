import { firstCalendarYear, getZodiacSignByDate, lastCalendarYear, type ZodiacDate } from '@org/zodiac-core';
import { fourPillars, type BirthMoment, type FourPillars } from '@org/zodiac-core/pillars';
import type { Birth } from './birth.ts';
import { InvalidBirth } from './invalid-birth.ts';
import { longDate } from './words/dates.ts';

/** A checked birth with its zodiac year and pillars. */
interface CountedMoment {
  /** The input of the pillars. */
  readonly moment: BirthMoment;
  readonly zodiac: ZodiacDate;
  readonly pillars: FourPillars;
  /** The clock showed the time of birth twice. The first time is used. */
  readonly isTimeRepeated: boolean;
}

/**
 * Checks a birth and computes its zodiac year and pillars.
 *
 * @param today - `'YYYY-MM-DD'`; a later birth is refused
 * @throws InvalidBirth with the name of the field
 */
export function readMoment(birth: Birth, today: string): CountedMoment {
  const { date, time, place, calendar } = birth;
  requireDate(date, today);
  const zodiac = zodiacOf(date, calendar);
  const moment: BirthMoment = place
    ? { date, time, timeZone: place.timeZone, longitude: place.longitude }
    : { date, time };
  try {
    const pillars = fourPillars(moment);
    const isTimeRepeated =
      place !== undefined &&
      time !== undefined &&
      fourPillars({ ...moment, repeatedTime: 'second' }).instant !== pillars.instant;
    return { moment, zodiac, pillars, isTimeRepeated };
  } catch (error) {
    if (error instanceof RangeError) throw invalidMoment(birth, error);
    throw error;
  }
}

function requireDate(date: string, today: string): void {
  const isDate = /^\d{4}-\d\d-\d\d$/.test(date);
  const year = Number(date.slice(0, 4));
  if (isDate && year < firstCalendarYear)
    throw new InvalidBirth(
      'birth/date',
      'is too early',
      `The calendar of this reading begins with January 1, ${firstCalendarYear}, so it has no answer for ${date}.`,
    );
  if (isDate && year > lastCalendarYear)
    throw new InvalidBirth(
      'birth/date',
      'is too late',
      `The calendar of this reading ends with December 31, ${lastCalendarYear}, so it has no answer for ${date}.`,
    );
  if (!isDate || !getZodiacSignByDate(date))
    throw new InvalidBirth(
      'birth/date',
      'does not exist',
      `There is no such day as ${date}. Please check the month and the day.`,
    );
  if (date > today)
    throw new InvalidBirth(
      'birth/date',
      'is in the future',
      `${longDate(date)} is still to come. A reading is for somebody who has been born.`,
    );
}

function zodiacOf(date: string, calendar: Birth['calendar']): ZodiacDate {
  try {
    const zodiac = getZodiacSignByDate(date, { calendar });
    if (zodiac) return zodiac;
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
  }
  throw new InvalidBirth(
    'birth/calendar',
    'does not cover the date',
    `That country’s own calendar is not known for ${longDate(date)}. China’s calendar is: please choose it for this date.`,
  );
}

/** Finds the wrong field by leaving out the others. */
function invalidMoment({ date, time, place }: Birth, cause: RangeError): InvalidBirth {
  const { timeZone, longitude } = place ?? {};
  const isCounted = (moment: BirthMoment): boolean => {
    try {
      return fourPillars(moment).day.name.length > 0;
    } catch (error) {
      if (error instanceof RangeError) return false;
      throw error;
    }
  };
  if (!isCounted({ date: '2000-01-01', timeZone }))
    return new InvalidBirth(
      'birth/place/timeZone',
      'is not known',
      'The time zone of that place is not known. Please choose the place from the list.',
    );
  if (!isCounted({ date: '2000-01-01', longitude }))
    return new InvalidBirth(
      'birth/place/longitude',
      'is not valid',
      'The longitude of that place is not valid. It is -180 to 180 degrees east.',
    );
  if (!isCounted({ date, timeZone }))
    return new InvalidBirth(
      'birth/date',
      'was skipped',
      `${longDate(date)} was skipped in ${timeZone}: the calendar there jumped over that day.`,
    );
  if (/^\d\d:\d\d$/.test(time ?? '') && isCounted({ date, time }))
    return new InvalidBirth(
      'birth/time',
      'was skipped',
      `There was no ${time} on ${longDate(date)} in ${timeZone}: the clocks were put forward over it. Please check the time, or leave it out.`,
    );
  return new InvalidBirth('birth/time', 'is not valid', cause.message);
}
