import { requireInteger } from '../require-input.ts';

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
    // Ten to nineteen are said without the one.
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
