import { expect, expectTypeOf, test } from 'vitest';
import { textsOf } from './texts-of.ts';

const text = textsOf({
  'greeting.rat': '{name} is a Rat.',
  'greeting.ox': 'The Ox of {year} is {name}.',
  plain: 'No variable.',
  points: ['First {name}.', 'Then rest.'],
  verbs: '{name} [wants] {other}’s help, and {other} [is] glad and [carries] the box.',
});

test('a text has its variables filled in, in a paragraph and in a list', () => {
  expect(text('greeting.rat', { name: 'Ada' })).toBe('Ada is a Rat.');
  expect(text('points', { name: 'Ada' })).toEqual(['First Ada.', 'Then rest.']);
  expect(text('plain')).toBe('No variable.');
});

test('a verb in brackets agrees with the person before it, and the possessive of “you” is “your”', () => {
  expect(text('verbs', { name: 'Ada', other: 'Tom' })).toBe(
    'Ada wants Tom’s help, and Tom is glad and carries the box.',
  );
  expect(text('verbs', { name: 'you', other: 'Tom' })).toBe(
    'you want Tom’s help, and Tom is glad and carries the box.',
  );
  expect(text('verbs', { name: 'Tom', other: 'you' })).toBe(
    'Tom wants your help, and you are glad and carry the box.',
  );
});

test('an unknown id, a missing variable and an unknown variable are type errors', () => {
  expectTypeOf(text('points', { name: 'Ada' })).toEqualTypeOf<string[]>();
  // @ts-expect-error: there is no such id.
  expect(() => text('greeting.dog')).toThrow('no such text');
  const sign = 'rat' as 'rat' | 'ox';
  // @ts-expect-error: the text of the Ox has a year as well.
  text(`greeting.${sign}`, { name: 'Ada' });
  text(`greeting.${sign}`, { name: 'Ada', year: 1985 });
  // @ts-expect-error: the text of the Rat has no year.
  text('greeting.rat', { name: 'Ada', year: 1984 });
  // @ts-expect-error: a text with a variable needs its value.
  text('greeting.rat');
});
