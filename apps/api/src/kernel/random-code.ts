import { createHash, randomInt } from 'node:crypto';

/** Crockford's base 32. It has no I, L, O and U, which are easily misread. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** The length of 100 random bits. */
const letters = 20;
const groupLetters = 5;

/** A random code in groups, such as `7KQ2M-X9D4T-B6HNR-WZ3CP`. */
export function newRandomCode(): string {
  const all = Array.from({ length: letters }, () => alphabet[randomInt(alphabet.length)]).join('');
  return (all.match(new RegExp(`.{${groupLetters}}`, 'g')) ?? []).join('-');
}

/**
 * Hashes a code. The code is random, so the hash needs no key. Letters that are easily misread are replaced as the
 * alphabet prescribes.
 */
export function hashOfRandomCode(given: string): string {
  const read = given
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1');
  return createHash('sha256').update(read).digest('hex');
}
