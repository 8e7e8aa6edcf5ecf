import { setImmediate as nextTurn } from 'node:timers/promises';
import { exclusively, type HeldLock } from '#database/exclusively.ts';
import { ApiError } from '#kernel/api-error.ts';
import type { Services } from '#integrations/services.ts';
import { transact } from '#database/transact.ts';
import { cleanHtml } from './clean-html.ts';
import { linkKeywords } from './link-keywords.ts';
import { insertAddedLinks, insertLinkRun, linkTargets, textsToLink } from './link-run-queries.ts';
import { LinkTargets } from './link-targets.ts';
import { postById, lockArticles } from './queries.ts';
import { saveText } from './save-text.ts';
import { hubsOf } from './subjects-of.ts';

/** Linking and its undoing exclude each other. */
export const linkingLock = 'add-internal-links';

/** So many texts are read at once. */
const batch = 100;

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
  const { db } = services;
  const articles = await linkTargets(db);
  const targets = new LinkTargets(articles);
  const run: Run = { id: undefined };
  let linksAdded = 0;
  let articlesChanged = 0;
  for (let read = 0; read < articles.length; read += batch) {
    const ids = articles.slice(read, read + batch).map(({ id }) => id);
    for (const text of await textsToLink(db, ids)) {
      // Other requests come between two articles.
      await nextTurn();
      if (linked(text, targets).added.length === 0) continue;
      const added = await linkOne(services, lock, run, text.id, targets);
      linksAdded += added;
      if (added > 0) articlesChanged += 1;
    }
  }
  return { message: messageOf(linksAdded, articlesChanged), linksAdded, articlesChanged };
}

const linked = (
  article: { slug: string; title: string; targetKeyword: string; content: string },
  targets: LinkTargets,
) => linkKeywords(article.content, targets, { hubs: hubsOf(article), ownSlug: article.slug });

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
  targets: LinkTargets,
): Promise<number> {
  const stored = await transact(services, async (trx) => {
    await lockArticles(trx);
    const post = await postById(trx, id);
    if (!post) return undefined;
    const { html, added } = linked(post, targets);
    if (added.length === 0) return undefined;
    await saveText(trx, services, post, { ...post, content: cleanHtml(html) }, {});
    const runId = run.id ?? (await insertLinkRun(trx, services.clock()));
    await insertAddedLinks(trx, runId, id, added);
    await lock.confirm();
    return { runId, links: added.length };
  });
  if (!stored) return 0;
  // Only after the commit: a transaction that was rolled back has stored no run.
  run.id = stored.runId;
  return stored.links;
}

function messageOf(links: number, articles: number): string {
  if (links === 0) return 'No links were added: every mention is linked already.';
  const added = links === 1 ? '1 link was added' : `${links} links were added`;
  return `${added} to ${articles === 1 ? '1 article' : `${articles} articles`}.`;
}
