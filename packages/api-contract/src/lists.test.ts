import { expect, test } from 'vitest';
import { employeesInFigures, listIds, listOf } from './lists.ts';
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
