import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { generatedOnce } from '../process/generated-once.ts';

const keyBytes = 32;

/**
 * The value of `PEOPLE_KEYS`, which encrypts saved people: a key that is generated on first use and kept in the data
 * folder, beside the database.
 */
export const peopleKeys = (dataDir: string): string =>
  generatedOnce(
    path.join(dataDir, 'people-keys'),
    () => `local-1:${randomBytes(keyBytes).toString('base64')}`,
  ).trim();
