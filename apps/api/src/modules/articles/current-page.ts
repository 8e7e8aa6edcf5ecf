import type { Services } from '#services/services.ts';
import { renderPage, templateOf } from './article-page.ts';
import { storedPage, takeWritersTurn } from './queries.ts';

/**
 * The page of a published article as it was stored; rendered anew and stored once, first, where the template has changed
 * since, or another article on it.
 */
export async function currentPage({ db, config }: Services, slug: string): Promise<string | undefined> {
  const { fingerprint } = templateOf(config);
  const stored = await storedPage(db, slug);
  if (!stored) return undefined;
  if (stored.page !== null && stored.template === fingerprint) return stored.page;
  return db.transaction().execute(async (trx) => {
    await takeWritersTurn(trx);
    const now = await storedPage(trx, slug);
    if (!now) return undefined;
    // Somebody who waited for a turn finds what the one before has rendered.
    if (now.page !== null && now.template === fingerprint) return now.page;
    return renderPage(trx, config, now.id);
  });
}
