import { expect, test } from 'vitest';
import { compatibility } from './compatibility.ts';
import { zodiacSignIds } from '../signs/sign-ids.ts';
import { zodiacSigns } from '../signs/signs.ts';

test('each rule has its pairs and its score', () => {
  expect(compatibility('rat', 'ox')).toEqual({ basis: 'six-harmony', score: 95 });
  expect(compatibility('rat', 'dragon').basis).toBe('three-harmonies');
  expect(compatibility('rat', 'rat').basis).toBe('same-sign');
  expect(compatibility('rat', 'horse').basis).toBe('six-clash');
  expect(compatibility('rat', 'goat').basis).toBe('six-harm');
  expect(compatibility('rat', 'tiger')).toEqual({ basis: 'neutral', score: 60 });
});

test('it is symmetric, and each sign has two harmonies, one six harmony, one clash and one harm', () => {
  for (const a of zodiacSignIds) {
    const bases = zodiacSignIds.map((b) => {
      expect(compatibility(a, b)).toEqual(compatibility(b, a));
      return compatibility(a, b).basis;
    });
    const count = (basis: string) => bases.filter((found) => found === basis).length;
    expect(
      ['same-sign', 'six-harmony', 'three-harmonies', 'six-clash', 'six-harm', 'neutral'].map(count),
    ).toEqual([1, 1, 2, 1, 1, 6]);
  }
});

test('the matches printed on a sign are those of the rules', () => {
  const idOf = (name: string) => zodiacSigns.find((sign) => sign.name === name)?.id ?? 'rat';
  for (const sign of zodiacSigns) {
    for (const name of sign.bestCompatibility)
      expect(compatibility(sign.id, idOf(name)).score).toBeGreaterThanOrEqual(90);
    for (const name of sign.worstCompatibility)
      expect(compatibility(sign.id, idOf(name)).basis).toBe('six-clash');
  }
});

test('a sign that does not exist is refused', () => {
  expect(() => compatibility('rat', 'cat' as 'rat')).toThrow(RangeError);
});
