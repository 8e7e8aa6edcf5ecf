import { SearchSunLongitude } from 'astronomy-engine';

const day = 86_400_000;

/** The day of February, in UTC+8 by default, on which the sun's apparent longitude reaches 315°, from a full solar theory. */
export function startOfSpringBySun(year: number, utcOffset = 8): number {
  const moment = SearchSunLongitude(315, new Date(Date.UTC(year, 0, 25)), 20);
  if (!moment) throw new Error(`The sun never reached 315° early in ${year}.`);
  return Math.floor((moment.date.getTime() + (day / 24) * utcOffset - Date.UTC(year, 0, 31)) / day);
}
