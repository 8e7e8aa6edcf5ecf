import { targetWordCounts } from '@org/api-contract/values';
import { composeArticle } from '@org/article-composer';
import { exclusively, type HeldLock } from '#database/exclusively.ts';
import { ApiError } from '#kernel/api-error.ts';
import { addFirstKeywords, firstSubjects } from '#modules/blog/keywords/first-keywords.ts';
import { recordKeywordUse } from '#modules/blog/keywords/queries.ts';
import { insertSettings } from '#modules/blog/schedule/queries.ts';
import { currentSettings, firstArticleAt } from '#modules/blog/schedule/settings.ts';
import type { Services } from '#integrations/services.ts';
import { transact } from '#database/transact.ts';
import { addArticle } from './add-article.ts';
import { categoriseArticles } from './subjects-of.ts';
import { countPosts } from './queries.ts';
import { noteTodaysRules } from './repair-articles.ts';
import { readArticleFacts } from '../read-article-facts.ts';

/**
 * Adds the default settings, the first keywords and, if there are no articles, six published ones. Existing rows are not
 * changed.
 *
 * @throws ApiError `busy` while another call runs
 */
export async function initializeBlog(services: Services) {
  const done = await exclusively(services.sessionDb, 'initialize-blog', (lock) => prepare(services, lock));
  if (done === 'taken') throw new ApiError('busy');
  return done;
}

async function prepare(services: Services, lock: HeldLock) {
  const { db, clock } = services;
  await insertSettings(db, { nextArticleAt: firstArticleAt(await currentSettings(db), clock()) });
  const keywordsAdded = await addFirstKeywords(db);
  const articlesAdded = (await countPosts(db)) === 0 ? await addFirstArticles(services, lock) : 0;
  return { message: messageOf(keywordsAdded, articlesAdded), keywordsAdded };
}

/** Uses the built-in composer, because it needs no network. All articles are published in one transaction. */
async function addFirstArticles(services: Services, lock: HeldLock): Promise<number> {
  const { clock } = services;
  const facts = await readArticleFacts(services);
  const drafts = firstSubjects.map((keyword) =>
    composeArticle(
      {
        keyword,
        targetWordCount: targetWordCounts.default,
        businessLocation: 'Global',
        includeLocalSeo: false,
      },
      facts,
    ),
  );
  await transact(services, async (trx, onCommit) => {
    for (const draft of drafts) await addArticle(trx, onCommit, services, draft, true);
    for (const keyword of firstSubjects) await recordKeywordUse(trx, keyword, clock());
    await noteTodaysRules(trx);
    await lock.confirm();
  });
  // Usually a job does this, but at the first start the job queue does not run yet.
  await categoriseArticles(services);
  return drafts.length;
}

function messageOf(keywords: number, articles: number): string {
  if (keywords === 0 && articles === 0) return 'The blog was already ready. Nothing was added.';
  const added = keywords === 1 ? '1 keyword was added' : `${keywords} keywords were added`;
  return articles > 0
    ? `The blog is ready: ${added}, and ${articles} articles were published.`
    : `The blog is ready: ${added}.`;
}
