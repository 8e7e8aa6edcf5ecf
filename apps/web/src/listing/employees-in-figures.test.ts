import { employeesBands } from '@org/api-contract/values';
import { expect, test } from 'vitest';
import { employeesInFigures } from './employees-in-figures.ts';

test('numbers of employees are written with separators of thousands', () => {
  expect(employeesBands.map(employeesInFigures)).toEqual([
    '1–50',
    '51–200',
    '201–1,000',
    '1,001–10,000',
    '10,001+',
  ]);
});
