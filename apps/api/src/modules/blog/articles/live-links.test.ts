import type { ArticleDraft } from '@org/article-composer';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startApp, type RunningApp } from '#test/harness.ts';
import type { Person } from '#test/people.ts';
import { insertPost } from './queries.ts';

let app: RunningApp;
let admin: Person;
let link = '';

beforeAll(async () => {
  app = await startApp();
  const { articleWriter } = app.services;
  // A writer that adds a link to the composer's text, as a language model may.
  app.services.articleWriter = (readFacts) => ({
    maxPerHour: 1_000,
    write: async (request, signal): Promise<ArticleDraft> => {
      const draft = await articleWriter(readFacts).write(request, signal);
      return { ...draft, html: `${draft.html}<p>See <a href="${link}">more</a>.</p>` };
    },
  });
  admin = await app.as('admin');
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.db.deleteFrom('blogPosts').execute();
});

const writtenAt = new Date('2026-11-20T09:00:00.000Z');
const draftOf = (slug: string, content: string) =>
  insertPost(app.db, {
    createdAt: writtenAt,
    updatedAt: writtenAt,
    title: 'The Dragon at Work',
    slug,
    content,
    metaDescription: 'How people of the Dragon work.',
    targetKeyword: slug,
  });
const linkTo = (address: string): string => `<p>See <a href="${address}">this</a>.</p>`;
const publish = (id: number, body: { publishAt?: string } = {}) =>
  admin.call('POST /api/blog/posts/{id}/publish', { params: { id }, body });

test.each([
  '/companys',
  '/signs/cat',
  '/years/1850',
  '/compatibility/rat-unicorn',
  '/blog/never-written.html',
  '/companies/never-founded',
  '/us-states/companies',
  '/blog-admin',
])(
  'an article that links to %s is neither published nor scheduled, and its editor reads why',
  async (address) => {
    const { id } = await draftOf('links-nowhere', linkTo(address));
    for (const body of [{}, { publishAt: '2099-01-01T00:00:00.000Z' }]) {
      const answer = await publish(id, body);
      expect([answer.status, answer.body.fields]).toEqual([
        400,
        { content: `links to ${address}, where there is no page` },
      ]);
    }
    const { body } = await admin.call('GET /api/blog/posts');
    expect(body.posts.map(({ status }) => status)).toEqual(['draft']);
  },
);

test.each([
  '/companies',
  '/companies?zodiac=ox',
  '/us-states/texas',
  '/signs/rat',
  '/years/1990',
  '/compatibility/rat-ox',
  '/how-we-know#sources',
  '/blog/the-other.html',
  '#1-facts',
  'https://example.com/elsewhere',
])('an article that links to %s is published', async (address) => {
  await draftOf('the-other', '<p>Another article, not published yet.</p>');
  const { id } = await draftOf('links-somewhere', linkTo(address));
  expect((await publish(id)).status).toBe(200);
});

test('a published article cannot be given a link that leads nowhere', async () => {
  const { id, title, metaDescription, targetKeyword } = await draftOf('good', '<p>Good.</p>');
  await publish(id);
  const save = (content: string) =>
    admin.call('PUT /api/blog/posts/{id}', {
      params: { id },
      body: { title, metaDescription, targetKeyword, content },
    });
  expect((await save(linkTo('/nowhere'))).status).toBe(400);
  expect((await save(linkTo('/companies'))).status).toBe(200);
});

test('an article with a link that leads nowhere is not written', async () => {
  const generate = () => admin.call('POST /api/blog/generate', { body: { keyword: 'ox career' } });
  link = '/nowhere';
  const refused = await generate();
  expect(refused.status).toBe(502);
  expect(JSON.stringify(refused.body)).toContain('/nowhere, where there is no page');
  expect((await admin.call('GET /api/blog/posts')).body.posts).toEqual([]);
  link = '/companies';
  expect((await generate()).status).toBe(200);
});
