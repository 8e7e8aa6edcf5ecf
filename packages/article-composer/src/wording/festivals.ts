import type { CalendarDate } from '@org/zodiac-core';
import { fromLunarDate } from '@org/zodiac-core/lunar';
import type { SolarTermId } from '@org/zodiac-core/solar-terms';
import { stated, type Passage } from '../claims/passage.ts';
import type { Festival } from '../keyword/festival-patterns.ts';
import { dateInWords, isPast } from '../wording/calendar-phrases.ts';
import { dayOfTerm, solarTerm } from '../wording/term-phrases.ts';

/** A day of the lunar calendar. */
interface LunarDay {
  readonly month: number;
  readonly day: number;
}

interface FestivalName {
  readonly name: string;
  readonly short: string;
  readonly chinese: string;
  readonly on: LunarDay | SolarTermId;
}

export const festivalNames: Readonly<Record<Festival, FestivalName>> = {
  lantern: festival('Lantern Festival', 'Lantern Festival', '元宵', { month: 1, day: 15 }),
  qingming: festival('Qingming Festival', 'Qingming', '清明', 'qing-ming'),
  'dragon boat': festival('Dragon Boat Festival', 'Dragon Boat', '端午', { month: 5, day: 5 }),
  sevens: festival('Night of Sevens', 'Sevens', '七夕', { month: 7, day: 7 }),
  ghosts: festival('Ghost Festival', 'Ghosts', '中元', { month: 7, day: 15 }),
  'mid-autumn': festival('Mid-Autumn Festival', 'Mid-Autumn', '中秋', { month: 8, day: 15 }),
  'double ninth': festival('Double Ninth', 'Double Ninth', '重陽', { month: 9, day: 9 }),
  'winter solstice': festival('Winter Solstice', 'Solstice', '冬至', 'dong-zhi'),
  laba: festival('Laba Festival', 'Laba', '臘八', { month: 12, day: 8 }),
  'kitchen god': festival('Kitchen God’s Day', 'Kitchen God', '小年', { month: 12, day: 23 }),
};

function festival(name: string, short: string, chinese: string, on: FestivalName['on']): FestivalName {
  return { name, short, chinese, on };
}

/** A festival of month 12 comes shortly before a New Year, and keywords name the year of that New Year. */
export const isBeforeNewYear = (of: Festival): boolean => {
  const { on } = festivalNames[of];
  return typeof on === 'object' && on.month === 12;
};

/** The lunar year of a festival for which a keyword names a year. */
export const lunarYearOf = (of: Festival, year: number): number => (isBeforeNewYear(of) ? year - 1 : year);

/** The year in which a festival is kept next. */
export function nextYearOf(of: Festival, today: Date): number {
  const year = today.getUTCFullYear();
  const next = dateOfFestival(of, lunarYearOf(of, year));
  return isPast(next, today) ? year + 1 : year;
}

/** @param year - the lunar year */
export function dateOfFestival(of: Festival, year: number): CalendarDate {
  const { on } = festivalNames[of];
  return typeof on === 'string' ? solarTerm(year, on).date : lunarDate(year, on).date;
}

function lunarDate(year: number, { month, day }: LunarDay) {
  const date = fromLunarDate({ year, month, day });
  if (!date) throw new RangeError(`Every lunar year has month ${month}.`);
  return { kind: 'lunar date', lunar: { year, month, day }, date } as const;
}

/** `'September 25, 2026'`, in a lunar year. */
export const dayOfFestival = (of: Festival, year: number): Passage => {
  const { on } = festivalNames[of];
  return typeof on === 'string' ? dayOfTerm(year, on) : dayOfLunarDate(year, on);
};

/** `'August 15, 2026'`, for a day of a lunar year. */
export const dayOfLunarDate = (year: number, on: LunarDay): Passage =>
  stated(lunarDate(year, on), ({ date }) => dateInWords(date));
