import { createCipheriv, createDecipheriv, createSecretKey, randomBytes, type KeyObject } from 'node:crypto';
import type { PeopleKey } from '#config/people-keys.ts';

/** An encrypted text, as it is stored. */
export interface Sealed {
  /** The key that opens it. */
  keyId: string;
  /** Nonce, ciphertext and authentication tag. */
  sealed: Uint8Array;
}

/** Encrypts and decrypts texts. */
export interface Seal {
  /** The id of the key that encrypts. */
  readonly keyId: string;
  /** @param boundTo - whose text it is and where it is stored; it opens for the same values only */
  close(text: string, boundTo: readonly string[]): Sealed;
  /** @throws Error when the key is unknown, or the text was changed or belongs to another place */
  open(sealed: Sealed, boundTo: readonly string[]): string;
}

const algorithm = 'aes-256-gcm';
/** Random, so one key must close fewer than 2^32 texts (NIST SP 800-38D, section 8.3). */
const nonceBytes = 12;
const tagBytes = 16;
/** Texts are filled up with spaces to a multiple, so that the length of a row tells little of its text. */
const paddingBytes = 256;

/** @param keys - the first closes, and all of them open */
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

/** JSON, so that no two lists make the same bytes. */
const associatedData = (boundTo: readonly string[]): Buffer => Buffer.from(JSON.stringify(boundTo));

function padded(text: string): Buffer {
  const bytes = Buffer.from(text);
  return Buffer.concat([bytes, Buffer.alloc(paddingBytes - (bytes.length % paddingBytes), ' ')]);
}
