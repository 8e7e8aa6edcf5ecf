import { expect, test } from 'vitest';
import { fourPillars, type BirthMoment } from './index.ts';

/** The names of year, month, day and hour. */
const namesOf = (birth: BirthMoment): string => {
  const { year, month, day, hour } = fourPillars(birth);
  return [year, month, day, hour].map((pillar) => pillar?.name ?? '-').join(' ');
};

test('a birth has four pillars', () => {
  expect(namesOf({ date: '1990-01-20', time: '14:30' })).toBe('己巳 丁丑 乙酉 癸未');
  expect(fourPillars({ date: '1990-01-20', time: '14:30' }).day).toEqual({
    stem: '乙',
    branch: '酉',
    sign: 'rooster',
    name: '乙酉',
    reading: 'yǐ-yǒu',
    element: 'Wood',
    polarity: 'Yin',
    hiddenStems: ['辛'],
    naYin: '泉中水',
    certain: true,
    change: undefined,
  });
});
