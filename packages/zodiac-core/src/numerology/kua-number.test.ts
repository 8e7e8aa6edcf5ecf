import fc from 'fast-check';
import { expect, test } from 'vitest';
import { getStartOfSpring, kuaOf, type KuaSex } from '../index.ts';

/** The table as it is printed: a person's number, and the direction of each mansion. */
const printed: Readonly<Record<number, string>> = {
  1: '坎 kǎn east | 生氣 SE, 天醫 E, 延年 S, 伏位 N, 禍害 W, 六煞 NW, 五鬼 NE, 絕命 SW',
  2: '坤 kūn west | 生氣 NE, 天醫 W, 延年 NW, 伏位 SW, 禍害 E, 六煞 S, 五鬼 SE, 絕命 N',
  3: '震 zhèn east | 生氣 S, 天醫 N, 延年 SE, 伏位 E, 禍害 SW, 六煞 NE, 五鬼 NW, 絕命 W',
  4: '巽 xùn east | 生氣 N, 天醫 S, 延年 E, 伏位 SE, 禍害 NW, 六煞 W, 五鬼 SW, 絕命 NE',
  6: '乾 qián west | 生氣 W, 天醫 NE, 延年 SW, 伏位 NW, 禍害 SE, 六煞 N, 五鬼 E, 絕命 S',
  7: '兌 duì west | 生氣 NW, 天醫 SW, 延年 NE, 伏位 W, 禍害 N, 六煞 SE, 五鬼 S, 絕命 E',
  8: '艮 gèn west | 生氣 SW, 天醫 NW, 延年 W, 伏位 NE, 禍害 S, 六煞 E, 五鬼 N, 絕命 SE',
  9: '離 lí east | 生氣 E, 天醫 SE, 延年 N, 伏位 S, 禍害 NE, 六煞 SW, 五鬼 W, 絕命 NW',
};
const short = (direction: string): string =>
  direction.replace(/^(north|south)?(east|west)?$/, (_, one: string, other: string) =>
    `${one?.[0] ?? ''}${other?.[0] ?? ''}`.toUpperCase(),
  );

/** The numbers of men and women as tables print them for years that begin about February 4. */
const numbers: readonly (readonly [year: number, male: number, female: number])[] = [
  [1864, 1, 8], [1924, 4, 2], [1930, 7, 8], [1931, 6, 9], [1932, 2, 1], [1933, 4, 2], [1934, 3, 3], [1935, 2, 4], [1936, 1, 8],
  [1937, 9, 6], [1938, 8, 7], [1950, 2, 1], [1960, 4, 2], [1970, 3, 3], [1980, 2, 4], [1984, 7, 8], [1985, 6, 9],
  [1986, 2, 1], [1987, 4, 2], [1988, 3, 3], [1989, 2, 4], [1990, 1, 8], [1991, 9, 6], [1992, 8, 7], [1999, 1, 8],
  [2000, 9, 6], [2001, 8, 7], [2002, 7, 8], [2003, 6, 9], [2004, 2, 1], [2005, 4, 2], [2006, 3, 3], [2007, 2, 4],
  [2008, 1, 8], [2009, 9, 6], [2010, 8, 7], [2024, 3, 3], [2026, 1, 8],
]; // prettier-ignore

test.each(numbers)('the Kua of %d is %d for men and %d for women', (year, male, female) => {
  const date = { year, month: 6, day: 1 };
  expect([kuaOf(date, 'male').number, kuaOf(date, 'female').number]).toEqual([male, female]);
});

test('each number has the trigram and the directions that the tables print', () => {
  const seen = new Map<number, string>();
  for (const [year] of numbers) {
    for (const sex of ['male', 'female'] as const) {
      const { number, trigram, pinyin, group, directions } = kuaOf({ year, month: 6, day: 1 }, sex);
      const read = directions.map(({ name, direction }) => `${name} ${short(direction)}`).join(', ');
      seen.set(number, `${trigram} ${pinyin} ${group} | ${read}`);
      expect(directions.map(({ favorable }) => favorable)).toEqual(
        [...Array(8).keys()].map((place) => place < 4),
      );
    }
  }
  expect(Object.fromEntries(seen)).toEqual(printed);
});

test('the year begins with the Start of Spring', () => {
  for (const year of [1583, 1984, 2000, 2025]) {
    const start = getStartOfSpring(year);
    expect(kuaOf(start, 'male').year).toBe(year);
    expect(kuaOf({ ...start, day: start.day - 1 }, 'male').year).toBe(year - 1);
  }
});

const day = fc.record({
  year: fc.integer({ min: 1583, max: 2191 }),
  month: fc.integer({ min: 3, max: 12 }),
  day: fc.integer({ min: 1, max: 28 }),
});
const sex = fc.constantFrom<KuaSex>('female', 'male');

test('numbers repeat after nine years, and the shortcut by the last two digits gives the same', () => {
  const digit = (value: number): number => ((value - 1) % 9) + 1;
  fc.assert(
    fc.property(day, sex, (date, who) => {
      const { number, directions } = kuaOf(date, who);
      expect(kuaOf({ ...date, year: date.year + 9 }, who).number).toBe(number);
      expect(new Set(directions.map(({ direction }) => direction)).size).toBe(8);
    }),
  );
  for (let year = 1900; year < 2100; year += 1) {
    const two = digit((year % 100) + 9);
    const male = digit((year < 2000 ? 10 : 9) - two + 9);
    const female = digit((year < 2000 ? 5 : 6) + two);
    const date = { year, month: 6, day: 1 };
    expect(kuaOf(date, 'male').number, `${year}`).toBe(male === 5 ? 2 : male);
    expect(kuaOf(date, 'female').number, `${year}`).toBe(female === 5 ? 8 : female);
  }
});

test('a day outside the calendar is refused with its range', () => {
  expect(() => kuaOf('1582-12-31', 'male')).toThrow(/1583 to 2200/);
  expect(() => kuaOf('2201-01-01', 'male')).toThrow(/1583 to 2200/);
});
