import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { exclusively } from '#database/exclusively.ts';
import { startApp, type RunningApp } from '#test/harness.ts';
import type { Person } from '#test/people.ts';
import { addInternalLinks } from './add-internal-links.ts';
import { insertPost } from './queries.ts';
import { undoInternalLinks } from './undo-internal-links.ts';

let app: RunningApp;
let admin: Person;
let now = new Date('2026-11-20T09:00:00.000Z');
beforeAll(async () => {
  app = await startApp({ lists: false, clock: () => now });
  admin = await app.as('admin');
});
afterAll(() => app.close());
beforeEach(async () => {
  now = new Date('2026-11-20T09:00:00.000Z');
  await app.db.deleteFrom('blogLinkRuns').execute();
  await app.db.deleteFrom('blogPosts').execute();
});

const add = (slug: string, targetKeyword: string, content: string) =>
  insertPost(app.db, {
    title: 'A title without subjects',
    slug,
    content,
    metaDescription: 'What it is about.',
    targetKeyword,
    status: 'published',
    publishedAt: now,
    createdAt: now,
    updatedAt: now,
  });
const link = () => admin.call('POST /api/blog/add-internal-links');
const undo = () => admin.call('POST /api/blog/undo-internal-links');
const lastRun = async () => (await admin.call('GET /api/blog/link-run')).body.lastRun;
const contents = async () =>
  Object.fromEntries(
    (await admin.call('GET /api/blog/posts')).body.posts.map(({ slug, content }) => [slug, content]),
  );
const edit = (id: number, targetKeyword: string, content: string) =>
  admin.call('PUT /api/blog/posts/{id}', {
    params: { id },
    body: {
      title: 'A title without subjects',
      content,
      metaDescription: 'What it is about.',
      targetKeyword,
    },
  });

test('the last run is undone, for readers too, and then the run before', async () => {
  await add('jade', 'jade seals', '<p>Of paper lanterns.</p>');
  await add('lanterns', 'paper lanterns', '<p>Of kites and tea.</p>');
  const before = await contents();
  await link();
  expect((await contents()).jade).toContain('<a href="/blog/lanterns.html">paper lanterns</a>');
  now = new Date('2026-11-21T09:00:00.000Z');
  await add('kites', 'kites', '<p>Of tea.</p>');
  await link();
  expect(await lastRun()).toEqual({ ranAt: '2026-11-21T09:00:00.000Z', links: 1, articles: 1 });

  expect((await undo()).body).toEqual({
    message: '1 link was removed from 1 article.',
    linksRemoved: 1,
    articlesChanged: 1,
  });
  expect((await contents()).lanterns).toBe(before.lanterns);
  expect((await contents()).jade).toContain('<a ');
  expect(await lastRun()).toEqual({ ranAt: '2026-11-20T09:00:00.000Z', links: 1, articles: 1 });

  await undo();
  expect(await contents()).toMatchObject(before);
  expect(await (await fetch(`${app.baseUrl}/blog/jade.html`)).text()).toContain('<p>Of paper lanterns.</p>');
  expect(await lastRun()).toBeNull();
});

test('changes of an admin since the run stay', async () => {
  const { id } = await add('jade', 'jade seals', '<p>Of paper lanterns and tea.</p>');
  await add('lanterns', 'paper lanterns', '<p>Of kites.</p>');
  await add('tea', 'tea', '<p>Of kites.</p>');
  await link();
  const linked = (await contents()).jade ?? '';
  await edit(id, 'jade seals', linked.replace('>tea</a>', '>green tea</a>').replace('Of ', 'About '));
  expect((await undo()).body.linksRemoved).toBe(1);
  expect((await contents()).jade).toBe(
    '<p>About paper lanterns and <a href="/blog/tea.html">green tea</a>.</p>',
  );
});

test('links can be added again after they were undone, and undone again', async () => {
  await add('jade', 'jade seals', '<p>Of paper lanterns.</p>');
  await add('lanterns', 'paper lanterns', '<p>Of kites.</p>');
  const before = await contents();
  for (let round = 0; round < 2; round += 1) {
    expect((await link()).body.linksAdded).toBe(1);
    await undo();
    expect(await contents()).toEqual(before);
  }
});

test('a run without links is not stored, and without a run there is nothing to undo', async () => {
  await add('jade', 'jade seals', '<p>Of nothing.</p>');
  await link();
  expect(await lastRun()).toBeNull();
  const { status, body } = await undo();
  expect([status, body.error]).toEqual([409, 'There is no run to undo.']);
});

test('many articles are linked and unlinked, however long PostgreSQL takes for all of them', async () => {
  const count = 45;
  for (let n = 0; n < count; n += 1) await add(`tea-${n}`, `tea ${n}`, `<p>Of tea ${(n + 1) % count}.</p>`);
  const before = await contents();
  // Takes longer than a request may wait for PostgreSQL.
  await sql`create function slowly() returns trigger language plpgsql as
    'begin perform pg_sleep(0.06); return coalesce(new, old); end'`.execute(app.db);
  await sql`create trigger slow before insert on blog_post_revisions
    for each row execute function slowly()`.execute(app.db);
  onTestFinished(async () => {
    await sql`drop function slowly cascade`.execute(app.db);
  });
  expect((await link()).body).toMatchObject({ linksAdded: count, articlesChanged: count });
  expect(await lastRun()).toMatchObject({ links: count, articles: count });
  expect((await contents())['tea-7']).toBe('<p>Of <a href="/blog/tea-8.html">tea 8</a>.</p>');
  expect((await undo()).body).toMatchObject({ linksRemoved: count, articlesChanged: count });
  expect(await contents()).toEqual(before);
});

test('a call that takes too long ends between two articles and says so, and the next call continues', async () => {
  await add('jade', 'jade seals', '<p>Of paper lanterns.</p>');
  await add('lanterns', 'paper lanterns', '<p>Of kites.</p>');
  expect(await addInternalLinks(app.services, 0)).toEqual({
    message: 'No links were added. Some articles are still left. Please add links again.',
    linksAdded: 0,
    articlesChanged: 0,
  });
  expect((await link()).body.linksAdded).toBe(1);
  expect(await undoInternalLinks(app.services, 0)).toEqual({
    message: 'No link was removed. Some articles are still left. Please undo this run again.',
    linksRemoved: 0,
    articlesChanged: 0,
  });
  expect((await undo()).body.linksRemoved).toBe(1);
  expect(await lastRun()).toBeNull();
});

test('nothing is undone while links are being added', async () => {
  const other = await startApp({ database: app.database, stripeUrl: app.stripeUrl, clock: () => now });
  try {
    const answer = await exclusively(other.db, 'add-internal-links', undo);
    expect(answer === 'taken' ? answer : [answer.status, answer.body.code]).toEqual([409, 'busy']);
  } finally {
    await other.close();
  }
});
