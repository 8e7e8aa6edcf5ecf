import { createHash } from 'node:crypto';

/** Chooses one of several wordings. The same seed chooses the same one. */
export const vary = <T>(seed: string, options: readonly [T, ...T[]]): T =>
  options[createHash('sha256').update(seed).digest().readUInt32LE() % options.length] ?? options[0];
