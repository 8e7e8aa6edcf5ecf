import { Solar } from 'lunar-typescript';
import { Phenology, SolarDay } from 'tyme4ts';
import { expect, test } from 'vitest';
import { momentOf, randomAt } from '../test/moments.ts';
import { phenologies, phenologyOf } from './index.ts';

const dayMs = 86_400_000;
const first = Date.UTC(1929, 0, 1) / dayMs;
const days = Date.UTC(2101, 0, 1) / dayMs - first;

test('2,000 days of 1929-2100 have the phenology of both libraries', () => {
  for (let place = 0; place < 2000; place += 1) {
    const { year, month, day } = momentOf((first + Math.floor(randomAt(place) * days)) * dayMs);
    const ours = phenologyOf({ year, month, day });
    const theirs = SolarDay.fromYmd(year, month, day).getPhenologyDay();
    // tyme4ts counts from the winter solstice, which is three terms before the Start of Spring.
    expect([ours?.place, ours?.day]).toEqual([
      ((theirs.getPhenology().getIndex() + 72 - 9) % 72) + 1,
      theirs.getDayIndex() + 1,
    ]);
    expect(Solar.fromYmd(year, month, day).getLunar().getWuHou()).toBe(theirs.getPhenology().getName());
  }
});

test('the 72 are frozen, and each has one name in China that differs from tyme4ts by its characters only', () => {
  expect(phenologies).toHaveLength(72);
  for (const [index, each] of phenologies.entries()) {
    expect(Object.isFrozen(each)).toBe(true);
    expect(each.english).toMatch(/^[A-Z][A-Za-z, -]+$/);
    expect([...each.name]).toHaveLength([...Phenology.fromIndex(2026, index + 9).getName()].length);
    expect(each.part).toBe((index % 3) + 1);
  }
  expect(new Set(phenologies.map(({ name }) => name)).size).toBe(72);
  expect(phenologyOf('2026-02-30')).toBeUndefined();
  expect(() => phenologyOf('2201-01-01')).toThrow(/1583 to 2200/);
});
