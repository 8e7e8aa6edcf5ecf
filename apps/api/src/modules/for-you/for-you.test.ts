import { compatibility } from '@org/zodiac-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type RunningApp } from '#test/harness.ts';
import { plainText } from '#modules/catalog/shared/plain-words.ts';
import type { Person } from '#test/people.ts';

let app: RunningApp;
let reader: Person;
beforeAll(async () => {
  app = await startApp();
  reader = await app.as('paid');
});
afterAll(() => app.close());

const ranked = async (list: 'companies' | 'car-brands' | 'us-states', page = 1, limit = 100) => {
  const { status, body } = await reader.call('POST /api/for-you', {
    body: { sign: 'horse', element: 'Metal', list, page, limit },
  });
  expect(status).toBe(200);
  return body;
};

test.each(['companies', 'car-brands', 'us-states'] as const)(
  'the %s are ranked over all pages by score, then by name, each once',
  async (list) => {
    const first = await ranked(list);
    const pages = [first.rows];
    for (let page = 2; page <= Math.min(first.totalPages, 6); page += 1)
      pages.push((await ranked(list, page)).rows);
    const rows = pages.flat();
    expect(rows.length).toBeGreaterThan(0);
    expect(new Set(rows.map(({ slug }) => slug)).size).toBe(rows.length);
    const inOrder = rows.every(({ score, name }, index) => {
      const before = rows[index - 1];
      if (!before || before.score > score) return true;
      return before.score === score && plainText(before.name) <= plainText(name);
    });
    expect(inOrder).toBe(true);
    for (const { zodiacSign, score, because } of rows) {
      const bySigns = compatibility('horse', zodiacSign).score;
      expect(score - bySigns).toBeGreaterThanOrEqual(0);
      expect(score - bySigns).toBeLessThanOrEqual(4);
      expect(because).toHaveLength(2);
    }
  },
);

test('the element is that of the zodiac year, not of the year of the date', async () => {
  const { rows } = await ranked('us-states');
  // 14 February 1912 was before New Year's Day, in the year 辛亥 of Metal that began in 1911.
  expect(rows.find(({ slug }) => slug === 'arizona')).toMatchObject({
    zodiacSign: 'pig',
    score: 63,
    because: ['Horse and Pig: no special bond', 'Its year and yours are both Metal'],
  });
});

test('a company with another sign has another rank at once', async () => {
  const rowOf = async (slug: string) => {
    for (let page = 1; ; page += 1) {
      const { rows, totalPages } = await ranked('companies', page);
      const found = rows.find((row) => row.slug === slug);
      if (found || page >= totalPages) return found;
    }
  };
  const bmw = await rowOf('bmw');
  expect(bmw).toMatchObject({ name: 'BMW', year: 1916, zodiacSign: 'dragon' });
  // 1918 was a year of the Horse and of Earth, which feeds Metal.
  await app.db
    .updateTable('companies')
    .set({ foundedYear: 1918, zodiacSign: 'horse' })
    .where('slug', '=', 'bmw')
    .execute();
  expect(await rowOf('bmw')).toMatchObject({ zodiacSign: 'horse', year: 1918, score: 59 });
  await app.db
    .updateTable('companies')
    .set({ foundedYear: 1916, zodiacSign: 'dragon' })
    .where('slug', '=', 'bmw')
    .execute();
  expect(await rowOf('bmw')).toEqual(bmw);
});

test('a page beyond the end is empty and keeps the totals', async () => {
  expect(await ranked('us-states', 900)).toEqual({ rows: [], total: 50, totalPages: 1 });
});
