import { MakeTime, SearchMoonPhase, SearchSunLongitude, type AstroTime } from 'astronomy-engine';

/** A lunar month; its days are counted from January 1, 1970. */
interface Month {
  readonly year: number;
  readonly month: number;
  readonly isLeapMonth: boolean;
  readonly firstDay: number;
}

const dayMs = 86_400_000;

function require<Value>(value: Value | null, what: string): Value {
  if (value === null) throw new Error(`The engine found no ${what}.`);
  return value;
}

/** Moments from one search to the next, from 1582 to 2202. */
function moments(search: (from: AstroTime, nth: number) => AstroTime, start: string, step: number): Date[] {
  const found: Date[] = [];
  let from = MakeTime(new Date(start));
  while (from.date < new Date('2202-03-01')) {
    const moment = search(from, found.length);
    found.push(moment.date);
    from = moment.AddDays(step);
  }
  return found;
}

let newMoons: Date[] | undefined;
let majorTerms: Date[] | undefined;

/** All new moons, and all moments when the sun's longitude is a multiple of 30°, the first a winter solstice. */
function sky(): { newMoons: Date[]; majorTerms: Date[] } {
  newMoons ??= moments((from) => require(SearchMoonPhase(0, from, 40), 'new moon'), '1581-10-01', 25);
  majorTerms ??= moments(
    (from, nth) => require(SearchSunLongitude((270 + 30 * nth) % 360, from, 40), 'solar term'),
    '1581-12-10',
    25,
  );
  return { newMoons, majorTerms };
}

const dayOf = (moment: Date, utcOffset: number): number =>
  Math.floor(moment.getTime() / dayMs + utcOffset / 24);

const yearOf = (day: number): number => new Date(day * dayMs).getUTCFullYear();

const monthsByOffset = new Map<number, readonly Month[]>();

/**
 * The months from 1583 to 2200 as GB/T 33661-2017 computes them from full theories of sun and moon, with the days of a
 * time zone: a month begins on the day of the new moon; month 11 holds the winter solstice; where thirteen months lie
 * between two of them, the first without a major solar term is a leap month.
 */
export function monthsByStandard(utcOffset: number): readonly Month[] {
  const known = monthsByOffset.get(utcOffset);
  if (known) return known;
  const moons = sky().newMoons.map((moment) => dayOf(moment, utcOffset));
  const terms = sky().majorTerms.map((moment) => dayOf(moment, utcOffset));
  const months: Month[] = [];
  for (let solstice = 0; solstice + 12 < terms.length; solstice += 12) {
    const eleventh = moons.findLastIndex((moon) => moon <= (terms[solstice] ?? 0));
    const nextEleventh = moons.findLastIndex((moon) => moon <= (terms[solstice + 12] ?? 0));
    const holdsTerm = (moon: number): boolean =>
      terms.some((term) => term >= (moons[moon] ?? 0) && term < (moons[moon + 1] ?? 0));
    let leap = -1;
    if (nextEleventh - eleventh === 13) {
      leap = eleventh + 1;
      while (holdsTerm(leap)) leap += 1;
    }
    let number = 10;
    const year = yearOf(terms[solstice] ?? 0);
    for (let moon = eleventh; moon < nextEleventh; moon += 1) {
      if (moon !== leap) number += 1;
      months.push({
        year: number > 12 ? year + 1 : year,
        month: number > 12 ? number - 12 : number,
        isLeapMonth: moon === leap,
        firstDay: moons[moon] ?? 0,
      });
    }
  }
  const found = months.filter(({ year }) => year >= 1583 && year <= 2200);
  monthsByOffset.set(utcOffset, found);
  return found;
}

/** New Year's Day of China by the standard, as text. */
export function newYearByStandard(year: number): { date: string } {
  const found = monthsByStandard(8).find((month) => month.year === year && month.month === 1);
  return { date: new Date((found?.firstDay ?? 0) * dayMs).toISOString().slice(0, 10) };
}

/** The number of the new moon on which a New Year's Day falls, counted after the day of the winter solstice; days in UTC+8. */
export function newMoonsSinceSolstice(newYearsDay: string): number {
  const newYear = Date.parse(newYearsDay) / dayMs;
  const winter = sky()
    .majorTerms.filter((_, nth) => nth % 12 === 0)
    .map((moment) => dayOf(moment, 8))
    .findLast((day) => day < newYear);
  // For one new moon, the tables and the standard differ by at most a day.
  return sky()
    .newMoons.map((moment) => dayOf(moment, 8))
    .filter((moon) => moon > (winter ?? 0) && moon <= newYear + 1).length;
}
