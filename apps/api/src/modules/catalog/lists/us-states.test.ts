import path from 'node:path';
import { listOf } from '@org/api-contract/lists';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type RunningApp } from '#test/harness.ts';
import type { Person } from '#test/people.ts';
import { importList } from './import-list.ts';

const data = path.join(import.meta.dirname, '../../../../../../data');

let app: RunningApp;
let paid: Person;
beforeAll(async () => {
  app = await startApp();
  paid = await app.as('paid');
});
afterAll(() => app.close());

test('all fifty states come in three pages', async () => {
  const sizes: number[] = [];
  for (const page of [1, 2, 3]) {
    const { body } = await paid.call('GET /api/us-states', { query: { page } });
    expect(body).toMatchObject({ total: 50, totalPages: 3 });
    sizes.push(body.usStates.length);
  }
  expect(sizes).toEqual([20, 20, 10]);
});

test('Arizona, admitted four days before New Year’s Day, is a Pig and has all its fields', async () => {
  const { body } = await paid.call('GET /api/us-states', { query: { zodiac: 'pig', region: 'West' } });
  expect(body.usStates.find(({ name }) => name === 'Arizona')).toMatchObject({
    statehoodYear: 1912,
    statehoodMonth: 2,
    capital: 'Phoenix',
    category: '20th Century',
    population: 7_151_502,
    nickname: 'Grand Canyon State',
    description: 'Joined the Union on February 14, 1912. Home to 7,151,502 people in 2020.',
  });
});

test('sign, region and category filter together, and the result may be empty', async () => {
  const { body } = await paid.call('GET /api/us-states', {
    query: { zodiac: 'pig', region: 'West', category: 'Original Colony' },
  });
  expect(body).toMatchObject({ usStates: [], total: 0, totalPages: 0 });
});

test('the counts of the signs add up to fifty; regions and categories are those of the states', async () => {
  const stats = await paid.call('GET /api/us-states/stats', {});
  expect(stats.body.stats).toHaveLength(12);
  expect(stats.body.stats.reduce((sum, { count }) => sum + count, 0)).toBe(50);
  const regions = await paid.call('GET /api/us-states/regions', {});
  expect(regions.body.regions).toEqual(['Midwest', 'Northeast', 'South', 'West']);
  const categories = await paid.call('GET /api/us-states/categories', {});
  expect(categories.body.categories).toHaveLength(14);
  expect(categories.body.categories[0]).toBe('Original Colony');
});

test('importing again changes nothing', async () => {
  const nothing = { added: [], changed: [], removed: [], refused: [] };
  expect(await importList(app.db, listOf('us-states'), data)).toEqual(nothing);
});
