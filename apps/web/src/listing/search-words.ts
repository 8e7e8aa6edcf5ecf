import { searchMaxLength } from '@org/api-contract/values';

/** The search words in the form that the server accepts: without control characters, and cut to the maximum length. */
export const searchWords = (search: string): string =>
  search
    .replaceAll(/\p{Cc}/gu, ' ')
    .trim()
    .slice(0, searchMaxLength)
    .trim();
