import { parse } from 'qs';
import { invalid } from './errors.ts';

/** Validates one parameter. The value is `undefined` if the parameter is missing. */
export type Reader<T> = (value: unknown, name: string) => T;

export type Shape = Record<string, Reader<unknown>>;

export type Read<S extends Shape> = { [K in keyof S]: ReturnType<S[K]> };

type Raw = Record<string, unknown>;

/** Parses a body or query in Stripe's notation: `metadata[uid]=ada&expand[]=latest_charge`. */
export const parseForm = (text: string): Raw =>
  parse(text, { plainObjects: true, arrayLimit: 1_000, parameterLimit: 10_000, depth: 8 });

/**
 * Validates the parameters of a call.
 *
 * @param within - name of the parent object, for error messages
 * @throws StripeFailure 400 that names the first missing, unknown or invalid parameter
 */
export function readParameters<S extends Shape>(shape: S, raw: Raw, within?: string): Read<S> {
  const nameOf = (key: string): string => (within === undefined ? key : `${within}[${key}]`);
  for (const key of Object.keys(raw)) {
    if (!Object.hasOwn(shape, key)) {
      throw invalid(nameOf(key), `Received unknown parameter: ${nameOf(key)}`, 'parameter_unknown');
    }
  }
  const read = Object.entries(shape).map(([key, reader]) => [key, reader(raw[key], nameOf(key))]);
  return Object.fromEntries(read) as Read<S>;
}

/** A parameter that may be missing but not empty. In Stripe's API an empty value unsets a field. */
const optional =
  <T>(read: (value: unknown, name: string) => T): Reader<T | undefined> =>
  (value, name) => {
    if (value === undefined) return undefined;
    if (value === '') {
      throw invalid(name, `${name} cannot be unset. Omit it or give a value.`, 'parameter_invalid_empty');
    }
    return read(value, name);
  };

export const required =
  <T>(reader: Reader<T | undefined>): Reader<T> =>
  (value, name) => {
    const read = reader(value, name);
    if (read === undefined) throw invalid(name, `Missing required param: ${name}.`, 'parameter_missing');
    return read;
  };

/** A parameter whose empty value unsets the field; it is read as `null`. */
export const unsettable =
  <T>(reader: Reader<T | undefined>): Reader<T | null | undefined> =>
  (value, name) =>
    value === '' ? null : reader(value, name);

function readText(value: unknown, name: string): string {
  if (typeof value !== 'string') throw invalid(name, `Invalid string: ${JSON.stringify(value)}`);
  return value;
}

export const text = (maxLength = 5_000): Reader<string | undefined> =>
  optional((value, name) => {
    const read = readText(value, name);
    if (read.length > maxLength) {
      const message = `Invalid string: ${name} must be at most ${maxLength} characters.`;
      throw invalid(name, message, 'parameter_invalid_string_too_long');
    }
    return read;
  });

export const email = optional((value, name) => {
  const read = readText(value, name);
  if (!/^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(read)) {
    throw invalid(name, `Invalid email address: ${read}`, 'email_invalid');
  }
  return read;
});

/** An integer from `min` to `max`, both inclusive. */
export const integer = (min: number, max = Number.MAX_SAFE_INTEGER): Reader<number | undefined> =>
  optional((value, name) => {
    const read = readText(value, name);
    const number = Number(read);
    const wrong = (message: string) => invalid(name, message, 'parameter_invalid_integer');
    if (!/^-?\d+$/.test(read)) throw wrong(`Invalid integer: ${read}`);
    if (number < min) throw wrong(`This value must be greater than or equal to ${min}.`);
    if (number > max) throw wrong(`This value must be less than or equal to ${max}.`);
    return number;
  });

export const flag = optional((value, name) => {
  const read = readText(value, name);
  if (read !== 'true' && read !== 'false') throw invalid(name, `Invalid boolean: ${read}`);
  return read === 'true';
});

export const oneOf = <T extends string>(...choices: readonly T[]): Reader<T | undefined> =>
  optional((value, name) => {
    const read = readText(value, name);
    const choice = choices.find((candidate) => candidate === read);
    if (choice === undefined) throw invalid(name, `Invalid ${name}: must be one of ${choices.join(', ')}`);
    return choice;
  });

const currencies = new Set(Intl.supportedValuesOf('currency'));

export const currency = optional((value, name) => {
  const read = readText(value, name);
  if (!currencies.has(read.toUpperCase())) throw invalid(name, `Invalid currency: ${read}`);
  return read.toLowerCase();
});

export const list = <T>(reader: Reader<T>): Reader<T[] | undefined> =>
  optional((value, name) => {
    if (!Array.isArray(value)) throw invalid(name, 'Invalid array');
    return value.map((item: unknown, index) => reader(item, `${name}[${index}]`));
  });

export const fields = <S extends Shape>(shape: S): Reader<Read<S> | undefined> =>
  optional((value, name) => {
    if (value === null || typeof value !== 'object' || Array.isArray(value)) {
      throw invalid(name, 'Invalid object');
    }
    return readParameters(shape, value as Raw, name);
  });

const maxKeys = 50;

/** Metadata. A key with an empty value is removed; an empty parameter removes all keys. */
export const metadata: Reader<Record<string, string> | null | undefined> = unsettable(
  optional((value, name) => {
    if (value === null || typeof value !== 'object' || Array.isArray(value)) {
      throw invalid(name, 'Invalid object');
    }
    const entries = Object.entries(value).map(([key, item]) => [key, readText(item, `${name}[${key}]`)]);
    if (entries.length > maxKeys) throw invalid(name, `Metadata holds at most ${maxKeys} keys.`);
    return Object.fromEntries(entries) as Record<string, string>;
  }),
);

/** Applies a metadata update. `null` removes all keys, an empty value removes its key. */
export function mergeMetadata(
  before: Record<string, string>,
  given: Record<string, string> | null | undefined,
): Record<string, string> {
  if (given === null) return {};
  return Object.fromEntries(Object.entries({ ...before, ...given }).filter(([, value]) => value !== ''));
}

/** Accepts any value and ignores it. */
export const ignored: Reader<undefined> = () => undefined;
