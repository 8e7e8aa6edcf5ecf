import type { ArticleLength, BlogSettings } from '@org/api-contract';
import { exclusively, type HeldLock } from '#database/exclusively.ts';
import { ApiError } from '#kernel/api-error.ts';
import { requireKeyword } from '#modules/blog/keywords/require-keyword.ts';
import { nextKeyword } from '#modules/blog/keywords/next-keyword.ts';
import { recordKeywordUse } from '#modules/blog/keywords/queries.ts';
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
import { nthNewestPost, type Post } from './queries.ts';
import { readArticleFacts } from './read-article-facts.ts';
import { addArticle } from './add-article.ts';
import { requireNewWording } from './require-new-wording.ts';
import { currentSettings } from '#modules/blog/schedule/settings.ts';

const hourMs = 3_600_000;

/** A stored article, and how long it became. */
interface Written {
  post: Post;
  length: ArticleLength;
}

/** Settings of one article that replace the stored ones. */
type SettingsOverrides = {
  [Name in 'businessLocation' | 'targetWordCount' | 'includeLocalSEO']?: BlogSettings[Name] | undefined;
};

/**
 * Writes an article about a keyword. It is a draft, or published at once if the settings have `autoPublish`.
 *
 * @throws ApiError `invalid_input` when the keyword is blank or refused, `busy` while another article is being written,
 *   `rate_limited` when the writer has reached its limit per hour, `source_failed` when the writer fails
 */
export async function writeArticle(
  services: Services,
  keyword: string,
  overrides: SettingsOverrides = {},
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
    return { keyword, ...(await write(services, lock, keyword, {})) };
  });

async function oneAtATime<T>({ db }: Services, work: (lock: HeldLock) => Promise<T>): Promise<T> {
  const done = await exclusively(db, 'write-article', work);
  if (done === 'taken')
    throw new ApiError('busy', { detail: 'An article is being written already. Please wait.' });
  return done;
}

/** Writes outside a transaction, because it may take minutes. Stores the result in one, if the lock is still held. */
async function write(
  services: Services,
  lock: HeldLock,
  keyword: string,
  overrides: SettingsOverrides,
): Promise<Written> {
  const { db, clock } = services;
  const settings = await currentSettings(db);
  const writer = services.articleWriter(() => readArticleFacts(services));
  await checkHourlyLimit(services, writer);
  const request = {
    keyword,
    targetWordCount: overrides.targetWordCount ?? settings.targetWordCount,
    businessLocation: overrides.businessLocation ?? settings.businessLocation,
    includeLocalSeo: overrides.includeLocalSEO ?? settings.includeLocalSEO,
  };
  const draft = await draftOf(services, writer, request, lock.signal);
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

/** @throws ApiError `rate_limited` when the writer has reached its limit per hour */
async function checkHourlyLimit({ db, clock }: Services, { maxPerHour }: ArticleWriter): Promise<void> {
  const now = clock().getTime();
  const limiting = await nthNewestPost(db, maxPerHour);
  const waitMs = limiting ? limiting.createdAt.getTime() + hourMs - now : 0;
  if (waitMs > 0) throw new ApiError('rate_limited', { retryAfterSeconds: Math.ceil(waitMs / 1_000) });
}

async function draftOf(
  { db, events, clock }: Services,
  writer: ArticleWriter,
  request: ArticleRequest,
  signal: AbortSignal,
): Promise<ArticleDraft> {
  try {
    const draft = await writer.write(request, signal);
    await requireNewWording(db, draft);
    return draft;
  } catch (error) {
    if (signal.aborted) throw signal.reason;
    if (!(error instanceof DraftRefused || error instanceof WriterFailed)) throw error;
    events.record('article_failed', { reason: error.message });
    if (error instanceof KeywordRefused) {
      // Counts as used, because it would be refused each time and block the other keywords of the schedule.
      await recordKeywordUse(db, request.keyword, clock(), error.message);
      throw new ApiError('invalid_input', {
        detail: `No article was written. ${error.message}`,
        fields: { keyword: 'is refused' },
        cause: error,
      });
    }
    throw new ApiError('source_failed', {
      detail: `No article was written. ${error.message}`.slice(0, 150),
      cause: error,
    });
  }
}
