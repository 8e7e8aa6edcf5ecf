import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Endpoints, Input, Output } from '@org/api-contract';
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

test('a birth and a sign are compared as well', async () => {
  const { status, body } = await matchOf({ one: anna, other: { sign: 'rat' } });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    one: { name: 'Anna', known: 'time' },
    other: { sign: 'rat', known: 'sign' },
  });
});

test('a birth in the future is refused, and the error names the person and the field', async () => {
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
  [{ one: anna, other: { ...anna, relation: 'lover' } }],
])('%j is refused', async (body) => {
  const answer = await matchOf(body);
  expect(answer.status).toBe(400);
  expect(answer.body).toMatchObject({ code: 'invalid_input' });
});

const familyOf = async (people: unknown) => {
  const paid = await app.as('paid');
  return paid.call('POST /api/match/family', {
    body: { people } as Input<Endpoints['POST /api/match/family']>['body'],
  });
};
const family = [
  { ...anna, relation: 'self' },
  { birth: { date: '1986-11-02', time: '06:10', name: 'Ben' }, relation: 'partner' },
  { birth: { date: '2015-03-08', name: 'Cleo', sex: 'female' }, relation: 'child' },
  { sign: 'rat', relation: 'parent' },
];

test('a pair of a family has exactly the score and the sum of the match of the two', async () => {
  const { status, body } = await familyOf(family);
  expect(status).toBe(200);
  const { people, pairs, rules } = body as Output<Endpoints['POST /api/match/family']>;
  expect(people.map(({ name, role }) => [name, role])).toEqual([
    ['you', undefined],
    ['Ben', 'your partner'],
    ['Cleo', 'your daughter'],
    ['your parent', undefined],
  ]);
  expect(pairs.map(({ one, other }) => `${one}${other}`)).toEqual(['01', '02', '03', '12', '13', '23']);
  for (const { one, other, score, terms } of pairs) {
    const two = await matchOf({ one: family[one], other: family[other] });
    expect(two.body).toMatchObject({ score, terms });
  }
  const known = new Set(rules.map(({ id }) => id));
  const named = pairs.flatMap(({ paragraphs }) => paragraphs.map(({ rule }) => rule));
  expect(named.length).toBeGreaterThan(pairs.length);
  expect(named.filter((rule) => !known.has(rule))).toEqual([]);
});

test('a birth in a family that does not exist is refused, and the person and the field are named', async () => {
  const { status, body } = await familyOf([anna, { birth: { date: '1990-02-30' } }]);
  expect(status).toBe(400);
  expect(body).toMatchObject({
    code: 'invalid_birth_date',
    fields: { 'people/1/birth/date': expect.any(String) as string },
  });
});

test.each([
  ['one', [anna]],
  ['nine', Array.from({ length: 9 }, () => anna)],
  ['nobody', []],
  ['somebody without birth and sign', [anna, {}]],
])('a family of %s is refused', async (_, people) => {
  const { status, body } = await familyOf(people);
  expect(status).toBe(400);
  expect(body).toMatchObject({ code: 'invalid_input' });
});
