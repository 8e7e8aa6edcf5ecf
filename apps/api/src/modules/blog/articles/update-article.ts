import type { Endpoints, Input } from '@org/api-contract';
import { normalizeKeyword } from '@org/article-composer';
import type { Db } from '#database/connection.ts';
import { ApiError } from '#kernel/api-error.ts';
import type { Services } from '#integrations/services.ts';
import { cleanHtml, nestsTooDeep } from './clean-html.ts';
import { transact } from '#database/transact.ts';
import { checkClaims } from '#modules/catalog/lists/check-claims.ts';
import { citedBy, postById, lockArticles, type Post } from './queries.ts';
import { requirePublishableLinks } from './live-links.ts';
import { requirePublishable } from './require-publishable.ts';
import { saveText } from './save-text.ts';
import { tidyLine } from '../tidy-text.ts';

/** Assumed maximum time that an article is open in an editor, for edits without `updatedAt`. */
const maxEditMs = 3_600_000;

/**
 * Saves an edited article.
 *
 * @param editor - uid of the admin who saves
 * @throws ApiError `not_found`; `stale_edit` when the article was saved since it was read; `invalid_input` when the slug is taken, title or
 *   text is blank after sanitizing, the text is nested too deep, or a published article would have no description or keyword
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
    targetKeyword: normalizeKeyword(body.targetKeyword),
    slug: body.slug,
  };
  if (nestsTooDeep(body.content))
    throw new ApiError('invalid_input', { fields: { content: 'nests its tags too deeply' } });
  for (const field of ['title', 'content'] as const) {
    if (text[field] === '') throw new ApiError('invalid_input', { fields: { [field]: 'is blank' } });
  }
  return transact(services, async (trx) => {
    await lockArticles(trx);
    const post = await postById(trx, id);
    if (!post) throw new ApiError('not_found');
    if (isStale(post, editor, body.updatedAt, services.clock())) throw new ApiError('stale_edit');
    if (post.status !== 'draft') {
      requirePublishable(text);
      await requirePublishableLinks(trx, text.content);
    }
    return saveText(trx, services, post, text, await correctedEvidence(trx, post), editor);
  });
}

/** Only the facts that are still true: the editor has seen the mark and corrected the others. */
async function correctedEvidence(
  trx: Db,
  { id, isStale }: Post,
): Promise<{ cited?: string; isStale?: boolean }> {
  const cited = isStale ? await citedBy(trx, id) : null;
  if (!cited) return {};
  return { cited: JSON.stringify(cited.filter(await checkClaims(trx, cited))), isStale: false };
}

/**
 * Whether an edit would overwrite a text that the editor has not seen. The edit must have the `updatedAt` of the
 * stored text. The specification's body has none (section 7, PUT /api/blog/posts/{id}): such an edit is stale only if
 * another admin has saved the article within the last hour.
 */
function isStale(post: Post, editor: string, editedVersion: string | undefined, now: Date): boolean {
  if (editedVersion !== undefined) return new Date(editedVersion).getTime() !== post.updatedAt.getTime();
  const isOtherEditor = post.updatedBy !== null && post.updatedBy !== editor;
  return isOtherEditor && now.getTime() - post.updatedAt.getTime() < maxEditMs;
}
