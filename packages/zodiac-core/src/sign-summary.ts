import { modulo } from './modulo.ts';
import { zodiacSignIds, type ZodiacSignId } from './sign-ids.ts';

/** A sign in brief, so that a lookup stays small; `getZodiacSignById(id)` has the rest. */
export interface SignSummary {
  readonly id: ZodiacSignId;
  /** English name, such as `'Dragon'`. */
  readonly name: string;
  /** The sign's character in traditional form, as on its seal, such as 龍. */
  readonly character: string;
}

const characters = '鼠牛虎兔龍蛇馬羊猴雞狗豬';

/** The sign at a place of the circle, any integer; 0 is the Rat, and so is 12. */
export function summaryOfPlace(place: number): SignSummary {
  const index = modulo(place, 12);
  const id = zodiacSignIds[index];
  if (!id) throw new RangeError(`A year is an integer, not ${place}.`);
  return { id, name: id.charAt(0).toUpperCase() + id.slice(1), character: characters.charAt(index) };
}

/** The sign of the zodiac year that began in a Gregorian year; 4 CE was a Rat's. */
export const summaryOfYear = (zodiacYear: number): SignSummary => summaryOfPlace(zodiacYear - 4);
