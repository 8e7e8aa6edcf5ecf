import { exclusively, type HeldLock } from '#database/exclusively.ts';
import { withoutDatabaseTime } from '#database/request-time.ts';
import { transact } from '#database/transact.ts';
import type { Services } from '#integrations/services.ts';
import { ApiError } from '#kernel/api-error.ts';
import { linkingLock, maxLinkingMs } from './add-internal-links.ts';
import { cleanHtml } from './clean-html.ts';
import { unlink } from './link-keywords.ts';
import { articlesOfRun, lastLinkRun, linksOfRun, markRunUndone } from './link-run-queries.ts';
import { lockArticles, postById } from './queries.ts';
import { saveText } from './save-text.ts';

/** The linking run that would be undone next, or `null`. */
export async function lastRunOfLinks(db: Services['db']) {
  const run = await lastLinkRun(db);
  return run ? { ranAt: run.ranAt.toISOString(), links: run.links, articles: run.articles } : null;
}

/**
 * Removes the links that the last linking run added, and keeps their words. Other changes of the articles stay. A
 * repeated call undoes the previous run.
 *
 * @param maxMs - time after which no further article is started; the run stays, and the message says so
 * @throws ApiError `busy` while links are added or removed; `conflict` when there is no run to undo
 */
export async function undoInternalLinks(services: Services, maxMs = maxLinkingMs) {
  const done = await withoutDatabaseTime(() =>
    exclusively(services.sessionDb, linkingLock, (lock) => undoLast(services, lock, maxMs)),
  );
  if (done === 'taken') throw new ApiError('busy');
  return done;
}

async function undoLast(services: Services, lock: HeldLock, maxMs: number) {
  const startedAt = performance.now();
  const { db, clock } = services;
  const run = await lastLinkRun(db);
  if (!run) throw new ApiError('conflict', { detail: 'There is no run to undo.' });
  let linksRemoved = 0;
  let articlesChanged = 0;
  let isComplete = true;
  for (const id of await articlesOfRun(db, run.id)) {
    isComplete = performance.now() - startedAt < maxMs;
    if (!isComplete) break;
    const removed = await unlinkOne(services, lock, run.id, id);
    linksRemoved += removed;
    if (removed > 0) articlesChanged += 1;
  }
  // The run is marked last, so that the next call finishes an interrupted undo.
  if (isComplete) await markRunUndone(db, run.id, clock());
  return { message: messageOf(linksRemoved, articlesChanged, isComplete), linksRemoved, articlesChanged };
}

const unlinkOne = (services: Services, lock: HeldLock, runId: number, id: number): Promise<number> =>
  transact(services, async (trx) => {
    await lockArticles(trx);
    const post = await postById(trx, id);
    if (!post) return 0;
    const { html, removed } = unlink(post.content, await linksOfRun(trx, runId, id));
    if (removed > 0) {
      await saveText(trx, services, post, { ...post, content: cleanHtml(html) }, {});
      await lock.confirm();
    }
    return removed;
  });

function messageOf(links: number, articles: number, isComplete: boolean): string {
  const rest = isComplete ? '' : ' Some articles are still left. Please undo this run again.';
  if (links === 0)
    return isComplete ? 'The last run has no links left to remove.' : `No link was removed.${rest}`;
  const removed = links === 1 ? '1 link was removed' : `${links} links were removed`;
  return `${removed} from ${articles === 1 ? '1 article' : `${articles} articles`}.${rest}`;
}
