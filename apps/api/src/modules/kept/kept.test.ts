import { randomBytes } from 'node:crypto';
import { keptKinds, ordinaryLists, type KeptKind } from '@org/api-contract/lists';
import { maxKept, noteMaxLength } from '@org/api-contract/values';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sealWith, missingKeys, rotateKeys } from '#modules/people/seal.ts';
import { startApp, type RunningApp } from '#test/harness.ts';
import type { Person } from '#test/people.ts';
import { keptThingsOf } from './kept-things.ts';
import { encryptedNotes } from './kept-of-account.ts';
import { moveKeptOfMergedCompanies } from './move-kept.ts';

const firstKey = `first:${randomBytes(32).toString('base64')}`;
const secondKey = `second:${randomBytes(32).toString('base64')}`;
const logged: string[] = [];
let app: RunningApp;
let ada: Person;
/** Ids of a company, of another, and of a role that it offers. */
let company: number;
let other: number;
let opening: number;

beforeAll(async () => {
  app = await startApp({
    env: { PEOPLE_KEYS: firstKey, LOG_LEVEL: 'trace' },
    logTo: { write: (line) => void logged.push(line) },
  });
  ada = await app.newcomer('paid');
  const companies = await app.db
    .selectFrom('companies')
    .select('id')
    .where('hiddenAt', 'is', null)
    .orderBy('id')
    .limit(2)
    .execute();
  [company = 0, other = 0] = companies.map(({ id }) => id);
  const { rows } = await sql<{ id: number }>`
    insert into openings (company_id, role_key, title, work_modes, places, countries, url, open_since, first_seen_at,
      last_verified_at)
    values (${company}, 'pilot', 'Pilot', '{}', '{}', '{}', 'https://jobs.test/1', now(), now(), now())
    returning id`.execute(app.db);
  opening = rows[0]?.id ?? 0;
});
afterAll(() => app.close());

const list = async (person: Person) => (await person.call('GET /api/kept')).body.things;
const keep = (person: Person, kind: KeptKind, id: number, note?: string) =>
  person.call('PUT /api/kept/{kind}/{id}', {
    params: { kind, id },
    body: note === undefined ? {} : { note },
  });
const remove = (person: Person, id: number) =>
  person.call('DELETE /api/kept/{kind}/{id}', { params: { kind: 'company', id } });
const write = (person: Person, id: number, note: string, updatedAt: string) =>
  person.call('PUT /api/kept/{kind}/{id}/note', {
    params: { kind: 'company', id },
    body: { note, updatedAt },
  });

test('each kind is saved once, listed with its facts, and removed', async () => {
  const eva = await app.newcomer('paid');
  const rows = await Promise.all(
    ordinaryLists.map(async ({ kind, member }) => {
      const { id } = await app.db.selectFrom(member).select('id').orderBy('id').executeTakeFirstOrThrow();
      return { kind, id };
    }),
  );
  for (const { kind, id } of rows) await keep(eva, kind, id);
  await keep(eva, 'opening', opening);
  const first = await keep(eva, 'company', company, '  Ask Kaori.  ');
  expect(first.body.thing).toMatchObject({
    kind: 'company',
    id: company,
    note: 'Ask Kaori.',
    status: 'listed',
  });
  const again = await keep(eva, 'company', company, 'Another note.');
  expect([again.status, again.body]).toEqual([200, first.body]);

  const things = await list(eva);
  const kinds = rows.map(({ kind }) => kind);
  expect(things.map(({ kind }) => kind)).toEqual(['company', 'opening', ...kinds.toReversed()]);
  expect(things[1]).toMatchObject({
    name: 'Pilot',
    url: 'https://jobs.test/1',
    slug: things[0]?.slug,
    detail: things[0]?.name,
  });
  expect((await eva.call('GET /api/kept/marks')).body).toEqual({
    company: [company],
    ...Object.fromEntries(rows.map(({ kind, id }) => [kind, [id]])),
    opening: [opening],
  });
  expect((await remove(eva, company)).body).toEqual({ removed: true, note: 'Ask Kaori.' });
  expect((await remove(eva, company)).body).toEqual({ removed: false, note: '' });
  expect(await list(eva)).toHaveLength(things.length - 1);
});

