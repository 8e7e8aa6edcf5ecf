import type { BlogPost } from '@org/api-contract';
import { tabStorage } from '#storage/browser-storage.ts';

/** An article as it was opened, and its unsaved edit. */
export interface ArticleDraft {
  original: BlogPost;
  copy: BlogPost;
}

const keyOf = (id: number): string => `article-draft-${id}`;

/** Reads the unsaved edit of this tab. It survives a reload and the end of the session. */
export function draftOf(id: number): ArticleDraft | undefined {
  const kept = tabStorage.read(keyOf(id));
  return isDraft(kept) && kept.original.id === id ? kept : undefined;
}

export const keepDraft = (draft: ArticleDraft): void => tabStorage.keep(keyOf(draft.original.id), draft);

export const dropDraft = (id: number): void => tabStorage.forget(keyOf(id));

const isDraft = (kept: unknown): kept is ArticleDraft =>
  isRecord(kept) && isPost(kept.original) && isPost(kept.copy);

const texts = ['title', 'targetKeyword', 'metaDescription', 'content', 'slug', 'updatedAt'];

const isPost = (kept: unknown): kept is BlogPost =>
  isRecord(kept) && typeof kept.id === 'number' && texts.every((name) => typeof kept[name] === 'string');

const isRecord = (kept: unknown): kept is Record<string, unknown> =>
  typeof kept === 'object' && kept !== null;
