import { ApiError } from '#kernel/api-error.ts';

/**
 * A keyword without spaces around it, and with single ones within.
 *
 * @throws ApiError `invalid_input` where nothing is left
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
