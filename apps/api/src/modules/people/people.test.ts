import { randomUUID } from 'node:crypto';
import { maxPeople } from '@org/api-contract/values';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RunningApp } from '#test/harness.ts';
import type { Person } from '#test/people.ts';
import { startWithKeys } from '#test/rotated-keys.ts';
import { encryptedPeople } from './people-of-account.ts';
import { missingKeys, rotateKeys } from './seal.ts';

/** Words that appear in a response to their owner only. */
const canary = { name: 'Canary Rosalind', place: 'Canarytown', date: '1950-06-15' };

const rosalind = {
  relation: 'parent',
  birth: {
    name: canary.name,
    date: canary.date,
    time: '05:40',
    place: { name: canary.place, timeZone: 'Europe/London', longitude: -0.12 },
    sex: 'female',
    calendar: 'korea',
  },
} as const;
const tom = { relation: 'friend', birth: { name: 'Tom', date: '1990-01-20' } } as const;

let processes: Awaited<ReturnType<typeof startWithKeys>>;
let app: RunningApp;

beforeAll(async () => {
  processes = await startWithKeys();
  ({ app } = processes);
});
afterAll(() => processes.close());

const save = (person: Person, content: object, id: string = randomUUID()) =>
  person.call('POST /api/people', { body: { id, ...content } as never });
const list = async (person: Person) => (await person.call('GET /api/people')).body.people;
const change = (person: Person, id: string, content: object) =>
  person.call('PUT /api/people/{id}', { params: { id }, body: content as never });
const remove = (person: Person, id: string) => person.call('DELETE /api/people/{id}', { params: { id } });

test('a user saves people, reads them back whole, changes and deletes them', async () => {
  const ada = await app.person();
  expect(await list(ada)).toEqual([]);
  const { status, body } = await save(ada, rosalind);
  const { id } = body.person;
  expect([status, body.person]).toEqual([200, { id, ...rosalind, updatedAt: expect.any(String) }]);
  await save(ada, tom);
  expect((await list(ada)).map(({ birth }) => birth.name)).toEqual([canary.name, 'Tom']);

  const changed = { relation: 'other', birth: { name: ' Rosa ', date: '1951-06-15' } };
  const answer = await change(ada, id, { ...changed, updatedAt: body.person.updatedAt });
  const expected = {
    id,
    relation: 'other',
    birth: { name: 'Rosa', date: '1951-06-15' },
    updatedAt: answer.body.person.updatedAt,
  };
  expect(expected.updatedAt > body.person.updatedAt).toBe(true);
  expect([answer.status, answer.body.person]).toEqual([200, expected]);
  expect((await list(ada))[0]).toEqual(expected);

  expect((await remove(ada, id)).body).toEqual({ deleted: true });
  expect((await list(ada)).map(({ birth }) => birth.name)).toEqual(['Tom']);
  expect((await remove(ada, id)).status).toBe(404);
});

