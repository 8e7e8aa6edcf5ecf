import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const keyBytes = 32;

/**
 * The value of `PEOPLE_KEYS`, which encrypts saved people: a key that is generated on first use and kept in the data
 * folder, beside the database.
 */
export function peopleKeys(dataDir: string): string {
  const file = path.join(dataDir, 'people-keys');
  const known = read(file);
  if (known !== undefined) return known;
  mkdirSync(dataDir, { recursive: true });
  const temporaryFile = `${file}.${process.pid}`;
  const generated = `local-1:${randomBytes(keyBytes).toString('base64')}`;
  writeFileSync(temporaryFile, generated, { mode: 0o600 });
  try {
    // Making a link is atomic, and fails if another process was first.
    linkSync(temporaryFile, file);
    return generated;
  } catch (error) {
    const other = read(file);
    if (other !== undefined) return other;
    throw error;
  } finally {
    rmSync(temporaryFile, { force: true });
  }
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
