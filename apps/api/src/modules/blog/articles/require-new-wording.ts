import { requireOwnWording, wordingOf, type ArticleDraft } from '@org/article-composer';
import type { Db } from '#database/connection.ts';
import { textsOfPosts } from './queries.ts';

/** Articles that are held in memory at a time. */
const batch = 100;

/**
 * Compares a draft with every stored article.
 *
 * @param replacedId - the article that the draft replaces, which is left out
 * @throws KeywordRefused if one of them says nearly the same in the same words
 */
export async function requireNewWording(db: Db, draft: ArticleDraft, replacedId?: number): Promise<void> {
  const wording = wordingOf(draft.html);
  let last = 0;
  for (;;) {
    const posts = await textsOfPosts(db, last, batch);
    for (const post of posts) if (post.id !== replacedId) requireOwnWording(wording, post);
    if (posts.length < batch) return;
    last = posts.at(-1)?.id ?? last;
  }
}
