/** Sums the digits until at most 9 is left; the master numbers 11, 22 and 33 are kept at every step. */
export function reduceToDigit(value: number): number {
  if (value < 10 || value === 11 || value === 22 || value === 33) return value;
  let sum = 0;
  for (let rest = value; rest > 0; rest = Math.floor(rest / 10)) sum += rest % 10;
  return reduceToDigit(sum);
}
