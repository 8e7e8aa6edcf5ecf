import type { ArticleLength, BlogSettings, Endpoints, Input } from '@org/api-contract';
import { exclusively, type HeldLock } from '#database/exclusively.ts';
import { ApiError } from '#kernel/api-error.ts';
import { requireKeyword, refusalsOf } from '#modules/blog/keywords/keywords.ts';
import { nextKeyword, recordKeywordUse } from '#modules/blog/keywords/queries.ts';
import {
  countWords,
  DraftRefused,
  KeywordRefused,
  wordTolerance,
  type ArticleDraft,
  type ArticleRequest,
} from '@org/article-composer';
import { WriterFailed, type ArticleWriter } from '#integrations/language-model/article-writer.ts';
import type { Services } from '#integrations/services.ts';
import { transact } from '#database/transact.ts';
import { lockedPost, nthNewestPost, postById, type Post } from './queries.ts';
import { readArticleFacts } from '../read-article-facts.ts';
import { addArticle, storedText } from './add-article.ts';
import { requireLiveLinks } from './live-links.ts';
import { saveText } from './save-text.ts';
import { storedEvidence } from './stored-article-rules.ts';
import { currentSettings, daysBetween } from '#modules/blog/schedule/settings.ts';
import { claimDueArticle, recordRun, retryArticleAt } from '#modules/blog/schedule/queries.ts';

const hourMs = 3_600_000;

/** A stored article and its number of words. */
interface Written {
  post: Post;
  length: ArticleLength;
}

/** Settings of one article that replace the stored ones. */
type SettingsOverrides = Input<Endpoints['POST /api/blog/generate']>['body']['settings'];

/**
 * Writes an article about a keyword. It is a draft, or published at once if the settings have `autoPublish`.
 *
 * @throws ApiError `invalid_input` when the keyword is blank or refused, `busy` while another article is being written,
 *   `rate_limited` when the writer has reached its limit per hour, `source_failed` when the writer fails
 */
export async function writeArticle(
  services: Services,
  keyword: string,
  overrides?: SettingsOverrides,
): Promise<Written> {
  const subject = requireKeyword(keyword);
  return oneAtATime(services, (lock) => write(services, lock, subject, overrides));
}

/**
 * Writes an article about the active keyword that was used least recently.
 *
 * @throws ApiError `no_active_keyword`, and as {@link writeArticle}
 */
export const writeNextArticle = (services: Services): Promise<Written & { keyword: string }> =>
  oneAtATime(services, async (lock) => {
    const keyword = await nextKeyword(services.db);
    return { keyword, ...(await write(services, lock, keyword)) };
  });

/**
 * Writes an article again about its keyword, from today's lists. It keeps its address and status, and the previous
 * text is kept as a revision.
 *
 * @throws ApiError `not_found`; `stale_edit` when it is edited at the same time; and as {@link writeArticle}
 */
export const rewriteArticle = (services: Services, id: number): Promise<Written> =>
  oneAtATime(services, async (lock) => {
    const { db, clock } = services;
    const before = await postById(db, id);
    if (!before) throw new ApiError('not_found');
    const settings = await currentSettings(db);
    const request = requestOf(requireKeyword(before.targetKeyword), settings);
    const draft = await draftOf(services, request, lock.signal, id);
    return transact(services, async (trx, onCommit) => {
      const post = await lockedPost(trx, id);
      if (post.updatedAt.getTime() !== before.updatedAt.getTime()) throw new ApiError('stale_edit');
      const text = { ...storedText(draft), slug: post.slug };
      const evidence = { cited: null, figure: null, ...storedEvidence(draft), isStale: false };
      const rewritten = { ...evidence, rewrittenAt: clock(), updatedBy: null };
      const saved = await saveText(trx, services, post, text, rewritten);
      await recordKeywordUse(trx, request.keyword, clock());
      onCommit.record('article_written', { slug: saved.slug });
      await lock.confirm();
      return { post: saved, length: lengthOf(saved, request.targetWordCount) };
    });
  });

async function oneAtATime<T>({ sessionDb }: Services, work: (lock: HeldLock) => Promise<T>): Promise<T> {
  const done = await exclusively(sessionDb, 'write-article', work);
  if (done === 'taken')
    throw new ApiError('busy', { detail: 'Another article is being written. Please wait until it is done.' });
  return done;
}

