import { dateOfDay, type CalendarDate } from '../calendar/date-input.ts';
import { requireInteger, requireOption, type FieldsOf } from '../require-input.ts';
import type { LunarMonth, LunarOptions } from './lunar-calendar.ts';
import { lunarFields, monthsOf, placeOfMonth, requireDay, requireLunarDate } from './months.ts';

/** How `lunarBirthday` treats a year without the month or without the day. */
export interface LunarBirthdayOptions extends LunarOptions {
  /**
   * In a year without that leap month: `'same-month'`, the ordinary month of the same number, which is most common and the
   * default; `'next-month'`, the month after it, where the leap month would be; or `'none'`, no birthday.
   */
  readonly withoutLeapMonth?: 'same-month' | 'next-month' | 'none' | undefined;
  /**
   * In a year in which that month has no day 30: `'last-day'`, day 29, which is most common and the default; `'next-day'`, day 1
   * of the next month; or `'none'`, no birthday.
   */
  readonly withoutDay30?: 'last-day' | 'next-day' | 'none' | undefined;
}

const birthdayFields: FieldsOf<LunarBirthdayOptions> = {
  ...lunarFields,
  withoutLeapMonth: 1,
  withoutDay30: 1,
};

/**
 * The Gregorian date on which a lunar birthday falls. Someone born in an ordinary month celebrates in that month also in a
 * year which has a leap month of the same number.
 *
 * @param born - month (1 to 12) and day (1 to 30) of the birth in the lunar calendar; `isLeapMonth` is false by default
 * @param year - lunar year of the birthday: China 1583 to 2200, Vietnam 1968 to 2100, Korea 1912 to 2100. Days late in the
 * year fall in January or February of the next Gregorian year
 * @param options - the calendar, China's by default, and what is done in a year without the month or day
 * @returns the date, or `undefined` where the options give a year no birthday
 * @throws RangeError when the month, day or year is not an integer in its range, or there is no such calendar or option
 * @see `toLunarDate` for the sources of the calendars; the default is the usage of China, and a custom, not a law
 * @example
 * lunarBirthday({ month: 8, day: 15 }, 2026); // { year: 2026, month: 9, day: 25 }
 * lunarBirthday({ month: 6, isLeapMonth: true, day: 1 }, 2026); // { year: 2026, month: 7, day: 14 }
 * lunarBirthday({ month: 6, isLeapMonth: true, day: 1 }, 2026, { withoutLeapMonth: 'none' }); // undefined
 */
export function lunarBirthday(
  born: LunarMonth & { readonly day: number },
  year: number,
  options: LunarBirthdayOptions = {},
): CalendarDate | undefined {
  const months = monthsOf<LunarBirthdayOptions>(options, birthdayFields);
  const { firstDays } = months;
  const { withoutLeapMonth = 'same-month', withoutDay30 = 'last-day' } = options;
  requireOption('withoutLeapMonth', withoutLeapMonth, ['same-month', 'next-month', 'none']);
  requireOption('withoutDay30', withoutDay30, ['last-day', 'next-day', 'none']);
  requireLunarDate('lunar date of birth', born);
  const { month, day } = born;
  requireInteger('month', month, 1, 12);
  requireInteger('day', day, 1, 30);
  requireInteger('year', year, months.firstYear, months.lastYear);
  let place = placeOfMonth(months, year, born);
  if (place === undefined) {
    if (withoutLeapMonth === 'none') return undefined;
    place = (placeOfMonth(months, year, { month }) ?? 0) + (withoutLeapMonth === 'next-month' ? 1 : 0);
  }
  const first = firstDays[place] ?? 0;
  const next = firstDays[place + 1];
  // The month after the last has no known length.
  if (next === undefined) {
    requireDay(first, months);
    return undefined;
  }
  const hasDay = first + day <= next;
  if (hasDay || withoutDay30 === 'next-day') return dateOfDay(first + day - 1);
  return withoutDay30 === 'none' ? undefined : dateOfDay(first + 28);
}
