import { exclusively, type HeldLock } from '#database/exclusively.ts';
import { ApiError } from '#kernel/api-error.ts';
import type { Services } from '#integrations/services.ts';
import { transact } from '#database/transact.ts';
import { cleanHtml } from './clean-html.ts';
import { linkKeywords } from './link-keywords.ts';
import { hubsOf } from './subjects-of.ts';
import { insertAddedLinks, insertLinkRun } from './link-run-queries.ts';
import { postById, publishedPosts, lockArticles } from './queries.ts';
import { saveText } from './save-text.ts';

/** Linking and its undoing exclude each other. */
export const linkingLock = 'add-internal-links';

interface LinksAdded {
  message: string;
  linksAdded: number;
  articlesChanged: number;
}

/**
 * Adds links between published articles, where the text of one contains the keyword of another, and from each article to
 * the almanac's pages on its own subjects.
 *
 * @throws ApiError `busy` while another call runs
 */
export async function addInternalLinks(services: Services): Promise<LinksAdded> {
  const done = await exclusively(services.db, linkingLock, (lock) => linkAll(services, lock));
  if (done === 'taken') throw new ApiError('busy');
  return done;
}

async function linkAll(services: Services, lock: HeldLock): Promise<LinksAdded> {
  const articles = await publishedPosts(services.db);
  const run: Run = { id: undefined };
  let linksAdded = 0;
  let articlesChanged = 0;
  for (const { id } of articles) {
    const targets = articles.filter((other) => other.id !== id);
    const added = await linkOne(services, lock, run, id, targets);
    linksAdded += added;
    if (added > 0) articlesChanged += 1;
  }
  return { message: messageOf(linksAdded, articlesChanged), linksAdded, articlesChanged };
}

/** A run is stored with its first link. */
interface Run {
  id: number | undefined;
}

/** Reads the article again under the lock, so that concurrent edits are not lost. */
async function linkOne(
  services: Services,
  lock: HeldLock,
  run: Run,
  id: number,
  targets: Awaited<ReturnType<typeof publishedPosts>>,
): Promise<number> {
  const linked = await transact(services, async (trx) => {
    await lockArticles(trx);
    const post = await postById(trx, id);
    if (!post) return undefined;
    const { html, added } = linkKeywords(post.content, targets, hubsOf(post));
    if (added.length === 0) return undefined;
    await saveText(trx, services, post, { ...post, content: cleanHtml(html) }, {});
    const runId = run.id ?? (await insertLinkRun(trx, services.clock()));
    await insertAddedLinks(trx, runId, id, added);
    await lock.confirm();
    return { runId, links: added.length };
  });
  if (!linked) return 0;
  // Only after the commit: a transaction that was rolled back has stored no run.
  run.id = linked.runId;
  return linked.links;
}

function messageOf(links: number, articles: number): string {
  if (links === 0) return 'No links were added: every mention is linked already.';
  const added = links === 1 ? '1 link was added' : `${links} links were added`;
  return `${added} to ${articles === 1 ? '1 article' : `${articles} articles`}.`;
}
