import { priceCents, priceDollars } from '@org/api-contract/values';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startApp, type RunningApp } from '#test/harness.ts';
import type { Person } from '#test/people.ts';
import { recordAction } from '#modules/audit/record-action.ts';
import { recordBackup } from '#modules/backup/stored-backups.ts';
import { insertPost } from '#modules/blog/articles/queries.ts';

let app: RunningApp;
let admin: Person;
let now: Date;
beforeAll(async () => {
  now = new Date();
  app = await startApp({ clock: () => now });
  admin = await app.as('admin');
});
afterAll(() => app.close());
beforeEach(() => {
  now = new Date();
});

const overview = async (days?: number) =>
  (await admin.call('GET /api/admin/overview', { query: days === undefined ? {} : { days } })).body;
const dayBefore = (days: number) => new Date(now.getTime() - days * 86_400_000).toISOString().slice(0, 10);

test('the overview has every day of the period, the latest first', async () => {
  const days = (await overview()).days.map(({ day }) => day);
  expect([days.length, days[0], days.at(-1)]).toEqual([30, dayBefore(0), dayBefore(29)]);
  expect((await overview(7)).days).toHaveLength(7);
  expect((await admin.call('GET /api/admin/overview', { query: { days: 181 } })).status).toBe(400);
});

test('sign-ups and payments are counted on their day, and unpaid amounts are not', async () => {
  const before = (await overview()).days[0];
  await app.newcomer('paid');
  const unpaid = await app.newcomer('unpaid');
  await unpaid.call('POST /api/create-payment-intent', {
    body: { amount: priceDollars, userId: unpaid.uid },
  });
  const [after, yesterday] = (await overview()).days;
  expect([
    (after?.signUps ?? 0) - (before?.signUps ?? 0),
    (after?.payments ?? 0) - (before?.payments ?? 0),
    (after?.receivedCents ?? 0) - (before?.receivedCents ?? 0),
  ]).toEqual([2, 1, priceCents]);
  expect(yesterday).toMatchObject({ signUps: 0, payments: 0, receivedCents: 0 });
});

test('access that an admin gave does not count as a payment', async () => {
  const someone = await app.newcomer('unpaid');
  const before = (await overview()).days[0]?.payments;
  const granted = await admin.call('POST /api/admin/access', {
    body: { email: someone.email, reason: 'Prize of the raffle' },
  });
  expect([granted.status, (await overview()).days[0]?.payments]).toEqual([200, before]);
});

test('the time of the latest backup is shown, or null without one', async () => {
  await app.db.deleteFrom('backups').execute();
  expect((await overview()).lastBackupAt).toBeNull();
  for (const days of [3, 1, 2])
    await recordBackup(app.db, { madeAt: new Date(`${dayBefore(days)}T02:00Z`), bytes: 1 });
  expect((await overview()).lastBackupAt).toBe(`${dayBefore(1)}T02:00:00.000Z`);
});

describe('views and visits', () => {
  const day = () => dayBefore(1);
  beforeEach(async () => {
    await app.db.deleteFrom('pageViews').execute();
    await app.db.deleteFrom('visits').execute();
    await app.db.deleteFrom('blogPosts').execute();
  });

  test('are shown by day, and visits also by the kind of their first page', async () => {
    await app.db
      .insertInto('visits')
      .values([
        { day: day(), kind: 'home', visits: 3 },
        { day: day(), kind: 'article', visits: 5 },
        { day: dayBefore(2), kind: 'home', visits: 4 },
        { day: dayBefore(40), kind: 'home', visits: 99 },
      ])
      .execute();
    await app.db
      .insertInto('pageViews')
      .values([
        { day: day(), path: '/zodiac-sample', views: 6 },
        { day: day(), path: '/companies', views: 50 },
      ])
      .execute();
    const { days, beginnings } = await overview();
    expect(days.slice(0, 3)).toMatchObject([
      { visits: 0, samples: 0 },
      { visits: 8, samples: 6 },
      { visits: 4, samples: 0 },
    ]);
    expect(beginnings).toEqual([
      { kind: 'home', visits: 7 },
      { kind: 'article', visits: 5 },
    ]);
  });

  test('of articles are summed over the period, with the titles of those that are published', async () => {
    await insertPost(app.db, {
      title: 'The Dragon at Work',
      slug: 'dragon',
      content: '<p>Ambition.</p>',
      metaDescription: 'How.',
      targetKeyword: 'dragon career',
      status: 'published',
      publishedAt: now,
      createdAt: now,
      updatedAt: now,
    });
    await app.db
      .insertInto('pageViews')
      .values([
        { day: dayBefore(1), path: '/blog/dragon.html', views: 4 },
        { day: dayBefore(2), path: '/blog/dragon.html', views: 3 },
        { day: dayBefore(1), path: '/blog/gone.html', views: 5 },
        { day: dayBefore(1), path: '/blog', views: 70 },
      ])
      .execute();
    expect((await overview()).articles).toEqual([
      { path: '/blog/dragon.html', title: 'The Dragon at Work', views: 7 },
      { path: '/blog/gone.html', title: null, views: 5 },
    ]);
  });
});

describe('the jobs', () => {
  test('are unknown while the queue does not run', async () => {
    expect((await overview()).jobs).toBeNull();
  });

  test('are listed with their runs, their failures and the last reason', { timeout: 30_000 }, async () => {
    const { queue } = app.services;
    await queue.start([
      { name: 'a-good-job', run: async () => undefined },
      {
        name: 'b-bad-job',
        run: async () => {
          throw new Error('The mail server refused the sender.');
        },
      },
    ]);
    try {
      await queue.add('a-good-job', 'one');
      await queue.add('b-bad-job', 'one');
      await expect
        .poll(async () => (await overview()).jobs, { timeout: 15_000 })
        .toEqual([
          {
            name: 'a-good-job',
            runs: 1,
            failures: 0,
            lastRunAt: expect.any(String),
            lastFailure: null,
          },
          {
            name: 'b-bad-job',
            runs: 1,
            failures: 1,
            lastRunAt: expect.any(String),
            lastFailure: { at: expect.any(String), message: 'The mail server refused the sender.' },
          },
        ]);
    } finally {
      await queue.stop();
    }
  });
});

test('the actions of admins are listed with emails, the latest first, and a deleted account with its uid', async () => {
  const granted = { action: 'grant_access', about: 'payment 1', reason: 'Asked by mail' } as const;
  await recordAction(app.db, { ...granted, actor: { uid: 'deleted' }, subjectUid: null });
  await recordAction(app.db, { ...granted, actor: { uid: admin.uid }, subjectUid: null });
  const { status, body } = await admin.call('GET /api/admin/actions', { query: { page: 1 } });
  expect(status).toBe(200);
  expect(body.actions.slice(0, 2)).toMatchObject([{ by: admin.email }, { by: 'deleted' }]);
  expect(body.actions).toContainEqual(
    expect.objectContaining({
      by: 'command line (test)',
      action: 'change_role',
      about: `account ${admin.email}`,
      subjectUid: admin.uid,
    }),
  );
  const past = await admin.call('GET /api/admin/actions', { query: { page: 1_000 } });
  expect(past.body).toEqual({ ...body, actions: [] });
});
