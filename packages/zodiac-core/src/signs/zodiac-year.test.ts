import { expect, test } from 'vitest';
import { getZodiacSignById, getZodiacSignByDate } from './zodiac-year.ts';

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
