import { zodiacSigns, type ZodiacSign } from './signs.ts';

/**
 * The sign with a name, in English, Chinese (traditional or simplified) or pinyin with or without tone marks.
 *
 * @param name - such as `'Dragon'`, `'dragon'`, `'龍'`, `'龙'`, `'lóng'` or `'long'`
 * @returns the sign, or `undefined` where no sign is called so
 * @example
 * getZodiacSignByName('龙')?.id; // 'dragon'
 */
export function getZodiacSignByName(name: string): ZodiacSign | undefined {
  const wanted = plain(name);
  return zodiacSigns.find(
    (sign) =>
      sign.id === wanted ||
      sign.character === wanted ||
      sign.simplified === wanted ||
      plain(sign.pinyin) === wanted,
  );
}

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
