import { generationFrequencies } from '@org/api-contract/values';
import type { BlogSettings } from '@org/api-contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { WriterFailed } from '#integrations/language-model/article-writer.ts';
import { startApp, type RunningApp } from '#test/harness.ts';
import type { Person } from '#test/people.ts';
import { allPosts } from '#modules/blog/articles/queries.ts';
import { scheduleTimes } from './queries.ts';
import { writeDueArticle } from '../articles/write-article.ts';

let app: RunningApp;
/** A second process of the product. */
let other: RunningApp;
let admin: Person;
const start = new Date('2026-11-20T09:00:00.000Z');
let now = start;
let isWriterAway = false;

beforeAll(async () => {
  app = await startApp({ lists: false, clock: () => now });
  other = await startApp({ database: app.database, stripeUrl: app.stripeUrl, clock: () => now });
  for (const { services } of [app, other]) {
    services.articleWriter = () => ({
      maxPerHour: 100,
      write: async ({ keyword }) => {
        if (isWriterAway) throw new WriterFailed('Nobody is at home.');
        return {
          title: `About ${keyword}`,
          metaDescription: 'An article.',
          html: '<h2>One</h2><p>Text.</p>',
          targetKeyword: keyword,
        };
      },
    });
  }
  admin = await app.as('admin');
});
afterAll(async () => {
  await other.close();
  await app.close();
});
beforeEach(async () => {
  now = start;
  isWriterAway = false;
  for (const table of ['blogPosts', 'blogKeywords', 'blogSettings'] as const)
    await app.db.deleteFrom(table).execute();
  for (const keyword of ['ox', 'rat']) await add(keyword);
});

const add = (keyword: string) =>
  admin.call('POST /api/blog/keywords', {
    body: { keyword, category: 'zodiac', searchIntent: 'informational' },
  });

const settings = (changes: Partial<BlogSettings>) =>
  admin.call('PUT /api/blog/settings', {
    body: {
      businessLocation: 'Global',
      targetWordCount: 2000,
      includeLocalSEO: false,
      autoPublish: false,
      generationFrequency: 'weekly',
      isActive: true,
      ...changes,
    },
  });
/** Reads the database, because a session ends before the schedule does. */
const written = async () =>
  (await allPosts(app.db)).map(({ targetKeyword, status }) => [targetKeyword, status]);
const later = (days: number, minutes = 0): void => {
  now = new Date(start.getTime() + days * 86_400_000 + minutes * 60_000);
};

describe('the settings', () => {
  test('are those of the specification until they are changed', async () => {
    expect((await admin.call('GET /api/blog/settings')).body).toEqual({
      businessLocation: 'Global',
      targetWordCount: 2000,
      includeLocalSEO: false,
      autoPublish: false,
      generationFrequency: 'weekly',
      isActive: true,
    });
    const changed = await settings({ businessLocation: 'Texas', targetWordCount: 300, autoPublish: true });
    expect((await admin.call('GET /api/blog/settings')).body).toEqual(changed.body);
    expect(changed.body).toMatchObject({
      businessLocation: 'Texas',
      targetWordCount: 300,
      autoPublish: true,
    });
  });

  test.each([
    { targetWordCount: 299 },
    { targetWordCount: 5001 },
    { targetWordCount: 1000.5 },
    { generationFrequency: 'hourly' },
    { businessLocation: '' },
    { autoPublish: 'true' },
  ])('%j is refused, and nothing changes', async (wrong) => {
    expect((await settings(wrong as Partial<BlogSettings>)).status).toBe(400);
    expect((await admin.call('GET /api/blog/settings')).body.targetWordCount).toBe(2000);
  });
});

describe('the schedule', () => {
  test.each([
    ['daily', 1],
    ['weekly', 7],
    ['monthly', 30],
  ] as const)('%s writes after %i days and not before', async (generationFrequency, days) => {
    await settings({ generationFrequency });
    later(days, -1);
    await writeDueArticle(app.services);
    expect(await written()).toEqual([]);
    later(days, 1);
    await writeDueArticle(app.services);
    expect(await written()).toEqual([['ox', 'draft']]);
    await writeDueArticle(app.services);
    expect(await written()).toHaveLength(1);
  });

  test('monthly means every thirty days, also in months of 31 days', async () => {
    await add('pig');
    await settings({ generationFrequency: 'monthly' });
    for (const day of [30, 60, 90]) {
      later(day, -1);
      await writeDueArticle(app.services);
      expect(await written()).toHaveLength(day / 30 - 1);
      later(day, day);
      await writeDueArticle(app.services);
      expect(await written()).toHaveLength(day / 30);
    }
  });

  test('writes once if several processes run it concurrently', async () => {
    await settings({ generationFrequency: 'daily' });
    later(1, 1);
    await Promise.all([app, other, app, other].map(({ services }) => writeDueArticle(services)));
    expect(await written()).toHaveLength(1);
  });

  test('uses each keyword once, says when none is left, and publishes if the settings have autoPublish', async () => {
    await settings({ generationFrequency: 'daily', autoPublish: true });
    for (const day of [1, 2, 3]) {
      later(day, day);
      await writeDueArticle(app.services);
    }
    expect(await written()).toEqual([
      ['rat', 'published'],
      ['ox', 'published'],
    ]);
    expect((await scheduleTimes(app.db))?.lastResult).toMatch(/^Every active keyword already has an article/);
  });

  test.each([{ generationFrequency: 'off' as const }, { isActive: false }])(
    'writes nothing while %j',
    async (off) => {
      await settings({ generationFrequency: 'daily' });
      await settings({ generationFrequency: 'daily', ...off });
      later(40);
      await writeDueArticle(app.services);
      expect(await written()).toEqual([]);
    },
  );

  test('continues unchanged if another setting changes', async () => {
    await settings({ generationFrequency: 'weekly' });
    later(3);
    await settings({ generationFrequency: 'weekly', targetWordCount: 900 });
    later(7, 1);
    await writeDueArticle(app.services);
    expect(await written()).toHaveLength(1);
  });

  test('tries again an hour after the writer failed', async () => {
    await settings({ generationFrequency: 'monthly' });
    isWriterAway = true;
    later(30, 1);
    await writeDueArticle(app.services);
    isWriterAway = false;
    later(30, 59);
    await writeDueArticle(app.services);
    expect(await written()).toEqual([]);
    later(30, 62);
    await writeDueArticle(other.services);
    expect(await written()).toHaveLength(1);
  });

  test('knows the frequencies of the contract', async () => {
    for (const generationFrequency of generationFrequencies) {
      expect((await settings({ generationFrequency })).status).toBe(200);
    }
  });
});
