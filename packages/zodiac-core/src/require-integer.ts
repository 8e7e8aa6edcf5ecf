/** @throws RangeError that says what is expected, when the value is not an integer from `min` to `max` */
export function requireInteger(name: string, value: number, min: number, max: number): void {
  if (!(Number.isInteger(value) && value >= min && value <= max)) {
    throw new RangeError(`The ${name} is an integer of ${min} to ${max}, not ${described(value)}.`);
  }
}

/** With its type: an error that called the text "2024" 2024 would mislead. An object may have no text of its own. */
export const described = (value: unknown): string =>
  `the ${typeof value}${Object(value) === value ? '' : ` ${String(value)}`}`;
