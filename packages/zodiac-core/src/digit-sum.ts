/** Sums the digits until at most 9 is left; the master numbers 11, 22 and 33 are kept at every step. */
export function reduceToDigit(value: number): number {
  let rest = value;
  while (rest > 9 && rest !== 11 && rest !== 22 && rest !== 33) rest = digitSum(rest);
  return rest;
}

/** The sum of the decimal digits of a non-negative integer. */
export function digitSum(value: number): number {
  let sum = 0;
  for (let rest = value; rest > 0; rest = Math.floor(rest / 10)) sum += rest % 10;
  return sum;
}
