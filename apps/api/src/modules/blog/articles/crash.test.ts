import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql, type Transaction } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import type { Database } from '#database/schema.ts';
import { startProcess, type ApiProcess } from '#test/api-process.ts';
import { localVariables, startApp, type RunningApp } from '#test/harness.ts';
import type { Person } from '#test/people.ts';

/** The keyword of the article that is being written when the process is killed. */
const keyword = 'fire horse';
let app: RunningApp;
let admin: Person;

beforeAll(async () => {
  app = await startApp({ lists: false });
  admin = await app.as('admin');
});
afterAll(() => app.close());
beforeEach(async () => {
  // Keeps the first articles, so that the process of the next test need not write them again.
  await app.db.deleteFrom('blogPosts').where('targetKeyword', '=', keyword).execute();
  await app.db.deleteFrom('blogKeywords').execute();
});

const start = (env: Record<string, string> = {}): Promise<ApiProcess> =>
  startProcess((port) => ({
    ...localVariables({ port, database: app.database, stripeUrl: app.stripeUrl, lists: false }),
    ...env,
  }));

const generate = (baseUrl: string) =>
  admin.raw('POST', '/api/blog/generate', { keyword }, baseUrl).then(
    ({ status }) => status,
    () => 'no answer' as const,
  );

const waiting = async (): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(app.db);
  return rows[0]?.count ?? 0;
};

/** Kills a process while it waits for a lock of this transaction. */
async function killedWhileWaitingFor(
  hold: (trx: Transaction<Database>) => Promise<unknown>,
): Promise<number | 'no answer'> {
  await using api = await start();
  // Awaited here, because the process is stopped when this function returns.
  return await app.db.transaction().execute(async (trx) => {
    await hold(trx);
    const answer = generate(api.baseUrl);
    await expect.poll(waiting, { interval: 10 }).toBeGreaterThan(0);
    api.child.kill();
    return answer;
  });
}

/** Checks that nothing is half written or locked: the next article is written. */
async function expectAsBefore(): Promise<void> {
  const posts = async () => (await admin.call('GET /api/blog/posts')).body.posts;
  const before = await posts();
  expect(before.filter(({ status }) => status !== 'published')).toEqual([]);
  await expect.poll(() => generate(app.baseUrl), { timeout: 5_000 }).toBe(200);
  expect(await posts()).toHaveLength(before.length + 1);
}

test('F26: a process killed while it reads the facts leaves no article behind', async () => {
  const answer = await killedWhileWaitingFor((trx) => sql`lock table us_states`.execute(trx));
  expect(answer).toBe('no answer');
  await expectAsBefore();
});

test('F26: a process killed while the language model writes leaves no article behind', async () => {
  const asked = Promise.withResolvers<void>();
  // A language model that never answers.
  const model = createServer(() => asked.resolve());
  await new Promise<void>((resolve) => {
    model.listen(0, '127.0.0.1', resolve);
  });
  onTestFinished(() => {
    model.closeAllConnections();
    model.close();
  });
  const { port } = model.address() as AddressInfo;
  await using api = await start({
    ARTICLE_WRITER_API_KEY: 'sk-test',
    ARTICLE_WRITER_BASE_URL: `http://127.0.0.1:${port}/v1`,
    ARTICLE_WRITER_MODEL: 'test',
  });
  const answer = generate(api.baseUrl);
  await asked.promise;
  api.child.kill();
  expect(await answer).toBe('no answer');
  await expectAsBefore();
});

test('F26: a process killed between the insert of an article and the commit leaves no article', async () => {
  await admin.call('POST /api/blog/keywords', {
    body: { keyword, category: 'zodiac', searchIntent: 'informational' },
  });
  const answer = await killedWhileWaitingFor((trx) =>
    sql`select from blog_keywords where keyword = ${keyword} for update`.execute(trx),
  );
  expect(answer).toBe('no answer');
  await expectAsBefore();
});
