import { deltaT } from './delta-t.ts';

const dayMs = 86_400_000;
/** The epoch of the theory: January 1, 2000, 12:00. */
const epoch = /* @__PURE__ */ Date.UTC(2000, 0, 1, 12);
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
  // This estimate is within four days of the moment. It cannot be exact, because the sun moves unevenly.
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

/**
 * The longitude of the earth around the sun in the VSOP87D theory (Bretagnon & Francou 1988), as Meeus prints it in
 * "Astronomical Algorithms" (2nd edition, appendix III): amplitude in 1e-8 radians, phase and frequency of each term,
 * first those that are constant, then those that grow with the time, its square and its cube. Terms below 30 are left
 * out, and phases and frequencies are rounded to the precision that the amplitude needs.
 */
const series = [
  '175347046 0 0, 3341656 4.6692568 6283.07585, 34894 4.6261 12566.1517, 3497 2.7441 5753.3849, 3418 ' +
    '2.8289 3.5231, 3136 3.6277 77713.7715, 2676 4.4181 7860.4194, 2343 6.1352 3930.2097, 1324 .7425 ' +
    '11506.7698, 1273 2.0371 529.691, 1199 1.1096 1577.3435, 990 5.23 5884.9, 902 2.04 26.3, 857 3.51 ' +
    '398.1, 780 1.18 5223.7, 753 2.53 5507.6, 505 4.58 18849.2, 492 4.21 775.5, 357 2.92 .1, 317 5.85 ' +
    '11790.6, 284 1.9 796.3, 271 .32 10977.1, 243 .34 5486.8, 206 4.81 2544.3, 205 1.87 5573.1, 202 2.46 ' +
    '6069.8, 156 .83 213.3, 132 3.41 2942.5, 126 1.08 20.8, 115 .65 1, 103 .64 4694, 102 .98 15720.8, 102 ' +
    '4.27 7.1, 99 6.21 2146.2, 98 .68 155.4, 86 5.98 161001, 85 1.3 6276, 85 3.67 71430.7, 80 1.81 ' +
    '17260.2, 79 3.04 12036.5, 75 1.76 5088.6, 74 3.5 3154.7, 74 4.68 801.8, 70 .83 9437.8, 62 3.98 ' +
    '8827.4, 61 1.82 7084.9, 57 2.78 6286.6, 56 4.39 14143.5, 56 3.47 6279.6, 52 .19 12139.5, 52 1.33 ' +
    '1748, 51 .28 5856.5, 49 .49 1194.5, 41 5.37 8429.2, 41 2.4 19651, 39 6.17 10447.4, 37 6.04 10213.3, ' +
    '37 2.57 1059.4, 36 1.71 2352.9, 36 1.78 6812.8, 33 .59 17789.8, 30 .44 83996.9, 30 2.74 1349.9',
  '628331966747 0 0, 206059 2.678235 6283.07585, 4303 2.6351 12566.1517, 425 1.59 3.5, 119 5.8 26.3, ' +
    '109 2.97 1577.3, 93 2.59 18849.2, 72 1.14 529.7, 68 1.87 398.1, 67 4.41 5507.6, 59 2.89 5223.7, 56 ' +
    '2.17 155.4, 45 .4 796.3, 36 .47 775.5, 29 2.65 7.1',
  '52919 0 0, 8720 1.0721 6283.0758, 309 .87 12566.2, 27 .05 3.5, 16 5.19 26.3, 16 3.68 155.4',
  '289 5.84 6283.1, 35 0 0, 17 5.49 12566.1',
].map((terms) => terms.split(', ').map((term) => term.split(' ').map(Number)));

const degree = Math.PI / 180;

/**
 * The apparent longitude of the sun: the direction in which it is seen from the center of the earth, from the true
 * equinox of the day. Within 1 arcsecond of the JPL ephemerides in 1900-2100, which the sun passes in 24 seconds.
 *
 * @param days - days of terrestrial time since January 1, 2000, 12:00
 * @returns radians, not reduced to one turn
 */
export function apparentLongitudeOfSun(days: number): number {
  const millennia = days / 365_250;
  const centuries = millennia * 10;
  let longitude = 0;
  let power = 1e-8;
  for (const terms of series) {
    for (const [amplitude = 0, phase = 0, frequency = 0] of terms)
      longitude += power * amplitude * Math.cos(phase + frequency * millennia);
    power *= millennia;
  }
  const node = (125.045 - 1934.136 * centuries) * degree;
  const meanSun = (280.4665 + 36_000.77 * centuries) * degree;
  const meanMoon = (218.3165 + 481_267.88 * centuries) * degree;
  const anomaly = (357.528 + 35_999.05 * centuries) * degree;
  const moonAnomaly = (134.963 + 477_198.867 * centuries) * degree;
  // Nutation in longitude, Meeus chapter 22, in arcseconds.
  const nutation =
    -17.2 * Math.sin(node) -
    1.32 * Math.sin(2 * meanSun) -
    0.23 * Math.sin(2 * meanMoon) +
    0.21 * Math.sin(2 * node) +
    0.14 * Math.sin(anomaly) +
    0.07 * Math.sin(moonAnomaly) -
    0.05 * Math.sin(2 * meanSun + anomaly) +
    0.02 * Math.sin(2 * meanSun - anomaly);
  // Aberration, Meeus chapter 25: 20.4898 arcseconds at the mean distance.
  const aberration = -20.4898 / (1.00014 - 0.01671 * Math.cos(anomaly));
  // VSOP87 has the precession of 1976, which the IAU corrected in 2000 by 0.29965 arcseconds a century.
  const precession = -0.29965 * centuries;
  return longitude + Math.PI + ((nutation + aberration + precession) / 3600) * degree;
}
