import type { EnvironmentReader } from './environment.ts';

/** A key that encrypts saved people. */
export interface PeopleKey {
  /** Stored with each row that the key encrypts. */
  readonly id: string;
  /** 32 bytes in base64. */
  readonly key: string;
}

/** The example key. It is published with the source, so the launcher makes another one and production refuses it. */
const publishedKey = 'local:cHVibGlzaGVkIGtleSBvZiBsb2NhbCBtb2RlIG9ubHk=';
const keyBytes = 32;
const minDistinctBytes = 16;
const pattern = /^([a-z0-9-]{1,32}):([A-Za-z0-9+/]{43}=)$/;

/**
 * Reads `PEOPLE_KEYS`: keys as `id:base64`, separated by commas. The first one encrypts; all of them decrypt. No
 * message contains a key.
 */
export function readPeopleKeys(env: EnvironmentReader, mode: 'local' | 'production'): PeopleKey[] {
  const text = env.required('PEOPLE_KEYS', mode === 'local' ? publishedKey : undefined);
  if (!text) return [];
  if (mode === 'production' && text.includes(publishedKey.slice('local:'.length))) {
    env.problem('PEOPLE_KEYS holds the published key of local mode');
  }
  const keys = text.split(',').map((part) => {
    const [, id = '', key = ''] = pattern.exec(part.trim()) ?? [];
    return { id, key };
  });
  if (keys.some(({ id, key }) => id === '' || Buffer.from(key, 'base64').length !== keyBytes)) {
    env.problem('PEOPLE_KEYS must list keys as id:base64 of 32 bytes, separated by commas');
  } else if (new Set(keys.map(({ id }) => id)).size < keys.length) {
    env.problem('PEOPLE_KEYS gives two keys the same id');
  } else if (!keys.every(({ key }) => new Set(Buffer.from(key, 'base64')).size >= minDistinctBytes)) {
    env.problem('PEOPLE_KEYS holds a key that is not random: make one with openssl rand -base64 32');
  }
  return keys;
}
