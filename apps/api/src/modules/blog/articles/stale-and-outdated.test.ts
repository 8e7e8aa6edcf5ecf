import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { BlogPost } from '@org/api-contract';
import { startApp, type RunningApp } from '#test/harness.ts';
import type { Person } from '#test/people.ts';
import { markStaleArticles, repairAllArticles } from './repair-articles.ts';
import { postById } from './queries.ts';

let app: RunningApp;
let admin: Person;

beforeAll(async () => {
  app = await startApp({ clock: () => new Date('2026-11-20T09:00:00.000Z') });
  admin = await app.as('admin');
  // The writer reads all companies for each article.
  await app.db
    .deleteFrom('companies')
    .where('zodiacSign', 'not in', ['dragon', 'rooster', 'snake'])
    .execute();
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.db.deleteFrom('blogPosts').execute();
});

const generate = async (keyword: string) =>
  (await admin.call('POST /api/blog/generate', { body: { keyword } })).body;
const listed = async ({ id }: BlogPost) =>
  (await admin.call('GET /api/blog/posts')).body.posts.find((post) => post.id === id);
const publish = ({ id }: BlogPost) =>
  admin.call('POST /api/blog/posts/{id}/publish', { params: { id }, body: {} });

describe('the length of an article', () => {
  test('is returned when it is written, and so is whether it is below the target', async () => {
    const { post, length } = await generate('goat man');
    expect(length).toMatchObject({ target: 2000, isShorter: true });
    expect(length.words).toBeGreaterThan(100);
    expect(post.content).toContain('<h2>What helps Goats');
  });

  test('reaches a low target', async () => {
    const { body } = await admin.call('POST /api/blog/generate', {
      body: { keyword: 'why is there no cat', settings: { targetWordCount: 300 } },
    });
    expect(body.length).toMatchObject({ target: 300, isShorter: false });
    expect(body.length.words).toBeLessThanOrEqual(330);
  });
});

describe('an article that states facts from a list', () => {
  const rename = (from: string, to: string) =>
    app.db.updateTable('companies').set({ name: to }).where('name', '=', from).execute();
  const save = ({ id, title, content, metaDescription, targetKeyword }: BlogPost) =>
    admin.call('PUT /api/blog/posts/{id}', {
      params: { id },
      body: { title, content, metaDescription, targetKeyword },
    });

  test('has the counts of today after each change of the list, if nobody has edited it', async () => {
    const { post } = await generate('companies founded in dragon years');
    await publish(post);
    const page = async () => (await fetch(`${app.baseUrl}/blog/${post.slug}.html`)).text();
    const { count } = await app.db
      .selectFrom('companies')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('hiddenAt', 'is', null)
      .where('zodiacSign', '=', 'dragon')
      .executeTakeFirstOrThrow();
    expect(await page()).toContain(`our list has ${count} of them`);
    const unnamed = await app.db
      .selectFrom('companies')
      .select(['id', 'name'])
      .where('hiddenAt', 'is', null)
      .where('zodiacSign', '=', 'dragon')
      .orderBy('name', 'desc')
      .limit(2)
      .execute();
    for (const [fewer, { id }] of unnamed.entries()) {
      await app.db.deleteFrom('companies').where('id', '=', id).execute();
      await markStaleArticles(app.services);
      expect(await page()).toContain(`our list has ${count - fewer - 1} of them`);
      expect(await listed(post)).toMatchObject({ isStale: false, status: 'published', slug: post.slug });
    }
  });

  test('is marked as stale if edited while a row that it names has changed, and other articles are not', async () => {
    const { post } = await generate('is Nvidia a rooster');
    const { post: other } = await generate('rabbit love');
    await save(post);
    await markStaleArticles(app.services);
    expect([(await listed(post))?.isStale, (await listed(other))?.isStale]).toEqual([false, false]);
    await rename('NVIDIA', 'Nvidia of tomorrow');
    await rename('Nvidia', 'Nvidia of tomorrow');
    await markStaleArticles(app.services);
    expect([(await listed(post))?.isStale, (await listed(other))?.isStale]).toEqual([true, false]);
    await rename('Nvidia of tomorrow', 'Nvidia');
    await markStaleArticles(app.services);
    expect((await listed(post))?.isStale).toBe(false);
  });

  test('is marked once and left as it is if its keyword is refused today', async () => {
    const { post } = await generate('companies founded in dragon years');
    await publish(post);
    await app.db
      .updateTable('blogPosts')
      .set({ targetKeyword: 'weapons of dragon years' })
      .where('id', '=', post.id)
      .execute();
    await app.db.deleteFrom('companies').where('zodiacSign', '=', 'dragon').where('name', '>', 'T').execute();
    await markStaleArticles(app.services);
    expect(await listed(post)).toMatchObject({ isStale: true, status: 'published', content: post.content });
    const composing = new Proxy(app.services.sessionDb, {
      get() {
        throw new Error('The article is composed again.');
      },
    });
    await markStaleArticles({ ...app.services, sessionDb: composing });
    expect(await listed(post)).toMatchObject({ isStale: true, content: post.content });
  });

  test('is no longer stale when an editor has saved it', async () => {
    const { post } = await generate('companies founded in dragon years');
    await save(post);
    await app.db.deleteFrom('companies').where('zodiacSign', '=', 'dragon').where('name', '<', 'B').execute();
    await markStaleArticles(app.services);
    const stale = await listed(post);
    expect(stale?.isStale).toBe(true);
    const saved = await save({ ...post, content: post.content.replace('Dragons', 'Dragons today') });
    expect(saved.body.post.isStale).toBe(false);
    await markStaleArticles(app.services);
    expect((await listed(post))?.isStale).toBe(false);
  });
});

