import { modulo } from './modulo.ts';

/**
 * The first day, from a day on, that has a place in the cycle of ten stems or of sixty pairs. Days are counted from January 1, 1970,
 * which was 辛巳, the eighteenth of sixty.
 *
 * @param place - from 0, which is 甲 or 甲子
 */
export const dayOfCycleFrom = (day: number, place: number, cycle: 10 | 60): number =>
  day + modulo(place - 17 - day, cycle);
