import { zodiacSignIds, type ZodiacSignId } from '@org/zodiac-core';

/** @throws RangeError when a claim names no sign */
export function signAsked(text: string): ZodiacSignId {
  const sign = zodiacSignIds.find((id) => id === text);
  if (!sign) throw new RangeError(`${text} is no sign.`);
  return sign;
}
