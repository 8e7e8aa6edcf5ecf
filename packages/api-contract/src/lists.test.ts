import { expect, test } from 'vitest';
import { dayInWords, employeesInFigures, listIds, listOf } from './lists.ts';
import { employeesBands } from './values.ts';

test('numbers of employees have thousands separators', () => {
  expect(employeesBands.map(employeesInFigures)).toEqual([
    '1–50',
    '51–200',
    '201–1,000',
    '1,001–10,000',
    '10,001+',
  ]);
});

test('an instant is written as its day in UTC', () => {
  const instants = ['2026-11-24', '2026-11-24T23:59:59.999Z', '2026-11-24T22:00:00-05:00', new Date(0), 0];
  expect(instants.map(dayInWords)).toEqual([
    'November 24, 2026',
    'November 24, 2026',
    'November 25, 2026',
    'January 1, 1970',
    'January 1, 1970',
  ]);
  expect(() => dayInWords('yesterday')).toThrow(RangeError);
});

test.each(listIds)('%s are filtered, sorted, searched and exported by columns that they have', (id) => {
  const { columns, facets, sorts, search, kindColumn, detailColumn, facts, example, beginning } = listOf(id);
  const known = new Set(Object.keys(example));
  const used = [
    ...facets.map(({ column }) => column),
    ...sorts.map(({ column }) => column),
    ...search.flatMap(([, column]) => column),
    kindColumn,
    detailColumn,
    ...facts.exported,
    ...['Year', 'Month', 'Day'].map((part) => beginning.prefix + part),
  ];
  expect(used.filter((column) => !known.has(column))).toEqual([]);
  expect(Object.keys(columns).filter((column) => !known.has(column))).toEqual([]);
});
