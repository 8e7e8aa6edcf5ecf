import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startApp, type RunningApp } from '#test/harness.ts';
import type { Person } from '#test/people.ts';

let app: RunningApp;
let admin: Person;
beforeAll(async () => {
  app = await startApp({ lists: false, clock: () => new Date('2026-11-20T09:00:00.000Z') });
  admin = await app.as('admin');
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.db.deleteFrom('blogPosts').execute();
});

const generate = async (keyword: string) =>
  (await admin.call('POST /api/blog/generate', { body: { keyword } })).body.post;

interface Typed {
  id: number;
  title: string;
  content: string;
  metaDescription: string;
  targetKeyword: string;
}

const typed = ({ id, title, content, metaDescription, targetKeyword }: Typed): Typed => ({
  id,
  title,
  content,
  metaDescription,
  targetKeyword,
});
/** The problems of a text, each with its field. */
const problems = async (text: Typed) => {
  const { status, body } = await admin.call('POST /api/blog/check', { body: typed(text) });
  expect(status).toBe(200);
  return body.checks.flatMap(({ field, problem, isRequired }) =>
    problem === null ? [] : [`${isRequired ? 'required ' : ''}${field}: ${problem}`],
  );
};

test('an article of the writer passes every rule', async () => {
  expect(await problems(await generate('rabbit love'))).toEqual([]);
});

test('an edited text is checked against the rules of the writer, and each problem names its field', async () => {
  const post = await generate('rabbit love');
  expect(await problems({ ...post, title: 'R'.repeat(61) })).toEqual([
    'title: The title is not 10 to 60 characters long.',
  ]);
  expect(await problems({ ...post, content: `<h2>Love</h2>${post.content}` })).toEqual([
    'content: The article does not begin with an answer of at most 60 words.',
  ]);
  expect(await problems({ ...post, content: `${post.content}<h2>Empty</h2>` })).toEqual([
    'content: The article has an empty heading or table.',
  ]);
});

test('a check names the texts that publication requires', async () => {
  const post = await generate('rabbit love');
  const blank = { ...post, metaDescription: ' ', targetKeyword: '' };
  expect(await problems(blank)).toEqual([
    'required metaDescription: It is blank.',
    'required targetKeyword: It is blank.',
    'metaDescription: The meta description is not 50 to 155 characters long.',
  ]);
  await app.db
    .updateTable('blogPosts')
    .set({ metaDescription: '', targetKeyword: '' })
    .where('id', '=', post.id)
    .execute();
  const refused = await admin.call('POST /api/blog/posts/{id}/publish', {
    params: { id: post.id },
    body: {},
  });
  expect(Object.keys(refused.body.fields ?? {})).toEqual(['metaDescription', 'targetKeyword']);
});

test('a check finds pictures without alternative text, and links to articles that readers cannot open', async () => {
  const post = await generate('rabbit love');
  const more = '<p><img src="/a.png"> See <a href="/blog/none.html">this</a>.</p>';
  expect(await problems({ ...post, content: post.content + more })).toEqual([
    'content: The picture /a.png has no description.',
    'content: No published article has the address /blog/none.html.',
  ]);
});

test('a text that is worded like another article, or has its keyword, names that article', async () => {
  const rabbit = await generate('rabbit love');
  const copy = await generate('goat love');
  const found = await problems({ ...copy, content: rabbit.content, targetKeyword: ' Rabbit  LOVE' });
  expect(found).toEqual([
    `content: 100% of the text has the same words as “${rabbit.title}”.`,
    `targetKeyword: “${rabbit.title}” has the same keyword.`,
  ]);
});

test('a check stores nothing', async () => {
  const post = await generate('rabbit love');
  await problems({ ...post, title: 'Another title' });
  expect((await admin.call('GET /api/blog/posts')).body.posts).toEqual([post]);
});
