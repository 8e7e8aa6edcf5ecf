import { sql } from 'kysely';
import type { ZodiacSignId } from '@org/zodiac-core';
import { boardVendors } from '#integrations/company-sources/company-sources.ts';
import { connectCompanySources } from '#integrations/company-sources/connect.ts';
import { json, startSources } from './company-sources.ts';
import { startApp, type RunningApp } from './harness.ts';

/** The hosts of the sources. */
export const vendors = {
  greenhouse: boardVendors.greenhouse.host,
  lever: boardVendors.lever.host,
  ashby: boardVendors.ashby.host,
  wikidata: 'query.wikidata.org',
};

export type Refreshes = Awaited<ReturnType<typeof openRefreshes>>;

/** An application whose sources of companies can be replaced, and a user who refreshes signs. */
export async function openRefreshes() {
  const sources = await startSources();
  const services = () => ({
    sources: connectCompanySources({ contact: 'http://atlas.test', standIn: sources.url, minGapMs: 0 }),
  });
  const app = await startApp({ services });
  await keepFewCompanies(app);
  const paid = await app.as('paid');
  return {
    sources,
    app,
    paid,

    scrape: (zodiac: ZodiacSignId) => paid.call('POST /api/scrape', { body: { zodiac } }),

    progress: async (zodiac: ZodiacSignId) =>
      (await paid.call('GET /api/scrape/{zodiac}', { params: { zodiac } })).body.scrape,

    /** The open postings, without the time of the last read. */
    openings: async () =>
      (await app.db.selectFrom('jobs').selectAll().where('closedAt', 'is', null).orderBy('id').execute()).map(
        ({ lastVerifiedAt: _read, ...opening }) => opening,
      ),

    /** The companies of a sign with a board at a vendor. */
    withBoard: (zodiac: ZodiacSignId, board: string) =>
      app.db
        .selectFrom('jobBoards')
        .innerJoin('companies', 'companies.id', 'companyId')
        .where('zodiacSign', '=', zodiac)
        .where('board', '=', board)
        .select(['companies.id', 'token'])
        .execute(),

    /** Holds back the answers of Wikidata, and so every refresh, until the returned function is called. */
    holdWikidata(): () => void {
      const { promise, resolve } = Promise.withResolvers<void>();
      sources.instead(vendors.wikidata, (request, response) => {
        void promise.then(() => json({ results: { bindings: [] } })(request, response));
      });
      return resolve;
    },

    /** Lets the boards answer with empty lists until the reset, because reading and storing all openings takes seconds. */
    emptyBoards(): void {
      for (const host of [vendors.greenhouse, vendors.ashby]) sources.instead(host, json({ jobs: [] }));
      sources.instead(vendors.lever, json([]));
    },

    /** Another process on the same database. */
    otherProcess: () => startApp({ database: app.database, stripeUrl: app.stripeUrl, services }),

    /** Restores the tables that a refresh writes, and the sources. */
    async reset(): Promise<void> {
      for (const host of Object.values(vendors)) sources.instead(host);
      await app.db.deleteFrom('jobs').execute();
      await app.db.deleteFrom('openings').execute();
      await app.db.deleteFrom('scrapes').execute();
      await app.db.deleteFrom('sourceRuns').execute();
      await app.db.deleteFrom('companies').where('source', '=', 'Wikidata').execute();
    },

    async close(): Promise<void> {
      await app.close();
      await sources.close();
    },
  };
}

/**
 * Leaves three companies of a sign for each vendor of boards and no other company, and no careers page, because a refresh
 * compares its finds with all companies, and reading all openings takes seconds.
 */
async function keepFewCompanies({ db }: RunningApp): Promise<void> {
  await sql`
    delete from job_boards using (
      select company_id, row_number() over (partition by zodiac_sign, board order by company_id) as place
      from job_boards join companies on companies.id = company_id
    ) ranked
    where ranked.company_id = job_boards.company_id and place > 3`.execute(db);
  await sql`delete from companies where id not in (select company_id from job_boards)`.execute(db);
  await db.updateTable('companies').set({ careersUrl: null }).execute();
}
