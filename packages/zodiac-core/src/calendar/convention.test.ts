import { expect, test } from 'vitest';
import { explainSign, getZodiacSignByDate, signOf, type ConventionOptions } from '../index.ts';

const lookups = {
  getZodiacSignByDate: (options: ConventionOptions) => getZodiacSignByDate('2024-02-05', options),
  explainSign: (options: ConventionOptions) => explainSign('2024-02-05', options),
  'signOf of a day': (options: ConventionOptions) => signOf({ year: 2024, month: 2, day: 5 }, options),
  'signOf of a year': (options: ConventionOptions) => signOf({ year: 2024 }, options),
  'getZodiacSignByDate of no day': (options: ConventionOptions) => getZodiacSignByDate('no day', options),
};

const unknown = [
  { convention: 'lichun' },
  { convention: 'new year' },
  { convention: 'Li-Chun' },
  { convention: '' },
  { convention: null },
  { convention: 0 },
  { convention: ['li-chun'] },
  'li-chun',
  0,
] as unknown as ConventionOptions[];

for (const [name, lookUp] of Object.entries(lookups)) {
  test.each(unknown)(`${name} refuses %j and names the conventions there are`, (options) => {
    expect(() => lookUp(options)).toThrow(RangeError);
    expect(() => lookUp(options)).toThrow(/new-year.*li-chun/);
  });
  test(`${name} takes Chinese New Year by default`, () => {
    expect(lookUp({})).toEqual(lookUp({ convention: 'new-year' }));
    expect(lookUp({ convention: undefined })).toEqual(lookUp({ convention: 'new-year' }));
  });
}
