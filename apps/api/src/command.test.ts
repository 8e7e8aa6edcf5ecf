import { expect, test } from 'vitest';
import { argumentOf } from './command.ts';

const parse = (shown: string, value: string): unknown => argumentOf(shown).parseArg?.(value, undefined);

test.each([
  ['<email>', ' ', 'Enter an email address'],
  ['<email>', 'ada', 'Enter an email address'],
  ['<email>', '-', 'Enter an email address'],
  ['[email]', 'ada', 'Enter an email address'],
  ['<file>', '', 'The value is empty.'],
  ['<reason>', 'x'.repeat(501), 'Enter a reason of 3 to 500 characters.'],
  ['<id>', '1e3', 'Enter the number of a payment.'],
  ['<id>', '2147483648', 'Enter the number of a payment.'],
  ['<to>', 'today', 'Enter a day such as 2026-11-20.'],
  ['<from>', '2026-02-30', 'Enter a day such as 2026-11-20.'],
  ['[last-day]', '2026-02-31', 'Enter a day such as 2026-11-20.'],
  ['<code>', 'a b', 'Enter a code such as SPRING-20.'],
  ['<off>', '0%', 'Enter a percentage such as 20% or an amount such as 12.50.'],
  ['<off>', '0', 'Enter a percentage'],
  ['[redemptions]', '0', 'Enter a number of redemptions from 1 to 999999.'],
])('the argument %s refuses %j', (shown, value, error) => {
  expect(() => parse(shown, value)).toThrow(error);
});

test.each([
  ['<email>', 'ada@example.com'],
  ['[email]', '-'],
  ['[last-day]', '-'],
  ['[search]', ''],
  ['<off>', '12.50'],
  ['<from>', '2024-02-29'],
])('the argument %s accepts %j', (shown, value) => {
  expect(parse(shown, value)).toBe(value);
});
