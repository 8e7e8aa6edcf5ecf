import { deltaT } from '../solar-terms/delta-t.ts';

const degree = Math.PI / 180;
const dayMs = 86_400_000;
/** The moment of JDE 2451550.09766, the first new moon of 2000 in the mean, in milliseconds from January 1, 1970. */
const epoch = (2_451_550.097_66 - 2_440_587.5) * dayMs;

/**
 * Periodic terms of Meeus, "Astronomical Algorithms" (2nd edition), chapter 49: amplitude in 1e-5 days, power of the eccentricity, and
 * multiples of the mean anomaly of the sun and of the moon and of the argument of latitude.
 */
const termsOf = (rows: string): readonly (readonly number[])[] =>
  rows.split(',').map((row) => row.split(' ').map(Number));

const alike =
  '-111 0 0 1 -2,-57 0 0 1 2,56 1 1 2 0,-42 0 0 3 0,42 1 1 0 2,38 1 1 0 -2,-24 1 -1 2 0,-7 0 2 1 0,4 0 0 2 -2,4 0 3 0 0,3 0 1 1 -2,3 0 0 2 2,-3 0 1 1 2,3 0 -1 1 2,-2 0 -1 1 -2,-2 0 1 3 0,2 0 0 4 0';
/** New moon, quarters, full moon. */
const series = [
  `-40720 0 0 1 0,17241 1 1 0 0,1608 0 0 2 0,1039 0 0 0 2,739 1 -1 1 0,-514 1 1 1 0,208 2 2 0 0,${alike}`,
  '-62801 0 0 1 0,17172 1 1 0 0,-1183 1 1 1 0,862 0 0 2 0,804 0 0 0 2,454 1 -1 1 0,204 2 2 0 0,-180 0 0 1 -2,-70 0 0 1 2,-40 0 0 3 0,-34 1 -1 2 0,32 1 1 0 2,32 1 1 0 -2,-28 2 2 1 0,27 1 1 2 0,-5 0 -1 1 -2,4 0 0 2 2,-4 0 1 1 2,4 0 -2 1 0,3 0 1 1 -2,3 0 3 0 0,2 0 0 2 -2,2 0 -1 1 2,-2 0 1 3 0',
  `-40614 0 0 1 0,17302 1 1 0 0,1614 0 0 2 0,1043 0 0 0 2,734 1 -1 1 0,-515 1 1 1 0,209 2 2 0 0,${alike}`,
].map(termsOf);

/** Corrections for the planets: amplitude in 1e-6 days, angle and its rate. The first also has a term of the square of the time. */
const planets = /* @__PURE__ */ termsOf(
  '325 299.77 .107408,165 251.88 .016321,164 251.83 26.651886,126 349.42 36.412478,110 84.66 18.206239,62 141.74 53.303771,60 207.14 2.453732,56 154.84 7.30686,47 34.52 27.261239,42 207.19 .121824,40 291.34 1.844379,37 161.72 24.198154,35 239.56 25.513099,23 331.55 3.592518',
);

const known = new Map<number, number>();

/**
 * The moment of a phase of the moon, in milliseconds of universal time from January 1, 1970, rounded to the second.
 *
 * @param quarter - quarters of a month from the new moon of January 6, 2000: 0 is new, 1 the first quarter, 2 full, and so on
 */
export function momentOfPhase(quarter: number): number {
  const moment = known.get(quarter) ?? compute(quarter);
  known.set(quarter, moment);
  return moment;
}

function compute(quarter: number): number {
  const k = quarter / 4;
  const t = k / 1236.85;
  const eccentricity = 1 - 0.002516 * t - 0.0000074 * t ** 2;
  const sun = (2.5534 + 29.1053567 * k - 0.0000014 * t ** 2 - 0.00000011 * t ** 3) * degree;
  const moon =
    (201.5643 + 385.81693528 * k + 0.0107582 * t ** 2 + 0.00001238 * t ** 3 - 0.000000058 * t ** 4) * degree;
  const latitude =
    (160.7108 + 390.67050284 * k - 0.0016118 * t ** 2 - 0.00000227 * t ** 3 + 0.000000011 * t ** 4) * degree;
  const node = (124.7746 - 1.56375588 * k + 0.0020672 * t ** 2 + 0.00000215 * t ** 3) * degree;
  const phase = quarter & 3;
  let correction = -17 * Math.sin(node);
  for (const [amplitude = 0, power = 0, m = 0, mm = 0, f = 0] of series[phase === 3 ? 1 : phase] ?? [])
    correction += amplitude * eccentricity ** power * Math.sin(m * sun + mm * moon + f * latitude);
  if (phase & 1) {
    const ahead =
      306 -
      38 * eccentricity * Math.cos(sun) +
      26 * Math.cos(moon) -
      2 * Math.cos(moon - sun) +
      2 * Math.cos(moon + sun) +
      2 * Math.cos(2 * latitude);
    correction += phase === 1 ? ahead : -ahead;
  }
  for (const [place, [amplitude = 0, angle = 0, rate = 0]] of planets.entries()) {
    const squared = place === 0 ? 0.009173 * t ** 2 : 0;
    correction += (amplitude / 10) * Math.sin((angle + rate * k - squared) * degree);
  }
  const days =
    29.530588861 * k + 0.00015437 * t ** 2 - 0.00000015 * t ** 3 + 0.00000000073 * t ** 4 + correction / 1e5;
  const universal = epoch + days * dayMs - deltaT(2000 + days / 365.2422) * 1000;
  return Math.round(universal / 1000) * 1000;
}
