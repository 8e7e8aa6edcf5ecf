/**
 * Compares date → lunar date with other libraries: wrong answers over 100,000 random dates of 1901-2099, speed and
 * bytes.
 */
import { readFileSync } from 'node:fs';
import type { LunarDate } from '../src/lunar/index.ts';
import type { CalendarDate } from '../src/index.ts';
import { bestTimes } from './interleaved.ts';
import { lunarPeers } from './lunar-peers.ts';
import { table } from './table.ts';

const dayMs = 86_400_000;
const datesATurn = 1000;

/** The correct lunar date of every day, from the conformance file. */
function trueLunarDates(): Map<number, LunarDate> {
  const found = new Map<number, LunarDate>();
  const rows = readFileSync(new URL('../conformance/lunar-china.csv', import.meta.url), 'utf8')
    .trim()
    .split('\n');
  for (const row of rows.slice(1)) {
    const [year, newYear = '', leapMonth, lengths = ''] = row.split(',');
    const leap = leapMonth ? Number(leapMonth) : 13;
    let day = Date.parse(newYear) / dayMs;
    for (const [place, length] of lengths.split(' ').entries()) {
      const month = place < leap ? place + 1 : place;
      for (let ofMonth = 1; ofMonth <= Number(length); ofMonth += 1, day += 1)
        found.set(day, { year: Number(year), month, isLeapMonth: place === leap, day: ofMonth });
    }
  }
  return found;
}

const textOf = (date: LunarDate | undefined): string =>
  `${date?.year}-${date?.month}${date?.isLeapMonth ? '+' : ''}-${date?.day}`;

/** The table of the README, as Markdown. */
export function lunarTable(dates: readonly CalendarDate[]): Promise<string> {
  const truth = trueLunarDates();
  const expected = dates.map(({ year, month, day }) =>
    textOf(truth.get(Date.UTC(year, month - 1, day) / dayMs)),
  );
  const times = bestTimes(
    lunarPeers.map(({ lunarDateOf }) => lunarDateOf),
    dates,
    datesATurn,
  );
  const rows = lunarPeers.map(({ name, imports, lunarDateOf }, index) => ({
    name,
    ...(imports === undefined ? {} : { imports }),
    wrong: dates.filter((date, place) => textOf(lunarDateOf(date)) !== expected[place]).length,
    time: times[index] ?? 1,
  }));
  return table('lunar date', dates.length, rows);
}