test('a note is saved unless it was changed in the meantime, and an empty note is removed', async () => {
  const { thing } = (await keep(ada, 'company', company)).body;
  const written = (await write(ada, company, 'First', thing.updatedAt)).body.thing;
  expect(written.note).toBe('First');
  // Repeats the call, as if the answer was lost.
  expect((await write(ada, company, 'First', thing.updatedAt)).body.thing).toEqual(written);
  const stale = await write(ada, company, 'Second', thing.updatedAt);
  expect([stale.status, stale.body.code]).toEqual([409, 'stale_edit']);
  expect((await write(ada, company, ' ', written.updatedAt)).body.thing.note).toBe('');
  expect((await write(ada, other, 'Not saved', thing.updatedAt)).status).toBe(404);
  const tooLong = await write(ada, company, 'x'.repeat(noteMaxLength + 1), thing.updatedAt);
  expect(tooLong.status).toBe(400);
});

test('only rows of the lists can be saved, and only up to the limit', async () => {
  for (const kind of keptKinds) {
    expect((await keep(ada, kind, 2_000_000_000)).status).toBe(404);
  }
  const full = await app.newcomer('paid');
  await sql`insert into kept (uid, kind, item_id) select ${full.uid}, 'company', n + 1000000
    from generate_series(1, ${sql.lit(maxKept)}) as n`.execute(app.db);
  const refused = await keep(full, 'company', company);
  expect([refused.status, refused.body.code]).toEqual([409, 'too_many_kept']);
  await remove(full, 1_000_001);
  expect((await keep(full, 'company', company)).status).toBe(200);
});

test('a saved opening that is closed and a saved company that is hidden stay, and are marked', async () => {
  const eva = await app.newcomer('paid');
  await keep(eva, 'opening', opening);
  await keep(eva, 'company', other);
  await sql`update openings set closed_at = '2026-11-01' where id = ${opening}`.execute(app.db);
  await sql`update companies set hidden_at = '2026-11-02' where id = ${other}`.execute(app.db);
  const things = await list(eva);
  expect(things).toMatchObject([
    { kind: 'company', status: 'hidden', slug: null, statusSince: '2026-11-02T00:00:00.000Z' },
    { kind: 'opening', status: 'closed', statusSince: '2026-11-01T00:00:00.000Z' },
  ]);
  expect(things[0]?.name).not.toBeNull();
  expect((await keep(ada, 'company', other)).status).toBe(404);
  await sql`update companies set hidden_at = null where id = ${other}`.execute(app.db);
});

