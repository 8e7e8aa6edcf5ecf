import { Solar } from 'lunar-typescript';
import { SolarDay } from 'tyme4ts';
import { expect, test } from 'vitest';
import { momentOf, someDays, someOf } from './test/moments.ts';
import { getLunarNewYear } from './calendar/new-year.ts';
import { toLunarDate } from './lunar/index.ts';
import { festivalsOf, festivalsOn, type Festival } from './festivals.ts';

/** The names of festivals in tyme4ts, in the order of a year of China. */
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

const isoOfDay = ({ year, month, day }: Festival['date']): string =>
  `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
const isoOf = ({ date }: Festival): string => isoOfDay(date);

const find = (
  year: number,
  calendar: 'china' | 'vietnam' | 'korea' | 'japan',
  id: string,
): string | undefined => {
  const found = festivalsOf(year, { calendar }).find((each) => each.id === id);
  return found && isoOf(found);
};

/**
 * A moon that is new within two minutes of midnight gives month 7 of 2097 another first day in both libraries. The README lists
 * it.
 */
const nearMidnight = /^2097-08/;

test('days and festivals of 1929-2100 are as in tyme4ts and lunar-typescript', () => {
  const byDay = new Map<string, string[]>();
  for (let year = 1929; year <= 2100; year += 1)
    for (const festival of festivalsOf(year))
      byDay.set(isoOf(festival), [...(byDay.get(isoOf(festival)) ?? []), namesOfPeer[festival.name] ?? '']);
  expect(byDay.size).toBeGreaterThan(2200);
  // Sorted by date, because lunar-typescript caches the tables of only one year.
  for (const date of [...someDays.map(isoOfDay), ...someOf([...byDay.keys()])].toSorted()) {
    if (nearMidnight.test(date)) continue;
    const ours = byDay.get(date) ?? [];
    const { year, month, day } = momentOf(Date.parse(date));
    const lunar = SolarDay.fromYmd(year, month, day).getLunarDay();
    // tyme4ts names one festival a day; lunar-typescript names the festivals of its own list.
    const theirs = new Set(
      [
        lunar.getFestival()?.getName() ?? [],
        Solar.fromYmd(year, month, day).getLunar().getFestivals(),
      ].flat(),
    );
    expect(
      [...theirs].filter((name) => !ours.includes(name)),
      date,
    ).toEqual([]);
    expect(ours.length > 0, date).toBe(theirs.size > 0);
  }
});

test('in other countries festivals follow their own calendars', () => {
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
  // The tenth day of the third lunar month, as the government of Vietnam announced it.
  ['vietnam', 2020, 'hung-kings', '2020-04-02'],
  ['vietnam', 2021, 'hung-kings', '2021-04-21'],
  ['vietnam', 2023, 'hung-kings', '2023-04-29'],
  ['vietnam', 2026, 'kitchen-gods', '2026-02-10'],
  ['vietnam', 2026, 'buddhas-birthday', '2026-05-31'],
  // The almanac that Korea's ministry of science published for 2021.
  ['korea', 2021, 'seollal', '2021-02-12'],
  ['korea', 2021, 'daeboreum', '2021-02-26'],
  ['korea', 2021, 'hansik', '2021-04-05'],
  ['korea', 2021, 'dano', '2021-06-14'],
  ['korea', 2021, 'chilseok', '2021-08-14'],
  ['korea', 2021, 'chuseok', '2021-09-21'],
  ['korea', 2026, 'buddhas-birthday', '2026-05-24'],
  // The years in which Setsubun is not on February 3, as the National Astronomical Observatory of Japan lists them.
  ['japan', 1897, 'setsubun', '1897-02-02'],
  ['japan', 1984, 'setsubun', '1984-02-04'],
  ['japan', 2020, 'setsubun', '2020-02-03'],
  ['japan', 2021, 'setsubun', '2021-02-02'],
  ['japan', 2025, 'setsubun', '2025-02-02'],
  ['japan', 2026, 'spring-equinox', '2026-03-20'],
  ['japan', 2026, 'autumn-equinox', '2026-09-23'],
] as const)('%s, %d: %s is %s, as calendars print it', (calendar, year, id, date) => {
  expect(find(year, calendar, id)).toBe(date);
});

test('a day has the festivals of its year that fall on it, and an ordinary day has none', () => {
  const festivals = festivalsOf(2026);
  for (const { date } of festivals)
    expect(festivalsOn(date)).toEqual(festivals.filter((each) => isoOf(each) === isoOfDay(date)));
  // Mid-Autumn is on September 25 and the Winter Solstice on December 22.
  expect(['2026-09-24', '2026-12-25'].flatMap((day) => festivalsOn(day))).toEqual([]);
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
