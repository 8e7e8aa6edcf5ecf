import { deltaT } from './delta-t.ts';
import { apparentLongitudeOfSun } from './sun.ts';

const dayMs = 86_400_000;
/** January 1, 2000, 12:00. */
const epoch = Date.UTC(2000, 0, 1, 12);
const turn = 2 * Math.PI;
const daysPerTurn = 365.2422;

const known = new Map<number, number>();

/**
 * The moment of a solar term, in milliseconds of universal time from January 1, 1970, rounded to the second.
 *
 * @param year - Gregorian year, 1582 to 2201
 * @param place - 0 (Lesser Cold, longitude 285°) to 23 (Winter Solstice, 270°)
 */
export function momentOfTerm(year: number, place: number): number {
  const key = year * 24 + place;
  const moment = known.get(key) ?? search(year, place);
  known.set(key, moment);
  return moment;
}

function search(year: number, place: number): number {
  const longitude = ((285 + 15 * place) % 360) * (Math.PI / 180);
  // Within four days, for the sun moves unevenly.
  let days = (year - 2000 + (place + 0.4) / 24) * daysPerTurn;
  let step = 1;
  while (Math.abs(step) > 1e-6) {
    const ahead = (apparentLongitudeOfSun(days) - longitude) / turn;
    step = (ahead - Math.round(ahead)) * daysPerTurn;
    days -= step;
  }
  const universal = days - deltaT(2000 + days / daysPerTurn) / 86_400;
  return Math.round((universal * dayMs + epoch) / 1000) * 1000;
}
