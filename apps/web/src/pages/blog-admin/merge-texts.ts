import { diff3Merge } from 'node-diff3';

export interface Merged {
  text: string;
  /** The places that both editors changed. The merged text has both versions there, one after the other. */
  conflicts: { mine: string; theirs: string }[];
}

/** Merges two edits of one text by lines. Lines that either edit added or changed are never lost. */
export function mergeTexts(mine: string, original: string, theirs: string): Merged {
  const merged: Merged = { text: '', conflicts: [] };
  const lines = diff3Merge(mine.split('\n'), original.split('\n'), theirs.split('\n')).flatMap((region) => {
    if (region.ok) return region.ok;
    if (!region.conflict) return [];
    const { a, b } = region.conflict;
    merged.conflicts.push({ mine: a.join('\n'), theirs: b.join('\n') });
    return [...a, ...b];
  });
  return { ...merged, text: lines.join('\n') };
}

/** Merges two edits of a single line, such as a title: uses my line if I changed it, else theirs. */
export const mergeLine = (mine: string, original: string, theirs: string): string =>
  mine === original ? theirs : mine;
