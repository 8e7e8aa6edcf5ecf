/** Each library's shortest way from a date to its lunar date of China. */
import { Solar } from 'lunar-typescript';
import solarlunar from 'solarlunar';
import { SolarDay } from 'tyme4ts';
import { toLunarDate, type LunarDate } from '../src/lunar/index.ts';
import type { CalendarDate } from '../src/index.ts';

interface LunarPeer {
  name: string;
  lunarDateOf: (date: CalendarDate) => LunarDate | undefined;
  /** The import statements with which an application gets the lunar date; absent if the platform has the calendar. */
  imports?: string;
}

/** Reads lunar dates from a calendar of ICU: `chinese`, or `dangi` for Korea. */
export function lunarDateByIntl(calendar: 'chinese' | 'dangi'): LunarPeer['lunarDateOf'] {
  const format = new Intl.DateTimeFormat(`en-u-ca-${calendar}`, {
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    timeZone: 'UTC',
  });
  return ({ year, month, day }) => {
    const parts = format.formatToParts(Date.UTC(year, month - 1, day));
    const part = (type: string): string =>
      parts.find((found) => (found.type as string) === type)?.value ?? '';
    return {
      year: Number(part('relatedYear')),
      month: Number.parseInt(part('month'), 10),
      isLeapMonth: part('month').endsWith('bis'),
      day: Number(part('day')),
    };
  };
}

export const lunarPeers: readonly LunarPeer[] = [
  {
    name: '@org/zodiac-core/lunar',
    lunarDateOf: (date) => toLunarDate(date),
    imports: `export { toLunarDate } from './src/lunar/index.ts'`,
  },
  {
    name: 'tyme4ts',
    lunarDateOf: ({ year, month, day }) => {
      const lunarDay = SolarDay.fromYmd(year, month, day).getLunarDay();
      const lunarMonth = lunarDay.getLunarMonth();
      return {
        year: lunarMonth.getYear(),
        month: lunarMonth.getMonth(),
        isLeapMonth: lunarMonth.isLeap(),
        day: lunarDay.getDay(),
      };
    },
    imports: `export { SolarDay } from 'tyme4ts'`,
  },
  {
    name: 'lunar-typescript',
    lunarDateOf: ({ year, month, day }) => {
      const lunar = Solar.fromYmd(year, month, day).getLunar();
      const lunarMonth = lunar.getMonth();
      return {
        year: lunar.getYear(),
        month: Math.abs(lunarMonth),
        isLeapMonth: lunarMonth < 0,
        day: lunar.getDay(),
      };
    },
    imports: `export { Solar } from 'lunar-typescript'`,
  },
  {
    name: 'solarlunar',
    lunarDateOf: ({ year, month, day }) => {
      const found = solarlunar.solar2lunar(year, month, day);
      return found === -1
        ? undefined
        : { year: found.lYear, month: found.lMonth, isLeapMonth: found.isLeap, day: found.lDay };
    },
    imports: `export { default } from 'solarlunar'`,
  },
  {
    name: 'Intl, Chinese calendar',
    lunarDateOf: lunarDateByIntl('chinese'),
  },
];
