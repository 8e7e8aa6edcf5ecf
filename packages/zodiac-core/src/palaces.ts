/**
 * The conception palace (胎元), life palace (命宮) and body palace (身宮) of four pillars.
 *
 * @packageDocumentation
 */
import { placeOfPillar, readPillars, type PillarsInput } from './pillars/derived/read-pillars.ts';
import { modulo } from './cycle/sexagenary.ts';
import { pillarAt, type Pillar } from './pillars/pillar.ts';

export type { BranchCharacter, ZodiacSignId } from './cycle/branches.ts';
export type { PillarInput, PillarsInput } from './pillars/derived/read-pillars.ts';
export type { Element, Polarity, StemCharacter } from './cycle/stems.ts';
export type { NaYin, Pillar } from './pillars/pillar.ts';
export type { SexagenaryName } from './cycle/sexagenary.ts';

/** Four more pillars, computed from the four pillars of a birth. */
export interface Palaces {
  /** The conception palace (胎元), the month of conception by rule. */
  readonly conception: Pillar;
  /** The breath of conception (胎息), the pair whose stem and branch combine with those of the day. */
  readonly breath: Pillar;
  /** The life palace (命宮); `undefined` when the hour is not known. */
  readonly life: Pillar | undefined;
  /** The body palace (身宮); `undefined` when the hour is not known. */
  readonly body: Pillar | undefined;
}

/**
 * The conception, life and body palaces (胎元, 命宮, 身宮) of four pillars, and the breath of conception (胎息). The pillar of conception
 * is that of the month nine months before: it has the stem after the month's stem, and the third branch after the month's branch.
 * The breath has the stem and the branch that combine with those of the day (五合, 六合). For the life palace the branches of month
 * and hour are counted from 寅 as 1, and the palace is 14 or 26 minus their sum; the body palace adds the month to the hour,
 * counted from 子. Stems follow from the year's, as those of months do (五虎遁).
 *
 * The month is that of the solar terms (節), as in the pillars; readers who change it at the major term (中氣) get the previous
 * palace in the second half of a month.
 *
 * @param pillars - four pillars, or their names
 * @throws RangeError when a pillar is not one of the sixty
 * @see 三命通會 (Sanming tonghui, 1578), volume 2, 論胎元 and 論坐命宮; the body palace and the breath are general tradition
 * @example
 * const { conception, breath, life, body } = palacesOf({ year: '庚午', month: '辛巳', day: '庚辰', hour: '癸未' });
 * [conception, breath, life, body].map((pillar) => pillar?.name).join(' '); // '壬申 乙酉 辛巳 己丑'
 */
export function palacesOf(pillars: PillarsInput): Palaces {
  const { year, month, day, hour } = readPillars(pillars);
  const dayPlace = placeOfPillar(day);
  const monthPlace = placeOfPillar(month);
  // The first month of the year, 寅.
  const firstMonth = (placeOfPillar(year) % 10) * 12 + 2;
  const steps = (pillar: Pillar): number => modulo(placeOfPillar(pillar) - 2, 12);
  const at = (place: number): Pillar => pillarAt(firstMonth + modulo(place, 12));
  return {
    // 51 steps forward in the cycle of sixty move the stem by one and the branch by three.
    conception: pillarAt(monthPlace + 51),
    // Two stems combine if they are five apart, two branches if their places add up to 1 modulo 12. The factors 6 and 5 find
    // the one place in the cycle of sixty that has both the stem and the branch.
    breath: pillarAt(6 * (dayPlace + 5) - 5 * (1 - dayPlace)),
    life: hour && at(11 - steps(month) - steps(hour)),
    body: hour && at(steps(month) + (placeOfPillar(hour) % 12) + 1),
  };
}
