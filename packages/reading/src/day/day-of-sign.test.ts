import { compatibility, zodiacSignIds } from '@org/zodiac-core';
import { dayOfficer } from '@org/zodiac-core/day-officers';
import { fourPillars } from '@org/zodiac-core/pillars';
import { describe, expect, test } from 'vitest';
import { dayForSign, readersOf, usesOfDay } from './day-of-sign.ts';

const days = Array.from({ length: 400 }, (_, index) => {
  const moment = new Date(Date.UTC(2026, 0, 1 + index));
  return { year: moment.getUTCFullYear(), month: moment.getUTCMonth() + 1, day: moment.getUTCDate() };
});

describe('the uses of a day', () => {
  test('are those of its officer, and nothing is both good and better avoided', () => {
    // November 25, 2026 is a Stable day, which is for weddings and contracts.
    expect(dayOfficer('2026-11-25')?.english).toBe('Stable');
    const { officer, good } = usesOfDay({ year: 2026, month: 11, day: 25 });
    expect(officer).toContain('a Stable day (dìng)');
    expect(good).toEqual(expect.arrayContaining(['weddings', 'signing a contract']));
    for (const day of days) {
      const { good: suitable, avoided } = usesOfDay(day);
      expect(suitable.filter((use) => avoided.includes(use))).toEqual([]);
    }
  });

  test('say nothing of illness, childbirth and death', () => {
    for (const day of days) {
      const { good, avoided } = usesOfDay(day);
      expect([...good, ...avoided].join(' ')).not.toMatch(/illness|birth|grave|burial|exhum/);
    }
  });

  test('say nothing of marriage, work and money to children and people over seventy', () => {
    for (const day of days) {
      const { good, avoided } = usesOfDay(day, 'everybody');
      expect([...good, ...avoided].join(' ')).not.toMatch(
        /wedding|engagement|business|contract|buying|money|position/,
      );
    }
  });
});

test.each([
  ['2008-11-29', 'everybody'],
  ['2008-11-28', 'adults'],
  ['1955-11-29', 'adults'],
  ['1955-11-28', 'everybody'],
])('somebody born on %s reads on November 28, 2026 what is for %s', (birthDate, readers) => {
  expect(readersOf(birthDate, { year: 2026, month: 11, day: 28 })).toBe(readers);
});

test('the sentence of a sign follows from the relation of the two signs that decides', () => {
  for (const date of days.slice(0, 12)) {
    const { day } = fourPillars({ date });
    const bySentence = new Map<string, string>();
    for (const sign of zodiacSignIds) {
      const { basis } = compatibility(day.sign, sign);
      const sentence = dayForSign(date, sign);
      expect(bySentence.get(sentence) ?? basis).toBe(basis);
      bySentence.set(sentence, basis);
    }
  }
  expect(dayForSign({ year: 2026, month: 11, day: 22 }, 'horse')).toContain(
    'stands opposite yours. So decide nothing in a hurry.',
  );
});
