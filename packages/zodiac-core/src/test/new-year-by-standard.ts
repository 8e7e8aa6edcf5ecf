import { SearchMoonPhase, SearchSunLongitude } from 'astronomy-engine';

const dayMs = 86_400_000;
const synodicDays = 29.53;

/** The number of the day in UTC+8. */
const dayOf = (moment: Date): number => Math.floor(moment.getTime() / dayMs + 8 / 24);

function sunAt(longitude: number, from: Date): number {
  const moment = SearchSunLongitude(longitude, from, 40);
  if (!moment) throw new Error(`The sun never reached ${longitude}° after ${from.toISOString()}.`);
  return dayOf(moment.date);
}

/** The day of the winter solstice that ends a year, UTC+8. */
const solstice = (year: number): number => sunAt(270, new Date(Date.UTC(year, 11, 10)));

/** The days of new moon from one on, UTC+8. */
function newMoons(fromDay: number, toDay: number): number[] {
  const found: number[] = [];
  let from = new Date(fromDay * dayMs);
  for (;;) {
    const moment = SearchMoonPhase(0, from, 40);
    if (!moment) throw new Error(`No new moon after ${from.toISOString()}.`);
    if (dayOf(moment.date) > toDay) return found;
    found.push(dayOf(moment.date));
    from = new Date(moment.date.getTime() + (synodicDays - 5) * dayMs);
  }
}

/**
 * New Year's Day as GB/T 33661-2017 computes it, from full theories of sun and moon: month 11 holds the winter
 * solstice; where thirteen months lie between two of them, the first without a major solar term is a leap month; the
 * year begins with month 1. How many new moons after the day of the solstice that is, is counted as well.
 */
export function newYearByStandard(year: number): { date: string } {
  const winter = solstice(year - 1);
  const nextWinter = solstice(year);
  const moons = newMoons(winter - 40, nextWinter + 40);
  const eleventh = moons.findLastIndex((moon) => moon <= winter);
  const nextEleventh = moons.findLastIndex((moon) => moon <= nextWinter);
  const majorTerms = Array.from({ length: 13 }, (_, index) =>
    sunAt((270 + 30 * index) % 360, new Date((winter + 30.4 * index - 12) * dayMs)),
  );
  const holdsTerm = (month: number): boolean =>
    majorTerms.some((term) => term >= (moons[month] ?? 0) && term < (moons[month + 1] ?? 0));
  let leap = Number.POSITIVE_INFINITY;
  if (nextEleventh - eleventh === 13) {
    leap = eleventh + 1;
    while (holdsTerm(leap)) leap += 1;
  }
  // Months 12 and 1 follow month 11; a leap month before the first shifts it by one.
  const first = eleventh + (leap <= eleventh + 2 ? 3 : 2);
  return { date: new Date((moons[first] ?? 0) * dayMs).toISOString().slice(0, 10) };
}

/** Which new moon after the day of the winter solstice a New Year's Day is, days counted in UTC+8. */
export function newMoonsSinceSolstice(newYearsDay: string): number {
  const newYear = Date.parse(newYearsDay) / dayMs;
  const winter = solstice(Number(newYearsDay.slice(0, 4)) - 1);
  // Tables and standard differ by a day at most on one new moon.
  return newMoons(winter, newYear + 1).filter((moon) => moon > winter).length;
}