describe('a composed article that breaks a current rule for new articles', () => {
  const change = ({ id }: BlogPost, changes: { content?: string; targetKeyword?: string; title?: string }) =>
    app.db.updateTable('blogPosts').set(changes).where('id', '=', id).execute();
  const withoutAdvice = (content: string) => content.replaceAll(/<h2>What helps.*(?=<blockquote>)/gs, '');

  test('is composed again, and a repeated repair changes nothing', async () => {
    const { post } = await generate('rabbit personality');
    await publish(post);
    await change(post, { content: withoutAdvice(post.content), title: 'R'.repeat(80) });
    expect(await repairAllArticles(app.services)).toEqual({
      repaired: [post.slug],
      unpublished: [],
      faulty: [],
    });
    expect(await postById(app.db, post.id)).toMatchObject({
      title: post.title,
      content: post.content,
      status: 'published',
    });
    expect(await repairAllArticles(app.services)).toEqual({ repaired: [], unpublished: [], faulty: [] });
  });

  test('is unpublished with the reason if its keyword is refused today', async () => {
    const { post } = await generate('rabbit love');
    await publish(post);
    await change(post, { title: 'R'.repeat(80), targetKeyword: 'rabbit stew recipe' });
    expect(await repairAllArticles(app.services)).toEqual({
      repaired: [],
      unpublished: [
        {
          slug: post.slug,
          reason: 'breaks a rule for new articles: The title is not 10 to 60 characters long.',
        },
      ],
      faulty: [],
    });
    expect(await postById(app.db, post.id)).toMatchObject({ status: 'draft', publishedAt: null });
  });

  test('may break these rules once an admin has edited it', async () => {
    const { post } = await generate('rabbit love');
    await admin.call('PUT /api/blog/posts/{id}', {
      params: { id: post.id },
      body: {
        title: 'Mine',
        content: `<p>Short.</p>${post.content.slice(-120)}`,
        metaDescription: 'Mine.',
        targetKeyword: 'mine',
      },
    });
    expect(await repairAllArticles(app.services)).toEqual({ repaired: [], unpublished: [], faulty: [] });
  });
});
