import { Lunar } from 'lunar-typescript';
import { SolarDay } from 'tyme4ts';
import { expect, test } from 'vitest';
import { someDaysUntil } from './test/moments.ts';
import { toLunarDate } from './lunar/index.ts';
import { names as korean } from './names/languages/ko.ts';
import { names as vietnamese } from './names/languages/vi.ts';
import { sexagenaryYear } from './cycle/sexagenary.ts';
import { chineseDigits, chineseNumeral, formatLunarDate } from './lunar-text.ts';

test('writes days of 1929-2096 as tyme4ts does, with the years and days of lunar-typescript', () => {
  for (const { year, month, day } of someDaysUntil(2096)) {
    const lunar = toLunarDate({ year, month, day });
    if (!lunar) throw new Error('There is no such day.');
    const text = formatLunarDate(lunar, 'zh-Hans');
    expect(text).toBe(SolarDay.fromYmd(year, month, day).getLunarDay().toString());
    expect(formatLunarDate(lunar, 'zh-Hant')).toBe(text.replace('农历', '農曆').replace('闰', '閏'));
    const theirs = Lunar.fromYmd(lunar.year, lunar.isLeapMonth ? -lunar.month : lunar.month, lunar.day);
    expect(chineseDigits(lunar.year)).toBe(theirs.getYearInChinese());
    expect(text.endsWith(theirs.getDayInChinese())).toBe(true);
  }
});

test('a year has its name in the cycle of sixty in Korean and in Vietnamese', () => {
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

test.each([
  ['en', 'day 30 of leap month 6, 2025', 'day 30 of month 12, 2025'],
  ['ja', '旧暦乙巳年閏六月三十日', '旧暦乙巳年十二月三十日'],
  ['ko', '음력 을사년 윤6월 30일', '음력 을사년 12월 30일'],
  ['vi', 'ngày 30 tháng 6 nhuận năm Ất Tỵ', 'ngày 30 tháng Chạp năm Ất Tỵ'],
  ['zh-Hans', '农历乙巳年闰六月三十', '农历乙巳年十二月三十'],
  ['zh-Hant', '農曆乙巳年閏六月三十', '農曆乙巳年十二月三十'],
] as const)('%s writes a leap month and the last month as calendars print them', (language, leap, last) => {
  const date = { year: 2025, day: 30 };
  expect(formatLunarDate({ ...date, month: 6, isLeapMonth: true }, language)).toBe(leap);
  expect(formatLunarDate({ ...date, month: 12 }, language)).toBe(last);
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
