import { expect, test } from 'vitest';
import { keywordTable } from '../test/keywords.ts';
import { shippedFacts } from '../test/shipped-facts.ts';
import { findKind } from './find-kind.ts';

test.each(keywordTable)(
  'the keyword %j asks for an article of the kind %j about %j',
  (keyword, kind, focus) => {
    const found = findKind(keyword, shippedFacts, shippedFacts.today);
    expect('kind' in found ? [found.kind.id, found.focus] : found).toEqual([kind, focus]);
  },
);

test.each([
  ['dog training', 'dog personality'],
  ['black rat', 'rat personality'],
  ['stupidest zodiac sign', 'chinese zodiac years'],
  ['quantum gardening', 'chinese zodiac years'],
  ['elon musk zodiac sign', 'SpaceX zodiac sign'],
  ['steve jobs zodiac', 'Apple zodiac sign'],
  ['star', 'chinese zodiac years'],
  ['banks', 'chinese zodiac years'],
  ['peach blossom luck 2027', 'chinese zodiac 2027'],
  ['love dragon plumbing 2027', 'dragon 2027'],
  ['fire', 'fire element'],
  ['airlines founded in 1998', 'airlines by zodiac sign'],
  ['airlines founded in 1998', 'companies of 1998'],
  ['technology companies founded in 1998', 'technology companies'],
  ['lucky flowers of the ox', 'ox lucky colors and numbers'],
  ['three unlucky signs', 'chinese zodiac animals'],
  ['is 13 unlucky in china', 'unlucky number 4'],
  ['rat 2027 horoscope money', 'rat and money'],
  ['how does feng shui kua number work', 'five elements of the chinese zodiac'],
])('the keyword %j is not understood, and %j is suggested', (keyword, suggestion) => {
  const found = findKind(keyword, shippedFacts, shippedFacts.today);
  expect('kind' in found ? found.kind.id : found.suggestions).toContain(suggestion);
});

test.each([
  ['airlines founded in 1998', 'but not a year of one of these'],
  ['lucky flowers of the ox', 'lucky colors and numbers, and no flowers'],
  ['luckiest month for the horse', 'nothing on “luckiest”'],
  ['lucky number 13', 'the digits from one to nine'],
  ['rat 2027 horoscope money', 'how a sign handles money'],
])('the keyword %j is not understood, and the reason is given: %j', (keyword, reason) => {
  const found = findKind(keyword, shippedFacts, shippedFacts.today);
  expect('kind' in found ? '' : found.reason).toContain(reason);
});

test.each(['horse 2014 career', 'horse baby love', 'quantum horse baby'])(
  'for the keyword %j the child of a sign is suggested, and neither love nor work',
  (keyword) => {
    const found = findKind(keyword, shippedFacts, shippedFacts.today);
    const suggestions = 'kind' in found ? [] : found.suggestions;
    expect(suggestions).toContain('horse child');
    expect(suggestions.join()).not.toMatch(/love|career/);
  },
);

test('a keyword that names two rows is understood to name both', () => {
  const found = findKind('tesla vs ford', shippedFacts, shippedFacts.today);
  expect('kind' in found ? found.entities.rows.map(({ row }) => row.name) : []).toEqual(['Tesla', 'Ford']);
});
