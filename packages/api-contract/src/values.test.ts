import { expect, test } from 'vitest';
import values from './values.ts?raw';

test('what the browser imports brings no schema library', () => {
  expect(values).not.toContain('typebox');
  expect([...values.matchAll(/from '([^']+)'/g)].map((match) => match[1])).toEqual(['@org/zodiac-core']);
});
