import { deltaT } from '../solar-terms/delta-t.ts';
import { apparentLongitudeOfSun } from '../solar-terms/sun.ts';

const epoch = Date.UTC(2000, 0, 1, 12);
const dayMs = 86_400_000;
const degree = Math.PI / 180;

/**
 * The equation of time: how far a sundial is ahead of mean solar time, -14.3 to 16.5 minutes. Within a second in 1900-2100.
 *
 * @param instant - milliseconds of universal time from January 1, 1970
 * @returns milliseconds
 * @see Meeus, "Astronomical Algorithms" (2nd edition), chapter 28, formula 28.1
 */
export function equationOfTime(instant: number): number {
  const universal = (instant - epoch) / dayMs;
  const days = universal + deltaT(2000 + universal / 365.2422) / 86_400;
  const centuries = days / 36_525;
  const meanLongitude = 280.4664567 + (36_000.76982779 + 0.0003032 * centuries) * centuries;
  const obliquity = (23.43929 - 0.013004 * centuries) * degree;
  const longitude = apparentLongitudeOfSun(days);
  const rightAscension = Math.atan2(Math.cos(obliquity) * Math.sin(longitude), Math.cos(longitude)) / degree;
  // The largest term of the nutation in right ascension, 1.05 seconds of time.
  const nutation = -0.00438 * Math.sin((125.045 - 1934.136 * centuries) * degree);
  const ahead = (meanLongitude - 0.0057183 - rightAscension + nutation) / 360;
  return (ahead - Math.round(ahead)) * dayMs;
}

/** The time that a sundial shows, as milliseconds from January 1, 1970, 00:00 by the same sundial. Longitude in degrees east. */
export const trueSolarTime = (instant: number, longitude: number): number =>
  instant + longitude * 240_000 + equationOfTime(instant);