describe('an interrupted or repeated', () => {
  test('save under one id makes one person, even if twenty calls arrive at once', async () => {
    const ada = await app.person();
    const id = randomUUID();
    const answers = await Promise.all(Array.from({ length: 20 }, () => save(ada, tom, id)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
    expect(await list(ada)).toMatchObject([{ id, ...tom }]);
    const other = await save(ada, rosalind, id);
    expect([other.status, other.body.code]).toEqual([409, 'stale_edit']);
    expect(await list(ada)).toMatchObject([{ id, ...tom }]);
  });

  test('change is made once, and an edit of an older version loses nothing', async () => {
    const ada = await app.person();
    const { id, updatedAt } = (await save(ada, tom)).body.person;
    const to = (date: string) =>
      change(ada, id, { relation: 'friend', birth: { name: 'Tom', date }, updatedAt });
    const first = await to('1990-01-21');
    expect(first.status).toBe(200);
    expect((await to('1990-01-21')).body).toEqual(first.body);
    const stale = await to('1990-01-22');
    expect([stale.status, stale.body.code]).toEqual([409, 'stale_edit']);
    expect(stale.body.error).toMatch(/^This person was changed on another device/);
    expect((await list(ada))[0]?.birth.date).toBe('1990-01-21');
  });
});

test('calls about a saved person of another user get the answer for an unknown one, and change nothing', async () => {
  const [ada, eve] = [await app.person(), await app.person()];
  const { id, updatedAt } = (await save(ada, tom)).body.person;
  const answers = [
    await change(eve, id, { ...rosalind, updatedAt }),
    await change(eve, randomUUID(), { ...rosalind, updatedAt }),
    await remove(eve, id),
    await remove(eve, randomUUID()),
  ];
  expect(answers.map(({ status, body }) => [status, body.code])).toEqual(
    Array.from({ length: 4 }, () => [404, 'not_found']),
  );
  expect(await list(eve)).toEqual([]);
  // Two users may each have a person of the same id.
  expect((await save(eve, rosalind, id)).status).toBe(200);
  expect(await list(ada)).toMatchObject([{ id, ...tom }]);
});

test(`beyond ${maxPeople} people a sentence says so, also when the last two are saved at once`, async () => {
  const ada = await app.person();
  for (let count = 1; count < maxPeople; count += 1) await save(ada, tom);
  const last = await Promise.all([save(ada, tom), save(ada, tom)]);
  expect(last.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  const refused = last.find(({ status }) => status === 409);
  expect([refused?.body.code, refused?.body.error]).toEqual([
    'too_many_people',
    expect.stringContaining(`${maxPeople} people`),
  ]);
  expect(await list(ada)).toHaveLength(maxPeople);
});

test.each([
  [{ birth: { name: 'A', date: '1990-02-30' } }, 'invalid_birth_date'],
  [{ birth: { name: 'A', date: '1582-12-31' } }, 'invalid_birth_date'],
  [{ birth: { name: 'A', date: '2199-01-01' } }, 'invalid_birth_date'],
  [{ birth: { name: 'A', date: '1967-01-01', calendar: 'vietnam' } }, 'invalid_input'],
  [{ birth: { name: ' ', date: '1990-01-20' } }, 'invalid_input'],
  [{ birth: { date: '1990-01-20' } }, 'invalid_input'],
  [{ birth: { name: 'A', date: '1990-01-20', time: '24:00' } }, 'invalid_input'],
  [{ relation: 'enemy' }, 'invalid_input'],
  [
    { birth: { ...tom.birth, place: { name: 'Mars', timeZone: 'Mars/Olympus', longitude: 0 } } },
    'invalid_input',
  ],
])('%j is refused', async (fault, code) => {
  const ada = await app.as('unpaid');
  const { status, body } = await save(ada, { ...tom, ...fault });
  expect([status, body.code]).toEqual([400, code]);
});

test('an account that is not registered can save no person', async () => {
  const ada = await app.person({ register: false });
  expect((await save(ada, tom)).status).toBe(403);
});

test('deleting an account deletes its saved people', async () => {
  const [ada, bob] = [await app.person(), await app.person()];
  await save(ada, rosalind);
  await save(bob, tom);
  await app.db.deleteFrom('users').where('uid', '=', ada.uid).execute();
  const left = await app.db
    .selectFrom('people')
    .select('uid')
    .where('uid', 'in', [ada.uid, bob.uid])
    .execute();
  expect(left).toEqual([{ uid: bob.uid }]);
});

test('T29: neither the database nor the log ever holds a name, a place or a date of a saved person', async () => {
  const ada = await app.person();
  const { id } = (await save(ada, rosalind)).body.person;
  await change(ada, id, { ...rosalind, updatedAt: '2020-01-01T00:00:00.000Z' });
  await save(ada, { ...rosalind, unknown: canary.name });
  await save(ada, { ...rosalind, birth: { ...rosalind.birth, time: canary.name } });
  await ada.send('POST', '/api/people', { body: `{"id":"${canary.name}` });
  const { rows } = await sql<{ text: string }>`select people::text as text from people`.execute(app.db);
  const stored = rows.map(({ text }) => text).join('\n');
  expect(stored).toContain(id);
  expect(processes.logged.join('')).toContain('/api/people');
  for (const word of Object.values(canary)) {
    for (const spelling of [word, Buffer.from(word).toString('hex'), Buffer.from(word).toString('base64')]) {
      expect(stored).not.toContain(spelling);
      expect(processes.logged.join('')).not.toContain(spelling);
    }
  }
});

test('T29: a row copied to another user or another id cannot be opened', async () => {
  const [ada, eve] = [await app.person(), await app.person()];
  const { id } = (await save(ada, rosalind)).body.person;
  await save(eve, tom, id);
  await sql`update people set sealed = (select sealed from people where uid = ${ada.uid}) where uid = ${eve.uid}`.execute(
    app.db,
  );
  const answer = await eve.call('GET /api/people');
  expect([answer.status, answer.body.code]).toEqual([500, 'internal']);
  expect(JSON.stringify(answer.body)).not.toContain(canary.name);
});

test('T29: after a rotation the old key is no longer needed, and every saved person can be read', async () => {
  await app.db.deleteFrom('people').execute();
  const [ada, bob] = [await app.person(), await app.person()];
  await save(ada, rosalind);
  await save(bob, tom);
  const both = await list(ada);
  const newKeyOnly = [{ id: 'second' }];
  expect(await missingKeys(app.db, encryptedPeople, newKeyOnly)).toEqual(['first']);
  expect(await rotateKeys(processes.rotated.services, encryptedPeople)).toBe(2);
  expect(await missingKeys(app.db, encryptedPeople, newKeyOnly)).toEqual([]);
  expect(await rotateKeys(processes.rotated.services, encryptedPeople)).toBe(0);
  const after = await ada.send('GET', '/api/people', { baseUrl: processes.rotated.baseUrl });
  expect(((await after.json()) as { people: unknown }).people).toEqual(both);
});
