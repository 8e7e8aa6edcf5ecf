import type { BirthMoment } from './birth-moment.ts';
import { pillarAt, twelveFrom, type Pillar } from './pillar.ts';
import { readBirth, type Birth } from './read-birth.ts';
import { monthAt, placeOfMonth, yearOfMonth } from './solar-months.ts';

/** The change of a pillar within the date of birth, where the time is not known. */
export interface PillarChange {
  /** When it changes, by the clock of the place, such as `'16:27:02'`. */
  readonly at: string;
  /** The pillar until then. */
  readonly before: Pillar;
  /** The pillar from then on. */
  readonly after: Pillar;
}

/** The pillar of a year, a month or a day. Without the time of birth it is that of noon. */
export interface DatePillar extends Pillar {
  /** Whether it is certain. False where the time is not known and the pillar changes within the date. */
  readonly certain: boolean;
  /** When and how it changes; `undefined` when it is certain. */
  readonly change: PillarChange | undefined;
}

/** The four pillars (四柱, 八字, bazi) of a birth. */
export interface FourPillars {
  readonly year: DatePillar;
  readonly month: DatePillar;
  readonly day: DatePillar;
  /** `undefined` when the time is not known. */
  readonly hour: Pillar | undefined;
  /**
   * The pillars of the twelve double hours of the day, Rat (from midnight) to Pig: what the hour may be when the time is not known. From
   * 23:00 on it is the Rat hour of the next day, as `lateRatHour` says.
   */
  readonly hours: readonly Pillar[];
  /** The moment in universal time, such as `'1990-01-20T06:30:00Z'`; `undefined` when the time is not known. */
  readonly instant: string | undefined;
  /**
   * The local time by which day and hour are counted, such as `'1990-01-20T14:30:00'`: that of the clock without daylight saving,
   * or true solar time. `undefined` when the time of birth is not known.
   */
  readonly countedTime: string | undefined;
}

/** Places in the cycle of sixty. Numbers that differ by a multiple of 60 mean the same place. */
interface Places {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hour: number;
}

/**
 * The four pillars of a birth. Year and month change at the exact instants of their solar terms (節): the year at the Start of
 * Spring (立春). The day and the hour are counted by the local time: by the clock without daylight saving, or with a `longitude` by
 * true solar time. The month's stem follows from the year's (五虎遁), the hour's from the day's (五鼠遁).
 *
 * @param birth - date, time and place, and two options for a birth after 23:00. A clock of UTC+8 (China) and a day from
 * midnight to midnight by default
 * @returns the pillars. Without a time, `hour` is `undefined`, `hours` has the twelve that it may be, and each other pillar says whether
 * it is certain
 * @throws RangeError when a field is wrong (the message names it), the year is outside 1583 to 2200, or the clocks of the time zone
 * skipped the time
 * @see 三命通會 (Sanming tonghui), volume 2, 論遁月時, for the stems of month and hour; Reingold and Dershowitz, "Calendrical
 * Calculations" (4th edition), chapter 19, for the count of days, which is unbroken; `solarTermsOf` for the instants
 * @example
 * const { year, month, day, hour } = fourPillars({ date: '1990-01-20', time: '14:30' });
 * [year, month, day, hour].map((pillar) => pillar?.name).join(' '); // '己巳 丁丑 乙酉 癸未'
 * fourPillars({ date: '2024-02-04' }).year.certain; // false, for the year changes at 16:27
 */
export function fourPillars(birth: BirthMoment): FourPillars {
  const read = readBirth(birth);
  const { isTimeKnown, firstInstant, lastInstant, countedTime } = read;
  const instant = (firstInstant + lastInstant) / 2;
  const counted = countedTime(instant);
  const { year, month, day, hour } = placesAt(instant, read, counted);
  const datePillar = (kind: keyof Places, place: number): DatePillar => {
    const change = isTimeKnown ? undefined : changeOf(kind, read);
    return { ...pillarAt(place), certain: !change, change };
  };
  return {
    year: datePillar('year', year),
    month: datePillar('month', month),
    day: datePillar('day', day),
    hour: isTimeKnown ? pillarAt(hour) : undefined,
    hours: twelveFrom(day * 12),
    instant: isTimeKnown ? `${isoOf(instant)}Z` : undefined,
    countedTime: isTimeKnown ? isoOf(counted) : undefined,
  };
}

const hourMs = 3_600_000;

function placesAt(
  instant: number,
  { countedTime, dayStartsAt23, lateRatOfNextDay }: Birth,
  counted = countedTime(instant),
): Places {
  const month = monthAt(instant);
  const hours = Math.floor(counted / hourMs);
  const day = Math.floor(hours / 24);
  const isLateRat = hours - day * 24 === 23;
  const dayOfHour = isLateRat && (dayStartsAt23 || lateRatOfNextDay) ? day + 1 : day;
  return {
    year: yearOfMonth(month) - 4,
    month: placeOfMonth(month),
    // January 1, 1970 was xīn-sì, the eighteenth.
    day: (isLateRat && dayStartsAt23 ? day + 1 : day) + 17,
    hour: (dayOfHour + 17) * 12 + (isLateRat ? 0 : (hours - day * 24 + 1) >> 1),
  };
}

/** Searches by halving the date, because none of the three changes twice in a day. */
function changeOf(kind: keyof Places, birth: Birth): PillarChange | undefined {
  let { firstInstant: from, lastInstant: until } = birth;
  const before = placesAt(from, birth)[kind];
  const after = placesAt(until, birth)[kind];
  if (before === after) return undefined;
  while (until - from > 1000) {
    const middle = from + Math.floor((until - from) / 2000) * 1000;
    if (placesAt(middle, birth)[kind] === before) from = middle;
    else until = middle;
  }
  return { at: isoOf(birth.clockTime(until)).slice(11), before: pillarAt(before), after: pillarAt(after) };
}

const isoOf = (milliseconds: number): string => new Date(milliseconds).toISOString().slice(0, 19);
