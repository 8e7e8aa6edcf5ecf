import { chartOf } from '@org/reading';
import { ApiError } from '#kernel/api-error.ts';
import { readBirth } from '#modules/readings/read-birth.ts';
import type { PersonContent } from './sealed-person.ts';

/**
 * Checks what a schema cannot: that a reading can be composed of the birth, and that the name is not blank.
 *
 * @returns the content, with a trimmed name
 * @throws ApiError `invalid_birth_date` or `invalid_input`, with the name of the field
 */
export function requirePerson({ relation, birth }: PersonContent, now: Date): PersonContent {
  const name = birth.name.trim();
  if (name === '') {
    throw new ApiError('invalid_input', {
      detail: 'Please enter a name, by which you will find this person again.',
      fields: { 'birth/name': 'is blank' },
    });
  }
  readBirth(birth, now, chartOf);
  return { relation, birth: { ...birth, name } };
}
