import type { BlogPost } from '@org/api-contract';
import { diff3Merge } from 'node-diff3';

const lines = ['title', 'slug', 'targetKeyword', 'metaDescription'] as const;

export interface MergedArticle {
  article: BlogPost;
  /** The places in the text that both editors changed. */
  places: Merged['conflicts'];
  /** The fields that both editors changed, with the other editor's text, which is not used. */
  fields: { name: (typeof lines)[number]; theirs: string }[];
}

/** Merges two edits of one article. */
export function mergeArticles(mine: BlogPost, original: BlogPost, theirs: BlogPost): MergedArticle {
  const { text, conflicts } = mergeTexts(mine.content, original.content, theirs.content);
  const merged = lines.map((name) => [name, mergeLine(mine[name], original[name], theirs[name])] as const);
  return {
    article: { ...theirs, ...Object.fromEntries(merged), content: text },
    places: conflicts,
    fields: merged.flatMap(([name, kept]) =>
      kept !== theirs[name] && theirs[name] !== original[name] ? [{ name, theirs: theirs[name] }] : [],
    ),
  };
}

interface Merged {
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
