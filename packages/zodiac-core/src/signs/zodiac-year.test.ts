import { expect, test } from 'vitest';
import { getChineseNewYear } from '../calendar/new-year.ts';
import { getZodiacSignById, getZodiacSignByDate } from './zodiac-year.ts';

test('the day before New Year’s Day has the previous sign, and New Year’s Day the new one', () => {
  for (let year = 1584; year <= 2200; year += 1) {
    const { month, day } = getChineseNewYear(year);
    const newYear = getZodiacSignByDate({ year, month, day });
    const dayBefore = day > 1 ? { year, month, day: day - 1 } : { year, month: 1, day: 31 };
    expect(newYear).toMatchObject({ zodiacYear: year, beforeNewYear: false });
    expect(getZodiacSignByDate(dayBefore)).toMatchObject({ zodiacYear: year - 1, beforeNewYear: true });
  }
});

test('a birth date has the element of its year, besides the fixed element of the sign', () => {
  const born = getZodiacSignByDate('1990-01-20');
  expect(born).toMatchObject({ zodiacYear: 1989, yearElement: 'Earth', polarity: 'Yin' });
  expect(getZodiacSignById('snake').element).toBe('Fire');
});

test('even years are Yang, odd years Yin, and an element lasts two years', () => {
  const elements = ['Metal', 'Water', 'Wood', 'Fire', 'Earth'];
  for (let year = 1900; year <= 2100; year += 1)
    expect(getZodiacSignByDate({ year, month: 6, day: 1 })).toMatchObject({
      polarity: year % 2 === 0 ? 'Yang' : 'Yin',
      yearElement: elements[Math.floor((year % 10) / 2)],
    });
});

test.each(['1990-02-30', '1990-13-01', '1990-1-1', 'yesterday', ''])(
  '%j is not a date and finds no sign',
  (date) => {
    expect(getZodiacSignByDate(date)).toBeUndefined();
  },
);

test('a real day outside the table is refused with the range', () => {
  expect(() => getZodiacSignByDate('1582-12-31')).toThrow(RangeError);
});
