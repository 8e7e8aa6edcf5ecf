import type { Endpoints, Input } from '@org/api-contract';
import { ApiError } from '#http/problems.ts';
import type { Services } from '#services/services.ts';
import { cleanHtml, nestsTooDeep } from './clean-html.ts';
import { postById, takeWritersTurn, type Post } from './queries.ts';
import { saveText } from './save-text.ts';

/**
 * Saves what an admin has edited.
 *
 * @throws ApiError `not_found`; `stale_edit` where the article has been saved since the copy was made; `invalid_input`
 *   where nothing is left of title or text
 */
export async function updateArticle(
  services: Services,
  id: number,
  body: Input<Endpoints['PUT /api/blog/posts/{id}']>['body'],
): Promise<Post> {
  const text = {
    title: body.title.trim(),
    content: cleanHtml(body.content),
    metaDescription: body.metaDescription.trim(),
    targetKeyword: body.targetKeyword.trim(),
  };
  if (nestsTooDeep(body.content))
    throw new ApiError('invalid_input', { fields: { content: 'nests its tags too deep' } });
  for (const field of ['title', 'content'] as const) {
    if (text[field] === '') throw new ApiError('invalid_input', { fields: { [field]: 'is blank' } });
  }
  return services.db.transaction().execute(async (trx) => {
    await takeWritersTurn(trx);
    const post = await postById(trx, id);
    if (!post) throw new ApiError('not_found');
    if (body.updatedAt !== undefined && new Date(body.updatedAt) < post.updatedAt) {
      throw new ApiError('stale_edit');
    }
    return saveText(trx, services, post, text);
  });
}
