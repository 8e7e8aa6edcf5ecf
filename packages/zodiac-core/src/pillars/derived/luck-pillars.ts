import { type CalendarDate, dateOfDay } from '../../calendar/date-input.ts';
import { solarTermIds, type SolarTermId } from '../../solar-terms/solar-terms.ts';
import type { BirthMoment } from '../birth-moment.ts';
import { requireOption } from '../../require-input.ts';
import { modulo } from '../../cycle/sexagenary.ts';
import { pillarAt, type Pillar } from '../pillar.ts';
import { readBirth } from '../read-birth.ts';
import { momentOfMonth, monthAt, placeOfMonth, yearOfMonth } from '../solar-months.ts';

/** The sex by which the tradition chooses the direction of the luck pillars. */
export type LuckSex = 'female' | 'male';

/** When the first luck pillar begins. */
export interface LuckStart {
  /** The age at the start: years, months of 30 days and days, from birth. */
  readonly years: number;
  readonly months: number;
  readonly days: number;
  /** The date, by the clock of the birth. */
  readonly date: CalendarDate;
}

/** Ten years under one pillar. */
export interface LuckPhase {
  readonly pillar: Pillar;
  /** The date on which it begins, ten years after the previous one. */
  readonly startDate: CalendarDate;
  /** The age, in completed years, when its first year begins. */
  readonly fromAge: number;
  /** The age when its tenth year begins. */
  readonly toAge: number;
  /** The Gregorian year in which its first year begins. */
  readonly fromYear: number;
  /** The Gregorian year in which its tenth year begins. */
  readonly toYear: number;
}

/** The luck pillars (大運) of one moment of birth. */
export interface LuckCourse {
  /** The direction in which the pillars follow from the month's pillar. */
  readonly direction: 'forward' | 'backward';
  /** The solar term (節) to which the days are counted, the next or the previous one, and its moment in universal time. */
  readonly term: { readonly id: SolarTermId; readonly instant: string };
  readonly start: LuckStart;
  /** Ten phases of ten years. */
  readonly phases: readonly LuckPhase[];
}

/** The possible luck pillars if the time of birth is not known. */
export interface LuckRange {
  /** The first local time of birth to which the range applies, such as `'00:00:00'`. */
  readonly bornFrom: string;
  /** The last local time of birth to which the range applies. */
  readonly bornUntil: string;
  /** The luck pillars with the earliest start. */
  readonly earliest: LuckCourse;
  /** The same luck pillars with the latest start. */
  readonly latest: LuckCourse;
}

/** The luck pillars, or their possible ranges: one range, or two if a month of the solar terms begins on the date of birth. */
export type LuckPillars =
  | ({ readonly certain: true } & LuckCourse)
  | { readonly certain: false; readonly ranges: readonly LuckRange[] };

/**
 * The luck pillars (大運): ten-year phases named by the pillars that follow the month's, or go before it. Men born in a year
 * with a Yang stem and women born in a Yin year run forward and count to the next term that begins a month (節); the others
 * run backward and count to the previous one. Three days to that term are a year of age, so one day is four months, two hours
 * are ten days, and twelve minutes are one day.
 *
 * @param birth - as for `fourPillars`
 * @param sex - `'female'` or `'male'`, as the tradition asks: it knows two directions
 * @returns the start and ten phases; without a time of birth, the earliest and the latest that are possible
 * @throws RangeError when the sex is neither, or as `fourPillars` does
 * @see 三命通會 (Sanming tonghui, 1578), volume 2, 論大運
 * @example
 * const luck = luckPillars({ date: '1990-05-15', time: '14:30' }, 'female');
 * luck.certain && luck.start; // { years: 3, months: 1, days: 29, date: { year: 1993, month: 7, day: 15 } }
 */
export function luckPillars(birth: BirthMoment, sex: LuckSex): LuckPillars {
  requireOption('sex', sex, ['female', 'male']);
  const { isTimeKnown, firstInstant, lastInstant, clockTime } = readBirth(birth);
  const courseOf = (instant: number): LuckCourse => courseAt(instant, clockTime(instant), sex);
  if (isTimeKnown) return { certain: true, ...courseOf(firstInstant) };
  const rangeOf = (first: number, last: number): LuckRange => {
    const [one, other] = [courseOf(first), courseOf(last)];
    const [earliest, latest] = one.direction === 'forward' ? [other, one] : [one, other];
    return { bornFrom: timeOf(clockTime(first)), bornUntil: timeOf(clockTime(last)), earliest, latest };
  };
  const turn = momentOfMonth(monthAt(lastInstant));
  const ranges =
    turn > firstInstant
      ? [rangeOf(firstInstant, turn - 1000), rangeOf(turn, lastInstant)]
      : [rangeOf(firstInstant, lastInstant)];
  return { certain: false, ranges };
}

const dayMs = 86_400_000;
/** Three days between birth and term count as a year of age, and a year of age as twelve months of 30 days. */
const secondsAYear = 3 * 86_400;
const secondsAMonth = secondsAYear / 12;
const secondsADay = secondsAMonth / 30;

/** @param clockTime - what the clock showed at the instant, as if that were universal time */
function courseAt(instant: number, clockTime: number, sex: LuckSex): LuckCourse {
  const month = monthAt(instant);
  // Yang and Yin years alternate; 4 CE was Yang.
  const isYang = yearOfMonth(month) % 2 === 0;
  const isForward = isYang === (sex === 'male');
  const counted = isForward ? month + 1 : month;
  const seconds = Math.abs(momentOfMonth(counted) - instant) / 1000;
  const years = Math.floor(seconds / secondsAYear);
  const months = Math.floor((seconds % secondsAYear) / secondsAMonth);
  const days = Math.floor((seconds % secondsAMonth) / secondsADay);
  const restMs = ((seconds % secondsADay) / secondsADay) * dayMs;
  const born = dateOfDay(Math.floor(clockTime / dayMs));
  // A day that its month does not have is counted into the next month.
  const dateAfter = (decades: number): CalendarDate => {
    const day = Date.UTC(born.year + years + 10 * decades, born.month - 1 + months, born.day + days);
    return dateOfDay(Math.floor((day + modulo(clockTime, dayMs) + restMs) / dayMs));
  };
  return {
    direction: isForward ? 'forward' : 'backward',
    term: {
      id: solarTermIds[(counted % 12) * 2] as SolarTermId,
      instant: new Date(momentOfMonth(counted)).toISOString().replace('.000', ''),
    },
    start: { years, months, days, date: dateAfter(0) },
    phases: Array.from({ length: 10 }, (_, decades) => {
      const startDate = dateAfter(decades);
      const fromAge = years + 10 * decades;
      return {
        pillar: pillarAt(placeOfMonth(month) + (isForward ? decades + 1 : -decades - 1)),
        startDate,
        fromAge,
        toAge: fromAge + 9,
        fromYear: startDate.year,
        toYear: startDate.year + 9,
      };
    }),
  };
}

const timeOf = (clockTime: number): string => new Date(clockTime).toISOString().slice(11, 19);
