import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { endpoints, type Route } from '@org/api-contract';
import { startApp, type RunningApp } from '#test/harness.ts';
import type { Person } from '#test/people.ts';
import { keptTopics } from './kept-answers.ts';

let app: RunningApp;
let paid: Person;
beforeAll(async () => {
  app = await startApp();
  paid = await app.as('paid');
});
afterAll(() => app.close());
afterEach(() => vi.restoreAllMocks());

const slugs: Readonly<Record<string, string>> = {
  '/api/companies/{slug}': 'nintendo',
  '/api/car-brands/{slug}': 'toyota',
  '/api/us-states/{slug}': 'texas',
};

const paths = (Object.keys(endpoints) as Route[])
  .filter((route) => keptTopics(route, {}) !== undefined)
  .map((route) => {
    const path = route.replace('GET ', '');
    return path.replace('{slug}', slugs[path] ?? '');
  });

/** Reads the account of a caller. */
const isOfAccount = (text: string): boolean => text.includes('signed_out_sessions');

/** The statements that this process sends meanwhile, except those that ask what has changed. */
async function statementsDuring(work: () => Promise<void>): Promise<string[]> {
  const query = vi.spyOn(Client.prototype, 'query');
  await work();
  const texts = query.mock.calls.map(([given]: unknown[]) =>
    typeof given === 'string' ? given : String(Reflect.get(Object(given), 'text')),
  );
  return texts.filter((text) => !text.includes('content_changes'));
}

const read = async (path: string): Promise<void> => {
  const response = await paid.send('GET', path);
  expect([path, response.status]).toEqual([path, 200]);
  await response.arrayBuffer();
};

test('the first reader of an answer sends statements, which are counted', async () => {
  expect(await statementsDuring(() => read('/api/companies?page=7'))).not.toEqual([]);
});

test.each([...paths, '/api/companies?page=2&sort=oldest'])(
  '%s is answered again without a query but that for the account of the caller',
  async (path) => {
    await read(path);
    const again = async (): Promise<void> => {
      for (let count = 0; count < 5; count += 1) await read(path);
    };
    expect((await statementsDuring(again)).filter((text) => !isOfAccount(text))).toEqual([]);
  },
);

test('the payment status of a user who has paid takes one query', async () => {
  const path = `/api/user/${paid.uid}/payment-status`;
  expect((await statementsDuring(() => read(path))).map(isOfAccount)).toEqual([true]);
});

test('role and access are read at each call of a paid list', async () => {
  const twice = async (): Promise<void> => {
    await read('/api/car-brands');
    await read('/api/car-brands');
  };
  expect((await statementsDuring(twice)).filter(isOfAccount)).toHaveLength(2);
});

test('money and admin calls read role and access at each call', async () => {
  const admin = await app.as('admin');
  await admin.send('GET', '/api/admin/payments');
  const statements = await statementsDuring(async () => {
    expect((await admin.send('GET', '/api/admin/payments')).status).toBe(200);
    expect((await paid.send('GET', '/api/payment-link')).status).not.toBe(401);
  });
  expect(statements.filter(isOfAccount)).toHaveLength(2);
});
