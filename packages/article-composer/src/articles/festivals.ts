import type { CalendarDate } from '@org/zodiac-core';
import { fromLunarDate } from '@org/zodiac-core/lunar';
import { table, type Markup } from '../claims/markup.ts';
import { say, stated, type Passage, type Phrase } from '../claims/passage.ts';
import { festivals, type Festival } from '../understand/subject.ts';
import { dateInWords, yearByName } from '../wording/calendar-phrases.ts';

interface FestivalName {
  readonly name: string;
  readonly short: string;
  readonly chinese: string;
  /** In the lunar calendar. */
  readonly month: number;
  readonly day: number;
}

export const festivalNames: Readonly<Record<Festival, FestivalName>> = {
  lantern: { name: 'Lantern Festival', short: 'Lantern Festival', chinese: '元宵', month: 1, day: 15 },
  'dragon boat': { name: 'Dragon Boat Festival', short: 'Dragon Boat', chinese: '端午', month: 5, day: 5 },
  sevens: { name: 'Night of Sevens', short: 'Sevens', chinese: '七夕', month: 7, day: 7 },
  'mid-autumn': { name: 'Mid-Autumn Festival', short: 'Mid-Autumn', chinese: '中秋', month: 8, day: 15 },
  'double ninth': { name: 'Double Ninth', short: 'Double Ninth', chinese: '重陽', month: 9, day: 9 },
};

export function dateOfFestival(festival: Festival, year: number): CalendarDate {
  const { month, day } = festivalNames[festival];
  const date = fromLunarDate({ year, month, day });
  if (!date) throw new RangeError(`Every lunar year has month ${month}.`);
  return date;
}

/** `'25 September 2026'`. */
export const dayOfFestival = (festival: Festival, year: number): Passage => {
  const { month, day } = festivalNames[festival];
  return stated(
    { kind: 'lunar date', lunar: { year, month, day }, date: dateOfFestival(festival, year) },
    (claim) => dateInWords(claim.date),
  );
};

/** `'day 15 of month 8'`, in the lunar calendar. */
export const lunarDayOf = (festival: Festival, year: number): Passage => {
  const { month, day } = festivalNames[festival];
  return stated(
    { kind: 'lunar date', lunar: { year, month, day }, date: dateOfFestival(festival, year) },
    ({ lunar }) => `day ${lunar.day} of month ${lunar.month}`,
  );
};

/** The festivals of a lunar year with their Gregorian dates. */
export const festivalsTable = (year: number): Markup =>
  table(
    say`Festivals of the ${yearByName(year)} year`,
    [],
    festivals.map((each): Phrase[] => [
      `${festivalNames[each].name} (${festivalNames[each].chinese})`,
      dayOfFestival(each, year),
    ]),
  );
