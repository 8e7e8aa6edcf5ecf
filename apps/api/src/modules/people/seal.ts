import { createCipheriv, createDecipheriv, createSecretKey, randomBytes, type KeyObject } from 'node:crypto';
import type { PeopleKey } from '#config/people-keys.ts';
import type { Db } from '#database/connection.ts';
import type { Services } from '#integrations/services.ts';

/** A stored encrypted text. */
export interface Sealed {
  /** The key that decrypts the text. */
  keyId: string;
  /** Nonce, ciphertext and authentication tag. */
  sealed: Uint8Array;
}

/** Encrypts and decrypts texts. */
export interface Seal {
  /** The id of the key that encrypts. */
  readonly keyId: string;
  /** @param boundTo - values that identify the row: table, owner and id. Decryption requires the same values */
  close(text: string, boundTo: readonly string[]): Sealed;
  /** @throws Error when the key is unknown, or the text was changed or belongs to another row */
  open(sealed: Sealed, boundTo: readonly string[]): string;
}

const algorithm = 'aes-256-gcm';
/** The nonce is random, so a key must encrypt fewer than 2^32 texts (NIST SP 800-38D, section 8.3). */
const nonceBytes = 12;
const tagBytes = 16;
/**
 * Texts are padded with spaces to a multiple of this length, so that the length of a row reveals little about its
 * text.
 */
const paddingBytes = 256;

/** @param keys - the first one encrypts, and all of them decrypt */
export function sealWith(keys: readonly PeopleKey[]): Seal {
  const secrets = new Map<string, KeyObject>(
    keys.map(({ id, key }) => [id, createSecretKey(key, 'base64')] as const),
  );
  const [first] = keys;
  if (!first) throw new Error('no key for saved people');
  const secretOf = (keyId: string): KeyObject => {
    const secret = secrets.get(keyId);
    if (!secret) throw new Error(`PEOPLE_KEYS has no key "${keyId}"`);
    return secret;
  };
  return {
    keyId: first.id,
    close(text, boundTo) {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv(algorithm, secretOf(first.id), nonce, { authTagLength: tagBytes });
      cipher.setAAD(associatedData(boundTo));
      const encrypted = [cipher.update(padded(text)), cipher.final()];
      return { keyId: first.id, sealed: Buffer.concat([nonce, ...encrypted, cipher.getAuthTag()]) };
    },
    open({ keyId, sealed }, boundTo) {
      const decipher = createDecipheriv(algorithm, secretOf(keyId), sealed.subarray(0, nonceBytes), {
        authTagLength: tagBytes,
      });
      decipher.setAAD(associatedData(boundTo));
      decipher.setAuthTag(sealed.subarray(-tagBytes));
      const opened = [decipher.update(sealed.subarray(nonceBytes, -tagBytes)), decipher.final()];
      return Buffer.concat(opened).toString('utf8').trimEnd();
    },
  };
}

/** The values as JSON, so that different lists give different bytes: joined, `['a', 'bc']` and `['ab', 'c']` would be equal. */
const associatedData = (boundTo: readonly string[]): Buffer => Buffer.from(JSON.stringify(boundTo));

function padded(text: string): Buffer {
  const bytes = Buffer.from(text);
  return Buffer.concat([bytes, Buffer.alloc(paddingBytes - (bytes.length % paddingBytes), ' ')]);
}

/** Rows that {@link Seal} has encrypted. */
export interface EncryptedRows {
  /** The ids of the keys that encrypted a row. */
  keyIds(db: Db): Promise<string[]>;
  /**
   * Encrypts some of the rows of other keys with the first key.
   *
   * @returns the number of rows
   */
  reseal(trx: Db, seal: Seal, maxRows: number): Promise<number>;
}

const batchSize = 200;

/**
 * Encrypts all rows of other keys with the first key.
 *
 * @returns the number of rows
 */
export async function rotateKeys({ db, config }: Services, { reseal }: EncryptedRows): Promise<number> {
  const seal = sealWith(config.peopleKeys);
  let rotated = 0;
  for (;;) {
    const count = await db.transaction().execute((trx) => reseal(trx, seal, batchSize));
    if (count === 0) return rotated;
    rotated += count;
  }
}

/** The ids of unknown keys that encrypted a row. */
export async function missingKeys(
  db: Db,
  { keyIds }: EncryptedRows,
  keys: readonly { id: string }[],
): Promise<string[]> {
  const known = new Set(keys.map(({ id }) => id));
  return (await keyIds(db)).filter((id) => !known.has(id));
}
