/** @throws RangeError that names the values there are, when the value is none of them */
export function requireOption(name: string, value: string, values: readonly string[]): void {
  if (!values.includes(value)) throw new RangeError(`${name} is one of ${values.join(', ')}.`);
}
