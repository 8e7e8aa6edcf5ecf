import { fromLunarDate } from '@org/zodiac-core/lunar';
import { table, type Markup } from '../claims/markup.ts';
import { say, stated, type Phrase } from '../claims/passage.ts';
import { dateInWords, yearByName } from '../wording/calendar-phrases.ts';

const festivals = [
  ['Lantern Festival (元宵)', 1, 15],
  ['Dragon Boat Festival (端午)', 5, 5],
  ['Night of Sevens (七夕)', 7, 7],
  ['Mid-Autumn Festival (中秋)', 8, 15],
  ['Double Ninth (重陽)', 9, 9],
] as const;

/** The festivals of a lunar year with their Gregorian dates. */
export function festivalsTable(year: number): Markup {
  const rows = festivals.flatMap(([name, month, day]): Phrase[][] => {
    const date = fromLunarDate({ year, month, day });
    return date
      ? [
          [
            name,
            stated({ kind: 'lunar date', lunar: { year, month, day }, date }, (claim) =>
              dateInWords(claim.date),
            ),
          ],
        ]
      : [];
  });
  return table(say`Festivals of the ${yearByName(year)} year`, [], rows);
}
