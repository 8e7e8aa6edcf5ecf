import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Endpoints, Input } from '@org/api-contract';
import { listOf } from '@org/api-contract/lists';
import { foundingSign, zodiacSignIds } from '@org/zodiac-core';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type RunningApp } from '#test/harness.ts';
import type { Person } from '#test/people.ts';
import { plainText } from '#modules/catalog/shared/plain-words.ts';
import { importList } from './import-list.ts';

const data = path.join(import.meta.dirname, '../../../../../../data');
const rows = parse<Record<string, string>>(readFileSync(path.join(data, 'car-brands.csv')), {
  columns: true,
});

let app: RunningApp;
let paid: Person;
beforeAll(async () => {
  app = await startApp();
  paid = await app.as('paid');
});
afterAll(() => app.close());

async function brands(query: Input<Endpoints['GET /api/car-brands']>['query']) {
  const { status, body } = await paid.call('GET /api/car-brands', { query });
  expect(status).toBe(200);
  return body;
}

test('every brand of the file is listed once, sorted by name, twenty per page', async () => {
  const names: string[] = [];
  const first = await brands({});
  for (let page = 1; page <= first.totalPages; page += 1) {
    const { carBrands } = await brands({ page });
    expect(carBrands.length).toBe(page < first.totalPages ? 20 : rows.length - 20 * (page - 1));
    names.push(...carBrands.map(({ name }) => name));
  }
  expect(first.total).toBe(rows.length);
  expect(names.toSorted()).toEqual(rows.map(({ name = '' }) => name).toSorted());
  const plain = names.map((name) => plainText(name));
  expect(plain).toEqual(plain.toSorted((a, b) => (a < b ? -1 : 1)));
});

test('the sign of a brand follows from its most precise date, and the counts agree', async () => {
  const expected = new Map(zodiacSignIds.map((sign) => [sign, 0]));
  for (const { foundedYear, foundedMonth, foundedDay } of rows) {
    const { id } = foundingSign({
      year: Number(foundedYear),
      month: Number(foundedMonth) || null,
      day: Number(foundedDay) || null,
    });
    expected.set(id, (expected.get(id) ?? 0) + 1);
  }
  const { body } = await paid.call('GET /api/car-brands/stats', {});
  expect(body.stats).toEqual([...expected].map(([sign, count]) => ({ sign, count })));
});

test('a description puts "the" before the countries that need it', async () => {
  const { carBrands } = await brands({ limit: 100 });
  const of = (wanted: string) => carBrands.find(({ name }) => name === wanted)?.description;
  expect(of('Alvis')).toBe(
    'Early front-wheel drive and tourers with handmade bodies. Luxury cars from the United Kingdom. Founded in 1919.',
  );
  expect(of('Aixam')).toBe(
    'A maker of small four-wheelers that need no full license. Everyday cars from France. Founded in 1983.',
  );
});

test('sign and category filter together', async () => {
  const { carBrands, total } = await brands({ zodiac: 'dragon', category: 'Sports', limit: 100 });
  expect(carBrands).toHaveLength(total);
  expect(total).toBeGreaterThan(0);
  expect(new Set(carBrands.map(({ zodiacSign, category }) => `${zodiacSign} ${category}`))).toEqual(
    new Set(['dragon Sports']),
  );
});

test('a page beyond the end is empty and has the number of pages', async () => {
  expect(await brands({ page: 999 })).toMatchObject({
    carBrands: [],
    total: rows.length,
    totalPages: Math.ceil(rows.length / 20),
  });
});

test('the categories are those in use', async () => {
  const { body } = await paid.call('GET /api/car-brands/categories', {});
  expect(body.categories.toSorted()).toEqual([...new Set(rows.map(({ category }) => category))].toSorted());
});

test('importing again changes only rows that differ from the file', async () => {
  const nothing = { added: [], changed: [], removed: [], refused: [] };
  expect(await importList(app.db, listOf('car-brands'), data)).toEqual(nothing);
  await app.db.updateTable('carBrands').set({ country: 'Nowhere' }).where('name', '=', 'Acura').execute();
  expect(await importList(app.db, listOf('car-brands'), data)).toEqual({ ...nothing, changed: ['Acura'] });
});
