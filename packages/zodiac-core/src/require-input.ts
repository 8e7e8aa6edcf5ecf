/**
 * Turns wrong input into an error, for all functions: a TypeError for a value of another type, a RangeError for a value that is
 * out of range. Both name the field and the value.
 */
export function wrongInput(field: string, expected: string, value: unknown, isOfType: boolean): Error {
  const message = `The ${field} must be ${expected}, not ${described(value)}.`;
  return isOfType ? new RangeError(message) : new TypeError(message);
}

/** Shows the type with the value, because an error that called the text "2024" 2024 would mislead. Some objects cannot be converted to text. */
export function described(value: unknown): string {
  if (value === null || value === undefined) return `${value}`;
  if (Array.isArray(value)) return `an array of ${value.length}`;
  if (value instanceof Date) return `the Date ${JSON.stringify(value)}`;
  if (typeof value === 'object') return `an object with ${Object.keys(value).join(', ') || 'no fields'}`;
  if (typeof value === 'function') return 'a function';
  if (typeof value === 'string') return `the string "${value.slice(0, 60)}"`;
  return `the ${typeof value} ${(value as number | bigint | boolean | symbol).toString()}`;
}

export function requireInteger(field: string, value: number, min: number, max: number): void {
  if (!(Number.isInteger(value) && value >= min && value <= max))
    throw wrongInput(field, `an integer of ${min} to ${max}`, value, typeof value === 'number');
}

export function requireNumber(field: string, value: number, min: number, max: number): void {
  if (!(typeof value === 'number' && value >= min && value <= max))
    throw wrongInput(field, `a number of ${min} to ${max}`, value, typeof value === 'number');
}

export function requireText(field: string, value: string): void {
  if (typeof value !== 'string') throw wrongInput(field, 'text', value, false);
}

export function requireOption(field: string, value: string, values: Iterable<string>): void {
  const known = [...values];
  if (!known.includes(value))
    throw wrongInput(field, `one of ${known.join(', ')}`, value, typeof value === 'string');
}

/** The fields that an input may have. The compiler compares the list with the type, so that neither lacks a field. */
export type FieldsOf<Input> = { readonly [Field in keyof Required<Input>]: 1 };

/** Checks that a value is an object, and not a `Date` or an array. */
export function requireObject(name: string, value: object, fields: string): void {
  if (typeof value !== 'object' || value === null || value instanceof Date || Array.isArray(value))
    throw wrongInput(name, `an object with ${fields}`, value, false);
}

/** Checks that a value is an object with no other fields than these. */
export function requireFields<Input extends object>(
  name: string,
  value: Input,
  fields: FieldsOf<Input>,
): void {
  requireObject(name, value, Object.keys(fields).join(', '));
  for (const field in value)
    if (!Object.hasOwn(fields, field))
      throw new TypeError(
        `The ${name} can have no field ${field}, here ${described(value[field])}, but ${Object.keys(fields).join(', ')}.`,
      );
}
