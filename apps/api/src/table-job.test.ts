import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addWritten } from '#test/blog.ts';
import { markStaleArticlesJob } from './modules/blog/articles/repair-articles.ts';
import { checkKeywordsJob } from './modules/blog/keywords/keywords.ts';
import { runProgram, startProcess } from './test/api-process.ts';
import { localVariables, startApp, type RunningApp } from './test/harness.ts';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp({ lists: false });
});
afterAll(() => app.close());

const variables = (port: number): Record<string, string> =>
  localVariables({ port, database: app.database, stripeUrl: app.stripeUrl, lists: false });
const until = async (isDone: () => Promise<boolean>): Promise<void> => {
  while (!(await isDone())) await wait(50);
};

test('articles are checked after a start, and the API logs the result', async () => {
  const { db } = app;
  await addWritten(app, {
    title: 'Edited',
    html: '<p>Edited.</p><table><thead></thead><tbody></tbody></table>',
    targetKeyword: 'rabbit love',
  });
  await db.updateTable('blogState').set({ textRules: 0 }).execute();
  const rules = () => db.selectFrom('blogState').select('textRules').executeTakeFirstOrThrow();

  await using api = await startProcess((port) => ({ ...variables(port), LOG_LEVEL: 'warn' }));
  await until(async () => (await rules()).textRules > 0);
  const reported = () => api.child.output.split('\n').find((line) => line.includes('article_faulty')) ?? '';
  await until(async () => reported() !== '');
  expect(JSON.parse(reported())).toMatchObject({
    pid: api.child.process.pid,
    fields: { reason: 'has a table without rows' },
  });
});

test('articles are compared with the lists in a process that ends afterwards', async () => {
  const { db } = app;
  const { id } = await addWritten(app, { title: 'Outdated', targetKeyword: 'rabbit money' });
  const claim = { kind: 'total', of: 'companies', value: 1 };
  await db
    .updateTable('blogPosts')
    .set({ cited: JSON.stringify([claim]) })
    .where('id', '=', id)
    .execute();
  const child = runProgram('table-job', variables(app.config.port), [markStaleArticlesJob]);
  await child.exited;
  expect([child.process.exitCode, child.output]).toEqual([0, '']);
  const { isStale } = await db
    .selectFrom('blogPosts')
    .select('isStale')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(isStale).toBe(true);
});

test('keywords are checked in a process that ends afterwards', async () => {
  const { db } = app;
  await db
    .insertInto('blogKeywords')
    .values({ keyword: 'monkey pox symptoms', category: 'zodiac', searchIntent: 'informational' })
    .execute();
  const child = runProgram('table-job', variables(app.config.port), [checkKeywordsJob]);
  await child.exited;
  expect([child.process.exitCode, child.output]).toEqual([0, '']);
  const { refusal } = await db
    .selectFrom('blogKeywords')
    .select('refusal')
    .where('keyword', '=', 'monkey pox symptoms')
    .executeTakeFirstOrThrow();
  expect(refusal).toMatch(/^Articles give no medical advice\./);
});
