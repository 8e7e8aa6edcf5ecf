/** @throws RangeError that says what is expected, when the value is not an integer from `least` to `most` */
export function requireInteger(name: string, value: number, least: number, most: number): void {
  if (!Number.isInteger(value) || value < least || value > most) {
    throw new RangeError(`The ${name} is an integer of ${least} to ${most}, not ${value}.`);
  }
}
