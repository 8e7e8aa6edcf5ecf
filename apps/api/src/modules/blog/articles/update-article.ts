import type { Endpoints, Input } from '@org/api-contract';
import { ApiError } from '#kernel/api-error.ts';
import type { Services } from '#integrations/services.ts';
import { cleanHtml, nestsTooDeep } from './clean-html.ts';
import { transact } from '#database/transact.ts';
import { postById, takeWritersTurn, type Post } from './queries.ts';
import { saveText } from './save-text.ts';
import { tidyLine } from './tidy-text.ts';

/** Longer than an article stays open in an editor that does not say which text it began with. */
const maxEditMs = 3_600_000;

/**
 * Saves what an admin has edited.
 *
 * @param editor - the admin who saves
 * @throws ApiError `not_found`; `stale_edit` where the article has been saved since the copy was made; `invalid_input`
 *   where nothing is left of title or text
 */
export async function updateArticle(
  services: Services,
  editor: string,
  id: number,
  body: Input<Endpoints['PUT /api/blog/posts/{id}']>['body'],
): Promise<Post> {
  const text = {
    title: tidyLine(body.title),
    content: cleanHtml(body.content),
    metaDescription: tidyLine(body.metaDescription),
    targetKeyword: tidyLine(body.targetKeyword),
  };
  if (nestsTooDeep(body.content))
    throw new ApiError('invalid_input', { fields: { content: 'nests its tags too deep' } });
  for (const field of ['title', 'content'] as const) {
    if (text[field] === '') throw new ApiError('invalid_input', { fields: { [field]: 'is blank' } });
  }
  return transact(services, async (trx, onCommit) => {
    await takeWritersTurn(trx);
    const post = await postById(trx, id);
    if (!post) throw new ApiError('not_found');
    if (isStale(post, editor, body.updatedAt, services.clock())) throw new ApiError('stale_edit');
    return saveText(trx, onCommit, services, post, text, editor);
  });
}

/**
 * Whether another text than the one that was edited would be lost. A copy is of the stored text where it names its
 * instant exactly; one from another time, past or to come, is not. The body of the specification names none (section 7,
 * PUT /api/blog/posts/{id}): it is taken, unless another admin has saved within the hour in which it may have been open.
 */
function isStale(post: Post, editor: string, copyOf: string | undefined, now: Date): boolean {
  if (copyOf !== undefined) return new Date(copyOf).getTime() !== post.updatedAt.getTime();
  const isAnothers = post.updatedBy !== null && post.updatedBy !== editor;
  return isAnothers && now.getTime() - post.updatedAt.getTime() < maxEditMs;
}
