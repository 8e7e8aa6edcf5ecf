import { maxRows } from './company-sources.ts';
import { SourceFailure } from './source-failure.ts';

/** Readers of JSON that somebody else wrote: what has another shape counts as not there. */
type Json = Readonly<Record<string, unknown>>;

const empty: Json = {};
/** Answers of the APIs nest less than ten levels deep. */
const maxDepth = 32;

/** @throws SourceFailure `garbage` where it is no JSON, or nests deeper than any answer does */
export function parseJson(text: string): unknown {
  if (isNestedDeeper(text, maxDepth))
    throw new SourceFailure('garbage', `JSON of more than ${maxDepth} levels`);
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    throw new SourceFailure('garbage', 'not JSON', error);
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

export const record = (value: unknown): Json =>
  value !== null && typeof value === 'object' && !Array.isArray(value) ? (value as Json) : empty;

export const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/**
 * The rows an answer is about. One without them must not be taken for one that says there are none.
 *
 * @throws SourceFailure `garbage`
 */
export function rows(value: unknown): readonly unknown[] {
  if (!Array.isArray(value)) throw new SourceFailure('garbage', 'JSON of another shape than documented');
  return value.slice(0, maxRows);
}

export const text = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() ? value : null;

/** An id, as text whichever way it was written. */
export const id = (value: unknown): string | null =>
  typeof value === 'number' && Number.isSafeInteger(value) ? String(value) : text(value);
