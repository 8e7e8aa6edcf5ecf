import type { BirthProblems } from '#birth/birth-problems.ts';
import { readBirth } from '#birth/read-birth.ts';
import { textOf } from '#forms/fields.ts';
import { asSign } from '#listing/options.ts';
import type { SavedPerson } from '#people/queries.ts';
import { isRelation } from '#people/relation-names.ts';
import type { Somebody } from './queries.ts';

/** A person to compare, or the problems of the fields. */
type ReadPerson = { readonly somebody: Somebody } | { readonly problems: BirthProblems };

/**
 * Reads one person from the fields of `PersonFields`: the saved person, a birth or, where no date is typed, a sign.
 *
 * @param name - the prefix of the names of the fields, without the hyphen
 */
export function readPerson(fields: FormData, name: string, chosen?: SavedPerson): ReadPerson {
  if (chosen) return { somebody: somebodyOf(chosen) };
  const who = textOf(fields, `${name}-relation`);
  const relation = isRelation(who) ? { relation: who } : {};
  const sign = asSign(textOf(fields, `${name}-sign`));
  const isEmpty = textOf(fields, `${name}-date`) === '';
  if (isEmpty && sign) return { somebody: { sign, ...relation } };
  const read = readBirth(fields, `${name}-`);
  if ('birth' in read) return { somebody: { birth: read.birth, ...relation } };
  return isEmpty && fields.has(`${name}-sign`)
    ? { problems: { date: 'Please give a birth date, or choose only the sign below.' } }
    : read;
}

export const somebodyOf = ({ birth, relation }: SavedPerson): Somebody => ({ birth, relation });
