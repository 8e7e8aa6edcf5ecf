/**
 * Lunar dates as text in six languages, and Chinese numerals.
 *
 * @packageDocumentation
 */
export { chineseDigits, chineseNumeral } from './chinese-numerals.ts';
export { formatLunarDate, type LunarTextLanguage } from './format-lunar-date.ts';
export type { LunarDate } from '../lunar/lunar-calendar.ts';
