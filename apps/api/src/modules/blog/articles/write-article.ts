import type { BlogSettings } from '@org/api-contract';
import { exclusively, type HeldLock } from '#database/exclusively.ts';
import { ApiError } from '#kernel/api-error.ts';
import { tidyKeyword } from '#modules/blog/keywords/tidy-keyword.ts';
import { noteKeywordUse, waitingKeyword } from '#modules/blog/keywords/waiting-keyword.ts';
import { DraftRefused, KeywordRefused, type ArticleDraft, type ArticleRequest } from '@org/article-composer';
import { WriterFailed, type ArticleWriter } from '#integrations/language-model/article-writer.ts';
import type { Services } from '#integrations/services.ts';
import { transact } from '#database/transact.ts';
import { nthNewestPost, type Post } from './queries.ts';
import { readArticleFacts } from './read-article-facts.ts';
import { addArticle } from './add-article.ts';
import { currentSettings } from '#modules/blog/schedule/settings.ts';

const hourMs = 3_600_000;

type Wishes = {
  [Name in 'businessLocation' | 'targetWordCount' | 'includeLocalSEO']?: BlogSettings[Name] | undefined;
};

/**
 * Writes an article about a keyword: a draft, unless the settings say that articles are published by themselves.
 *
 * @throws ApiError `invalid_input` where the keyword is blank or no article is written about it, `busy` while another is being written, `rate_limited` after
 * too many within an hour, `source_failed`
 */
export async function writeArticle(services: Services, keyword: string, wishes: Wishes = {}): Promise<Post> {
  const tidy = tidyKeyword(keyword);
  return oneAtATime(services, (lock) => write(services, lock, tidy, wishes));
}

/**
 * Writes an article about the active keyword that has waited longest.
 *
 * @throws ApiError `no_active_keyword`, `invalid_input` where no article is written about the keyword, `busy` while another is being written, `rate_limited` after too many within an
 * hour, `source_failed`
 */
export const writeNextArticle = (services: Services): Promise<{ keyword: string; post: Post }> =>
  oneAtATime(services, async (lock) => {
    const keyword = await waitingKeyword(services.db);
    return { keyword, post: await write(services, lock, keyword, {}) };
  });

async function oneAtATime<T>({ db }: Services, work: (lock: HeldLock) => Promise<T>): Promise<T> {
  const done = await exclusively(db, 'write-article', work);
  if (done === 'taken')
    throw new ApiError('busy', { detail: 'An article is being written already. Please wait.' });
  return done;
}

/**
 * The writing takes its time outside of any transaction; what comes of it is stored whole or not at all, and not at all
 * once another may write.
 */
async function write(services: Services, lock: HeldLock, keyword: string, wishes: Wishes): Promise<Post> {
  const { db, clock } = services;
  const settings = await currentSettings(db);
  const writer = services.articleWriter(() => readArticleFacts(db));
  await requireRoom(services, writer);
  const request = {
    keyword,
    targetWordCount: wishes.targetWordCount ?? settings.targetWordCount,
    businessLocation: wishes.businessLocation ?? settings.businessLocation,
    includeLocalSeo: wishes.includeLocalSEO ?? settings.includeLocalSEO,
  };
  const draft = await draftOf(services, writer, request, lock.signal);
  return transact(services, async (trx, onCommit) => {
    const post = await addArticle(trx, onCommit, services, draft, settings.autoPublish);
    await noteKeywordUse(trx, keyword, clock());
    await lock.confirm();
    return post;
  });
}

/** @throws ApiError `rate_limited` where the writer has added all the articles it may within an hour */
async function requireRoom({ db, clock }: Services, { maxPerHour }: ArticleWriter): Promise<void> {
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
    return await writer.write(request, signal);
  } catch (error) {
    if (signal.aborted) throw signal.reason;
    if (!(error instanceof DraftRefused || error instanceof WriterFailed)) throw error;
    events.record('article_failed', { reason: error.message });
    if (error instanceof KeywordRefused) {
      // It would be refused again each time: the keywords that wait behind it have their turn.
      await noteKeywordUse(db, request.keyword, clock());
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
