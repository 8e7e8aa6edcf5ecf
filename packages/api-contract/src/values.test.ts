import { expect, test } from 'vitest';
import client from './client.ts?raw';
import errors from './errors.ts?raw';
import price from './price.ts?raw';
import values from './values.ts?raw';

/** What a source imports or re-exports besides types. */
const importsOf = (source: string): (string | undefined)[] =>
  [...source.matchAll(/^(?:import|export) (?!type )[^;]* from '([^']+)';/gm)].map((match) => match[1]);

test('what the browser imports brings no schema library', () => {
  expect(importsOf(values)).toEqual(['./errors.ts', './price.ts', '@org/zodiac-core']);
  expect(importsOf(errors)).toEqual(['@org/zodiac-core', './price.ts']);
  expect(importsOf(price)).toEqual([]);
  expect(importsOf(client)).toEqual([]);
  for (const source of [values, errors, price, client]) expect(source).not.toContain('typebox');
});
