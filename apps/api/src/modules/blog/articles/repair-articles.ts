import type { Db } from '#database/connection.ts';
import { exclusively, type HeldLock } from '#database/exclusively.ts';
import {
  composeArticle,
  DraftRefused,
  type ArticleDraft,
  type ArticleFacts,
  type TableClaim,
} from '@org/article-composer';
import type { Services } from '#integrations/services.ts';
import { transact } from '#database/transact.ts';
import { currentSettings } from '#modules/blog/schedule/settings.ts';
import { cleanHtml } from './clean-html.ts';
import { unpublish } from './publish-article.ts';
import {
  allPosts,
  citedBy,
  earlierTexts,
  postById,
  storedTextRules,
  storeTextRules,
  lockArticles,
  type Post,
} from './queries.ts';
import { readArticleFacts } from '../read-article-facts.ts';
import { saveText } from './save-text.ts';
import { storedEvidence } from './stored-evidence.ts';
import { brokenGate, faultOf, isComposed, undatedCounts, withoutLinks } from './stored-article-rules.ts';

export const repairArticlesJob = 'repair-articles';
/** Version of the article rules. Increase it when stored articles must follow a new rule. */
const textRules = 8;

/** The result of a repair of all articles. */
export interface Repairs {
  /** Slugs of the corrected articles. */
  repaired: string[];
  /** Articles that cannot be written by the rules of today, and are drafts now. */
  unpublished: { slug: string; reason: string }[];
  /** Articles that still break a rule, and that an admin has edited. */
  faulty: { slug: string; reason: string }[];
}

/** Whether the stored articles were not yet checked against this version of the article rules. */
export const mustRepairArticles = async ({ db }: Pick<Services, 'db'>): Promise<boolean> =>
  (await storedTextRules(db)) < textRules;

/** Checks and corrects the stored articles once for each version of the article rules. */
export async function repairArticles(services: Services): Promise<void> {
  if (await mustRepairArticles(services)) await repairAllArticles(services);
}

/**
 * Checks all stored articles against the rules for new ones, and corrects them: no match of people by birth years, none
 * with anyone under 18, a limited number of named companies, brands and states, no table without rows, no outdated score of
 * two signs, no count without its day. A text of the composer must also pass its present gates: it answers in the first paragraph.
 *
 * An article that is still as the composer wrote it is composed again, so that it follows the writer of today, and keeps its
 * slug. One that breaks a rule and cannot be composed today is unpublished. An article of which a person has edited anything is not changed: if it breaks a rule, it is
 * reported so that an admin can change it or have it written again. The previous text is kept as a revision.
 *
 * @returns `'taken'` while another process does this
 */
export const repairAllArticles = (services: Services): Promise<Repairs | 'taken'> =>
  exclusively(services.sessionDb, repairArticlesJob, async (lock) => {
    const posts = (await allPosts(services.db)).toSorted((a, b) => a.id - b.id);
    const repairs: Repairs = { repaired: [], unpublished: [], faulty: [] };
    const facts = await readArticleFacts(services);
    const earlier: Earlier = { keywords: [] };
    for (const post of posts) {
      const { isRepaired, isUnpublished, fault } = await repair(services, lock, post, { facts, earlier });
      if (isRepaired) repairs.repaired.push(post.slug);
      if (fault !== undefined)
        (isUnpublished ? repairs.unpublished : repairs.faulty).push({ slug: post.slug, reason: fault });
    }
    await storeTextRules(services.db, textRules);
    return repairs;
  });

/** The articles with a lower id, as they are after their repair. */
interface Earlier {
  keywords: string[];
}

/** The result for one article. */
interface Repair {
  isRepaired: boolean;
  isUnpublished?: boolean;
  /** The rule that it still breaks. */
  fault?: string | undefined;
}

async function repair(
  services: Services,
  lock: HeldLock,
  post: Post,
  { facts, earlier }: { facts: ArticleFacts; earlier: Earlier },
): Promise<Repair> {
  const isOurs = await isUnedited(services.db, post);
  const cited = (await citedBy(services.db, post.id)) ?? [];
  const faultIn = (text: Post, claims: readonly TableClaim[]): string | undefined =>
    faultOf(text, facts) ?? undatedCounts(text, claims) ?? (isOurs ? brokenGate(text) : undefined);
  const keep = ({ targetKeyword }: Pick<Post, 'targetKeyword'>): void => {
    earlier.keywords.push(targetKeyword);
  };
  const draft = isOurs
    ? await composedAgain(services, post, { ...facts, keywords: earlier.keywords })
    : undefined;
  if (draft === undefined && faultIn(post, cited) === undefined) {
    keep(post);
    return { isRepaired: false };
  }
  const text = draft
    ? { ...post, title: draft.title, metaDescription: draft.metaDescription, content: cleanHtml(draft.html) }
    : post;
  const fault = faultIn(text, draft?.cited ?? cited);
  const done = await transact(services, async (trx, onCommit): Promise<Repair | { edited: Post }> => {
    await lockArticles(trx);
    const now = await postById(trx, post.id);
    if (!now) return { isRepaired: false };
    // An image changes without a new time of change.
    const isEdited =
      now.updatedAt.getTime() !== post.updatedAt.getTime() || (isOurs && !(await isUnedited(trx, now)));
    if (isEdited) return { edited: now };
    // The product adds links of its own to a stored text.
    const isRepaired = draft !== undefined && withoutLinks(text.content) !== withoutLinks(now.content);
    if (isRepaired) {
      await saveText(trx, services, now, text, { ...storedEvidence(draft), isStale: false });
      onCommit.record('article_repaired', { slug: now.slug });
    }
    const isUnpublished = isOurs && fault !== undefined;
    if (isUnpublished && now.status !== 'draft') await unpublish(trx, now.id);
    if (fault !== undefined) onCommit.record('article_faulty', { slug: now.slug, reason: fault });
    await lock.confirm();
    return { isRepaired, isUnpublished, fault };
  });
  // The article was edited in the meantime: check the new text.
  if ('edited' in done) return repair(services, lock, done.edited, { facts, earlier });
  keep(text);
  return done;
}

/**
 * Whether an article is still as the composer wrote it, but for links that the product has added. An image, a title, a
 * description, a slug or a keyword that a person has set is an edit like one of the text. The revisions tell of it even after
 * the account of the editor is deleted.
 */
async function isUnedited(db: Db, post: Post): Promise<boolean> {
  const hasEditor = post.updatedBy !== null || post.featuredImage !== null;
  if (hasEditor || !isComposed(post.content)) return false;
  const texts = [...(await earlierTexts(db, post.id)), post].map((text) =>
    JSON.stringify([
      text.title,
      text.metaDescription,
      text.slug,
      text.targetKeyword,
      withoutLinks(text.content),
    ]),
  );
  return new Set(texts).size === 1;
}

/** Composes an article again with its keyword. Returns `undefined` if that is refused today. */
async function composedAgain(
  { db }: Services,
  post: Post,
  facts: Parameters<typeof composeArticle>[1],
): Promise<ArticleDraft | undefined> {
  const { targetWordCount, businessLocation, includeLocalSEO } = await currentSettings(db);
  try {
    return composeArticle(
      { keyword: post.targetKeyword, targetWordCount, businessLocation, includeLocalSeo: includeLocalSEO },
      facts,
    );
  } catch (error) {
    if (!(error instanceof DraftRefused)) throw error;
    return undefined;
  }
}
