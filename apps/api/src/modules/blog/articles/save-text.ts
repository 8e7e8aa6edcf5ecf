import { readingTime } from '@org/zodiac-core';
import { ApiError } from '#kernel/api-error.ts';
import type { Db } from '#database/connection.ts';
import { freeSlug, slugOf } from './add-article.ts';
import {
  insertRevision,
  redirect,
  takenSlugs,
  updatePost,
  type Post,
  citedBy,
  lockedPost,
} from './queries.ts';
import { subjectsOf } from './subjects-of.ts';
import type { Endpoints, Input } from '@org/api-contract';
import { normalizeKeyword } from '@org/article-composer';
import type { Services } from '#integrations/services.ts';
import { cleanHtml, nestsTooDeep } from './clean-html.ts';
import { transact } from '#database/transact.ts';
import { checkClaims } from '#modules/catalog/lists/check-claims.ts';
import { requirePublishableLinks } from './live-links.ts';
import { requirePublishable } from './publish-article.ts';
import { tidyLine } from '../tidy-text.ts';

interface ArticleText {
  title: string;
  content: string;
  metaDescription: string;
  targetKeyword: string;
  /** A slug that an admin chose. Without it, the slug of a draft follows its title. */
  slug?: string | undefined;
}

interface Evidence {
  /** JSON. */
  cited?: string | null;
  figure?: string | null;
  isStale?: boolean;
  /** When the writer replaced the text, which then has no editor. */
  rewrittenAt?: Date;
  updatedBy?: null;
}

/**
 * Replaces the text of an article and keeps the previous one as a revision. A published or scheduled article keeps
 * its slug unless another is chosen. The slug of a draft follows its title unless an admin has chosen it. The old
 * slug redirects to the new one. Call it after {@link lockArticles}.
 *
 * @param text - sanitized HTML and plain text
 * @param evidence - the facts from the lists that the new text states, and its figure; absent parts stay as they are
 * @param editor - uid of the admin who edited the text; absent if the product generated it
 * @param isRecount - whether the composer only updates the counts in its own text; the previous text is then not kept
 */
export async function saveText(
  trx: Db,
  { clock }: { clock: () => Date },
  post: Post,
  text: ArticleText,
  evidence: Evidence,
  { editor, isRecount = false }: { editor?: string; isRecount?: boolean } = {},
): Promise<Post> {
  // Always later than the previous `updated_at`, which identifies stale edits, even if the clocks of processes
  // differ.
  const now = new Date(Math.max(clock().getTime(), post.updatedAt.getTime() + 1));
  const slug = await slugAfter(trx, post, text);
  if (!isRecount) await insertRevision(trx, post, now);
  if (slug !== post.slug) await redirect(trx, post.id, post.slug, slug);
  return updatePost(trx, post.id, {
    title: text.title,
    slug,
    content: text.content,
    metaDescription: text.metaDescription,
    targetKeyword: text.targetKeyword,
    readingMinutes: readingTime(text.content),
    subjects: [...subjectsOf(text)],
    // Removes the category; a job stores the category of the new keyword.
    ...(text.targetKeyword !== post.targetKeyword && { category: null }),
    ...evidence,
    updatedAt: now,
    ...(editor !== undefined && { updatedBy: editor }),
  });
}

/** @throws ApiError `invalid_input` when another article has or had the chosen slug */
async function slugAfter(trx: Db, post: Post, text: ArticleText): Promise<string> {
  if (text.slug !== undefined && text.slug !== post.slug) {
    if ((await takenSlugs(trx, text.slug, post.id)).has(text.slug))
      throw new ApiError('invalid_input', { fields: { slug: 'is or was the address of another article' } });
    return text.slug;
  }
  return post.status === 'draft' && text.title !== post.title && isMadeFromTitle(post)
    ? freeSlug(trx, text.title, post.id)
    : post.slug;
}

/** Whether a slug was made from the title, possibly with a number, as opposed to chosen by an admin. */
const isMadeFromTitle = ({ slug, title }: Post): boolean => {
  const made = slugOf(title);
  return slug === made || (slug.startsWith(made) && /^-\d+$/.test(slug.slice(made.length)));
};

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
    const post = await lockedPost(trx, id);
    if (isStale(post, editor, body.updatedAt, services.clock())) throw new ApiError('stale_edit');
    if (post.status !== 'draft') {
      requirePublishable(text);
      await requirePublishableLinks(trx, text.content);
    }
    return saveText(trx, services, post, text, await correctedEvidence(trx, post), { editor });
  });
}

/**
 * The evidence of a stale article after an edit: the facts that are still true. The editor has seen that the article is
 * stale, and is expected to have corrected the other facts.
 */
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
