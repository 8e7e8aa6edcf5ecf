import { expect, test } from 'vitest';
import client from './client.ts?raw';
import errors from './errors.ts?raw';
import carBrands from './lists/car-brands.ts?raw';
import companies from './lists/companies.ts?raw';
import companyColumns from './lists/company-columns.ts?raw';
import founding from './lists/founding.ts?raw';
import list from './lists/list.ts?raw';
import spellings from './lists/spellings.ts?raw';
import usStates from './lists/us-states.ts?raw';
import lists from './lists.ts?raw';
import limits from './limits.ts?raw';
import price from './price.ts?raw';
import values from './values.ts?raw';

/** The imports and re-exports of a source, except types. */
const importsOf = (source: string): (string | undefined)[] =>
  [...source.matchAll(/^(?:import|export) (?!type )[^;]* from '([^']+)';/gm)].map((match) => match[1]);

test('the entries for browsers import no schema library', () => {
  expect(importsOf(values)).toEqual([
    './errors.ts',
    './lists/car-brands.ts',
    './lists/company-columns.ts',
    './lists/list.ts',
    './lists.ts',
    './lists/us-states.ts',
    './limits.ts',
    './price.ts',
    '@org/zodiac-core',
  ]);
  expect(importsOf(errors)).toEqual(['@org/zodiac-core', './limits.ts', './price.ts']);
  expect(importsOf(price)).toEqual([]);
  expect(importsOf(limits)).toEqual([]);
  expect(importsOf(client)).toEqual([]);
  expect(importsOf(list)).toEqual([]);
  expect(importsOf(spellings)).toEqual([]);
  for (const source of [
    values,
    errors,
    limits,
    price,
    client,
    lists,
    carBrands,
    companies,
    companyColumns,
    founding,
    usStates,
  ])
    expect(source).not.toContain('typebox');
});
