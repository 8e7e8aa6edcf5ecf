import { searchMaxLength } from '@org/api-contract/values';

/** A search as the server accepts it: without control characters, and cut to its maximum length. */
export const searchWords = (search: string): string =>
  search
    .replaceAll(/\p{Cc}/gu, ' ')
    .trim()
    .slice(0, searchMaxLength)
    .trim();
