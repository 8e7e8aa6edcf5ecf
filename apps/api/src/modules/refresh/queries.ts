import { sql, type Insertable } from 'kysely';
import type { ZodiacSignId } from '@org/zodiac-core';
import type { Db } from '#database/connection.ts';
import type { Database } from '#database/schema.ts';
import { shownCompanies } from '#modules/catalog/companies/shown-companies.ts';

/** If `seen_at` of a running refresh is older, its process has died. */
const minSeenAt = sql<Date>`now() - interval '60 seconds'`;

/**
 * Claims a sign for one refresh across all processes. A run that has the sign can claim it again.
 *
 * @returns `false` while another refresh has the sign
 */
export async function claimSign(
  db: Db,
  { zodiac, runId, startedBy }: { zodiac: ZodiacSignId; runId: string; startedBy: string | null },
): Promise<boolean> {
  const initial = {
    runId,
    startedBy,
    isCancelled: false,
    state: 'running',
    step: 'Preparing',
    done: 0,
    total: 0,
    message: null,
    finishedAt: null,
  } as const;
  const claimed = await db
    .insertInto('scrapes')
    .values({ zodiac, ...initial })
    .onConflict((conflict) =>
      conflict
        .column('zodiac')
        .doUpdateSet({ ...initial, startedAt: sql`now()`, seenAt: sql`now()` })
        .where(({ or, eb }) =>
          or([
            eb('scrapes.state', '<>', 'running'),
            eb('scrapes.seenAt', '<', minSeenAt),
            eb('scrapes.runId', '=', runId),
          ]),
        ),
    )
    .returning('zodiac')
    .executeTakeFirst();
  return claimed !== undefined;
}

/** Stores the progress of a refresh. Does nothing if another refresh has claimed the sign since. */
export async function storeProgress(
  db: Db,
  runId: string,
  progress: { step: string; done: number; total: number },
): Promise<void> {
  await db
    .updateTable('scrapes')
    .set({ ...progress, seenAt: sql`now()` })
    .where('runId', '=', runId)
    .execute();
}

export async function finishRun(
  db: Db,
  runId: string,
  end: { state: 'done' | 'failed' | 'cancelled'; message: string },
): Promise<void> {
  await db
    .updateTable('scrapes')
    .set({ ...end, finishedAt: sql`now()`, seenAt: sql`now()` })
    .where('runId', '=', runId)
    .execute();
}

/** Asks the processes of running refreshes to end them: of one sign, or of all. @returns the number of refreshes */
export async function cancelRuns(db: Db, zodiac?: ZodiacSignId): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('scrapes')
    .set({ isCancelled: true })
    .where('state', '=', 'running')
    .where('seenAt', '>=', minSeenAt)
    .$if(zodiac !== undefined, (query) => query.where('zodiac', '=', zodiac ?? null))
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/** Whether this refresh was canceled. */
export async function isCancelled(db: Db, runId: string): Promise<boolean> {
  const run = await db
    .selectFrom('scrapes')
    .select('isCancelled')
    .where('runId', '=', runId)
    .executeTakeFirst();
  return run?.isCancelled ?? false;
}

/** Replaces the stored result of one source for one sign. */
export async function storeSourceRun(db: Db, run: Insertable<Database['sourceRuns']>): Promise<void> {
  const { source: _source, zodiac: _zodiac, ...result } = run;
  await db
    .insertInto('sourceRuns')
    .values(run)
    .onConflict((conflict) => conflict.columns(['source', 'zodiac']).doUpdateSet(result))
    .execute();
}

export const sourceRuns = (db: Db) => db.selectFrom('sourceRuns').selectAll().execute();

/** The latest refresh of a sign. */
export const latestRun = (db: Db, zodiac: ZodiacSignId) =>
  latestRuns(db).where('zodiac', '=', zodiac).executeTakeFirst();

/** The latest refresh of each sign, as a query. The state is `failed` if the process has died. */
export const latestRuns = (db: Db) =>
  db
    .selectFrom('scrapes')
    .select(['zodiac', 'step', 'done', 'total', 'message', 'startedAt', 'finishedAt', 'startedBy'])
    .select(({ eb }) =>
      eb
        .case()
        .when(eb.and([eb('state', '=', 'running'), eb('seenAt', '<', minSeenAt)]))
        .then(sql<'failed'>`'failed'`)
        .else(eb.ref('state'))
        .end()
        .as('state'),
    );

/** The job boards of a sign's companies. */
export const boardsOfSign = (db: Db, zodiac: ZodiacSignId) =>
  db
    .selectFrom('jobBoards')
    .innerJoin(shownCompanies(db).as('companies'), 'companies.id', 'jobBoards.companyId')
    .where('zodiacSign', '=', zodiac)
    .select(['companies.id as companyId', 'name', 'board', 'token'])
    .orderBy('name')
    .orderBy('token')
    .execute();

/** The careers pages of a sign's companies without a job board, least recently read first. */
export const careersPagesOfSign = (db: Db, zodiac: ZodiacSignId, limit: number) =>
  db
    .selectFrom(shownCompanies(db).as('companies'))
    .leftJoin('careersChecks', 'careersChecks.companyId', 'companies.id')
    .where('zodiacSign', '=', zodiac)
    .where('careersUrl', 'is not', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(selectFrom('jobBoards').select('token').whereRef('jobBoards.companyId', '=', 'companies.id')),
      ),
    )
    .select(['companies.id as companyId', 'name', 'careersUrl as address'])
    .orderBy('checkedAt', (order) => order.asc().nullsFirst())
    .orderBy('name')
    .limit(limit)
    .$narrowType<{ address: string }>()
    .execute();

/** Records when the careers page of a company was last read. */
export async function recordCareersCheck(db: Db, companyId: number, now: Date): Promise<void> {
  await db
    .insertInto('careersChecks')
    .values({ companyId, checkedAt: now })
    .onConflict((conflict) => conflict.column('companyId').doUpdateSet({ checkedAt: now }))
    .execute();
}
