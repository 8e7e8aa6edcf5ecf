import { expect, test } from 'vitest';
import { compatibility } from './compatibility.ts';
import { relations } from './relations.ts';
import { zodiacSignIds } from '../cycle/branches.ts';
import { zodiacSigns } from '../signs/signs.ts';

const pairs = zodiacSignIds.flatMap((a) => zodiacSignIds.map((b) => [a, b] as const));

test('each rule has its pairs and its score', () => {
  expect(compatibility('rat', 'ox')).toMatchObject({ basis: 'six-harmony', score: 95 });
  expect(compatibility('rat', 'dragon')).toMatchObject({ basis: 'three-harmonies', score: 90 });
  expect(compatibility('rat', 'rat')).toMatchObject({ basis: 'same-sign', score: 70 });
  expect(compatibility('rat', 'horse')).toMatchObject({ basis: 'six-clash', score: 20 });
  expect(compatibility('rat', 'goat')).toMatchObject({ basis: 'six-harm', score: 35 });
  expect(compatibility('rat', 'rabbit')).toMatchObject({ basis: 'punishment', score: 45 });
  expect(compatibility('rat', 'rooster')).toMatchObject({ basis: 'six-destruction', score: 50 });
  expect(compatibility('rat', 'pig')).toMatchObject({ basis: 'three-meetings', score: 60 });
  expect(compatibility('rat', 'tiger')).toEqual({ basis: 'neutral', score: 60, relations: [] });
});

test('lists all rules of a pair, and adds their points', () => {
  expect(compatibility('snake', 'monkey')).toEqual({
    basis: 'six-harmony',
    score: 70,
    relations: [
      { kind: 'six-harmony', points: 35 },
      { kind: 'punishment', points: -15 },
      { kind: 'six-destruction', points: -10 },
    ],
  });
});

test('a score is 60 and the points of the relations that `relations` describes, from 5 to 95', () => {
  const scores = pairs.map(([a, b]) => {
    const { basis, score, relations: scored } = compatibility(a, b);
    expect(scored.map(({ kind }) => kind)).toEqual(relations(a, b).map(({ kind }) => kind));
    expect(basis).toBe(scored[0]?.kind ?? 'neutral');
    expect(score).toBe(60 + scored.reduce((sum, { points }) => sum + points, 0));
    return score;
  });
  expect([Math.min(...scores), Math.max(...scores)]).toEqual([5, 95]);
});

test('compatibility is symmetric, and each sign has two harmonies, one six harmony, one clash and one harm', () => {
  for (const a of zodiacSignIds) {
    const bases = zodiacSignIds.map((b) => {
      expect(compatibility(a, b)).toEqual(compatibility(b, a));
      return compatibility(a, b).basis;
    });
    const count = (basis: string) => bases.filter((found) => found === basis).length;
    expect(['same-sign', 'six-harmony', 'three-harmonies', 'six-clash', 'six-harm'].map(count)).toEqual([
      1, 1, 2, 1, 1,
    ]);
  }
});

test('the matches printed on a sign are those of the rules', () => {
  const idOf = (name: string) => zodiacSigns.find((sign) => sign.name === name)?.id ?? 'rat';
  for (const sign of zodiacSigns) {
    for (const name of sign.bestCompatibility)
      expect(compatibility(sign.id, idOf(name)).basis).toMatch(/^(six-harmony|three-harmonies)$/);
    for (const name of sign.worstCompatibility)
      expect(compatibility(sign.id, idOf(name)).basis).toBe('six-clash');
  }
});

test('a sign that does not exist is refused', () => {
  expect(() => compatibility('rat', 'cat' as 'rat')).toThrow(RangeError);
});
