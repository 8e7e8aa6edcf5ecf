import type { BlogPost } from '@org/api-contract';
import { mergeLine, mergeTexts, type Merged } from './merge-texts.ts';

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
