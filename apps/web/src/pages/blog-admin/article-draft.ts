import type { BlogPost } from '@org/api-contract';

/** An article as it was when it was opened, and as far as it has been edited since. */
export interface ArticleDraft {
  original: BlogPost;
  copy: BlogPost;
}

const keyOf = (id: number): string => `article-draft-${id}`;

/** Unsaved changes of this tab: a reload or a session that ends meanwhile takes nothing away. */
export function draftOf(id: number): ArticleDraft | undefined {
  const kept = sessionStorage.getItem(keyOf(id));
  return kept === null ? undefined : (JSON.parse(kept) as ArticleDraft);
}

export const keepDraft = (draft: ArticleDraft): void =>
  sessionStorage.setItem(keyOf(draft.original.id), JSON.stringify(draft));

export const dropDraft = (id: number): void => sessionStorage.removeItem(keyOf(id));
