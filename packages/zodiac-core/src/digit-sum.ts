const masterNumbers = [11, 22, 33];

/** Sums the digits until at most 9 is left; the master numbers 11, 22 and 33 are kept at every step. */
export function reduceToDigit(value: number, keepMasters: boolean): number {
  let rest = value;
  while (rest > 9 && !(keepMasters && masterNumbers.includes(rest))) {
    rest = String(rest)
      .split('')
      .reduce((sum, digit) => sum + Number(digit), 0);
  }
  return rest;
}
