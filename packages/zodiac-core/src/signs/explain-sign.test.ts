import { expect, test } from 'vitest';
import { explainSign } from './explain-sign.ts';

test('a birthday between the two boundaries gets the sign of each convention', () => {
  const explained = explainSign('2024-02-05');
  expect(explained).toMatchObject({
    boundary: { year: 2024, month: 2, day: 10 },
    daysFromBoundary: -5,
    byConvention: { 'new-year': { id: 'rabbit' }, 'li-chun': { id: 'dragon' } },
  });
  expect(explainSign('2024-02-05', { convention: 'li-chun' })).toMatchObject({
    answer: { sign: { id: 'dragon' }, beforeNewYear: true },
    boundary: { year: 2024, month: 2, day: 4 },
    daysFromBoundary: 1,
  });
});

test('New Year’s Day is the first day of its year', () => {
  expect(explainSign('1990-01-27')).toMatchObject({ daysFromBoundary: 0, answer: { beforeNewYear: false } });
});

test('the explanation says if sources differ on New Year’s Day', () => {
  expect(explainSign('1600-06-01')).toMatchObject({
    disputed: true,
    otherBoundary: { year: 1600, month: 2, day: 14 },
  });
  expect(explainSign('1601-06-01')).toMatchObject({ disputed: false, otherBoundary: undefined });
});

test('computes the Start of Spring by the standard, without comparing sources', () => {
  expect(explainSign('1594-06-01', { convention: 'li-chun' })).toMatchObject({
    disputed: false,
    otherBoundary: undefined,
    source: 'GB/T 33661-2017',
  });
});

test('an impossible date has no explanation', () => {
  expect(explainSign('1990-02-30')).toBeUndefined();
});
