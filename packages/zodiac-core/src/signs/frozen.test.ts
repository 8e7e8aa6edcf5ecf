import { expect, test } from 'vitest';
import * as library from '../index.ts';

/** The paths of the parts of a value that are not frozen, so that a caller could change them. */
function unfrozen(value: unknown, path: string): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.entries(value).flatMap(([key, each]) => unfrozen(each, `${path}.${key}`));
  return Object.isFrozen(value) ? inside : [path, ...inside];
}

test('the twelve signs and their ids are frozen at every depth', () => {
  expect(unfrozen(library.zodiacSigns, 'zodiacSigns')).toEqual([]);
  expect(unfrozen(library.zodiacSignIds, 'zodiacSignIds')).toEqual([]);
});

test('no result shares an object that a caller could change', () => {
  const answers = (): unknown[] => [
    library.getZodiacSign(1990),
    library.getZodiacSignById('rat'),
    library.getZodiacSignByName('rat'),
    library.getZodiacSignByDate('1990-01-20'),
    library.signOf({ year: 1990 }),
    library.signOf({ year: 1990, month: 5 }),
    library.explainSign('1990-01-20'),
    library.getChineseNewYear(1990),
    library.foundingSign({ year: 1990 }),
    library.sexagenaryYear(1990),
    library.signOfHour(0),
    library.compatibility('rat', 'ox'),
    library.relations('snake', 'monkey'),
    library.relationsOf(['rat', 'dragon', 'monkey']),
    library.kuaOf('1990-05-15', 'male'),
    library.lifePathMeaning(1),
  ];
  /** Changes whatever can be changed, as a careless caller would. */
  const spoil = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, each] of Object.entries(value)) {
      spoil(each);
      Reflect.set(value, key, 'spoilt');
    }
  };
  const before = structuredClone(answers());
  answers().forEach(spoil);
  expect(answers()).toEqual(before);
});
