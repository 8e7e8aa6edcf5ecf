import { readingTime } from '@org/zodiac-core';
import { ApiError } from '#kernel/api-error.ts';
import type { Db } from '#database/connection.ts';
import { freeSlug } from './free-slug.ts';
import { insertRevision, redirect, takenSlugs, updatePost, type Post } from './queries.ts';
import { subjectsOf } from './subjects-of.ts';
import { slugOf } from './slug-of.ts';

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
 */
export async function saveText(
  trx: Db,
  { clock }: { clock: () => Date },
  post: Post,
  text: ArticleText,
  evidence: Evidence,
  editor?: string,
): Promise<Post> {
  // Always later than the previous `updated_at`, which identifies stale edits, even if the clocks of processes
  // differ.
  const now = new Date(Math.max(clock().getTime(), post.updatedAt.getTime() + 1));
  const slug = await slugAfter(trx, post, text);
  await insertRevision(trx, post, now);
  if (slug !== post.slug) await redirect(trx, post.id, post.slug, slug);
  return updatePost(trx, post.id, {
    title: text.title,
    slug,
    content: text.content,
    metaDescription: text.metaDescription,
    targetKeyword: text.targetKeyword,
    readingMinutes: readingTime(text.content),
    subjects: [...subjectsOf(text)],
    // The job finds the category of the new keyword.
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
