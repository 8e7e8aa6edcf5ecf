import { Solar } from 'lunar-typescript';
import { SixtyCycleYear } from 'tyme4ts';
import { expect, test } from 'vitest';
import { tenGodsOf } from './pillars/index.ts';
import { getSolarTerm } from './solar-terms/index.ts';
import { annualFortune, monthlyFortunes } from './fortunes.ts';

test('the pillars of every year and month of 1583-2200 are those of tyme4ts', () => {
  for (let year = 1583; year <= 2200; year += 1) {
    const theirs = SixtyCycleYear.fromYear(year);
    expect(annualFortune(year, '甲').pillar.name).toBe(theirs.getSixtyCycle().getName());
    expect(monthlyFortunes(year, '甲').map(({ pillar }) => pillar.name)).toEqual(
      theirs.getMonths().map((month) => month.getSixtyCycle().getName()),
    );
  }
});

test('the pillars of a hundred years and their months are those of lunar-typescript', () => {
  const phases = Solar.fromYmdHms(1950, 6, 1, 12, 0, 0).getLunar().getEightChar().getYun(1).getDaYun();
  let years = 0;
  for (const theirs of phases.flatMap((phase) => phase.getLiuNian())) {
    years += 1;
    expect(annualFortune(theirs.getYear(), '甲').pillar.name).toBe(theirs.getGanZhi());
    expect(monthlyFortunes(theirs.getYear(), '甲').map(({ pillar }) => pillar.name)).toEqual(
      theirs.getLiuYue().map((month) => month.getGanZhi()),
    );
  }
  expect(years).toBeGreaterThan(90);
});

test('a year and its months run from term to term without a gap', () => {
  const year = annualFortune(2026, '庚');
  const months = monthlyFortunes(2026, '庚');
  expect(year.start).toBe(getSolarTerm(2026, 'li-chun').instant);
  expect(year.end).toBe(getSolarTerm(2027, 'li-chun').instant);
  expect(months.map(({ start }) => start)).toEqual([
    year.start,
    ...months.slice(0, -1).map(({ end }) => end),
  ]);
  expect(months.at(-1)?.end).toBe(year.end);
  for (const { term, start } of months) {
    const calendarYear = Number(start.slice(0, 4));
    expect(start).toBe(getSolarTerm(calendarYear, term).instant);
  }
});

test('stem and hidden stems have their ten gods for the day master', () => {
  const { tenGod, hiddenTenGods, pillar } = annualFortune(2026, '庚');
  const expected = tenGodsOf({ year: pillar, month: pillar, day: '庚子' }).year;
  expect(tenGod).toBe(expected.stem);
  expect(hiddenTenGods).toEqual(expected.hidden);
  expect(hiddenTenGods.map(({ name }) => name)).toEqual(['正官', '正印']);
  expect(
    monthlyFortunes(2026, '庚')
      .map((month) => month.tenGod.name)
      .slice(0, 3),
  ).toEqual(['比肩', '劫財', '食神']);
});

test.each([1582, 2201, 2026.5, Number.NaN, '2026', null])('refuses %j as a year of the calendar', (year) => {
  expect(() => annualFortune(year as 2026, '甲')).toThrow(/year must be an integer of 1583 to 2200/);
  expect(() => monthlyFortunes(year as 2026, '甲')).toThrow(/year must be an integer of 1583 to 2200/);
});

test.each(['子', '', null, 0])('refuses %j as a day master', (stem) => {
  expect(() => annualFortune(2026, stem as '甲')).toThrow(/^The day master must be one of 甲/);
  expect(() => monthlyFortunes(2026, stem as '甲')).toThrow(/^The day master must be one of 甲/);
});
