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
  postById,
  storedTextRules,
  storeTextRules,
  lockArticles,
  type Post,
  citingPosts,
  keywordsAndTitles,
  markStale,
} from './queries.ts';
import { readArticleFacts } from '../read-article-facts.ts';
import { saveText } from './save-text.ts';
import {
  storedEvidence,
  brokenGate,
  faultOf,
  isComposed,
  undatedCounts,
  withoutLinks,
} from './stored-article-rules.ts';
import { checkClaims } from '#modules/catalog/lists/check-claims.ts';

export const repairArticlesJob = 'repair-articles';
/** Version of the article rules. Increase it when a new rule applies to stored articles. */
const textRules = 16;

type RepairServices = Pick<Services, 'db' | 'sessionDb' | 'clock' | 'events'> & {
  queue: Pick<Services['queue'], 'wake'>;
};

/** The result of a repair of all articles. */
interface Repairs {
  /** Slugs of the corrected articles. */
  repaired: string[];
  /** Articles that today's rules refuse, and that are now drafts. */
  unpublished: { slug: string; reason: string }[];
  /** Articles that an admin has edited and that still break a rule. */
  faulty: { slug: string; reason: string }[];
}

/** Whether the stored articles have not been checked against this version of the article rules. */
export const mustRepairArticles = async ({ db }: Pick<Services, 'db'>): Promise<boolean> =>
  (await storedTextRules(db)) < textRules;

/** Stores that every article follows today's rules. */
export const noteTodaysRules = (db: Db): Promise<void> => storeTextRules(db, textRules);

/** Checks and corrects the stored articles once for each version of the article rules. */
export async function repairArticles(services: RepairServices): Promise<void> {
  if (await mustRepairArticles(services)) await repairAllArticles(services);
}

/**
 * Checks all stored articles against the rules for new ones, and corrects them. The rules: no match with anyone
 * under 18, a limited number of named companies, brands and states, no table without
 * rows, no outdated score of two signs, no count without its day. A composed text must also pass today's gates, such
 * as answering in the first paragraph.
 *
 * An article that nobody has edited is composed again, so that it follows today's composer, and keeps its slug. If it
 * breaks a rule and cannot be composed, it is unpublished. An edited article is not changed: if it breaks a rule, it
 * is reported so that an admin can change it or have it written again. The previous text is kept as a revision.
 *
 * @returns `'taken'` while another process repairs articles
 */
export const repairAllArticles = (services: RepairServices): Promise<Repairs | 'taken'> =>
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
    await noteTodaysRules(services.db);
    return repairs;
  });

/** The repaired articles with lower ids. */
interface Earlier {
  keywords: string[];
}

/** The result for one article. */
interface Repair {
  isRepaired: boolean;
  isUnpublished?: boolean;
  /** The rule that the article still breaks. */
  fault?: string | undefined;
}

async function repair(
  services: RepairServices,
  lock: HeldLock,
  post: Post,
  { facts, earlier, isRecount = false }: { facts: ArticleFacts; earlier: Earlier; isRecount?: boolean },
): Promise<Repair> {
  const isOurs = isUnedited(post);
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
    // The second check is needed because setting an image does not change `updatedAt`.
    const isEdited = now.updatedAt.getTime() !== post.updatedAt.getTime() || (isOurs && !isUnedited(now));
    if (isEdited) return { edited: now };
    // Links are not compared, because the product itself adds them to stored texts.
    const isRepaired =
      draft !== undefined &&
      (isRecount || now.isStale || withoutLinks(text.content) !== withoutLinks(now.content));
    if (isRepaired) {
      await saveText(trx, services, now, text, { ...storedEvidence(draft), isStale: false }, { isRecount });
      onCommit.record('article_repaired', { slug: now.slug });
    }
    const isUnpublished = isOurs && fault !== undefined;
    if (isUnpublished && now.status !== 'draft') await unpublish(trx, now.id);
    if (fault !== undefined) onCommit.record('article_faulty', { slug: now.slug, reason: fault });
    await lock.confirm();
    return { isRepaired, isUnpublished, fault };
  });
  // The article was edited in the meantime: check the new text.
  if ('edited' in done) return repair(services, lock, done.edited, { facts, earlier, isRecount });
  keep(text);
  return done;
}

/**
 * Whether an article is as the composer wrote it, apart from links that the product added. An image, a title, a
 * description, a slug or a keyword that a person has set counts as an edit.
 */
const isUnedited = ({ updatedBy, featuredImage, content }: Post): boolean =>
  updatedBy === null && featuredImage === null && isComposed(content);

/** Composes an article again with its keyword. Returns `undefined` if the keyword is refused today. */
async function composedAgain(
  { db }: Pick<Services, 'db'>,
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

export const markStaleArticlesJob = 'mark-stale-articles';
/** Number of articles in memory at a time. */
const batch = 200;

/**
 * Compares the facts that articles state about companies, brands and states with the lists. An article with an outdated
 * fact is composed again if nobody has edited it. It is marked as stale if a person has edited it, or if its keyword is
 * refused today, and is then left as it is. The mark goes when all facts are true again.
 */
export async function markStaleArticles(services: RepairServices): Promise<void> {
  const { db } = services;
  const outdated: number[] = [];
  let last = 0;
  for (;;) {
    const posts = await citingPosts(db, last, batch);
    const isTrueNow = await checkClaims(
      db,
      posts.flatMap(({ cited }) => cited ?? []),
    );
    const isOutdated = ({ cited }: (typeof posts)[number]) =>
      cited?.every((claim) => isTrueNow(claim)) !== true;
    outdated.push(...posts.filter((post) => !post.isStale && isOutdated(post)).map(({ id }) => id));
    const isTrueAgain = posts.filter((post) => post.isStale && !isOutdated(post));
    await markStale(
      db,
      isTrueAgain.map(({ id }) => id),
      false,
    );
    if (posts.length < batch) break;
    last = posts.at(-1)?.id ?? last;
  }
  const ours: Post[] = [];
  for (const id of outdated) {
    const post = await postById(db, id);
    if (post && isUnedited(post)) ours.push(post);
  }
  const composed =
    ours.length > 0
      ? await exclusively(services.sessionDb, repairArticlesJob, (lock) => composeStale(services, lock, ours))
      : [];
  // Another process composes the articles. The next run marks those that it leaves outdated.
  if (composed === 'taken') return;
  const left = outdated.filter((id) => !composed.includes(id));
  for (let at = 0; at < left.length; at += batch) await markStale(db, left.slice(at, at + batch), true);
}

/** @returns the ids of the articles that were composed again */
async function composeStale(
  services: RepairServices,
  lock: HeldLock,
  posts: readonly Post[],
): Promise<readonly number[]> {
  const facts = await readArticleFacts(services);
  const all = await keywordsAndTitles(services.db);
  const composed: number[] = [];
  for (const post of posts) {
    const keywords = all.filter(({ id }) => id < post.id).map(({ targetKeyword }) => targetKeyword);
    const { isRepaired } = await repair(services, lock, post, {
      facts,
      earlier: { keywords },
      isRecount: true,
    });
    if (isRepaired) composed.push(post.id);
  }
  return composed;
}
