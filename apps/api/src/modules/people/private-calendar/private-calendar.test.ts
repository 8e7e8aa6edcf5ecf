import { randomUUID } from 'node:crypto';
import ICAL from 'ical.js';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dayForSign, titleOfDay } from '@org/reading';
import { startApp, type RunningApp } from '#test/harness.ts';
import type { Person } from '#test/people.ts';
import { startWithKeys } from '#test/rotated-keys.ts';
import { encryptedPeople } from '../people-of-account.ts';
import { rotateKeys } from '../seal.ts';

let processes: Awaited<ReturnType<typeof startWithKeys>>;
let app: RunningApp;

beforeAll(async () => {
  processes = await startWithKeys();
  ({ app } = processes);
});
afterAll(() => processes.close());

const create = async (person: Person) =>
  (await person.call('POST /api/private-calendar')).body.privateCalendar;
/** Reads a private calendar as a calendar program does: without a session. */
const read = (path: string, headers: Record<string, string> = {}) => fetch(app.baseUrl + path, { headers });

test('a calendar program reads the private calendar of a user at its private address', async () => {
  const ada = await app.newcomer('paid');
  expect((await ada.call('GET /api/private-calendar')).body).toEqual({ privateCalendar: null });
  const privateCalendar = await create(ada);
  expect(privateCalendar.path).toMatch(/^\/private-calendar\/[\w-]{43}\.ics$/);
  expect(await create(ada)).toEqual(privateCalendar);
  expect((await ada.call('GET /api/private-calendar')).body).toEqual({ privateCalendar });

  const birth = { name: 'Rose', date: '1950-06-15' };
  await ada.call('POST /api/people', { body: { id: randomUUID(), relation: 'parent', birth } });
  const answer = await read(privateCalendar.path);
  expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
    200,
    'text/calendar; charset=utf-8',
    'private, no-cache',
  ]);
  const calendar = new ICAL.Component(ICAL.parse(await answer.text()) as unknown[]);
  const titles = calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event).summary);
  expect(titles.filter((title) => title.startsWith('Lunar birthday of Rose')).at(-1)).toBe(
    'Lunar birthday of Rose (110)',
  );
  expect(titles.filter((title) => title.startsWith('Chinese New Year'))).toHaveLength(75);
  const etag = answer.headers.get('etag') ?? '';
  expect((await read(privateCalendar.path, { 'if-none-match': etag })).status).toBe(304);
});

test('the private calendar has the next sixty days for the sign of the user only if the address asks for them', async () => {
  const ada = await app.newcomer('paid');
  const { path } = await create(ada);
  const daysAt = async (address: string) => {
    const calendar = new ICAL.Component(ICAL.parse(await (await read(address)).text()) as unknown[]);
    return calendar
      .getAllSubcomponents('vevent')
      .filter((event) => String(event.getFirstPropertyValue('uid')).startsWith('day-'));
  };
  expect(await daysAt(`${path}?today`)).toEqual([]);
  const birth = { name: 'Ada', date: '1990-05-15' };
  await ada.call('POST /api/people', { body: { id: randomUUID(), relation: 'self', birth } });
  expect(await daysAt(path)).toEqual([]);
  const days = await daysAt(`${path}?today`);
  expect(days).toHaveLength(60);
  const [first] = days;
  const today = new Date();
  const date = { year: today.getUTCFullYear(), month: today.getUTCMonth() + 1, day: today.getUTCDate() };
  expect(first?.getFirstPropertyValue('summary')).toBe(titleOfDay(date, 'horse'));
  expect(first?.getFirstPropertyValue('transp')).toBe('TRANSPARENT');
  const description = first?.getFirstPropertyValue('description');
  expect(description).toContain(dayForSign(date, 'horse'));
  expect(description).toMatch(/Good for: .+ Better avoided: .+ Source: /);
  expect(new Set(days.map((day) => new ICAL.Event(day).startDate.toString())).size).toBe(60);
});

test('a revoked address never works again, and a new address has another token', async () => {
  const ada = await app.newcomer('paid');
  const first = await create(ada);
  expect((await ada.call('DELETE /api/private-calendar')).body).toEqual({ privateCalendar: null });
  expect((await ada.call('DELETE /api/private-calendar')).status).toBe(200);
  const second = await create(ada);
  expect(second.path).not.toBe(first.path);
  const answer = await read(first.path);
  expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([410, 'gone']);
  expect((await read(second.path)).status).toBe(200);
});

test('ten calls at once make one address', async () => {
  const ada = await app.newcomer('paid');
  const made = await Promise.all(Array.from({ length: 10 }, () => create(ada)));
  expect(new Set(made.map(({ path }) => path)).size).toBe(1);
});

test.each([
  `/private-calendar/${'A'.repeat(43)}.ics`,
  `/private-calendar/${'A'.repeat(42)}.ics`,
  `/private-calendar/${'A'.repeat(5_000)}.ics`,
  '/private-calendar/../api/people.ics',
])('an unknown address is not found: %s', async (path) => {
  expect((await read(path)).status).toBe(404);
});

test('the private calendar closes when its owner loses access', async () => {
  const ada = await app.newcomer('paid');
  const { path } = await create(ada);
  await app.db.updateTable('users').set({ hasPaidAccess: false }).where('uid', '=', ada.uid).execute();
  expect((await read(path)).status).toBe(402);
});

test('T29: the database and the log hold no token of a private calendar', async () => {
  const ada = await app.newcomer('paid');
  const { path } = await create(ada);
  const token = /[\w-]{43}/.exec(path)?.[0] ?? '';
  expect(token).toHaveLength(43);
  processes.logged.length = 0;
  for (const spelling of [path, path.replace('calendar', '%63alendar'), `${path}?x=${token}`])
    await read(spelling);
  const { rows } = await sql<{ text: string }>`select almanacs::text as text from almanacs`.execute(app.db);
  const stored = rows.map(({ text }) => text).join('\n');
  expect(stored).toContain(ada.uid);
  expect(processes.logged.join('')).toContain('alendar/[redacted].ics');
  for (const spelling of [token, Buffer.from(token).toString('hex')]) {
    expect(stored).not.toContain(spelling);
    expect(processes.logged.join('')).not.toContain(spelling);
  }
});

test('a rotation of the keys leaves every address as it is', async () => {
  const ada = await app.newcomer('paid');
  const { path } = await create(ada);
  await rotateKeys(processes.rotated.services, encryptedPeople);
  const { rows } = await sql<{ keyId: string }>`select key_id from almanacs where uid = ${ada.uid}`.execute(
    app.db,
  );
  expect(rows).toEqual([{ keyId: 'second' }]);
  const answer = await ada.send('GET', '/api/private-calendar', { baseUrl: processes.rotated.baseUrl });
  expect(await answer.json()).toMatchObject({ privateCalendar: { path } });
});

test('more than thirty reads a minute from one address are refused', async () => {
  const strict = await startApp({ database: app.database, stripeUrl: app.stripeUrl, limitScale: 1 });
  const path = `/private-calendar/${'A'.repeat(43)}.ics`;
  const statuses: number[] = [];
  for (let count = 0; count < 31; count += 1) statuses.push((await fetch(strict.baseUrl + path)).status);
  await strict.close();
  expect([new Set(statuses.slice(0, 30)), statuses.at(-1)]).toEqual([new Set([404]), 429]);
});
