import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startApp, type RunningApp } from '#test/harness.ts';
import type { Person } from '#test/people.ts';
import { checkKeywords } from './keywords.ts';
import { allKeywords } from './queries.ts';

let app: RunningApp;
let admin: Person;
let now = '2026-11-20T09:00:00.000Z';
beforeAll(async () => {
  app = await startApp({ lists: false, clock: () => new Date(now) });
  admin = await app.as('admin');
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.db.deleteFrom('blogKeywords').execute();
  await app.db.deleteFrom('blogPosts').execute();
});

/** Keywords stored by a version without refusal rules. */
const store = (...keywords: string[]) =>
  app.db
    .insertInto('blogKeywords')
    .values(keywords.map((keyword) => ({ keyword, category: 'zodiac', searchIntent: 'informational' })))
    .execute();
const byKeyword = (rows: readonly { keyword: string; refusal: string | null }[]) =>
  Object.fromEntries(rows.map(({ keyword, refusal }) => [keyword, refusal]));
const refusals = async () => byKeyword((await admin.call('GET /api/blog/keywords')).body.keywords);
/** Reads the database, because some tests move the clock past the end of the session. */
const stored = async () => byKeyword(await allKeywords(app.db));

test('the list says why a keyword that was stored before the rules cannot be written about', async () => {
  await store('monkey pox symptoms', 'ox at work');
  await checkKeywords(app.services);
  expect(await refusals()).toEqual({
    'monkey pox symptoms': expect.stringMatching(/^Articles give no medical advice\./) as string,
    'ox at work': null,
  });
});

test('a reason disappears when the article it names is deleted, and returns with a new article', async () => {
  await store('who does the rabbit get along with');
  const { post } = (await admin.call('POST /api/blog/generate', { body: { keyword: 'rabbit love' } })).body;
  await checkKeywords(app.services);
  const reason = 'An article on this exists: “rabbit love”.';
  expect(await refusals()).toEqual({ 'who does the rabbit get along with': reason });
  await admin.call('DELETE /api/blog/posts/{id}', { params: { id: post.id } });
  await checkKeywords(app.services);
  expect(await refusals()).toEqual({ 'who does the rabbit get along with': null });
});

test('an age limit stops being a reason on the day after it has passed', async () => {
  await store('dragon 2012 love match');
  await checkKeywords(app.services);
  expect((await stored())['dragon 2012 love match']).toMatch(/under 18/);
  now = '2032-01-01T09:00:00.000Z';
  await checkKeywords(app.services);
  expect((await stored())['dragon 2012 love match']).toBeNull();
});
