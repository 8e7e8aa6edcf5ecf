import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startApp, type RunningApp } from '#test/harness.ts';
import type { Person } from '#test/people.ts';
import { nextKeyword } from './queries.ts';

let app: RunningApp;
let admin: Person;
beforeAll(async () => {
  app = await startApp({ lists: false });
  admin = await app.as('admin');
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.db.deleteFrom('blogKeywords').execute();
});

const others = { category: 'astrology', searchIntent: 'informational' } as const;
const add = async (keyword: string) =>
  (await admin.call('POST /api/blog/keywords', { body: { keyword, ...others } })).body.keyword;
const of = (id: number) => ({ params: { id } });
const all = async () =>
  (await admin.call('GET /api/blog/keywords')).body.keywords.map(({ keyword }) => keyword);
const change = (id: number, keyword: string, isActive = true) =>
  admin.call('PUT /api/blog/keywords/{id}', { ...of(id), body: { keyword, ...others, isActive } });

describe('a keyword', () => {
  test('is renamed and disabled, and the schedule passes over a disabled one', async () => {
    const { id } = await add('ox at work');
    await add('pig at work');
    expect((await change(id, '  Ox  at Home ', false)).body.keyword).toMatchObject({
      keyword: 'Ox at Home',
      isActive: false,
    });
    expect(await nextKeyword(app.db)).toBe('pig at work');
  });

  test('cannot take the text of another, nor be blank', async () => {
    const { id } = await add('ox at work');
    await add('pig at work');
    expect((await change(id, 'PIG at work')).body.code).toBe('keyword_taken');
    expect((await change(id, ' ')).body.fields).toEqual({ keyword: 'is blank' });
    expect((await change(999_999, 'cat')).status).toBe(404);
  });

  test('is deleted and restored, and can be added again while it is deleted', async () => {
    const { id } = await add('ox at work');
    await admin.call('DELETE /api/blog/keywords/{id}', of(id));
    expect(await all()).toEqual([]);
    expect((await admin.call('DELETE /api/blog/keywords/{id}', of(id))).status).toBe(404);
    await admin.call('POST /api/blog/keywords/{id}/restore', of(id));
    expect(await all()).toEqual(['ox at work']);
    await admin.call('DELETE /api/blog/keywords/{id}', of(id));
    expect((await add('OX at work')).id).toBe(id);
  });

  test('that the writer refused has the reason until its text is changed', async () => {
    const { id } = await add('how to cook pig feet');
    const refused = await admin.call('POST /api/blog/generate', {
      body: { keyword: 'how to cook pig feet' },
    });
    expect(refused.status).toBe(400);
    const refusalOf = async () => (await admin.call('GET /api/blog/keywords')).body.keywords[0]?.refusal;
    expect(refused.body.error).toBe(`No article was written. ${await refusalOf()}`);
    await change(id, 'how to cook pig feet', false);
    expect(await refusalOf()).not.toBeNull();
    await change(id, 'pig at work');
    expect(await refusalOf()).toBeNull();
  });
});

test('a keyword that cannot be written about has the reason as soon as it is added, imported or renamed', async () => {
  const added = await add('monkey pox symptoms');
  expect(added.refusal).toMatch(/^Articles give no medical advice\. Did you mean “monkey personality”/);
  const { body } = await admin.call('POST /api/blog/import-keywords', {
    body: { keywords: ['how to cook pig feet', 'ox at work'].map((keyword) => ({ keyword, ...others })) },
  });
  expect(body).toEqual({ added: 2, existing: 0, refused: 1 });
  const { keywords } = (await admin.call('GET /api/blog/keywords')).body;
  expect(keywords.filter(({ refusal }) => refusal !== null).map(({ keyword }) => keyword)).toEqual([
    'how to cook pig feet',
    'monkey pox symptoms',
  ]);
  expect((await change(added.id, 'rat bite treatment')).body.keyword.refusal).toMatch(/medical advice/);
  expect((await change(added.id, 'rat at work')).body.keyword.refusal).toBeNull();
});

test('of imported keywords that differ only in case, the first is added', async () => {
  await admin.call('POST /api/blog/import-keywords', {
    body: {
      keywords: [
        { keyword: 'ox in love', ...others },
        { keyword: 'OX in love', category: 'career', searchIntent: 'commercial' },
      ],
    },
  });
  const { keywords } = (await admin.call('GET /api/blog/keywords')).body;
  expect(keywords.map(({ keyword, category }) => [keyword, category])).toEqual([['ox in love', 'astrology']]);
});

test('imported keywords are added once, and those in the list stay as they are', async () => {
  await add('ox at work');
  const { body } = await admin.call('POST /api/blog/import-keywords', {
    body: {
      keywords: ['Ox at Work', 'pig at work', 'PIG  at work', '=1+1'].map((keyword) => ({
        keyword,
        ...others,
      })),
    },
  });
  expect(body).toEqual({ added: 2, existing: 2, refused: 1 });
  expect(await all()).toHaveLength(3);
  expect(await all()).toContain('ox at work');
});
