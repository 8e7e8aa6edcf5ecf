import { describe, expect, test } from 'vitest';
import { binomial, type Distribution, hypergeometric, normalQuantile, oneOf } from './distribution.ts';
import { chanceRange } from './chance-range.ts';

const chanceOf = (distribution: Distribution, number: number): number => {
  const { from, of } = distribution.chances();
  return of[number - from] ?? 0;
};
const sum = (distribution: Distribution): number =>
  distribution.chances().of.reduce((all, chance) => all + chance, 0);

describe('the chances of a distribution', () => {
  test.each([
    ['three heads of ten coins', binomial(10, 0.5), 3, 120 / 1024],
    ['no six of four dice', binomial(4, 1 / 6), 0, (5 / 6) ** 4],
    ['what is certain', binomial(7, 1), 7, 1],
    // Fisher's lady who tastes tea: three of four cups are right in 16 of 70 choices.
    ['three of four cups of tea', hypergeometric(8, 4, 4), 3, 16 / 70],
    ['all six numbers of 49', hypergeometric(49, 6, 6), 6, 1 / 13_983_816],
    ['a number that is twice among five', oneOf([4, 0, 4, 1, 2]), 4, 2 / 5],
  ])('are the known ones: %s', (_, distribution, number, chance) => {
    expect(chanceOf(distribution, number)).toBeCloseTo(chance, 12);
  });

  test.each([
    binomial(2_500, 0.1),
    binomial(300_000, 0.1),
    hypergeometric(2_500, 210, 470),
    oneOf([3, 9, 27]),
  ])('add up to one, with the mean and the variance', (distribution) => {
    const { from, of } = distribution.chances();
    expect(sum(distribution)).toBeCloseTo(1, 6);
    const mean = of.reduce((all, chance, place) => all + chance * (from + place), 0);
    const variance = of.reduce((all, chance, place) => all + chance * (from + place - mean) ** 2, 0);
    expect(mean / distribution.mean).toBeCloseTo(1, 6);
    expect(variance / distribution.variance).toBeCloseTo(1, 6);
  });
});

describe('the range of chance', () => {
  test('spans the quantiles at 2.5% and 97.5% for one cell', () => {
    // R: qbinom(c(0.025, 0.975), 100, 0.1)
    expect(chanceRange([binomial(100, 0.1)], 1)).toEqual({ expected: 10, low: 5, high: 16 });
    // R: qhyper(c(0.025, 0.975), 50, 950, 200)
    expect(chanceRange([hypergeometric(1_000, 50, 200)], 1)).toMatchObject({ low: 5, high: 16 });
  });

  test('is the range of the sum for several independent numbers', () => {
    const whole = chanceRange([binomial(300, 0.1)], 12);
    expect(chanceRange([binomial(120, 0.1), binomial(80, 0.1), binomial(100, 0.1)], 12)).toEqual({
      ...whole,
      expected: expect.closeTo(30, 9),
    });
    // Two dice: 2 and 12 have a chance of 1/36 each, more than 2.5 %.
    expect(chanceRange([oneOf([1, 2, 3, 4, 5, 6]), oneOf([1, 2, 3, 4, 5, 6])], 1)).toMatchObject({
      low: 2,
      high: 12,
    });
    expect(chanceRange([], 12)).toEqual({ expected: 0, low: 0, high: 0 });
  });

  test('is wider the more cells are looked at', () => {
    const widths = [1, 12, 170].map((cells) => {
      const { low, high } = chanceRange([binomial(2_000, 0.1)], cells);
      return high - low;
    });
    expect(widths).toEqual(widths.toSorted((a, b) => a - b));
    expect(new Set(widths).size).toBe(3);
  });

  test('differs from the exact range by at most one for a large sum', () => {
    const exact = binomial(12_000, 0.1);
    const { from, of } = exact.chances();
    let below = 0;
    let low = from;
    for (const chance of of) {
      below += chance;
      if (below >= 0.05 / 24) break;
      low += 1;
    }
    expect(Math.abs(chanceRange([exact], 12).low - low)).toBeLessThanOrEqual(1);
  });
});

test('the quantiles of the normal distribution are the known ones', () => {
  expect(normalQuantile(0.975)).toBeCloseTo(1.959_964, 6);
  expect(normalQuantile(0.5)).toBeCloseTo(0, 6);
  expect(normalQuantile(0.001)).toBeCloseTo(-3.090_232, 6);
});
