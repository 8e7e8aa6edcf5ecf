import { Solar } from 'lunar-typescript';
import { NineStar, SolarDay } from 'tyme4ts';
import { expect, test } from 'vitest';
import { momentOf, someDays } from './test/moments.ts';
import { nineStars, nineStarsOf } from './nine-stars.ts';

const simplified = (name: string): string => name.replace('綠', '绿').replace('黃', '黄');
const elements: Readonly<Record<string, string>> = {
  水: 'Water',
  土: 'Earth',
  木: 'Wood',
  金: 'Metal',
  火: 'Fire',
};

test('the nine stars have the numbers, colors and elements of tyme4ts', () => {
  for (const [index, { number, name, english, element }] of nineStars.entries()) {
    const theirs = NineStar.fromIndex(index);
    expect(simplified(name)).toBe(theirs.getName() + theirs.getColor());
    expect(element).toBe(elements[theirs.getElement().getName()]);
    expect([number, english]).toEqual([index + 1, expect.stringMatching(/^[A-Z][a-z]+ [A-Z][a-z]+$/)]);
  }
  expect(Object.isFrozen(nineStars) && nineStars.every((star) => Object.isFrozen(star))).toBe(true);
});

/**
 * Years whose stars run backward for 240 days instead of 180, because four rounds of sixty days lie between the 甲子 days nearest to the
 * two solstices. 240 is no multiple of nine, so a count from the first day and a count from the last day give different stars.
 */
const longYears = [1928, 1939, 1951, 1962, 1985, 2008, 2031, 2042, 2054, 2065, 2088];

const first = Date.UTC(1929, 0, 1) / 86_400_000;

test('days of 1929-2100 have the stars of both libraries, except in long years', () => {
  const tyme = new Set<number>();
  const lunar = new Set<number>();
  for (const { year, month, day } of someDays) {
    const ours = nineStarsOf({ year, month, day });
    const cycleDay = SolarDay.fromYmd(year, month, day).getSixtyCycleDay();
    const lunarDay = Solar.fromYmd(year, month, day).getLunar();
    const cycleMonth = cycleDay.getSixtyCycleMonth();
    expect([ours?.year.number, ours?.month.number], `${year}-${month}-${day}`).toEqual([
      cycleMonth.getSixtyCycleYear().getNineStar().getIndex() + 1,
      cycleMonth.getNineStar().getIndex() + 1,
    ]);
    expect([ours?.year.number, ours?.month.number], `${year}-${month}-${day}`).toEqual([
      lunarDay.getYearNineStar().getIndex() + 1,
      lunarDay.getMonthNineStar().getIndex() + 1,
    ]);
    const star = Number(ours?.day.number) - 1;
    const summer = month < 3 ? year - 1 : year;
    // tyme4ts counts back from the end of the run.
    if (star !== cycleDay.getNineStar().getIndex()) tyme.add(summer);
    // lunar-typescript counts from the beginning of the run, as this library does, but in January it counts back from the
    // end.
    if (star !== lunarDay.getDayNineStar().getIndex()) lunar.add(month < 3 ? summer : Number.NaN);
  }
  expect([...tyme].filter((year) => !longYears.includes(year))).toEqual([]);
  expect(tyme.size).toBeGreaterThan(7);
  expect([...lunar].filter((year) => !longYears.includes(year))).toEqual([]);
});

test('the star of a day moves by one, forward or backward, except where the direction changes', () => {
  let turns = 0;
  for (let day = first; day < first + 365 * 20; day += 1) {
    const [before, after] = [day - 1, day].map(
      (each) => nineStarsOf(momentOf(each * 86_400_000))?.day.number ?? 0,
    );
    const steps = ((after ?? 0) - (before ?? 0) + 9) % 9;
    if (steps !== 1 && steps !== 8) turns += 1;
  }
  // A turn near each of 20 summer solstices and of the 21 winter solstices of 1928-1948: the star stays the same, or
  // leaps after a run of 240 days.
  expect(turns).toBe(41);
});

test('a day that does not exist has no stars; a day outside the calendar is refused', () => {
  for (const wrong of ['2026-02-30', '']) expect(nineStarsOf(wrong as '2026-01-01')).toBeUndefined();
  expect(() => nineStarsOf('1582-12-31')).toThrow(/year must be an integer of 1583 to 2200/);
  expect(() => nineStarsOf('2026-01-01', { calendar: 'tibet' as 'china' })).toThrow(
    /^The calendar must be one of/,
  );
});
