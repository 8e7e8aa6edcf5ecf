import { RequestError } from '#api/errors.ts';
import type { Birth } from './birth.ts';

/** The problems of a birth, by field. */
export type BirthProblems = Readonly<Partial<Record<keyof Birth, string>>>;

/** The sentence of the server beside each field that it refused; `undefined` for other failures. */
export function refusedFields(error: Error | null): BirthProblems | undefined {
  if (!(error instanceof RequestError) || error.status !== 400 || !error.sentence) return undefined;
  // `birth/place/timeZone` belongs to the field of the place, and `one/birth/date` to the date of one of several births.
  const names = Object.keys(error.fields ?? {}).map(
    (path) => /(?:^|\/)birth\/(\w+)/.exec(path)?.[1] ?? 'date',
  );
  return Object.fromEntries((names.length > 0 ? names : ['date']).map((name) => [name, error.sentence]));
}
