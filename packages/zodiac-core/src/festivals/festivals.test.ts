import { Solar } from 'lunar-typescript';
import { SolarDay } from 'tyme4ts';
import { expect, test } from 'vitest';
import { momentOf } from '../test/moments.ts';
import { getLunarNewYear } from '../calendar/new-year.ts';
import { toLunarDate } from '../lunar/index.ts';
import { festivalsOf, festivalsOn, type Festival } from './index.ts';

const dayMs = 86_400_000;

/** What tyme4ts calls them, in the order of a year of China. */
const namesOfPeer: Readonly<Record<string, string>> = {
  春節: '春节',
  元宵節: '元宵节',
  龍頭節: '龙头节',
  上巳節: '上巳节',
  清明節: '清明节',
  端午節: '端午节',
  七夕節: '七夕节',
  中元節: '中元节',
  中秋節: '中秋节',
  重陽節: '重阳节',
  冬至節: '冬至节',
  臘八節: '腊八节',
  除夕: '除夕',
};

const isoOf = ({ date: { year, month, day } }: Festival): string =>
  `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;

const find = (
  year: number,
  calendar: 'china' | 'vietnam' | 'korea' | 'japan',
  id: string,
): string | undefined => {
  const found = festivalsOf(year, { calendar }).find((each) => each.id === id);
  return found && isoOf(found);
};

test('all 20,000 days from 2000 on have the festivals of tyme4ts in China, and those of lunar-typescript', () => {
  const byDay = new Map<string, string[]>();
  for (let year = 2000; year <= 2054; year += 1)
    for (const festival of festivalsOf(year))
      byDay.set(isoOf(festival), [...(byDay.get(isoOf(festival)) ?? []), namesOfPeer[festival.name] ?? '']);
  for (let place = 0; place < 20_000; place += 1) {
    const at = Date.UTC(2000, 0, 1) + place * dayMs;
    const ours = byDay.get(new Date(at).toISOString().slice(0, 10)) ?? [];
    const { year, month, day } = momentOf(at);
    const named = SolarDay.fromYmd(year, month, day).getLunarDay().getFestival()?.getName();
    // tyme4ts names one festival of a day, lunar-typescript those of its own list.
    const theirs = new Set([
      ...(named === undefined ? [] : [named]),
      ...(place % 10 === 0 ? Solar.fromYmd(year, month, day).getLunar().getFestivals() : []),
    ]);
    expect([...theirs].filter((name) => !ours.includes(name))).toEqual([]);
    expect(ours.length > 0).toBe(theirs.size > 0);
  }
});

test('in other countries they are on the days of their own calendars', () => {
  for (let year = 1990; year <= 2050; year += 1) {
    for (const [calendar, id] of [
      ['vietnam', 'tet'],
      ['korea', 'seollal'],
    ] as const) {
      const { month, day } = getLunarNewYear(year, { calendar });
      expect(find(year, calendar, id)).toBe(
        `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`,
      );
    }
    const chuseok = find(year, 'korea', 'chuseok') ?? '';
    expect(toLunarDate(chuseok, { calendar: 'korea' })).toMatchObject({ month: 8, day: 15 });
  }
});

test.each([
  ['vietnam', 2026, 'hung-kings', '2026-04-26'],
  ['vietnam', 2026, 'kitchen-gods', '2026-02-10'],
  ['korea', 2026, 'hansik', '2026-04-06'],
  ['korea', 2026, 'buddhas-birthday', '2026-05-24'],
  ['korea', 2026, 'chuseok', '2026-09-25'],
  ['japan', 2021, 'setsubun', '2021-02-02'],
  ['japan', 2026, 'spring-equinox', '2026-03-20'],
  ['japan', 2026, 'autumn-equinox', '2026-09-23'],
] as const)('%s, %d: %s is %s, as calendars print it', (calendar, year, id, date) => {
  expect(find(year, calendar, id)).toBe(date);
});

test('the first and the last year of every calendar have their festivals in order', () => {
  for (const [calendar, first, last] of [
    ['china', 1583, 2200],
    ['vietnam', 1968, 2100],
    ['korea', 1912, 2100],
    ['japan', 1873, 2200],
  ] as const) {
    for (const year of [first, last]) {
      const days = festivalsOf(year, { calendar }).map(isoOf);
      expect(days.length).toBeGreaterThan(8);
      expect(days).toEqual(days.toSorted());
    }
    expect(() => festivalsOf(first - 1, { calendar })).toThrow(`${first} to ${last}`);
  }
  expect(() => festivalsOn('2026-02-30')).toThrow('2026-02-30');
});
