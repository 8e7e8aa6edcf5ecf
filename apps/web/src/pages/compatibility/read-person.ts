import { readDate, today } from '#birth/read-date.ts';
import { storedBirth } from '#birth/stored-birth.ts';
import { textOf } from '#forms/fields.ts';
import { asSign } from '#listing/options.ts';
import type { Somebody } from './queries.ts';

/** The names of the fields of one person. */
export const fieldNames = (side: 'one' | 'other') =>
  ({ name: `${side}Name`, date: `${side}Date`, time: `${side}Time`, sign: `${side}Sign` }) as const;

/** Reads one person from a form: a birth or, where no date is typed, a sign; or the sentence that says what is missing. */
export function readPerson(
  fields: FormData,
  side: 'one' | 'other',
): { readonly somebody: Somebody } | { readonly problem: string } {
  const names = fieldNames(side);
  const typed = textOf(fields, names.date);
  const sign = asSign(textOf(fields, names.sign));
  if (typed === '' && sign) return { somebody: { sign } };
  if (typed === '')
    return {
      problem:
        side === 'one'
          ? 'Please give a birth date.'
          : 'Please give a birth date, or choose only the sign below.',
    };
  const read = readDate(typed, today());
  if ('problem' in read) return read;
  const time = textOf(fields, names.time);
  const name = textOf(fields, names.name);
  return {
    somebody: {
      birth: { ...placeOf(read.date, time), date: read.date, ...(time && { time }), ...(name && { name }) },
    },
  };
}

/** What this device knows besides of the birth that was read here last: its place and its calendar. */
function placeOf(date: string, time: string) {
  const known = storedBirth();
  if (known?.date !== date || (known.time ?? '') !== time) return {};
  return { ...(known.place && { place: known.place }), ...(known.calendar && { calendar: known.calendar }) };
}
