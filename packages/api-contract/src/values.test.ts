import { expect, test } from 'vitest';
import client from './client.ts?raw';
import errors from './errors.ts?raw';
import keptLimits from './kept-limits.ts?raw';
import peopleLimits from './people-limits.ts?raw';
import price from './price.ts?raw';
import values from './values.ts?raw';

/** The imports and re-exports of a source, except types. */
const importsOf = (source: string): (string | undefined)[] =>
  [...source.matchAll(/^(?:import|export) (?!type )[^;]* from '([^']+)';/gm)].map((match) => match[1]);

test('the entries for browsers import no schema library', () => {
  expect(importsOf(values)).toEqual([
    './errors.ts',
    './kept-limits.ts',
    './people-limits.ts',
    './price.ts',
    '@org/zodiac-core',
  ]);
  expect(importsOf(errors)).toEqual([
    '@org/zodiac-core',
    './kept-limits.ts',
    './people-limits.ts',
    './price.ts',
  ]);
  expect(importsOf(price)).toEqual([]);
  expect(importsOf(keptLimits)).toEqual([]);
  expect(importsOf(peopleLimits)).toEqual([]);
  expect(importsOf(client)).toEqual([]);
  for (const source of [values, errors, keptLimits, peopleLimits, price, client])
    expect(source).not.toContain('typebox');
});
