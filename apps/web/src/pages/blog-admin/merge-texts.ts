import { diff3Merge } from 'node-diff3';

export interface Merged {
  text: string;
  /** The places that both have changed, each as mine and theirs. There the text of both stands one after the other. */
  conflicts: { mine: string; theirs: string }[];
}

/** Merges two changes of one text by lines. No line that one of them has added or changed is lost. */
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

/** Merges two changes of a single line, such as a title: that of the one who changed it, else mine. */
export const mergeLine = (mine: string, original: string, theirs: string): string =>
  mine === original ? theirs : mine;
