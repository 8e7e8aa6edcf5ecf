import { expect, test } from 'vitest';
import { TraceBudget } from './payment-traces.ts';

const taken = (budget: TraceBudget, times: readonly number[]): number =>
  times.filter((ms) => budget.take(ms)).length;

test('a flood of payments begins five traces at once and five in each second after it', () => {
  const budget = new TraceBudget(5);
  const everyMillisecond = (from: number, to: number): number[] =>
    Array.from({ length: to - from }, (_, index) => from + index);
  expect(taken(budget, everyMillisecond(0, 1))).toBe(1);
  expect(taken(budget, everyMillisecond(1, 100))).toBe(4);
  expect(taken(budget, everyMillisecond(100, 10_100))).toBe(50);
});

test('a few payments a second are all traced, and a quiet hour adds at most one second’s worth', () => {
  const budget = new TraceBudget(5);
  expect(
    taken(
      budget,
      Array.from({ length: 60 }, (_, index) => index * 250),
    ),
  ).toBe(60);
  const later = 3_600_000;
  expect(taken(budget, Array<number>(100).fill(later))).toBe(5);
});
