import { Lunar } from 'lunar-typescript';
import { SolarDay } from 'tyme4ts';
import { expect, test } from 'vitest';
import { momentOf, randomAt } from '../test/moments.ts';
import { toLunarDate } from '../lunar/index.ts';
import { names as korean } from '../names/languages/ko.ts';
import { names as vietnamese } from '../names/languages/vi.ts';
import { sexagenaryYear } from '../pillars/sexagenary.ts';
import { chineseDigits, chineseNumeral, formatLunarDate } from './index.ts';

const dayMs = 86_400_000;
const first = Date.UTC(1929, 0, 1) / dayMs;
const days = Date.UTC(2097, 0, 1) / dayMs - first;

test('20,000 days of 1929-2096 are written as tyme4ts writes them, and with the days of lunar-typescript', () => {
  for (let place = 0; place < 20_000; place += 1) {
    const { year, month, day } = momentOf((first + Math.floor(randomAt(place) * days)) * dayMs);
    const lunar = toLunarDate({ year, month, day });
    if (!lunar) throw new Error('There is no such day.');
    const text = formatLunarDate(lunar, 'zh-Hans');
    expect(text).toBe(SolarDay.fromYmd(year, month, day).getLunarDay().toString());
    if (place % 10 > 0) continue;
    const theirs = Lunar.fromYmd(lunar.year, lunar.isLeapMonth ? -lunar.month : lunar.month, lunar.day);
    expect(chineseDigits(lunar.year)).toBe(theirs.getYearInChinese());
    expect(text.endsWith(theirs.getDayInChinese())).toBe(true);
  }
});

test('the pair of a year is that of the names in Korean and in Vietnamese', () => {
  for (let year = 1984; year < 2044; year += 1) {
    const { name } = sexagenaryYear(year);
    expect(formatLunarDate({ year, month: 2, day: 3 }, 'ko')).toBe(
      `음력 ${korean.sexagenary[name].name}년 2월 3일`,
    );
    expect(formatLunarDate({ year, month: 12, day: 13, isLeapMonth: true }, 'vi')).toBe(
      `ngày 13 tháng Chạp nhuận năm ${vietnamese.sexagenary[name].name}`,
    );
  }
});

test('Japanese counts days as numbers, Chinese by its names of days', () => {
  const date = { year: 2026, month: 1, day: 20 };
  expect(formatLunarDate(date, 'ja')).toBe('旧暦丙午年正月二十日');
  expect(formatLunarDate({ ...date, day: 3 }, 'zh-Hant')).toBe('農曆丙午年正月初三');
  expect(formatLunarDate(date, 'zh-Hant')).toBe('農曆丙午年正月二十');
});

test.each([
  [0, '零'],
  [10, '十'],
  [11, '十一'],
  [105, '一百零五'],
  [110, '一百一十'],
  [1001, '一千零一'],
  [1010, '一千零一十'],
  [2000, '二千'],
  [9999, '九千九百九十九'],
])('%d is %s', (number, text) => {
  expect(chineseNumeral(number)).toBe(text);
});
