import { setImmediate as nextTurn } from 'node:timers/promises';
import { exclusively, type HeldLock } from '#database/exclusively.ts';
import { withoutDatabaseTime } from '#database/request-time.ts';
import { ApiError } from '#kernel/api-error.ts';
import type { Services } from '#integrations/services.ts';
import { transact } from '#database/transact.ts';
import { cleanHtml } from './clean-html.ts';
import { linkKeywords } from './link-keywords.ts';
import { insertAddedLinks, insertLinkRun, linkTargets, textsToLink } from './link-run-queries.ts';
import { LinkTargets } from './live-links.ts';
import { postById, lockArticles } from './queries.ts';
import { saveText } from './save-text.ts';
import { hubsOf } from './subjects-of.ts';

/** The lock that linking and undoing share. */
export const linkingLock = 'add-internal-links';

/** Number of articles that are read at once and changed in one transaction. */
const maxRead = 100;
const maxChanged = 20;

/** Less than the server's timeout for idle connections. The next call continues where this one ended. */
export const maxLinkingMs = 50_000;

/**
 * Links published articles to others whose keyword they mention, and to the almanac's pages about their subjects.
 *
 * @param maxMs - time after which no further article is started; the message says so
 * @throws ApiError `busy` while another call runs
 */
export async function addInternalLinks(services: Services, maxMs = maxLinkingMs) {
  // The duration depends on the number of articles.
  const done = await withoutDatabaseTime(() =>
    exclusively(services.sessionDb, linkingLock, (lock) => linkAll(services, lock, maxMs)),
  );
  if (done === 'taken') throw new ApiError('busy');
  return done;
}

async function linkAll(services: Services, lock: HeldLock, maxMs: number) {
  const startedAt = performance.now();
  const { db } = services;
  const articles = await linkTargets(db);
  const targets = new LinkTargets(articles);
  const run: Run = { id: undefined };
  let linksAdded = 0;
  let articlesChanged = 0;
  let isComplete = true;
  for (const read of chunked(articles, maxRead)) {
    isComplete = performance.now() - startedAt < maxMs;
    if (!isComplete) break;
    const toLink: number[] = [];
    const texts = await textsToLink(
      db,
      read.map(({ id }) => id),
    );
    for (const text of texts) {
      // Lets other requests run between two articles.
      await nextTurn();
      if (linked(text, targets).added.length > 0) toLink.push(text.id);
    }
    for (const ids of chunked(toLink, maxChanged)) {
      const added = await linkSome(services, lock, run, ids, targets);
      linksAdded += added.links;
      articlesChanged += added.articles;
    }
  }
  return { message: messageOf(linksAdded, articlesChanged, isComplete), linksAdded, articlesChanged };
}

const linked = (
  article: { slug: string; title: string; targetKeyword: string; content: string },
  targets: LinkTargets,
) => linkKeywords(article.content, targets, { hubs: hubsOf(article), ownSlug: article.slug });

/** The run is stored with its first link. */
interface Run {
  id: number | undefined;
}

/** Reads the articles again under the lock, so that concurrent edits are not lost. */
async function linkSome(
  services: Services,
  lock: HeldLock,
  run: Run,
  ids: readonly number[],
  targets: LinkTargets,
): Promise<{ links: number; articles: number }> {
  const stored = await transact(services, async (trx) => {
    await lockArticles(trx);
    const done = { runId: run.id, links: 0, articles: 0 };
    for (const id of ids) {
      const post = await postById(trx, id);
      if (!post) continue;
      const { html, added } = linked(post, targets);
      if (added.length === 0) continue;
      await saveText(trx, services, post, { ...post, content: cleanHtml(html) }, {});
      done.runId ??= await insertLinkRun(trx, services.clock());
      await insertAddedLinks(trx, done.runId, id, added);
      done.links += added.length;
      done.articles += 1;
    }
    await lock.confirm();
    return done;
  });
  // Set after the commit, because a rollback removes the run.
  run.id = stored.runId;
  return stored;
}

function* chunked<T>(all: readonly T[], size: number): Generator<readonly T[]> {
  for (let start = 0; start < all.length; start += size) yield all.slice(start, start + size);
}

function messageOf(links: number, articles: number, isComplete: boolean): string {
  const rest = isComplete ? '' : ' Some articles are still left. Please add links again.';
  if (links === 0)
    return isComplete
      ? 'No links were added, because every mention already has a link.'
      : `No links were added.${rest}`;
  const added = links === 1 ? '1 link was added' : `${links} links were added`;
  return `${added} to ${articles === 1 ? '1 article' : `${articles} articles`}.${rest}`;
}
