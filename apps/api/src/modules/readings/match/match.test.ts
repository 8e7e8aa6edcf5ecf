import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Endpoints, Input } from '@org/api-contract';
import { startApp, type RunningApp } from '#test/harness.ts';

let app: RunningApp;

beforeAll(async () => {
  app = await startApp();
});

afterAll(() => app.close());

type Body = Input<Endpoints['POST /api/match']>['body'];

const anna = { birth: { date: '1990-05-15', time: '14:30', name: 'Anna' } };

const matchOf = async (body: unknown) => {
  const paid = await app.as('paid');
  return paid.call('POST /api/match', { body: body as Body });
};

test('two births are answered with a score, its sum, all pairs of branches and their rules', async () => {
  const { status, body } = await matchOf({
    one: anna,
    other: { birth: { date: '1986-11-02', time: '06:10' } },
  });
  expect(status).toBe(200);
  const { score, terms, pairs, sections, rules } = body as {
    score: number;
    terms: { points: number; weight: number }[];
    pairs: unknown[];
    sections: { paragraphs: { rule: string }[] }[];
    rules: { id: string; source: string }[];
  };
  expect(terms.reduce((sum, { points }) => sum + points, 0)).toBe(score);
  expect(terms.reduce((sum, { weight }) => sum + weight, 0)).toBe(100);
  expect(pairs).toHaveLength(16);
  const known = new Set(rules.map(({ id }) => id));
  const named = sections.flatMap(({ paragraphs }) => paragraphs.map(({ rule }) => rule));
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((rule) => !known.has(rule))).toEqual([]);
});

test('a birth and a sign are answered as well', async () => {
  const { status, body } = await matchOf({ one: anna, other: { sign: 'rat' } });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    one: { name: 'Anna', known: 'time' },
    other: { sign: 'rat', known: 'sign' },
  });
});

test('somebody who is not born yet is not matched, and the person and the field are named', async () => {
  const { status, body } = await matchOf({ one: anna, other: { birth: { date: '2199-01-01' } } });
  expect(status).toBe(400);
  expect(body).toMatchObject({
    code: 'invalid_birth_date',
    fields: { 'other/birth/date': 'is in the future' },
  });
});

test.each([
  [{ one: anna }],
  [{ one: anna, other: {} }],
  [{ one: anna, other: { sign: 'cat' } }],
  [{ one: anna, other: { sign: 'rat', birth: anna.birth } }],
  [{ one: anna, other: anna, today: '2000-01-01' }],
])('%j is refused', async (body) => {
  const answer = await matchOf(body);
  expect(answer.status).toBe(400);
  expect(answer.body).toMatchObject({ code: 'invalid_input' });
});
