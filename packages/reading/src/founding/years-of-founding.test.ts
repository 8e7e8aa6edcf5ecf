import { expect, test } from 'vitest';
import { factsOfFounding } from './founding-facts.ts';
import { yearsOfFounding } from './years-of-founding.ts';

const presentYear = 2026;
const yearsOf = (year: number, options: Partial<Parameters<typeof yearsOfFounding>[1]> = {}) =>
  yearsOfFounding(factsOfFounding({ year, month: 7 }), {
    events: [{ year, text: 'Founded' }],
    presentYear,
    ...options,
  });

test('its own years, the next ones and what happened stand in order, each with its relation', () => {
  const years = yearsOf(1986, {
    events: [
      { year: 1986, text: 'Founded' },
      { year: 1986, text: 'Legend appears' },
      { year: 1990, text: 'NSX appears' },
    ],
  });
  expect(
    years.map(({ year, sign, name, notes }) => `${year} ${sign.id} ${name}: ${notes.join(', ')}`),
  ).toEqual([
    '1986 tiger 丙寅: Founded, Legend appears',
    '1990 horse 庚午: NSX appears, An ally of its sign',
    '1998 tiger 戊寅: Its own sign, for the 1st time since',
    '2010 tiger 庚寅: Its own sign, for the 2nd time since',
    '2022 tiger 壬寅: Its own sign, for the 3rd time since',
    '2026 horse 丙午: An ally of its sign',
    '2028 monkey 戊申: Opposite its sign',
    '2034 tiger 甲寅: Its own sign, for the 4th time since',
  ]);
  expect(years.map(({ when }) => when).slice(-3)).toEqual(['present', 'coming', 'coming']);
});

test('of many own years the first and the last four are shown, and the sixtieth is named', () => {
  const years = yearsOf(1889).map(({ year, notes }) => `${year} ${notes.join(', ')}`);
  expect(years).toContain('1901 Its own sign, for the 1st time since');
  expect(years).not.toContain('1913 Its own sign, for the 2nd time since');
  expect(years).toContain('2009 Its own sign and element, 120 years later');
  expect(years).toHaveLength(9);
});

test('what has ended has no years to come', () => {
  const years = yearsOf(1985, { endedYear: 2010 });
  expect(years.at(-1)?.year).toBe(2009);
});

test('a founding late in January belongs to the year before, and its own years follow that one', () => {
  const facts = factsOfFounding({ year: 1959, month: 1, day: 3 });
  const years = yearsOfFounding(facts, { events: [{ year: 1959, text: 'Admitted' }], presentYear });
  expect(years.map(({ year }) => year)).toEqual([1959, 1970, 1982, 1994, 2006, 2018, 2026, 2030, 2036]);
});
