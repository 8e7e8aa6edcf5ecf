import { createHash } from 'node:crypto';

/** Pseudo-random choices. The same seed gives the same sequence. */
export interface Choice {
  pick<const Options extends readonly [unknown, ...unknown[]]>(options: Options): Options[number];
  /** Returns up to `count` different options in random order. */
  some<T>(options: readonly T[], count: number): T[];
}

/** Creates a deterministic source of choices. */
export function seededChoice(seed: string): Choice {
  let state = createHash('sha256').update(seed).digest().readUInt32LE();
  // Mulberry32, a small generator of sufficient quality for choosing sentences.
  const below = (limit: number): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit;
  };
  return {
    pick: (options) => options[below(options.length)],
    some(options, count) {
      const left = [...options];
      return Array.from({ length: Math.min(count, left.length) }, () =>
        left.splice(below(left.length), 1),
      ).flat();
    },
  };
}
