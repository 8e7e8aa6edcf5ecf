import { expect, test } from 'vitest';
import { explainSign, getZodiacSignByDate, signOf, type ConventionOptions } from '../index.ts';

const lookups = {
  getZodiacSignByDate: (options: ConventionOptions) => getZodiacSignByDate('2024-02-05', options),
  explainSign: (options: ConventionOptions) => explainSign('2024-02-05', options),
  'signOf of a day': (options: ConventionOptions) => signOf({ year: 2024, month: 2, day: 5 }, options),
  'signOf of a year': (options: ConventionOptions) => signOf({ year: 2024 }, options),
  'getZodiacSignByDate of no day': (options: ConventionOptions) => getZodiacSignByDate('no day', options),
};

for (const [name, lookUp] of Object.entries(lookups)) {
  test(`${name} takes Chinese New Year by default`, () => {
    expect(lookUp({})).toEqual(lookUp({ convention: 'new-year' }));
    expect(lookUp({ convention: undefined })).toEqual(lookUp({ convention: 'new-year' }));
  });
}