describe('when a company becomes another name of a shown one', () => {
  const failed: unknown[] = [];
  const move = () =>
    moveKeptOfMergedCompanies(app.db, sealWith(app.config.peopleKeys), {
      error: (...given: unknown[]) => void failed.push(given),
    });
  const merge = () =>
    sql`
    update companies set hidden_at = now(),
      same_company_as = (select upper(source_key) from companies where id = ${company})
    where id = ${other}`.execute(app.db);
  beforeEach(async () => {
    await app.db.deleteFrom('kept').execute();
    failed.length = 0;
  });
  afterEach(() =>
    sql`update companies set hidden_at = null, same_company_as = null where id = ${other}`.execute(app.db),
  );

  test('a saved company moves to that company with its note, once', async () => {
    const eva = await app.newcomer('paid');
    const { thing } = (await keep(eva, 'company', other, 'Ask Kaori')).body;
    expect(await move()).toBe(0);
    await merge();
    expect([await move(), await move()]).toEqual([1, 0]);
    const { note, savedAt, updatedAt } = thing;
    expect(await list(eva)).toMatchObject([{ id: company, status: 'listed', note, savedAt, updatedAt }]);
  });

  test('of two saved companies one remains, with both notes', async () => {
    const [eva, bob] = [await app.newcomer('paid'), await app.newcomer('paid')];
    const { thing } = (await keep(eva, 'company', company, 'First')).body;
    await keep(eva, 'company', other, 'Second');
    await keep(bob, 'company', company);
    await keep(bob, 'company', other, 'Alone');
    await merge();
    expect(await move()).toBe(2);
    expect(await list(eva)).toMatchObject([{ id: company, note: 'First\n\nSecond' }]);
    expect(await list(bob)).toMatchObject([{ id: company, note: 'Alone' }]);
    // An edit from a page that was opened before the move is refused, because its user has not seen the second note.
    expect((await write(eva, company, 'Mine', thing.updatedAt)).body.code).toBe('stale_edit');
  });

  test('keeps two notes separate if together they are too long', async () => {
    const eva = await app.newcomer('paid');
    await keep(eva, 'company', company, 'a'.repeat(noteMaxLength));
    await keep(eva, 'company', other, 'b');
    await merge();
    expect(await move()).toBe(0);
    expect((await list(eva)).map(({ note }) => note.slice(0, 1)).toSorted()).toEqual(['a', 'b']);
  });

  test('a note that cannot be decrypted is logged, and the others move', async () => {
    const [eva, bob] = [await app.newcomer('paid'), await app.newcomer('paid')];
    await keep(eva, 'company', other, 'Secret');
    await keep(bob, 'company', other, 'Readable');
    await sql`update kept set sealed_note = '\\x00'::bytea where uid = ${eva.uid}`.execute(app.db);
    await merge();
    expect(await move()).toBe(1);
    expect(failed).toHaveLength(1);
    expect(JSON.stringify(failed)).not.toContain(eva.uid);
    expect(await list(bob)).toMatchObject([{ id: company, note: 'Readable' }]);
  });
});

test('T29: neither the database nor the log ever holds a note, and nobody sees the saved items of another user', async () => {
  const eva = await app.newcomer('paid');
  await keep(eva, 'company', company, 'My cousin Ottilie works there');
  const { rows } = await sql<{ row: string }>`select kept::text as row from kept`.execute(app.db);
  expect(rows.map(({ row }) => row).join('')).not.toContain(Buffer.from('Ottilie').toString('hex'));
  expect(logged.join('')).not.toContain('Ottilie');
  expect((await list(await app.newcomer('paid'))).length).toBe(0);
  expect((await (await app.as('unpaid')).call('GET /api/kept')).status).toBe(402);
  const answer = await eva.send('GET', '/api/kept');
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
});

test('T29: a note copied to another user or another item cannot be decrypted', async () => {
  const [eva, bob] = [await app.newcomer('paid'), await app.newcomer('paid')];
  await keep(eva, 'company', company, 'Secret');
  await keep(bob, 'company', company);
  await sql`update kept set (key_id, sealed_note) = (select key_id, sealed_note from kept where uid = ${eva.uid})
    where uid = ${bob.uid}`.execute(app.db);
  expect((await bob.call('GET /api/kept')).status).toBe(500);
});

test('T29: after a key rotation no note needs the old key, and deleting a user deletes all notes', async () => {
  const eva = await app.newcomer('paid');
  await app.db.deleteFrom('kept').execute();
  await keep(eva, 'company', company, 'Kept through it');
  const config = { ...app.config, peopleKeys: keysOf(secondKey, firstKey) };
  expect(await missingKeys(app.db, encryptedNotes, keysOf(secondKey))).toEqual(['first']);
  expect(await rotateKeys({ ...app.services, config }, encryptedNotes)).toBe(1);
  expect(await missingKeys(app.db, encryptedNotes, keysOf(secondKey))).toEqual([]);
  const [thing] = await keptThingsOf(app.db, sealWith(keysOf(secondKey)), eva.uid);
  expect(thing?.note).toBe('Kept through it');
  await app.db.deleteFrom('users').where('uid', '=', eva.uid).execute();
  expect(await app.db.selectFrom('kept').selectAll().execute()).toEqual([]);
});

function keysOf(...texts: string[]) {
  return texts.map((text) => {
    const [id = '', key = ''] = text.split(':');
    return { id, key };
  });
}
