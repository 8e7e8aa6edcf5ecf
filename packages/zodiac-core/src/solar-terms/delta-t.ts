/**
 * Polynomials of the difference between terrestrial time and universal time in seconds, by Espenak and Meeus (NASA, "Polynomial
 * Expressions for Delta T", 2006): each row has the year up to which the polynomial holds, the year from which it counts, and its
 * coefficients. The first holds from 1600, and for 1582 to 1600 it is within seconds of their polynomial for those years.
 */
const polynomials: readonly (readonly number[])[] = [
  [1700, 1600, 120, -0.9808, -0.01532, 1 / 7129],
  [1800, 1700, 8.83, 0.1603, -0.0059285, 0.00013336, -1 / 1_174_000],
  [1860, 1800, 13.72, -0.332447, 0.0068612, 0.0041116, -0.00037436, 1.21272e-5, -1.699e-7, 8.75e-10],
  [1900, 1860, 7.62, 0.5737, -0.251754, 0.01680668, -0.0004473624, 1 / 233_174],
  [1920, 1900, -2.79, 1.494119, -0.0598939, 0.0061966, -0.000197],
  [1941, 1920, 21.2, 0.84493, -0.0761, 0.0020936],
  [1961, 1950, 29.07, 0.407, -1 / 233, 1 / 2547],
  [1986, 1975, 45.45, 1.067, -1 / 260, -1 / 718],
  [2005, 2000, 63.86, 0.3345, -0.060374, 0.0017275, 0.000651814, 2.373599e-5],
  [2050, 2000, 62.92, 0.32217, 0.005589],
  [2150, 1820, -205.724, 0.5628, 0.0032],
  [2300, 1820, -20, 0, 0.0032],
];

/**
 * Seconds of terrestrial time ahead of universal time. Measured to about 2005; a forecast after that, which is known to
 * be some seconds too large by 2026, and may err by minutes in 2200.
 *
 * @param year - year with its fraction, 1582 to 2202
 */
export function deltaT(year: number): number {
  const [, from = 0, ...coefficients] = polynomials.find(([to = 0]) => year < to) ?? [];
  return coefficients.reduceRight((sum, coefficient) => sum * (year - from) + coefficient, 0);
}
