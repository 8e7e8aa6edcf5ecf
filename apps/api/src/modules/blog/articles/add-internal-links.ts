import { exclusively, type HeldLock } from '#database/exclusively.ts';
import { ApiError } from '#kernel/api-error.ts';
import type { Services } from '#integrations/services.ts';
import { transact } from '#database/transact.ts';
import { cleanHtml } from './clean-html.ts';
import { linkKeywords } from './link-keywords.ts';
import { hubsOf } from './subjects-of.ts';
import { postById, publishedPosts, lockArticles } from './queries.ts';
import { saveText } from './save-text.ts';

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
  const done = await exclusively(services.db, 'add-internal-links', (lock) => linkAll(services, lock));
  if (done === 'taken') throw new ApiError('busy');
  return done;
}

async function linkAll(services: Services, lock: HeldLock): Promise<LinksAdded> {
  const articles = await publishedPosts(services.db);
  let linksAdded = 0;
  let articlesChanged = 0;
  for (const { id } of articles) {
    const targets = articles.filter((other) => other.id !== id);
    const added = await linkOne(services, lock, id, targets);
    linksAdded += added;
    if (added > 0) articlesChanged += 1;
  }
  return { message: messageOf(linksAdded, articlesChanged), linksAdded, articlesChanged };
}

/** Reads the article again under the lock, so that concurrent edits are not lost. */
const linkOne = (
  services: Services,
  lock: HeldLock,
  id: number,
  targets: Awaited<ReturnType<typeof publishedPosts>>,
): Promise<number> =>
  transact(services, async (trx, onCommit) => {
    await lockArticles(trx);
    const post = await postById(trx, id);
    if (!post) return 0;
    const { html, added } = linkKeywords(post.content, targets, hubsOf(post));
    if (added > 0) {
      await saveText(trx, onCommit, services, post, { ...post, content: cleanHtml(html) }, {});
      await lock.confirm();
    }
    return added;
  });

function messageOf(links: number, articles: number): string {
  if (links === 0) return 'No links were added: every mention is linked already.';
  const added = links === 1 ? '1 link was added' : `${links} links were added`;
  return `${added} to ${articles === 1 ? '1 article' : `${articles} articles`}.`;
}
