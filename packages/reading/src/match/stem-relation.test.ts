import { sexagenaryYear } from '@org/zodiac-core';
import { expect, test } from 'vitest';
import { agreementOf } from '../number-groups.ts';
import { stemRelation } from './stem-relation.ts';

const stemOf = (character: string) => sexagenaryYear(1984 + '甲乙丙丁戊己庚辛壬癸'.indexOf(character)).stem;
const relationOf = (pair: string) => {
  const [one = '', other = ''] = pair;
  return stemRelation(stemOf(one), stemOf(other));
};

test.each([
  ['甲己', { kind: 'combine', element: 'Earth' }],
  ['庚乙', { kind: 'combine', element: 'Metal' }],
  ['丙辛', { kind: 'combine', element: 'Water' }],
  ['壬丁', { kind: 'combine', element: 'Wood' }],
  ['戊癸', { kind: 'combine', element: 'Fire' }],
  ['甲乙', { kind: 'same' }],
  ['甲丙', { kind: 'feeds', giver: 'one' }],
  ['丙甲', { kind: 'feeds', giver: 'other' }],
  ['甲戊', { kind: 'restrains', giver: 'one' }],
  ['戊甲', { kind: 'restrains', giver: 'other' }],
  ['壬丙', { kind: 'restrains', giver: 'one' }],
])('the relation of the stems %s is %j', (pair, relation) => {
  expect(relationOf(pair)).toEqual(relation);
});

test.each([
  [1, 1, 'same'],
  [11, 2, 'same'],
  [22, 4, 'same'],
  [1, 7, 'group'],
  [11, 8, 'group'],
  [33, 9, 'group'],
  [1, 2, 'apart'],
  [22, 33, 'apart'],
] as const)('the agreement of the numbers %i and %i is: %s', (one, other, agreement) => {
  expect(agreementOf(one, other)).toBe(agreement);
  expect(agreementOf(other, one)).toBe(agreement);
});