/**
 * Writes outside a transaction, because writing may take minutes. Stores the result in one, if the lock is still
 * held.
 */
async function write(
  services: Services,
  lock: HeldLock,
  keyword: string,
  overrides?: SettingsOverrides,
): Promise<Written> {
  const { db, clock } = services;
  const settings = await currentSettings(db);
  const request = { ...requestOf(keyword, settings, overrides), isNew: true };
  const draft = await draftOf(services, request, lock.signal);
  return transact(services, async (trx, onCommit) => {
    const post = await addArticle(trx, onCommit, services, draft, settings.autoPublish);
    await recordKeywordUse(trx, keyword, clock());
    await lock.confirm();
    return { post, length: lengthOf(post, request.targetWordCount) };
  });
}

function lengthOf({ content }: Post, target: number): ArticleLength {
  const words = countWords(content);
  return { words, target, isShorter: words < target * (1 - wordTolerance) };
}

const requestOf = (
  keyword: string,
  settings: BlogSettings,
  overrides: SettingsOverrides = {},
): ArticleRequest => ({
  keyword,
  targetWordCount: overrides.targetWordCount ?? settings.targetWordCount,
  businessLocation: overrides.businessLocation ?? settings.businessLocation,
  includeLocalSeo: overrides.includeLocalSEO ?? settings.includeLocalSEO,
});

/** @throws ApiError `rate_limited` when the writer has reached its limit per hour */
async function checkHourlyLimit({ db, clock }: Services, { maxPerHour }: ArticleWriter): Promise<void> {
  const now = clock().getTime();
  const limiting = await nthNewestPost(db, maxPerHour);
  const waitMs = limiting ? limiting.writtenAt.getTime() + hourMs - now : 0;
  if (waitMs > 0) throw new ApiError('rate_limited', { retryAfterSeconds: Math.ceil(waitMs / 1_000) });
}

/** @param replacedId - an existing article that the draft is not compared with, because it replaces it */
async function draftOf(
  services: Services,
  request: ArticleRequest,
  signal: AbortSignal,
  replacedId?: number,
): Promise<ArticleDraft> {
  const { db, events, clock } = services;
  const writer = services.articleWriter(() => readArticleFacts(services, replacedId));
  await checkHourlyLimit(services, writer);
  try {
    const draft = await writer.write(request, signal);
    await requireLiveLinks(db, draft.html);
    return draft;
  } catch (error) {
    if (signal.aborted) throw signal.reason;
    if (!(error instanceof DraftRefused || error instanceof WriterFailed)) throw error;
    events.record('article_failed', { reason: error.message });
    if (error instanceof KeywordRefused) {
      // A refused keyword counts as used, because it would be refused each time and block the schedule's other
      // keywords.
      await recordKeywordUse(db, request.keyword, clock(), await lastingReason(services, request.keyword));
      throw new ApiError('invalid_input', {
        detail: `No article was written. ${error.message}`,
        fields: { keyword: 'is refused' },
        suggestions: error.suggestions,
        cause: error,
      });
    }
    throw new ApiError('source_failed', {
      detail: `No article was written. ${error.message}`.slice(0, 150),
      cause: error,
    });
  }
}

/**
 * The reason that the list of keywords shows; `null` if the keyword already has an article, because the list names
 * that article instead.
 */
async function lastingReason(services: Services, keyword: string): Promise<string | null> {
  const [refusal = null] = await refusalsOf(services, [keyword]);
  return refusal;
}

const retryMs = 3_600_000;

/** Writes the scheduled article if it is due. After a failure it is due again in an hour. */
export async function writeDueArticle(services: Services): Promise<void> {
  const { db, clock } = services;
  if (!(await claimDueArticle(db, clock(), daysBetween))) return;
  try {
    const { post } = await writeNextArticle(services);
    await recordRun(db, clock(), `Wrote “${post.title}”.`);
  } catch (error) {
    await recordRun(db, clock(), error instanceof ApiError ? error.message : 'Failed. The log says why.');
    await retryArticleAt(db, new Date(clock().getTime() + retryMs));
    // Expected failures: no active keyword, an article in progress, or a language model that does not answer.
    if (!(error instanceof ApiError)) throw error;
  }
}
