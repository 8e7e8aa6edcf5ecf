import { normalizeKeyword } from '@org/article-composer';
import { ApiError } from '#kernel/api-error.ts';

/** Normalizes a keyword that an admin entered. @throws ApiError `invalid_input` when it is blank */
export function requireKeyword(given: string): string {
  const keyword = normalizeKeyword(given);
  if (keyword === '') {
    throw new ApiError('invalid_input', {
      detail: 'Please enter a keyword',
      fields: { keyword: 'is blank' },
    });
  }
  return keyword;
}
