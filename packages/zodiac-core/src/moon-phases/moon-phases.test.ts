import { SearchMoonQuarter, NextMoonQuarter } from 'astronomy-engine';
import { SolarDay } from 'tyme4ts';
import { expect, test } from 'vitest';
import { someDays, someYears } from '../test/moments.ts';
import { fromLunarDate } from '../lunar/index.ts';
import { moonPhaseOf, moonPhasesOf } from './index.ts';

const namesOfPeer = ['新月', '蛾眉月', '上弦月', '盈凸月', '满月', '亏凸月', '下弦月', '残月'];
const ids = [
  'new-moon',
  'waxing-crescent',
  'first-quarter',
  'waxing-gibbous',
  'full-moon',
  'waning-gibbous',
  'last-quarter',
  'waning-crescent',
];

test('the phases of 1900-2100 are within a minute of astronomy-engine', () => {
  let far = 0;
  for (const year of someYears(1900, 2100)) {
    const phases = moonPhasesOf(year);
    expect(phases.length).toBeGreaterThan(47);
    let quarter = SearchMoonQuarter(new Date(`${year - 1}-12-31T15:59:00Z`));
    for (const { id, instant } of phases) {
      expect(ids.indexOf(id)).toBe(quarter.quarter * 2);
      far = Math.max(far, Math.abs(Date.parse(instant) - quarter.time.date.getTime()));
      quarter = NextMoonQuarter(quarter);
    }
  }
  expect(far).toBeLessThan(60_000);
});

/** The moon of September 29, 2057 is new within two minutes of midnight, so that the days after it are counted from another day. */
const nearMidnight = ['2057-9-28', '2057-9-29'];

test('days of 1929-2100 have the phase of tyme4ts, except for a new moon near midnight', () => {
  const differences: string[] = [];
  for (const { year, month, day } of someDays) {
    const ours = moonPhaseOf({ year, month, day });
    const theirs = SolarDay.fromYmd(year, month, day).getPhaseDay();
    const [id, nth] = [ids[namesOfPeer.indexOf(theirs.getPhase().getName())], theirs.getDayIndex() + 1];
    if (ours?.id !== id || ours?.day !== nth)
      differences.push(`${year}-${month}-${day} ${ours?.id} ${ours?.day} ${id} ${nth}`);
  }
  expect(differences.filter((each) => !nearMidnight.includes(each.split(' ')[0] ?? ''))).toEqual([]);
});

test('the months of China from 1929 to 2050 begin on the days of the new moons', () => {
  for (let year = 1929; year <= 2050; year += 1) {
    const newYear = fromLunarDate({ year, month: 1, day: 1 });
    expect(newYear && moonPhaseOf(newYear)?.id).toBe('new-moon');
  }
});

test('the phases follow one another without a gap between years, in every country', () => {
  for (const calendar of ['china', 'vietnam', 'korea', 'japan'] as const) {
    const phases = [2025, 2026, 2027].flatMap((year) => moonPhasesOf(year, { calendar }));
    for (const [index, { id }] of phases.entries())
      expect(ids.indexOf(id) / 2).toBe((ids.indexOf(phases[0]?.id ?? '') / 2 + index) % 4);
    expect(new Set(phases.map(({ date }) => date.year))).toEqual(new Set([2025, 2026, 2027]));
  }
  expect(moonPhaseOf('2026-02-30')).toBeUndefined();
  expect(() => moonPhasesOf(2101, { calendar: 'korea' })).toThrow(/1912 to 2100/);
});
