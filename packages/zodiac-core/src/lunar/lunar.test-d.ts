import { expectTypeOf, test } from 'vitest';
import {
  daysOfLunarMonth,
  fromLunarDate,
  leapMonthOf,
  lunarBirthday,
  toLunarDate,
  type CalendarDate,
  type LunarCalendarName,
  type LunarDate,
} from './index.ts';

test('functions whose result may not exist say so in their types', () => {
  expectTypeOf(toLunarDate('2000-01-01')).toEqualTypeOf<LunarDate | undefined>();
  expectTypeOf(fromLunarDate({ year: 2000, month: 1, day: 1 })).toEqualTypeOf<CalendarDate | undefined>();
  expectTypeOf(leapMonthOf(2000)).toEqualTypeOf<number | undefined>();
  expectTypeOf(daysOfLunarMonth({ year: 2000, month: 1 })).toEqualTypeOf<number | undefined>();
  expectTypeOf(lunarBirthday({ month: 1, day: 1 }, 2000)).toEqualTypeOf<CalendarDate | undefined>();
});

test('the result of toLunarDate is a valid argument of fromLunarDate', () => {
  expectTypeOf<LunarDate>().toExtend<Parameters<typeof fromLunarDate>[0]>();
});

test('Japan has no lunar calendar, and a Date is refused', () => {
  expectTypeOf<'japan'>().not.toExtend<LunarCalendarName>();
  // @ts-expect-error Japan counts by the Gregorian year
  toLunarDate('2000-01-01', { calendar: 'japan' });
  // @ts-expect-error a Date hides a time zone
  toLunarDate(new Date());
});
