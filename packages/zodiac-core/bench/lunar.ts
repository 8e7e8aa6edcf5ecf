/**
 * Compares date → lunar date with other libraries: wrong answers over 100,000 random dates of 1901-2099, speed and
 * bytes. The libraries take turns, a thousand dates each, so that a busy moment of the machine slows all of them.
 */
import { readFileSync } from 'node:fs';
import type { LunarDate } from '../src/lunar/index.ts';
import type { CalendarDate } from '../src/index.ts';
import { lunarPeers, oursLunar } from './lunar-peers.ts';
import { sizeOf } from './size.ts';

const dayMs = 86_400_000;
const turns = 10;
const datesATurn = 1000;

/** Truth is the conformance file: the lunar date of every day. */
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
export async function lunarTable(dates: readonly CalendarDate[]): Promise<string> {
  const truth = trueLunarDates();
  const expected = dates.map(({ year, month, day }) =>
    textOf(truth.get(Date.UTC(year, month - 1, day) / dayMs)),
  );
  const wrong = lunarPeers.map(
    ({ lunarDateOf }) => dates.filter((date, index) => textOf(lunarDateOf(date)) !== expected[index]).length,
  );
  const best = lunarPeers.map(() => Number.POSITIVE_INFINITY);
  let answered = 0;
  for (let turn = 0; turn < turns; turn += 1) {
    const some = dates.slice(turn * datesATurn, (turn + 1) * datesATurn);
    for (const [index, { lunarDateOf }] of lunarPeers.entries()) {
      const start = performance.now();
      for (const date of some) answered += lunarDateOf(date)?.day ?? 0;
      best[index] = Math.min(best[index] ?? 0, performance.now() - start);
    }
  }
  if (answered === 0) throw new Error('No library answered.');
  const base = best[lunarPeers.findIndex(({ name }) => name === oursLunar)] ?? 1;
  const rows: string[] = [];
  for (const [index, { name, imports }] of lunarPeers.entries()) {
    const size = imports ? await sizeOf(imports) : undefined;
    const bytes = size
      ? `${(size.minified / 1000).toFixed(1)} kB | ${(size.gzipped / 1000).toFixed(1)} kB`
      : 'built in | built in';
    const count = wrong[index] ?? 0;
    const share = ((count / dates.length) * 100).toFixed(2);
    const speed = (base / (best[index] ?? 1)).toPrecision(2);
    rows.push(`| ${name} | ${count.toLocaleString('en-US')} (${share} %) | ${speed} | ${bytes} |`);
  }
  return `| lunar date | wrong of 100,000 | speed, ours = 1 | minified | gzipped |\n|---|---|---|---|---|\n${rows.join('\n')}\n`;
}
