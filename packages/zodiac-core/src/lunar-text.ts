/**
 * Lunar dates as text in six languages, and Chinese numerals.
 *
 * @packageDocumentation
 */
import { requireInteger, requireOption } from './require-input.ts';
import { requirePart } from './calendar/date-input.ts';
import { requireLunarDate } from './lunar/months.ts';
import type { LunarDate } from './lunar/lunar-calendar.ts';
import { koreanBranches, koreanStems, vietnameseBranches, vietnameseStems } from './names/names.ts';
import { branchCharacters } from './cycle/branches.ts';
import { placeOfYear } from './cycle/sexagenary.ts';
import { stemCharacters } from './cycle/stems.ts';

export type { LunarDate } from './lunar/lunar-calendar.ts';

const digits = '〇一二三四五六七八九';
const units = ['', '十', '百', '千'];

/**
 * A number in Chinese numerals, as it is said: 10 is 十, 21 is 二十一, 2026 is 二千零二十六. Numerals are the same in traditional and
 * simplified characters.
 *
 * @param number - an integer of 0 to 9999
 * @throws RangeError when the number is out of range
 * @throws TypeError when it is not a number
 * @see general usage; GB/T 15835-2011 for 零 within a number and 〇 in a row of digits
 * @example
 * chineseNumeral(21); // '二十一'
 * chineseNumeral(2026); // '二千零二十六'
 */
export function chineseNumeral(number: number): string {
  requireInteger('number', number, 0, 9999);
  if (number === 0) return '零';
  let text = '';
  let hasGap = false;
  for (let power = 3; power >= 0; power -= 1) {
    const digit = Math.floor(number / 10 ** power) % 10;
    if (digit === 0) {
      hasGap = text !== '';
      continue;
    }
    if (hasGap) text += '零';
    hasGap = false;
    // Ten to nineteen are said without a leading one.
    text += (digit === 1 && power === 1 && text === '' ? '' : digits.charAt(digit)) + (units[power] ?? '');
  }
  return text;
}

/**
 * A number digit by digit, as years are written: 2026 is 二〇二六.
 *
 * @param number - an integer of 0 to 9999
 * @throws RangeError when the number is out of range
 * @throws TypeError when it is not a number
 * @see GB/T 15835-2011
 * @example
 * chineseDigits(2026); // '二〇二六'
 */
export function chineseDigits(number: number): string {
  requireInteger('number', number, 0, 9999);
  return [...String(number)].map((digit) => digits.charAt(Number(digit))).join('');
}

/** A language in which lunar dates are written, as a BCP 47 tag. */
export type LunarTextLanguage = 'en' | 'ja' | 'ko' | 'vi' | 'zh-Hans' | 'zh-Hant';

const nth = (words: Iterable<string>, place: number): string => [...words][place] ?? '';

/** The pair of a year: its stem and its branch. */
function pairOf(year: number, stems: Iterable<string>, branches: Iterable<string>, between = ''): string {
  return nth(stems, placeOfYear(year, 10)) + between + nth(branches, placeOfYear(year));
}

const chinesePair = (year: number): string => pairOf(year, stemCharacters, branchCharacters);

/** The first month is 正月. */
const chineseMonth = (month: number): string => (month === 1 ? '正' : chineseNumeral(month));

/** 初一 to 初十, 十一, 二十, 廿一 to 廿九, 三十. */
function chineseDay(day: number): string {
  if (day <= 10) return `初${chineseNumeral(day)}`;
  return chineseNumeral(day).replace(/^二十(?=.)/, '廿');
}

function vietnameseDate({ year, month, day, isLeapMonth }: LunarDate): string {
  const ofMonth = ({ 1: 'Giêng', 12: 'Chạp' } as Readonly<Record<number, string>>)[month] ?? month;
  const ofYear = pairOf(year, vietnameseStems.split(','), vietnameseBranches.split(','), ' ');
  return `${day <= 10 ? 'mùng' : 'ngày'} ${day} tháng ${ofMonth}${isLeapMonth ? ' nhuận' : ''} năm ${ofYear}`;
}

const formats: Readonly<Record<LunarTextLanguage, (date: LunarDate) => string>> = {
  en: ({ year, month, day, isLeapMonth }) =>
    `day ${day} of ${isLeapMonth ? 'leap ' : ''}month ${month}, ${year}`,
  ja: ({ year, month, day, isLeapMonth }) =>
    `旧暦${chinesePair(year)}年${isLeapMonth ? '閏' : ''}${chineseMonth(month)}月${chineseNumeral(day)}日`,
  ko: ({ year, month, day, isLeapMonth }) =>
    `음력 ${pairOf(year, koreanStems.split(','), koreanBranches.split(','))}년 ${isLeapMonth ? '윤' : ''}${month}월 ${day}일`,
  vi: vietnameseDate,
  'zh-Hans': ({ year, month, day, isLeapMonth }) =>
    `农历${chinesePair(year)}年${isLeapMonth ? '闰' : ''}${chineseMonth(month)}月${chineseDay(day)}`,
  'zh-Hant': ({ year, month, day, isLeapMonth }) =>
    `農曆${chinesePair(year)}年${isLeapMonth ? '閏' : ''}${chineseMonth(month)}月${chineseDay(day)}`,
};

/**
 * A lunar date as text. The year is named by its pair of the cycle of sixty, in English by its number. The text is not checked against a calendar:
 * `fromLunarDate` says whether there is such a day.
 *
 * @param date - a lunar date, as `toLunarDate` gives it; `isLeapMonth` is false by default
 * @param language - `'en'`, `'ja'`, `'ko'`, `'vi'`, `'zh-Hans'` or `'zh-Hant'`
 * @throws RangeError when the month is not 1 to 12, the day not 1 to 30, or there is no such language
 * @throws TypeError when a part of the date is not a number
 * @see the usage of printed calendars: 正月, 初一 and 廿一 in Chinese, tháng Giêng, tháng Chạp and mùng 1 in Vietnamese
 * @example
 * formatLunarDate({ year: 2025, month: 6, isLeapMonth: true, day: 21 }, 'zh-Hant'); // '農曆乙巳年閏六月廿一'
 * formatLunarDate({ year: 2026, month: 1, day: 1 }, 'vi'); // 'mùng 1 tháng Giêng năm Bính Ngọ'
 * formatLunarDate({ year: 2026, month: 8, day: 15 }, 'ko'); // '음력 병오년 8월 15일'
 * formatLunarDate({ year: 2026, month: 8, day: 15 }, 'en'); // 'day 15 of month 8, 2026'
 */
export function formatLunarDate(
  date: Omit<LunarDate, 'isLeapMonth'> & Partial<Pick<LunarDate, 'isLeapMonth'>>,
  language: LunarTextLanguage,
): string {
  requireLunarDate('lunar date', date);
  const { year, month, day, isLeapMonth = false } = date;
  requirePart('year', year, 'lunar date');
  requireInteger('month', month, 1, 12);
  requireInteger('day', day, 1, 30);
  requireOption('language', language, Object.keys(formats));
  return formats[language]({ year, month, day, isLeapMonth });
}
