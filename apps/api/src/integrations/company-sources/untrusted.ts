import { maxRows } from './company-sources.ts';
import { SourceFailure } from './source-failure.ts';

// Accessors for untrusted JSON. A value of the wrong type is treated as absent.

type Json = Readonly<Record<string, unknown>>;

const empty: Json = {};
/** The responses of the APIs nest less than ten levels deep. */
const maxDepth = 32;

/** Parses JSON. @throws SourceFailure `invalid` when it cannot be parsed or nests deeper than 32 levels */
export function parseJson(text: string): unknown {
  if (isNestedDeeper(text, maxDepth))
    throw new SourceFailure('invalid', `JSON of more than ${maxDepth} levels`);
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    throw new SourceFailure('invalid', 'not JSON', error);
  }
}

function isNestedDeeper(text: string, max: number): boolean {
  let depth = 0;
  let isInString = false;
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charAt(at);
    if (character === '"') isInString = !isInString;
    else if (isInString) at += character === '\\' ? 1 : 0;
    else if (character === '[' || character === '{') depth += 1;
    else if (character === ']' || character === '}') depth -= 1;
    if (depth > max) return true;
  }
  return false;
}

/** Returns an object, or an empty one for any other value. */
export const record = (value: unknown): Json =>
  value !== null && typeof value === 'object' && !Array.isArray(value) ? (value as Json) : empty;

/** Returns an array, or an empty one for any other value. */
export const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/**
 * Returns the first rows of a response, 200 by default. Throws if they are missing, because no rows would mean that the company has
 * no openings.
 *
 * @throws SourceFailure `invalid` when the value is not an array
 */
export function rows(value: unknown, max = maxRows): readonly unknown[] {
  if (!Array.isArray(value))
    throw new SourceFailure('invalid', 'the JSON does not have the documented structure');
  return value.slice(0, max);
}

/** Returns a string that is not blank, or `null`. */
export const text = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() ? value : null;

/** Returns an id as text, whether the JSON has a number or a string; or `null`. */
export const id = (value: unknown): string | null =>
  typeof value === 'number' && Number.isSafeInteger(value) ? String(value) : text(value);
