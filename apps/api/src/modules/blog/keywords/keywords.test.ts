import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startApp, type RunningApp } from '#test/harness.ts';
import type { Person } from '#test/people.ts';

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

const add = (keyword: string, more: { category?: string; searchIntent?: string } = {}) =>
  admin.call('POST /api/blog/keywords', {
    body: { keyword, category: 'zodiac', searchIntent: 'informational', ...more } as never,
  });
const all = async () => (await admin.call('GET /api/blog/keywords')).body.keywords;

describe('a keyword', () => {
  test('is stored with its category and intent, and listed alphabetically', async () => {
    await add('rat personality', { category: 'personality', searchIntent: 'commercial' });
    await add('Dragon years');
    await add('ox');
    expect((await all()).map(({ keyword }) => keyword)).toEqual(['Dragon years', 'ox', 'rat personality']);
    expect((await all())[2]).toMatchObject({
      category: 'personality',
      searchIntent: 'commercial',
      isActive: true,
      lastUsed: null,
      searchVolume: null,
      difficulty: null,
    });
  });

  test('is trimmed, and runs of spaces within it become one', async () => {
    const { body } = await add('  fire \t horse\u200b 1966 ');
    expect(body.keyword.keyword).toBe('fire horse 1966');
  });

  test.each(['fire horse', 'FIRE HORSE', '  fire   horse ', 'Fire\u00a0Horse'])(
    '%j exists already',
    async (again) => {
      await add('fire horse');
      const { status, body } = await add(again);
      expect([status, body.code]).toEqual([409, 'keyword_taken']);
      expect(await all()).toHaveLength(1);
    },
  );

  test('is added once by five concurrent calls', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => add('fire horse')));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409]);
  });

  test.each(['', '   ', '\t\n', '\u200b'])(
    'that is blank, %j, is refused with the message of the specification',
    async (blank) => {
      const { status, body } = await add(blank);
      expect([status, body.code, body.error]).toEqual([400, 'invalid_input', 'Please enter a keyword']);
    },
  );

  test.each([
    ['an unknown category', { category: 'cooking' }],
    ['an unknown intent', { searchIntent: 'curious' }],
  ])('with %s is refused', async (_name, wrong) => {
    expect((await add('ox', wrong)).status).toBe(400);
    expect(await all()).toEqual([]);
  });

  test('of 120 characters is accepted, one of 121 is not', async () => {
    expect((await add('a'.repeat(120))).status).toBe(200);
    expect((await add('b'.repeat(121))).status).toBe(400);
  });
});
