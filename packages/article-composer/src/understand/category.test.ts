import { expect, test } from 'vitest';
import { shippedFacts } from '../test/shipped-facts.ts';
import { categoryOf } from './category.ts';

test.each([
  ['dragon career', 'signs'],
  ['horse 2026', 'years'],
  ['is the ox compatible with the pig', 'pairs'],
  ['six clash', 'pairs'],
  ['year of the 1988 dragon', 'years'],
  ['when is chinese new year 2027', 'years'],
  ['fire horse', 'elements'],
  ['yin and yang', 'elements'],
  ['life path number 7', 'numbers'],
  ['companies founded in the year of the ox', 'companies'],
  ['car brands of the tiger', 'car-brands'],
  ['what zodiac sign is texas', 'us-states'],
  ['why is there no cat in the chinese zodiac', 'customs'],
  ['tai sui', 'customs'],
])('an article on %j is about %s', (keyword, category) => {
  expect(categoryOf(keyword, shippedFacts, shippedFacts.today)).toBe(category);
});

test('a keyword that an editor wrote and the composer does not understand has no category', () => {
  expect(categoryOf('our summer party', shippedFacts, shippedFacts.today)).toBeNull();
});
