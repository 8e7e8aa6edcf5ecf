import { expect, test } from 'vitest';
import { argumentOf } from './command.ts';

const parse = (shown: string, value: string): unknown => argumentOf(shown).parseArg?.(value, undefined);

test.each([
  ['<email>', ' ', 'It is not an e-mail address'],
  ['<email>', 'ada', 'It is not an e-mail address'],
  ['<email>', '-', 'It is not an e-mail address'],
  ['[email]', 'ada', 'It is not an e-mail address'],
  ['<file>', '', 'It is empty.'],
  ['<reason>', 'x'.repeat(501), 'A reason has from 3 to 500 characters.'],
  ['<id>', '1e3', 'It is not the number of a payment.'],
  ['<id>', '2147483648', 'It is not the number of a payment.'],
  ['<to>', 'today', 'It is not a day such as 2026-11-20.'],
  ['<from>', '2026-02-30', 'It is not a day such as 2026-11-20.'],
  ['[last-day]', '2026-02-31', 'It is not a day such as 2026-11-20.'],
  ['<code>', 'a b', 'It is not a code such as SPRING-20.'],
  ['<off>', '0%', 'It is neither a percentage such as 20% nor an amount such as 12.50.'],
  ['<off>', '0', 'It is neither a percentage'],
  ['[redemptions]', '0', 'It is not a number of redemptions from 1 to 999999.'],
])('%s is not %j', (shown, value, error) => {
  expect(() => parse(shown, value)).toThrow(error);
});

test.each([
  ['<email>', 'ada@example.com'],
  ['[email]', '-'],
  ['[last-day]', '-'],
  ['[search]', ''],
  ['<off>', '12.50'],
  ['<from>', '2024-02-29'],
])('%s may be %j', (shown, value) => {
  expect(parse(shown, value)).toBe(value);
});
