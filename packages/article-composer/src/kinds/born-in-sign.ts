import type { Entities } from '../find/entities.ts';
import { signOfYear } from '../wording/calendar-phrases.ts';

/**
 * Whether a keyword names no year, or only the year in which a person of its sign was born, as in "lucky color of an ox
 * born in 1985". The article is about the sign.
 */
export const bornInSign = ({ signs: [sign], years: [year] }: Entities, today: Date): boolean =>
  year === undefined || (year < today.getUTCFullYear() && sign === signOfYear(year));
