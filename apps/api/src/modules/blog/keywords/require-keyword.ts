import { ApiError } from '#kernel/api-error.ts';

/**
 * Normalises a keyword: Unicode NFC, without control characters, with single spaces between words.
 *
 * @throws ApiError `invalid_input` when it is blank
 */
export function tidyKeyword(keyword: string): string {
  const tidy = keyword
    .normalize('NFC')
    .replace(/[\s\p{Cc}\p{Cf}]+/gu, ' ')
    .trim();
  if (tidy === '') {
    throw new ApiError('invalid_input', {
      detail: 'Please enter a keyword',
      fields: { keyword: 'is blank' },
    });
  }
  return tidy;
}
