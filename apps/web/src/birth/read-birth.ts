import { getZodiacSignByDate, type CalendarName } from '@org/zodiac-core';
import { textOf } from '#forms/fields.ts';
import { asBirth, type Birth } from './birth.ts';
import type { BirthProblems } from './birth-problems.ts';
import { readDate, today } from './read-date.ts';

/** The birth from a form, or the problems of its fields. */
type ReadBirth = { readonly birth: Birth } | { readonly problems: BirthProblems };

/**
 * Reads the fields of a birth, which `BirthFields` shows.
 *
 * @param prefix - the prefix of the names of the fields
 */
export function readBirth(fields: FormData, prefix = ''): ReadBirth {
  const text = (name: keyof Birth): string => textOf(fields, prefix + name);
  const typed = text('date');
  if (typed === '') return { problems: { date: 'Please enter a birth date.' } };
  const read = readDate(typed, today());
  if ('problem' in read) return { problems: { date: read.problem } };
  const calendar = text('calendar');
  const birth = asBirth({
    date: read.date,
    // Some browsers send the seconds too.
    time: text('time').slice(0, 'HH:MM'.length),
    place: placeOf(text('place')),
    name: text('name'),
    sex: text('sex'),
    // China's calendar is the default, so it is left out.
    calendar: calendar === 'china' ? undefined : calendar,
  });
  if (!birth) return { problems: { date: 'Please enter a birth date.' } };
  const problem = birth.calendar && calendarProblem(birth.date, birth.calendar);
  return problem ? { problems: { calendar: problem } } : { birth };
}

/** The field has the chosen city as JSON, or nothing. */
const placeOf = (text: string): unknown => (text === '' ? undefined : JSON.parse(text));

/** Why a date has no sign in the calendar of a country; `undefined` if it has one. */
function calendarProblem(date: string, calendar: CalendarName): string | undefined {
  try {
    getZodiacSignByDate(date, { calendar });
    return undefined;
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return `This calendar has no sign for the date. ${error.message} Please choose the calendar of China.`;
  }
}
