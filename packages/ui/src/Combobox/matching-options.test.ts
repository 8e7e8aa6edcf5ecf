import { expect, test } from 'vitest';
import { matchingOptions, optionNamed } from './matching-options.ts';

const options = [
  { value: 'sp', label: 'São Paulo' },
  { value: 'b', label: 'Berlin', disabled: true },
  { value: 'i', label: 'İstanbul' },
  { value: 'p', label: 'Paris' },
];
const values = (found: readonly { value: string }[]): string[] => found.map(({ value }) => value);

test('ignores case, accents and surrounding spaces', () => {
  expect(values(matchingOptions(options, ' sao', 'en-US'))).toEqual(['sp']);
  expect(values(matchingOptions(options, 'PA', 'en-US'))).toEqual(['sp', 'p']);
  expect(values(matchingOptions(options, 'istan', 'tr'))).toEqual(['i']);
  expect(values(matchingOptions(options, '  ', 'en-US'))).toEqual(['sp', 'b', 'i', 'p']);
  expect(matchingOptions(options, 'rome', 'en-US')).toEqual([]);
});

test('finds an option by a keyword, and selects it only by its label', () => {
  const places = [{ value: 'Austin, TX', label: 'Austin, TX', keywords: ['Texas'] }];
  expect(values(matchingOptions(places, 'texa', 'en-US'))).toEqual(['Austin, TX']);
  expect(optionNamed(places, 'texas', 'en-US')).toBeUndefined();
});

test('a fully typed label selects its option, unless that is disabled', () => {
  expect(optionNamed(options, 'sao paulo', 'en-US')?.value).toBe('sp');
  expect(optionNamed(options, 'berlin', 'en-US')).toBeUndefined();
  expect(optionNamed(options, 'pari', 'en-US')).toBeUndefined();
});
